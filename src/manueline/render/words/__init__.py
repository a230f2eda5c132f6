"""Events as English sentences."""
