import { useSignal } from '@preact/signals';
import { club } from '../languages/club.js';
import { t, w } from '../languages/index.js';
import { LogLine } from '../shell/log/log-text.js';
import { Sheet } from '../shell/sheet.js';
import type { TableSession } from '../shell/table-session.js';
import type { RemoteTable } from '../table/remote.js';
import { backPoints, firstTakenBack, logOf, needsOthers } from './back-points.js';
import { tryAtServer } from './try-at-server.js';
import '../styles/dialog.css';
import './going-back.css';

interface GoingBackProps {
  session: TableSession;
  client: RemoteTable;
}

/** Going back by consent: the sheet where a player chooses a point, and the note that asks the others. */
export function GoingBack({ session, client }: GoingBackProps) {
  return (
    <>
      {client.choosesBack.value && <BackSheet session={session} client={client} />}
      <BackNote session={session} client={client} />
    </>
  );
}

function answer(client: RemoteTable, to: number, agree: boolean): void {
  void tryAtServer(() => client.act('back', { to, agree }));
}

function BackSheet({ session, client }: GoingBackProps) {
  const table = session.client.table.value;
  const chosen = useSignal<number | null>(null);
  const close = () => {
    client.choosesBack.value = false;
  };
  if (!table) return null;
  const points = backPoints(logOf(table));
  const others = needsOthers(table.info, table.you.seats);
  return (
    <Sheet className="back-sheet" labelledBy="back-title" close={close}>
      <div class="sheet-head">
        <h2 id="back-title">{club.back.title}</h2>
        <button type="button" class="quiet" onClick={close}>
          {w.nav.close}
        </button>
      </div>
      <p class="soft">{others ? club.back.hint : club.back.hintAlone}</p>
      <fieldset class="back-points">
        <legend class="caps">{club.back.before}</legend>
        {points.map(({ to, lines }) => (
          <label key={to} class="back-point">
            <input
              type="radio"
              name="back-point"
              checked={chosen.value === to}
              onChange={() => {
                chosen.value = to;
              }}
            />
            <span>
              <LogLine lines={lines} inButton />
            </span>
          </label>
        ))}
        {points.length === 0 && <p class="soft">{club.back.nothing}</p>}
      </fieldset>
      <p class="dialog-row">
        <button
          type="button"
          class="primary"
          disabled={chosen.value === null}
          onClick={() => {
            close();
            answer(client, chosen.value!, true);
          }}
        >
          {others ? club.back.ask : club.back.go}
        </button>
        <button type="button" class="quiet" onClick={close}>
          {w.nav.cancel}
        </button>
      </p>
    </Sheet>
  );
}

/** Who asks to go back, to where, and the answers one may give. */
function BackNote({ session, client }: GoingBackProps) {
  const table = session.client.table.value;
  const back = client.info.value?.back;
  if (!table || !back) return null;
  const own = table.you.seats[0];
  const me = own === undefined ? undefined : table.info.seats[own]?.who?.id;
  const plays = table.you.seats.some((seat) => table.info.seats[seat]?.bot === null);
  const agreed = back.agreed.some(({ id }) => id === me);
  const what = firstTakenBack(logOf(table), back.to);
  return (
    <div class="link-note back-note" role="status">
      <span>
        {back.by.id === me ? club.back.youAsk : club.back.asks(back.by.name)}
        {what !== null && <span class="soft"> {club.back.until(t(what))}</span>}
      </span>
      {plays && (
        <span class="back-answers">
          {!agreed && (
            <button type="button" class="primary small" onClick={() => answer(client, back.to, true)}>
              {club.back.agree}
            </button>
          )}
          <button type="button" class="quiet small" onClick={() => answer(client, back.to, false)}>
            {back.by.id === me ? club.back.withdraw : club.back.refuse}
          </button>
        </span>
      )}
    </div>
  );
}
