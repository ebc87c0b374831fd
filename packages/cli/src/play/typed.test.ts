import { describe, expect, it } from 'vitest';
import { readTyped } from './typed.js';

const read = (line: string, verbs = ['play', 'pass'], standing: string | null = 'pass') =>
  readTyped(line, verbs, standing);

describe('a typed line', () => {
  it.each([
    ['', { kind: 'nothing' }],
    ['   ', { kind: 'nothing' }],
    [' 12 ', { kind: 'number', number: 12 }],
    ['play  Raid', { kind: 'choice', text: 'play Raid' }],
    ['-1', { kind: 'number', number: -1 }],
    ['?', { kind: 'command', command: 'help', rest: '' }],
    ['? move alpha', { kind: 'targets', text: 'move alpha' }],
    ['Help', { kind: 'command', command: 'help', rest: '' }],
    ['q', { kind: 'command', command: 'quit', rest: '' }],
    ['why play raid', { kind: 'command', command: 'why', rest: 'play raid' }],
    ['save My/File.journal', { kind: 'command', command: 'save', rest: 'My/File.journal' }],
    ['pass', { kind: 'choice', text: 'pass' }],
    ['pass until my turn', { kind: 'order', verb: 'pass', until: 'turn' }],
    ['Pass this trigger', { kind: 'order', verb: 'pass', until: 'trigger' }],
    ['log 200', { kind: 'command', command: 'log', rest: '200' }],
    ['log everything', { kind: 'choice', text: 'log everything' }],
    ['toString', { kind: 'choice', text: 'toString' }],
  ])('%j', (line, typed) => {
    expect(read(line)).toEqual(typed);
  });

  it('is a choice first if the game uses the word', () => {
    expect(read('show', ['show'])).toEqual({ kind: 'choice', text: 'show' });
    expect(read('save ukraine', ['save'])).toEqual({ kind: 'choice', text: 'save ukraine' });
    expect(read('/show', ['show'])).toEqual({ kind: 'command', command: 'show', rest: '' });
    expect(read('/save a.journal', ['save'])).toEqual({
      kind: 'command',
      command: 'save',
      rest: 'a.journal',
    });
  });

  it('is not a standing order if none is possible', () => {
    expect(read('pass until my turn', ['pass'], null)).toEqual({
      kind: 'choice',
      text: 'pass until my turn',
    });
  });
});
