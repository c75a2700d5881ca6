"""An expedition made of a number: an adventure as people write them, for any game, in every language.

What is made is a document, the very one that a file of an adventure holds, and it is read as such a file is:
every check that a person's adventure has to pass, it passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import tomli_w

from nde.expeditions.dangers import PLAIN, Counts, Danger, Fight
from nde.expeditions.maps import battle_maps
from nde.expeditions.plan import Plan, drawn_plan
from nde.expeditions.themes import Role, Room
from nde.expeditions.voices import Texts, Voices
from nde.rules import Ruleset
from nde.rules.play import Kind
from nde.table.story.adventure import Adventure
from nde.table.story.reader import read_document

if TYPE_CHECKING:
    from nde.expeditions.line_ups import Odds

Document: TypeAlias = dict[str, Any]
LineUps: TypeAlias = Mapping[Fight, Counts]
STEPS: Mapping[Danger, int] = {"safe": 12, "risky": 10, "deadly": 8}
"""How long the clock takes to strike: a fight in which failures move it fills no whole clock."""
USUAL = 3
"""So many heroes are reckoned with where nobody knows who will come."""
LATE = "late"
GROUNDS: Mapping[Fight, Role | Literal[""]] = {
    "guard": "guard",
    "den": "den",
    "patrol": "",
    "outside": "out",
    "last": "lair",
}
"""In which room each fight is; in none of its own where the party is found wherever it rests, on no map."""


def new_expedition(
    seed: int, danger: Danger = "risky", rules: Ruleset | None = None, party: Mapping[str, Any] | None = None
) -> Adventure:
    """The expedition of a number, as dangerous as is wanted for this party, if it is known."""
    return read_document(new_document(seed, danger, rules, party), f"expedition {seed}")


def new_document(
    seed: int, danger: Danger = "risky", rules: Ruleset | None = None, party: Mapping[str, Any] | None = None
) -> Document:
    """The same as a document, to be kept in a file."""
    if rules is None or not party:
        return document_with(seed, danger, PLAIN[danger], USUAL)
    from nde.expeditions.line_ups import Odds  # the lab is asked only where there is a party

    odds = Odds(rules, party)
    return document_with(seed, danger, fitting(drawn_plan(seed), danger, odds), odds.heroes)


def document_with(seed: int, danger: Danger, fights: LineUps, heroes: int) -> Document:
    """The document of a number with these foes, who were chosen for so many heroes."""
    return _Writer(drawn_plan(seed), fights, heroes, danger).document()


def expedition_text(document: Document) -> str:
    """The file of an expedition, to be kept, changed and led like any other."""
    text: str = tomli_w.dumps(document, multiline_strings=True)
    return text


def fitting(plan: Plan, danger: Danger, odds: Odds) -> LineUps:
    """Who waits in each fight, by what the lab says of a party on the very ground of that fight."""
    maps = battle_maps(plan)
    found = dict(PLAIN[danger])
    for fight, role in GROUNDS.items():
        room = next((one.id for one in plan.rooms if one.role == role), "")
        if (role and not room) or (fight == "outside" and not plan.twist.comes):
            continue  # nobody is there
        found[fight] = odds.fitting(fight, kind_of(plan, fight), danger, maps.get(room, "")).counts
    return found


def kind_of(plan: Plan, fight: Fight) -> Kind:
    """What sort of foes a fight is with."""
    if fight == "outside" and plan.twist.comes:
        return plan.twist.comes
    return plan.nest if fight == "den" else plan.villain.kind


class _Writer:
    """Writes the document of one plan."""

    def __init__(self, plan: Plan, fights: LineUps, heroes: int, danger: Danger) -> None:
        self.plan, self.fights, self.heroes, self.danger = plan, fights, heroes, danger
        self.voices = Voices(plan.village, plan.prize.id, plan.villain.id)
        self.maps = battle_maps(plan)

    def document(self) -> Document:
        """The whole."""
        plan = self.plan
        theme, prize = f"expedition-{plan.theme.id}", f"expedition-prize-{plan.prize.id}"
        return {
            "adventure": {
                "id": f"expedition-{plan.seed}" if plan.seed >= 0 else f"expedition-x{-plan.seed}",
                "format": 1,
                "start": plan.room("start").id,
                "title": self.say(f"{theme}.title"),
                "text": self.say(
                    f"{prize}.why",
                    f"{theme}.text",
                    f"expedition-{plan.prize.sort}.task",
                    f"expedition-clock-{plan.clock}.warning",
                ),
            },
            "clocks": {"doom": self._clock()},
            "places": {room.id: self._place(room) for room in plan.rooms},
            "endings": self._endings(),
        }

    def say(self, *keys: str) -> Texts:
        """Sentences in every language."""
        return self.voices.say(*keys)

    def words(self, room: Room) -> str:
        """The message of a room."""
        return f"expedition-{self.plan.theme.id}-{room.id}"

    def foes(self, fight: Fight, counts: Counts | None = None) -> list[Document]:
        """The foes of a fight, as many more or fewer as the party is larger or smaller than this one."""
        found = []
        for rank, count in self.fights[fight] if counts is None else counts:
            group: Document = {"kind": kind_of(self.plan, fight), "rank": rank, "count": count}
            if rank == "minion":
                group |= {"count": count - self.heroes, "per_hero": 1}
            found.append(group)
        return found

    def _clock(self) -> Document:
        key = f"expedition-clock-{self.plan.clock}"
        return {
            "steps": STEPS[self.danger],
            "title": self.say(key),
            "full_text": self.say(f"{key}.full"),
            "strike_texts": [self.say(f"{key}.{strike}") for strike in ("full", "second", "third")],
            "strikes": [
                [{"set": ["stirred"]}],
                [{"set": ["shut"]}],
                [{"set": [LATE]}],
            ],
        }

    def _place(self, room: Room) -> Document:
        key = self.words(room)
        place: Document = {
            "title": self.say(key),
            "text": self.say(f"{key}.text"),
            "exits": self._exits(room),
            "deeds": {},
        }
        getattr(self, f"_as_{room.role}")(room, key, place)
        self._sneak(room, place)
        return place

    # Each role.

    def _as_start(self, room: Room, key: str, place: Document) -> None:
        place["deeds"]["scout"] = self._trial(
            room, f"{key}-scout", works={"set": ["forewarned"]}, fails={"clock": "doom"}
        )

    def _as_guard(self, room: Room, key: str, place: Document) -> None:
        self._fight(room, place, "guard")

    def _as_hub(self, room: Room, key: str, place: Document) -> None:
        clock = f"expedition-clock-{self.plan.clock}"
        place["text_when"] = {
            "stirred": self.say(f"{key}.text", f"{clock}.first"),
            LATE: self.say(f"{key}.text", f"{clock}.last"),
        }
        place["deeds"]["breathe"] = {
            "rest": "breather",
            "text": self.say(f"{key}-breathe"),
            "works": [{"clock": "doom"}, self._patrol()],
            "works_text": self.say(f"{key}-breathe.works"),
        }

    def _as_clue(self, room: Room, key: str, place: Document) -> None:
        plan = self.plan
        told = {
            plan.weakness: ("weakness", f"expedition-villain-{plan.villain.id}.secret"),
            plan.truth: ("truth", f"expedition-twist-{plan.twist.id}.truth"),
            plan.secret: ("way", f"expedition-{plan.theme.id}.secret"),
        }
        flag, clue = told[room.id]
        price: Document = {"harm": "light"} if room.is_costly else {"clock": "doom"}
        deed = self._trial(room, f"{key}-search", works={"set": [flag]}, fails={"set": [flag], **price})
        deed["works_text"] = self.say(f"{key}-search.works", clue)
        deed["fails_text"] = self.say(f"{key}-search.fails", clue)
        place["deeds"]["search"] = deed
        place["text_when"] = {flag: self.say(f"{key}.text", "expedition-searched")}

    def _as_hazard(self, room: Room, key: str, place: Document) -> None:
        for name, trial in zip(("first", "second"), room.trials, strict=True):
            deed = self._trial(
                room,
                f"{key}-{name}",
                works={"set": ["crossed"]},
                fails={"set": ["crossed"], "harm": "light"},
                trial=trial,
            )
            place["deeds"][name] = deed | {"bars": ["crossed"]}
        place["deeds"]["second"]["fails"] = {"set": ["crossed"], "clock": "doom", "tick": 2}
        place["text_when"] = {"crossed": self.say(f"{key}.text", "expedition-crossed")}

    def _as_den(self, room: Room, key: str, place: Document) -> None:
        self._fight(room, place, "den")
        place["deeds"]["loot"] = {
            "text": self.say(f"{key}-loot"),
            "works": {"set": ["tool"]},
            "works_text": self.say(f"{key}-loot.works"),
        }

    def _as_rest(self, room: Room, key: str, place: Document) -> None:
        place["deeds"]["sleep"] = {
            "rest": "rest",
            "text": self.say(f"{key}-sleep"),
            "works": [{"clock": "doom", "tick": 3}, self._patrol()],
            "works_text": self.say(f"{key}-sleep.works"),
        }

    def _as_gate(self, room: Room, key: str, place: Document) -> None:
        place["text_when"] = {"open": self.say(f"{key}.opened")}
        force = self._trial(
            room, f"{key}-force", works={"set": ["open"]}, fails={"set": ["bent"], "clock": "doom"}
        )
        place["deeds"]["force"] = force | {"bars": ["open"]}
        place["deeds"]["wear"] = {
            "needs": ["bent"],
            "bars": ["open"],
            "text": self.say(f"{key}-wear"),
            "works": {"set": ["open"], "clock": "doom", "tick": 3},
            "works_text": self.say(f"{key}-wear.works"),
        }
        if any(one.role == "den" for one in self.plan.rooms):
            place["deeds"]["tool"] = {
                "needs": ["tool"],
                "bars": ["open"],
                "text": self.say(f"{key}-tool"),
                "works": {"set": ["open"]},
                "works_text": self.say(f"{key}-tool.works"),
            }

    def _as_lair(self, room: Room, key: str, place: Document) -> None:
        plan = self.plan
        villain = f"expedition-villain-{plan.villain.id}"
        taken, out = f"expedition-{plan.prize.sort}.taken", plan.room("out").id
        whole = self.foes("last")
        freed: Document = {"set": ["prize"], "go": out}
        place["text"] = self.say(f"{key}.text", f"{villain}.lair")
        place["text_when"] = {"fight": self.say(f"{key}.text", "expedition-awaited")}
        place["map"] = self.maps[room.id]
        place["won"] = {"needs": ["fight"], **freed}
        place["won_text"] = self.say(f"{villain}.won", taken)
        place["broken_text"] = self.say(f"{villain}.broken", taken)
        fight: Document = {"set": ["fight"], "foes": whole}
        alone: Document = {"set": ["fight"], "foes": self.foes("last", counts=_weakened(self.fights["last"]))}
        deeds = place["deeds"]
        use = self._deed(f"{villain}-use", plan.villain.trial, works=alone, fails=fight)
        deeds["use"] = use | {"needs": ["weakness"], "bars": ["fight"]}
        if plan.twist.appeals:
            appeal = self._deed(
                "expedition-twist-kin-appeal",
                "nerve",
                works={**freed, "set": ["prize", "peace"]},
                fails=fight,
            )
            deeds["appeal"] = appeal | {"needs": ["truth"], "bars": ["fight"]}
        steal = self._deed(f"expedition-{plan.prize.sort}-steal", "agility", works=freed, fails=fight)
        # Only whoever has watched them knows when they turn their backs.
        deeds["steal"] = steal | {"needs": ["forewarned"], "bars": ["fight", "shut"], "difficulty": "hard"}
        deeds["attack"] = {
            "text": self.say("expedition-attack"),
            "once": False,
            "works": fight,
            "works_text": self.say(f"{villain}.fight"),
        }

    def _as_out(self, room: Room, key: str, place: Document) -> None:
        plan = self.plan
        twist = f"expedition-twist-{plan.twist.id}"
        place["map"] = self.maps[room.id]
        if plan.twist.comes:
            coming = self.foes("outside")
            place["text"] = self.say(f"{key}.text", f"{twist}.out")
            place["deeds"]["avert"] = {
                "needs": ["truth"],
                "text": self.say(f"{twist}-avert"),
                "works": {"ending": "turned"},
                "works_text": self.say(f"{twist}-avert.works"),
            }
            place["deeds"]["home"] = {
                "bars": ["met"],
                "text": self.say(f"expedition-{plan.prize.sort}-home"),
                "works": [{"set": ["met"], "foes": coming}],
                "works_text": self.say(f"{twist}.comes"),
            }
            place["won"] = [{"needs": ["met"], **one} for one in self._home()]
            place["won_text"] = self.say(f"{twist}.won")
            place["broken_text"] = self.say(f"{twist}.won")
            return
        if not plan.twist.appeals:
            place["deeds"]["leave"] = {
                "needs": ["truth"],
                "text": self.say(f"{twist}-leave"),
                "works": {"ending": "turned"},
                "works_text": self.say(f"{twist}-leave.works"),
            }
        place["deeds"]["home"] = {
            "text": self.say(f"expedition-{plan.prize.sort}-home"),
            "works": self._home(),
            "works_text": self.say(f"{key}.home"),
        }

    def _home(self) -> list[Document]:
        turned = [{"needs": ["peace"], "ending": "turned"}] if self.plan.twist.appeals else []
        return [*turned, {"needs": [LATE], "ending": LATE}, {"ending": "home"}]

    def _endings(self) -> Document:
        plan = self.plan
        prize, twist = f"expedition-prize-{plan.prize.id}", f"expedition-twist-{plan.twist.id}"
        told = {
            "home": ("expedition-ending-home", f"{prize}.home"),
            "turned": (f"{twist}.title", f"{twist}.end"),
            LATE: ("expedition-ending-late", f"{prize}.late"),
            "lost": ("expedition-ending-lost", f"expedition-{plan.theme.id}.lost"),
        }
        return {
            id: {"won": id != "lost", "title": self.say(title), "text": self.say(text)}
            for id, (title, text) in told.items()
        }

    # Parts.

    def _exits(self, room: Room) -> Document:
        """The ways on, which may have to be opened first, and the ways back."""
        found: Document = {}
        plan = self.plan
        for way in plan.ways:
            if way.at == room.id:
                to = plan.of(way.to)
                exit: Document = {"to": to.id, "text": self.say(f"{self.words(to)}.way")}
                if room.role == "hazard":
                    exit["needs"] = ["crossed"]
                if room.role == "gate":
                    exit["needs"] = ["open"]
                found[to.id] = exit
            elif way.to == room.id:
                back = plan.of(way.at)
                found[back.id] = self._back(back)
        return found | self._secret(room)

    def _back(self, to: Room) -> Document:
        """A way back, which is another way to those who came by none of its like."""
        key = self.words(to)
        texts = {
            "text": self.voices.leading("expedition-back", key),
            "new_text": self.voices.leading("expedition-other", key),
        }
        return {"to": to.id, "escape": True, **texts}

    def _secret(self, room: Room) -> Document:
        """The way past the gate for those who know of it, and back for those who took it."""
        plan = self.plan
        hub, lair = plan.room("hub"), plan.room("lair")
        if not plan.secret or room not in (hub, lair):
            return {}
        if room == lair:
            return {"secret": {**self._back(hub), "needs": ["crept"]}}
        text = self.say(f"expedition-{plan.theme.id}.way")
        way = {"to": lair.id, "needs": ["way"], "bars": ["shut"], "then": {"set": ["crept"]}, "text": text}
        return {"secret": way}

    def _sneak(self, room: Room, place: Document) -> None:
        """Whoever knows of the guard can try to get past it, to the next room behind."""
        plan = self.plan
        guard = plan.room("guard")
        if not any(way == (room.id, guard.id) for way in plan.ways):
            return
        beyond = next(way.to for way in plan.ways if way.at == guard.id)
        deed = self._trial(
            guard,
            f"{self.words(guard)}-sneak",
            works={"go": beyond},
            fails={"clock": "doom", "go": guard.id},
        )
        place["deeds"]["sneak"] = deed | {"needs": ["forewarned"]}

    def _patrol(self) -> Document:
        """Whoever looks for the party finds it where it rests, once: never in the middle of a fight."""
        return {"needs": ["stirred"], "bars": ["found"], "set": ["found"], "foes": self.foes("patrol")}

    def _fight(self, room: Room, place: Document, fight: Fight) -> None:
        key = self.words(room)
        foes = f"expedition-foes-{kind_of(self.plan, fight)}"
        place["text"] = self.say(f"{key}.text", f"{foes}.seen")
        place["won_text"] = self.say(f"{foes}.won")
        place["broken_text"] = self.say(f"{foes}.broken")
        place["map"] = self.maps[room.id]
        place["foes"] = self.foes(fight)

    def _trial(self, room: Room, key: str, works: Document, fails: Document, trial: str = "") -> Document:
        return self._deed(key, trial or room.trials[0], works, fails)

    def _deed(self, key: str, trial: str, works: Document, fails: Document) -> Document:
        return {
            "trial": trial,
            "text": self.say(key),
            "tried_text": self.say(f"{key}.tried"),
            "works": works,
            "works_text": self.say(f"{key}.works"),
            "fails": fails,
            "fails_text": self.say(f"{key}.fails"),
        }


def _weakened(counts: Counts) -> Counts:
    """The same without half of those who stand behind their head, or one who leads fewer."""
    heads = tuple(one for one in counts if one[0] != "minion")
    minions = sum(count for rank, count in counts if rank == "minion")
    return (*heads, ("minion", minions // 2)) if minions > 1 else heads or (("minion", 1),)
