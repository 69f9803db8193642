### Fasraden: vad som läses upp för varje steg i en tur.

prompt-step-done = Steg { $number } av { $count }: { $name }, klart
prompt-step-now = Steg { $number } av { $count }: { $name }, nu
prompt-step-ahead = Steg { $number } av { $count }: { $name }
