"""One step in several layouts: what the fingerprint of a codec must and must not notice."""
