import type { HostRules, TableInfo } from '@sandtable/protocol';
import { forms } from '../languages/forms.js';
import { w } from '../languages/index.js';

export const USUAL_RULES: HostRules = { pause: 'agreed', remove: 'never' };

interface HostRulesProps {
  rules: HostRules;
  /** Is there a clock? Without one anybody may pause, and no time runs out. */
  clock: boolean;
  change(rules: HostRules): void;
}

/** What the host may do during the game: everybody sees it before they sit down. */
export function HostRulesFields({ rules, clock, change }: HostRulesProps) {
  const { pause, remove } = forms.hostRules;
  const may = (['never', ...(clock ? ['clock'] : []), 'majority', 'host'] as HostRules['remove'][]).map(
    (one) => [one, remove[one]] as const,
  );
  return (
    <details class="plain-details host-rules">
      <summary>{forms.hostRules.title}</summary>
      <p class="soft">{forms.hostRules.hint}</p>
      <label class="field">
        <span>{remove.label}</span>
        <select
          value={rules.remove}
          onChange={(event) => change({ ...rules, remove: event.currentTarget.value as HostRules['remove'] })}
        >
          {may.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {clock && (
        <label class="field">
          <span>{pause.label}</span>
          <select
            value={rules.pause}
            onChange={(event) => change({ ...rules, pause: event.currentTarget.value as HostRules['pause'] })}
          >
            <option value="agreed">{pause.agreed}</option>
            <option value="host">{pause.host}</option>
          </select>
        </label>
      )}
    </details>
  );
}

/** The same in words, at the table, and whether advice is allowed; nothing if all is as usual. */
export function HostRulesWords({ info }: { info: TableInfo }) {
  const { remove = 'never', pause = 'agreed' } = info.hostRules ?? {};
  const words = [
    ...(remove === 'never' ? [] : [forms.hostRules.mayRemove[remove]]),
    ...(pause === 'agreed' ? [] : [forms.hostRules.mayPause]),
    ...(info.advice ? [w.advice.allowed] : []),
  ];
  return words.length > 0 ? <p class="soft host-rules-words">{words.join(' ')}</p> : null;
}
