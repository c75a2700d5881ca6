"""Endpoints of a seat at a table, for programs without a socket: what it sees and does, links, and the past.

All of it passes `view` and `view_entry`; story, rules and foes are told in the reader's words.
"""

from __future__ import annotations

from msgspec.structs import replace

from nde.errors import Illegal, Missing
from nde.hub.large_tables import is_large
from nde.hub.live import Live
from nde.locale.book.lookup import foe_name
from nde.locale.phrases import prospect_told
from nde.prose import Teller
from nde.prose.breakdown import deeds_told
from nde.prose.names import pack_words
from nde.prose.plan import AdventureTold, adventure_told
from nde.prose.sheets import SheetLabel, sheet_label
from nde.store.rows import KeyRow
from nde.table.events import Entry
from nde.table.names import rules_known
from nde.table.offers import odds_asked
from nde.table.seats import GM, Role
from nde.table.state import State
from nde.table.story.plan import plan_for
from nde.table.view import SeatView, view
from nde.table.view_entry import view_entry
from nde.web import answers as a
from nde.web import table_answers as t
from nde.web.bodies import CommandWish, LinkWish, OfferOddsWish
from nde.web.call import Call
from nde.web.handlers.dice import chance, outcome_title
from nde.web.handlers.games import foe_source, foes_found, option_told, rule_entry, rule_told
from nde.web.handlers.tables import new_link
from nde.web.metrics import timed

FEW_ENTRIES = 50
"""So many are looked through for a seat on the spot."""


async def live_table(call: Call) -> Live:
    """The caller's table, opened."""
    live = await call.hub.live(call.table)
    call.know_table(live.row.language, live.row.game)
    return live


async def get_view(call: Call) -> SeatView:
    """The whole table as the caller's seat sees it."""
    live = await live_table(call)
    state, seat = live.state, call.seat.seat
    with timed(call.shared.metrics.view_seconds):
        if is_large(state):
            return await call.worked_out(lambda: view(state, seat))
        return view(state, seat)


async def get_entries(call: Call) -> t.Entries:
    """What has happened behind a number, as the caller's seat sees it."""
    live = await live_table(call)
    seat = call.seat.seat
    entries = await live.entries(call.query["after"], call.query["limit"])

    def work() -> tuple[Entry, ...]:
        return tuple(view_entry(entry, seat) for entry in entries)

    seen = work() if len(entries) <= FEW_ENTRIES else await call.worked_out(work)
    return t.Entries(entries=seen, version=live.version)


async def post_command(call: Call, wish: CommandWish) -> t.CommandDone:
    """Carry out a command; when this answers, it has happened and is on the disk."""
    live = await live_table(call)
    metrics = call.shared.metrics
    call.request.scope["nde.command"] = wish.id
    outcome = await call.hub.carry_out(call.seat, wish.do, id=wish.id, base=wish.base)
    metrics.commands.labels("http").inc()
    entries = await live.entries(outcome.number - 1, 1)
    return t.CommandDone(
        number=outcome.number,
        is_repeated=outcome.is_repeated,
        entry=view_entry(entries[0], call.seat.seat),
    )


async def post_offer_odds(call: Call, wish: OfferOddsWish) -> t.OfferOdds:
    """The exact odds of an offer, with some of its parameters changed."""
    live = await live_table(call)
    state, seat = live.state, call.seat.seat
    prospect = await call.worked_out(lambda: odds_asked(state, seat, wish.action, wish.values))
    if prospect is None:
        return t.OfferOdds(chances=None, prospect=None)
    speaker = call.words(live.row.game)
    return t.OfferOdds(
        chances=tuple(
            a.OutcomeChance(outcome=name, title=outcome_title(name, speaker), chance=chance(exact))
            for name, exact in prospect.chances
        ),
        prospect=prospect_told(speaker, prospect),
    )


async def get_links(call: Call) -> t.Links:
    """The links of a table, taken back or not; their keys are known to nobody."""
    return t.Links(links=tuple(_link(one) for one in await call.hub.links(call.table)))


def _link(row: KeyRow) -> t.LinkInfo:
    return t.LinkInfo(
        id=row.id,
        role=row.role,
        seat=row.seat,
        label=row.label,
        created=row.created,
        is_revoked=row.revoked is not None,
    )


async def post_link(call: Call, wish: LinkWish) -> t.NewLink:
    """Make a link: an invitation, or another one for a seat that is there."""
    live = await live_table(call)
    role: Role = wish.role
    if wish.seat:
        sitting = live.state.seat(wish.seat)
        if sitting is None:
            raise Missing("no-such-seat", seat=wish.seat, allowed=tuple(one.id for one in live.state.seats))
        role = "gm" if wish.seat == GM else sitting.role
    key = await call.hub.invite(call.table, role, seat=wish.seat, label=wish.label)
    return new_link(call, call.table, key, role)


async def delete_link(call: Call) -> None:
    """Take a link back: it opens nothing any more, and whoever is there by it is sent away."""
    id = call.request.path_params["link"]
    if not any(one.id == id and one.revoked is None for one in await call.hub.links(call.table)):
        raise Missing("no-such-link", id=id)
    await call.hub.revoke(call.table, id)


async def get_story(call: Call) -> t.Story:
    """What has happened, in sentences: the latest entries, or those before a number."""
    live = await live_table(call)
    last = min(call.query["before"] - 1, live.version) if call.query["before"] else live.version
    happened = await live.happened(max(0, last - call.query["limit"]), last)
    teller = Teller(call.seat.seat, call.language, has_heads=False)

    def work() -> tuple[t.EntryTold, ...]:
        return tuple(
            t.EntryTold(
                entry=view_entry(one.entry, teller.seat),
                text=tuple(teller.tell(one.before, one.entry, one.after)),
                deeds=deeds_told(
                    teller.storyteller(one.after), one.after, view_entry(one.entry, teller.seat)
                ),
                heading=teller.heading(one.before, one.after),
            )
            for one in happened
        )

    entries = await call.worked_out(work)
    first = entries[0].entry.number if entries else last + 1
    is_cut = first > 1 and not live.can_recall
    return t.Story(entries=entries, version=last, has_earlier=first > 1 and not is_cut, is_cut=is_cut)


async def get_adventure(call: Call) -> AdventureTold:
    """The whole adventure as it stands, for its game master: every room, its secrets, and how it stands."""
    live = await live_table(call)
    plan = plan_for(live.state, call.seat.seat)
    if plan is None:
        raise Illegal("no-adventure")
    speaker = call.words(live.row.game, pack_words(live.state.pinned, call.language))
    return adventure_told(live.state, plan, speaker)


async def get_table_rule(call: Call) -> a.RuleWhole:
    """A rule of the game that is played here, as it is played here."""
    live = await live_table(call)
    speaker = call.words(live.row.game, pack_words(live.state.pinned, call.language))
    rules = live.state.rules
    id = f"{rules.id}/{call.request.path_params['rule']}"
    entry = rule_entry(rules, id)
    options = tuple(option_told(one, speaker) for one in rules.options if id in one.rules)
    return a.RuleWhole(rule=rule_told(entry, speaker), options=options)


async def get_table_foes(call: Call) -> a.Foes:
    """The stat blocks of the game that is played here, or those that a search finds."""
    live = await live_table(call)
    speaker = call.words(live.row.game, pack_words(live.state.pinned, call.language))
    rules, sought = rules_known(live.state, call.seat.seat), call.query["search"]
    return await call.worked_out(lambda: foes_found(rules, speaker, sought))


async def get_table_foe(call: Call) -> SheetLabel:
    """A stat block of the game that is played here, in words."""
    live = await live_table(call)
    state: State = live.state
    speaker = call.words(live.row.game, pack_words(state.pinned, call.language))
    id, rules = call.request.path_params["foe"], rules_known(state, call.seat.seat)
    if id not in rules.foes:
        raise Missing("no-such-stat-block", id=id)
    source = foe_source(rules, id)
    if rules.foe_sheet is None:
        return SheetLabel(figure=id, name=foe_name(rules, id, speaker), source=source)
    told = sheet_label(rules.foe_sheet(id), speaker)
    return replace(told, figure=id, name=foe_name(rules, id, speaker), source=source)
