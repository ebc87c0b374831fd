import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { markOf } from '../boards/boxes.js';
import { w } from '../languages/index.js';
import { clockText } from '../online/clock.js';
import { askToConfirm } from '../shell/dialog.js';
import { Icon } from '../shell/icons.js';
import { Cover } from './cover.js';
import { hasWon, type MyGame } from './my-games.js';

interface GameCardProps {
  game: MyGame;
  forget(): void;
}

/** A game of the person: where it is played, how far it has come, and the way to it. */
export function GameCard({ game, forget }: GameCardProps) {
  const { about, standing } = game;
  const asked = standing === 'asked';
  return (
    <li class={`game-card is-${standing}`} data-game={game.id}>
      <a class="game-card-main" href={game.href}>
        <Cover about={about} className="is-small" />
        <span class="game-card-words">
          <span class="game-card-title">
            <strong>{game.title ? <bdi>{game.title}</bdi> : about.title}</strong>
            <SeatBadges game={game} />
          </span>
          <span class="game-card-line">{describe(game)}</span>
          <Rounds game={game} />
        </span>
        <Score game={game} />
      </a>
      <div class="game-card-foot">
        <span class="game-card-where">
          <span class="chip">{placeOf(game)}</span>
          {game.until !== null && <TimeLeft until={game.until} />}
          <span class="soft">{w.start.ago(minutesSince(game.touched))}</span>
        </span>
        <Forget game={game} forget={forget} />
        {game.replay && game.replay !== game.href && (
          <a class="button small" href={game.replay}>
            {w.home.replay}
          </a>
        )}
        <a
          class={`button small ${asked ? 'primary' : ''}`}
          href={game.href}
          aria-label={`${actOf(game)}: ${about.title}`}
        >
          {actOf(game)}
        </a>
      </div>
    </li>
  );
}

function actOf({ standing }: MyGame): string {
  if (standing === 'asked') return w.home.take;
  if (standing === 'finished') return w.home.replay;
  return standing === 'going' ? w.home.goOn : w.home.open;
}

/** Who plays, and what the game waits for. */
function describe({ about, where, standing, seats, people, title, progress }: MyGame): string {
  const names = (ids: readonly string[]) =>
    about.seats.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const several = where === 'here' && people.length > 1;
  const who = several ? w.home.atScreen(people) : seats.length > 0 ? w.home.you(names(seats)) : w.home.nobody;
  return [
    ...(title ? [about.title] : []),
    who,
    ...(where === 'online' && people.length > 0 ? [w.home.against(people)] : []),
    ...(standing === 'gathering' ? [w.home.gathering] : []),
    ...(standing === 'stuck' ? [w.home.stuck] : []),
    ...(standing === 'going' && progress && progress.asked.length > 0
      ? [w.home.turnOf(names(progress.asked))]
      : []),
  ].join(' · ');
}

function placeOf({ where, pace }: MyGame): string {
  if (where === 'here') return w.home.here;
  if (pace === null) return w.home.online;
  return pace === 'live' ? w.home.onlineLive : w.home.onlineMail;
}

function SeatBadges({ game: { about, seats } }: { game: MyGame }) {
  return (
    <span class="badges">
      {seats.map((seat) => {
        const mark = markOf(about, seat);
        return (
          <span key={seat} class={`badge ${mark.className}`} aria-hidden="true">
            {mark.letters}
          </span>
        );
      })}
    </span>
  );
}

/** The round in words and as a row of cells, as at the table. */
function Rounds({ game: { progress, standing } }: { game: MyGame }) {
  const round = progress?.round;
  if (!round || (round.now === 0 && standing === 'finished')) return null;
  if (round.now === 0) return <span class="game-card-round soft">{w.home.notBegun}</span>;
  const { now, of } = round;
  return (
    <span class="game-card-round">
      <span>{w.home.round(now, of)}</span>
      {of !== null && of <= 30 && (
        <span class="round-cells" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i + 1 < now ? 'is-done' : i + 1 === now ? 'is-now' : ''} />
          ))}
        </span>
      )}
    </span>
  );
}

/** The points of each side, or the result. */
function Score({ game }: { game: MyGame }) {
  const { about, progress, result, standing } = game;
  const scores = result?.scores ?? progress?.scores;
  const verdict = standing === 'finished' ? verdictOf(game) : null;
  if (!scores && !verdict) return null;
  const words = about.sides.map(({ name }, side) => `${name} ${scores?.[side] ?? 0}`);
  return (
    <span class="game-card-score">
      {verdict && <em class={hasWon(game) === true ? 'is-won' : ''}>{verdict}</em>}
      {scores && (
        <>
          <span class="unseen">{w.home.score(words)}</span>
          <span class="score-pairs" aria-hidden="true">
            {about.sides.map(({ id, name }, side) => (
              <span key={id}>
                <b>{scores[side]}</b>
                <small>{name}</small>
              </span>
            ))}
          </span>
        </>
      )}
    </span>
  );
}

function verdictOf(game: MyGame): string {
  const { result, about } = game;
  if (!result) return w.home.over;
  if (result.winner === null) return w.home.draw;
  const won = hasWon(game);
  if (won !== null) return won ? w.home.won : w.home.lost;
  return w.home.winner(about.sides.find(({ id }) => id === result.winner)?.name ?? '');
}

/** The time on the clock that runs out first. */
function TimeLeft({ until }: { until: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, until - now.value);
  return (
    <span class={`chip is-clock ${left < 5 * 60_000 ? 'is-short' : ''}`}>
      <Icon name="clock" />
      {left === 0 ? w.clock.up : w.home.left(clockText(left))}
    </span>
  );
}

/** Deletes a game: what is kept in this browser only cannot be brought back. */
function Forget({ game, forget }: GameCardProps) {
  const here = game.where === 'here';
  // Seats in running games on the server are left at the table.
  if (!here && game.standing !== 'finished') return null;
  const label = here ? w.home.delete : w.home.hide;
  const ask = async () => {
    const { title } = game.about;
    const sure = here
      ? await askToConfirm({ title: w.home.sure(title), text: w.home.sureHint, yes: label, grave: true })
      : await askToConfirm({ title: w.home.sureHide(title), text: w.home.sureHideHint, yes: label });
    if (sure) forget();
  };
  return (
    <button
      type="button"
      class="link soft"
      aria-label={`${label}: ${game.about.title}`}
      onClick={() => void ask()}
    >
      {label}
    </button>
  );
}

function minutesSince(touched: number): number {
  return Math.max(0, Math.round((Date.now() - touched) / 60_000));
}
