// A page with every card of a game whose decks change with the war and whose cards can react.
import { wrapped } from './cards-page.mjs';

const ERAS = { mid: 'Mid War', late: 'Late War', contingency: 'Contingency cards' };

/**
 * The page as text. `sides` are {id, name} in their order, `factions` names by id, `faces` the cards as the
 * game's look gives them.
 */
export function decksPage({ game, title, sides, factions, faces }) {
  return `${[
    `<!-- Written by npm run cards from packages/games/${game}/src/cards: change the cards there, not this page. -->`,
    '',
    `# ${title}: the cards`,
    '',
    ...wrapped(
      `All ${faces.length} cards, in our own words; each is there once. How a text is to be read, and when a reaction may be used, is told in [the rules](${game}.md). Under its name stands the word by which the notation knows it.`,
    ),
    '',
    'Behind the faction stands where our text comes from:',
    '',
    '- [printed] the rulebook prints the whole text',
    '- [sourced] public sources tell it, checked against each other',
    '',
    ...sides.flatMap((side) => sideCards(game, side, factions, faces)),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function sideCards(game, side, factions, faces) {
  return Object.entries(ERAS).flatMap(([era, name]) => {
    const own = faces.filter((face) => face.side === side.id && face.era === era);
    return [
      `## ${side.name}: ${name}`,
      '',
      `${own.length} cards.`,
      '',
      ...own.flatMap((face) => [...card(game, side.id, factions, face), '']),
    ];
  });
}

function card(
  game,
  side,
  factions,
  { id, name, era, faction, text, reaction, second, firstGame, provenance },
) {
  const folder = era === 'contingency' ? 'contingency' : side;
  const words = [`\`${id}\``, `[cases](../../cases/${game}/cards/${folder}/${id}.yaml)`];
  if (firstGame) words.push('first game');
  const paragraphs = [...wrapped(`**${factions[faction]}** [${provenance}] ${text}`), ''];
  if (reaction) {
    const detail = reaction.detail ? ` (${reaction.detail})` : '';
    paragraphs.push(`Reaction: ${reaction.name}${detail}`, '');
  }
  if (second) paragraphs.push(...wrapped(`Second side, **${second.name}**: ${second.text}`), '');
  return [`### ${name}`, '', words.join(' · '), '', ...paragraphs.slice(0, -1)];
}
