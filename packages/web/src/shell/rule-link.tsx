import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { language, w } from '../languages/index.js';
import { part } from '../parts.js';
import { openedRule } from './opened-rule.js';

interface RuleLinkProps {
  game: string;
  anchor: string;
  /** Its title is a part of a sentence. */
  inSentence?: boolean;
  /** What is written instead of its title. */
  label?: string;
  /** What stands before its title; alone until that is loaded. */
  before?: string;
}

/**
 * A rule by its title: a press shows its text beside, without leaving the table. Rulebooks are English: in another language
 * the link is the rule's number, and its English title is only read out.
 */
export function RuleLink({ game, anchor, inSentence = false, label, before }: RuleLinkProps) {
  const title = useSignal<readonly [number: string, title: string] | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    let gone = false;
    void titlesOf(game).then(
      (titles) => {
        if (!gone) title.value = titles[anchor] ?? null;
      },
      // Without its title the link still opens the rule.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [game, anchor]);
  const open = openedRule.value !== null && openedRule.value.link === button.current;
  return (
    <span class="rule-link">
      {before && title.value && `${before} `}
      <button
        type="button"
        class="link"
        data-anchor={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        ref={button}
        onClick={(event) => {
          openedRule.value = open ? null : { game, anchor, link: event.currentTarget };
        }}
      >
        {label ?? <Named title={title.value} inSentence={inSentence} untitled={before} />}
      </button>
    </span>
  );
}

/** They know the files of all rulebooks: they are loaded with the first link. */
async function titlesOf(game: string) {
  return (await part(() => import('../rules/titles.js'))).ruleTitlesOf(game);
}

interface NamedProps {
  title: readonly [number: string, title: string] | null;
  inSentence: boolean;
  /** What is written until the title is loaded. */
  untitled: string | undefined;
}

function Named({ title, inSentence, untitled }: NamedProps) {
  if (!title) return <>{untitled ?? w.rules.aRule}</>;
  const [number, english] = title;
  if (language === 'en')
    return <>{inSentence ? english.replace(/^(A|An|The) /, (article) => article.toLowerCase()) : english}</>;
  return (
    <>
      {w.rules.numbered(number)}
      <span class="unseen" lang="en">
        {' '}
        {english}
      </span>
    </>
  );
}

/** "The rule" and its title, after a question; the number alone says which word it is. */
export function TheRule({ game, anchor }: { game: string; anchor: string }) {
  return <RuleLink game={game} anchor={anchor} {...(language === 'en' && { before: w.decide.rule })} />;
}
