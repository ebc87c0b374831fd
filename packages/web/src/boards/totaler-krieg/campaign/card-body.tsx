import { say, type View } from '@sandtable/kernel';
import type { Basis, CardPart, OptionCardFace, PoliticalFace } from '@sandtable/totaler-krieg/faces';
import type { ComponentChildren } from 'preact';
import { CounterPicture } from '../../../board/hex/counter-picture.js';
import { t } from '../../../languages/index.js';
import type { CardFace } from '../../board-module.js';
import { GlyphIcon } from '../../glyph-icon.js';
import { BOLT } from '../../glyphs.js';
import { capital, signed } from '../../pretty.js';
import { faceOf, tableOf } from '../units.js';
import {
  boxName,
  counterOfKind,
  politicalLine,
  reinforcementLines,
  replacementLines,
  unitsIn,
} from './card-lines.js';
import { asEntered, cardNamed, rowsOfTable } from './deck.js';

interface BodyProps {
  view: View | null;
  face: CardFace;
  large: boolean;
}

/** What an Option Card gives and does: short in the hand, everything when it is read. */
export function CardBody({ view, face, large }: BodyProps) {
  const known = cardNamed(face.id);
  if (!known) return null;
  const card = asEntered(view, known);
  return large ? <Whole view={view} card={card} /> : <Brief view={view} card={card} />;
}

function Blitz({
  card: {
    blitz: [fixed, variable],
  },
}: {
  card: OptionCardFace;
}) {
  if (fixed + variable === 0) return null;
  return (
    <span class="tk-blitz">
      {Array.from({ length: fixed }, (_, i) => (
        <GlyphIcon key={i} glyph={BOLT} />
      ))}
      {Array.from({ length: variable }, (_, i) => (
        <GlyphIcon key={`v${i}`} glyph={BOLT} className="is-variable" />
      ))}
      <span class="unseen">
        {t(say`Blitz markers: ${fixed}`)}
        {variable > 0 && t(say`, and ${variable} on 4 to 6`)}
      </span>
    </span>
  );
}

/** In the hand: steps, counters, the die as six cells. */
function Brief({ view, card }: { view: View | null; card: OptionCardFace }) {
  const lines = [...replacementLines(card), ...reinforcementLines(card)];
  const rows = rowsOfTable(view, card);
  const more = [...card.effects, ...card.conditional].map(t);
  return (
    <span class="card-text tk-brief">
      <Blitz card={card} />
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {card.political && <span>{capital(politicalLine(card))}</span>}
      {card.political?.mode === 'table' && <Cells political={card.political} rows={rows} />}
      {more.map((line) => (
        <span key={line} class="tk-more">
          {capital(line)}
        </span>
      ))}
    </span>
  );
}

/** Six cells for a die: which results bring something, and for whom. */
function Cells({ political, rows }: { political: PoliticalFace; rows: readonly string[] }) {
  return (
    <span class="tk-cells" aria-hidden="true">
      {rows.map((row, i) => (
        <i key={i} class={tone(political, rows, i)} title={`${i + 1}: ${t(row)}`}>
          {i + 1}
        </i>
      ))}
    </span>
  );
}

/** Beyond the results that bring nothing, at the end that its table favours, it is good for the owner. */
function tone({ favours }: PoliticalFace, rows: readonly string[], at: number): string {
  if (rows[at] === NOTHING) return 'is-none';
  const isHigh = favours === 'high';
  const edge = isHigh ? rows.lastIndexOf(NOTHING) : rows.indexOf(NOTHING);
  const half = isHigh ? at >= 3 : at < 3;
  const good = edge < 0 ? half : isHigh ? at > edge : at < edge;
  return good ? 'is-good' : 'is-bad';
}
const NOTHING = say`no result`;

/** The whole card, to be read. */
function Whole({ view, card }: { view: View | null; card: OptionCardFace }) {
  const rows = rowsOfTable(view, card);
  const places = [...new Set(card.reinforcements.map(({ to }) => to))];
  return (
    <span class="card-text tk-whole">
      <Blitz card={card} />
      {card.seasons && (
        <Part name={t(say`Season`)} basis={card.basis.seasons}>
          {t(card.seasons)}
        </Part>
      )}
      {card.requires.length > 0 && (
        <Part name={t(say`Requires`)} basis={card.basis.requires}>
          {card.requires.map((one) => capital(t(one))).join('; ')}
        </Part>
      )}
      {card.replacements.length > 0 && (
        <Part name={t(say`Replacements`)} basis={card.basis.replacements}>
          {replacementLines(card).join('; ')}
        </Part>
      )}
      {places.map((to) => (
        <Part key={to} name={t(say`Reinforcements: ${boxName(to)}`)} basis={card.basis.reinforcements}>
          <Counters view={view} card={card} to={to} />
        </Part>
      ))}
      {card.political && (
        <Part name={capital(politicalLine(card))} basis={card.basis.political}>
          <PoliticalTable view={view} card={card} political={card.political} rows={rows} />
        </Part>
      )}
      {card.conditional.length > 0 && (
        <Part name={t(say`Conditional Event`)} basis={card.basis.conditional}>
          {card.conditional.map(t).join('; ')}
        </Part>
      )}
      {card.effects.length > 0 && (
        <Part name={t(say`When revealed`)} basis={card.basis.effects}>
          {card.effects.map(t).join('; ')}
        </Part>
      )}
      {card.removes.length > 0 && (
        <Part name={t(say`Leaves the deck`)} basis={card.basis.removes}>
          {card.removes.map(t).join('; ')}
        </Part>
      )}
      {card.dropped && (
        <Part name={t(say`Leaves the game unplayed if`)} basis="ours">
          {t(card.dropped)}
        </Part>
      )}
      <Part name={t(say`Afterwards`)} basis={card.basis.returns}>
        {card.returns ? t(say`It returns to the hand`) : t(say`It is played once`)}
      </Part>
      <Sources card={card} />
    </span>
  );
}

function Part({ name, basis, children }: { name: string; basis: Basis; children: ComponentChildren }) {
  return (
    <span class={`tk-part is-${basis}`}>
      <b>{name}</b>
      <span>{children}</span>
    </span>
  );
}

function Counters({ view, card, to }: { view: View | null; card: OptionCardFace; to: string }) {
  const table = view ? tableOf(view.table) : null;
  return (
    <span class="tk-new">
      {table &&
        card.reinforcements
          .filter((row) => row.to === to)
          .map(({ kind, count, reduced }) => {
            const id = counterOfKind(kind);
            if (id === null) return null;
            return (
              <span key={kind} class="tk-new-one">
                <CounterPicture
                  face={faceOf(table, { id, ...(reduced ? { face: 'reduced' } : {}) })}
                  size={30}
                />
                {count > 1 && <small>×{count}</small>}
              </span>
            );
          })}
      <span class={table ? 'unseen' : ''}>{unitsIn(card, to).join(', ')}</span>
    </span>
  );
}

interface TableProps {
  view: View | null;
  card: OptionCardFace;
  political: PoliticalFace;
  rows: readonly string[];
}

function PoliticalTable({ view, card, political, rows }: TableProps) {
  const notes = [
    ...(political.condition ? [t(say`only if ${t(political.condition)}`)] : []),
    ...(political.untilCeded
      ? [t(say`every turn, until the land is ceded or the Country is no longer neutral`)]
      : []),
    ...(political.instead ? [t(say`instead of a roll: ${political.instead}`)] : []),
    ...modifiers(view, card, political),
  ];
  return (
    <>
      {political.mode === 'table' && (
        <span class="tk-rows">
          {rows.map((row, i) => (
            <span key={i} class={tone(political, rows, i)}>
              <i>{i + 1}</i> {capital(t(row))}
            </span>
          ))}
        </span>
      )}
      {notes.map((note) => (
        <small key={note}>{capital(note)}</small>
      ))}
    </>
  );
}

/** Which modifiers the die has, and what they are now. */
function modifiers(view: View | null, { faction }: OptionCardFace, political: PoliticalFace): string[] {
  const campaign = view ? tableOf(view.table).campaign : undefined;
  const [tide = 0, uscl = 0] = campaign?.drms[['axis', 'western', 'soviet'].indexOf(faction)] ?? [];
  const named = [
    ...(tide !== 0 ? [t(say`${signed(tide)} for Axis Tide`)] : []),
    ...(uscl !== 0 ? [t(say`${signed(uscl)} for the USCL`)] : []),
  ];
  return [
    ...(political.political
      ? [
          named.length > 0
            ? t(say`modifiers now: ${named.join(', ')}`)
            : t(say`no modifier of Axis Tide or USCL now`),
        ]
      : []),
    ...(political.countryMarker ? [t(say`the marker in the Country counts`)] : []),
  ];
}

const PART_NAMES: Readonly<Record<CardPart, () => string>> = {
  name: () => t(say`name`),
  warState: () => t(say`War State`),
  seasons: () => t(say`season`),
  requires: () => t(say`requirements`),
  removes: () => t(say`what leaves the deck`),
  blitz: () => t('Blitz'),
  replacements: () => t(say`replacements`),
  reinforcements: () => t(say`reinforcements`),
  political: () => t(say`political events`),
  conditional: () => t(say`conditional events`),
  effects: () => t(say`effects`),
  returns: () => t(say`whether it returns`),
};

/** Parts that the card does not have need no source. */
function partsOf(card: OptionCardFace, ...bases: readonly Basis[]): string {
  const has: Record<CardPart, boolean> = {
    name: true,
    warState: true,
    seasons: card.seasons !== '',
    requires: card.requires.length > 0,
    removes: card.removes.length > 0,
    blitz: card.blitz[0] + card.blitz[1] > 0,
    replacements: card.replacements.length > 0,
    reinforcements: card.reinforcements.length > 0,
    political: card.political !== null,
    conditional: card.conditional.length > 0,
    effects: card.effects.length > 0,
    returns: true,
  };
  return (Object.keys(has) as CardPart[])
    .filter((part) => has[part] && bases.includes(card.basis[part]))
    .map((part) => PART_NAMES[part]())
    .join(', ');
}

/** What the rulebook states, and what had to be designed. */
function Sources({ card }: { card: OptionCardFace }) {
  const [book, recalled, bounded, ours] = [
    partsOf(card, 'rulebook'),
    partsOf(card, 'recalled'),
    partsOf(card, 'bounded'),
    partsOf(card, 'ours'),
  ];
  return (
    <span class="tk-sources">
      {book && <small>{t(say`From the rulebook: ${book}`)}</small>}
      {recalled && <small>{t(say`Remembered by players: ${recalled}`)}</small>}
      {bounded && <small>{t(say`Ours, within what the set-ups allow: ${bounded}`)}</small>}
      {ours && <small>{t(say`Ours: ${ours}`)}</small>}
    </span>
  );
}
