/** False in the static build: there is no server and no lobby. */
declare const __HAS_SERVER__: boolean;

/** The examples of the rulebooks, made by build/rule-examples.ts. */
declare module 'virtual:rule-examples' {
  const games: Record<string, () => Promise<{ default: import('./rules/example.js').GameExamples }>>;
  export default games;
}

/** How games begin, made by build/openings.ts. */
declare module 'virtual:openings/totaler-krieg' {
  const openings: Record<
    string,
    (() => Promise<{ default: import('./table/opening.js').Opening }>) | undefined
  >;
  export default openings;
}
