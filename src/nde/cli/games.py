"""`nde games`: which games there are, what can be asked of each, and with which parameters."""

from __future__ import annotations

from typing import Any

from nde.cli.arguments import Arguments
from nde.cli.chosen_game import choose_game
from nde.cli.session import Reply, Session
from nde.locale import Words
from nde.locale.book.game import ChosenGame
from nde.locale.book.rules import option_line, option_word
from nde.locale.book.told import situation_word, typed_value
from nde.locale.given import allowed_text, param_word
from nde.locale.layout import entries, paragraph
from nde.rules import ruleset_ids
from nde.rules.ruleset import Option, Param, Situation


def run(arguments: Arguments, session: Session) -> Reply:
    """List the games, the situations of one, or the parameters of one situation."""
    id, name = arguments.word(0), arguments.word(1)
    if id is None:
        games = [choose_game(one, arguments, session) for one in ruleset_ids()]
        return Reply(
            data=lambda: {"games": [_game_data(game) for game in games]}, text=lambda: _games(games, session)
        )
    game = choose_game(id, arguments, session)
    if name is None:
        return Reply(data=lambda: _game_data(game), text=lambda: _game(game, session))
    situation = game.rules.situation(name)
    return Reply(
        data=lambda: _situation_data(situation, game.words), text=lambda: _situation(game, situation, session)
    )


def _game_data(game: ChosenGame) -> dict[str, Any]:
    rules, words = game.rules, game.words
    return {
        "id": rules.id,
        "title": game.title,
        "credit": game.credit,
        "outcomes": list(rules.outcome_names),
        "variants": list(rules.variants),
        "situations": [_situation_data(one, words) for one in rules.situations],
        "options": [_option_data(one, words) for one in rules.options],
    }


def _situation_data(situation: Situation, words: Words) -> dict[str, Any]:
    return {
        "name": situation.name,
        "title": situation_word(situation.name, words),
        "params": [_param_data(param, words) for param in situation.params],
    }


def _param_data(param: Param, words: Words) -> dict[str, Any]:
    return {
        "name": param.name,
        "title": param_word(param.name, words),
        "kind": param.kind,
        "default": param.default,
        "choices": list(param.choices),
        "sides": list(param.sides),
        "least": param.least,
        "most": param.most,
        "is_many": param.is_many,
    }


def _option_data(option: Option, words: Words) -> dict[str, Any]:
    return {
        "key": option.key,
        "title": option_word(option, words),
        "choices": list(option.choices),
        "least": option.least,
        "most": option.most,
        "default": option.default,
        "rules": list(option.rules),
        "ruling": option.ruling,
    }


def _games(games: list[ChosenGame], session: Session) -> str:
    rows = [
        (
            game.rules.id,
            f"{game.title}: " + ", ".join(one.name for one in game.rules.situations),
        )
        for game in games
    ]
    return "\n".join(
        [*entries(rows, session.width), "", *paragraph(session.words.say("cli-games-more"), session.width)]
    )


def _game(game: ChosenGame, session: Session) -> str:
    words, width = game.words, session.width
    lines = [
        f"{game.title} ({game.rules.id})",
        *paragraph(game.credit, width),
        "",
        words.say("cli-situations"),
    ]
    lines += entries([(one.name, _situation_line(one, words)) for one in game.rules.situations], width)
    lines += ["", words.say("cli-options")]
    for option in game.rules.options:
        title = option_word(option, words)
        about = f"{title}  " if title != option.key else ""
        lines += paragraph(option_line(option, game), width, "      ", "  ")
        lines += paragraph(f"{about}[{', '.join(option.rules)}]", width, "      ")
    return "\n".join(lines)


def _situation_line(situation: Situation, words: Words) -> str:
    names = " ".join(param.name if param.default is None else f"[{param.name}]" for param in situation.params)
    title = situation_word(situation.name, words)
    return ": ".join(dict.fromkeys(part for part in (title, names) if part))


def _situation(game: ChosenGame, situation: Situation, session: Session) -> str:
    words = game.words
    rows = []
    for param in situation.params:
        title = param_word(param.name, words)
        text = ("" if title == param.name else f"{title}: ") + allowed_text(param, words)
        if param.default is None:
            text += f" ({words.say('cli-needed')})"
        elif param.default not in ("", False):
            text += f" ({words.say('cli-default', value=typed_value(param, param.default, words))})"
        rows.append((f"{param.name}=", text))
    title = situation_word(situation.name, words)
    name = title if title == situation.name else f"{title} ({situation.name})"
    head = f"{game.title} · {name}"
    return "\n".join([*paragraph(head, session.width), "", *entries(rows, session.width)])
