# Without a connection, and when there are newer pages.

offline-now = You are not connected. Rules, the editor, loaded lessons and replays work.
newer-here = A newer Stolik is here.
newer-load = Load it
