"""Ways to fight in words."""

from __future__ import annotations

from nde.lab.policies import POLICIES, WORDS, Policy, policy_named
from nde.locale import Words


def policy_words(policy: Policy, words: Words) -> str:
    """A policy in a sentence, and one for each word behind its name."""
    first, *more = policy.name.split("+")
    is_named = first in POLICIES and all(word in WORDS for word in more)
    if not is_named or policy_named(policy.name) != policy:
        return words.say("lab-policy-own", policy=policy.name)
    about = [words.say(f"lab-policy-{first}"), *(words.say(f"lab-policy-word-{word}") for word in more)]
    return words.say("lab-policy", policy=policy.name, about=" ".join(about))
