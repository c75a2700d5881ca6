"""What comes of a whole fight, by the same rules that a table plays: states, transitions, policies, solvers.

A fight is a Markov chain of states (`chain`), found by compiled rules (`compiled`) for many states at once
(`batch`), and solved exactly (`exact`) or by Monte Carlo (`monte_carlo`); with every decision of the party
left open it is a decision process (`decisions`), solved by `value_iteration`.  Whoever asks imports `lab`, or
the module of the question: `best_play`, `next_deeds`, `variants`, `sensitivity`, `risk_search`, `habits`,
`one_action`, `sweep`.
"""
