"""Endpoints for play at a table, for programs without a socket.  All of it passes `view` and `view_entry`."""

from __future__ import annotations

from nde.errors import Missing
from nde.hub.live import Live
from nde.locale.phrases import prospect_told
from nde.store.rows import KeyRow
from nde.table.acting import odds_asked
from nde.table.seats import GM, Role
from nde.table.view import SeatView, view
from nde.table.view_entry import view_entry
from nde.web import answers as a
from nde.web.bodies import CommandWish, LinkWish, OfferOddsWish
from nde.web.call import Call
from nde.web.metrics import timed
from nde.web.rolling import chance, outcome_title
from nde.web.tables import new_link


async def live_table(call: Call) -> Live:
    """The caller's table, opened."""
    live = await call.hub.live(call.table)
    call.know_table(live.row.language, live.row.game)
    return live


async def get_view(call: Call) -> SeatView:
    """The whole table as the caller's seat sees it."""
    live = await live_table(call)
    with timed(call.shared.metrics.view_seconds):
        return view(live.state, call.seat.seat)


async def get_entries(call: Call) -> a.Entries:
    """What has happened behind a number, as the caller's seat sees it."""
    live = await live_table(call)
    entries = await live.entries(call.query["after"], call.query["limit"])
    seen = tuple(view_entry(entry, call.seat.seat) for entry in entries)
    return a.Entries(entries=seen, version=live.version)


async def post_command(call: Call) -> a.CommandDone:
    """Carry out a command; when this answers, it has happened and is on the disk."""
    wish: CommandWish = call.body
    live = await live_table(call)
    metrics = call.shared.metrics
    call.request.scope["nde.command"] = wish.id
    outcome = await call.hub.carry_out(call.seat, wish.do, id=wish.id, base=wish.base)
    metrics.commands.labels("http").inc()
    entries = await live.entries(outcome.number - 1, 1)
    return a.CommandDone(
        number=outcome.number,
        is_repeated=outcome.is_repeated,
        entry=view_entry(entries[0], call.seat.seat),
    )


async def post_offer_odds(call: Call) -> a.OfferOdds:
    """The exact odds of an offer, with some of its parameters changed."""
    wish: OfferOddsWish = call.body
    live = await live_table(call)
    state, seat = live.state, call.seat.seat
    prospect = await call.shared.workers.run(lambda: odds_asked(state, seat, wish.action, wish.values))
    if prospect is None:
        return a.OfferOdds(chances=None, prospect=None)
    speaker = call.words(live.row.game)
    return a.OfferOdds(
        chances=tuple(
            a.OutcomeChance(outcome=name, title=outcome_title(name, speaker), chance=chance(exact))
            for name, exact in prospect.chances
        ),
        prospect=prospect_told(speaker, prospect),
    )


async def get_links(call: Call) -> a.Links:
    """The links of a table, taken back or not; their keys are known to nobody."""
    return a.Links(links=tuple(_link(one) for one in await call.hub.links(call.table)))


def _link(row: KeyRow) -> a.LinkInfo:
    return a.LinkInfo(
        id=row.id,
        role=row.role,
        seat=row.seat,
        label=row.label,
        created=row.created,
        is_revoked=row.revoked is not None,
    )


async def post_link(call: Call) -> a.NewLink:
    """Make a link: an invitation, or another one for a seat that is there."""
    wish: LinkWish = call.body
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
