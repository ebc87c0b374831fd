import { to } from '../route.js';

/** The link by which others join the table. */
export function inviteAddress(table: string, invite: string): string {
  return `${location.href.split('#')[0]}${to('play', table)}?invite=${encodeURIComponent(invite)}`;
}
