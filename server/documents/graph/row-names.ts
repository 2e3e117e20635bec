const MONEY = /^-?\(?(?:\$|USD)|^-?\(?\d{1,3}(?:,\d{3})+(?:\.\d\d)?\)?$|^-?\d+\.\d\d$/
const LONGEST = 160

/** A cell of a row, or a field of an entry, by its name. */
export type NamedCell = { name: string; text: string }

/** A number says nothing without the name of its column. */
const isNumbered = ({ name, text }: NamedCell): boolean => name !== '' && /^[\d\W]{1,6}$/.test(text)

/** What the other cells of a row tell it by: its words, and its numbers with their names; amounts name nothing. */
export function namesOfRow(cells: NamedCell[]): { entity: string; numbers: string } {
  const naming = cells.filter(({ text }) => !MONEY.test(text))
  const told = (own: string[]) => own.join('; ').slice(0, LONGEST)
  return {
    entity: told(naming.flatMap((cell) => (isNumbered(cell) ? [] : [cell.text]))),
    numbers: told(naming.flatMap((cell) => (isNumbered(cell) ? [`${cell.name} ${cell.text}`] : []))),
  }
}
