"""A game under the control of a test: it writes a journal folder as the test directs."""
from .game import Game, GameError, StepRefused, WaitTimeout
from .edmc import EdmcPlugin

__all__ = ["EdmcPlugin", "Game", "GameError", "StepRefused", "WaitTimeout"]
