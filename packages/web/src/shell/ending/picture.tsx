import type { View } from '@sandtable/kernel';
import { render } from 'preact';
import type { BoardModule, Headline } from '../../boards/board-module.js';
import { pages } from '../../languages/pages.js';
import { drawnLayers } from './picture-layers.js';
import { StillBoard } from './still-board.js';

/** The size of the picture, and of the band above the map, in pixels. */
export const PICTURE = { width: 1600, height: 1000 } as const;
const BAND = 150;
/** How long a board may take to draw itself, in milliseconds. */
const PATIENCE = 4_000;

interface PictureOf {
  board: BoardModule;
  view: View;
  title: string;
  game: string;
  round: string;
  scores: Headline['scores'];
}

/** A PNG of a position with the result above it, in the colours of the page. */
export async function pictureOf(what: PictureOf): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const context = canvas.getContext('2d')!;
  const box = document.createElement('div');
  box.className = 'picture-board';
  Object.assign(box.style, { width: `${PICTURE.width}px`, height: `${PICTURE.height - BAND}px` });
  box.setAttribute('aria-hidden', 'true');
  box.inert = true;
  document.body.append(box);
  try {
    render(<StillBoard board={what.board} view={what.view} />, box);
    await document.fonts.ready;
    await untilStill(box);
    const ink = colours(box);
    context.fillStyle = ink('--paper');
    context.fillRect(0, 0, PICTURE.width, PICTURE.height);
    context.save();
    context.translate(0, BAND);
    await drawnLayers(box, context);
    context.restore();
    drawBand(context, what, ink);
  } finally {
    render(null, box);
    box.remove();
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function colours(box: Element): (name: string) => string {
  const style = getComputedStyle(box);
  return (name) => style.getPropertyValue(name).trim();
}

/** Waits until the board no longer changes; some boards draw themselves piece by piece. */
async function untilStill(box: Element): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const until = performance.now() + PATIENCE;
  let [before, same] = ['', 0];
  while (same < 12 && performance.now() < until) {
    await frame();
    const now = `${box.querySelectorAll('*').length} ${box.querySelector('.map-wrapper')?.getAttribute('style')}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** The result: the game and the round, who won, and the score. */
function drawBand(
  context: CanvasRenderingContext2D,
  { title, game, round, scores }: PictureOf,
  ink: (name: string) => string,
): void {
  const { width } = PICTURE;
  const [serif, condensed] = [ink('--serif'), ink('--condensed')];
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    context.font = font;
    context.fillStyle = ink(colour);
    context.fillText(text, x, y);
    return context.measureText(text).width;
  };
  context.fillStyle = ink('--sheet');
  context.fillRect(0, 0, width, BAND);
  context.fillStyle = ink('--brass');
  context.fillRect(0, BAND - 3, width, 3);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  write([game, round].filter(Boolean).join(' · '), 44, 50, `500 25px ${condensed}`, '--soft');
  write(title, 44, 112, `700 56px ${serif}`, '--ink');
  context.textAlign = 'right';
  let x = width - 44;
  const places = scores.slice().reverse();
  places.forEach(({ name, points }, i) => {
    x -= write(String(points), x, 112, `600 66px ${condensed}`, '--ink') + 12;
    x -= write(name.toUpperCase(), x, 112, `600 23px ${condensed}`, '--soft') + 26;
    if (i < places.length - 1) x -= 10;
  });
  write(pages.ending.made, width - 44, 50, `600 25px ${condensed}`, '--brass-ink');
}
