import { COUNTRIES, type TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import { Card } from './card.js';
import { statusWords } from './country-words.js';
import { words } from './words.js';

/** Cards, the VP marker, and Countries with what was placed in them. */
export function Politics({ table }: { table: TotalerKriegView }) {
  const { politics: say } = words;
  const { strategicValue, markers, called } = table.politics;
  const cards = table.factions.flatMap((faction) => {
    const { card, cardName } = table.sides[faction];
    return card && cardName ? [`${words.factions[faction]}: ${t(cardName)} (${card})`] : [];
  });
  const minors = COUNTRIES.filter(({ id, kind }) => kind !== 'major' && id in table.countries);
  return (
    <>
      <List title={say.cards} lines={cards} />
      <List
        title={say.victory}
        lines={[
          say.vp(table.vp.tide, table.vp.box),
          say.value(strategicValue),
          say.warStates[table.warState],
          ...(say.wins[table.scenario] ? [say.wins[table.scenario]] : []),
        ]}
      />
      <List
        title={say.countries}
        lines={minors.map(({ id, name }) => {
          const shown = COUNTRIES.find((one) => one.id === called[id])?.name ?? name;
          const marks = (markers[id] ?? []).map((marker) => say.markers[marker]);
          return [`${t(shown)}: ${statusWords(table.countries[id])}`, ...marks].join(', ');
        })}
      />
    </>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Card title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  );
}
