import type { Sentences } from '../catalogue.js';

/** Sentences by their English template. */
export const sentences: Sentences = {
  'Attack {1}: with everybody, {2}': '{1} angreifen: mit allen, {2}',
  river: 'Fluss',
  armour: 'Panzer',
  'out of supply': 'unversorgt',
  '{1} against {2} is {3}': '{1} gegen {2} ist {3}',
  '{1} −{2}': '{1} −{2}',
  '{1} +{2}': '{1} +{2}',
  '{1}; {2}: rolled at {3}': '{1}; {2}: gewürfelt wird bei {3}',
  'there is no unit of the {1} in {2}': 'in {2} ist keine Einheit {1:gen}',
  '{1} has already been attacked this turn': '{1} wurde in diesem Zug schon angegriffen',
  'the {1} has no unit next to {2}': '{1:nom} hat keine Einheit neben {2}',
  'every unit of the {1} next to {2} has already attacked this turn':
    'jede Einheit {1:gen} neben {2} hat in diesem Zug schon angegriffen',
  '{1} belongs to the {2}': '{1} gehört {2:dat}',
  '{1} is not next to {2}': '{1} ist nicht neben {2}',
  '{1} has already attacked this turn': '{1} hat in diesem Zug schon angegriffen',
  '{1} already takes part in the attack on {2}': '{1} nimmt schon am Angriff auf {2} teil',
  'no unit takes part in the attack on {1} yet': 'noch nimmt keine Einheit am Angriff auf {1} teil',
  '{1} is not among the units that share this loss':
    '{1} gehört nicht zu den Einheiten, die diesen Verlust tragen',
  'an enemy unit, {1}, is in {2}': 'eine feindliche Einheit, {1}, ist in {2}',
  '{1} is in an enemy zone of control': '{1} ist in einer feindlichen Kontrollzone',
  'there are {1} units in {2} already': 'in {2} sind schon {1} Einheiten',
  '{1} did not take part in the attack on {2}': '{1} hat am Angriff auf {2} nicht teilgenommen',
  '{1} has already advanced into {2}': '{1} ist schon nach {2} vorgerückt',
  '{1} has been eliminated': '{1} ist eliminiert',
  '{1}-{2}-{3}': '{1}-{2}-{3}',
  'in supply': 'versorgt',
  'in an enemy zone of control': 'in einer feindlichen Kontrollzone',
  '{1} in {2}': '{1} in {2}',
  "{1} belongs to the {2}, and it is the {3}'s turn": '{1} gehört {2:dat}, und am Zug ist {3:nom}',
  '{1} takes no part in this battle': '{1} nimmt an dieser Schlacht nicht teil',
  '{1} is not on the map: it may enter from turn {2} on':
    '{1} ist nicht auf der Karte und darf ab Zug {2} eintreffen',
  '{1} is not on the map yet: it has to enter first':
    '{1} ist noch nicht auf der Karte und muss erst eintreffen',
  '{1} has already moved or entered this turn':
    '{1} wurde in diesem Zug schon bewegt oder ist eben eingetroffen',
  '{1} is on the map already': '{1} ist schon auf der Karte',
  '{1} may enter from turn {2} on, and this is turn {3}':
    '{1} darf ab Zug {2} eintreffen, und dies ist Zug {3}',
  '{1} is in {2} already': '{1} ist schon in {2}',
  '{1} would have to go on through an enemy zone of control to reach {2}':
    '{1} müsste durch eine feindliche Kontrollzone weitergehen, um {2} zu erreichen',
  '{1} cannot reach {2} without going straight from one enemy zone of control into another':
    '{1} kann {2} nicht erreichen, ohne direkt von einer feindlichen Kontrollzone in eine andere zu gehen',
  '{1} has {2} movement points, which are not enough to reach {3}':
    '{1} hat {2} Bewegungspunkte, das reicht nicht bis {3}',
  '{1} is no supply source of the {2}: its units enter at {3}':
    '{1} ist keine Versorgungsquelle {2:gen}: dessen Einheiten treffen in {3} ein',
  'enemy units are on every way from {1} to {2}': 'auf jedem Weg von {1} nach {2} sind feindliche Einheiten',
  'there are no two units of the {1} in {2} that could move together':
    'in {2} sind keine zwei Einheiten {1:gen}, die sich zusammen bewegen könnten',
  'there is no room for {1} more units in {2}: at most {3} may be in a hex':
    'in {2} ist kein Platz für {1} weitere Einheiten: höchstens {3} dürfen in einem Hexfeld sein',
  '{1} {2} {3}': '{2} {3} {1:gen}',
  'a step': 'eine Stufe',
  '{1} steps': '{1} Stufen',
  '{1}: move a unit or a stack, or be done with moving':
    '{1}: bewege eine Einheit oder einen Stapel, oder beende das Bewegen',
  '{1}: choose a hex to attack, or be done with fighting':
    '{1}: wähle ein Hexfeld für einen Angriff, oder beende das Kämpfen',
  'Choose the units that attack {1}': 'Wähle die Einheiten, die {1} angreifen',
  '{1} against {2}: {3}': '{1} gegen {2}: {3}',
  '{1} has to lose {2}: choose a unit': '{1} muss {2} verlieren: wähle eine Einheit',
  '{1} has to retreat: choose a hex': '{1} muss sich zurückziehen: wähle ein Hexfeld',
  '{1} is empty: advance with a unit that attacked, or stay':
    '{1} ist leer: rücke mit einer Einheit vor, die angegriffen hat, oder bleibe',
  "Turn {1}: the {2}'s movement": 'Zug {1}: Bewegung {2:gen}',
  "Turn {1}: the {2}'s combat": 'Zug {1}: Kampf {2:gen}',
  'The {1} attacks {2}': '{1:nom} greift {2} an',
  '{1} moves from {2} to {3}': '{1} geht von {2} nach {3}',
  '{1} enters at {2}': '{1} trifft in {2} ein',
  '{1} against {2} in {3}, at {4}: a {5}, {6}': '{1} gegen {2} in {3}, bei {4}: eine {5}, {6}',
  '{1} loses a step': '{1} verliert eine Stufe',
  '{1} is eliminated': '{1} wird eliminiert',
  '{1} has nowhere to retreat to': '{1} kann sich nirgendwohin zurückziehen',
  '{1} retreats to {2}': '{1} zieht sich nach {2} zurück',
  '{1} advances into {2}': '{1} rückt nach {2} vor',
  '{1} is out of supply': '{1} ist unversorgt',
  'Turn {1} is over: South {2}, North {3}': 'Zug {1} ist zu Ende: Süden {2}, Norden {3}',
};
