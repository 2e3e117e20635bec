import type { DocumentKind } from '../../../server/documents/kinds.ts'
import { acord25 } from '../../../server/forms/acord-25/index.ts'
import { makeEml } from '../../support/documents/mail.ts'
import { makeDocx, makeXlsx, type Sheet } from '../../support/documents/office.ts'
import { makeFillablePdf } from '../../support/forms/fillable-pdf.ts'
import { backPages } from './back-pages.ts'
import { cssOf } from './blocks.ts'
import { FAMILIES } from './families/index.ts'
import type { Drawn, Family, ListedRecord } from './family.ts'
import type { Split } from './names.ts'
import { aNoise, scan } from './noise.ts'
import type { Printer } from './print.ts'
import { type Chance, chanceFrom } from './random.ts'
import { aStyle } from './style.ts'
import { aTruth } from './truth.ts'
import { aVoice, type Voice } from './voice.ts'

/** A document with the truth beside it. `fields`: what an ACORD 25 made from it must say, '' where it must stay blank. */
export type BedPaper = {
  /** File name with its ending. */
  name: string
  bytes: Uint8Array
  kind: DocumentKind | null
  family: string
  paper: string
  fields: Record<string, string>
  records?: ListedRecord[]
}

type Order = { seed: number; count: number; split: Split; of?: readonly Family[] }

/** Documents of one third (all families in turn), the same for the same seed. */
export function drawPapers({ seed, count, split, of = FAMILIES }: Order) {
  const families = of.filter((family) => family.split === split)
  if (!families.length) throw new Error(`No family is of the third to ${split}.`)
  return Array.from({ length: count }, (_, index) => drawPaper(families, seed, index))
}

function drawPaper(families: Family[], seed: number, index: number) {
  const chance = chanceFrom(seed * 100_003 + index)
  const family = families[index % families.length]!
  const names = Object.keys(family.papers)
  const paper = names[(Math.floor(index / families.length) + (index % families.length) + seed) % names.length]!
  const name = `${String(index + 1).padStart(3, '0')}-${kebab(family.name)}-${kebab(paper)}`
  return drawing(name, family, paper, chance)
}

/** A document that is asked for by its name: the same for the same seed, also when families are added. */
export type NamedPaper = { name: string; family: string; paper: string; seed: number }

export function drawOne({ name, family, paper, seed }: NamedPaper) {
  const found = FAMILIES.find((one) => one.name === family)
  if (!found?.papers[paper]) throw new Error(`${name}: no paper ${paper} of the family ${family}.`)
  return drawing(name, found, paper, chanceFrom(seed * 100_003))
}

function drawing(name: string, family: Family, paper: string, chance: Chance) {
  const { account, draw } = family.papers[paper]!
  const voice = aVoice(
    chance,
    aTruth(chance, family.names ?? family.split, account),
    aStyle(chance, family.style?.(chance)),
  )
  const drawn = withBackPages(draw(voice), voice)
  return { name, family, paper, drawn, fields: voice.fields(drawn.feeds), css: cssOf(voice.style), chance }
}

/** Declarations are often the first pages of a whole policy. */
function withBackPages(drawn: Drawn, voice: Voice): Drawn {
  const isWhole = drawn.kind === 'declarations' && 'html' in drawn && voice.chance.maybe(0.25)
  return isWhole ? { ...drawn, html: drawn.html + backPages(voice) } : drawn
}

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/[^a-z]+/g, '-')

/** The document as a file: printed, written by an office program, or fillable; and scanned where that is asked for. */
export async function makePaper(
  made: ReturnType<typeof drawing>,
  printer: Printer,
  scanned: boolean,
): Promise<BedPaper> {
  const { name, family, paper, drawn, fields, chance } = made
  const { bytes, ending } = await fileOf(made, printer)
  const isScan = scanned && ending === 'pdf'
  return {
    name: `${name}${isScan ? '-scan' : ''}.${ending}`,
    bytes: isScan ? await scan(bytes, aNoise(chance), chance) : bytes,
    kind: drawn.kind,
    family: family.name,
    paper,
    fields,
    ...(drawn.records ? { records: drawn.records } : {}),
  }
}

async function fileOf(
  { drawn, css, fields }: { drawn: Drawn; css: string; fields: Record<string, string>; chance: Chance },
  printer: Printer,
) {
  if ('docx' in drawn) return { ending: 'docx', bytes: await makeDocx(plainWords(drawn.docx)) }
  if ('xlsx' in drawn) return { ending: 'xlsx', bytes: makeXlsx(drawn.xlsx.map(plainSheet)) }
  if ('csv' in drawn)
    return {
      ending: 'csv',
      bytes: new TextEncoder().encode(drawn.csv.map((row) => csvLine(row.map(plain))).join('\n')),
    }
  if ('fillable' in drawn)
    return {
      ending: 'pdf',
      bytes: await makeFillablePdf({
        fields: acord25.fields,
        values: fields,
        footer: 'CERTIFICATE OF LIABILITY INSURANCE   ACORD 25 (2016/03)',
        identifier: 'ACORD 0025 2016-03 Acroform',
      }),
    }
  const print = await printer.print(drawn.html, css + (drawn.css ?? ''), drawn.running)
  return drawn.mail ? { ending: 'eml', bytes: mailWith(drawn.mail, print) } : { ending: 'pdf', bytes: print }
}

function mailWith({ subject, words }: { subject: string; words: string }, print: Buffer): Uint8Array {
  return makeEml({
    subject,
    text: words,
    attachments: [{ name: 'Attached.pdf', type: 'application/pdf', content: print }],
  })
}

const csvLine = (cells: string[]) =>
  cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

/** A Voice's words are HTML. */
const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const plainSheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell))),
})

const plainWords = (parts: (string | string[][])[]) =>
  parts.map((part) => (typeof part === 'string' ? plain(part) : part.map((row) => row.map(plain))))
