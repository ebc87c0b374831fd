import { SECTIONS, type Section } from './sections.js';

// A JSON Schema of the owner's file (docs/totaler-krieg-values.schema.json): editors complete the names of sections and rows
// by it. What is right in a row is decided when the file is read, with reasons (owner-values.ts).

/** More rows than that are not written out, if their names have one form. */
const MANY = 1000;
const HEX_NUMBER = '^[ew][0-9]{4}$';

/** "6 results such as 'Dr2 1/1'" */
function expected({ wrong, rows }: Section): string {
  const [key, ...cells] = rows.reduce((long, row) => (row.length > long.length ? row : long));
  return (wrong([...cells, ...cells, ''], key) ?? '')
    .replace(/^expected /, '')
    .replace(/, (found|not) .*$/, '');
}

function rowSchema(section: Section): object {
  const cell = { type: section.quoted ? ['string'] : ['string', 'number'] };
  const lengths = section.rows.map((row) => row.length - 1);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  // Of replacements there are as many as a card has.
  const isFree = section.name === 'card-replacements';
  const list = {
    type: 'array',
    items: cell,
    minItems: isFree ? 1 : least,
    ...(isFree ? {} : { maxItems: most }),
  };
  return { description: expected(section), anyOf: isFree || least === 1 ? [cell, list] : [list] };
}

function sectionSchema(section: Section): object {
  const keys = section.rows.map(([key]) => key);
  return {
    type: 'object',
    propertyNames: keys.length > MANY ? { pattern: HEX_NUMBER } : { enum: keys },
    additionalProperties: rowSchema(section),
  };
}

/** The schema of the owner's file. */
export function valuesSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Totaler Krieg: your own values',
    type: 'object',
    properties: Object.fromEntries(SECTIONS.map((section) => [section.name, sectionSchema(section)])),
    additionalProperties: false,
  };
}
