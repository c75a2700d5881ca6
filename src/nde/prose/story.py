"""The words of an adventure: its own, where its file brings them, or those of the catalogue."""

from __future__ import annotations

from nde.locale import Words
from nde.table.story.adventure import Adventure, Progress, Texts
from nde.table.story.choices import WARY_DEEDS

WARY = {deed.id: deed.id.replace(".", "-") for deed in WARY_DEEDS}
"""The messages of what can be done where somebody keeps their distance."""


class Stories:
    """Speaks of one adventure; silent where there is none."""

    def __init__(self, adventure: Adventure | None, speaker: Words) -> None:
        self._adventure = adventure
        self._speaker = speaker
        self._places = {place.id: place for place in adventure.places} if adventure is not None else {}

    def title(self) -> str:
        """What the adventure is called."""
        return self._text(self._adventure.title, "") if self._adventure is not None else ""

    def intro(self) -> str:
        """What it is about."""
        return self._text(self._adventure.text, "", "text") if self._adventure is not None else ""

    def place_title(self, id: str) -> str:
        """What a place is called."""
        place = self._places.get(id)
        return self._text(place.title, id) or id if place is not None else id

    def place_text(self, id: str, progress: Progress | None = None) -> str:
        """What is to be seen at a place: by flag, else what was told when its fight was won, or at first."""
        place = self._places.get(id)
        if place is None:
            return ""
        flag, text = place.text_by_flag(progress.flags if progress is not None else ())
        told = self._text(text, id, f"text-{flag}") if flag else ""
        if not told and progress is not None and id in progress.won:
            told = self.won_text(id, is_rout=id in progress.broken)
        return told or self._text(place.text, id, "text")

    def won_text(self, id: str, *, is_rout: bool) -> str:
        """What is told when the fight at a place is won: the foes fell, or some of them ran."""
        place = self._places.get(id)
        if place is None:
            return ""
        if is_rout:
            return self._text(place.broken_text, id, "broken")
        return self._text(place.won_text, id, "won")

    def choice(self, place: str, id: str, progress: Progress | None = None) -> str:
        """An exit or a deed of a place, as something to choose for a party that has come so far."""
        if id in WARY:
            return self._speaker.say(f"play-{WARY[id]}")
        found = self._places.get(place)
        visited = progress.visited if progress is not None else tuple(self._places)
        texts = {one.id: one.text_after(visited) for one in found.exits} if found is not None else {}
        texts |= {one.id: one.text for one in found.deeds} if found is not None else {}
        return self._text(texts[id], f"{place}-{id}") or id if id in texts else id

    def deed_text(self, deed: str, *, works: bool) -> str:
        """What is told of a deed, written `place/deed`, that worked or did not."""
        place, _, id = deed.partition("/")
        if id in WARY:
            return self._speaker.attribute(f"play-{WARY[id]}", "works" if works else "fails")
        found = self._places.get(place)
        for one in found.deeds if found is not None else ():
            if one.id == id:
                texts = one.works_text if works else one.fails_text
                return self._text(texts, f"{place}-{id}", "works" if works else "fails")
        return ""

    def tried(self, deed: str) -> str:
        """What somebody does who tries a deed, written `place/deed`, after their name; empty if unsaid."""
        place, _, id = deed.partition("/")
        if id in WARY:
            return self._speaker.attribute(f"play-{WARY[id]}", "tried")
        found = self._places.get(place)
        for one in found.deeds if found is not None else ():
            if one.id == id:
                return self._text(one.tried_text, f"{place}-{id}", "tried")
        return ""

    def ending(self, id: str) -> tuple[str, ...]:
        """How it ends: the title of the ending and its text."""
        for ending in self._adventure.endings if self._adventure is not None else ():
            if ending.id == id:
                title = self._text(ending.title, f"ending-{id}")
                text = self._text(ending.text, f"ending-{id}", "text")
                if title or text:
                    return tuple(part for part in (title, text) if part)
        usual = f"play-ending-{id}"
        return (self._speaker.say(usual) if self._speaker.has(usual) else id,)

    def clock_title(self, id: str) -> str:
        """What a clock of the adventure is called; empty for a clock that is not of it."""
        for clock in self._adventure.clocks if self._adventure is not None else ():
            if clock.id == id:
                return self._text(clock.title, f"clock-{id}")
        return ""

    def clock_full(self, id: str, number: int = 0) -> str:
        """What is told when a clock of the adventure is full, for the first time or another."""
        for clock in self._adventure.clocks if self._adventure is not None else ():
            if clock.id == id:
                return self._text(clock.text_of(number), f"clock-{id}", "full")
        return ""

    def _text(self, own: Texts, part: str, attribute: str = "") -> str:
        if own:
            by_language = dict(own)
            return by_language.get(self._speaker.language) or by_language.get("en") or own[0][1]
        assert self._adventure is not None
        key = f"adventure-{self._adventure.id}" + (f"-{part}" if part else "")
        if not self._speaker.has(key):
            return ""
        return self._speaker.attribute(key, attribute) if attribute else self._speaker.say(key)
