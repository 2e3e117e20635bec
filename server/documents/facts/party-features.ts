import type { DocumentKind } from '../kinds.ts'
import type { Features } from '../learned-weights.ts'
import { companyName } from './company-names.ts'
import type { MailingBlock } from './mailing-blocks.ts'
import { DBA } from './names.ts'
import { EMAIL, PHONE } from './phones.ts'
import { type Cell, spanNorm } from './sheet.ts'
import { labelOf } from './text-labels.ts'

/** A name that is an agency's or a broker's, not an insured's. */
const AGENCY = /\b(AGENCY|AGENCIES|AGCY|BROKERS?|BROKERAGE|INSURANCE SERVICES|INSURANCE GROUP|INSURORS?|ASSURANCE)\b/i
const isReach = (text: string) => PHONE.test(text) || EMAIL.test(text)

/**
 * What each block of one document shows of whose name and address it is: 't…' words around it, 'w…' words of its name, '#…' its place, '@…' what
 * always counts. `name` of a block is upper case, letters and digits only.
 */
export function partyFeatures(blocks: (MailingBlock & { name: string })[], kind: DocumentKind): Features[] {
  const times = new Map<string, number>()
  for (const { name } of blocks) times.set(name, (times.get(name) ?? 0) + 1)
  const first = blocks[0]?.sheet.number
  const plain = blocks.filter((block) => block.sheet.number === first && isPlain(block))
  return blocks.map((block) => {
    const onPage = blocks.filter(({ sheet }) => sheet === block.sheet)
    const features: Features = new Map([
      ['@always', 1],
      [`@${kind}`, 1],
    ])
    const put = (name: string) => features.set(name, 1)
    for (const side of ['above', 'left', 'right'] as const) putWords(put, side, block.around[side])
    if (block.around.below && isReach(block.around.below.text)) put('@phone below')
    if (!block.around.below) put('#nothing below')
    if (isHeaded(block)) put('#headed')
    if (block.before) {
      for (const word of wordsIn(spanNorm(block.before))) put(`tbefore_${word}`)
      const label = labelOf(block.before.cell)
      if (label) put(`tbefore=${label.kind}`)
    } else put('#nothing before')
    putName(put, block)
    putPlace(put, block, onPage.indexOf(block), onPage.length)
    if (plain.length === 1 && plain[0] === block) put('@only plain')
    put(`#times ${Math.min(3, times.get(block.name)!)}`)
    put(block.sheet.number === first ? '#first page' : '#later page')
    return features
  })
}

/** Whether words are set close over a block. */
function isHeaded({ around: { above }, lines }: MailingBlock): boolean {
  const { cell } = lines[0]!.spans[0]!
  return above !== undefined && cell.top - above.bottom < (cell.bottom - cell.top) * CLOSE
}
const CLOSE = 1.2

/** A block for the window of an envelope: nothing set close over it, no label by it, and no agency's or carrier's name. */
function isPlain(block: MailingBlock): boolean {
  const { before, around, lines } = block
  const { text } = lines[0]!
  const labels = [around.above, around.left].some((cell) => cell && labelOf(cell)?.rest === null)
  return !before && !labels && !isHeaded(block) && !AGENCY.test(text) && !companyName(text)
}

function putWords(put: (name: string) => void, side: string, cell: Cell | undefined) {
  if (!cell) return put(`#nothing ${side}`)
  const label = labelOf(cell)
  if (label) put(`t${side}=${label.kind}`)
  for (const word of wordsIn(cell.norm)) put(`t${side}_${word}`)
}

/** The first words of a label or a line, without numbers. */
const wordsIn = (norm: string) =>
  norm
    .split(' ')
    .slice(0, MOST_WORDS)
    .filter((word) => /^[A-Z]{2,}$/.test(word))
const MOST_WORDS = 8

function putName(put: (name: string) => void, { lines }: MailingBlock) {
  const name = lines[0]!.text
  if (AGENCY.test(name)) put('@agency')
  if (companyName(name)) put('@company')
  if (DBA.test(name)) put('@dba')
  if (/\b(?:INSURANCE|RISK|UNDERWRITERS)\b/i.test(name)) put('@insurance')
  if (lines.some(({ text }) => isReach(text))) put('@phone within')
  if (name === name.toUpperCase()) put('#capitals')
}

function putPlace(put: (name: string) => void, { sheet, lines }: MailingBlock, at: number, count: number) {
  const { cell } = lines[0]!.spans[0]!
  put(`#height ${Math.floor((cell.top / sheet.height) * 5)}`)
  put(cell.left > sheet.width * 0.45 ? '#right half' : '#left half')
  if (sheet.rows[0]!.cells[0] === cell) put('@first words')
  put(`#block ${Math.min(3, at)}`)
  put(`#of ${Math.min(4, count)}`)
}
