import { useEffect } from 'preact/hooks';
import { club } from '../languages/club.js';
import { learnMyPeople, myPeople, setRegard } from './person-name.js';
import { tryAtServer } from './try-at-server.js';

/** Whom I have muted or blocked, if anybody. */
export function MyPeople() {
  useEffect(() => {
    void learnMyPeople().catch(() => {});
  }, []);
  const people = myPeople.value ?? [];
  if (people.length === 0) return null;
  return (
    <details class="my-people">
      <summary>{club.manners.mine(people.length)}</summary>
      <p class="soft">{club.manners.onlyYou}</p>
      <ul>
        {people.map(({ id, name, regard }) => (
          <li key={id}>
            <bdi>{name}</bdi> <span class="mark">{club.manners[regard]}</span>
            <button
              type="button"
              class="link"
              aria-label={club.manners.letIn(name)}
              onClick={() => void tryAtServer(() => setRegard(id, null))}
            >
              {regard === 'muted' ? club.manners.unmute : club.manners.unblock}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
