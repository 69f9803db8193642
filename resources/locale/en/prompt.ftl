### The phase bar: what is read aloud for each step of a turn.

prompt-step-done = Step { $number } of { $count }: { $name }, done
prompt-step-now = Step { $number } of { $count }: { $name }, now
prompt-step-ahead = Step { $number } of { $count }: { $name }
