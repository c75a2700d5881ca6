"""What can be wrong with a command line, each as an error with the facts its sentence needs.

An error that lists the `allowed` words gets the nearest of them suggested when it is reported, so no
class here carries a suggestion of its own.
"""

from __future__ import annotations

from nde.errors import Illegal, Missing, Unreadable


class NoSuchCommand(Missing):
    """The first word is not a command."""

    code = "no-such-command"


class NoSuchFlag(Missing):
    """A command does not know this `--flag`."""

    code = "no-such-flag"


class FlagWithoutValue(Unreadable):
    """A flag that needs a value and ends the line, or is followed by another flag."""

    code = "flag-without-value"


class FlagTakesNoValue(Unreadable):
    """A switch was given a value."""

    code = "flag-takes-no-value"


class FlagNotANumber(Unreadable):
    """A flag's value is not a whole number in its range."""

    code = "flag-not-a-number"


class WordMissing(Unreadable):
    """The command needs one more word."""

    code = "word-missing"


class PairWithoutEquals(Unreadable):
    """The name of a parameter and its value, with a space where the equals sign belongs."""

    code = "pair-without-equals"


class GameComesFirst(Unreadable):
    """A situation stands where its game belongs."""

    code = "game-comes-first"


class WordLeftOver(Unreadable):
    """The command does not know what to do with a word."""

    code = "word-left-over"


class FlagsClash(Illegal):
    """Two flags that exclude each other."""

    code = "flags-clash"


class NoSuchOption(Missing):
    """The game has no option of this name."""

    code = "no-such-game-option"


class SettingUnreadable(Unreadable):
    """A `--set` without an equals sign."""

    code = "setting-unreadable"


class NothingToCompare(Missing):
    """The game has no option that could be compared."""

    code = "nothing-to-compare"


class DifferentParams(Illegal):
    """An option whose values take different parameters, so that one line cannot suit them all."""

    code = "different-params"


class TooManyChoices(Illegal):
    """A list of choices that is longer than what is asked for."""

    code = "too-many-choices"


class NoSuchVariant(Missing):
    """The game has no variant of this name."""

    code = "no-such-variant"


class NoSuchRuleHere(Missing):
    """The game's index has no rule of this id."""

    code = "no-such-rule-here"


class NoSuchFoeHere(Missing):
    """The game has no stat block of this id."""

    code = "no-such-foe-here"


class NoFoeFound(Missing):
    """A search among the stat blocks without a result."""

    code = "no-foe-found"


class FileUnreadable(Unreadable):
    """A file that cannot be read or written; `why` is one of missing, folder, no-folder, forbidden,
    encoding, large or other."""

    code = "file-unreadable"


class OutputLost(Unreadable):
    """Standard output that cannot be written; `why` is one of full, large, closed or other."""

    code = "output-lost"


class FileExists(Illegal):
    """A file that would be written over."""

    code = "file-exists"


class FileNotToml(Unreadable):
    """A file that is not valid TOML."""

    code = "file-not-toml"


class SheetNeedsPack(Missing):
    """A sheet names a pack whose file is neither beside it nor here."""

    code = "sheet-needs-pack"


class GameNotNamed(Unreadable):
    """A sheet that does not say which game it belongs to."""

    code = "game-not-named"


class LineUnreadable(Unreadable):
    """A line at the prompt with a quotation mark left open."""

    code = "line-unreadable"


class NoSuchReader(Missing):
    """No game reads documents of this kind."""

    code = "no-such-reader"


class NothingToImport(Missing):
    """A file in which a reader found nothing, not even anything wrong."""

    code = "nothing-to-import"
