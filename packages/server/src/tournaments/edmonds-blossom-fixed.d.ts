declare module 'edmonds-blossom-fixed' {
  /** The heaviest matching of a graph; with `maxCardinality` the heaviest among those with the most pairs. */
  export default function blossom(
    edges: [one: number, other: number, weight: number][],
    maxCardinality?: boolean,
  ): number[];
}
