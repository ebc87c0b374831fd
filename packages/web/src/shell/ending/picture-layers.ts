/**
 * Draws the layers of a board onto a canvas: canvases as they are, drawings (SVG) as one picture with their computed
 * styles and the page's fonts in it, because a picture knows nothing of the page's style sheets.
 */
export async function drawnLayers(box: HTMLElement, context: CanvasRenderingContext2D): Promise<void> {
  const frame = (box.querySelector('.map-window') ?? box).getBoundingClientRect();
  const layers = [...box.querySelectorAll<SVGSVGElement | HTMLCanvasElement>('svg, canvas')].filter(
    (layer) => layer.closest('.map-wrapper') !== null && !layer.parentElement?.closest('svg'),
  );
  context.save();
  context.beginPath();
  context.rect(0, 0, frame.width, frame.height);
  context.clip();
  context.fillStyle = getComputedStyle(box.querySelector('.map-window') ?? box).backgroundColor;
  context.fillRect(0, 0, frame.width, frame.height);
  const fonts = layers.some((layer) => layer instanceof SVGSVGElement) ? await fontRules() : '';
  for (const layer of layers) {
    const { left, top, width, height } = layer.getBoundingClientRect();
    const at = { x: left - frame.left, y: top - frame.top, width, height };
    if (width === 0 || height === 0) continue;
    if (layer instanceof HTMLCanvasElement) {
      if (layer.width > 0) context.drawImage(layer, at.x, at.y, at.width, at.height);
    } else context.drawImage(await imageOf(layer, at, frame, fonts), 0, 0, frame.width, frame.height);
  }
  context.restore();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A layer as a picture of the size of the frame. */
async function imageOf(
  layer: SVGSVGElement,
  at: Box,
  frame: DOMRect,
  fonts: string,
): Promise<HTMLImageElement> {
  const outer = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ width: frame.width, height: frame.height }))
    outer.setAttribute(name, String(value));
  outer.setAttribute('viewBox', `0 0 ${frame.width} ${frame.height}`);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = fonts;
  const inner = styledClone(layer);
  for (const [name, value] of Object.entries(at)) inner.setAttribute(name, String(value));
  // On a cylinder a layer is drawn beyond its own edges.
  inner.setAttribute('overflow', 'visible');
  outer.append(style, inner);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(outer))}`;
  await image.decode();
  return image;
}

const STYLES = [
  'display',
  'visibility',
  'opacity',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'paint-order',
  'filter',
  'mix-blend-mode',
  'clip-path',
  'translate',
  'scale',
  'transform',
  'transform-origin',
  'transform-box',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'word-spacing',
  'text-anchor',
  'text-transform',
  'dominant-baseline',
];

/** A copy in which every element has its computed style as an attribute. */
function styledClone(layer: SVGSVGElement): SVGSVGElement {
  const copy = layer.cloneNode(true) as SVGSVGElement;
  const [from, to] = [layer, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]);
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    const own = to[i];
    // The layer itself is placed by attributes.
    const wanted = i === 0 ? STYLES.filter((name) => !name.startsWith('transform')) : STYLES;
    own.setAttribute('style', wanted.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
    own.removeAttribute('class');
  });
  return copy;
}

let rules: Promise<string> | null = null;

/** The page's own fonts with their data in them, from this host. */
function fontRules(): Promise<string> {
  rules ??= readFonts();
  return rules;
}

async function readFonts(): Promise<string> {
  const found: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (!address) continue;
      const data = await readData(new URL(address, sheet.href ?? document.baseURI).href).catch(() => null);
      if (data === null) continue;
      const kept = ['font-family', 'font-weight', 'font-style', 'unicode-range']
        .map((name) => `${name}:${rule.style.getPropertyValue(name)}`)
        .join(';');
      found.push(`@font-face{${kept};src:url(${data}) format("woff2")}`);
    }
  }
  return found.join('\n');
}

async function readData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
