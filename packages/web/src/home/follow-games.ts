import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutOf } from '../games.js';
import { hasPlayedOnline } from '../online/played-online.js';
import { forgetSaved, listSaved } from '../table/saved.js';
import { type MyGame, savedGame } from './my-games.js';
import { putAwayTable } from './put-away.js';

/** How often the server is asked whose turn it is, in milliseconds: while the page is looked at, and otherwise. */
const LOOK = { visible: 15_000, hidden: 60_000 } as const;

export interface FollowedGames {
  /** Null until the browser's own games are read. */
  games: Signal<readonly MyGame[] | null>;
  /** The server does not answer: what is shown of its tables may be old. */
  offline: Signal<boolean>;
  forget(game: MyGame): Promise<void>;
}

/** All games of the person at this browser, looked for again and again. */
export function useMyGames(): FollowedGames {
  const here = useSignal<readonly MyGame[] | null>(null);
  const online = useSignal<readonly MyGame[]>([]);
  const games = useSignal<readonly MyGame[] | null>(null);
  const offline = useSignal(false);
  const tell = () => {
    if (here.value) games.value = [...here.value, ...online.value];
  };
  const look = async () => {
    const [saved, tables] = await Promise.all([listSaved(), askServer()]);
    here.value = saved.flatMap((one) => savedGame(one, aboutOf) ?? []);
    offline.value = tables === null;
    if (tables) online.value = tables;
    tell();
  };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let gone = false;
    const again = async () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await look().catch(() => {});
      if (!gone) timer = setTimeout(again, LOOK[document.visibilityState]);
    };
    const seen = () => {
      if (document.visibilityState === 'visible') void again();
    };
    void again();
    document.addEventListener('visibilitychange', seen);
    return () => {
      gone = true;
      if (timer !== null) clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  const forget = async (game: MyGame) => {
    if (game.where === 'here') await forgetSaved(game.id);
    else putAwayTable(game.id);
    here.value = (here.value ?? []).filter(({ key }) => key !== game.key);
    online.value = online.value.filter(({ key }) => key !== game.key);
    tell();
  };
  return { games, offline, forget };
}

/** The person's tables on the server; null if it does not answer. Newcomers do not ask it at all. */
async function askServer(): Promise<MyGame[] | null> {
  if (!__HAS_SERVER__ || !hasPlayedOnline()) return [];
  try {
    return await (await import('./server-games.js')).serverGames();
  } catch {
    return null;
  }
}
