import { useSignal } from '@preact/signals';
import { SPECTATOR_NAME } from '@sandtable/kernel';
import { canJudge } from '@sandtable/shelf';
import { t, w } from '../../languages/index.js';
import { type LineKinds, lastLines } from '../../table/lines.js';
import type { TableSession } from '../table-session.js';
import { LogLines } from './log-lines.js';
import { botChoices, Why } from './why.js';

/** The log, in words and in notation. */
export function Log({ session }: { session: TableSession }) {
  const notation = useSignal(false);
  const table = session.shown.value;
  const viewer = session.seat.value ?? SPECTATOR_NAME;
  const name = table?.log[viewer] ? viewer : SPECTATOR_NAME;
  const asked = session.client.explain !== undefined && canJudge(session.about.id, table?.info.options ?? {});
  const bots = asked ? botChoices(table, name) : new Set<number>();
  const kind: keyof LineKinds = notation.value ? 'lines' : 'log';
  return (
    <div class="log">
      <div class="segmented" role="group" aria-label={w.table.log}>
        <button type="button" aria-pressed={!notation.value} onClick={() => (notation.value = false)}>
          {w.table.words}
        </button>
        <button type="button" aria-pressed={notation.value} onClick={() => (notation.value = true)}>
          {w.table.notation}
        </button>
      </div>
      {notation.value ? (
        <LogLines
          // Loaded lines belong to one viewer.
          key={`${kind} ${name}`}
          listClass="notation"
          last={lastLines(table, 'lines', name)}
          read={(from, to) => session.client.read('lines', name, from, to)}
          lineClass={({ seat }) => (seat ? '' : 'soft')}
          text={({ seat, text }) => (seat ? `${seat}: ${text}` : text)}
        />
      ) : (
        <LogLines
          key={`${kind} ${name}`}
          listClass="log-entries"
          last={lastLines(table, 'log', name)}
          read={(from, to) => session.client.read('log', name, from, to)}
          lineClass={({ text }) => (session.board.isHeading?.(text) ? 'log-heading' : '')}
          text={({ text }) => t(text)}
          behind={({ at }) =>
            bots.has(at) && (
              <>
                {' '}
                <Why key={at} session={session} at={at} viewer={name} />
              </>
            )
          }
        />
      )}
    </div>
  );
}
