import type { Process } from '@sandtable/kernel';
import type { Facts } from '../facts.js';
import type { Table } from '../table.js';
import type { ConditionalEventId } from './event-names.js';

/** A Conditional Event of section 20, of a card itself ("card:A23a"), or of a scenario ("24.4a"). */
export type EventSection = ConditionalEventId | `card:${string}` | '24.4a' | '25.4a';

/** A Conditional Event: its process checks the conditions and carries it out. */
export interface ConditionalEvent {
  section: EventSection;
  rule: Process<Table, Facts>;
}
