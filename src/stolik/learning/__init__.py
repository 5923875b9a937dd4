"""For learners: views as rows of whole numbers, and many games of one kind side by side."""
