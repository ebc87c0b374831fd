import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** The maximum size after decompression, in bytes: a text that claims more is damaged. */
const LONGEST = 64 * 1024 * 1024;

/** Compresses a text for the database to about a tenth. The work runs in another thread. */
export async function compressText(text: string): Promise<string> {
  return (await deflate(Buffer.from(text), { level: 3 })).toString('base64');
}

export async function decompressText(text: string): Promise<string> {
  return (await inflate(Buffer.from(text, 'base64'), { maxOutputLength: LONGEST })).toString();
}

/** A digest of several texts that keeps their boundaries: 'ab', 'c' differs from 'a', 'bc'. */
export function digestOf(...parts: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
