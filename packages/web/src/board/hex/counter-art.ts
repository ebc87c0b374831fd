import type { CounterDetail } from './levels.js';
import type { CounterFace, UnitMark } from './model.js';
import { chipOutline, plateOutline, reducedBand } from './plates.js';
import type { Canvas2D } from './shown-picture.js';
import { chipSign, FRAME, symbolOf } from './symbols.js';

/** The margin of a picture around its counter, relative to the counter's size: room for the shadow and for marks. */
export const MARGIN = 0.14;

/** The typeface of counters; it is loaded with the board. */
export const LETTERS = '"Barlow Condensed", "Arial Narrow", sans-serif';

/** Faces with the same key look alike at this level of detail; at low detail many do. */
export function faceKey(
  face: CounterFace,
  marks: readonly UnitMark[] = [],
  detail: CounterDetail = 'full',
): string {
  const { style, symbol, strengths, designation, echelon, code, steps, fullSteps, reduced } = face;
  if (detail === 'chip' || detail === 'symbol') return [style.id, symbol, marks.join('+')].join('|');
  return [
    style.id,
    symbol,
    strengths.join('-'),
    designation,
    echelon,
    code,
    steps,
    fullSteps,
    reduced ? 'r' : '',
    marks.join('+'),
  ].join('|');
}

/** Draws a counter with its shadow into the square of this size at the origin: once per face and size. */
export function drawCounter(
  ctx: Canvas2D,
  face: CounterFace,
  detail: CounterDetail,
  size: number,
  marks: readonly UnitMark[] = [],
): void {
  ctx.save();
  ctx.scale(size / 100, size / 100);
  if (detail === 'chip') drawChip(ctx, face, size);
  else drawPlate(ctx, face, detail, size);
  if (marks.includes('done')) drawDone(ctx, face, detail);
  if (marks.includes('unsupplied')) drawUnsupplied(ctx, detail);
  ctx.restore();
}

function shadow(ctx: Canvas2D, size: number): void {
  ctx.shadowColor = 'rgb(26 20 8 / 45%)';
  // Shadows are measured in pixels, independent of the scale.
  ctx.shadowOffsetX = size * 0.015;
  ctx.shadowOffsetY = size * 0.035;
  ctx.shadowBlur = size * 0.06;
}

function noShadow(ctx: Canvas2D): void {
  ctx.shadowColor = 'transparent';
}

function drawChip(ctx: Canvas2D, { style, symbol }: CounterFace, size: number): void {
  const outline = new Path2D(chipOutline(style.shape));
  shadow(ctx, size);
  ctx.fillStyle = '#fbf6e8';
  ctx.strokeStyle = '#fbf6e8';
  ctx.lineWidth = 9;
  ctx.stroke(outline);
  noShadow(ctx);
  ctx.fillStyle = style.plate;
  ctx.fill(outline);
  const { lines, fills } = chipSign(symbol);
  ctx.strokeStyle = style.ink;
  ctx.fillStyle = style.ink;
  ctx.lineWidth = 8;
  if (lines) ctx.stroke(new Path2D(lines));
  if (fills) ctx.fill(new Path2D(fills));
}

function drawPlate(ctx: Canvas2D, face: CounterFace, detail: CounterDetail, size: number): void {
  const { style, reduced } = face;
  const outline = new Path2D(plateOutline(style.shape, 0));
  shadow(ctx, size);
  ctx.fillStyle = style.plate;
  ctx.fill(outline);
  noShadow(ctx);
  const gloss = ctx.createLinearGradient(0, 0, 0, 100);
  gloss.addColorStop(0, 'rgb(255 255 255 / 20%)');
  gloss.addColorStop(0.45, 'rgb(255 255 255 / 2%)');
  gloss.addColorStop(1, 'rgb(0 0 0 / 14%)');
  ctx.fillStyle = gloss;
  ctx.fill(outline);
  ctx.strokeStyle = style.rim;
  ctx.lineWidth = 2.4;
  ctx.stroke(new Path2D(plateOutline(style.shape, 1.2)));
  const inset = style.shape === 'rounded' ? 24 : 16;
  ctx.strokeStyle = 'rgb(255 255 255 / 35%)';
  ctx.lineWidth = 1.6;
  ctx.stroke(new Path2D(`M${inset} 3.6H${100 - inset}`));
  const written = detail !== 'symbol';
  if (reduced && written) {
    ctx.globalAlpha = 0.17;
    ctx.fillStyle = style.ink;
    ctx.fill(new Path2D(reducedBand(style.shape)));
    ctx.globalAlpha = 0.75;
    ctx.strokeStyle = style.ink;
    ctx.lineWidth = 1.8;
    ctx.stroke(new Path2D('M2 67.4H98'));
    ctx.globalAlpha = 1;
  }
  drawSymbol(ctx, face, written);
  if (written) drawWriting(ctx, face, detail);
}

function drawSymbol(ctx: Canvas2D, { symbol, style, strengths }: CounterFace, written: boolean): void {
  const { framed, lines, fills } = symbolOf(symbol);
  ctx.save();
  // Without numbers below it, the symbol is centred and larger.
  if (!written) {
    ctx.translate(50, 50);
    ctx.scale(1.32, 1.32);
    ctx.translate(-50, -45);
  } else if (strengths.length === 0) ctx.translate(0, 8);
  ctx.strokeStyle = style.ink;
  ctx.lineWidth = written ? 3.4 : 4.2;
  ctx.lineJoin = 'round';
  const frame = new Path2D(framed ? FRAME : lines);
  ctx.fillStyle = style.frame;
  ctx.fill(frame);
  if (framed || lines) ctx.stroke(frame);
  if (framed && lines) {
    ctx.save();
    ctx.clip(new Path2D('M22 27H78V70H22Z'));
    ctx.stroke(new Path2D(lines));
    ctx.restore();
  }
  ctx.fillStyle = style.ink;
  if (fills) ctx.fill(new Path2D(fills));
  ctx.restore();
}

function drawWriting(ctx: Canvas2D, face: CounterFace, detail: CounterDetail): void {
  const { style, strengths, designation = '', echelon, code, steps, fullSteps } = face;
  const rounded = style.shape === 'rounded';
  ctx.fillStyle = style.ink;
  ctx.textBaseline = 'alphabetic';
  if (strengths.length > 0) {
    ctx.textAlign = 'center';
    ctx.font = `700 34px ${LETTERS}`;
    ctx.fillText(strengths.join('-'), 50, 93, 88);
  }
  if (designation) {
    ctx.textAlign = 'left';
    ctx.font = `700 ${designation.length > 3 ? 18 : 22}px ${LETTERS}`;
    ctx.fillText(designation, rounded || style.shape === 'chamfered' ? 12 : 8, 23, 46);
  }
  if (fullSteps !== undefined) {
    ctx.strokeStyle = style.ink;
    ctx.lineWidth = 1.8;
    const right = style.shape === 'square' ? 89 : 86;
    for (let i = 0; i < fullSteps; i++) {
      ctx.beginPath();
      ctx.arc(right - (fullSteps - 1 - i) * 12, 15, 4.4, 0, Math.PI * 2);
      if (i < (steps ?? fullSteps)) ctx.fill();
      ctx.stroke();
    }
  }
  if (detail !== 'full') return;
  ctx.globalAlpha = 0.9;
  if (echelon && designation.length <= 3) {
    ctx.textAlign = 'center';
    ctx.font = `700 11px ${LETTERS}`;
    ctx.fillText(echelon, 50, 26.4);
  }
  if (code) {
    ctx.textAlign = 'left';
    ctx.font = `700 12px ${LETTERS}`;
    ctx.save();
    ctx.translate(90, 59);
    ctx.rotate(-Math.PI / 2);
    ctx.fillText(code, 0, 0);
    ctx.restore();
  }
  ctx.globalAlpha = 1;
}

/** The unit is done for this turn: its corner is turned down. */
function drawDone(ctx: Canvas2D, { style }: CounterFace, detail: CounterDetail): void {
  if (detail === 'chip') return;
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = '#1a1408';
  ctx.fill(new Path2D(plateOutline(style.shape, 0)));
  ctx.globalAlpha = 1;
}

/** Out of supply: a broken chain in a red ring. */
function drawUnsupplied(ctx: Canvas2D, detail: CounterDetail): void {
  ctx.save();
  ctx.translate(detail === 'chip' ? 80 : 87, detail === 'chip' ? 80 : 90);
  if (detail === 'chip' || detail === 'symbol') ctx.scale(1.5, 1.5);
  ctx.fillStyle = '#fff8e8';
  ctx.strokeStyle = '#c8452f';
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(0, 0, 13, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.lineWidth = 2.8;
  ctx.lineCap = 'round';
  ctx.stroke(new Path2D('M-6 3L-2 -1M2 1L6 -3M-3 -7L-1 -3M3 7L1 3'));
  ctx.restore();
}
