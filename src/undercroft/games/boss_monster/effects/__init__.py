"""The verbs that cards may use. A new card adds no verb; a new verb needs a name, a line here and a test."""
