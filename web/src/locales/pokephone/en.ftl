## What a phone has no room for at once
below-more = more
