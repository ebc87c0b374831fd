import { describe, expect, it } from 'vitest';
import {
  AboutEntrant,
  AccountRemoval,
  Because,
  ChatMessage,
  Choice,
  Credentials,
  DecidePairing,
  Enter,
  Expel,
  FromClient,
  Join,
  Leave,
  NewBan,
  NewPasskey,
  NewReport,
  NewRole,
  NewTable,
  NewTournament,
  Nothing,
  Orders,
  OtherName,
  PasskeyAccount,
  PasskeyRemoval,
  PasskeySignIn,
  PasswordChange,
  Pause,
  Rename,
  ReportOutcome,
  SeatBot,
  SetRegard,
  Substitute,
  TournamentWords,
} from './index.js';

// Everything a client can send is bounded: every string, array and number in a schema for the server.

const FOR_THE_SERVER = Object.entries({
  FromClient,
  Choice,
  Orders,
  ChatMessage,
  NewTable,
  Join,
  Leave,
  SeatBot,
  Substitute,
  Expel,
  Pause,
  Nothing,
  Rename,
  Credentials,
  PasswordChange,
  AccountRemoval,
  NewPasskey,
  PasskeyAccount,
  PasskeyRemoval,
  PasskeySignIn,
  SetRegard,
  NewReport,
  Because,
  NewBan,
  OtherName,
  NewRole,
  ReportOutcome,
  NewTournament,
  Enter,
  AboutEntrant,
  TournamentWords,
  DecidePairing,
});

interface Schema {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: unknown;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
}

/** The paths of a schema that have no upper bound. */
function endless(schema: Schema, path: string): string[] {
  const { type, anyOf, items, properties, patternProperties } = schema;
  if (anyOf) return anyOf.flatMap((one, i) => endless(one, `${path}|${i}`));
  if ('const' in schema || type === 'boolean' || type === 'null' || type === 'integer') return [];
  if (type === 'string') return schema.maxLength === undefined ? [path] : [];
  if (type === 'array') {
    const inside = endless(items ?? {}, `${path}[]`);
    return schema.maxItems === undefined ? [path, ...inside] : inside;
  }
  if (type !== 'object') return [path];
  if (patternProperties) {
    const inside = Object.values(patternProperties).flatMap((one) => endless(one, `${path}{}`));
    const bounded = schema.maxProperties !== undefined && schema.additionalProperties === false;
    return bounded ? inside : [path, ...inside];
  }
  const inside = Object.entries(properties ?? {}).flatMap(([name, one]) => endless(one, `${path}.${name}`));
  return schema.additionalProperties === false ? inside : [path, ...inside];
}

describe('the schemas of client messages', () => {
  it.each(FOR_THE_SERVER)('%s is bounded', (name, schema) => {
    expect(endless(schema as Schema, name)).toEqual([]);
  });

  it('the check itself finds what is unbounded', () => {
    const open = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false };
    expect(endless(open, 'x')).toEqual(['x.a']);
    expect(endless({ type: 'array', items: { type: 'string', maxLength: 1 } }, 'x')).toEqual(['x']);
    expect(endless({ type: 'object', properties: {} }, 'x')).toEqual(['x']);
  });
});
