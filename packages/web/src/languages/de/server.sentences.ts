import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'too many requests: try again in {1}': 'zu viele Anfragen: Versuche es gleich noch einmal{1:-}',
  'this table cannot be read: {1}': 'dieser Tisch lässt sich nicht lesen{1:-}',
  'too many tables were opened from your address: try again in a few minutes':
    'von deiner Adresse wurden zu viele Tische eröffnet: Versuche es in ein paar Minuten noch einmal',
  'too many accounts were made from your address: try again in an hour':
    'von deiner Adresse wurden zu viele Konten angelegt: Versuche es in einer Stunde noch einmal',
  'too many lines are open: close another page first':
    'zu viele Verbindungen sind offen: Schließe erst eine andere Seite',
  'nobody can be called {1}: that means somebody else here':
    'niemand kann {1} heißen: Damit ist hier jemand anderes gemeint',
  'the name {1} is taken': 'der Name {1} ist vergeben',
  'name and password do not fit together': 'Name und Passwort passen nicht zusammen',
  'rated games are for accounts: choose a password first':
    'gewertete Partien sind für Konten: Wähle erst ein Passwort',
  'in a rated game the host has no powers: nobody is removed from it':
    'in einer gewerteten Partie hat der Gastgeber keine Rechte: Niemand wird daraus entfernt',
  'a rated game is public: everybody may see how it was won':
    'eine gewertete Partie ist öffentlich: Alle dürfen sehen, wie sie gewonnen wurde',
  'you sit at this table already under another name, and it is rated':
    'du sitzt schon unter anderem Namen an diesem Tisch, und er ist gewertet',
  'there is nobody here by that number': 'unter dieser Nummer gibt es hier niemanden',
  'you have {1} passkeys: remove one first': 'du hast {1} Passkeys: Entferne erst einen',
  'this passkey was not accepted: try again, or use your password':
    'dieser Passkey wurde nicht angenommen: Versuche es noch einmal, oder nimm dein Passwort',
  'this link is used up or too old: ask for another one':
    'dieser Link ist verbraucht oder zu alt: Lass dir einen neuen schicken',
  'you have an account already': 'du hast schon ein Konto',
  'you have no account here: sign in first': 'du hast hier kein Konto: Melde dich erst an',
  'that is not your password': 'das ist nicht dein Passwort',
  'the name {1} looks like one that is taken': 'der Name {1} sieht einem vergebenen zu ähnlich',
  'that is no name': 'das ist kein Name',
  'a name has no characters that nobody can see': 'ein Name hat keine unsichtbaren Zeichen',
  'a name has letters with few marks on them': 'ein Name hat keine Buchstaben mit einem Haufen von Akzenten',
  'a name is written in one script: letters of several look too much alike':
    'ein Name steht in einer einzigen Schrift: Buchstaben verschiedener Schriften sehen sich zu ähnlich',
  'that is no title': 'das ist kein Titel',
  'a title has no characters that nobody can see': 'ein Titel hat keine unsichtbaren Zeichen',
  'a title has letters with few marks on them':
    'ein Titel hat keine Buchstaben mit einem Haufen von Akzenten',
  'a title is written in one script: letters of several look too much alike':
    'ein Titel steht in einer einzigen Schrift: Buchstaben verschiedener Schriften sehen sich zu ähnlich',
  'a title has letters or numbers in it': 'ein Titel enthält Buchstaben oder Ziffern',
  'too many wrong passwords: try again in {1} seconds':
    'zu viele falsche Passwörter: Versuche es in {1} Sekunden noch einmal',
  'something went wrong here: try again in a moment':
    'hier ist etwas schiefgegangen: Versuche es gleich noch einmal',
  'more than {1} tables cannot be watched at once': 'mehr als {1} Tischen kann man nicht zugleich zusehen',
  'too many messages at once: wait a moment': 'zu viele Nachrichten auf einmal: Warte einen Augenblick',
  'only those who sit at the table may talk': 'nur wer am Tisch sitzt, darf reden',
  'you talk too fast': 'du redest zu schnell',
  'there is nothing to read in that line': 'in dieser Zeile steht nichts',
  'that is not your seat, so you have no team there': 'das ist nicht dein Platz, also hast du dort kein Team',
  'too much was done by you within an hour: go on in {1} s':
    'du hast innerhalb einer Stunde zu viel getan: In {1} s geht es weiter',
  'too much was done from your address within an hour: go on in {1} s':
    'von deiner Adresse wurde innerhalb einer Stunde zu viel getan: In {1} s geht es weiter',
  'too much was done at this table within an hour: go on in {1} s':
    'an diesem Tisch wurde innerhalb einer Stunde zu viel getan: In {1} s geht es weiter',
  'there is no game {1}': 'das Spiel {1} gibt es nicht',
  '{1} has no side {2}': '{1} hat keine Seite {2}',
  'too many replays are asked for at once: wait a moment':
    'zu viele Aufzeichnungen werden auf einmal verlangt: Warte einen Augenblick',
  'this replay cannot be shown just now: try again in a moment':
    'diese Aufzeichnung lässt sich gerade nicht zeigen: Versuche es gleich noch einmal',
  'this game is too long to be looked through here: take its journal':
    'diese Partie ist zu lang, um sie hier durchzusehen: Nimm ihre Mitschrift',
  'the server is stopping: ask again in a moment': 'der Server hält an: Versuche es gleich noch einmal',
  'this table is private: ask for an invitation': 'dieser Tisch ist privat: Bitte um eine Einladung',
  'name the seats to sit down at': 'nenne die Plätze, die du nehmen willst',
  'your time was up: come back when the bot has answered this question':
    'deine Zeit war abgelaufen: Komm wieder, wenn der Bot diese Frage beantwortet hat',
  'the seat of {1} is taken': 'der Platz von {1:dat} ist vergeben',
  '{1} and {2} are on different sides': '{1:nom} und {2:nom} gehören zu verschiedenen Seiten',
  'the seat of {1} is not yours': 'der Platz von {1:dat} gehört nicht dir',
  'there is no bot {1} (bots: {2})': 'den Bot {1} gibt es nicht (Bots: {2})',
  'you have resigned already': 'du hast schon aufgegeben',
  'a bot plays {1} already': 'ein Bot spielt {1:acc} schon',
  '{1} may take the time that the clock gives': '{1} darf sich die Zeit nehmen, die die Uhr lässt',
  '{1} is here, or was a moment ago': '{1} ist da oder war es bis eben',
  'there is no seat {1} at this table': 'den Platz {1} gibt es an diesem Tisch nicht',
  'you do not sit at this table': 'du sitzt nicht an diesem Tisch',
  'only the host of the table may do that': 'das darf nur, wer den Tisch eröffnet hat',
  'the game has begun already': 'die Partie hat schon begonnen',
  'the game is about to begin: the seats stand until then':
    'die Partie beginnt gleich: Bis dahin bleiben die Plätze, wie sie sind',
  'the seat of {1} is on the other side: you have seen the cards of {2}':
    'der Platz von {1:dat} gehört zur anderen Seite: Du hast die Karten von {2:dat} gesehen',
  '{1} plays against {2} and has seen its cards':
    '{1} spielt gegen {2:acc} und hat die Karten dieser Seite gesehen',
  'the others have just been asked for their values: give them a moment':
    'die anderen wurden eben erst um ihre Werte gebeten: Lass ihnen einen Augenblick',
  'nobody plays {1} with these options': 'mit diesen Optionen spielt niemand {1:acc}',
  'nobody plays {1} yet': 'noch spielt niemand {1:acc}',
  'this is not the value that you committed to': 'das ist nicht der Wert, auf den du dich festgelegt hast',
  'too late: the game has begun without this value': 'zu spät: Die Partie hat ohne diesen Wert begonnen',
  'values are asked for when the host begins: keep yours until then':
    'nach den Werten wird erst beim Beginn gefragt: Behalte deinen bis dahin',
  'the rules break down here: {1}': 'hier versagen die Regeln{1:-}',
  'nobody sees everything before the game is over': 'bevor die Partie zu Ende ist, sieht niemand alles',
  'the server is stopping': 'der Server hält an',
  'you have {1} tables that have not begun: begin or leave one first':
    'du hast {1} Tische, die noch nicht begonnen haben: Beginne oder verlasse erst einen',
  'you have {1} tables that are not over: play one to its end first':
    'du hast {1} Tische, die nicht zu Ende sind: Spiele erst einen zu Ende',
  'the game is not over yet': 'die Partie ist noch nicht zu Ende',
  'you did not play here': 'du hast hier nicht mitgespielt',
  'the table was put away': 'der Tisch wurde weggeräumt',
  'there is no such table': 'diesen Tisch gibt es nicht',
  '{1} has no seat {2}': '{1} hat keinen Platz {2}',
  'you have changed things at this table too often: only playing is left':
    'du hast an diesem Tisch zu oft etwas geändert: Jetzt kannst du nur noch spielen',
  'too many people have sat at this table': 'an diesem Tisch haben zu viele Leute gesessen',
  'the game has not begun': 'die Partie hat noch nicht begonnen',
  'the game is running': 'die Partie läuft',
  'the game is paused': 'die Partie pausiert',
  'the game was closed': 'die Partie wurde geschlossen',
  'the game cannot go on': 'die Partie kann nicht weitergehen',
  'something else happened at this table first': 'an diesem Tisch ist etwas anderes zuvorgekommen',
  'it is not known yet whether it was written down: try again in a moment':
    'es ist noch nicht bekannt, ob es aufgeschrieben wurde: Versuche es gleich noch einmal',
  'the database does not answer: try again in a moment':
    'die Datenbank antwortet nicht: Versuche es gleich noch einmal',
  'it could not be written down, so it did not happen':
    'es ließ sich nicht aufschreiben, also ist es nicht geschehen',
  'this table cannot be read just now: try again in a moment':
    'dieser Tisch lässt sich gerade nicht lesen: Versuche es gleich noch einmal',
  'the position has changed since you chose; here is the new one':
    'die Stellung hat sich geändert, seit du gewählt hast; hier ist die neue',
  'a bot plays {1} for you: take the seat back first':
    'ein Bot spielt {1:acc} für dich: Nimm den Platz erst zurück',
  'nobody is ever asked about {1} in this game': 'nach {1} wird in diesem Spiel nie gefragt',
  'the server does not answer': 'der Server antwortet nicht',
  'the server answered {1}': 'der Server antwortete mit {1}',
  '{1} asks to go back already: answer that first':
    '{1} bittet schon darum, zurückzugehen: Beantworte das zuerst',
  'there is nothing to take back after that choice': 'nach dieser Entscheidung ist nichts zurückzunehmen',
  'this game has gone back {1} times: that is enough': 'dieses Spiel ist {1}-mal zurückgegangen: Das genügt',
  'a bot plays for you: take the seat back first':
    'ein Bot spielt für dich: Übernimm zuerst wieder den Platz',
  'notices are for accounts: choose a password first':
    'Nachrichten sind für Konten: Wähle zuerst ein Passwort',
  'this server sends no notices': 'dieser Server schickt keine Nachrichten',
  'this server sends no mail': 'dieser Server schickt keine Mails',
  'a webhook needs a public https address without a port':
    'ein Webhook braucht eine öffentliche https-Adresse ohne Port',
  'this server does not know that time zone': 'dieser Server kennt diese Zeitzone nicht',
  'a mail was sent a short while ago: look for it, or try again in an hour':
    'vor Kurzem ging eine Mail hinaus: Sieh nach, oder versuche es in einer Stunde wieder',
  'too many mails were asked for from your address: try again later':
    'von deiner Adresse wurden zu viele Mails verlangt: Versuche es später wieder',
  'the mail could not be sent: check the address, or try again later':
    'die Mail ließ sich nicht schicken: Prüfe die Adresse, oder versuche es später wieder',
  "this browser's push service cannot be used": 'der Push-Dienst dieses Browsers ist nicht zu gebrauchen',
  'that is you': 'das bist du',
  'you have muted and blocked too many people: let somebody in again first':
    'du hast zu viele Leute stummgeschaltet und blockiert: Lass zuerst jemanden wieder zu',
  'you have reported a lot lately: try again in a while':
    'du hast in letzter Zeit viel gemeldet: Versuche es später wieder',
  'somebody at this table does not want to play with you':
    'jemand an diesem Tisch möchte nicht mit dir spielen',
  'nobody reports themselves': 'niemand meldet sich selbst',
  'nobody of that kind is at this table': 'so jemand ist nicht an diesem Tisch',
  'you have reported that already: somebody will look at it':
    'das hast du schon gemeldet: Jemand wird es sich ansehen',
  'many of your reports wait for an answer: wait until somebody has looked':
    'viele deiner Meldungen sind noch offen: Warte, bis jemand sie angesehen hat',
  'that line is not there any more': 'diese Zeile ist nicht mehr da',
  'somebody else said that': 'das hat jemand anderes gesagt',
  'nobody sits at {1}': 'bei {1} sitzt niemand',
  'the host is not removed: hosts leave by themselves':
    'wer den Tisch führt, wird nicht entfernt: Das geht nur aus eigenem Entschluss',
  'by the rules of this table nobody is removed from a running game':
    'nach den Regeln dieses Tisches wird niemand aus einer laufenden Partie entfernt',
  '{1} still has time on the clock': '{1} hat noch Zeit auf der Uhr',
  'you are the one to be removed: the others decide': 'um dich geht es: Die anderen entscheiden',
  'another removal is asked for already: answer that first':
    'es wird schon über jemand anderen abgestimmt: Antworte zuerst darauf',
  'you were removed from this table': 'du wurdest von diesem Tisch entfernt',
  "in a rated game nobody is removed at the host's will":
    'in einer gewerteten Partie wird niemand nach Belieben entfernt',
  'in a rated game nobody is advised: everybody plays for themselves':
    'in einer gewerteten Partie gibt es keinen Rat: alle spielen selbst',
  'too much advice is asked for at once: wait a moment': 'zu viel Rat auf einmal gefragt: Warte einen Moment',
  'nobody can advise you just now: try again in a moment':
    'gerade kann niemand raten: Versuche es gleich noch einmal',
  'at this table everybody plays without advice': 'an diesem Tisch spielen alle ohne Rat',
  'too many people were muted or blocked from your address: try again later':
    'von deiner Adresse wurden zu viele Leute stumm geschaltet oder blockiert: Versuche es später noch einmal',
  'you are banned from this server: {1}': 'du bist von diesem Server gesperrt: {1}',
  'you are banned until {1} UTC: {2}': 'du bist bis {1} UTC gesperrt: {2}',
  'there is nothing here for you': 'hier ist nichts für dich',
  'nobody decides about themselves': 'niemand entscheidet über sich selbst',
  'only an administrator decides about those who look after this server':
    'über die Aufsicht dieses Servers entscheidet nur die Verwaltung',
  'that time has passed already': 'diese Zeit ist schon vorbei',
  'nobody has banned them': 'diese Person ist nicht gesperrt',
  'nobody of that number has a name': 'niemand mit dieser Nummer hat einen Namen',
  'only accounts have roles': 'nur Konten haben Rollen',
  'you have a part in this game: somebody else has to decide':
    'du bist an dieser Partie beteiligt: Jemand anderes muss entscheiden',
  'there is no such report': 'diese Meldung gibt es nicht',
  'you have a part in this: somebody else has to decide':
    'du bist daran beteiligt: Jemand anderes muss entscheiden',
  'somebody has answered this report already': 'diese Meldung hat schon jemand beantwortet',
  'this table needs no rescue, or none of it can be read':
    'dieser Tisch braucht keine Rettung, oder nichts davon ist lesbar',
  'you have announced a lot lately: try again in a while':
    'du hast zuletzt viel ausgeschrieben: Versuche es später noch einmal',
  'in a tournament nobody plays for you: play on, or resign':
    'in einem Turnier spielt niemand für dich: Spiele weiter, oder gib auf',
  'the organizer has decided the result': 'die Turnierleitung hat das Ergebnis entschieden',
  'a tournament is for games of two sides': 'ein Turnier ist für Spiele mit zwei Seiten',
  'where everybody meets everybody, {1} people can enter at most':
    'wo jeder auf jeden trifft, können sich höchstens {1} Leute anmelden',
  'a league is played by correspondence: all its games run at once':
    'eine Liga wird als Fernpartien gespielt: Alle laufen zugleich',
  'so many cannot go up and down in a division of {1}':
    'so viele können in einer Staffel mit {1} Leuten nicht auf- und absteigen',
  'a tournament begins within {1} days': 'ein Turnier beginnt binnen {1} Tagen',
  'only the organizer may do that': 'das darf nur die Turnierleitung',
  'only leagues have seasons': 'nur Ligen haben Saisons',
  'this season is not over yet': 'diese Saison ist noch nicht zu Ende',
  'the next season was announced already': 'die nächste Saison ist schon ausgeschrieben',
  '{1} of your tournaments are not over: end one first':
    '{1} deiner Turniere sind nicht zu Ende: Beende erst eines',
  'it has begun: nobody can enter any more': 'es hat begonnen: Niemand kann sich mehr anmelden',
  'you were removed from this tournament': 'du wurdest von diesem Turnier ausgeschlossen',
  'this tournament is by invitation: ask its organizer for the link':
    'dieses Turnier ist auf Einladung: Bitte die Turnierleitung um den Link',
  'the organizer does not want to play with you': 'die Turnierleitung möchte nicht mit dir spielen',
  'you are in this tournament already under another name':
    'du bist bei diesem Turnier schon unter einem anderen Namen dabei',
  'all places are taken': 'alle Plätze sind vergeben',
  'you are in {1} tournaments that are not over':
    'du spielst schon in {1} Turnieren mit, die nicht zu Ende sind',
  'only players who were withdrawn for not coming can come back':
    'zurückkommen kann nur, wer nicht kam und darum nicht mehr ausgelost wird',
  'nobody is in more than {1} tournaments that are not over':
    'niemand spielt in mehr als {1} Turnieren mit, die nicht zu Ende sind',
  'only those who look after this server may do that':
    'das dürfen nur die, die sich um diesen Server kümmern',
  'you are not in this tournament': 'du bist bei diesem Turnier nicht dabei',
  'it has begun already': 'es hat schon begonnen',
  'it takes two people at least': 'dafür braucht es mindestens zwei Leute',
  'not all games of this round are over': 'noch sind nicht alle Partien dieser Runde zu Ende',
  'this was the last round': 'das war die letzte Runde',
  'it is not paused': 'es ist nicht unterbrochen',
  'they are not in this tournament': 'bei diesem Turnier ist diese Person nicht dabei',
  'it has not begun': 'es hat noch nicht begonnen',
  'the tournament is over': 'das Turnier ist zu Ende',
  'there is no such game': 'diese Partie gibt es nicht',
  'you play in this tournament: somebody who looks after the site has to decide':
    'du spielst in diesem Turnier mit: Jemand, der sich um diesen Server kümmert, muss entscheiden',
  'tournaments are for accounts: choose a password first':
    'Turniere sind für Konten: Wähle erst ein Passwort',
  'the tournament is not running': 'das Turnier läuft nicht',
  'there is no such tournament': 'dieses Turnier gibt es nicht',
  'this needs your password, or one of your passkeys':
    'dafür braucht es dein Passwort oder einen deiner Passkeys',
  'nothing else opens this account: set a password or add another passkey first':
    'nichts anderes öffnet dieses Konto: Lege erst ein Passwort fest, oder füge einen weiteren Passkey hinzu',
  'the game is not over': 'die Partie ist noch nicht zu Ende',
  'too many reviews are asked for at once: wait a moment':
    'zu viele Rückblicke werden zugleich verlangt: Warte einen Augenblick',
  'this game cannot be looked back at just now: try again in a moment':
    'auf diese Partie kann gerade nicht zurückgeblickt werden: Versuche es gleich noch einmal',
  'you have decided a lot lately: try again in a while':
    'du hast in letzter Zeit viel entschieden: Versuche es später noch einmal',
  'at a live clock nobody is told: everybody is there':
    'bei laufender Uhr wird niemand benachrichtigt: Alle sind da',
};
