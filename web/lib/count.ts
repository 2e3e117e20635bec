/** "1 file", "3 files". */
export function count(number: number, thing: string) {
  return `${String(number)} ${thing}${number === 1 ? '' : 's'}`
}
