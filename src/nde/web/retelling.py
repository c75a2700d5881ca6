"""Endpoints that tell a table's past, rules and foes in the reader's words."""

from __future__ import annotations

from msgspec.structs import replace

from nde.errors import Missing
from nde.locale.book.lookup import foe_name
from nde.prose import Teller
from nde.prose.calling import pack_words
from nde.prose.log import deeds_told
from nde.prose.sheets import SheetLabel, sheet_label
from nde.table.state import State
from nde.table.view_entry import view_entry
from nde.web import answers as a
from nde.web.about_games import foe_source, foes_found, option_told, rule_entry, rule_told
from nde.web.call import Call
from nde.web.playing import live_table


async def get_story(call: Call) -> a.Story:
    """What has happened, in sentences: the latest entries, or those before a number."""
    live = await live_table(call)
    last = min(call.query["before"] - 1, live.version) if call.query["before"] else live.version
    happened = await live.happened(max(0, last - call.query["limit"]), last)
    teller = Teller(call.seat.seat, call.language)

    def work() -> tuple[a.EntryTold, ...]:
        return tuple(
            a.EntryTold(
                entry=view_entry(one.entry, teller.seat),
                text=tuple(teller.tell(one.before, one.entry, one.after)),
                deeds=deeds_told(teller.meet(one.after), one.after, view_entry(one.entry, teller.seat)),
            )
            for one in happened
        )

    entries = await call.shared.workers.run(work)
    first = entries[0].entry.number if entries else last + 1
    is_cut = first > 1 and not live.can_recall
    return a.Story(entries=entries, version=last, has_earlier=first > 1 and not is_cut, is_cut=is_cut)


async def get_table_rule(call: Call) -> a.RuleWhole:
    """A rule of the game that is played here, as it is played here."""
    live = await live_table(call)
    speaker = call.words(live.row.game, pack_words(live.state.header, call.language))
    rules = live.state.rules
    id = f"{rules.id}/{call.request.path_params['rule']}"
    entry = rule_entry(rules, id)
    options = tuple(option_told(one, speaker) for one in rules.options if id in one.rules)
    return a.RuleWhole(rule=rule_told(entry, speaker), options=options)


async def get_table_foes(call: Call) -> a.Foes:
    """The stat blocks of the game that is played here, or those that a search finds."""
    live = await live_table(call)
    speaker = call.words(live.row.game, pack_words(live.state.header, call.language))
    return foes_found(live.state.rules, speaker, call.query["search"])


async def get_table_foe(call: Call) -> SheetLabel:
    """A stat block of the game that is played here, in words."""
    live = await live_table(call)
    state: State = live.state
    speaker = call.words(live.row.game, pack_words(state.header, call.language))
    id = call.request.path_params["foe"]
    if id not in state.rules.foes:
        raise Missing("no-such-stat-block", id=id)
    source = foe_source(state.rules, id)
    if state.rules.foe_sheet is None:
        return SheetLabel(figure=id, name=foe_name(id, speaker), source=source)
    told = sheet_label(state.rules.foe_sheet(id), speaker)
    return replace(told, figure=id, name=foe_name(id, speaker), source=source)
