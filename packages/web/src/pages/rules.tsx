import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutOf, listGames } from '../games.js';
import { language, w } from '../languages/index.js';
import { pages } from '../languages/pages.js';
import { ChapterDrawing } from '../learn/chapter-drawing.js';
import { to } from '../route.js';
import { Examples } from '../rules/example-list.js';
import { rulebookOf } from '../rules/library.js';
import { OptionsChapter } from '../rules/options-chapter.js';
import { Blocks, type Reader } from '../rules/rule-text.js';
import {
  type Chapter,
  isRule,
  numberOf,
  OPTIONS,
  type Rule,
  type Rulebook,
  searchRules,
  titlesAbove,
} from '../rules/rulebook.js';
import { SourceLegend } from '../rules/source-mark.js';
import { Page, Trouble } from './page.js';
import '../styles/rulebook.css';

/** The rulebook of a game, with search. */
export function RulesPage({ game, anchor }: { game: string | undefined; anchor: string | undefined }) {
  if (game === undefined) return <Shelf />;
  return <Book key={game} game={game} anchor={anchor} />;
}

function Shelf() {
  const games = [...listGames()].sort((a, b) => Number(a.example) - Number(b.example));
  return (
    <Page>
      <h1>{w.rules.title}</h1>
      <ul class="tiles">
        {games.map(({ id, title, blurb }) => (
          <li key={id}>
            <div class="tile rule-tile">
              <a href={to('rules', id)}>
                <strong>{title}</strong>
              </a>
              <span>{blurb}</span>
              <a class="link" href={to('about', id)}>
                {w.rules.twoMinutes}
              </a>
            </div>
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
    place?.focus({ preventScroll: true });
    place?.classList.add('is-here');
    return () => place?.classList.remove('is-here');
  }, [book.value, anchor]);
  if (book.value === undefined) return <Page>{pages.rules.loading}</Page>;
  if (book.value === null) return <Trouble title={w.rules.none} />;
  const reader: Reader = { game, book: book.value };
  const searching = query.value.trim() !== '';
  return (
    <Page wide>
      <div class="rulebook">
        <nav class="contents" aria-label={pages.rules.contents}>
          <input
            type="search"
            placeholder={pages.rules.search}
            aria-label={pages.rules.search}
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
          <p>
            <a href={to('about', game)}>{w.rules.twoMinutes}</a>
          </p>
          <details class="contents-list" open={!isNarrow()}>
            <summary>{pages.rules.contents}</summary>
            <ol lang="en">
              {book.value.chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a
                    href={to('rules', game, chapter.id)}
                    onClick={() => {
                      query.value = '';
                    }}
                  >
                    <ChapterTitle chapter={chapter} book={reader.book} />
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <article class="prose">
          <h1>{aboutOf(game)?.title ?? book.value.title}</h1>
          {language !== 'en' && <p class="rulebook-language">{pages.rules.englishOnly}</p>}
          {searching ? (
            <Found reader={reader} query={query.value} leave={() => (query.value = '')} />
          ) : (
            <>
              <Blocks reader={reader} blocks={book.value.intro} />
              {hasMarks(book.value) && (
                <details class="sources">
                  <summary>{pages.rules.sources}</summary>
                  <SourceLegend />
                </details>
              )}
              {book.value.chapters.map((chapter) => (
                <OneChapter key={chapter.id} reader={reader} chapter={chapter} />
              ))}
            </>
          )}
        </article>
      </div>
    </Page>
  );
}

const isNarrow = () => globalThis.matchMedia?.('(max-width: 760px)').matches ?? false;

/** A game of our own has no sources but itself. */
const hasMarks = ({ rules }: Rulebook) =>
  [...rules.values()].some(({ blocks }) => JSON.stringify(blocks).includes('"mark"'));

function Found({ reader, query, leave }: { reader: Reader; query: string; leave(): void }) {
  const found = searchRules(reader.book, query);
  return (
    <>
      <p role="status">{pages.rules.found(found.length)}</p>
      {found.map((rule) => (
        <section key={rule.anchor} class="found">
          <a class="found-at" lang="en" href={to('rules', reader.game, rule.anchor)} onClick={leave}>
            {rule.chapter}
          </a>
          <h2 lang="en">
            <span class="rule-number">{rule.number}</span> {rule.title}
          </h2>
          <Blocks reader={reader} blocks={rule.blocks} />
        </section>
      ))}
    </>
  );
}

/** A chapter with its number: the printed one if it has one. */
function ChapterTitle({ chapter, book }: { chapter: Chapter; book: Rulebook }) {
  const { number, title } = numberOf(chapter, book.chapters);
  return (
    <>
      <span class="rule-number">{number}</span> {title}
    </>
  );
}

function OneChapter({ reader, chapter }: { reader: Reader; chapter: Chapter }) {
  const titles = titlesAbove(chapter, numberOf(chapter, reader.book.chapters).title);
  return (
    <section class="chapter" aria-labelledby={chapter.id}>
      <h2 id={chapter.id} tabIndex={-1} lang="en">
        <ChapterTitle chapter={chapter} book={reader.book} />
      </h2>
      <ChapterDrawing game={reader.game} chapter={chapter.id} />
      {chapter.id === OPTIONS ? (
        <OptionsChapter reader={reader} />
      ) : (
        chapter.parts.map((part, i) =>
          isRule(part) ? (
            <OneRule key={part.anchor} reader={reader} rule={part} title={titles[i]} />
          ) : (
            <Blocks key={i} reader={reader} blocks={[part]} />
          ),
        )
      )}
    </section>
  );
}

/** A numbered paragraph, with its heading unless that stands above already; its id never changes, so that links to it last. */
function OneRule({ reader, rule, title }: { reader: Reader; rule: Rule; title: string | null }) {
  return (
    <section
      class={`rule ${title === null ? 'is-part' : ''}`}
      id={rule.anchor}
      tabIndex={-1}
      aria-label={`${rule.number} ${rule.title}`}
    >
      <h3 lang="en">
        <a class="rule-number" href={to('rules', reader.game, rule.anchor)}>
          {rule.number}
        </a>{' '}
        {title ?? <span class="unseen">{rule.title}</span>}
      </h3>
      <Blocks reader={reader} blocks={rule.blocks} />
      <Examples game={reader.game} anchor={rule.anchor} />
    </section>
  );
}
