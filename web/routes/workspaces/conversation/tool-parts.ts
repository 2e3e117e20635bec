import type { ToolKind } from '../../../../shared/tools.ts'
import type { Artifact, Source, StageEvent, WorkspaceFile } from '../../../graph/workspace.ts'
import { count } from '../../../lib/count.ts'
import { sourceName } from '../../../parts/source-name.ts'
import { countsOf, sumUp } from '../viewer/counts.ts'

/** What a part of the summary may use besides its own calls. */
export type Around = { artifacts: Artifact[]; files: WorkspaceFile[]; hasAttachments: boolean }

/** One line of an expanded part: the item, what was found or written, and its source. */
export type Row = {
  name: string
  value?: string
  /** What was there before, where the value takes its place. */
  before?: string
  /** Nothing was found: said in grey. */
  absent?: boolean
  /** Shown at the right: the place, as a link if it can be opened. */
  at?: string
  source?: Source
  /** The page of the web that stands there. */
  url?: string
}

type ToolPart = {
  /** Its words in the one line that tells all: "looked up 11 things"; null when it adds nothing. */
  line: (done: StageEvent[], around: Around) => string | null
  /** Its own line, and the few words behind it. */
  title: (done: StageEvent[], around: Around) => { title: string; gist: string }
  rows: (done: StageEvent[], around: Around) => Row[]
}

/** What is told of a tool that has no part of its own here: the title of its newest call. */
const BY_TITLE: ToolPart = {
  line: () => null,
  title: (done) => ({ title: done.at(-1)?.title ?? '', gist: '' }),
  rows: () => [],
}

/** How a tool is summarized. */
export const toolPart = (kind: ToolKind): ToolPart => PARTS[kind] ?? BY_TITLE

/** What is told of a form that was filled, from a template or on a PDF. */
const FILLED: ToolPart = {
  line: (done, around) => {
    const values = forms(done, around).reduce((sum, form) => sum + countsOf(form.fields).filled, 0)
    return values ? `filled ${count(values, 'value')}` : null
  },
  title: (done, around) => {
    const made = forms(done, around)
    const fields = made.flatMap((form) => form.fields)
    const names = made.map(({ form }) => form).join(', ')
    return {
      title: `Filled ${count(countsOf(fields).filled, 'value')} in ${names || 'the form'}`,
      gist: sumUp(fields),
    }
  },
  rows: (done, around) =>
    forms(done, around).flatMap((form) =>
      [...Map.groupBy(form.fields, (field) => field.section)].flatMap(([name, fields]): Row[] => {
        const filled = fields.filter((field) => field.value)
        const from = [...new Set(filled.flatMap((field) => field.source?.label ?? []))]
        const more = from.length > 2 ? ` and ${String(from.length - 2)} more` : ''
        if (!filled.length) return []
        return [{ name, value: `from ${from.slice(0, 2).join(', ')}${more}`, at: count(filled.length, 'value') }]
      }),
    ),
}

/** The tools with more to show than their title. */
const PARTS: { [K in ToolKind]?: ToolPart } = {
  PEEK_FILE: {
    line: (done, around) => (around.hasAttachments ? null : `looked into ${count(peeked(done).length, 'file')}`),
    title: (done, { files }) => {
      const pages = files
        .filter(({ id }) => peeked(done).includes(id))
        .reduce((sum, file) => sum + (file.pages ?? 0), 0)
      return { title: `Looked into ${count(peeked(done).length, 'file')}`, gist: pages ? count(pages, 'page') : '' }
    },
    rows: (done, { files }) =>
      peeked(done).flatMap((id) => {
        const file = files.find((one) => one.id === id)
        if (!file) return []
        return [{ name: file.shownName, value: file.kind ?? '', at: file.pages ? count(file.pages, 'page') : '' }]
      }),
  },

  SEARCH_FILE: {
    line: (done) => `looked up ${count(searches(done).length, 'thing')}`,
    title: (done) => {
      const all = searches(done)
      const absent = all.filter(({ places }) => !places.length).length
      const gist = [`${String(all.length - absent)} found`, absent && `${String(absent)} not found`]
      return { title: `Looked up ${count(all.length, 'thing')}`, gist: gist.filter(Boolean).join(', ') }
    },
    rows: (done, { files }) => {
      const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0)
      return searches(done).map(({ query, places: [place] }) =>
        place
          ? { name: begun(query), value: place.quote ?? '', at: sourceName(place), source: place }
          : { name: begun(query), value: 'Not found', absent: true, at: `searched ${count(pages, 'page')}` },
      )
    },
  },

  SEARCH_KNOWLEDGE_BASE: {
    line: () => 'searched the knowledge base',
    title: (done) => {
      const all = searches(done)
      const found = all.filter(({ places }) => places.length).length
      return { title: 'Searched the knowledge base', gist: `${String(found)} of ${count(all.length, 'thing')} found` }
    },
    rows: (done) =>
      searches(done).map(({ query, places: [place] }) =>
        place
          ? { name: begun(query), value: place.quote ?? '', at: sourceName(place), source: place }
          : { name: begun(query), value: 'Not found', absent: true },
      ),
  },

  SEARCH_WEB: {
    line: () => 'searched the web',
    title: (done) => {
      const pages = visited(done)
      const read = pages.filter(({ note }) => !note).length
      return { title: 'Searched the web', gist: `${String(read)} of ${count(pages.length, 'page')} read` }
    },
    rows: (done) => [
      ...searches(done).flatMap(({ query, places }): Row[] =>
        places.length
          ? places.map((place, at) => ({
              name: at ? '' : begun(query),
              value: `${place.label}: “${place.quote ?? ''}”`,
              at: place.host ?? '',
              url: place.url ?? '',
            }))
          : [{ name: begun(query), value: 'Not found', absent: true }],
      ),
      ...visited(done).flatMap(({ url, note }): Row[] =>
        note ? [{ name: 'Not read', value: note, absent: true, at: new URL(url).hostname, url }] : [],
      ),
    ],
  },

  SEARCH_KNOWLEDGE_GRAPH: {
    line: () => 'searched the agency’s records',
    title: (done) => {
      const all = overRecords(done)
      const found = all.filter(({ places }) => places.length).length
      return {
        title: 'Searched the agency’s records',
        gist: `${String(found)} of ${count(all.length, 'question')} found`,
      }
    },
    rows: (done) =>
      overRecords(done).flatMap(({ query, answer, places }): Row[] => [
        { name: begun(query), value: answer, absent: !places.length },
        ...places.map((place) => ({ name: '', value: place.label, at: 'Open', source: place })),
      ]),
  },

  LOOK_UP_ACCOUNT: {
    line: () => 'looked up the client’s records',
    title: (done) => ({ title: done.at(-1)?.title ?? '', gist: '' }),
    rows: () => [],
  },

  FILL_TEMPLATE: {
    ...FILLED,
    title: (done, around) =>
      forms(done, around).length ? FILLED.title(done, around) : { title: done.at(-1)?.title ?? '', gist: '' },
  },
  PDF_EDITOR: {
    ...FILLED,
    title: (done, around) =>
      forms(done, around).length ? FILLED.title(done, around) : { title: done.at(-1)?.title ?? '', gist: '' },
  },

  DRAFT_EMAIL: {
    line: () => 'drafted an e-mail',
    title: (done) => ({ title: 'Drafted an e-mail', gist: done.at(-1)?.toolCall?.draftEmail?.subject ?? '' }),
    rows: (done) =>
      done.flatMap(({ toolCall }) => {
        const { toName, toEmail, subject } = toolCall?.draftEmail ?? {}
        const to = [toName, toEmail].filter(Boolean).join(', ')
        return [
          to ? { name: 'To', value: to } : { name: 'To', value: 'No address was given', absent: true },
          { name: 'Subject', value: subject ?? '' },
        ]
      }),
  },

  DRAFT_DOCUMENT: {
    line: () => 'drafted a document',
    title: (done) => ({ title: 'Drafted a document', gist: done.at(-1)?.toolCall?.draftDocument?.title ?? '' }),
    rows: (done) => done.map(({ toolCall }) => ({ name: 'Title', value: toolCall?.draftDocument?.title ?? '' })),
  },

  FILE_EDITOR: {
    line: (done) => (changes(done).length ? `made ${count(changes(done).length, 'change')}` : null),
    title: (done) =>
      changes(done).length
        ? { title: `Made ${count(changes(done).length, 'change')}`, gist: 'in the draft' }
        : { title: 'Read the draft', gist: '' },
    rows: (done) => changes(done).map(({ before, after }) => ({ name: 'Changed', before, value: after })),
  },
}

const peeked = (done: StageEvent[]) => [...new Set(done.flatMap(({ toolCall }) => toolCall?.peekFile?.fileId ?? []))]

const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What was looked up, each thing once; the best answer of several counts. */
function searches(done: StageEvent[]) {
  const byQuery = new Map<string, { query: string; places: Source[] }>()
  for (const result of done.flatMap(
    ({ toolCall }) => (toolCall?.searchFile ?? toolCall?.searchKnowledgeBase ?? toolCall?.searchWeb)?.results ?? [],
  )) {
    const key = result.query.toLowerCase()
    if (!byQuery.get(key)?.places.length) byQuery.set(key, result)
  }
  return [...byQuery.values()]
}

const visited = (done: StageEvent[]) => done.flatMap(({ toolCall }) => toolCall?.searchWeb?.visited ?? [])
const overRecords = (done: StageEvent[]) =>
  done.flatMap(({ toolCall }) => toolCall?.searchKnowledgeGraph?.results ?? [])

function forms(done: StageEvent[], { artifacts }: Around): NonNullable<Artifact['form']>[] {
  const ids = [
    ...new Set(done.flatMap(({ toolCall }) => toolCall?.fillTemplate?.artifactId ?? toolCall?.pdfEditor?.fileId ?? [])),
  ]
  return ids.flatMap((id) => artifacts.findLast((artifact) => artifact.id === id)?.form ?? [])
}

const changes = (done: StageEvent[]) => done.flatMap(({ toolCall }) => toolCall?.fileEditor?.edits ?? [])
