"""TKDS, "Tam, kde draci spí", by Ladislav Lipka: a k20 and a skill, read in four degrees."""
