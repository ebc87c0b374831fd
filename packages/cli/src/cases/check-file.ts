import { findGame } from '@sandtable/shelf';
import { readText } from '../files.js';
import { noSuchGame } from '../games.js';
import { anchorsOf } from './anchors.js';
import { readDocuments } from './document.js';
import type { Library, Machines } from './read-case.js';
import { type CaseResult, checkDocument } from './run-case.js';

/** The games that Sandtable knows. */
export const SHELF: Library = { find: findGame, missing: noSuchGame, anchors: anchorsOf };

/** Checks every case in a text, one after the other. */
export async function* checkText(
  file: string,
  text: string,
  library: Library = SHELF,
  machines: Machines = new Map(),
): AsyncGenerator<CaseResult> {
  const documents = readDocuments(file, text);
  if (documents.length === 0) {
    const reasons = [{ file, line: 1, key: '', message: 'there is no case in this file' }];
    yield { file, line: 1, title: '(empty)', game: null, rule: [], ok: false, reasons, journal: [] };
  }
  for (const document of documents) yield await checkDocument(document, library, machines);
}

/** Checks every case in a file. */
export function checkFile(file: string, library: Library = SHELF, machines: Machines = new Map()) {
  return checkText(file, readText(file), library, machines);
}
