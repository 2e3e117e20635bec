import { parseAmount } from '../../../shared/amounts.ts'
import { readFieldValue } from '../../../shared/field-value.ts'
import type { BlankReason } from '../../../shared/kinds.ts'
import {
  CLAIMED,
  type DocumentKind,
  type Fact,
  type FactKey,
  isElsewhere,
  isMute,
  type LineOfBusiness,
  statementsIn,
} from '../../documents/index.ts'
import type { HeldRecord } from '../../domains/on-file/types.ts'
import type { FillableForm } from '../../forms/fillable/definition.ts'
import type { FormField } from '../../forms/types.ts'
import { agencyRecord, type NamedFile } from '../conversation.ts'
import type { SourceInput } from '../evidence/source-input.ts'
import { squeeze } from '../evidence/words.ts'
import { pageNumbers, readPages } from '../pages.ts'
import type { ReadingTool } from '../tool.ts'
import { fieldsIn, isToFill } from './fields-in.ts'

/** A value for a field with where it stands, and why a field that asks for one stays blank. */
export type Proposed = { field: string; value: string; source: SourceInput }
export type ProposedBlank = {
  field: string
  reason: string
  kind: BlankReason
  source?: SourceInput
  sources?: SourceInput[]
}
export type PdfProposal = { values: Proposed[]; blanks: ProposedBlank[] }

/** A form whose fields are known by their words: a fillable PDF, or the places of a template. */
type ByWords = Pick<FillableForm, 'fields' | 'held'>

/**
 * What the workspace's documents, the agency's record and its records of the client put into the fields of a form that are known by their words:
 * only where these ask for one thing, and all that speak of it say the same. What the form holds already stays. `own`: the file it is.
 */
export async function proposeFor(tool: ReadingTool, form: ByWords, own: NamedFile | null): Promise<PdfProposal> {
  const files = tool.conversation.files.filter(({ file }) => file.id !== own?.file.id && file.facts)
  const said = await saidIn(tool, files)
  const proposal: PdfProposal = { values: [], blanks: [] }
  for (const field of form.fields) {
    if (field.leftAlone || form.held.has(field.name)) continue
    const found = field.asks ? askedOf(tool, field, field.asks, files, lineOfForm(form)) : said(field)
    if (!found) continue
    if ('value' in found) {
      const misfit = field.whyMisfit?.(found.value)
      if (misfit) proposal.blanks.push({ field: field.name, kind: 'REFUSED', reason: misfit, source: found.source })
      else proposal.values.push({ field: field.name, ...found })
    } else proposal.blanks.push({ field: field.name, ...found })
  }
  return proposal
}

type Found = { value: string; source: SourceInput } | Omit<ProposedBlank, 'field'> | null

/** The line of insurance that most of a form's limits are of; null where they are of several. */
function lineOfForm({ fields }: ByWords): LineOfBusiness | null {
  const lines = new Set(fields.flatMap(({ asks }) => asks?.line ?? []))
  return lines.size === 1 ? [...lines][0]! : null
}

function askedOf(
  tool: ReadingTool,
  field: FormField,
  asks: NonNullable<FormField['asks']>,
  files: NamedFile[],
  formLine: LineOfBusiness | null,
): Found {
  const { conversation } = tool
  const { key } = asks
  if (key.startsWith('producer.')) {
    const record = agencyRecord(conversation.agency)
    const path = key.slice('producer.'.length) as keyof typeof record
    const value = record[path]
    if (value) return { value, source: { kind: 'record', record: 'agency', path } }
  }
  const facts = factsOf(key, files, asks.line ?? formLine)
  const values = [...Map.groupBy(facts, ({ fact }) => squeeze(fact.value)).values()]
  if (values.length > 1) {
    const told = values.slice(0, 4).map(([one]) => `${one!.fact.value} (${one!.name}, page ${one!.fact.source.page})`)
    return {
      kind: 'CONFLICT',
      reason: `The documents say different things: ${told.join('; ')}.`.slice(0, 300),
      sources: values.slice(0, 4).map(([one]) => sourceOf(one!)),
    }
  }
  const [one] = values[0] ?? []
  if (one) {
    const value = fitted(field, one.fact.value)
    if (value === null) return null
    return { value, source: sourceOf(one) }
  }
  return heldOf(tool, field, key)
}

type OfFile = { handle: string; name: string; fact: Fact }
const sourceOf = ({ handle, fact }: OfFile): SourceInput => ({
  kind: 'document',
  file: handle,
  page: fact.source.page,
  quote: fact.source.quote,
})

/** What is said of a key by documents that speak of insurance in force, of the policies of one line where that is asked. */
function factsOf(key: FactKey, files: NamedFile[], line: LineOfBusiness | null): OfFile[] {
  return files.flatMap(({ handle, file }) => {
    const { kind, facts, policies, conflicts } = file.facts!
    if (isMute(kind as DocumentKind) && !key.startsWith('insured.')) return []
    const isOfLine = (policy: number | null) => {
      if (line === null || !key.startsWith('policy.') || policy === null) return true
      return policies[policy]?.lines.includes(line) ?? false
    }
    const unsure = new Set(conflicts.filter((one) => one.key === key).flatMap(({ factIds }) => factIds))
    return facts
      .filter(
        (fact) =>
          fact.key === key &&
          (fact.status === 'current' || unsure.has(fact.id)) &&
          fact.confidence >= CLAIMED &&
          isOfLine(fact.policy),
      )
      .map((fact) => ({ handle, name: file.name, fact }))
  })
}

/** What the agency keeps of the client, where that is one thing. */
const HELD: Partial<Record<FactKey, { type: HeldRecord['type']; path: string }>> = {
  'insured.name': { type: 'ACCOUNT', path: 'name' },
  'insured.dba': { type: 'ACCOUNT', path: 'dba' },
  'policy.number': { type: 'POLICY', path: 'policyNumber' },
  'policy.effective': { type: 'POLICY', path: 'inforceAt' },
  'policy.expiration': { type: 'POLICY', path: 'expiresAt' },
}

function heldOf({ conversation: { account } }: ReadingTool, field: FormField, key: FactKey): Found {
  const held = HELD[key]
  const records = (account?.records ?? []).filter(
    ({ type, isCurrent }) => type === held?.type && (isCurrent || type === 'ACCOUNT'),
  )
  const [record, another] = records
  if (!held || !record) return null
  if (another) return { kind: 'CONFLICT', reason: 'The client has several policies in force. Say which one is meant.' }
  const value = record.values.find(({ path }) => path === held.path)?.value
  const own = value && fitted(field, value)
  return own
    ? { value: own, source: { kind: 'account', record: record.id, fields: [{ path: held.path, value }] } }
    : null
}

/** A value as the field takes it; null where it cannot. */
function fitted(field: FormField, value: string): string | null {
  if (field.type === 'TICK') return null
  const read = readFieldValue(field.type, value, { ...field, maxLength: null })
  return read.ok && read.value ? read.value : null
}

const MOST_PAGES = 60
const BLANK = /^[\s_.…\-–—]*$|^n\/?a$/i

/** What pages print behind the very words of a field, in documents that were filled before: 'Number of employees: 14'. */
async function saidIn(tool: ReadingTool, files: NamedFile[]): Promise<(field: FormField) => Found> {
  const known = new Map<string, { value: string; section: string; source: SourceInput }[]>()
  const names = new Set<string>()
  for (const { handle, file } of files) {
    if ((file.pageCount ?? 0) > MOST_PAGES) continue
    const pages = await readPages(tool, file.id, pageNumbers(file.pageCount ?? 0))
    // A form that is still to be filled says nothing yet.
    const isBlank = isToFill(fieldsIn(pages))
    for (const page of pages)
      for (const { attribute, value, section, quote, row } of statementsIn(page)) {
        const key = squeeze(attribute)
        names.add(key)
        if (isBlank || key.length < 4 || row || BLANK.test(value) || value.length > 300) continue
        const source: SourceInput = { kind: 'document', file: handle, page: page.number, quote }
        known.set(key, [...(known.get(key) ?? []), { value, section, source }])
      }
  }
  return (field) => {
    if (field.type === 'TICK' || isElsewhere(field.label, field.section)) return null
    const all = known.get(squeeze(field.label)) ?? []
    const values = new Map(all.map((one) => [squeeze(one.value), one]))
    const [one] = values.values()
    // What names a value somewhere is none: on a form that is not filled, one label stands behind another.
    if (!one || squeeze(field.label).length < 4 || names.has(squeeze(one.value)) || /:\s*$/.test(one.value)) return null
    if (values.size > 1) return { kind: 'CONFLICT', reason: 'The documents say different things about this.' }
    // A bare word is of whatever its heading names.
    const isBare = field.label.trim().split(/\s+/).length < 2
    if (isBare && squeeze(one.section) !== squeeze(field.section)) return null
    if (field.type === 'AMOUNT' && parseAmount(one.value) === null) return null
    const value = fitted(field, one.value)
    return value === null ? null : { value, source: one.source }
  }
}
