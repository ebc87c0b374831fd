import type { Problem } from '@sandtable/protocol';

/** A refusal by the server, or no response, as one sentence. */
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

export function address(path: string): string {
  return new URL(`./api/${path}`, document.baseURI).href;
}

/** Sends a request; throws an ApiError with the server's message. */
export async function api<R>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<R> {
  let response: Response;
  try {
    response = await fetch(address(path), {
      method,
      ...(signal ? { signal } : {}),
      ...(method === 'POST'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : {}),
    });
  } catch {
    throw new ApiError('the server does not answer', 0);
  }
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return undefined as R;
  return (await response.json()) as R;
}

export async function apiText(path: string): Promise<string> {
  const response = await fetch(address(path));
  if (!response.ok) throw await problemOf(response);
  return response.text();
}

async function problemOf(response: Response): Promise<ApiError> {
  const { status } = response;
  try {
    const { error, anchor } = (await response.json()) as Problem;
    return new ApiError(error, status, anchor ?? null);
  } catch {
    return new ApiError(`the server answered ${status}`, status);
  }
}
