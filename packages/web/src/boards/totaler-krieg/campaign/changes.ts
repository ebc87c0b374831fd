import { say, type View } from '@sandtable/kernel';
import { t } from '../../../languages/index.js';
import type { Change } from '../../board-module.js';
import { told } from '../beside-map.js';
import { tableOf } from '../units.js';
import { words } from '../words.js';
import { BOXES, POSTURES } from './deck.constants.js';
import { cardNamed } from './deck.js';

/** What changes in a campaign beside map and Countries: cards, the War State, the powers, the US Commitment Level. */
export function inCampaign(before: View, after: View): Change[] {
  const [old, now] = [tableOf(before.table), tableOf(after.table)];
  const { politics: has } = words;
  const changes = [...laidCards(before, after), ...lostCards(before, after)];
  for (const [faction, { card, cardName }] of Object.entries(now.sides))
    if (card !== null && cardName !== null && old.sides[faction].card !== card)
      changes.push(told('gain', words.currentCard(words.factions[faction], t(cardName))));
  if (old.warState !== now.warState) changes.push(told('score', has.warStates[now.warState]));
  for (const { id, name } of BOXES) {
    const [was, is] = [old.politics.posture[id] ?? [], now.politics.posture[id] ?? []];
    if (was.join() === is.join()) continue;
    const what =
      is.length === 0 ? t(say`At war with the Axis`) : is.map((one) => t(POSTURES[one])).join(', ');
    changes.push(told('other', words.nowIs(t(name), what)));
  }
  const [level, then] = [old.campaign?.uscl ?? 0, now.campaign?.uscl ?? 0];
  if (level !== then) changes.push(told('score', words.commitment(level, then)));
  return changes;
}

/** Pending Cards: one's own by name, those of others as cards that lie face down. */
function laidCards(before: View, after: View): Change[] {
  return Object.keys(tableOf(after.table).sides).flatMap((faction) => {
    const lies = (view: View) => view.places[`${faction}.pending`] ?? [];
    const [was, [is]] = [lies(before), lies(after)];
    if (is === undefined || was.includes(is)) return [];
    const card = is === null ? null : cardNamed(is);
    const text = card ? words.laysDown(t(card.name)) : words.hasLaid(words.factions[faction]);
    return [told('other', text)];
  });
}

/** Cards that leave the game, as far as the viewer knows them. */
function lostCards(before: View, after: View): Change[] {
  const lost = (view: View) =>
    Object.keys(tableOf(view.table).sides).flatMap((faction) =>
      ['removed', 'discarded'].flatMap((pile) => view.places[`${faction}.${pile}`] ?? []),
    );
  const was = new Set(lost(before));
  return lost(after).flatMap((id) => {
    const card = id === null || was.has(id) ? null : cardNamed(id);
    return card ? [told('other', words.nowIs(t(card.name), t(say`out of the game`)))] : [];
  });
}
