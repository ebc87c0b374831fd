import { say } from '@sandtable/kernel';
import type { Problem } from '@sandtable/protocol';
import { speakOf, t } from '../languages/index.js';

/** A refusal by the server, or no response, as one sentence in the page's language. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 if there was no response. */
    readonly status: number,
    /** The anchor of the rule that forbids it, if any. */
    readonly anchor: string | null = null,
  ) {
    super(message);
  }
}

/** The address of a resource; sentences of games come with their marks, to be translated. */
export function address(path: string): string {
  const url = new URL(`./api/${path}`, document.baseURI);
  url.searchParams.set('marks', '1');
  return url.href;
}

let known = false;
let introduction: Promise<unknown> | null = null;

/**
 * A request of somebody the server knows. The first response sets the cookie that identifies the player, so the other
 * requests wait for it: without the cookie each of them would come from a new guest.
 */
async function introduced(path: string, init?: RequestInit): Promise<Response> {
  while (introduction) await introduction.catch(() => {});
  const response = fetch(address(path), init);
  if (known) return response;
  introduction = response;
  try {
    await response;
    known = true;
  } finally {
    introduction = null;
  }
  return response;
}

/** What the server refuses, in the page's language: loaded with the first request. */
let words: Promise<unknown> | null = null;

function wordsOfServer(): Promise<unknown> {
  words ??= speakOf('server').catch(() => {
    words = null;
  });
  return words;
}

/** Sends a request; throws an ApiError with the server's refusal. */
export async function api<R>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<R> {
  let response: Response;
  void wordsOfServer();
  try {
    response = await introduced(path, {
      method,
      ...(signal ? { signal } : {}),
      ...(method === 'POST'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : {}),
    });
  } catch {
    await wordsOfServer();
    throw new ApiError(t(say`the server does not answer`), 0);
  }
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return undefined as R;
  return (await response.json()) as R;
}

export async function apiText(path: string): Promise<string> {
  const response = await introduced(path);
  if (!response.ok) throw await problemOf(response);
  return response.text();
}

async function problemOf(response: Response): Promise<ApiError> {
  const { status } = response;
  await wordsOfServer();
  try {
    const { error, anchor } = (await response.json()) as Problem;
    return new ApiError(t(error), status, anchor ?? null);
  } catch {
    return new ApiError(t(say`the server answered ${status}`), status);
  }
}
