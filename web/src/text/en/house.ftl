### What every page says.

skip-to-content = Skip to the content
page-failed = This page could not be loaded. Check the connection and try again.
dismiss = Dismiss
cancel = Cancel
close = Close
not-connected = There is no connection to the table just now. It comes back by itself; then try again.
put-away = Put it away
search = Search
found = { $count ->
    [one] 1 found
   *[other] { $count } found
}
