import type { words as english } from './en/forms.js';
import { speakOf } from './index.js';

/** The texts of the form for a new game, in the page's language. They come with it. */
export type FormWords = typeof english;
export let forms: FormWords;

/** Called before such a form is first shown. */
export async function speakOfForms(): Promise<void> {
  forms = (await speakOf('forms')) as FormWords;
}
