import type { GameInfo } from '@sandtable/kernel';
import { forms } from '../languages/forms.js';

interface GameFieldProps {
  games: readonly Pick<GameInfo, 'id' | 'title'>[];
  value: string;
  change(game: string): void;
  /** What stands for all games, if that can be chosen; its value is empty. */
  all?: string;
  /** The label is only for those who cannot see what it belongs to. */
  unlabelled?: boolean;
}

/** Which game: a list of those that are on the shelf. */
export function GameField({ games, value, change, all, unlabelled }: GameFieldProps) {
  return (
    <label class="field">
      <span class={unlabelled ? 'unseen' : undefined}>{forms.setup.game}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {games.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
