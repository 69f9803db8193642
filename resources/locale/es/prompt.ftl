### La barra de fases: lo que se lee en voz alta de cada paso de un turno.

prompt-step-done = Paso { $number } de { $count }: { $name }, hecho
prompt-step-now = Paso { $number } de { $count }: { $name }, ahora
prompt-step-ahead = Paso { $number } de { $count }: { $name }
