import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'too many requests: try again in {1}': 'trop de demandes : réessayez dans un moment{1:-}',
  'this table cannot be read: {1}': 'cette table ne peut pas être lue{1:-}',
  'too many tables were opened from your address: try again in a few minutes':
    'trop de tables ont été ouvertes depuis votre adresse : réessayez dans quelques minutes',
  'too many lines are open: close another page first':
    'trop de connexions sont ouvertes : fermez d’abord une autre page',
  'nobody can be called {1}: that means somebody else here':
    'personne ne peut s’appeler {1} : ici, cela désigne quelqu’un d’autre',
  'the name {1} is taken': 'le nom {1} est déjà pris',
  'name and password do not fit together': 'le nom et le mot de passe ne vont pas ensemble',
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
    'on ne sait pas encore si cela a été noté : réessayez dans un instant',
  'the database does not answer: try again in a moment':
    'la base de données ne répond pas : réessayez dans un instant',
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
    '{1} demande déjà à revenir en arrière : répondez d’abord à cela',
  'there is nothing to take back after that choice': 'il n’y a rien à reprendre après ce choix',
  'this game has gone back {1} times: that is enough':
    'cette partie est revenue {1} fois en arrière : cela suffit',
  'a bot plays for you: take the seat back first': 'un bot joue pour vous : reprenez d’abord le siège',
  'notices are for accounts: choose a password first':
    'les avis sont pour les comptes : choisissez d’abord un mot de passe',
  'this server sends no notices': 'ce serveur n’envoie pas d’avis',
  'this server sends no mail': 'ce serveur n’envoie pas de courriel',
  'a webhook needs a public https address without a port':
    'un webhook demande une adresse https publique sans port',
  'this server does not know that time zone': 'ce serveur ne connaît pas ce fuseau horaire',
  'a mail was sent a short while ago: look for it, or try again in an hour':
    'un courriel est parti il y a peu : cherchez-le, ou réessayez dans une heure',
  'the mail could not be sent: check the address, or try again later':
    'le courriel n’a pas pu partir : vérifiez l’adresse, ou réessayez plus tard',
  "this browser's push service cannot be used": 'le service push de ce navigateur est inutilisable',
};
