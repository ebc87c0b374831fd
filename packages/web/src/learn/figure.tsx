import type { Glyph } from '../boards/board-module.js';
import {
  ADVANCE,
  ANTI_AIR,
  BATTLE,
  BOLT,
  ENVELOPE,
  EXCHANGE,
  FACE_DOWN,
  FACTORY,
  FLAG,
  INFANTRY,
  NAVAL,
  PLANE,
  RETREAT,
  SHIELD,
  SHIP,
  STAR,
  SUSTAIN,
  TANK,
} from '../boards/glyphs.js';
import type { Drawing, DrawnGlyph, DrawnHex, DrawnLink, DrawnPiece, DrawnSpace, Figure } from './drawing.js';
import './figure.css';

const GLYPHS: Record<DrawnGlyph, Glyph> = {
  army: INFANTRY,
  navy: SHIP,
  tank: TANK,
  plane: PLANE,
  flag: FLAG,
  bolt: BOLT,
  shield: SHIELD,
  battle: BATTLE,
  factory: FACTORY,
  envelope: ENVELOPE,
  advance: ADVANCE,
  sustain: SUSTAIN,
  retreat: RETREAT,
  exchange: EXCHANGE,
  'anti-air': ANTI_AIR,
  naval: NAVAL,
  'face-down': FACE_DOWN,
};

/** A diagram and the sentence that it stands for. */
export function FigureView({ drawing, caption }: Figure) {
  return (
    <figure class={`figure figure-${drawing.kind}`}>
      <div aria-hidden="true">
        <Drawn drawing={drawing} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Drawn({ drawing }: { drawing: Drawing }) {
  switch (drawing.kind) {
    case 'steps':
      return (
        <ol class="drawn-steps">
          {drawing.names.map((name, i) => (
            <li key={name} class={i === drawing.now ? 'is-now' : ''}>
              <span>{i + 1}</span>
              {name}
            </li>
          ))}
        </ol>
      );
    case 'cards':
      return (
        <ul class="drawn-cards">
          {drawing.cards.map(({ glyph, name, says, down }) => (
            <li key={name} class={down ? 'is-down' : ''}>
              <Sign glyph={glyph} size={26} />
              <strong>{name}</strong>
              <span>{says}</span>
            </li>
          ))}
        </ul>
      );
    case 'ladder':
      return (
        <ol class="drawn-ladder">
          {drawing.names.map(({ glyph, name }, i) => (
            <li key={name} style={{ '--step': i }}>
              {glyph && <Sign glyph={glyph} size={22} />}
              {name}
            </li>
          ))}
          <li class="drawn-ends">
            <span>{drawing.low}</span>
            <span>{drawing.high}</span>
          </li>
        </ol>
      );
    case 'track':
      return <Track {...drawing} />;
    case 'chain':
      return <Chain {...drawing} />;
    case 'lead':
      return <Lead {...drawing} />;
    case 'hexes':
      return <Hexes {...drawing} />;
    case 'grid':
      return <Grid {...drawing} />;
  }
}

function Sign({ glyph, size }: { glyph: DrawnGlyph; size: number }) {
  return (
    <svg class="drawn-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={GLYPHS[glyph]} />
    </svg>
  );
}

const CELL = 30;

function Track({ count, marked, label }: Extract<Drawing, { kind: 'track' }>) {
  const at = (i: number) => i * (CELL + 4) + 2;
  return (
    <svg class="drawn" viewBox={`0 0 ${at(count)} 84`} role="presentation">
      {Array.from({ length: count }, (_, i) => {
        const star = marked.includes(i + 1);
        return (
          <g key={i} transform={`translate(${at(i)} 2)`}>
            <rect class={star ? 'cell is-marked' : 'cell'} width={CELL} height={CELL} rx="5" />
            <text x={CELL / 2} y={CELL / 2 + 5} class="cell-text">
              {i + 1}
            </text>
            {star && (
              <path class="star" d={STAR} transform={`translate(${CELL / 2 - 9} ${CELL + 5}) scale(0.75)`} />
            )}
          </g>
        );
      })}
      <text x={at(0)} y="80" class="small-text">
        {label}
      </text>
    </svg>
  );
}

const SPACE = { wide: 150, high: 104, note: 30 };
/** The arrow before a space. */
const LINK = 44;
/** More letters than this are wider than a space: they are drawn narrower. */
const LONG_NOTE = 19;

/** Space by space, so that a long chain can be broken on a narrow screen. */
function Chain({ spaces, links }: Extract<Drawing, { kind: 'chain' }>) {
  const { wide, high, note } = SPACE;
  const below = spaces.some((space) => space.note) ? note : 0;
  return (
    <div class="drawn-chain">
      {spaces.map((space, i) => (
        <svg
          key={i}
          class="drawn"
          viewBox={`${-LINK} 0 ${wide + 6 + LINK} ${high + 8 + below}`}
          role="presentation"
        >
          {i > 0 && <Arrow link={links[i - 1]} />}
          <g transform="translate(3 4)">
            <OneSpace space={space} />
          </g>
        </svg>
      ))}
    </div>
  );
}

function Arrow({ link }: { link: DrawnLink }) {
  if (link === 'none') return null;
  const ahead = link === 'attack';
  return (
    <g transform={`translate(${-LINK} ${SPACE.high / 2 + 4})`} class={`link-${link}`}>
      <path d={ahead ? `M4 0H${LINK - 10}` : `M${LINK} 0H12`} />
      <path class="head" d={ahead ? `M${LINK - 12} -8 ${LINK} 0 ${LINK - 12} 8z` : 'M13 -8 2 0 13 8z'} />
      {link === 'cut' && <path class="slash" d={`M${LINK / 2 - 9} -11 ${LINK / 2 + 9} 11`} />}
    </g>
  );
}

function OneSpace({ space }: { space: DrawnSpace }) {
  const { wide, high } = SPACE;
  const pieces = space.pieces ?? [];
  return (
    <>
      <rect class={`space is-${space.kind}`} width={wide} height={high} rx={space.kind === 'sea' ? 34 : 9} />
      <text class={`space-name is-${space.kind}`} x={wide / 2} y="26">
        {space.name}
      </text>
      {space.star && (
        <path class="star" d={STAR} transform={`translate(${wide - 34} ${high - 36}) scale(1.15)`} />
      )}
      {space.flag && (
        <path class="flag" d={FLAG} transform={`translate(${wide - 34} ${high - 36}) scale(1.1)`} />
      )}
      {pieces.map((piece, i) => (
        <g
          key={i}
          transform={`translate(${(space.star || space.flag ? wide - 30 : wide) / 2 - pieces.length * 24 + i * 48 + 4} 42)`}
        >
          <OnePiece piece={piece} />
        </g>
      ))}
      {space.note && (
        <text
          class={`space-note ${space.good ? 'is-good' : ''}`}
          x={wide / 2}
          y={high + 22}
          {...(space.note.length > LONG_NOTE ? { textLength: wide, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {space.note}
        </text>
      )}
    </>
  );
}

/** Infantry, as on military maps. */
const UNIT = 'M-13 -9h26v18h-26zM-13 -9 13 9M13 -9-13 9';

function OnePiece({ piece: { glyph, whose, how } }: { piece: DrawnPiece }) {
  return (
    <g class={`piece-${whose} ${how ? `is-${how}` : ''}`}>
      <rect width="42" height="42" rx="7" />
      {glyph === 'army' ? (
        <path class="sign-line" d={UNIT} transform="translate(21 21)" />
      ) : (
        <path class="sign" d={GLYPHS[glyph]} transform="translate(8 8) scale(1.08)" />
      )}
      {how === 'gone' && <path class="slash" d="M-3 45 45 -3" />}
    </g>
  );
}

function Lead({ left, right, by, wins, label }: Extract<Drawing, { kind: 'lead' }>) {
  const half = 260;
  const x = half + (by / wins) * half;
  return (
    <svg class="drawn" viewBox="-6 0 532 70" role="presentation">
      <rect class="lead-bar" x="0" y="26" width={2 * half} height="12" rx="6" />
      <path class="lead-mark" d={`M${half} 20v24`} />
      <circle class="lead-now" cx={x} cy="32" r="11" />
      <text class="small-text" x="0" y="16">
        {left}
      </text>
      <text class="small-text is-end" x={2 * half} y="16">
        {right}
      </text>
      <text class="small-text" x="0" y="62">
        {wins}
      </text>
      <text class="small-text is-middle" x={half} y="62">
        {label}
      </text>
      <text class="small-text is-end" x={2 * half} y="62">
        {wins}
      </text>
    </svg>
  );
}

const HEX = 40;

function hexAt({ at: [column, row] }: DrawnHex): [number, number] {
  return [column * HEX * 1.5 + HEX + 4, (row + (column % 2) / 2) * HEX * Math.sqrt(3) + HEX + 4];
}

function Hexes({ hexes, path = [] }: Extract<Drawing, { kind: 'hexes' }>) {
  const corners = [0, 1, 2, 3, 4, 5]
    .map((i) => `${HEX * Math.cos((i * Math.PI) / 3)},${HEX * Math.sin((i * Math.PI) / 3)}`)
    .join(' ');
  const places = hexes.map(hexAt);
  const wide = Math.max(...places.map(([x]) => x)) + HEX + 4;
  const high = Math.max(...places.map(([, y]) => y)) + HEX;
  return (
    <svg class="drawn is-narrow" viewBox={`0 0 ${wide} ${high}`} role="presentation">
      {hexes.map((hex, i) => (
        <g key={i} transform={`translate(${places[i][0]} ${places[i][1]})`}>
          <polygon class={`hex is-${hex.ground ?? 'clear'} ${hex.zone ? 'is-zone' : ''}`} points={corners} />
          {hex.unit && (
            <g class={`piece-${hex.unit}`}>
              <rect x="-19" y="-19" width="38" height="38" rx="5" />
              <path class="sign-line" d={UNIT} />
            </g>
          )}
          {hex.label && (
            <text class="small-text is-middle" y="6">
              {hex.label}
            </text>
          )}
        </g>
      ))}
      {path.length > 1 && (
        <polyline class="hex-path" points={path.map((i) => places[i].join(',')).join(' ')} />
      )}
    </svg>
  );
}

function Grid({ cells, line: [from, to] }: Extract<Drawing, { kind: 'grid' }>) {
  const at = (i: number) => [(i % 3) * 46 + 25, Math.floor(i / 3) * 46 + 25];
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  return (
    <svg class="drawn is-narrow" viewBox="0 0 142 142" role="presentation">
      {cells.map((cell, i) => (
        <g key={i} transform={`translate(${at(i)[0]} ${at(i)[1]})`}>
          <rect class="cell" x="-21" y="-21" width="42" height="42" rx="5" />
          <text class="cell-text is-large" y="9">
            {cell}
          </text>
        </g>
      ))}
      <path class="grid-line" d={`M${x1} ${y1} ${x2} ${y2}`} />
    </svg>
  );
}
