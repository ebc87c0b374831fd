import { useSignal } from '@preact/signals';
import { aboutOf, listGames } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { to } from '../route.js';
import { rulebookOf } from '../rules/library.js';
import { Blocks } from '../rules/rule-text.js';
import { type Rulebook, searchRules } from '../rules/rulebook.js';
import { w } from '../words/index.js';
import { Page } from './page.js';

/** The rulebook of a game, with search. */
export function RulesPage({ game, anchor }: { game: string | undefined; anchor: string | undefined }) {
  if (game === undefined) return <Shelf />;
  return <Book game={game} anchor={anchor} />;
}

function Shelf() {
  return (
    <Page>
      <h1>{w.rules.title}</h1>
      <ul class="tiles">
        {listGames().map(({ id, title, blurb }) => (
          <li key={id}>
            <a class="tile" href={to('rules', id)}>
              <strong>{title}</strong>
              <span>{blurb}</span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Book({ game, anchor }: { game: string; anchor: string | undefined }) {
  const book = useSignal<Rulebook | null | undefined>(undefined);
  const query = useSignal('');
  useEffect(() => {
    void rulebookOf(game).then((found) => {
      book.value = found;
    });
  }, [game]);
  useEffect(() => {
    if (!book.value || !anchor) return;
    const place = document.getElementById(anchor);
    place?.scrollIntoView();
    place?.focus();
    place?.classList.add('is-here');
    return () => place?.classList.remove('is-here');
  }, [book.value, anchor]);
  if (book.value === undefined) return <Page>{w.rules.loading}</Page>;
  if (book.value === null) return <Page>{w.rules.none}</Page>;
  const found = searchRules(book.value, query.value);
  return (
    <Page wide>
      <div class="rulebook">
        <nav class="contents" aria-label={w.rules.contents}>
          <p class="soft">{aboutOf(game)?.title}</p>
          <input
            type="search"
            placeholder={w.rules.search}
            aria-label={w.rules.search}
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
          <ol>
            {book.value.chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={to('rules', game, id)}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article class="prose">
          {query.value.trim() !== '' ? (
            <>
              <p role="status">{w.rules.found(found.length)}</p>
              {found.map((rule) => (
                <section key={rule.anchor} class="found">
                  <a
                    class="anchor"
                    href={to('rules', game, rule.anchor)}
                    onClick={() => {
                      query.value = '';
                    }}
                  >
                    {rule.chapter} · {rule.anchor}
                  </a>
                  <Blocks game={game} blocks={rule.blocks} />
                </section>
              ))}
            </>
          ) : (
            <Blocks game={game} blocks={book.value.blocks} />
          )}
        </article>
      </div>
    </Page>
  );
}
