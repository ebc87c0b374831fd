import { useSignal } from '@preact/signals';
import { commitTo } from '@sandtable/kernel';
import { club } from '../languages/club.js';
import { w } from '../languages/index.js';
import { Sheet } from '../shell/sheet.js';
import type { TableSession } from '../shell/table-session.js';
import type { RemoteTable } from '../table/remote.js';
import { isWrong } from './seed-part.js';
import '../styles/lists.css';

interface ChanceProps {
  session: TableSession;
  client: RemoteTable;
}

/** The sheet and the warning about the random seed of an online table. */
export function Chance({ session, client }: ChanceProps) {
  return client.showsChance.value ? (
    <ChanceSheet session={session} client={client} />
  ) : (
    <ChanceNote client={client} />
  );
}

function ChanceSheet({ session, client }: ChanceProps) {
  const close = () => {
    client.showsChance.value = false;
  };
  return (
    <Sheet className="chance-sheet" labelledBy="chance-title" close={close}>
      <div class="sheet-head">
        <h2 id="chance-title">{club.chance.title}</h2>
        <button type="button" class="quiet" onClick={close}>
          {w.nav.close}
        </button>
      </div>
      <ChanceFacts session={session} client={client} />
    </Sheet>
  );
}

/** How the seed of this table is made, the player's own part in it, and what to compare. */
export function ChanceFacts({ session, client }: ChanceProps) {
  const info = client.info.value;
  const chance = client.chance.value;
  if (!info || !chance) return null;
  const { part, standing } = client.own.value;
  const seats = session.about.seats.filter(({ id }) => chance.contributions[id]);
  const begun = info.status !== 'open';
  return (
    <div class="chance-facts">
      <p>{club.chance.how}</p>
      <dl class="commitments">
        <dt>{club.chance.server}</dt>
        <dd>
          <code>{info.commit}</code>
          {info.seed !== null && (
            <span>
              {club.chance.seed} <code>{info.seed}</code>
            </span>
          )}
        </dd>
        {seats.map(({ id, name }) => {
          const { commit, value } = chance.contributions[id];
          return [
            <dt key={`${id} seat`}>{name}</dt>,
            <dd key={id}>
              {commit === null ? club.chance.without : <code>{commit}</code>}
              {value !== null && (
                <span>
                  {club.chance.value} <code>{value}</code>
                </span>
              )}
              {commit !== null && value === null && (
                <span>{begun ? club.chance.withheld : club.chance.waits}</span>
              )}
            </dd>,
          ];
        })}
      </dl>
      {part && (
        <p>
          {club.chance.kept} <code>{commitTo(part.value)}</code>
        </p>
      )}
      <p class={isWrong(standing) ? 'refused' : ''} data-standing={standing}>
        {club.chance.standing[standing]}
      </p>
      <p class="soft">{club.chance.verify}</p>
    </div>
  );
}

/** Warns once, at once, if something is wrong with the player's part in the seed. */
function ChanceNote({ client }: { client: RemoteTable }) {
  const closed = useSignal(false);
  const { standing } = client.own.value;
  if (!isWrong(standing) || closed.value) return null;
  return (
    <div class="away" role="alert">
      {club.chance.standing[standing]}
      <button
        type="button"
        class="quiet small"
        onClick={() => {
          client.showsChance.value = true;
        }}
      >
        {club.chance.title}
      </button>
      <button
        type="button"
        class="link"
        onClick={() => {
          closed.value = true;
        }}
      >
        {w.nav.close}
      </button>
    </div>
  );
}
