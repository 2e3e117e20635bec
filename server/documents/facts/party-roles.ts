import type { DocumentKind } from '../kinds.ts'
import { certaintiesOf } from '../learned-weights.ts'
import { startsAddress } from './addresses.ts'
import type { Finding } from './findings.ts'
import { type MailingBlock, mailingBlocks } from './mailing-blocks.ts'
import { ENDORSEMENT_RANK, standingsOf } from './page-standing.ts'
import { partyFrom } from './parties.ts'
import { partyFeatures } from './party-features.ts'
import { type PartyRole, partyWeights } from './party-weights.ts'
import { normal, type Sheet, spanText } from './sheet.ts'

/** A block whose name and ZIP code could be read; `name` as `normal` writes it. */
export type NamedBlock = MailingBlock & { name: string; zip: string }

/** The names with addresses of a document, page by page; whom an endorsement names without a label, it adds. */
export function namedBlocks(sheets: Sheet[]): NamedBlock[] {
  const standings = standingsOf(sheets)
  const own = sheets.filter(({ number }) => standings.get(number)!.rank !== ENDORSEMENT_RANK)
  return own.flatMap(mailingBlocks).flatMap((block) => {
    const drafts = partyFrom(block.lines, null, 'producer', SURE)
    const part = (key: string) => drafts.find((draft) => draft.key === `producer.${key}`)?.value
    const [name, zip] = [part('name'), part('zip')]
    return name && zip && isWhole(name) ? [{ ...block, name: normal(name), zip }] : []
  })
}

/** One word may be the end of a name that began elsewhere; whoever gets mail for another, and a department, is no party. */
const isWhole = (name: string) => name.includes(' ') && !startsAddress(name) && !/\b(?:department|dept)\b/i.test(name)

/**
 * The party whose block is surest, unless another name's is nearly as sure: null. `certainties` of blocks in the order of the names.
 */
export function surest(names: string[], certainties: number[], threshold: number): number | null {
  const best = certainties.reduce((top, one, at) => (one > certainties[top]! ? at : top), 0)
  const rival = Math.max(0, ...certainties.filter((_, at) => names[at] !== names[best]))
  return (certainties[best] ?? 0) >= threshold && rival < 1 - threshold ? best : null
}

/** How sure a party is that no label tells: below every labelled one. */
const SURE = 0.64

/**
 * The insured and the producer where no label tells them: the blocks of name and address that by all that stands around them are
 * theirs.
 */
export function partiesByPlace(sheets: Sheet[], kind: DocumentKind, known: Finding[]): Finding[] {
  const missing = (['insured', 'producer'] as const).filter((party) => !isTold(party, known))
  const carriers = new Set(known.filter(({ key }) => key === 'carrier.name').map(({ value }) => normal(value)))
  const blocks = missing.length ? namedBlocks(sheets).filter(({ name }) => !carriers.has(name)) : []
  if (!blocks.length) return []
  const weights = partyWeights()
  const othersTold = isTold('producer', known) && carriers.size > 0
  const names = blocks.map(({ name }) => name)
  const sure = partyFeatures(blocks, kind).map((features) => certaintiesOf(features, weights))
  return missing.flatMap((party) => {
    const at = weights.classes.indexOf(party satisfies PartyRole)
    const best = surest(
      names,
      sure.map((one, index) => (isNobody(party, blocks[index]!, othersTold) ? 0 : one[at]!)),
      weights.threshold[party],
    )
    if (best === null) return []
    const { sheet, lines } = blocks[best]!
    return partyFrom(lines, null, party, SURE).map((draft) => ({
      ...draft,
      page: sheet.number,
      row: draft.valueSpan.cell.row,
      topic: null,
      block: `place/${party}`,
    }))
  })
}

const isNobody = (party: PartyRole, block: NamedBlock, othersTold: boolean) =>
  party === 'insured' ? isOther(block, othersTold) : isLender(block)

/** A lender, by its name or the words before it, is no agent; an agency may bear the name of one. */
const isLender = ({ before, lines }: NamedBlock) =>
  LENDER.test(before ? spanText(before) : '') ||
  lines.some(({ text }) => LENDER.test(text) && !startsAddress(text) && !/\b(?:insur|agenc)/i.test(text))

/** Whom a window shows is not the insured for it: whose document it is, or the lender who gets a copy. */
const isOther = (block: NamedBlock, othersTold: boolean) =>
  FOR.test(block.lines[0]!.text) ||
  (!othersTold && isLetterhead(block)) ||
  block.lines.some(({ text }) => LENDER.test(text) && !startsAddress(text))
/** 'For Alder Family Trust': a document that says whom it is for says so in words before the name. */
const FOR = /^For \p{Lu}/u
/** A lender's name bears the clause of its successors and assigns, or says what it is. */
const LENDER =
  /\bI\.?S\.?A\.?O\.?A\b|\bA\.?T\.?I\.?M\.?A\b|\bsuccessors (?:and|&|or)|\b(?:bank|banc|mortgag\w*|credit union|lenders?|lending|loan)\b/i

/** The first words of a page are whose document it is: an agency's or a carrier's, as long as both are not named elsewhere. */
const isLetterhead = ({ sheet, lines }: NamedBlock) => sheet.rows[0]!.cells[0] === lines[0]!.spans[0]!.cell

/** Whether labels tell a party's name or address. */
export const isTold = (party: PartyRole, known: Finding[]) =>
  known.some(({ key }) => key === `${party}.name` || key === `${party}.zip`)
