/** The first of those that have the same key, in their order. */
export const firstOfEach = <T>(ones: readonly T[], keyOf: (one: T) => string | null): T[] =>
  [...Map.groupBy(ones, keyOf).values()].map(([first]) => first!)
