/** The little markdown that our rulebooks are written in, as data: nothing of it is ever taken for HTML. */
export type Inline =
  | string
  | { kind: 'strong'; text: Inline[] }
  | { kind: 'em'; text: Inline[] }
  | { kind: 'code'; text: Inline[] }
  | { kind: 'link'; href: string; text: Inline[] }
  /** Where a rule comes from: [printed], [house]. */
  | { kind: 'mark'; mark: string };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  /** The address of what follows. */
  | { kind: 'anchor'; id: string };

const MARKS = ['printed', 'sourced', 'reconstructed', 'house', 'carried'];

export function parseMarkdown(source: string): Block[] {
  const lines = source.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/);
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    const heading = /^(#{1,4}) +(.+)$/.exec(line);
    if (line.trim() === '') i++;
    else if (heading) {
      const text = heading[2].trim();
      blocks.push({ kind: 'heading', level: heading[1].length, text: inline(text), id: slug(text) });
      i++;
    } else if (/^<a id="[^"]+"><\/a>\s*$/.test(line)) {
      blocks.push({ kind: 'anchor', id: line.split('"')[1] });
      i++;
    } else if (line.startsWith('|')) i = table(lines, i, blocks);
    else if (/^ {4,}\S/.test(line)) i = code(lines, i, blocks);
    else if (/^\s*([-*]|\d+\.) /.test(line)) i = list(lines, i, blocks);
    else i = paragraph(lines, i, blocks);
  }
  return blocks;
}

function paragraph(lines: readonly string[], from: number, blocks: Block[]): number {
  const text: string[] = [];
  let i = from;
  for (; i < lines.length && isText(lines[i]); i++) text.push(lines[i].trim());
  blocks.push({ kind: 'paragraph', text: inline(text.join(' ')) });
  return i;
}

function isText(line: string): boolean {
  return line.trim() !== '' && !/^(#{1,4} |\||<a id=)/.test(line) && !/^\s*([-*]|\d+\.) /.test(line);
}

function list(lines: readonly string[], from: number, blocks: Block[]): number {
  const items: string[] = [];
  const ordered = /^\s*\d/.test(lines[from]);
  let i = from;
  for (; i < lines.length; i++) {
    const item = /^\s*(?:[-*]|\d+\.) +(.*)$/.exec(lines[i]);
    if (item) items.push(item[1]);
    else if (isText(lines[i]) && /^\s/.test(lines[i])) items[items.length - 1] += ` ${lines[i].trim()}`;
    else break;
  }
  blocks.push({ kind: 'list', ordered, items: items.map(inline) });
  return i;
}

function table(lines: readonly string[], from: number, blocks: Block[]): number {
  const rows: Inline[][][] = [];
  let i = from;
  for (; i < lines.length && lines[i].startsWith('|'); i++) {
    const cells = lines[i].replace(/^\||\|\s*$/g, '').split('|');
    if (!cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell)))
      rows.push(cells.map((cell) => inline(cell.trim())));
  }
  const [head = [], ...rest] = rows;
  blocks.push({ kind: 'table', head, rows: rest });
  return i;
}

function code(lines: readonly string[], from: number, blocks: Block[]): number {
  const text: string[] = [];
  let i = from;
  for (; i < lines.length && (/^ {4}/.test(lines[i]) || lines[i].trim() === ''); i++)
    text.push(lines[i].slice(4));
  blocks.push({ kind: 'code', text: text.join('\n').trimEnd() });
  return i;
}

const PARTS = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\[([a-z]+)\]/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(PARTS)) {
    const [whole, strong, em, codeText, label, href, mark] = found;
    if (mark !== undefined && !MARKS.includes(mark)) continue;
    if (found.index > at) parts.push(text.slice(at, found.index));
    at = found.index + whole.length;
    if (strong !== undefined) parts.push({ kind: 'strong', text: inline(strong) });
    else if (em !== undefined) parts.push({ kind: 'em', text: inline(em) });
    else if (codeText !== undefined) parts.push({ kind: 'code', text: [codeText] });
    else if (href !== undefined) parts.push({ kind: 'link', href, text: inline(label) });
    else parts.push({ kind: 'mark', mark: mark! });
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The words alone. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'mark' ? '' : plainText(part.text);
    })
    .join('');
}

/** The words of a block alone. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.text);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ');
    case 'code':
      return block.text;
    case 'anchor':
      return '';
  }
}
