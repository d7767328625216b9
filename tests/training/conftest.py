"""The toy game, for all tests of training."""

from tests.training.toy import cairn

__all__ = ["cairn"]
