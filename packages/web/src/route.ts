import { signal } from '@preact/signals';

/** The current page. The route is the part of the address after #, so any static web host works. */
export interface Route {
  /** The first part: '' is the start page. */
  page: string;
  /** The remaining parts. */
  rest: string[];
  query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  return { page, rest, query: new URLSearchParams(query) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The link to a page: to('rules', 'outposts') is '#/rules/outposts'. */
export function to(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

export const route = signal<Route>(parseRoute(globalThis.location?.hash ?? ''));

export function followAddress(): void {
  const follow = () => {
    route.value = parseRoute(location.hash);
  };
  window.addEventListener('hashchange', follow);
  // It may have changed while the page's language was loaded.
  follow();
}

export function go(address: string): void {
  location.hash = address.replace(/^#/, '');
}
