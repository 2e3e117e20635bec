/** The rows of a CSV file by the names of its first line. No cell holds a line break. */
export function rowsIn(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text.split(/\r?\n/).filter(Boolean).map(cellsIn)
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

const cellsIn = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )
