"""All cards. Importing ``undercroft.games.boss_monster.cards.decks`` fills the content of the game."""
