// A page with every card of a game, made from the game's own data.

const WIDTH = 110;

const TYPES = {
  'economic-warfare': 'Economic Warfare',
  event: 'Events',
  response: 'Responses',
  status: 'Status cards',
};
const TYPE_OF_ONE = {
  'economic-warfare': 'an Economic Warfare card',
  event: 'an Event',
  response: 'a Response',
  status: 'a Status card',
};

/**
 * The page as text. `game` is its id, `title` its name; `countries` are {id, name} in their order; `editions`
 * are {name, faces}, the base first, where a face is a card as the game's `cardFaces` gives it.
 */
export function cardsPage({ game, title, countries, editions }) {
  const totals = editions.map(({ name, faces }) => `${name.toLowerCase()} ${countCards(faces)}`);
  return `${[
    `<!-- Written by npm run cards from packages/games/${game}/src/cards: change the cards there, not this page. -->`,
    '',
    `# ${title}: the cards`,
    '',
    ...wrapped(
      `Every card of every deck, in our own words: ${totals.join(', ')} cards. How a card is to be read (what "may", "adjacent" or "build" mean, and in which order its parts are carried out) is told in [the rules](${game}.md). Under its name stands the word by which the notation knows it.`,
    ),
    '',
    'Behind the edition stands where our text comes from:',
    '',
    '- [printed] the rulebook of that edition prints what the card does',
    '- [sourced] card faces and other public sources tell it, checked against each other',
    '- [disputed] the sources differ on the reading; the text gives the one that is played here',
    '',
    '## The decks',
    '',
    ...deckTable(countries, editions),
    '',
    '## Basic cards',
    '',
    'The same in every deck.',
    '',
    ...basicCards(editions),
    ...countries.flatMap((country) => countryCards(game, country, editions)),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

const isBasic = ({ type }) => TYPES[type] === undefined;
const countCards = (faces) => faces.reduce((sum, { count }) => sum + count, 0);

/** The number of cards of each type in each deck, with editions side by side if they differ. */
function deckTable(countries, editions) {
  const basics = [...new Set(editions[0].faces.filter(isBasic).map(({ name, type }) => `${type} ${name}`))];
  const columns = [
    ...basics.map((one) => one.split(' ')).map(([type, ...name]) => [type, name.join(' ')]),
    ...Object.entries(TYPES),
  ];
  const cell = (count) => {
    const numbers = editions.map(({ faces }) => countCards(faces.filter(count)));
    return new Set(numbers).size === 1 ? `${numbers[0]}` : numbers.join(' / ');
  };
  const rows = countries.map(({ id, name }) => {
    const counts = columns.map(([type]) => cell((face) => face.country === id && face.type === type));
    return [name, ...counts, cell(({ country }) => country === id)];
  });
  const head = ['', ...columns.map(([, name]) => name), 'in all'];
  const editionNames = editions.map(({ name }) => name.toLowerCase()).join(' / ');
  return [
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `Where the editions differ, both numbers are given: ${editionNames}.`,
  ];
}

function basicCards(editions) {
  const types = [...new Set(editions[0].faces.filter(isBasic).map(({ type }) => type))];
  return types.flatMap((type) => {
    const faces = editions.map(({ faces: all }) => all.find((face) => face.type === type));
    return [...card(faces, editions, '###', [`\`${type}\``]), ''];
  });
}

function countryCards(game, country, editions) {
  const own = editions.map(({ faces }) =>
    faces.filter((face) => face.country === country.id && !isBasic(face)),
  );
  const ids = [...new Set(own.flat().map(({ id }) => id))];
  const cards = ids.map((id) => own.map((faces) => faces.find((face) => face.id === id)));
  const lines = [`## ${country.name}`, ''];
  for (const [type, heading] of Object.entries(TYPES)) {
    const here = cards.filter((faces) => faces.find((face) => face).type === type);
    if (here.length === 0) continue;
    lines.push(`### ${country.name}: ${heading}`, '');
    for (const faces of here) {
      const { id } = faces.find((face) => face);
      const cases = `../../cases/${game}/cards/${country.id}/${id}.yaml`;
      lines.push(...card(faces, editions, '####', [`\`${id}\``, `[cases](${cases})`]), '');
    }
  }
  return lines;
}

/** One card: its name, and a paragraph for each edition that has it. */
function card(faces, editions, level, words) {
  const first = faces.find((face) => face);
  const paragraphs = faces.flatMap((face, i) => {
    if (!face) return [];
    const differs = [
      ...(face.name === first.name ? [] : [` as "${face.name}"`]),
      ...(face.type === first.type ? [] : [` ${TYPE_OF_ONE[face.type]}`]),
    ].map((text) => `,${text}`);
    const marks = [face.provenance, ...(face.disputed ? ['disputed'] : [])];
    const source = marks.map((mark) => `[${mark}]`).join(' ');
    return wrapped(`- **${editions[i].name}**${differs.join('')} ${source} ${face.text}`, '  ');
  });
  return [`${level} ${first.name}`, '', words.join(' · '), '', ...paragraphs];
}

/** A paragraph wrapped to the usual width; continuation lines start with the indent. */
export function wrapped(text, indent = '') {
  const lines = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}
