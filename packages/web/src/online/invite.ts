import { to } from '../route.js';

/** The address that others sit down by. */
export function inviteAddress(table: string, invite: string): string {
  return `${location.href.split('#')[0]}${to('play', table)}?invite=${encodeURIComponent(invite)}`;
}
