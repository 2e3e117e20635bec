/** Learned weights as they are kept: a feature in a line, so that what a run changed can be seen. */
export const written = <W extends { weights: Record<string, number[]> }>({ weights, ...rest }: W): string =>
  `${JSON.stringify(rest).slice(0, -1)},\n"weights":{\n${Object.entries(weights)
    .map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(row)}`)
    .join(',\n')}\n}}\n`
