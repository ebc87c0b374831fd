import { say } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { wantsMarks, withoutMarks } from './marks.js';

describe('the marks of sentences', () => {
  const text = JSON.stringify({ prompt: say`${'Germany'} plays ${'Blitzkrieg'}` });

  it('are only for clients that ask for them', () => {
    expect(wantsMarks('/ws?marks=1')).toBe(true);
    expect(wantsMarks('/api/tables/x/events?since=3&marks=1')).toBe(true);
    expect(wantsMarks('/ws')).toBe(false);
    expect(wantsMarks('/ws?remarks=1')).toBe(false);
    expect(wantsMarks(undefined)).toBe(false);
  });

  it('are removed from texts and bytes for the others', () => {
    const plain = '{"prompt":"Germany plays Blitzkrieg"}';
    expect(withoutMarks(text)).toBe(plain);
    expect(String(withoutMarks(Buffer.from(text)))).toBe(plain);
    const other = Buffer.from('„Größe“ – …');
    expect(withoutMarks(other)).toEqual(other);
  });
});
