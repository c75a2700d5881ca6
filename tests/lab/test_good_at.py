"""People fight with what they are good at, and every answer says what everybody does."""

from __future__ import annotations

import pytest

from nde.lab.habits import Doing, doing
from nde.lab.lab import Lab
from nde.lab.line_up import AskedFight
from nde.lab.policies import POLICIES, WORDS, policy_named
from nde.lab.rulings import attack_rulings, ruled
from nde.lab.sensitivity import Answered, policy_range, untouched_by, untouched_settings, with_raising
from nde.lab.variants import Way, read_variants, varied_fights
from nde.locale import LANGUAGES, words
from nde.locale.languages import small_first
from nde.prose.lab.fight import told_only as sentences
from nde.prose.lab.habits import fallen_words, habit_words
from nde.rules import ruleset_ids
from nde.rules.play import playing_of
from tests.games import for_games
from tests.lab.proof.fights import Fight, foe_word, party_word, worded_fight
from tests.refusals import refuses

SMALL = {
    "nde12": ("warrior,mage", "minion*2"),
    "nde14": ("assault,adept", "elite"),
    "cairn2e": ("deserter,smuggler", "goblin*2"),
    "tkds": ("human,elf", "orc"),
}


def small(game: str) -> tuple[str, str]:
    """A party and foes that are soon computed."""
    return SMALL.get(game) or (f"{party_word(game)}*2", f"{foe_word(game)}*2")


KNOWN = Lab()
"""What is asked by many tests is learnt once: that it makes no difference is shown elsewhere."""


def wins(fight: Fight, policy: str = "focus") -> float:
    return KNOWN.fight(fight.rules, fight.scene, policy_named(policy)).win.chance


def done(fight: Fight, policy: str = "focus") -> Doing:
    KNOWN.fight(fight.rules, fight.scene, policy_named(policy))
    chain = KNOWN.chain(fight.rules, fight.scene, policy_named(policy))
    return doing(chain, chain.number(fight.scene))


def ways(found: Doing) -> dict[str, list[str]]:
    return {one.who: [deed.way for deed in one.deeds] for one in found.heroes}


@pytest.mark.parametrize(
    ("game", "party", "foes", "rolled"),
    [
        ("nde12", "rogue,mage", "elite", {"rogue": ["d10"], "mage": ["d10", "d6"]}),
        ("cairn2e", "deserter,falconer", "goblin", {"deserter": ["d8"], "falconer": ["d6"]}),
        ("tkds", "fighter", "orc", {"fighter": ["d20", ""]}),
    ],
)
def test_what_is_rolled_is_told_with_every_deed(
    game: str, party: str, foes: str, rolled: dict[str, list[str]]
) -> None:
    fight = worded_fight(game, party, foes)
    found = done(fight)
    assert {one.who: [deed.rolled for deed in one.deeds] for one in found.heroes} == rolled
    said = habit_words(found.heroes[0], fight.rules, fight.scene, words("de", game))
    assert ", W" in said


def test_a_rogue_shoots_instead_of_punching() -> None:
    fight = worded_fight("nde12", "rogue", "minion")
    assert wins(fight) == wins(fight, "focus+ranged")
    assert wins(fight, "focus+melee") == pytest.approx(0.475, abs=1e-3)


@pytest.mark.rule("tkds/momentum")
def test_a_fighter_goes_on_with_the_momentum_of_a_kill() -> None:
    """Without it the fighter would win 77.7 % of these fights; both figures by plain sums over the rules."""
    nobody = {"surprise": False}
    fight = worded_fight("tkds", "fighter", "bandit*2", settings=nobody, is_begun=False)
    assert round(wins(fight, "focus+free"), 5) == 0.81587


@pytest.mark.rule("tkds/essence-abilities")
def test_a_fighter_surges_in_the_first_turn_they_act() -> None:
    """Both figures by plain sums over the rules."""
    fight = worded_fight("tkds", "fighter", "orc", settings={"surprise": False}, is_begun=False)
    assert wins(fight, "focus+free") == pytest.approx(0.793646, abs=1e-6)
    assert wins(fight) == pytest.approx(0.88953, abs=1e-5)


@pytest.mark.rule("tkds/essence-abilities")
@pytest.mark.parametrize(("count", "chance"), [(2, 0.93083), (3, 0.79535), (4, 0.64813)])
def test_a_fighter_surges_when_neither_action_nor_momentum_is_left(count: int, chance: float) -> None:
    """A surge before a blow that kills would cost its momentum; the figures are an independent program's."""
    fight = worded_fight("tkds", "fighter", f"goblin*{count}", is_begun=False)
    assert wins(fight) == pytest.approx(chance, abs=1e-5)


@pytest.mark.rule("tkds/turn")
@pytest.mark.parametrize(("foes", "chance"), [("wolf", 0.95093), ("wolf*2", 0.71644)])
def test_whoever_was_tripped_stands_up_before_anything_else(foes: str, chance: float) -> None:
    """Getting up takes no time; the figures are an independent program's."""
    fight = worded_fight("tkds", "rogue", foes, is_begun=False)
    assert wins(fight) == pytest.approx(chance, abs=1e-5)


@pytest.mark.rule("tkds/essence-abilities")
def test_a_rogue_puts_their_edge_into_one_blow() -> None:
    fight = worded_fight("tkds", "rogue", "orc", settings={"surprise": False}, is_begun=False)
    by_focus, free = (
        Lab().fight(fight.rules, fight.scene, policy_named(one)) for one in ("focus", "focus+free")
    )
    assert by_focus.win.chance > free.win.chance + 0.05
    (essence,) = [one for one in by_focus.heroes[0].left if one.key == "essence"]
    assert set(essence.chances) == {0}, "it is spent once, and then gone"


def test_a_mage_casts_and_hurls_the_bolt_when_the_magic_is_gone() -> None:
    found = done(worded_fight("tkds", "mage", "orc"))
    assert [type(one.action).__name__ for one in found.heroes[0].deeds][:2] == ["CastSpell", "UseAbility"]


def test_nobody_throws_the_only_thing_they_can_strike_with() -> None:
    fight = worded_fight("tkds", "priest", "orc")
    assert wins(fight, "all-out") > wins(fight, "focus")
    deeds = [one.offer for policy in ("focus", "all-out") for one in done(fight, policy).heroes[0].deeds]
    assert "throw" not in deeds


@pytest.mark.rule("nde12/5.6")
def test_a_foe_strikes_back_at_a_shooter_where_everybody_reaches_everybody() -> None:
    fight = worded_fight("nde12", "rogue", "minion*2")
    out_of_reach = ruled(fight.rules, {"reach": "none"}, {})
    assert wins(fight) == pytest.approx(0.651, abs=1e-3)
    assert Lab().fight(out_of_reach, fight.scene, policy_named("focus")).win.chance == pytest.approx(
        0.903, abs=1e-3
    )


def test_a_warrior_strikes_an_elite_with_the_blade_and_not_with_magic() -> None:
    """A power that fails has a consequence: it is not the safer way."""
    found = ways(done(worded_fight("nde12", "warrior", "elite")))
    assert found["warrior"] == ["melee"]


def test_an_answer_names_what_a_game_leaves_to_its_master() -> None:
    def left_out(game: str, party: str, foes: str) -> tuple[str, ...]:
        fight = worded_fight(game, party, foes)
        return Lab().fight(fight.rules, fight.scene, policy_named("focus")).left_out

    assert "complications" in left_out("nde12", "warrior", "minion")
    assert "clinging" in left_out("tkds", "fighter", "orc")


def test_an_answer_says_that_nobody_raises_the_fallen_though_they_could() -> None:
    fight = worded_fight("nde12", "warrior,mage", "minion*4")
    found = done(fight)
    assert found.leaves_fallen
    lab = Lab()
    answer = lab.fight(fight.rules, fight.scene, policy_named("focus"))
    raising = with_raising(Answered(lab, fight.rules, fight.scene, policy_named("focus"), answer))
    assert raising is not None
    assert raising.chance == pytest.approx(wins(fight, "focus+raise"))
    assert raising.chance > answer.win.chance + 0.1
    for language in LANGUAGES:
        said = fallen_words(found, raising, words(language, "nde12"))
        assert ("82.9%" if language == "en" else "82,9") in said.replace("\N{NO-BREAK SPACE}", " ")
        assert "raise" not in fallen_words(found, None, words(language, "nde12"))


def test_nothing_is_said_of_the_fallen_where_they_are_raised_or_nobody_can_be() -> None:
    assert not done(worded_fight("nde12", "warrior,mage", "minion*4"), "focus+raise").leaves_fallen
    assert not done(worded_fight("nde12", "warrior", "minion*4")).leaves_fallen
    alone = done(worded_fight("cairn2e", "deserter,smuggler", "goblin*2"))
    assert fallen_words(alone, None, words("en", "cairn2e")) == ""


def told_only(foes: str, language: str = "en") -> tuple[str, ...]:
    fight = worded_fight("cairn2e", "deserter", foes)
    return sentences(fight.rules, fight.scene, words(language, "cairn2e"))


@pytest.mark.rule("cairn2e/bestiary")
def test_an_answer_names_the_creature_and_what_its_block_only_tells() -> None:
    (said,) = told_only("basilisk")
    assert said.startswith("Basilisk: ")
    assert "turns to stone" in said
    assert len(told_only("basilisk*3")) == 1, "of several it is told once"
    (swallowed,) = told_only("gelatinous-ooze")
    assert "critical damage" in swallowed
    assert all(len(told_only("catoblepas,killer-bees", language)) == 2 for language in LANGUAGES)


@pytest.mark.rule("cairn2e/bestiary")
def test_what_a_creature_is_like_is_not_told_as_something_left_out() -> None:
    assert told_only("ogre") == ()
    assert told_only("goblin,tiger,wolf") == ()


@pytest.mark.rule("cairn2e/bestiary")
def test_an_answer_says_that_a_block_names_no_attack() -> None:
    assert any("names no attack" in one for one in told_only("pixie"))
    assert not any("names no attack" in one for one in told_only("basilisk"))


def test_everybody_fights_with_what_they_are_good_at() -> None:
    found = ways(done(worded_fight("nde12", "rogue,mage,warrior", "minion*3")))
    assert found["rogue"] == ["ranged"]
    assert found["warrior"] == ["melee"]
    assert found["mage"] == ["power", "melee"], "when the mana is gone she has nothing to shoot with"
    anything = worded_fight("nde12", "rogue,mage,warrior", "minion*3", settings={"shots": "free"})
    assert ways(done(anything))["mage"] == ["power", "melee"], "a shot is struck back at like a blow"


def test_a_power_is_used_only_where_it_does_better() -> None:
    """Against a boss a specialist's shot is as good as any power could be, and costs nothing."""
    fight = worded_fight("nde14", "specialist,assault", "boss")
    assert ways(done(fight)) == {"specialist": ["ranged"], "assault": ["melee"]}
    assert all(
        way in ("melee", "ranged")
        for some in ways(done(worded_fight("nde12", "mage", "minion"), "focus+free")).values()
        for way in some
    )


@pytest.mark.parametrize("game", ruleset_ids())
def test_the_best_way_is_no_worse_than_any_that_is_forced(game: str) -> None:
    fight = worded_fight(game, *small(game))
    forced = [wins(fight, f"focus+{way}") for way in ("melee", "ranged", "power")]
    assert wins(fight) >= max(forced) - 0.02, forced


def test_nobody_shoots_for_ever_at_what_they_cannot_hit() -> None:
    """By the strict reading a warrior's d6 never reaches an elite; a blow that is paid for does.

    Without a rule that asks for a bow: these have none.
    """
    strict = {"top_face": "strict", "shots": "free"}
    fight = worded_fight("nde12", "warrior*2", "elite*2", settings=strict)
    assert wins(fight) == wins(fight, "focus+melee") > 0.4
    assert wins(fight, "focus+ranged") == 0


def test_words_behind_a_name_change_a_policy() -> None:
    policy = policy_named("spread+ranged+luck+raise")
    assert (policy.name, policy.spend) == ("spread+ranged+luck+raise", "on-failure")
    assert [one.do for one in policy.lines] == ["raise", "attack"]
    assert (policy.lines[1].way, policy.lines[1].target) == ("ranged", "spread")
    assert policy_named("careful+raise").lines == POLICIES["careful"].lines
    assert policy_named("focus+keep-away").lines[0].do == "keep-away"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_says_nothing_is_refused_with_those_that_do(language: str) -> None:
    with refuses("no-such-policy-word") as refused:
        policy_named("focus+sideways")
    text = words(language).error(refused.value)
    assert "sideways" in text
    assert ", ".join(WORDS) in text
    with refuses("no-such-policy"):
        policy_named("fokus+ranged")


def test_who_keeps_away_steps_back_and_shoots() -> None:
    from nde.lab.line_up import foes_of, opening, party_of

    fight = worded_fight("nde12", "rogue", "minion")
    rules = fight.rules
    scene = opening(rules, party_of(rules, [("rogue", 1)]), foes_of(rules, [("minion", 1)]), 0)
    lab = Lab()
    near = lab.fight(rules, scene, policy_named("focus+ranged")).win.chance
    away = lab.fight(rules, scene, policy_named("focus+ranged+keep-away")).win.chance
    assert away > near


@for_games("acting foes")
def test_whom_foes_strike_can_be_ruled(game: str) -> None:
    party, foes = small(game)
    fight = worded_fight(game, party, foes.partition("*")[0])
    names = [one.name for one in attack_rulings(fight.rules, fight.scene, "foes")]
    assert {"whom", "fallen"} <= set(names)
    found = set()
    for whom in ("weakest", "firmest"):
        rules = ruled(fight.rules, {}, {"whom": whom})
        found.add(Lab().fight(rules, fight.scene, POLICIES["focus"]).heroes[0].out.chance)
    assert len(found) == 2


def test_foes_who_do_not_spare_the_fallen_kill() -> None:
    fight = worded_fight("nde12", "warrior,mage", "elite*2")
    spared = Lab().fight(fight.rules, fight.scene, POLICIES["focus"])
    rules = ruled(fight.rules, {}, {"fallen": "strike"})
    struck = Lab().fight(rules, fight.scene, POLICIES["focus"])
    assert not any(one.gone.chance for one in spared.heroes)
    assert struck.heroes[0].gone.chance > 0.05


def test_heroes_resist_with_their_best_unless_it_is_ruled_otherwise() -> None:
    fight = worded_fight("nde12", "warrior", "elite")
    usual = Lab().fight(fight.rules, fight.scene, POLICIES["focus"]).win.chance
    worths = {
        attribute: Lab()
        .fight(ruled(fight.rules, {}, {"resist": attribute}), fight.scene, POLICIES["focus"])
        .win.chance
        for attribute in ("best", "strength", "dexterity", "power")
    }
    assert usual == worths["best"] == worths["strength"] > worths["dexterity"]


@pytest.mark.parametrize("game", ruleset_ids())
def test_an_answer_says_what_everybody_does(game: str) -> None:
    fight = worded_fight(game, *small(game))
    found = done(fight)
    assert [one.who for one in found.heroes] == list(fight.rules.characters(fight.scene))
    assert all(one.deeds for one in found.heroes)
    assert (found.whom, found.fallen) == ("usual", "spare")
    assert set(found.asked) == {one.name for one in playing_of(fight.rules).foe_rulings}


@pytest.mark.rule("tkds/essence-abilities")
def test_a_helping_priest_heals_and_a_fighter_strikes_on() -> None:
    fight = worded_fight("tkds", "fighter,priest", "orc*2")
    focus, helping = done(fight), done(fight, "helping")
    fighter, priest = ([deed.purpose for deed in one.deeds] for one in helping.heroes)
    assert {"heal", "raise"} & set(priest)
    assert not {"heal", "raise"} & set(fighter)
    assert focus.unused == ("mending", "spending")
    assert helping.unused == ("spending",)
    assert done(fight, "careful").unused == ()


def test_nobody_is_told_to_spare_what_nobody_has() -> None:
    alone = done(worded_fight("tkds", "fighter", "goblin", settings={"hero_points": 0}))
    assert alone.unused == ()


def test_how_far_a_number_hangs_on_the_policy() -> None:
    fight = worded_fight("nde12", "warrior,mage", "minion*2,elite")
    lab = Lab()
    answer = lab.fight(fight.rules, fight.scene, POLICIES["focus"])
    found = policy_range(Answered(lab, fight.rules, fight.scene, POLICIES["focus"], answer))
    chances = [one.chance for one in found.win.values()]
    assert chances == sorted(chances, reverse=True)
    assert found.win["focus"] == answer.win
    for name, share in found.win.items():
        assert share.chance == pytest.approx(wins(fight, name), abs=1e-12), "what was learnt is shared"
    stopped = policy_range(
        Answered(lab, fight.rules, fight.scene, POLICIES["helping"], answer), going=lambda progress: False
    )
    assert stopped.is_stopped


def varied(party: str, text: str) -> tuple[str, ...]:
    rules = worded_fight("nde12", "rogue", "minion").rules
    return untouched_by(
        varied_fights(
            Lab(),
            read_variants(rules, [text]),
            AskedFight([(party, 1)], [("minion", 1)], POLICIES["focus"]),
        )
    )


def test_a_rule_that_never_comes_up_is_told() -> None:
    """Who only strikes from close by is struck back by either reading."""
    assert varied("warrior", "retaliation=core,melee") == ("retaliation",)
    assert varied("rogue", "retaliation=core,melee") == ()


def test_a_setting_without_which_all_is_the_same_is_told() -> None:
    for party, expected in (("warrior", ("retaliation",)), ("rogue", ())):
        fight = worded_fight("nde12", party, "minion", settings={"retaliation": "melee"})
        lab = Lab()
        answer = lab.fight(fight.rules, fight.scene, fight.policy)
        plain = Way(label="retaliation", rules=fight.rules.configure({"retaliation": "core"}), settings={})
        found = untouched_settings(
            lab, (plain,), AskedFight([(party, 1)], [("minion", 1)], fight.policy), answer
        )
        assert found == expected


def test_a_party_is_made_anew_without_a_setting_that_makes_it() -> None:
    """Whoever has modifiers in place of dice is another hero, and the fight another fight."""
    fight = worded_fight("nde14", "assault", "boss", settings={"variant": "2d6"})
    lab = Lab()
    answer = lab.fight(fight.rules, fight.scene, fight.policy)
    plain = Way(label="variant", rules=fight.rules.configure({"variant": "step"}), settings={})
    asked = AskedFight([("assault", 1)], [("boss", 1)], fight.policy)
    assert untouched_settings(lab, (plain,), asked, answer) == ()


def test_what_reaches_several_is_made_under_the_rulings_too_and_told() -> None:
    """Three press a warrior: the spell that reaches them all comes first, and is what is told."""
    rules = ruled(worded_fight("nde12", "warrior", "minion*3").rules, {"steps": 1}, {})
    fight = worded_fight("nde12", "warrior", "minion*3")
    chain = Lab().chain(rules, fight.scene, fight.policy)
    found = doing(chain, chain.number(fight.scene))
    first = found.heroes[0].deeds[0]
    assert (first.way, first.action.aim) == ("power", "area")
    assert all(deed.action.modifiers for deed in found.heroes[0].deeds)


def test_the_best_of_what_is_paid_from_different_stores_is_used() -> None:
    """A spell is no worse for costing more magic than a bolt costs essence: 87.3 % instead of 84.7 %."""
    fight = worded_fight("tkds", "mage", "goblin")
    (mage,) = done(fight).heroes
    assert getattr(mage.deeds[0].action, "spell", "") == "electric-jolt"
    assert wins(fight) > 0.87


def test_what_holds_for_the_first_attack_alone_is_not_told_as_usual() -> None:
    (rogue,) = done(worded_fight("tkds", "rogue", "orc")).heroes
    deed = rogue.deeds[0]
    assert (deed.dice, deed.usual_dice) == (((2, 20),), ((1, 20),))
    assert deed.works is not None
    assert deed.usual is not None
    assert deed.usual < deed.works
    (mage,) = done(worded_fight("tkds", "mage", "goblin")).heroes
    assert mage.deeds[0].usual is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_in_the_same_turn_is_not_told_as_later(language: str) -> None:
    fight = worded_fight("tkds", "fighter", "orc")
    (fighter,) = done(fight).heroes
    attack, surge = fighter.deeds
    assert (attack.is_at_once, surge.is_at_once) == (False, True)
    speaker = words(language, "tkds")
    told = habit_words(fighter, fight.rules, fight.scene, speaker)
    then = small_first(speaker.say("offer-surge"), language)
    assert told.endswith(speaker.say("lab-doing-then", first="", then=then))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_stands_idle_since_the_scale_ends_is_said_to_do_so_for_that(language: str) -> None:
    """Past the end of the scale an attack is as good as impossible, and nobody tries it (NDE 1.2 §3.5)."""
    fight = worded_fight("nde12", "warrior", "boss")
    said = ruled(fight.rules, {"steps": 1}, {})
    chain = KNOWN.chain(said, fight.scene, policy_named("focus"))
    (idle,) = doing(chain, chain.number(fight.scene)).heroes
    speaker = words(language, "nde12")
    assert not idle.deeds
    assert speaker.say("lab-doing-hopeless") in habit_words(idle, said, fight.scene, speaker)
    plain = done(fight).heroes[0]
    assert speaker.say("lab-doing-hopeless") not in habit_words(plain, fight.rules, fight.scene, speaker)
