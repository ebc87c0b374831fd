import { capitalised, listed, say } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue.js';

const german = new Catalogue();
german.add({
  'the Balkans': { '': 'Balkan', nom: 'der Balkan', in: 'auf dem Balkan' },
  Ukraine: { '': 'Ukraine', nom: 'die Ukraine', in: 'in der Ukraine' },
  Germany: 'Deutschland',
  'the United States': { '': 'USA', nom: 'die USA' },
  Blitzkrieg: 'Blitzkrieg',
});
german.add({
  '{1} already has {2} in {3}': '{1} hat {3:in} schon {2}',
  'an Army': 'eine Armee',
  '{1} is': '{1:nom} ist',
  '{1} are': '{1:nom} ist',
  '{1} held by {2}': '{1} in der Hand von {2}',
  '{1} or {2}': '{1:*} oder {2:*}',
  'in {1}': '{1:in}',
  '{1} plays {2}': '{2} wird von {1} gespielt',
  'Does {1} react? {2}': 'Reagiert {1}? {2}',
  '{1}.': '{1:^}.',
  '{1} was removed': '{1} wurde entfernt',
  'the {1} of {2}': 'die {1} von {2}',
  Army: 'Armee',
  '{1} cards': '{1} Karten',
});

describe('a catalogue', () => {
  it('finds sentences by their template and asks names for a form', () => {
    expect(german.say(say`${'Germany'} already has ${say`an Army`} in ${'Ukraine'}`)).toBe(
      'Deutschland hat in der Ukraine schon eine Armee',
    );
    expect(german.say(say`${say`${'the Balkans'} are`} held by ${'Germany'}`)).toBe(
      'der Balkan ist in der Hand von Deutschland',
    );
  });

  it('passes a form on to the members of a list', () => {
    expect(german.say(say`in ${listed('or', ['Ukraine', 'the Balkans'])}`)).toBe(
      'in der Ukraine oder auf dem Balkan',
    );
  });

  it('begins a sentence with a capital letter, whatever comes first in the translation', () => {
    expect(german.say(say`${'The United States'} plays ${'Blitzkrieg'}`)).toBe(
      'Blitzkrieg wird von USA gespielt',
    );
    const event = say`${capitalised(say`${say`the ${say`Army`} of ${'Germany'}`} was removed`)}.`;
    expect(german.say(say`Does ${'Germany'} react? ${event}`)).toBe(
      'Reagiert Deutschland? Die Armee von Deutschland wurde entfernt.',
    );
  });

  it('leaves numbers, and in English what it does not know', () => {
    expect(german.say(say`${3} cards`)).toBe('3 Karten');
    expect(german.say(say`${'Germany'} sleeps in ${'Ukraine'}`)).toBe('Deutschland sleeps in Ukraine');
  });

  it('gives another form of a name that is translated already', () => {
    expect(german.form('Balkan', 'in')).toBe('auf dem Balkan');
    expect(german.form('Germany', 'in')).toBe('Deutschland');
    expect(german.form('elsewhere', 'in')).toBe('elsewhere');
    german.add({ 'German infantry': { '': 'deutsche Infanterie', einen: 'eine deutsche Infanterie' } });
    expect(german.form('Deutsche Infanterie', 'einen')).toBe('eine deutsche Infanterie');
  });
});
