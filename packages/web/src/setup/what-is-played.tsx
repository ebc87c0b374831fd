import type { OptionSpecs } from '@sandtable/kernel';
import type { TableInfo } from '@sandtable/protocol';
import { formOf, lightFormOf } from '@sandtable/shelf';
import { useEffect, useState } from 'preact/hooks';
import { speakOf } from '../languages/index.js';
import { part } from '../parts.js';
import { playedWords, valueAbout } from './option-words.js';

/** The options of a game, once they and its words are loaded. */
export function useSpecs(game: string, load: typeof formOf): OptionSpecs | null {
  const [specs, setSpecs] = useState<OptionSpecs | null>(null);
  useEffect(() => {
    let gone = false;
    void part(() => Promise.all([load(game), speakOf(game, 'form')])).then(([form]) => {
      if (!gone) setSpecs(form?.options ?? null);
    });
    return () => {
      gone = true;
    };
  }, [game, load]);
  return specs;
}

/** In a list: which part of the game a table plays, and what is not as usual. A list loads no engine for it. */
export function PlayedInRow({ info }: { info: TableInfo }) {
  const specs = useSpecs(info.game, lightFormOf);
  const words = specs ? playedWords(specs, info.options) : [];
  return words.length > 0 ? <span>{words.join(' · ')}</span> : null;
}

/** The same before a game begins, with the sentence about it. */
export function WhatIsPlayed({ info }: { info: TableInfo }) {
  const specs = useSpecs(info.game, formOf);
  if (!specs) return null;
  const [first] = Object.keys(specs);
  const words = playedWords(specs, info.options);
  if (words.length === 0) return null;
  const about = valueAbout(specs[first], info.options[first] ?? specs[first].default);
  return (
    <section class="what-is-played">
      <p>
        <strong>{words[0]}</strong> {about}
      </p>
      {words.length > 1 && <p class="soft">{words.slice(1).join(' · ')}</p>}
    </section>
  );
}
