import { printable, quote } from '@sandtable/kernel';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
} from 'yaml';

/** The longest part of a YAML parser message to repeat. */
const LONGEST = 300;

/** The path to a key or list item inside a case: ['then', 'legal', 0]. */
export type Path = readonly (string | number)[];

/** An error or failed expectation in a case, and its place. */
export interface Problem {
  path: Path;
  message: string;
  /** The line, if the path does not determine it. */
  line?: number;
}

/** A problem that aborts the case. */
export class CaseProblem extends Error {
  constructor(
    readonly path: Path,
    message: string,
  ) {
    super(message);
  }
}

/** One YAML document of a file: its data, and the line of every part. */
export interface CaseDocument {
  file: string;
  /** The line it begins on. */
  line: number;
  data: unknown;
  /** Why it is not valid YAML, if it is not. */
  problems: Problem[];
  /** The line of the key or list item at the path, or of its nearest existing ancestor. */
  lineOf(path: Path): number;
}

/** Reads a file with one case, or several separated by `---` lines. */
export function readDocuments(file: string, text: string): CaseDocument[] {
  const counter = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: counter, prettyErrors: false });
  const documents = Array.isArray(parsed) ? parsed : [];
  const full = documents.filter((document) => !isEmpty(document) || document.errors.length > 0);
  return full.map((document) => readDocument(file, document as Document, counter));
}

function isEmpty({ contents }: { contents: unknown }): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

function readDocument(file: string, document: Document, counter: LineCounter): CaseDocument {
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line);
  const start = document.contents?.range?.[0] ?? document.range?.[0] ?? 0;
  const problems: Problem[] = [...document.errors, ...document.warnings].map((error) => ({
    path: [],
    message: `the YAML cannot be read: ${firstLine(error.message)}`,
    line: lineAt(error.pos[0]),
  }));
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const message = `the YAML cannot be read: nothing is called ${quote(alias.source)} above`;
      problems.push({ path: [], message, line: lineAt(alias.range?.[0] ?? start) });
    },
  });
  let data: unknown = null;
  if (problems.length === 0) {
    try {
      data = document.toJS({ maxAliasCount: 100 });
      // An alias inside its own anchor would recurse forever.
      JSON.stringify(data);
    } catch (error) {
      const message = firstLine((error as Error).message);
      problems.push({ path: [], message: `the YAML cannot be read: ${message}` });
    }
  }
  return {
    file,
    line: lineAt(start),
    data,
    problems,
    lineOf: (path) => lineAt(offsetOf(document, path, start)),
  };
}

function offsetOf(document: Document, path: Path, start: number): number {
  let node: unknown = document.contents;
  let offset = start;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (item === undefined) break;
      offset = (item as Node).range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}

/** A path as text: then.legal[0]. */
export function keyOf(path: Path): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}

/** The parser's message, cut because it may quote a whole file. */
function firstLine(message: string): string {
  const line = message.split('\n', 1)[0];
  return printable(line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}… (${line.length} characters)`);
}
