"""Games as other libraries know them: PettingZoo, Gymnasium, OpenSpiel, and agents in Kaggle's form.

Each module needs its library, and says which extra brings it (docs/learning.md).
"""
