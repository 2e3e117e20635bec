const NAMED = /_[A-Z]1?$/

/** `element: value` lines; an element that ends in no letter ends in A. */
export function each(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(':')
        const name = line.slice(0, at).trim()
        return [NAMED.test(name) ? name : `${name}_A`, line.slice(at + 1).trim()]
      }),
  )
}

/** Rows of a list: the first line names the parts, each of the others begins with its letter. A cell with nothing is left out. */
export function rows(stem: string, text: string): Record<string, string> {
  const [parts = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return Object.fromEntries(
    lines.flatMap(([letter, ...cells]) =>
      cells.flatMap((cell, at) => (cell ? [[`${stem}${parts[at + 1]}_${letter}`, cell] as const] : [])),
    ),
  )
}

/** An address as `street | city | state | ZIP`. */
export function address(stem: string, text: string, letter = 'A'): Record<string, string> {
  const parts = ['LineOne', 'CityName', 'StateOrProvinceCode', 'PostalCode']
  return Object.fromEntries(text.split('|').map((cell, at) => [`${stem}_${parts[at]}_${letter}`, cell.trim()]))
}

/** Every name with every letter, for what is not judged; in `names` they stand between spaces. */
export function every(letters: string, stem: string, names: string): string[] {
  const all = names.trim().split(/\s+/)
  return [...letters].flatMap((letter) => all.map((name) => `${stem}${name}_${letter}`))
}

/** Ticks and answers: `Yes` for each. */
export function yes(names: string): Record<string, string> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [NAMED.test(name) ? name : `${name}_A`, 'Yes']),
  )
}
