"""`lascaux train`: nets that judge positions, learned from games."""
