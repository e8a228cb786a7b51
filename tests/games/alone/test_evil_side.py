"""The Evil side: its leader, its hands and its decks (AL-LEAD, AL-HAND)."""

from __future__ import annotations

from tests.games.alone.scene import EVIL, HERO, SECOND_EVIL, THIRD_EVIL, Scene
from tests.games.alone.test_missions_starting import ANY_CARD, complete
from tests.games.alone.test_rounds import fill_track, search
from undercroft.games.alone import GAME, events
from undercroft.games.alone.content.reactions import REACTIONS, cards_of
from undercroft.games.alone.evil import DrawUpTo, EvilDraws, open_decks
from undercroft.games.alone.ids import END_OF_TURN, FIGHT, FURY, NO_CARD, SPEED, CardId
from undercroft.games.alone.options.evil import Discard, DrawFor, Lay, React
from undercroft.kernel.chance import Chance
from undercroft.kernel.parts import Pass
from undercroft.server.wire.socket import ChatLine, Say
from undercroft.testing import rule

SPEED_CARD = next(
    card.slug for card in REACTIONS if (card.deck, card.trigger, card.timing) == (SPEED, FIGHT, END_OF_TURN)
)


def at_the_window(seats: int, *hands: list[str], decks: tuple[str, str] = ("fury", "speed")) -> Scene:
    """The end of a turn: Evil may react. A Cultist far away can be moved."""
    scene = Scene(at="A1-B4", seats=seats, hands=list(hands), decks=decks, monsters=[("cultists", "B1-F5")])
    return scene.play("search").pass_until("MayReact")


def asked_seat(scene: Scene) -> int:
    assert scene.match.seat is not None
    return scene.match.seat


# The leader


@rule("AL-LEAD-01", "AL-LEAD-02", "AL-REACT-10")
def test_a_player_needs_the_leaders_consent_for_a_reaction() -> None:
    """The leader passes; the second player lays a card; nothing happens before the leader agrees."""
    scene = at_the_window(3, [ANY_CARD], [SPEED_CARD])
    assert asked_seat(scene) == EVIL
    scene.play("pass")
    assert asked_seat(scene) == SECOND_EVIL
    scene.play(Lay(scene.card(SPEED_CARD, SECOND_EVIL)))
    assert (scene.asked, asked_seat(scene)) == ("Consent", EVIL)
    assert scene.state.track == []
    scene.play("yes")
    assert [played.seat for played in scene.state.track] == [SECOND_EVIL]


@rule("AL-LEAD-01", "AL-LEAD-02")
def test_the_leader_may_refuse() -> None:
    scene = at_the_window(3, [], [SPEED_CARD])
    scene.play(Lay(scene.card(SPEED_CARD, SECOND_EVIL)), "no").end_turn()
    assert scene.state.track == []
    assert len(scene.state.evil[1].hand) == 1
    assert scene.told(events.ConsentRefused) == []
    assert len(scene.told(events.ConsentRefused, EVIL)) == 1


@rule("AL-LEAD-02", "AL-REACT-38")
def test_a_refused_card_is_no_pass_and_its_player_may_propose_another() -> None:
    """The first card is out of the question, covered or not, until something has been played."""
    scene = at_the_window(3, [ANY_CARD], [SPEED_CARD, "ambush"], decks=("fury", "speed"))
    scene.play("pass", Lay(scene.card(SPEED_CARD, SECOND_EVIL)), "no")
    assert (scene.asked, asked_seat(scene)) == ("MayReact", SECOND_EVIL)
    assert scene.why_not(Lay(scene.card(SPEED_CARD, SECOND_EVIL))) == "AL-LEAD-02"
    assert scene.why_not(React(scene.card(SPEED_CARD, SECOND_EVIL))) == "AL-LEAD-02"
    assert scene.offered == ["pass", "lay ambush"]
    scene.play("lay ambush", "yes", "move one").pass_until("MayReact")
    scene.play("pass")
    assert str(Lay(scene.card(SPEED_CARD, SECOND_EVIL))) in scene.offered


@rule("AL-LEAD-02", "AL-REACT-38")
def test_whoever_has_no_other_card_to_propose_has_passed() -> None:
    scene = at_the_window(4, [], [SPEED_CARD], [SPEED_CARD])
    scene.play(Lay(scene.card(SPEED_CARD, SECOND_EVIL)), "no")
    assert (scene.asked, asked_seat(scene)) == ("MayReact", THIRD_EVIL)
    scene.play("pass")
    assert scene.asked != "MayReact"
    assert [player.refused for player in scene.state.evil] == [[], [], []]


@rule("AL-LEAD-02", "AL-LEAD-07")
def test_of_refused_cards_the_others_know_what_they_were_told() -> None:
    """The leader has seen a back; guesses for the leader and the Hero let it be any card, the player knows which."""
    scene = at_the_window(3, [], [SPEED_CARD, "ambush", "caught-off-guard"], decks=("fury", "speed"))
    scene.play(Lay(scene.card(SPEED_CARD, SECOND_EVIL)), "no")
    for seat in (HERO, EVIL):
        guesses = [GAME.determinize(scene.state, seat, Chance.from_seed(str(number))) for number in range(40)]
        assert len({guess.evil[1].refused[0].card for guess in guesses}) > 10
        assert all(guess.evil[1].refused[0].card in guess.evil[1].hand for guess in guesses)
    own = GAME.determinize(scene.state, SECOND_EVIL, Chance.from_seed("own"))
    assert own.evil[1].refused == scene.state.evil[1].refused


@rule("AL-LEAD-02")
def test_the_leader_asks_nobody() -> None:
    scene = at_the_window(3, [ANY_CARD], [])
    scene.play(Lay(scene.card(ANY_CARD)))
    assert scene.asked != "Consent"
    assert len(scene.state.track) == 1


@rule("AL-HAND-01", "AL-LEAD-07")
def test_the_leader_is_asked_without_being_shown_the_card() -> None:
    scene = at_the_window(3, [], [SPEED_CARD])
    card = scene.card(SPEED_CARD, SECOND_EVIL)
    scene.play(Lay(card))
    choice = scene.match.choice
    assert choice is not None
    assert choice.subject(scene.match.table) == {"trigger": -1}
    assert card not in [getattr(choice, name) for name in type(choice).__struct_fields__]
    assert GAME.view(scene.state, EVIL).hand == []


@rule("AL-LEAD-03", "AL-HAND-03")
def test_when_evil_draws_the_leader_decides_who() -> None:
    """Two cards for three players, in any split; the outer ones draw from their own decks."""
    scene = Scene(at="A1-B4", seats=4)
    scene.match.table.then(EvilDraws(2))
    scene.match.table.resume()
    assert asked_seat(scene) == EVIL
    scene.play(DrawFor(THIRD_EVIL), DrawFor(EVIL))
    hands = [[REACTIONS[card].deck for card in player.hand] for player in scene.state.evil]
    assert hands == [[FURY], [], [SPEED]]


@rule("AL-LEAD-03", "AL-HAND-10")
def test_nobody_is_made_to_draw_from_decks_that_are_used_up() -> None:
    scene = Scene(at="A1-B4", seats=4)
    scene.state.decks[1].cards = []
    scene.match.table.then(EvilDraws(1))
    scene.match.table.resume()
    assert scene.offered == ["draw for 1", "draw for 2"]
    assert scene.why_not(DrawFor(THIRD_EVIL)) == "AL-HAND-10"


@rule("AL-LEAD-04", "AL-LEAD-05")
def test_the_leader_token_passes_on_unless_there_is_one_player() -> None:
    scene = Scene(turns_left=1, seats=3)
    search(scene)
    assert scene.state.leader == SECOND_EVIL
    alone = Scene(turns_left=1)
    search(alone)
    assert alone.state.leader == EVIL
    assert alone.told(events.LeaderChanged) == []


@rule("AL-LEAD-06")
def test_the_leader_decides_what_belongs_to_no_card() -> None:
    """The second player leads: order of attacks, danger tokens, the place of a boss."""
    attacked = Scene(at="A1-B4", seats=3, monsters=[("cultists", "A1-B4"), ("spores", "A1-B4")])
    attacked.state.leader = SECOND_EVIL
    attacked.play("search").pass_until("ChooseAttacker")
    assert asked_seat(attacked) == SECOND_EVIL
    ended = Scene(at="A1-B4", seats=3, turns_left=1)
    ended.state.leader = SECOND_EVIL
    ended.play("search").pass_until("PlaceDangerTokens")
    assert asked_seat(ended) == SECOND_EVIL
    placed = Scene(at="B1-F5", seats=3, missions=("SM06", "PM08", "FM01"), difficulty="impossible")
    placed.state.leader = SECOND_EVIL
    placed.play(complete("SM06"))
    assert (placed.asked, asked_seat(placed)) == ("PlaceBoss", SECOND_EVIL)


@rule("AL-LEAD-07", "AL-HAND-01")
def test_nobody_sees_the_cards_of_another_not_even_the_leader() -> None:
    scene = Scene(at="A1-B4", seats=3, hands=[[], [SPEED_CARD]])
    card = scene.card(SPEED_CARD, SECOND_EVIL)
    assert GAME.view(scene.state, SECOND_EVIL).hand == [card]
    for seat in (HERO, EVIL):
        seen = GAME.view(scene.state, seat)
        assert seen.hand == []
        assert [player.backs for player in seen.evil if player.seat == SECOND_EVIL] == [[0, 1]]  # of each deck


@rule("AL-LEAD-08")
def test_the_leader_is_asked_first() -> None:
    scene = Scene(at="A1-B4", seats=3, hands=[[ANY_CARD], [SPEED_CARD]], monsters=[("cultists", "B1-F5")])
    scene.state.leader = SECOND_EVIL
    scene.play("search").pass_until("MayReact")
    assert asked_seat(scene) == SECOND_EVIL


# Hands


@rule("AL-HAND-03")
def test_cards_come_from_decks_that_a_player_has_access_to() -> None:
    scene = Scene(seats=4)
    assert [open_decks(scene.state, seat) for seat in (EVIL, SECOND_EVIL, THIRD_EVIL)] == [
        [FURY],
        [FURY, SPEED],
        [SPEED],
    ]


@rule("AL-HAND-04", "AL-HAND-05")
def test_at_the_end_of_a_round_hands_are_filled() -> None:
    for seats, limit in ((2, 10), (3, 6), (4, 4)):
        scene = Scene(turns_left=1, seats=seats)
        search(scene)
        assert [len(player.hand) for player in scene.state.evil] == [limit] * (seats - 1)


@rule("AL-HAND-05", "AL-HAND-11")
def test_any_number_of_cards_may_be_discarded_face_down_before() -> None:
    scene = Scene(turns_left=1, seats=3, hands=[[ANY_CARD, ANY_CARD], []])
    cards = list(scene.state.evil[0].hand)
    scene.play("search").pass_until("MayDiscard").play(Discard(cards[0]), Discard(cards[1])).end_turn()
    assert scene.state.decks[0].discard == cards
    assert [event.card for event in scene.told(events.CardDiscarded, EVIL)] == cards
    for seat in (HERO, SECOND_EVIL):
        assert {event.card for event in scene.told(events.CardDiscarded, seat)} == {NO_CARD}
        assert GAME.view(scene.state, seat).decks[0].discards == 2


@rule("AL-HAND-06", "AL-HAND-07")
def test_above_the_limit_a_player_must_discard_down_to_it() -> None:
    """During the round nobody minds seven cards."""
    fury = [REACTIONS[card].slug for card in cards_of(FURY)[:7]]
    scene = Scene(turns_left=1, seats=3, hands=[fury, []])
    scene.play("search").pass_until("MayDiscard")
    assert len(scene.state.evil[0].hand) == 7
    assert "pass" not in scene.offered
    assert scene.why_not(Pass()) == "AL-HAND-06"
    scene.play(scene.match.options[0])
    assert "pass" in scene.offered
    scene.play("pass").end_turn()
    assert [len(player.hand) for player in scene.state.evil] == [6, 6]


@rule("AL-HAND-07", "AL-LEAD-03")
def test_cards_drawn_by_effects_may_exceed_the_limit() -> None:
    fury = [REACTIONS[card].slug for card in cards_of(FURY)[:10]]
    scene = Scene(at="B1-F5", missions=("SM06", "PM08", "FM07"), difficulty="impossible", hand=fury)
    scene.play(complete("SM06")).pass_until("FromWhichDeck").play("draw from speed")
    assert len(scene.state.evil[0].hand) == 11


@rule("AL-HAND-08")
def test_an_empty_deck_is_made_anew_from_its_discards_when_a_card_has_to_be_drawn() -> None:
    """What lies in hands and on the track stays there."""
    scene = Scene(turns_left=8, seats=3, hands=[[ANY_CARD], []])
    deck = scene.state.decks[0]
    (on_track,) = fill_track(scene, (1,))
    deck.discard, deck.cards = deck.cards, []
    count = len(deck.discard)
    assert scene.told(events.DeckShuffled) == []
    scene.match.table.then(DrawUpTo(EVIL, 2))
    scene.match.table.resume()
    assert [event.deck for event in scene.told(events.DeckShuffled)] == [FURY]
    assert (len(deck.cards), deck.discard) == (count - 1, [])
    assert len(scene.state.evil[0].hand) == 2
    assert on_track not in deck.cards


@rule("AL-HAND-09")
def test_decks_are_never_mixed() -> None:
    scene = Scene(turns_left=1, seats=2, hand=[ANY_CARD, SPEED_CARD])
    cards: list[CardId] = list(scene.state.evil[0].hand)
    scene.play("search").pass_until("MayDiscard").play(*(Discard(card) for card in cards)).end_turn()
    for deck in scene.state.decks:
        assert {REACTIONS[card].deck for card in (*deck.cards, *deck.discard)} == {deck.id}


@rule("AL-HAND-10")
def test_a_deck_that_is_used_up_gives_nothing() -> None:
    scene = Scene(turns_left=1, seats=3)
    scene.state.decks[0].cards = scene.state.decks[0].cards[:2]
    search(scene)
    assert [len(player.hand) for player in scene.state.evil] == [2, 6]
    assert scene.state.decks[0].cards == []


@rule("AL-HAND-11")
def test_only_the_size_of_a_discard_pile_is_open() -> None:
    scene = Scene(turns_left=1)
    fill_track(scene, (1, 2))
    search(scene)
    for seat in (HERO, EVIL):
        seen = GAME.view(scene.state, seat).decks[0]
        assert (seen.deck, seen.discards) == (FURY, 2)


@rule("AL-HAND-02", "AL-HAND-12")
def test_a_line_of_chat_has_no_addressee() -> None:
    """Evil players may say what they like when they like, and the Hero reads it."""
    assert set(Say.__struct_fields__) == {"ref", "text"}
    assert not {"to", "team", "audience"} & set(ChatLine.__struct_fields__)
