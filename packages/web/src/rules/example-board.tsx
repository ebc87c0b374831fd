import { effect, useSignal } from '@preact/signals';
import type { Refused } from '@sandtable/kernel';
import { aboutOf, findGame } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { capital } from '../boards/pretty.js';
import { boardFor } from '../boards/registry.js';
import { t, w } from '../languages/index.js';
import { pages } from '../languages/pages.js';
import { optionLabel } from '../shell/question/option-label.js';
import { reasonOf, sentence } from '../shell/question/reason.js';
import { RuleLink } from '../shell/rule-link.js';
import { SeatBadge } from '../shell/seat-badge.js';
import { TableSession } from '../shell/table-session.js';
import type { Example } from './example.js';
import { ExampleTable } from './example-table.js';

/** Longer lists of choices are left to the board. */
const LONG = 16;

interface Opened {
  session: TableSession;
  table: ExampleTable;
}

/** The position of an example on the game's own board: every choice can be made, and taken back. */
export function ExampleBoard({ game, example }: { game: string; example: Example }) {
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    void open(game, example).then((found) => {
      if (gone) return found?.session.close();
      opened.value = found;
      if (found) stop = keepInView(found.session);
    });
    return () => {
      gone = true;
      stop();
      opened.value?.session.close();
      opened.value = null;
    };
  }, [game, example]);
  if (!opened.value) return <p class="example-board">{w.table.opening}</p>;
  return <Sandbox {...opened.value} />;
}

/** Here nothing has to be watched, and what may be chosen is in view. */
function keepInView({ film, controller, framed }: TableSession): () => void {
  const stops = [
    effect(() => {
      if (film.running.value) film.skip();
    }),
    effect(() => {
      const spaces = controller.options.value.flatMap(({ touches }) => touches);
      if (spaces.length > 0) framed.value = spaces;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

async function open(gameId: string, example: Example): Promise<Opened | null> {
  const about = aboutOf(gameId);
  const game = await findGame(gameId);
  if (!about || !game) return null;
  const table = new ExampleTable(game, example);
  return {
    table,
    session: new TableSession(table, about, await boardFor(about, table.table.value!.info.options), false),
  };
}

function Sandbox({ session, table }: Opened) {
  const shown = useSignal<{ refused: Refused | null } | null>(null);
  const { Board } = session.board;
  const made = table.count.value;
  // A choice of the reader's own ends the demonstration.
  useEffect(() => {
    if (made !== table.demonstrated) shown.value = null;
  }, [made]);
  return (
    <section class="example" aria-label={pages.rules.example(table.example.title)}>
      <div class="example-board">
        <Board
          view={session.view}
          seat={session.seat}
          controller={session.controller}
          overlay={session.overlay}
          outlook={session.outlook}
          recent={session.recent}
          looking={session.looking}
          framed={session.framed}
        />
      </div>
      <div class="example-side">
        <div class="example-words">
          <p class="example-title">{table.example.title}</p>
          {shown.value ? (
            <p class={shown.value.refused ? 'refused' : 'example-shown'} role="status">
              {shown.value.refused ? (
                <Reason game={session.about.id} refused={shown.value.refused} />
              ) : (
                pages.rules.shown
              )}
            </p>
          ) : (
            made === 0 && <p class="soft">{pages.rules.yours}</p>
          )}
          <Question session={session} />
        </div>
        <p class="confirm-row">
          <button
            type="button"
            class="quiet"
            onClick={() => {
              shown.value = { refused: table.demonstrate() };
            }}
          >
            {pages.rules.showMe}
          </button>
          <button type="button" class="quiet" disabled={made === 0} onClick={() => table.takeBack()}>
            {pages.rules.takeBack}
          </button>
          <button type="button" class="quiet" disabled={made === 0} onClick={() => table.again()}>
            {pages.rules.again}
          </button>
        </p>
      </div>
    </section>
  );
}

/** What is asked, and the choices as buttons: a press makes the choice, since it can be taken back. */
function Question({ session }: { session: TableSession }) {
  const { controller, board } = session;
  const decision = controller.decision.value;
  const seat = session.seat.value;
  const view = session.view.value;
  if (!decision || !seat || !view) return null;
  const options = controller.candidates.value;
  const pending = controller.pending.value;
  const refused = controller.refused.value;
  return (
    <div class="example-question">
      <p class="example-asks">
        <SeatBadge board={board} seat={seat} /> {sentence(capital(t(decision.prompt)))}
      </p>
      {refused && (
        <p class="refused" role="alert">
          <Reason game={session.about.id} refused={refused} />
        </p>
      )}
      {pending && (
        <p class="confirm-row">
          <button type="button" class="primary" onClick={() => void controller.confirm()}>
            {optionLabel(board, pending, view)}
          </button>
        </p>
      )}
      <div class="option-row">
        {options.slice(0, LONG).map((option) => (
          <button
            key={option.text}
            type="button"
            class="option"
            data-option={option.text}
            onClick={() => void controller.choose(option.text)}
          >
            {optionLabel(board, option, view)}
          </button>
        ))}
      </div>
      {(options.length > LONG || controller.subjects.value.size > 0) && (
        <p class="soft">{pages.rules.onBoard}</p>
      )}
      {controller.whyNot.value?.reasons.map((no) => (
        <p key={no.text} class="refused">
          <Reason game={session.about.id} refused={no} />
        </p>
      ))}
    </div>
  );
}

function Reason({ game, refused }: { game: string; refused: Refused }) {
  return (
    <>
      <strong>{pages.rules.notAllowed}</strong> {sentence(reasonOf(refused))}{' '}
      {refused.anchor && <RuleLink game={game} anchor={refused.anchor} />}
    </>
  );
}
