# What players know of foes’ numbers.

ui-numbers-agree = What players know of foes
ui-numbers-agree-shown = health and protection in numbers
ui-numbers-agree-words = only words: unhurt, hurt, nearly down
ui-numbers-agree-hidden = nothing
ui-numbers-known = Players know
ui-numbers-known-agreed = as agreed
ui-numbers-known-shown = numbers
ui-numbers-known-words = words
ui-numbers-known-hidden = nothing
