import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawCounter, faceKey, MARGIN } from './counter-art.js';
import type { CounterFace, UnitMark } from './model.js';
import { ShownPicture } from './shown-picture.js';

interface CounterPictureProps {
  face: CounterFace;
  /** In CSS pixels. */
  size: number;
  marks?: readonly UnitMark[];
}

/** One counter as a picture, for trays and lists. Hidden from screen readers: the text is beside it. */
export function CounterPicture({ face, size, marks = [] }: CounterPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const margin = Math.ceil(size * MARGIN) + 1;
  const side = size + 2 * margin;
  useLayoutEffect(() => {
    const draw = () => {
      const ratio = Math.min(3, devicePixelRatio);
      if (!canvas.current) return;
      const picture = new ShownPicture(canvas.current);
      const ctx = picture.begin(Math.floor(side * ratio), Math.floor(side * ratio));
      ctx.scale(ratio, ratio);
      ctx.translate(margin, margin);
      drawCounter(ctx, face, size < 30 ? 'symbol' : 'strengths', size, marks);
      picture.show();
    };
    draw();
    void document.fonts?.load('700 20px "Barlow Condensed"').then(draw);
  }, [faceKey(face, marks), size]);
  return (
    <span class="counter-picture" aria-hidden="true">
      <canvas ref={canvas} style={{ width: `${side}px`, height: `${side}px`, margin: `${-margin}px` }} />
    </span>
  );
}
