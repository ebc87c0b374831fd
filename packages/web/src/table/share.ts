import { to } from '../route.js';

/** A journal in an address: packed, in letters that addresses may have. No server is needed to share a replay. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** More than any game writes: a packed text that grows beyond this is not unpacked. */
const LONGEST = 2_000_000;

/** The text of a packed journal, or null if it is none. */
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

/** The whole address under which anybody can watch a journal again. */
export async function replayLink(journal: string): Promise<string> {
  return `${location.href.split('#')[0]}${to('replay')}?j=${await pack(journal)}`;
}
