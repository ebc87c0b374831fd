import { useSignal } from '@preact/signals';
import { capital } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';
import { TheRule } from '../rule-link.js';
import type { TableSession } from '../table-session.js';
import { ChainLink } from './chain-places.js';

interface ChainProps {
  session: TableSession;
  links: readonly string[];
  /** The rule that asks the question. */
  anchor: string | null;
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
        <span class="chain-words">
          <span>
            <CardNames text={links.map((link) => capital(t(link))).join(' › ') || w.decide.rule} inButton />
          </span>
        </span>
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
