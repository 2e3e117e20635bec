import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

export const SANS = "'Liberation Sans', 'DejaVu Sans', sans-serif"
export const CONDENSED = "'DejaVu Sans Condensed', 'Liberation Sans', sans-serif"
export const SERIF = "'DejaVu Serif Condensed', 'DejaVu Serif', serif"
export const MONO = "'DejaVu Sans Mono', monospace"

/** Undoes what other sheets of style say of tables, so that each page draws its own lines. */
export const PLAIN_TABLES =
  '*{box-sizing:border-box}body{margin:0;padding:0 3px;color:#111}table{border-collapse:collapse;border:0;margin:0;width:100%}td,th{border:0;padding:2px 4px;text-align:left;vertical-align:top;font-weight:400;background:none}h1,h2,h3,p{margin:0;border:0;background:none;letter-spacing:normal}'

export const grouped = (amount: number) => amount.toLocaleString('en-US')
/** $2M, $1.5M, $750K. */
export const short = (amount: number) => (amount >= 1_000_000 ? `$${amount / 1_000_000}M` : `$${amount / 1000}K`)
export const inThousands = (amount: number) => grouped(amount / 1000)

/** A limit that is in force, printed in another way than the document's amounts. */
export function own(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const printed = voice.limit(line, name)
  const { limits, excluded } = voice.truth.policies[line]
  return excluded === name ? printed : print(limits[name]!)
}

/** A text of a voice where no HTML is read: in mails and workbooks. */
export const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

export const row = (cells: string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

export const isSplit = (voice: Voice) => voice.truth.policies.auto.limits.csl === undefined

/** Occurrence or claims-made, as the account has it. */
export const formOf = (voice: Voice, occurrence: string, claimsMade: string) =>
  voice.truth.policies.gl.claimsMade ? voice.tick('gl.claimsMade', claimsMade) : voice.tick('gl.occurrence', occurrence)

export const excelDay = (iso: string) => Date.parse(iso) / 86_400_000 + 25_569
