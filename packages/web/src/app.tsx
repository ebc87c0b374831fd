import type { FunctionComponent } from 'preact';
import { useErrorBoundary, useLayoutEffect } from 'preact/hooks';
import { w } from './languages/index.js';
import { Lost, Opening } from './pages/page.js';
import { StartPage } from './pages/start.js';
import { LocalTablePage } from './pages/table.js';
import { route, to } from './route.js';
import { lazyPage } from './shell/lazy-page.js';
import { openedRule } from './shell/opened-rule.js';

const opening = () => <Opening />;

/** A page with its words. */
function pageWith<P extends object>(
  words: () => Promise<unknown>,
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> {
  return lazyPage(async () => (await Promise.all([load(), words()]))[0], opening, true);
}

const formWords = async () => (await import('./languages/forms.js')).speakOfForms();
const pageWords = async () => (await import('./languages/pages.js')).speakOfPages();
const clubWords = async () => {
  const spoken = import('./languages/club.js').then((one) => one.speakOfClub());
  await Promise.all([spoken, formWords(), pageWords()]);
};
const rulebookWords = () => Promise.all([formWords(), pageWords()]);

const LobbyPage = pageWith(clubWords, async () => (await import('./pages/lobby.js')).LobbyPage);
const NewGamePage = pageWith(formWords, async () => (await import('./pages/new-game.js')).NewGamePage);
const AboutPage = pageWith(pageWords, async () => (await import('./pages/about.js')).AboutPage);
const RulesPage = pageWith(rulebookWords, async () => (await import('./pages/rules.js')).RulesPage);
const RemoteTablePage = pageWith(
  clubWords,
  async () => (await import('./pages/remote-table.js')).RemoteTablePage,
);
const AdminPage = pageWith(clubWords, async () => (await import('./pages/admin.js')).AdminPage);
const ProfilePage = pageWith(clubWords, async () => (await import('./pages/profile.js')).ProfilePage);
const LadderPage = pageWith(clubWords, async () => (await import('./pages/ladder.js')).LadderPage);
const TournamentsPage = pageWith(
  clubWords,
  async () => (await import('./pages/tournaments.js')).TournamentsPage,
);
const TournamentPage = pageWith(
  clubWords,
  async () => (await import('./pages/tournament.js')).TournamentPage,
);
const AnnouncePage = pageWith(clubWords, async () => (await import('./pages/announce.js')).AnnouncePage);
const ResetPage = pageWith(clubWords, async () => (await import('./pages/reset.js')).ResetPage);
const LessonPage = pageWith(pageWords, async () => (await import('./pages/lesson.js')).LessonPage);
const ReplayPage = pageWith(pageWords, async () => (await import('./pages/replay.js')).ReplayPage);
const RemoteReplayPage = pageWith(
  clubWords,
  async () => (await import('./pages/replay.js')).RemoteReplayPage,
);

const RuleSheet = lazyPage(
  async () => {
    const [{ RuleSheet: Sheet }] = await Promise.all([import('./rules/rule-sheet.js'), pageWords()]);
    return Sheet;
  },
  () => null,
);

/** The page, and the rule that is open beside its link. */
export function App() {
  const rule = openedRule.value;
  // A layout effect: a link on the new page can be pressed as soon as it is seen.
  useLayoutEffect(() => {
    openedRule.value = null;
  }, [route.value]);
  return (
    <>
      <CurrentPage />
      {rule && (
        <RuleSheet key={`${rule.game} ${rule.anchor}`} {...rule} close={() => (openedRule.value = null)} />
      )}
    </>
  );
}

/** Which page the address asks for. */
function CurrentPage() {
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  if (error) return <Broken reason={error instanceof Error ? error.message : String(error)} />;
  const { page, rest, query } = route.value;
  switch (page) {
    case '':
      return <StartPage />;
    case 'new':
      return <NewGamePage key={`${rest[0]} ${query}`} id={rest[0] ?? ''} />;
    case 'table':
      return <LocalTablePage key={rest[0]} id={rest[0] ?? ''} />;
    case 'replay':
      return <ReplayPage key={rest[0]} id={rest[0]} packed={query.get('j')} />;
    case 'lesson':
      return <LessonPage key={rest.join('/')} game={rest[0] ?? ''} id={rest[1] ?? ''} />;
    case 'play':
      return <RemoteTablePage key={rest[0]} id={rest[0] ?? ''} invite={query.get('invite')} />;
    case 'people':
      return <ProfilePage key={rest[0]} id={rest[0] ?? ''} />;
    case 'reset':
      return <ResetPage token={rest[0] ?? ''} />;
    case 'ladder':
      return <LadderPage key={rest[0]} game={rest[0] ?? ''} />;
    case 'tournaments':
      return rest[0] === 'new' ? <AnnouncePage /> : <TournamentsPage tab={rest[0] ?? ''} />;
    case 'tournament':
      return <TournamentPage key={rest[0]} id={rest[0] ?? ''} tab={rest[1] ?? ''} />;
    case 'lobby':
      return <LobbyPage />;
    case 'watch':
      return <RemoteReplayPage key={rest[0]} id={rest[0] ?? ''} />;
    case 'admin':
      return <AdminPage tab={rest[0] ?? ''} />;
    case 'about':
      return <AboutPage key={rest[0]} game={rest[0] ?? ''} />;
    case 'rules':
      return <RulesPage game={rest[0]} anchor={rest[1]} />;
    default:
      return <Lost />;
  }
}

function Broken({ reason }: { reason: string }) {
  return (
    <main class="page centred">
      <h1>{w.trouble.title}</h1>
      <p>{reason}</p>
      <p class="confirm-row">
        <button type="button" class="primary" onClick={() => location.reload()}>
          {w.trouble.reload}
        </button>
        <a class="button quiet" href={to()} onClick={() => setTimeout(() => location.reload())}>
          {w.trouble.home}
        </a>
      </p>
    </main>
  );
}
