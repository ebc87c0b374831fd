import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { to } from '../route.js';
import { w } from '../words/index.js';
import type { Block, Inline } from './blocks.js';
import { rulebookOf } from './library.js';
import type { Rule } from './rulebook.js';

/** The text of one rule. */
export function RuleText({ game, anchor }: { game: string; anchor: string }) {
  const rule = useSignal<Rule | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void rulebookOf(game).then((book) => {
      if (!gone) rule.value = book?.rules.get(anchor) ?? null;
    });
    return () => {
      gone = true;
    };
  }, [game, anchor]);
  if (rule.value === undefined) return <span>{w.rules.loading}</span>;
  if (rule.value === null) return <span>{w.rules.noRule(anchor)}</span>;
  return (
    <div class="prose">
      <Blocks game={game} blocks={rule.value.blocks} />
    </div>
  );
}

export function Blocks({ game, blocks }: { game: string; blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, i) => (
        <OneBlock key={i} game={game} block={block} />
      ))}
    </>
  );
}

function OneBlock({ game, block }: { game: string; block: Block }) {
  const text = (parts: readonly Inline[]) => <Text game={game} parts={parts} />;
  switch (block.kind) {
    case 'anchor':
      return (
        <a class="anchor" id={block.id} href={to('rules', game, block.id)}>
          {block.id}
        </a>
      );
    case 'heading': {
      const Tag = `h${Math.min(4, block.level)}` as 'h1' | 'h2' | 'h3' | 'h4';
      return <Tag id={block.id}>{text(block.text)}</Tag>;
    }
    case 'paragraph':
      return <p>{text(block.text)}</p>;
    case 'code':
      return <pre>{block.text}</pre>;
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map((item, i) => (
            <li key={i}>{text(item)}</li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return (
        <div class="scroll-x">
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
        </div>
      );
  }
}

function Text({ game, parts }: { game: string; parts: readonly Inline[] }) {
  return (
    <>
      {parts.map((part) => {
        if (typeof part === 'string') return part;
        if (part.kind === 'mark')
          return (
            <abbr class={`mark mark-${part.mark}`} title={w.rules.marks[part.mark] ?? part.mark}>
              {part.mark}
            </abbr>
          );
        if (part.kind === 'code') return <Code game={game} text={part.text} />;
        const inner = <Text game={game} parts={part.text} />;
        if (part.kind === 'strong') return <strong>{inner}</strong>;
        if (part.kind === 'em') return <em>{inner}</em>;
        const href = part.href.startsWith('#') ? to('rules', game, part.href.slice(1)) : null;
        return href ? <a href={href}>{inner}</a> : <span>{inner}</span>;
      })}
    </>
  );
}

/** An anchor becomes a link to its rule. */
function Code({ game, text }: { game: string; text: string }) {
  if (!/^[a-z-]+\.[a-z0-9-]+$/.test(text)) return <code>{text}</code>;
  return (
    <a href={to('rules', game, text)}>
      <code>{text}</code>
    </a>
  );
}
