"""A port that is free, and addresses as people write them."""

from __future__ import annotations

import socket

from nde.cli.server.addresses import free_port, is_everywhere, is_loopback, network_address, web_address
from tests.refusals import refuses


def test_a_port_that_is_taken_is_passed_over_unless_it_was_named() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with refuses("port-taken") as caught:
            free_port("127.0.0.1", port, may_differ=False)
        assert caught.value.facts == {"port": str(port)}
        other = free_port("127.0.0.1", port, may_differ=True)
        assert port < other < port + 100
    assert free_port("127.0.0.1", port, may_differ=False) == port


def test_any_port_is_left_to_the_system() -> None:
    assert free_port("127.0.0.1", 0, may_differ=False) == 0
    assert free_port("127.0.0.1", 0, may_differ=True) == 0


def test_a_host_of_somebody_else_is_refused() -> None:
    with refuses("host-not-here"):
        free_port("192.0.2.77", 0, may_differ=True)


def test_addresses_are_known_for_what_they_are() -> None:
    assert [is_loopback(one) for one in ("127.0.0.1", "localhost", "::1", "10.0.0.1", "table.example")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert [is_everywhere(one) for one in ("0.0.0.0", "::", "127.0.0.1", "table.example")] == [
        True,
        True,
        False,
        False,
    ]
    assert web_address("192.168.1.20", 8137) == "http://192.168.1.20:8137/"


def test_the_address_in_the_network_is_one_that_others_can_use() -> None:
    address = network_address()
    assert address == "" or not (is_loopback(address) or is_everywhere(address))
