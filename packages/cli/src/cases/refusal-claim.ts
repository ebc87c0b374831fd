import { quote, REFUSAL_KINDS, type RefusalKind, type Refused } from '@sandtable/kernel';
import { ANCHOR, noSuchRule } from './anchors.js';
import type { Path } from './document.js';
import type { InputReader } from './input-reader.js';

/** The expected refusal: which one it is, and what its sentence contains. Null means no expectation. */
export interface RefusalClaim {
  /** The anchor of the rule, a kind of refusal that every game has, or a part of the sentence. */
  because: string | null;
  says: string | null;
}

/** Reads `because` and `says`; an unknown anchor is a mistake. */
export class RefusalClaims {
  constructor(
    private readonly input: InputReader,
    private readonly anchors: ReadonlySet<string> | null,
  ) {}

  /** The keys `because` and `says` of a mapping. */
  of(written: Record<string, unknown>, path: Path): RefusalClaim {
    const says = Object.hasOwn(written, 'says')
      ? this.input.text(written.says, [...path, 'says'], 'says (a part of the sentence)')
      : null;
    const because = Object.hasOwn(written, 'because')
      ? this.because(written.because, [...path, 'because'], 'because')
      : null;
    return { because, says };
  }

  because(value: unknown, path: Path, key: string): string | null {
    const text = this.input.text(value, path, `${key} (the anchor of the rule, or a part of the reason)`);
    if (text !== null && this.anchors && ANCHOR.test(text) && !this.anchors.has(text))
      return this.input.add(path, noSuchRule(text, this.anchors));
    return text;
  }
}

/** Is this the refusal that the case expects? */
export function matchesClaim(refused: Refused, { because, says }: RefusalClaim): boolean {
  return (
    (because === null || isBecause(refused, because)) && (says === null || refused.reason.includes(says))
  );
}

function isBecause({ reason, anchor, kind }: Refused, text: string): boolean {
  if (isKind(text)) return kind === text;
  if (ANCHOR.test(text)) return anchor === text;
  return reason.includes(text) || (anchor?.includes(text) ?? false);
}

function isKind(text: string): text is RefusalKind {
  return (REFUSAL_KINDS as readonly string[]).includes(text);
}

/** "because of 'build.adjacent', saying 'no port'" */
export function claimInWords({ because, says }: RefusalClaim): string {
  const parts = [because && `because of ${quote(because)}`, says && `saying ${quote(says)}`];
  return parts.filter((part) => part !== null).join(', ');
}

/** The reason, with its anchor or kind, by which a case could name it. */
export function reasonOf({ reason, anchor, kind }: Refused): string {
  const name = anchor ?? kind ?? null;
  return name === null || reason.includes(name) ? reason : `${reason} (${name})`;
}
