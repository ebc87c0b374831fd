import { useSignal } from '@preact/signals';
import type { View } from '@sandtable/kernel';
import { pages } from '../../languages/pages.js';
import { part } from '../../parts.js';
import { saveBlob } from '../files.js';
import { Icon } from '../icons.js';
import type { TableSession } from '../table-session.js';

interface ShareButtonProps {
  session: TableSession;
  view: View;
  title: string;
}

/** Makes a picture of the final map with the result, and shares or saves it. */
export function ShareButton({ session, view, title }: ShareButtonProps) {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const { about, board } = session;
  const share = async () => {
    busy.value = true;
    failed.value = false;
    try {
      const { pictureOf } = await part(() => import('./picture.js'));
      const { round, scores } = board.headline(view);
      const picture = await pictureOf({ board, view, title, game: about.title, round, scores });
      const name = pages.ending.fileName(about.id, new Date().toISOString().slice(0, 10));
      const file = new File([picture], name, { type: 'image/png' });
      const message = { files: [file], title: pages.ending.shareText(about.title, title) };
      if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(message))
        await navigator.share(message).catch((error: Error) => {
          // Whoever closes the list of ways to share has seen enough.
          if (error.name !== 'AbortError') saveBlob(name, picture);
        });
      else saveBlob(name, picture);
    } catch {
      failed.value = true;
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="ending-share">
      {failed.value && <p role="alert">{pages.ending.shareFailed}</p>}
      <button type="button" disabled={busy.value} onClick={() => void share()}>
        <Icon name="share" /> <span>{busy.value ? pages.ending.making : pages.ending.share}</span>
      </button>
    </div>
  );
}
