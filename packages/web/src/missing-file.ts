/** What browsers and the build's loader say if a file of the page is not there. */
const SAID = /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isMissingPart(error: unknown): boolean {
  return SAID.test(error instanceof Error ? error.message : String(error));
}
