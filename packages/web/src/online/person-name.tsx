import { computed, type Signal, signal } from '@preact/signals';
import type { ChatLine, MyPerson, Person, Regard } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import { club } from '../languages/club.js';
import { api } from '../net/api.js';
import { DotsIcon } from '../shell/menu.js';
import type { RemoteTable } from '../table/remote.js';
import { learnMe, me } from './me.js';
import './manners.css';

/** Somebody at a table, and the line of theirs that was pointed at. */
export interface Somebody extends Person {
  table: string;
  invite: string | null;
  line: ChatLine | null;
  /** The seat where they sit, if the sheet was opened there. */
  seat: { id: string; at: RemoteTable } | null;
}

/** The person whose sheet is open. */
export const openedPerson: Signal<Somebody | null> = signal(null);

/** Whom this person has muted or blocked; null until the server has said so. */
export const myPeople: Signal<readonly MyPerson[] | null> = signal(null);
const regards = computed(() => new Map(myPeople.value?.map(({ id, regard }) => [id, regard])));

export const regardOf = (id: string): Regard | null => regards.value.get(id) ?? null;

export async function learnMyPeople(): Promise<void> {
  myPeople.value = await api<MyPerson[]>('GET', 'my/people');
}

export async function setRegard(person: string, regard: Regard | null): Promise<void> {
  myPeople.value = await api<MyPerson[]>('POST', 'my/people', { person, regard });
}

/** Asks the server once who is muted, and who I am. */
export function useMyPeople(): void {
  useEffect(() => {
    if (myPeople.value === null) void learnMyPeople().catch(() => {});
    if (me.value === null) void learnMe().catch(() => {});
  }, []);
}

interface PersonNameProps {
  who: Person;
  at: { id: string; invite: string | null };
  line?: ChatLine;
}

/** A name that opens the sheet to mute, block or report; the own name is plain. */
export function PersonName({ who, at, line }: PersonNameProps) {
  if (me.value?.id === who.id) return <>{who.name}</>;
  return (
    <button
      type="button"
      class="person-name"
      title={club.manners.menu(who.name)}
      aria-haspopup="dialog"
      onClick={() => {
        openedPerson.value = { ...who, table: at.id, invite: at.invite, line: line ?? null, seat: null };
      }}
    >
      {who.name}
    </button>
  );
}

/** The same for a seat: a button beside the name, and how the person is regarded. */
export function PersonDots({ who, at, seat }: { who: Person; at: RemoteTable; seat: string }) {
  const regard = regardOf(who.id);
  if (me.value === null || me.value.id === who.id) return null;
  return (
    <>
      {regard && <span class="mark">{club.manners[regard]}</span>}
      <button
        type="button"
        class="icon-button person-dots"
        aria-label={club.manners.menu(who.name)}
        title={club.manners.menu(who.name)}
        aria-haspopup="dialog"
        onClick={() => {
          openedPerson.value = {
            ...{ ...who, table: at.id, invite: at.invite, line: null },
            seat: { id: seat, at },
          };
        }}
      >
        <DotsIcon />
      </button>
    </>
  );
}
