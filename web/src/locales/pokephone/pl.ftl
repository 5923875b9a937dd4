## Na co telefon nie ma miejsca naraz
below-more = więcej
