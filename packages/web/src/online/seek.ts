import { commitTo } from '@sandtable/kernel';
import type { Matched, QuickMatch } from '@sandtable/protocol';
import { api } from '../net/api.js';
import { go, to } from '../route.js';
import { keepPart } from './kept-parts.js';
import { rememberOnline } from './played-online.js';
import { newPart } from './seed-part.js';
import { tryAtServer } from './try-at-server.js';

/** Asks the server for a quick match, and goes to its table. */
export async function seek(order: Omit<QuickMatch, 'commit'>): Promise<void> {
  await tryAtServer(async () => {
    const part = newPart();
    const { id, how } = await api<Matched>('POST', 'match', { ...order, commit: commitTo(part.value) });
    rememberOnline();
    // Whoever was waiting there already has one.
    if (how !== 'waiting') keepPart(id, part);
    go(to('play', id));
  });
}
