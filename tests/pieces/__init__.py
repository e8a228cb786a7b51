"""What boards are made of: worked examples, and slow, plain models that the quick tables must agree with."""
