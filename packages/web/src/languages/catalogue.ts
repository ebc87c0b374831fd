import { apart, plain } from '@sandtable/kernel';

/**
 * A translation. As an object it has forms, which other translations ask for by name: `{ '': 'Westeuropa', in: 'in
 * Westeuropa' }`. The form '' is the one on maps and buttons, and stands in for a form that is missing.
 */
export type Translation = string | { readonly '': string; readonly [form: string]: string };

/** Sentences by their English template: `'{1} has no {2} in hand': '{1} hat {2} nicht auf der Hand'`. */
export type Sentences = Readonly<Record<string, Translation>>;

/** Names by their English text. */
export type Names = Readonly<Record<string, Translation>>;

/** Card texts by the key of the card. */
export type CardTexts = Readonly<Record<string, string>>;

/** A piece of text in translation, and whether the English one has a capital only because a sentence begins with it. */
interface Said {
  text: string;
  capital: boolean;
}

/** How many translated texts are remembered. */
const REMEMBERED = 4000;

/** A placeholder of a translation, "{2}" or "{2:in}". */
const PLACEHOLDER = /\{(\d+)(?::([^}]*))?\}/g;

/** The form that passes on the form asked for: a list in the dative has its members in the dative. */
const SAME_FORM = '*';
/** The form that begins with a capital letter. */
const CAPITAL = '^';
/** The form of a part that a translation leaves out. */
const LEFT_OUT = '-';

/** Sentences, names and card texts in one language. */
export class Catalogue {
  private readonly entries = new Map<string, Translation>();
  private readonly cards = new Map<string, string>();
  private readonly known = new Map<string, string>();
  /** What has forms, by its translation, for words that ask for another form of a translated name. */
  private readonly translated = new Map<string, Translation>();

  add(entries: Sentences | Names): void {
    for (const [english, translation] of Object.entries(entries)) {
      if (translation === '') continue;
      this.entries.set(english, translation);
      if (typeof translation !== 'string') this.translated.set(translation[''], translation);
    }
    this.known.clear();
  }

  addCards(texts: CardTexts): void {
    for (const [key, text] of Object.entries(texts)) if (text !== '') this.cards.set(key, text);
  }

  /** A sentence or name of a game, translated. What the catalogue lacks stays English. */
  say(text: string): string {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    if (this.known.size >= REMEMBERED) this.known.clear();
    const said = this.said(text, '');
    const translated = said.capital || /^\p{Lu}/u.test(plain(text)) ? capital(said.text) : said.text;
    this.known.set(text, translated);
    return translated;
  }

  /** Another form of a name, English or already translated, with or without the capital that begins a line. */
  form(name: string, form: string): string {
    const translation =
      this.translated.get(name) ?? this.translated.get(uncapital(name)) ?? this.entries.get(name);
    return translation === undefined ? name : formOf(translation, form);
  }

  cardText(key: string): string | undefined {
    return this.cards.get(key);
  }

  private said(text: string, form: string): Said {
    const { template, parts } = apart(text);
    if (template === '' || /^[\d\s.:+−-]+$/.test(template)) return { text: template, capital: false };
    const found = this.entries.get(template);
    const lower = found === undefined ? this.entries.get(uncapital(template)) : undefined;
    const pattern = formOf(found ?? lower ?? template, form);
    // A leading part takes the capital letter with it, wherever the translation puts that part.
    let leads = lower !== undefined;
    const filled = pattern.replace(PLACEHOLDER, (_, number: string, asked = '') => {
      if (asked === LEFT_OUT) return '';
      const part = parts[Number(number) - 1] ?? '';
      const said = this.said(part, asked === SAME_FORM ? form : asked === CAPITAL ? '' : asked);
      if (asked === CAPITAL) return capital(said.text);
      if (!said.capital) return said.text;
      if (number !== '1' || !template.startsWith('{1}')) return capital(said.text);
      leads = true;
      return said.text;
    });
    return { text: filled, capital: leads };
  }
}

function formOf(translation: Translation, form: string): string {
  if (typeof translation === 'string') return translation;
  return Object.hasOwn(translation, form) ? translation[form] : translation[''];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
