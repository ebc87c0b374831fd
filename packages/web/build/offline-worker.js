// Keeps one build of Sandtable for times without a network. VERSION, ENTRY and FILES are written above by the build.
//
// No version can get stuck: while there is a network, the page itself always comes from it. Files that belong to a build
// have names of their own, so those that are kept never differ from the server's. A worker waits until no page of an
// older build is open. What is not a file of the build, such as the API, is not touched and never kept.

const HOME = new URL('./', self.location.href).href;
const { pathname } = new URL(HOME);
/** What is kept belongs to the whole host: another Sandtable in another folder has names of its own. */
const NAMES = pathname === '/' ? 'sandtable-' : `sandtable ${pathname} `;
const NAME = `${NAMES}${VERSION}`;
const KNOWN = new Set(FILES.map((name) => HOME + name));
/** How long the network may take for the page before the kept one is shown, in milliseconds. */
const PATIENCE = 4_000;
/** How many files are fetched at a time: whoever is playing comes first. */
const AT_ONCE = 4;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));
self.addEventListener('push', (event) => event.waitUntil(showNotice(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/, 1)[0];
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (address === HOME || address === `${HOME}index.html`) event.respondWith(page(request));
  } else if (KNOWN.has(address)) event.respondWith(file(request, address));
});

async function keepAll() {
  const cache = await caches.open(NAME);
  const left = [...KNOWN];
  const some = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await keep(cache, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/** Keeps a file, if it is of this build: a server that was updated meanwhile has others. */
async function keep(cache, address) {
  const lasting = address.startsWith(`${HOME}assets/`);
  const answer = await fetch(address, { cache: lasting ? 'default' : 'no-cache' });
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  if (!answer.ok || isPage !== (address === HOME)) throw new Error(`${address} cannot be kept`);
  if (isPage && !(await answer.clone().text()).includes(ENTRY)) throw new Error('there is a newer build');
  await cache.put(address, answer);
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(NAMES) && name !== NAME).map((name) => caches.delete(name)),
  );
}

/** The page from the network; the kept one if there is no network, or if the server is in trouble or too slow. */
async function page(request) {
  const kept = await (await caches.open(NAME)).match(HOME);
  if (!kept) return fetch(request);
  const fresh = fetch(request).then(
    (answer) => (answer.status >= 500 ? kept : answer),
    () => kept,
  );
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([fresh, late]);
}

async function file(request, address) {
  return (await (await caches.open(NAME)).match(address)) ?? fetch(request);
}

/** It is somebody's turn: the server says where. */
async function showNotice(event) {
  const { title, body, url } = event.data.json();
  await self.registration.showNotification(title, { body, icon: './icon-192.png', tag: url, data: { url } });
}

/** Goes to the table, in a page that is open already if there is one. */
async function openNotice(notice) {
  notice.close();
  const { url } = notice.data;
  if (!url.startsWith(HOME)) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => one.url === url) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(url));
  await page.focus();
  if (page.url !== url) await page.navigate(url);
}
