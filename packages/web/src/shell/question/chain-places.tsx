import type { AtlasEntry } from '../../boards/board-module.js';
import { capital } from '../../boards/pretty.js';
import { t, w } from '../../languages/index.js';
import { cutAtPlaces, type NamedPlace } from '../../lessons/step-places.js';
import { CardNames } from '../cards/card-names.js';
import type { TableSession } from '../table-session.js';
import { placesNamed, placesOn, textWithPlaces } from './named-places.js';

/** The name of a place, which leads to it on the map. */
export function PlaceLink({ session, place }: { session: TableSession; place: NamedPlace }) {
  const { touch, name } = place;
  return (
    <button
      type="button"
      class="link chain-place"
      aria-label={w.decide.showOnMap(name)}
      onClick={() => {
        session.sought.value = [touch];
        session.looking.value = [touch];
      }}
    >
      {name}
    </button>
  );
}

/** A text in which the places that it names lead to the map. */
export function TextWithPlaces({ session, text }: { session: TableSession; text: string }) {
  const view = session.view.value;
  const places = view && placesOn(session.board, view);
  // The name of a player is no place, though a space may have the same.
  const isPlayer = ({ name }: AtlasEntry) =>
    session.about.seats.some((seat) => session.nameOf(seat.id) === name);
  const parts = places
    ? cutAtPlaces(text, { ...places, named: places.named.filter((one) => !isPlayer(one)) })
    : [text];
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          <CardNames key={i} text={i > 0 ? joined(part) : part} />
        ) : (
          <PlaceLink key={i} session={session} place={part} />
        ),
      )}
    </>
  );
}

/** What ends a sentence stays on the line of the link before it. */
const joined = (text: string) => (/^[.,;:!?)]/.test(text) ? `\u2060${text}` : text);

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
          <PlaceLink key={i} session={session} place={part} />
        ),
      )}
    </>
  );
}
