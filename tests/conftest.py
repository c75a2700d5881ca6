"""Settings every test runs under."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# Examples share two cores with other workers: a slow example is no fault, and a found one is kept by value.
settings.register_profile(
    "ours", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("ours")
