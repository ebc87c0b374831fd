import { capital } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import type { TableSession } from '../table-session.js';
import { placesNamed, textWithPlaces } from './named-places.js';

/** A link of the chain. The places that it names lead to the map, with what the rules say of them. */
export function ChainLink({ session, link }: { session: TableSession; link: string }) {
  const view = session.view.value;
  const places = view && session.board.atlas ? placesNamed(link, session.board.atlas(view)) : [];
  return (
    <>
      {textWithPlaces(capital(t(link)), places).map((part, i) =>
        typeof part === 'string' ? (
          <CardNames key={i} text={part} />
        ) : (
          <button
            key={i}
            type="button"
            class="link chain-place"
            aria-label={w.decide.showOnMap(part.name)}
            onClick={() => {
              session.sought.value = [part.touch];
              session.looking.value = [part.touch];
            }}
          >
            {part.name}
          </button>
        ),
      )}
    </>
  );
}
