/**
 * What a table of class codes may hold: codes, letters of a code, of a title and of all titles together; and what its file may: rows and bytes.
 * Ranking by a table keeps some 300 bytes for each letter of its titles.
 */
export const CLASS_CODE_LIMITS = {
  ...{ codes: 5000, code: 20, title: 300, letters: 300_000 },
  ...{ rows: 20_000, bytes: 10 * 1024 * 1024 },
} as const

/** "CSV or Excel, up to 5,000 codes. …", for the input of the file. */
export const CLASS_CODE_HINT = `CSV or Excel, up to ${CLASS_CODE_LIMITS.codes.toLocaleString('en-US')} codes, with a column of codes and one of their titles.`

/** Why a file cannot be a table of class codes, or null. */
export function classCodeFault({ name, size }: { name: string; size: number }): string | null {
  if (!/\.(?:csv|tsv|xlsx)$/i.test(name)) return 'Save the table as CSV or XLSX, and choose that file.'
  return size > CLASS_CODE_LIMITS.bytes
    ? 'A file may have up to 10 MB. Take out the columns that are no code or title.'
    : null
}
