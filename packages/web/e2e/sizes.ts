/** The sizes at which every state of the page has to hold. */
export const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
