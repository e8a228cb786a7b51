### My page: name, preferences, account, data.

who-title = Who are you?
who-new = I am new here
who-back = I have an account
who-go-on = Go on

me-title = My page
me-who = My name
me-name = Name at the table
me-name-about = Seats that you have taken already keep the name they were taken with.
me-rename = Change the name
me-renamed = The new name is kept.

pref-title = Preferences
pref-about = Kept on this device. Every change acts at once.
pref-theme = Theme
pref-theme-system = As the system
pref-theme-light = Light
pref-theme-dark = Dark
pref-text-size = Text size
pref-motion = Motion
pref-motion-system = As the system
pref-motion-full = Everything moves
pref-motion-none = Nothing moves
pref-palette = Colours
pref-palette-usual = Usual
pref-palette-clear = For colour-blind eyes
pref-sound = Sounds
pref-sound-about = A soft sound when you are asked for a choice.
pref-notify = Notifications

preview-title = This is how it looks
preview-text = A Hero looks at the entrance, counts the treasure, and steps inside.
preview-can = can be chosen
preview-chosen = chosen
preview-lit = touched by an option
preview-good = good news
preview-bad = bad news

account-title = Account
account-have = You are logged in as { $login }. With login and password you come back on any device.
account-guest = You are a guest: only this browser knows you. With an account you can come back on other devices, with your name and your matches.
account-make-title = Make an account
account-make = Make the account
account-made = The account is made. Keep your password well: nobody can send it to you.
account-other-title = Log in to another account
account-other-about = You are then somebody else on this device, and the guest you are now cannot be found again.
account-log-in = Log in
account-log-out = Log out
account-welcome = Good to see you, { $name }.
account-login = Login
account-login-hint = 3 to 40 letters, digits, dots, dashes or underscores.
account-password = Password
account-password-hint = At least 8 characters. There is no e-mail to recover it with.
log-out-ask = Log out as a guest?
log-out-guest = A guest has no password. Once you are logged out you cannot come back as yourself, nor to your seats. Make an account first if you want to.

delete-title = My data
delete-about = You can have everything deleted that this server knows about you.
delete-button = Delete my data…
delete-ask = Delete all my data?
delete-goes = Your name, your account, your sessions on all devices and what you wrote in chats are deleted. Bots play your seats on.
delete-stays = Matches that others play or played with you stay for them, without your name and your words.
delete-final = This cannot be taken back.
delete-yes = Delete everything
delete-done = Your data is deleted. Farewell, and come again.
