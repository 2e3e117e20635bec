import { withoutPrefix } from '../../../shared/presets.ts'
import type {
  Box,
  Demand,
  DocumentFacts,
  Fact,
  ListInPaper,
  PaperRecord,
  PolicyEvent,
  RecordField,
} from '../../documents/index.ts'
import type { FieldCount } from '../fillable/fields-in.ts'
import { type brief, inRuns, type ToldList } from '../told-facts.ts'
import { readForForms, type ToldForForms } from '../told-for-forms.ts'
import type { AttachedFile, DoneCall, NewCall, Talk } from './talk.ts'

/** A file that was looked into. */
export type Paper = {
  file: string
  name: string
  pages: number
  warnings: string[]
  facts: DocumentFacts
  /** How many facts of a key it has, where not all were told. */
  factCounts: Record<string, number>
  /** How many fields it has to fill, and how many of them hold something; null where it has none. */
  fillable: FieldCount | null
  /** The lists it holds, and what was asked of them so far. */
  lists: ListInPaper[]
  told: ToldList[]
  /** The forms it was told for, with all that fills them. */
  forms: string[]
  text: { page: number; text: string }[]
}

export type Unread = { file: string; name: string; error: string }

export type Papers = { read: Paper[]; failed: Unread[]; unopened: AttachedFile[] }

type PeekedFact = Omit<Fact, 'source'> & { page: number; quote: string }
type PeekedEvent = Omit<PolicyEvent, 'source'> & { page: number; quote: string }
type PeekedClause = { heading: string; demands: (Omit<Demand, 'source'> & { page: number; quote: string })[] }
type PeekedRecord = Omit<PaperRecord, 'fields'> & {
  fields: Record<string, Pick<RecordField, 'value'> & { page: number; quote: string }>
}
type PeekResult = Omit<DocumentFacts, 'facts' | 'events' | 'clauses' | 'records' | 'papers'> & {
  file: string
  name: string
  pages?: number
  warnings?: string[]
  fillable?: Paper['fillable']
  facts?: PeekedFact[]
  events?: PeekedEvent[]
  clauses?: PeekedClause[]
  records?: PeekedRecord[]
  papers?: ReturnType<typeof brief>['papers']
  factCounts?: Record<string, number>
  lists?: ListInPaper[]
  list?: ToldList
  filling?: ToldForForms
  text?: { page: number; text: string }[]
  error?: string
}

/** What is known of the files of a conversation: what was seen in those that were opened, and which are still closed. */
export function papersOf({ turns }: Pick<Talk, 'turns'>): Papers {
  const files = turns.flatMap((turn) => turn.files)
  const peeks = turns.flatMap(({ calls }) => calls.filter(({ name }) => name === 'PEEK_FILE'))
  const papers: Papers = { read: [], failed: [], unopened: [] }
  for (const file of files) {
    const own = peeks.filter((call) => fileOf(call) === file.file)
    const looks = own.flatMap(({ result }) => (isPeek(result) && !result.list ? [result] : []))
    const seen = looks.findLast(({ filling }) => filling) ?? looks[0]
    const error = file.error ?? seen?.error ?? own.find((call) => call.error)?.error
    if (seen?.facts) papers.read.push({ ...paperOf(seen), text: textIn(own), told: toldIn(own) })
    else if (error) papers.failed.push({ file: file.file, name: file.name, error })
    else papers.unopened.push(file)
  }
  return papers
}

/** The calls that look into every file that was not looked into, or not for all of these forms. */
export function peekCalls({ unopened, read }: Papers, forms: string[] = []): NewCall[] {
  const untold = read.filter((paper) => forms.some((form) => !paper.forms.includes(form)))
  return [...unopened, ...untold].map(({ file }) => ({
    name: 'PEEK_FILE',
    input: { file, ...(forms.length && { forms }) },
  }))
}

/** The text of every page that was opened, each page once. */
function textIn(peeks: DoneCall[]): Paper['text'] {
  const pages = new Map<number, string>()
  for (const { result } of peeks) {
    for (const { page, text } of (isPeek(result) && result.text) || [])
      if (text.length > (pages.get(page)?.length ?? 0)) pages.set(page, text)
  }
  return [...pages].map(([page, text]) => ({ page, text }))
}

const toldIn = (peeks: DoneCall[]): ToldList[] => peeks.flatMap(({ result }) => (isPeek(result) && result.list) || [])

const fileOf = ({ input }: DoneCall) => (input as { file?: string } | null)?.file

function isPeek(result: unknown): result is PeekResult {
  return typeof result === 'object' && result !== null && 'file' in result
}

function paperOf({
  file,
  name,
  pages,
  warnings,
  fillable,
  text,
  kind,
  title,
  policies,
  conflicts,
  stamps = [],
  comments = [],
  inThousands = [],
  events = [],
  clauses,
  records,
  papers,
  spoken,
  isPersonal,
  facts = [],
  factCounts = {},
  lists = [],
  filling,
}: PeekResult): Paper {
  return {
    file,
    name: withoutPrefix(name),
    pages: pages ?? 0,
    warnings: [...(warnings ?? []), ...(filling?.tooLong.map(tooLong) ?? [])],
    text: text ?? [],
    factCounts,
    fillable: fillable ?? null,
    lists,
    told: [],
    forms: filling?.forms ?? [],
    facts: {
      kind,
      title,
      policies,
      conflicts,
      stamps,
      comments,
      inThousands,
      spoken,
      isPersonal,
      ...(papers && { papers: papers.map((paper) => ({ ...paper, pages: inRuns(paper.pages), evidence: null })) }),
      events: events.map((event) => withSource(event)),
      facts: facts.map((fact) => withSource(fact, filling?.boxes?.[fact.id])),
      ...(records && {
        records: records.map(({ fields, ...record }) => ({
          ...record,
          fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withSource(field)])),
        })),
      }),
      ...(clauses && {
        clauses: clauses.map(({ heading, demands }) => ({
          heading,
          demands: demands.map((demand) => withSource(demand)),
        })),
      }),
      ...(filling && readForForms(filling)),
    },
  }
}

const tooLong = (type: string) => `Its list of ${type.replaceAll('_', ' ')} entries is too long to fill a form from.`

const withSource = <Peeked extends { page: number; quote: string }>(
  { page, quote, ...rest }: Peeked,
  boxes: Box[] = [],
) => ({ ...rest, source: { page, quote, boxes } })

/** A document as it is called in a sentence. */
export function paperName({ name }: { name: string }): string {
  return `“${shortName(name)
    .replace(/[[\]|*_`<>]/g, (mark) => (mark === '_' ? '_' : ''))
    .trim()}”`
}

/** A title is said up to so many letters. */
const LONGEST_NAME = 80

/** A name, cut in its middle where it is very long: its end tells versions apart. */
export function shortName(name: string, most = LONGEST_NAME): string {
  if (name.length <= most) return name
  const end = Math.floor(most / 4)
  return `${name.slice(0, most - end - 1).trimEnd()}…${name.slice(-end).trimStart()}`
}
