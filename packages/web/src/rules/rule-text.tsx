import type { ComponentChildren } from 'preact';
import { pretty } from '../boards/pretty.js';
import { pages } from '../languages/pages.js';
import { to } from '../route.js';
import { type Block, type Inline, plainText } from './blocks.js';
import type { Rulebook } from './rulebook.js';
import { SourceMark } from './source-mark.js';

/** What the text of a rule is shown with. */
export interface Reader {
  game: string;
  book: Rulebook;
  /** Opens another rule; absent: a link to the rulebook. */
  follow?: (anchor: string) => void;
}

interface BlocksProps {
  reader: Reader;
  blocks: readonly Block[];
}

/** Rulebooks are written in English, whatever the page speaks. */
export function Blocks({ reader, blocks }: BlocksProps) {
  return (
    <>
      {blocks.map((block, i) => (
        <OneBlock key={i} reader={reader} block={block} />
      ))}
    </>
  );
}

/** What may be wider than the page, and is then moved sideways. */
function Sideways({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <div class="scroll-x" lang="en" role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}

function OneBlock({ reader, block }: { reader: Reader; block: Block }) {
  const text = (parts: readonly Inline[]) => <Text reader={reader} parts={parts} />;
  switch (block.kind) {
    case 'anchor':
      return null;
    case 'heading':
      return (
        <h3 class="rule-section" id={block.id} lang="en">
          {text(block.text)}
        </h3>
      );
    case 'paragraph':
      return (
        <p class={isOtherEdition(block.text) ? 'other-edition' : ''} lang="en">
          {text(block.text)}
        </p>
      );
    case 'code':
      return (
        <Sideways name={block.text.split('\n', 1)[0]}>
          <pre>{block.text}</pre>
        </Sideways>
      );
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag lang="en">
          {block.items.map((item, i) => (
            <li key={i}>{text(item)}</li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return (
        <Sideways name={block.head.map(plainText).join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i}>{text(cell)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j}>{text(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      );
  }
}

/** What another edition does otherwise is set apart. */
function isOtherEdition(parts: readonly Inline[]): boolean {
  return plainText(parts).startsWith('First edition:');
}

export function Text({ reader, parts }: { reader: Reader; parts: readonly Inline[] }) {
  return (
    <>
      {parts.map((part) => {
        if (typeof part === 'string') return part;
        if (part.kind === 'mark') return <SourceMark mark={part.mark} />;
        if (part.kind === 'code') return <Code reader={reader} text={part.text} />;
        const inner = <Text reader={reader} parts={part.text} />;
        if (part.kind === 'strong') return <strong>{inner}</strong>;
        if (part.kind === 'em') return <em>{inner}</em>;
        const href = part.href.startsWith('#') ? to('rules', reader.game, part.href.slice(1)) : null;
        return href ? <a href={href}>{inner}</a> : <span>{inner}</span>;
      })}
    </>
  );
}

/** An address becomes the title of its rule, an option its name. */
function Code({ reader, text }: { reader: Reader; text: string }) {
  const rule = reader.book.rules.get(text);
  if (rule) return <RuleTitle reader={reader} anchor={text} />;
  const [name, value] = text.split('=');
  if (!reader.book.options.has(name)) return <span class="word">{pretty(text)}</span>;
  return (
    <em class="option-name">
      {value === undefined
        ? pages.rules.option(pretty(name))
        : pages.rules.optionAs(pretty(name), pretty(value))}
    </em>
  );
}

/** The title of a rule as a link to it. */
export function RuleTitle({ reader, anchor }: { reader: Reader; anchor: string }) {
  const title = reader.book.rules.get(anchor)?.title ?? anchor;
  const { follow, game } = reader;
  if (!follow)
    return (
      <a href={to('rules', game, anchor)} lang="en">
        {title}
      </a>
    );
  return (
    <button type="button" class="link" lang="en" onClick={() => follow(anchor)}>
      {title}
    </button>
  );
}
