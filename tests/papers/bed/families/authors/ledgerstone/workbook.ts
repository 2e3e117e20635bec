import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Voice } from '../../../voice.ts'

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Sheets whose cells say what the voice said as HTML in plain characters. */
export const plainSheets = (sheets: Sheet[]): Sheet[] =>
  sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell))),
  }))

/** What does not matter for a certificate, on a sheet of its own. */
export function notesSheet(voice: Voice, premium: number): Sheet {
  const { chance, truth } = voice
  const rows = [
    ['Item', 'Status'],
    ['Billing plan carried over', chance.pick(['Yes', 'Rekeyed'])],
    ['Forms compared', String(truth.forms.length)],
    ['Term premium, all policies', voice.money(premium)],
    ...truth.forms.map((form) => [`${form.number} ${form.edition}`, form.title]),
  ]
  return { name: 'Notes', rows }
}
