import { t, w } from '../../languages/index.js';
import { CardNames } from '../cards/card-names.js';
import { Icon } from '../icons.js';

/** What is in brackets, if the whole line is: games tell so, to whoever may know it, what they keep from the others. */
export function hiddenPart(line: string): string | null {
  return /^\((.+)\)$/.exec(line)?.[1] ?? null;
}

/** A line of the log. What the others do not read has a mark instead of brackets. */
export function LogText({ text, inButton }: { text: string; inButton?: boolean | undefined }) {
  const said = t(text);
  const hidden = hiddenPart(said);
  if (hidden === null) return <CardNames text={said} inButton={inButton} />;
  return (
    <span class="log-hidden" title={w.table.hidden}>
      <Icon name="hidden" />
      <span class="unseen">{w.table.hidden}: </span>
      <CardNames text={hidden} inButton={inButton} />
    </span>
  );
}

/** The last lines as one. */
export function LogLine({ lines, inButton }: { lines: readonly string[]; inButton?: boolean | undefined }) {
  return (
    <>
      {lines.map((line, i) => (
        <span key={i}>
          {/* What is hidden belongs to the line before it. */}
          {i > 0 && (hiddenPart(t(line)) === null ? ' · ' : ' ')}
          <LogText text={line} inButton={inButton} />
        </span>
      ))}
    </>
  );
}
