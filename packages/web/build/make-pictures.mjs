// Makes the pictures of README from the page as it is built: node packages/web/build/make-pictures.mjs
// (after npm run build; needs chromium, as the browser tests do). They are written to docs/images.
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { makerOf, Players, playOne } from '@sandtable/bots';
import { Machine, Match, printJournal, view } from '@sandtable/kernel';
import { aboutOf, botsOf, findGame } from '@sandtable/shelf';
import { chromium } from 'playwright-core';

const WEB = join(import.meta.dirname, '..');
const APP = join(WEB, 'dist', 'app');
const IMAGES = join(WEB, '..', '..', 'docs', 'images');
const MOMENTS = JSON.parse(readFileSync(join(WEB, 'e2e', 'longest-prompts.json'), 'utf8'));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const host = createServer((request, response) => {
  const path = normalize(decodeURIComponent(request.url.split('?')[0]));
  const file = join(APP, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(APP) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
await new Promise((done) => host.listen(0, '127.0.0.1', done));
const home = `http://localhost:${host.address().port}/`;
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path)),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** A game between bots, up to the moment that is wished for, or to its end. */
async function play(id, seed, isWished, options = {}) {
  const game = await findGame(id);
  const own = await botsOf(id);
  const machine = new Machine(game, options);
  const match = Match.open(machine, seed);
  const players = new Players(
    machine,
    game.seats.map(() => makerOf('greedy', own)),
  );
  players.sit(seed);
  while (machine.askedSeats(match.state) !== 0) {
    const seat = machine.nextSeat(match.state);
    if (isWished?.(view(machine, match.state, seat), game.seats[seat].id, match)) break;
    playOne(match, players, seat);
  }
  return printJournal(match.journal());
}

/** A page that has this game at its table. */
async function open(game, seat, journal, size, colorScheme) {
  const page = await keep(game, seat, journal, size, colorScheme);
  await page.goto(`${home}#/table/game`);
  await page.locator('.prompt h2, .ending h2').first().waitFor();
  return page;
}

/** A page that has kept this game, in the form that the page takes over from older versions. */
async function keep(game, seat, journal, size, colorScheme) {
  const page = await fresh(size, colorScheme);
  const seats = aboutOf(game).seats.map(({ id }) => [
    id,
    id === seat ? { kind: 'person', name: 'Ann' } : { kind: 'bot', bot: 'greedy' },
  ]);
  const row = { id: 'game', game, options: {}, seed: 'any', seats: Object.fromEntries(seats), journal };
  await page.evaluate(
    (game) =>
      new Promise((resolve) => {
        const request = indexedDB.open('sandtable', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(game);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    { ...row, touched: 1, finished: false, guided: false, curtain: false },
  );
  await page.reload();
  return page;
}

async function fresh(viewport, colorScheme = 'light') {
  const touch = viewport === PHONE;
  const context = await browser.newContext({
    ...{ viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...{ hasTouch: touch, isMobile: touch },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(home);
  return page;
}

/** The picture, once the camera and the fonts have come to rest; the page is closed. */
async function take(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1_000);
  const picture = await page.screenshot();
  await page.context().close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** Keeps a picture as WebP, which the browser writes: a third of the size of a PNG. */
async function keepAs(name, page) {
  const picture = await take(page);
  const writer = await browser.newPage();
  const written = await writer.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9);
  }, picture);
  await writer.close();
  const path = join(IMAGES, `${name}.webp`);
  writeFileSync(path, Buffer.from(written.split(',')[1], 'base64'));
  console.log(path);
}

const chooseArmy = (page) => page.locator('.tray .card.is-legal', { hasText: 'Build Army' }).first().click();

/** Germany in the fifth round or later, with an Army to build in several places. */
const turn = await play('qmg-ww2', 'pictures', ({ decisions }, seat, match) => {
  const options = decisions.find((one) => one.seat === seat)?.options ?? [];
  return (
    seat === 'germany' && match.entries.length > 90 && options.some(({ text }) => text === 'play build-army')
  );
});
const combat = MOMENTS.find(({ why }) => why.includes('fullest combat'));

const desk = await open('qmg-ww2', 'germany', turn, DESK);
await chooseArmy(desk);
await desk.locator('.which').waitFor();
// Its target is pointed at: the consequences are shown.
await desk.locator('.options .option', { hasText: 'Eastern Europe' }).first().focus();
await desk.locator('.outlook li').first().waitFor();
await keepAs('qmg-ww2', desk);

await keepAs('east-front', await open('east-front', combat.seat, combat.journal, DESK, 'dark'));

/** The Axis in the second turn of Barbarossa, when its panzers have not moved yet. */
const krieg = await play(
  'totaler-krieg',
  'pictures',
  ({ decisions, table }, seat) =>
    seat === 'axis' &&
    table.turn === '1941-06' &&
    table.segment === 'movement' &&
    decisions.some(({ subjects = [] }) =>
      subjects.some(({ verb, ids }) => verb === 'move' && ids.includes('de-army-2p')),
    ),
  { scenario: 'barbarossa' },
);
const europe = await open('totaler-krieg', 'axis', krieg, DESK);
await europe.locator('.subject-search').first().fill('de-army-2p');
await europe.locator('[data-subject="de-army-2p"]').first().click();
await europe.locator('.hex-tiles[data-ready]').waitFor({ state: 'attached' });
await europe.waitForTimeout(2_000);
await keepAs('totaler-krieg', europe);

const whole = await play('qmg-ww2', 'ending');
const ending = await open('qmg-ww2', 'germany', whole, DESK);
await ending.locator('.ending-hands').waitFor();
await keepAs('ending', ending);

// A replay by night, somewhere in the middle, with the supply lines of Japan.
const replay = await keep('qmg-ww2', 'germany', whole, DESK, 'dark');
await replay.goto(`${home}#/replay/game?at=112`);
await replay.locator('.chart-bar').first().waitFor();
const lines = replay.locator('.overlay-pick select');
await lines.selectOption({
  label: (await lines.locator('option', { hasText: 'Japan' }).first().textContent()).trim(),
});
await keepAs('replay', replay);

await keepAs('front-page', await fresh(DESK));

// Three phones side by side.
const start = await take(await fresh(PHONE));
const phone = await open('qmg-ww2', 'germany', turn, PHONE);
await chooseArmy(phone);
await phone.locator('.which').waitFor();
const own = await take(phone);
const night = await take(await open('east-front', combat.seat, combat.journal, PHONE, 'dark'));
const row = await fresh({ width: 3 * 390 + 4 * 24, height: 844 + 48 });
const phones = [start, own, night].map((picture) => `<img src="${picture}">`);
await row.setContent(`<style>
  body { margin: 24px; display: flex; gap: 24px; background: #e9e0cc }
  img { border-radius: 18px; box-shadow: 0 2px 12px rgb(31 42 51 / 30%) }
</style>${phones.join('')}`);
await keepAs('phone', row);

await browser.close();
host.close();
