import { to } from '../route.js';

/** Packs a journal into URL-safe text, so that a replay can be shared without a server. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacking stops at this length; no game writes more. */
const LONGEST = 2_000_000;

/** The text of a packed journal; null if it is not one. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readUpTo(stream, LONGEST);
  } catch {
    return null;
  }
}

async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) {
      await reader.cancel();
      return null;
    }
  }
}

/** A link with which anyone can watch the replay of a journal. */
export async function replayLink(journal: string): Promise<string> {
  return `${location.href.split('#')[0]}${to('replay')}?j=${await pack(journal)}`;
}
