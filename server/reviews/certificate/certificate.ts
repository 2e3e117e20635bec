import { CLAIMED, type Fact, type FactKey, type LineOfBusiness } from '../../documents/index.ts'
import { ROW_FIELDS, ROWS, type Row } from '../../forms/acord-25/elements.ts'
import { MEANINGS } from '../../forms/acord-25/meanings.ts'
import { type Holding, holdingsOf, placeIn } from '../holdings.ts'
import type { Place, ReviewPaper } from '../types.ts'
import { type Attached, attachedTo } from './attached.ts'

/** What an element of a certificate holds. */
export type Box = { value: string; shown: string; isSure: boolean; place: Place }

/** A row of a certificate that holds anything: a policy it says there is. `policy`: its index among those of the file. */
export type CertificateRow = { row: Row; lines: readonly LineOfBusiness[]; policy: number; held: readonly Holding[] }

/**
 * One certificate of a file. `paper`: the file as far as it is this certificate; `boxes`: by the names of ACORD 25's elements. `isForm`: it is
 * ACORD's, read box by box, so that a blank box says that nothing stands there; `isClear`: none of its pages is a picture. `attached`: where
 * its description says that it goes on.
 */
export type Certificate = {
  id: string
  name: string
  paper: ReviewPaper
  boxes: ReadonlyMap<string, Box>
  held: readonly Holding[]
  rows: readonly CertificateRow[]
  isForm: boolean
  isClear: boolean
  attached: Attached | null
}

/** The certificates a file holds; what is attached to them may be among all the papers that came. */
export function certificatesOf(paper: ReviewPaper, papers: readonly ReviewPaper[]): Certificate[] {
  const forms = (paper.facts.acord ?? []).filter(({ form }) => MEANINGS.forms.includes(form))
  const parts = forms.length ? forms.map(({ pages }) => pages) : [paper.pages.map(({ number }) => number)]
  return parts.map((pages) => certificateOn(paper, pages, forms.length > 0, papers))
}

function certificateOn(
  paper: ReviewPaper,
  numbers: readonly number[],
  isForm: boolean,
  papers: readonly ReviewPaper[],
): Certificate {
  const pages = paper.pages.filter(({ number }) => numbers.includes(number))
  const facts = paper.facts.facts.filter(({ source }) => numbers.includes(source.page))
  const acord = paper.facts.acord?.filter((one) => one.pages.some((page) => numbers.includes(page))) ?? []
  const own: ReviewPaper = { ...paper, pages, facts: { ...paper.facts, facts, acord } }
  const held = holdingsOf(own)
  const rows = rowsOf(own, held)
  const description = heldAs({ held }, 'certificate.description')
  return {
    id: `${paper.fileId}:${String(numbers[0] ?? 0)}`,
    name: facts.find(isInsured)?.value ?? paper.name,
    paper: own,
    boxes: isForm ? boxesOf(own) : boxesByFacts(rows),
    ...{ held, rows, isForm },
    isClear: pages.every(({ origin }) => origin !== 'ocr'),
    attached: description ? attachedTo(description, own, papers) : null,
  }
}

const isInsured = ({ key, confidence }: Fact) => key === 'insured.name' && confidence >= CLAIMED

function boxesOf(paper: ReviewPaper): Map<string, Box> {
  const elements = (paper.facts.acord ?? []).flatMap((form) => form.elements)
  return new Map(
    elements.map(({ name, value, printed, source, confidence }) => [
      name,
      { value, shown: value === 'true' ? '' : printed, isSure: confidence >= CLAIMED, place: placeIn(paper, source) },
    ]),
  )
}

/** The elements that the values of other certificates would stand in. */
function boxesByFacts(rows: readonly CertificateRow[]): Map<string, Box> {
  const boxes = new Map<string, Box>()
  for (const { row, held } of rows) {
    const { number, effective, expiration, amounts } = ROW_FIELDS[row]
    const places: [FactKey, string][] = [['policy.number', number], ['policy.effective', effective], ['policy.expiration', expiration], ...amounts] // biome-ignore format: a list
    for (const [key, element] of places) {
      const found = held.filter((one) => one.key === key)
      if (found.length === 1) boxes.set(element, found[0]!)
    }
  }
  return boxes
}

function rowsOf({ facts: { policies } }: ReviewPaper, held: readonly Holding[]): CertificateRow[] {
  const rows = policies.flatMap(({ row, lines }, policy): CertificateRow[] => {
    const own = held.filter((one) => one.policy === policy)
    if (!own.length) return []
    const named = row ? [row] : ROWS.filter((one) => lines.some((line) => line === one))
    return (named.length ? named : (['other'] as const)).map((one) => ({
      ...{ row: one, policy, held: own },
      lines: one === 'other' ? lines : [one],
    }))
  })
  return rows.toSorted((one, other) => ROWS.indexOf(one.row) - ROWS.indexOf(other.row))
}

/** The row that a line of business has on a certificate. */
export const rowOfLine = (line: LineOfBusiness | null): Row | null => ROWS.find((row) => row === line) ?? null

export const rowOf = ({ rows }: Certificate, row: Row | null) => rows.find((one) => one.row === row) ?? null

/** The first value of a key that a row or a certificate holds. */
export const heldAs = ({ held }: Pick<CertificateRow, 'held'>, key: FactKey) => held.find((one) => one.key === key)

/** The insurer a row names: that of its letter, else its own. */
export function insurerOf(certificate: Certificate, row: CertificateRow): Holding | undefined {
  const letter = heldAs(row, 'certificate.insurerLetter')
  const listed =
    letter && certificate.held.find(({ key }) => key === `certificate.insurer.${letter.value.toUpperCase()}`)
  return listed ? { ...listed, isSure: listed.isSure && letter.isSure } : heldAs(row, 'carrier.name')
}
