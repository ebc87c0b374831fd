/** A rulebook as data, made from Markdown by `build/rulebook-pages.ts`: none of it is interpreted as HTML. */
export type Inline =
  | string
  | { kind: 'strong'; text: Inline[] }
  | { kind: 'em'; text: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; text: Inline[] }
  /** Where a rule comes from: [printed], [house]. */
  | { kind: 'mark'; mark: string };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  /** The anchor of what follows. */
  | { kind: 'anchor'; id: string };

/** The text without markup. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'mark') return '';
      return part.kind === 'code' ? part.text : plainText(part.text);
    })
    .join('');
}

/** The text of a block without markup. */
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
