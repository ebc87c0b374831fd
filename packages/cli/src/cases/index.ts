/** Rule cases: a position, the choices made in it, and what must follow. See docs/case-format.md. */
export * from './case.js';
export { checkFile, checkText, SHELF } from './check-file.js';
export { type CaseDocument, CaseProblem, keyOf, type Path, type Problem, readDocuments } from './document.js';
export { findCaseFiles } from './find-files.js';
export { CasePlay } from './play-case.js';
export { type Library, type Machines, type ReadCase, readCase } from './read-case.js';
export { type CaseResult, checkDocument, type Reason, runCase } from './run-case.js';
