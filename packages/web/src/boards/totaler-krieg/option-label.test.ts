import { Machine, SPECTATOR, view } from '@sandtable/kernel';
import { totalerKrieg } from '@sandtable/totaler-krieg';
import { expect, it } from 'vitest';
import { makeBoard, open } from './index.js';

it('every choice without a thing has a label: a Blitz marker of politics is no attack', async () => {
  const options = { scenario: '1939' };
  await open(options);
  const { optionLabel } = makeBoard({ ...totalerKrieg, options: [] } as never);
  const machine = new Machine(totalerKrieg, options);
  const shown = view(machine, machine.setup('labels'), SPECTATOR);
  const plain = totalerKrieg.rules.flatMap((rule) =>
    'verbs' in rule ? rule.verbs.filter(({ domain }) => !domain).map(({ name }) => name) : [],
  );
  expect(plain.length).toBeGreaterThan(50);
  const labels = plain.map((name) =>
    optionLabel!({ text: name, verb: name, touches: [], label: null }, shown),
  );
  expect(labels.filter((label) => label === '')).toEqual([]);
  expect(labels[plain.indexOf('attack')]).toBe('A Blitz marker more');
});
