/** What browsers and the build's loader say if a file of the page is not there. */
const SAID = /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isMissingPart(error: unknown): boolean {
  return SAID.test(error instanceof Error ? error.message : String(error));
}

/** Of a worker's script that is not there its page hears only that there was an error. */
export const NO_SCRIPT = 'Importing a module script failed.';
