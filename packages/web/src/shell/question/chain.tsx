import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { capital } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';
import { TheRule } from '../rule-link.js';
import type { TableSession } from '../table-session.js';
import { ChainLink } from './chain-places.js';
import { tailOf } from './tail-of.js';

interface ChainProps {
  session: TableSession;
  links: readonly string[];
  /** The rule that asks the question. */
  anchor: string | null;
}

/** The end of the chain, as far as there is room for whole clauses: its last link is what is answered now. */
function Tail({ links }: { links: readonly string[] }) {
  const box = useRef<HTMLSpanElement>(null);
  const all = links.join('\n');
  const width = useSignal(0);
  const lettered = useSignal(document.fonts.status === 'loaded');
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => {
      width.value = element.clientWidth;
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    // Letters that arrive later have other widths.
    void document.fonts.ready.then(() => {
      lettered.value = true;
    });
    return () => size.disconnect();
  }, []);
  const words = useMemo(() => {
    const brief = links.length === 0 ? w.decide.rule : w.decide.whyBrief;
    if (width.value === 0 || !box.current) return brief;
    const measure = ruler(box.current);
    // Where there is no room for a word, the sign alone opens the chain.
    return tailOf(links, width.value, measure) ?? (measure(brief) > width.value + 1 ? '' : brief);
  }, [all, width.value, lettered.value]);
  return (
    <span class="chain-words" ref={box}>
      <CardNames text={words} inButton />
    </span>
  );
}

/** Measures texts in the letters of an element. */
function ruler(element: Element): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return () => 0;
  // Not the shorthand: it is empty where figures have a style of their own.
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  // A name of a card has a line below it, no other letters; the browser rounds.
  return (text) => Math.ceil(context.measureText(text).width) + 1;
}

/** Why the question is asked: one line, which opens to the whole chain and the rule. */
export function Chain({ session, links, anchor }: ChainProps) {
  const all = links.join('\n');
  /** The chain that was opened: another one is closed. */
  const opened = useSignal<string | null>(null);
  const open = opened.value === all;
  if (links.length === 0 && anchor === null) return null;
  return (
    <>
      <button
        type="button"
        class="chain-line"
        aria-expanded={open}
        title={w.decide.why}
        onClick={() => {
          opened.value = open ? null : all;
        }}
      >
        <span class="unseen">{w.decide.why}: </span>
        <Tail links={links.map((link) => capital(t(link)))} />
        <Icon name="down" />
      </button>
      {open && (
        <ol class="chain" aria-label={w.decide.why}>
          {links.map((link, i) => (
            <li key={i}>
              <ChainLink session={session} link={link} />
            </li>
          ))}
          {anchor && (
            <li class="chain-rule">
              <TheRule game={session.about.id} anchor={anchor} />
            </li>
          )}
        </ol>
      )}
    </>
  );
}
