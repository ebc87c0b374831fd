import { language } from '../languages/index.js';
import { pages } from '../languages/pages.js';

/** Where a rule comes from: the book itself is only a small sign, everything else is told in words. */
export function SourceMark({ mark }: { mark: string }) {
  const { name, says } = pages.rules.marks[mark] ?? { name: mark, says: mark };
  if (mark === 'printed')
    return (
      <span class="mark mark-printed" title={`${name}: ${says}`}>
        <BookSign />
        <span class="unseen" lang={language}>
          ({name})
        </span>
      </span>
    );
  return (
    <abbr class={`mark mark-${mark}`} title={says} lang={language}>
      {name}
    </abbr>
  );
}

/** What the marks mean, once at the top. */
export function SourceLegend() {
  return (
    <dl class="source-legend">
      {Object.entries(pages.rules.marks).map(([mark, { name, says }]) => (
        <div key={mark}>
          <dt>
            <span class={`mark mark-${mark}`}>{mark === 'printed' ? <BookSign /> : name}</span>
          </dt>
          <dd>
            {mark === 'printed' ? `${name}: ` : ''}
            {says}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BookSign() {
  return (
    <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
      <path
        d="M8 4.2C6.6 3.2 4.6 2.9 2.2 3v9.2c2.4-.1 4.4.2 5.8 1.2 1.4-1 3.4-1.3 5.8-1.2V3C11.4 2.9 9.4 3.2 8 4.2Zm0 0v9"
        fill="none"
        stroke="currentColor"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
    </svg>
  );
}
