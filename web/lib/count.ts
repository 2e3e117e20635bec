/** "1 file", "3 files", "1,200 files". */
export function count(number: number, thing: string) {
  return `${number.toLocaleString('en-US')} ${thing}${number === 1 ? '' : 's'}`
}

/** The whole number that was typed, or null for anything else, a smaller one than `least`, and one of more than five digits. */
export function typedCount(text: string, least: number): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) >= least ? Number(text) : null
}
