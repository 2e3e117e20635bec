import { withoutPrefix } from '../../../shared/presets.ts'
import type { Demand, DocumentFacts, Fact, ListInPaper, PolicyEvent } from '../../documents/index.ts'
import type { FieldCount } from '../fillable/fields-in.ts'
import type { ToldList } from '../told-facts.ts'
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
  text: { page: number; text: string }[]
}

export type Unread = { file: string; name: string; error: string }

export type Papers = { read: Paper[]; failed: Unread[]; unopened: AttachedFile[] }

type PeekedFact = Omit<Fact, 'source'> & { page: number; quote: string }
type PeekedEvent = Omit<PolicyEvent, 'source'> & { page: number; quote: string }
type PeekedClause = { heading: string; demands: (Omit<Demand, 'source'> & { page: number; quote: string })[] }
type PeekResult = Omit<DocumentFacts, 'facts' | 'events' | 'clauses'> & {
  file: string
  name: string
  pages?: number
  warnings?: string[]
  fillable?: Paper['fillable']
  facts?: PeekedFact[]
  events?: PeekedEvent[]
  clauses?: PeekedClause[]
  factCounts?: Record<string, number>
  lists?: ListInPaper[]
  list?: ToldList
  text?: { page: number; text: string }[]
  error?: string
}

/** What is known of the files of a conversation: what was seen in those that were opened, and which are still closed. */
export function papersOf({ turns }: Talk): Papers {
  const files = turns.flatMap((turn) => turn.files)
  const peeks = turns.flatMap(({ calls }) => calls.filter(({ name }) => name === 'PEEK_FILE'))
  const papers: Papers = { read: [], failed: [], unopened: [] }
  for (const file of files) {
    const own = peeks.filter((call) => fileOf(call) === file.file)
    const seen = own.map(({ result }) => result).find((result) => isPeek(result) && !result.list) as
      | PeekResult
      | undefined
    const error = file.error ?? seen?.error ?? own.find((call) => call.error)?.error
    if (seen?.facts) papers.read.push({ ...paperOf(seen), text: textIn(own), told: toldIn(own) })
    else if (error) papers.failed.push({ file: file.file, name: file.name, error })
    else papers.unopened.push(file)
  }
  return papers
}

/** The calls that look into every file that was not looked into. */
export function peekCalls({ unopened }: Papers): NewCall[] {
  return unopened.map(({ file }) => ({ name: 'PEEK_FILE', input: { file } }))
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
  facts = [],
  factCounts = {},
  lists = [],
}: PeekResult): Paper {
  return {
    file,
    name: withoutPrefix(name),
    pages: pages ?? 0,
    warnings: warnings ?? [],
    text: text ?? [],
    factCounts,
    fillable: fillable ?? null,
    lists,
    told: [],
    facts: {
      kind,
      title,
      policies,
      conflicts,
      stamps,
      comments,
      inThousands,
      events: events.map(withSource),
      facts: facts.map(withSource),
      ...(clauses && {
        clauses: clauses.map(({ heading, demands }) => ({ heading, demands: demands.map(withSource) })),
      }),
    },
  }
}

const withSource = <Peeked extends { page: number; quote: string }>({ page, quote, ...rest }: Peeked) => ({
  ...rest,
  source: { page, quote, boxes: [] },
})

/** A document as it is called in a sentence. */
export function paperName({ name }: { name: string }): string {
  return `“${name.replace(/[[\]|*_`<>]/g, (mark) => (mark === '_' ? '_' : '')).trim()}”`
}
