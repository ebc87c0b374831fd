import type { Patch } from '@sandtable/kernel/patch';
import type { EngineCalls } from './engine.js';

/** What goes into the worker. */
export interface Call {
  id: number;
  call: keyof EngineCalls;
  args: unknown[];
}

/** What comes out of it. */
export type Reply = { id: number; value: unknown } | { id: number; error: string } | { patch: Patch };
