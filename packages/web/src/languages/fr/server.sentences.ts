import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'too many requests: try again in {1}': 'trop de demandes : réessayez dans un moment{1:-}',
  'this table cannot be read: {1}': 'cette table ne peut pas être lue{1:-}',
  'too many tables were opened from your address: try again in a few minutes':
    'trop de tables ont été ouvertes depuis votre adresse : réessayez dans quelques minutes',
  'too many accounts were made from your address: try again in an hour':
    'trop de comptes ont été créés depuis votre adresse : réessayez dans une heure',
  'too many lines are open: close another page first':
    'trop de connexions sont ouvertes : fermez d’abord une autre page',
  'nobody can be called {1}: that means somebody else here':
    'personne ne peut s’appeler {1} : ici, cela désigne quelqu’un d’autre',
  'the name {1} is taken': 'le nom {1} est déjà pris',
  'name and password do not fit together': 'le nom et le mot de passe ne vont pas ensemble',
  'rated games are for accounts: choose a password first':
    'les parties classées sont réservées aux comptes : choisissez d’abord un mot de passe',
  'in a rated game the host has no powers: nobody is removed from it':
    'dans une partie classée l’hôte n’a aucun pouvoir : personne n’en est retiré',
  'a rated game is public: everybody may see how it was won':
    'une partie classée est publique : chacun peut voir comment elle a été gagnée',
  'you sit at this table already under another name, and it is rated':
    'vous êtes déjà à cette table sous un autre nom, et elle est classée',
  'there is nobody here by that number': 'personne ici ne porte ce numéro',
  'you have {1} passkeys: remove one first': 'vous avez {1} clés d’accès : retirez-en une d’abord',
  'this passkey was not accepted: try again, or use your password':
    'cette clé d’accès n’a pas été acceptée : réessayez, ou utilisez votre mot de passe',
  'this link is used up or too old: ask for another one':
    'ce lien est déjà utilisé ou trop ancien : demandez-en un autre',
  'you have an account already': 'vous avez déjà un compte',
  'you have no account here: sign in first': 'vous n’avez pas de compte ici : connectez-vous d’abord',
  'that is not your password': 'ce n’est pas votre mot de passe',
  'the name {1} looks like one that is taken': 'le nom {1} ressemble à un nom déjà pris',
  'that is no name': 'ce n’est pas un nom',
  'a name has no characters that nobody can see': 'un nom n’a pas de caractères invisibles',
  'a name has letters with few marks on them': 'un nom n’a pas de lettres chargées d’accents',
  'a name is written in one script: letters of several look too much alike':
    'un nom s’écrit dans une seule écriture : des lettres d’écritures différentes se ressemblent trop',
  'that is no title': 'ce n’est pas un titre',
  'a title has no characters that nobody can see': 'un titre n’a pas de caractères invisibles',
  'a title has letters with few marks on them': 'un titre n’a pas de lettres chargées d’accents',
  'a title is written in one script: letters of several look too much alike':
    'un titre s’écrit dans une seule écriture : des lettres d’écritures différentes se ressemblent trop',
  'a title has letters or numbers in it': 'un titre contient des lettres ou des chiffres',
  'too many wrong passwords: try again in {1} seconds':
    'trop de mots de passe erronés : réessayez dans {1} secondes',
  'something went wrong here: try again in a moment':
    'quelque chose s’est mal passé ici : réessayez dans un moment',
  'more than {1} tables cannot be watched at once': 'on ne peut pas regarder plus de {1} tables à la fois',
  'too many messages at once: wait a moment': 'trop de messages à la fois : attendez un moment',
  'only those who sit at the table may talk': 'seuls ceux qui sont assis à la table peuvent parler',
  'you talk too fast': 'vous parlez trop vite',
  'there is nothing to read in that line': 'il n’y a rien à lire dans cette ligne',
  'that is not your seat, so you have no team there':
    'ce n’est pas votre place, vous n’y avez donc pas d’équipe',
  'too much was done by you within an hour: go on in {1} s':
    'vous en avez trop fait en une heure : continuez dans {1} s',
  'too much was done from your address within an hour: go on in {1} s':
    'on en a trop fait depuis votre adresse en une heure : continuez dans {1} s',
  'too much was done at this table within an hour: go on in {1} s':
    'on en a trop fait à cette table en une heure : continuez dans {1} s',
  'there is no game {1}': 'le jeu {1} n’existe pas',
  '{1} has no side {2}': '{1} n’a pas de camp {2}',
  'too many replays are asked for at once: wait a moment':
    'trop de parties sont revues à la fois : attendez un moment',
  'this replay cannot be shown just now: try again in a moment':
    'cette partie ne peut pas être revue pour l’instant : réessayez dans un moment',
  'this game is too long to be looked through here: take its journal':
    'cette partie est trop longue pour être revue ici : prenez son journal',
  'the server is stopping: ask again in a moment': 'le serveur s’arrête : réessayez dans un moment',
  'this table is private: ask for an invitation': 'cette table est privée : demandez une invitation',
  'name the seats to sit down at': 'dites quelles places vous voulez prendre',
  'your time was up: come back when the bot has answered this question':
    'votre temps était écoulé : revenez quand le bot aura répondu à cette question',
  'the seat of {1} is taken': 'la place {1:de} est prise',
  '{1} and {2} are on different sides': '{1:le} et {2:le} sont de camps différents',
  'the seat of {1} is not yours': 'la place {1:de} n’est pas à vous',
  'there is no bot {1} (bots: {2})': 'il n’y a pas de bot {1} (bots : {2})',
  'you have resigned already': 'vous avez déjà abandonné',
  'a bot plays {1} already': 'un bot joue déjà {1:le}',
  '{1} may take the time that the clock gives': '{1} peut prendre le temps que donne la pendule',
  '{1} is here, or was a moment ago': '{1} est là, ou y était il y a un instant',
  'there is no seat {1} at this table': 'il n’y a pas de place {1} à cette table',
  'you do not sit at this table': 'vous n’êtes pas assis à cette table',
  'only the host of the table may do that': 'seul l’hôte de la table peut le faire',
  'the game has begun already': 'la partie a déjà commencé',
  'the game is about to begin: the seats stand until then':
    'la partie va commencer : les places ne changent plus d’ici là',
  'the seat of {1} is on the other side: you have seen the cards of {2}':
    'la place {1:de} est dans l’autre camp : vous avez vu les cartes {2:de}',
  '{1} plays against {2} and has seen its cards': '{1} joue contre {2:le} et a vu les cartes de ce camp',
  'the others have just been asked for their values: give them a moment':
    'on vient de demander leurs valeurs aux autres : laissez-leur un moment',
  'nobody plays {1} with these options': 'personne ne joue {1:le} avec ces options',
  'nobody plays {1} yet': 'personne ne joue encore {1:le}',
  'this is not the value that you committed to': 'ce n’est pas la valeur sur laquelle vous vous êtes engagé',
  'too late: the game has begun without this value': 'trop tard : la partie a commencé sans cette valeur',
  'values are asked for when the host begins: keep yours until then':
    'les valeurs sont demandées quand l’hôte commence : gardez la vôtre d’ici là',
  'the rules break down here: {1}': 'les règles ne fonctionnent plus ici{1:-}',
  'nobody sees everything before the game is over': 'personne ne voit tout avant la fin de la partie',
  'the server is stopping': 'le serveur s’arrête',
  'you have {1} tables that have not begun: begin or leave one first':
    'vous avez {1} tables qui n’ont pas commencé : commencez-en ou quittez-en d’abord une',
  'you have {1} tables that are not over: play one to its end first':
    'vous avez {1} tables qui ne sont pas terminées : terminez-en d’abord une',
  'the game is not over yet': 'la partie n’est pas encore terminée',
  'you did not play here': 'vous n’avez pas joué ici',
  'the table was put away': 'la table a été rangée',
  'there is no such table': 'cette table n’existe pas',
  '{1} has no seat {2}': '{1} n’a pas de place {2}',
  'you have changed things at this table too often: only playing is left':
    'vous avez trop souvent changé quelque chose à cette table : vous ne pouvez plus que jouer',
  'too many people have sat at this table': 'trop de personnes se sont assises à cette table',
  'the game has not begun': 'la partie n’a pas commencé',
  'the game is running': 'la partie est en cours',
  'the game is paused': 'la partie est en pause',
  'the game was closed': 'la partie a été fermée',
  'the game cannot go on': 'la partie ne peut pas continuer',
  'something else happened at this table first': 'autre chose s’est passé d’abord à cette table',
  'it is not known yet whether it was written down: try again in a moment':
    'on ne sait pas encore si cela a été noté : réessayez dans un instant',
  'the database does not answer: try again in a moment':
    'la base de données ne répond pas : réessayez dans un instant',
  'it could not be written down, so it did not happen':
    'cela n’a pas pu être enregistré, donc cela n’a pas eu lieu',
  'this table cannot be read just now: try again in a moment':
    'cette table ne peut pas être lue pour l’instant : réessayez dans un moment',
  'the position has changed since you chose; here is the new one':
    'la position a changé depuis votre choix ; voici la nouvelle',
  'a bot plays {1} for you: take the seat back first':
    'un bot joue {1:le} pour vous : reprenez d’abord la place',
  'nobody is ever asked about {1} in this game': 'dans ce jeu, on ne demande jamais rien sur {1}',
  'the server does not answer': 'le serveur ne répond pas',
  'the server answered {1}': 'le serveur a répondu {1}',
  '{1} asks to go back already: answer that first':
    '{1} demande déjà à revenir en arrière : répondez d’abord à cela',
  'there is nothing to take back after that choice': 'il n’y a rien à reprendre après ce choix',
  'this game has gone back {1} times: that is enough':
    'cette partie est revenue {1} fois en arrière : cela suffit',
  'a bot plays for you: take the seat back first': 'un bot joue pour vous : reprenez d’abord le siège',
  'notices are for accounts: choose a password first':
    'les avis sont pour les comptes : choisissez d’abord un mot de passe',
  'this server sends no notices': 'ce serveur n’envoie pas d’avis',
  'this server sends no mail': 'ce serveur n’envoie pas de courriel',
  'a webhook needs a public https address without a port':
    'un webhook demande une adresse https publique sans port',
  'this server does not know that time zone': 'ce serveur ne connaît pas ce fuseau horaire',
  'a mail was sent a short while ago: look for it, or try again in an hour':
    'un courriel est parti il y a peu : cherchez-le, ou réessayez dans une heure',
  'too many mails were asked for from your address: try again later':
    'trop de courriels ont été demandés depuis votre adresse : réessayez plus tard',
  'the mail could not be sent: check the address, or try again later':
    'le courriel n’a pas pu partir : vérifiez l’adresse, ou réessayez plus tard',
  "this browser's push service cannot be used": 'le service push de ce navigateur est inutilisable',
  'that is you': 'c’est vous',
  'you have muted and blocked too many people: let somebody in again first':
    'vous avez masqué et bloqué trop de personnes : admettez d’abord quelqu’un à nouveau',
  'you have reported a lot lately: try again in a while':
    'vous avez beaucoup signalé ces derniers temps : réessayez plus tard',
  'somebody at this table does not want to play with you':
    'quelqu’un à cette table ne souhaite pas jouer avec vous',
  'nobody reports themselves': 'personne ne se signale soi-même',
  'nobody of that kind is at this table': 'cette personne n’est pas à cette table',
  'you have reported that already: somebody will look at it':
    'vous l’avez déjà signalé : quelqu’un va regarder',
  'many of your reports wait for an answer: wait until somebody has looked':
    'beaucoup de vos signalements attendent une réponse : patientez jusqu’à ce que quelqu’un les ait lus',
  'that line is not there any more': 'ce message n’est plus là',
  'somebody else said that': 'quelqu’un d’autre a dit cela',
  'nobody sits at {1}': 'personne n’est assis à la place de {1}',
  'the host is not removed: hosts leave by themselves': 'l’hôte n’est pas exclu : il part de lui-même',
  'by the rules of this table nobody is removed from a running game':
    'selon les règles de cette table, personne n’est exclu d’une partie en cours',
  '{1} still has time on the clock': '{1} a encore du temps à la pendule',
  'you are the one to be removed: the others decide': 'c’est de vous qu’il s’agit : les autres décident',
  'another removal is asked for already: answer that first':
    'une autre exclusion est déjà demandée : répondez d’abord à celle-ci',
  'you were removed from this table': 'vous avez été exclu de cette table',
  "in a rated game nobody is removed at the host's will":
    'dans une partie classée, personne n’est exclu au gré de l’hôte',
  'in a rated game nobody is advised: everybody plays for themselves':
    'dans une partie classée, personne n’est conseillé : chacun joue par soi-même',
  'too much advice is asked for at once: wait a moment':
    'trop de conseils demandés à la fois : attendez un instant',
  'nobody can advise you just now: try again in a moment':
    'personne ne peut vous conseiller pour l’instant : réessayez dans un moment',
  'at this table everybody plays without advice': 'à cette table, tout le monde joue sans conseil',
  'too many people were muted or blocked from your address: try again later':
    'trop de personnes ont été masquées ou bloquées depuis votre adresse : réessayez plus tard',
  'you are banned from this server: {1}': 'vous êtes banni de ce serveur : {1}',
  'you are banned until {1} UTC: {2}': 'vous êtes banni jusqu’au {1} UTC : {2}',
  'there is nothing here for you': 'il n’y a rien ici pour vous',
  'nobody decides about themselves': 'personne ne décide de soi-même',
  'only an administrator decides about those who look after this server':
    'seule l’administration décide des responsables de ce serveur',
  'that time has passed already': 'ce moment est déjà passé',
  'nobody has banned them': 'cette personne n’est pas bannie',
  'nobody of that number has a name': 'personne de ce numéro n’a de nom',
  'only accounts have roles': 'seuls les comptes ont des rôles',
  'you have a part in this game: somebody else has to decide':
    'vous avez part à cette partie : quelqu’un d’autre doit décider',
  'there is no such report': 'ce signalement n’existe pas',
  'you have a part in this: somebody else has to decide': 'vous y avez part : quelqu’un d’autre doit décider',
  'somebody has answered this report already': 'quelqu’un a déjà traité ce signalement',
  'this table needs no rescue, or none of it can be read':
    'cette table n’a pas besoin d’être sauvée, ou rien n’en est lisible',
  'you have announced a lot lately: try again in a while':
    'vous avez beaucoup annoncé ces temps-ci : réessayez plus tard',
  'in a tournament nobody plays for you: play on, or resign':
    'dans un tournoi personne ne joue pour vous : continuez, ou abandonnez',
  'the organizer has decided the result': 'l’organisateur a décidé du résultat',
  'a tournament is for games of two sides': 'un tournoi se joue à des jeux à deux camps',
  'where everybody meets everybody, {1} people can enter at most':
    'quand chacun rencontre chacun, {1} personnes au plus peuvent s’inscrire',
  'a league is played by correspondence: all its games run at once':
    'une ligue se joue par correspondance : toutes ses parties vont de front',
  'so many cannot go up and down in a division of {1}':
    'autant de joueurs ne peuvent pas monter et descendre dans une division de {1}',
  'a tournament begins within {1} days': 'un tournoi commence dans les {1} jours',
  'only the organizer may do that': 'seul l’organisateur peut faire cela',
  'only leagues have seasons': 'seules les ligues ont des saisons',
  'this season is not over yet': 'cette saison n’est pas encore finie',
  'the next season was announced already': 'la saison suivante est déjà annoncée',
  '{1} of your tournaments are not over: end one first':
    '{1} de vos tournois ne sont pas finis : terminez-en un d’abord',
  'it has begun: nobody can enter any more': 'il a commencé : on ne peut plus s’inscrire',
  'you were removed from this tournament': 'vous avez été exclu de ce tournoi',
  'this tournament is by invitation: ask its organizer for the link':
    'ce tournoi est sur invitation : demandez le lien à l’organisateur',
  'the organizer does not want to play with you': 'l’organisateur ne souhaite pas jouer avec vous',
  'you are in this tournament already under another name': 'vous êtes déjà dans ce tournoi sous un autre nom',
  'all places are taken': 'toutes les places sont prises',
  'you are in {1} tournaments that are not over': 'vous êtes inscrit à {1} tournois qui ne sont pas finis',
  'only players who were withdrawn for not coming can come back':
    'seul peut revenir qui n’est plus apparié faute d’être venu',
  'nobody is in more than {1} tournaments that are not over':
    'personne n’est inscrit à plus de {1} tournois qui ne sont pas finis',
  'only those who look after this server may do that':
    'seuls ceux qui s’occupent de ce serveur peuvent le faire',
  'you are not in this tournament': 'vous n’êtes pas dans ce tournoi',
  'it has begun already': 'il a déjà commencé',
  'it takes two people at least': 'il faut au moins deux personnes',
  'not all games of this round are over': 'toutes les parties de cette ronde ne sont pas finies',
  'this was the last round': 'c’était la dernière ronde',
  'it is not paused': 'il n’est pas en pause',
  'they are not in this tournament': 'cette personne n’est pas dans ce tournoi',
  'it has not begun': 'il n’a pas commencé',
  'the tournament is over': 'le tournoi est fini',
  'there is no such game': 'cette partie n’existe pas',
  'you play in this tournament: somebody who looks after the site has to decide':
    'vous jouez dans ce tournoi : quelqu’un qui s’occupe de ce serveur doit décider',
  'tournaments are for accounts: choose a password first':
    'les tournois sont réservés aux comptes : choisissez d’abord un mot de passe',
  'the tournament is not running': 'le tournoi n’est pas en cours',
  'there is no such tournament': 'ce tournoi n’existe pas',
  'this needs your password, or one of your passkeys':
    'il faut pour cela votre mot de passe ou l’une de vos clés d’accès',
  'nothing else opens this account: set a password or add another passkey first':
    'rien d’autre n’ouvre ce compte : choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès',
  'the game is not over': 'la partie n’est pas terminée',
  'too many reviews are asked for at once: wait a moment':
    'trop de rétrospectives sont demandées à la fois : attendez un instant',
  'this game cannot be looked back at just now: try again in a moment':
    'on ne peut pas revenir sur cette partie pour l’instant : réessayez dans un moment',
  'you have decided a lot lately: try again in a while':
    'vous avez beaucoup décidé ces derniers temps : réessayez plus tard',
  'at a live clock nobody is told: everybody is there':
    'avec une pendule en direct, personne n’est prévenu : tout le monde est là',
};
