import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** What is unpacked is at most so long, in bytes: whatever says otherwise is damaged. */
const LONGEST = 64 * 1024 * 1024;

/** Text for the database, a tenth as long. The work is done in another thread. */
export async function compressText(text: string): Promise<string> {
  return (await deflate(Buffer.from(text), { level: 3 })).toString('base64');
}

export async function decompressText(text: string): Promise<string> {
  return (await inflate(Buffer.from(text, 'base64'), { maxOutputLength: LONGEST })).toString();
}

/** A digest of texts that cannot be mistaken for that of others. */
export function digestOf(...parts: readonly (string | number | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
