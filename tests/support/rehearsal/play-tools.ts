import { agencyRecord, type Conversation } from '../../../server/assistant/conversation.ts'
import { givenTexts } from '../../../server/assistant/evidence/check-text.ts'
import { commandAround } from '../../../server/assistant/evidence/commands.ts'
import { groundsOf, unsourcedFigures } from '../../../server/assistant/evidence/figures.ts'
import { quotedOn } from '../../../server/assistant/evidence/quoted.ts'
import type { SourceInput } from '../../../server/assistant/evidence/source-input.ts'
import { whyUnsupported } from '../../../server/assistant/evidence/supports.ts'
import { holdsWords, squeeze } from '../../../server/assistant/evidence/words.ts'
import { brief, entriesOf, withPrinted } from '../../../server/assistant/told-facts.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import type { DocumentFacts } from '../../../server/documents/facts/types.ts'
import { readPdfPages } from '../../../server/documents/reading/pdf/read-pdf.ts'
import { findQuote } from '../../../server/documents/search/find-quote.ts'
import { findPassages } from '../../../server/documents/search/passages.ts'
import { readingRows } from '../../../server/documents/search/windows.ts'
import type { Page } from '../../../server/documents/types.ts'
import type { Artifact } from '../../../server/domains/workspaces/types.ts'
import { ELEMENT_MEANINGS, FORMS } from '../../../server/forms/index.ts'
import type { FormDefinition } from '../../../server/forms/types.ts'
import { DEFAULT_HOLDER } from '../../../shared/presets.ts'

/** A paper in memory, read as an attached file is read. */
export type MadePaper = {
  name: string
  pages: Page[]
  facts: DocumentFacts | null
  error?: string
  bytes?: Uint8Array
}

/** Reads the bytes of a PDF into a paper to be attached. */
export async function paperOf(name: string, pdf: Uint8Array): Promise<MadePaper> {
  const pages = await readPdfPages(pdf)
  return { name, pages, facts: readFacts(pages, ELEMENT_MEANINGS), bytes: pdf }
}

export const failedPaper = (name: string, error: string): MadePaper => ({ name, pages: [], facts: null, error })

/** A tool gave the call back, as it does to any model. */
export class Refused extends Error {}

type Stage = { conversation: Conversation; papers: MadePaper[] }
type Input = Record<string, unknown>
type Output = Record<string, unknown>

/** Does what the tool of that name does, on papers in memory. Sources are checked by the same functions. */
export function carryOut(stage: Stage, name: string, input: Input, id: string): Output {
  switch (name) {
    case 'THINK':
      return { noted: true }
    case 'PEEK_FILE':
      return peek(stage, input as PeekInput)
    case 'SEARCH_FILE':
      return search(stage, input as { queries: { query: string }[]; files?: string[] })
    case 'FILL_TEMPLATE':
      return fill(stage, input as unknown as FillInput, id)
    case 'DRAFT_EMAIL':
    case 'DRAFT_DOCUMENT':
      return draft(stage, input, id)
    case 'FILE_EDITOR':
      return edit(stage, input as unknown as EditInput)
    case 'COMPLETE_TASK':
      return complete(stage, input as unknown as Parameters<typeof complete>[1])
    default:
      throw new Refused(`There is no tool "${name}".`)
  }
}

function paper({ papers }: Stage, file: string) {
  const found = papers[Number(file.slice(1)) - 1]
  if (!found) throw new Refused(`There is no file "${file}".`)
  return found
}

type PeekInput = { file: string; pages?: number[]; list?: Parameters<typeof entriesOf>[1] }

function peek(stage: Stage, { file, list, pages = list ? [] : [1, 2] }: PeekInput): Output {
  const { name, facts, error, pages: all } = paper(stage, file)
  if (error || !facts) return { file, name, error: error ?? 'This file was not read.' }
  const read = all.map((page) => ({
    page: page.number,
    rows: readingRows(page)
      .flat()
      .map((row) => row.map((line) => line.text)),
  }))
  const text = read
    .filter(({ page }) => pages.includes(page))
    .map(({ page, rows }) => ({
      page,
      text: rows
        .map((row) => row.join('\t'))
        .join('\n')
        .slice(0, 6000),
    }))
  return {
    file,
    name,
    pages: all.length,
    warnings: [],
    ...(list ? { list: withPrinted(entriesOf(facts, list), read) } : brief(facts)),
    text,
  }
}

function search(stage: Stage, { queries, files }: { queries: { query: string }[]; files?: string[] }): Output {
  const handles = files ?? stage.papers.map((_, index) => `F${index + 1}`)
  const pages = handles.flatMap((fileId) => paper(stage, fileId).pages.map((page) => ({ fileId, page })))
  return {
    results: queries.map(({ query }) => ({
      query,
      passages: findPassages(pages, query, 6).map(({ fileId, page, quote }) => ({ file: fileId, page, quote })),
    })),
  }
}

/** The words a source stands on, or why it does not hold. */
function check(stage: Stage, source: SourceInput): { quote: string } | { reason: string } {
  if (source.kind === 'document') {
    const page = paper(stage, source.file).pages[source.page - 1]
    const boxes = page && findQuote(page, source.quote)
    if (!boxes) return { reason: `The quoted words do not stand on page ${source.page} of ${source.file}.` }
    return commandAround(page, boxes)
      ? { reason: 'These words stand in an instruction to a machine.' }
      : { quote: source.quote }
  }
  if (source.kind === 'message') {
    const said = stage.conversation.messages.some(({ content }) => holdsWords(content, source.quote))
    return said ? { quote: source.quote } : { reason: 'The user did not write these words.' }
  }
  if (source.kind === 'rule')
    return source.rule === DEFAULT_HOLDER ? { quote: '' } : { reason: `There is no rule "${source.rule}".` }
  const value = agencyRecord(stage.conversation.agency)[source.path]
  return value ? { quote: value } : { reason: `The agency's record has no ${source.path}.` }
}

type FillInput = {
  templateId: string
  artifactId?: string
  fields: { field: string; value: string; source?: SourceInput }[]
  blanks?: { field: string; reason: string }[]
}
type FormArtifact = Extract<Artifact['body'], { kind: 'form' }>

function fill(stage: Stage, { templateId, artifactId, fields, blanks = [] }: FillInput, id: string): Output {
  const form = FORMS.find((one) => one.id === templateId)
  if (!form) throw new Refused(`Cara does not fill the form "${templateId}".`)
  const before = stage.conversation.artifacts.find((one) => one.id === artifactId)
  const values = new Map<string, string>(
    before
      ? (before.body as FormArtifact).form.fields.filter(({ value }) => value).map(({ name, value }) => [name, value])
      : [],
  )
  const refused: { field: string; value: string; reason: string }[] = []
  for (const { field: name, value, source } of fields.toSorted(
    (a, b) => Number(a.source?.kind === 'rule') - Number(b.source?.kind === 'rule'),
  )) {
    const field = form.fields.find((one) => one.name === name)
    const reason = whyRefused(stage, form, field, value, source, values)
    if (reason) refused.push({ field: name, value, reason })
    else if (value) values.set(name, value)
    else values.delete(name)
  }
  const version = (before?.version ?? 0) + 1
  const artifact = {
    id: artifactId ?? id,
    version,
    type: 'PDF_FILE',
    title: form.name,
    body: { kind: 'form', form: { fields: [...values].map(([name, value]) => ({ name, value })) } },
  } as unknown as Artifact
  keep(stage, artifact)
  const reasons = new Map(blanks.map(({ field, reason }) => [field, reason]))
  return {
    artifactId: artifact.id,
    version,
    worksheet: true,
    filled: [...values].map(([field, value]) => ({ field, value, source: 'source' })),
    refused,
    blank: form.fields
      .filter(({ name }) => !values.has(name))
      .map(({ name, label, section }) => ({
        field: name,
        label,
        section,
        reason: reasons.get(name) ?? 'Not found in the documents',
      })),
    findings: form
      .check(Object.fromEntries(values))
      .map(({ severity, text, fields: of }) => ({ severity, message: text, fields: of })),
  }
}

function whyRefused(
  stage: Stage,
  form: FormDefinition,
  field: (typeof FORMS)[number]['fields'][number] | undefined,
  value: string,
  source: SourceInput | undefined,
  values: Map<string, string>,
): string | null {
  if (!field) return 'The form has no element of this name.'
  if (!value) return null
  if (!source) return 'A value needs a source.'
  const checked = check(stage, source)
  if ('reason' in checked) return checked.reason
  if (source.kind !== 'rule')
    return source.kind === 'record'
      ? null
      : whyUnsupported(
          form,
          field,
          value,
          source.kind === 'document'
            ? quotedOn(
                paper(stage, source.file).pages[source.page - 1]!,
                checked.quote,
                paper(stage, source.file).facts,
              )
            : { words: checked.quote, by: 'user' },
        )
  const twin = values.get(field.sameAs?.element ?? '')
  return twin && squeeze(twin) === squeeze(value) ? null : "This is not the named insured's."
}

function keep({ conversation }: Stage, artifact: Artifact) {
  conversation.artifacts = [...conversation.artifacts.filter(({ id }) => id !== artifact.id), artifact]
}

function refuseUnsourced(stage: Stage, text: string, sources: SourceInput[] = []) {
  const checked = sources.map((source) => check(stage, source))
  const reasons = checked.flatMap((one) => ('reason' in one ? [one.reason] : []))
  const quotes = checked.flatMap((one) => ('quote' in one ? [one.quote] : []))
  const unknown = unsourcedFigures(text, groundsOf([...quotes, ...givenTexts(stage)]))
  if (reasons.length) throw new Refused(`These sources do not hold: ${reasons.join(' ')}`)
  if (unknown.length)
    throw new Refused(
      `These stand in no source: ${unknown.join(', ')}. Leave them out, or give the source that holds them.`,
    )
}

function draft(stage: Stage, input: Input, id: string): Output {
  const {
    title,
    subject,
    htmlContent,
    body,
    toEmail = null,
    toName = null,
    sources,
  } = input as Record<string, string> & { sources?: SourceInput[] }
  refuseUnsourced(
    stage,
    [toEmail, subject, body, title, htmlContent?.replace(/<[^>]*>/g, ' ')].filter(Boolean).join('\n'),
    sources,
  )
  const content = htmlContent
    ? { kind: 'document', document: { html: htmlContent } }
    : { kind: 'email', email: { toEmail, toName, subject, body, completed: false } }
  keep(stage, { id, version: 1, type: 'EMAIL', title: title ?? subject, body: content } as unknown as Artifact)
  return { artifactId: id, version: 1 }
}

type EditInput = {
  operation: 'READ' | 'EDIT'
  artifactId: string
  edits?: { find: string; replace: string }[]
  title?: string
  toName?: string
  sources?: SourceInput[]
}

function edit(stage: Stage, { operation, artifactId, edits = [], title, toName, sources }: EditInput): Output {
  const artifact = stage.conversation.artifacts.find(({ id }) => id === artifactId)
  if (!artifact || artifact.body.kind === 'form')
    throw new Refused(`There is no drafted document or e-mail with the id "${artifactId}".`)
  const text = artifact.body.kind === 'email' ? artifact.body.email.body : artifact.body.document.html
  if (operation === 'READ') return { artifactId, version: artifact.version, title: artifact.title, text }
  let changed = text
  for (const { find, replace } of edits) {
    if (changed.split(find).length !== 2) throw new Refused(`“${find}” does not stand in the draft exactly once.`)
    changed = changed.split(find).join(replace)
  }
  refuseUnsourced(
    stage,
    edits
      .map(({ replace }) => replace)
      .join('\n')
      .replace(/<[^>]*>/g, ' '),
    sources,
  )
  const named = title ?? artifact.title
  const body =
    artifact.body.kind === 'email'
      ? {
          kind: 'email' as const,
          email: { ...artifact.body.email, body: changed, subject: named, ...(toName ? { toName } : {}) },
        }
      : { kind: 'document' as const, document: { html: changed } }
  keep(stage, { ...artifact, title: named, version: artifact.version + 1, body })
  return { artifactId, version: artifact.version + 1 }
}

function complete(
  stage: Stage,
  {
    outcome,
    answer,
    sources = [],
  }: { outcome: string; answer: string; sources?: { number: number; source: SourceInput }[] },
): Output {
  const faults: string[] = []
  const held = new Map<number, string>()
  for (const { number, source } of sources) {
    const checked = check(stage, source)
    if ('quote' in checked) held.set(number, checked.quote)
    else faults.push(`[${number}]: ${checked.reason}`)
  }
  for (const [, mark] of answer.matchAll(/\[(\d{1,3})\]/g))
    if (!held.has(Number(mark))) faults.push(`[${mark}] has no source that holds.`)
  const unsourced = (line: string) => {
    const marks = [...line.matchAll(/\[(\d{1,3})\]/g)].map(([, mark]) => Number(mark))
    const quotes = marks.length ? marks.map((mark) => held.get(mark) ?? '') : [...held.values()]
    return unsourcedFigures(line, groundsOf([...quotes, ...givenTexts(stage)]))
  }
  const unknown = [...new Set(answer.split('\n').flatMap(unsourced))]
  if (unknown.length) faults.push(`These stand in no source: ${unknown.join(', ')}.`)
  if (faults.length) throw new Refused([...new Set(faults)].join(' '))
  return { outcome, delivered: true }
}
