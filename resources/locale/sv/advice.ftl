### Tips och skäl: deras kort, och vad som sägs när det inte finns något.

advice-signed = { $sign }{ $amount }
advice-not-now = Ett tips finns för den som ska handla: i en människas tur, i partiets nuvarande ögonblick.
advice-nobody = Ingen datorspelare har handlat före det här ögonblicket.
advice-failed = Inget kunde hittas. Rapportera gärna problemet.
advice-points = { $signed } { $count ->
   *[other] poäng
}: { $gains }
advice-play = Spela den
advice-close = Stäng

## Ett tips

advice-hint = Den bästa turen som hittades för { $name }
advice-next = Eller: { $gains }
advice-more = { $steps }; och { $count ->
    [one] 1 steg till
   *[other] { $count } steg till
}
advice-no-points = inga poäng än, men ett bättre läge

## Varför en datorspelare gjorde något

advice-why = Varför { $name } spelade så: jämfört med den näst bästa turen
advice-secret = Handen är hemlig så länge människor spelar.
advice-equal = Alla andra turer som den övervägde var värda lika mycket.
advice-thinking = Den tänker igen …
advice-unknown = Det går inte att säga: härifrån skulle { $name } ha spelat annorlunda. Någon annan gjorde det, eller en äldre version av programmet.
advice-random = Den spelar på måfå.
advice-only = Den såg inget annat att göra.
advice-runner-up = Näst bäst: { $step }

## Vad en tur var värd för den, i vilket spel som helst

judge-error = slump i bedömningen
judge-ahead = turerna som följer
judge-rest = allt annat
