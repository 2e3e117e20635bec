import { type Said, WRITTEN } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { fieldsOf, INSURER_LETTERS, ROW_FIELDS, ROWS, type Row } from './elements.ts'
import { mentions } from './mentions.ts'
import { insurersOf, type Verdict, verdictsOf } from './said.ts'
import type { SheetDraft } from './sheet-draft.ts'

type File = ProposalInput['files'][number]
type Scored = { fileId: string; said: readonly Said[] }

const INSURERS = INSURER_LETTERS.flatMap((letter) => [`Insurer_FullName_${letter}`, `Insurer_NAICCode_${letter}`])

/**
 * Settles the elements of a draft by what the scorer finds said: it decides where one document speaks of a row or a party. A form that
 * was read by its boxes, and what several documents say differently, stay as they were read; so does what is asked about, and what the user's
 * words name.
 */
export function applySaid(draft: SheetDraft, { files, instructions }: ProposalInput): void {
  if (files.some(({ fileName }) => mentions(instructions, fileName))) return
  const scored = files.flatMap((file) =>
    isReadByBoxes(file) || !file.facts.said ? [] : [{ fileId: file.fileId, said: file.facts.said }],
  )
  if (scored.length < files.length) return
  const rows = new Map<Row, Scored>()
  const settled = new Set<Row>()
  const read = readOn(draft)
  for (const row of ROWS) {
    const one = oneSpeaking(scored, `${row}.`)
    const number = read.get(ROW_FIELDS[row].number)
    if (!one || isOpen(draft, ROW_FIELDS[row].number) || (number && mentions(instructions, number))) continue
    const verdicts = verdictsOf(one.said, row, read)
    settle(draft, one, verdicts)
    settled.add(row)
    if ([...verdicts.values()].some(({ value }) => value)) rows.set(row, one)
    else for (const field of fieldsOf(row)) if (draft.valueOf(field)?.source.kind === 'document') draft.take(field)
  }
  for (const party of ['insured', 'producer'] as const) {
    const one = oneSpeaking(scored, `${party}.`)
    if (one) settle(draft, one, verdictsOf(one.said, party, read))
  }
  if (rows.size) settleInsurers(draft, rows)
  if (settled.has('gl')) tickGeneralLiability(draft)
}

const isReadByBoxes = ({ facts }: File) => facts.policies.some(({ row }) => row !== undefined)

/** The only document that surely says something of these attributes; the first where several say the same. */
function oneSpeaking(scored: Scored[], keys: string): Scored | null {
  const surely = ({ said }: Scored) =>
    new Map(
      said
        .filter(({ key, values }) => key.startsWith(keys) && (values[0]?.certainty ?? 0) >= WRITTEN)
        .map(({ key, values }) => [key, values[0]!.value]),
    )
  const speaking = scored.filter((one) => surely(one).size > 0)
  if (!speaking.length) return scored.length === 1 ? scored[0]! : null
  const [first, ...others] = speaking as [Scored, ...Scored[]]
  const told = surely(first)
  return others.every((other) => [...surely(other)].every(([key, value]) => told.get(key) === value)) ? first : null
}

/** Whether a question is open about a row: the answer decides. */
const isOpen = (draft: SheetDraft, field: string) => {
  const reason = draft.reasonOf(field)
  return !draft.has(field) && (reason?.kind === 'CONFLICT' || reason?.kind === 'LEFT')
}

function readOn(draft: SheetDraft): Map<string, string> {
  return new Map(draft.finish().values.map(({ field, value }) => [field, value]))
}

function settle(draft: SheetDraft, { fileId }: Scored, verdicts: Map<string, Verdict>) {
  for (const [field, verdict] of verdicts) {
    const held = draft.valueOf(field)
    const read = held?.source.kind === 'document' ? held.source : null
    if ((held && !read) || isOpen(draft, field)) continue
    if (verdict.value !== null) {
      if (held?.value === verdict.value) continue
      const { page, quote } = verdict.said.source
      draft.take(field)
      draft.put(field, verdict.value, { kind: 'document', fileId, page, quote }, verdict.value === 'true')
    } else if (held && read) {
      draft.take(field)
      draft.doubt(field, { value: held.value, fileId: read.fileId, source: read })
    } else if (verdict.doubted && verdict.doubted.value !== 'true') draft.doubt(field, { ...verdict.doubted, fileId })
  }
}

function settleInsurers(draft: SheetDraft, rows: ReadonlyMap<Row, Scored>) {
  const read = new Map<Row, string>()
  for (const row of ROWS) {
    const letter = draft.valueOf(ROW_FIELDS[row].letter)?.value
    const name = letter && draft.valueOf(`Insurer_FullName_${letter}`)?.value
    if (name) read.set(row, name)
  }
  // A row that stays as it was read keeps its letter, and with it the whole list.
  if ([...read.keys()].some((row) => !rows.has(row))) return
  const insurers = insurersOf(new Map([...rows].map(([row, { said }]) => [row, said])), read)
  const fileOf = (field: string) =>
    rows.get(ROWS.find((row) => ROW_FIELDS[row].letter === field) ?? [...rows.keys()][0]!)!
  for (const field of [...INSURERS, ...ROWS.map((row) => ROW_FIELDS[row].letter)])
    if (draft.valueOf(field)?.source.kind === 'document' && !insurers.get(field)?.value) draft.take(field)
  for (const [field, verdict] of insurers) settle(draft, fileOf(field), new Map([[field, verdict]]))
}

const LIMITS = ROW_FIELDS.gl.amounts.map(([, field]) => field)

/** Limits of general liability say that it is covered. */
function tickGeneralLiability(draft: SheetDraft) {
  const field = 'GeneralLiability_CoverageIndicator_A'
  const shown = LIMITS.map((limit) => draft.valueOf(limit)).find((one) => one?.source.kind === 'document')
  if (!shown) draft.take(field)
  else if (!draft.has(field)) draft.put(field, 'true', shown.source, true)
}
