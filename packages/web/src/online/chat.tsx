import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { club } from '../languages/club.js';
import { w } from '../languages/index.js';
import type { RemoteTable } from '../table/remote.js';
import { PersonName, regardOf, useMyPeople } from './person-name.js';
import '../styles/lists.css';

/** Maximum length of a line; the server accepts no more. */
const LONGEST = 500;

/** The chat of the table: to everyone or to the own team. */
export function Chat({ remote }: { remote: RemoteTable }) {
  const text = useSignal('');
  const scope = useSignal<'table' | 'team'>('table');
  useMyPeople();
  const lines = remote.chat.value.filter(({ who }) => regardOf(who) === null);
  const seated = (remote.you.value?.seats.length ?? 0) > 0;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  const send = (event: Event) => {
    event.preventDefault();
    if (text.value.trim() === '') return;
    remote.say(scope.value, text.value.trim());
    text.value = '';
  };
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard */}
      <div class="log-lines" role="log" aria-label={w.table.chat} tabIndex={0}>
        {lines.length === 0 && <p class="soft">{club.chat.empty}</p>}
        {lines.map((line) => (
          <p key={line.n} class={line.side ? 'to-team' : ''}>
            <strong>
              <PersonName who={{ id: line.who, name: line.name }} at={remote} line={line} />
            </strong>
            {line.side && <span class="mark">{club.chat.toTeam}</span>} {line.text}
          </p>
        ))}
        <div ref={end} />
      </div>
      <form class="chat-form" onSubmit={send}>
        {seated && (
          <select
            aria-label={club.chat.to}
            value={scope.value}
            onChange={(event) => {
              scope.value = event.currentTarget.value as 'table' | 'team';
            }}
          >
            <option value="table">{club.chat.table}</option>
            <option value="team">{club.chat.team}</option>
          </select>
        )}
        <input
          type="text"
          aria-label={club.chat.say}
          placeholder={club.chat.say}
          maxLength={LONGEST}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="quiet">
          {club.chat.send}
        </button>
      </form>
    </div>
  );
}
