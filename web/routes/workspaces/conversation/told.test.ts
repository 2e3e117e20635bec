import { describe, expect, it } from 'vitest'
import type { Stage, StageEvent, WorkspaceFile } from '../../../graph/workspace.ts'
import { tell } from './told.ts'
import { toolPart } from './tool-parts.ts'

const around = { artifacts: [], files: [{ id: 'f', shownName: 'Otter policy.pdf', pages: 46 } as WorkspaceFile] }

const files = (...errors: (string | null)[]): Stage =>
  ({
    id: 'read',
    type: 'PROCESS_ATTACHMENTS',
    state: 'SUCCESS',
    error: null,
    startedAt: '2026-01-01T00:00:00Z',
    endedAt: '2026-01-01T00:00:02Z',
    events: [],
    processAttachmentsDetails: {
      progress: errors.map((error, place) => ({
        fileId: String(place),
        fileName: `${String(place)}.pdf`,
        error,
        progress: error ? 0.4 : 1,
        pages: 2,
      })),
    },
  }) as unknown as Stage

const place = {
  kind: 'DOCUMENT',
  label: 'Otter policy.pdf',
  page: 3,
  fileId: 'f',
  quote: 'Limit $1,000,000',
  boxes: [],
}
const call = (toolCall: object, state = 'SUCCESS'): StageEvent =>
  ({
    id: JSON.stringify(toolCall),
    state,
    title: 'Looking',
    content: '',
    error: null,
    toolCall,
  }) as unknown as StageEvent
const search = (...found: [query: string, isFound: boolean][]) =>
  call({
    type: 'SEARCH_FILE',
    searchFile: { results: found.map(([query, isFound]) => ({ query, places: isFound ? [place] : [] })) },
  })
const task = (events: StageEvent[], part: Partial<Stage> = {}): Stage =>
  ({
    id: 'task',
    type: 'TASK',
    state: 'SUCCESS',
    error: null,
    events,
    processAttachmentsDetails: null,
    ...part,
  }) as Stage

const answered = call({ type: 'COMPLETE_TASK' })

describe('tell', () => {
  it('tells in one line what was read and looked up, each thing once', () => {
    const told = tell(
      [files(null, null, null), task([search(['limit', true], ['auto', false]), search(['Limit', true]), answered])],
      around,
    )
    expect(told).toMatchObject({ line: 'Read 3 files, looked up 2 things', state: 'done', unread: [] })
    expect(told?.parts.map(({ kind }) => kind)).toEqual(['ATTACHMENTS', 'SEARCH_FILE'])
  })

  it('says what is being done while it is done', () => {
    const told = tell(
      [files(null), task([call({ type: 'SEARCH_FILE' }, 'IN_PROGRESS')], { state: 'IN_PROGRESS' })],
      around,
    )
    expect(told).toMatchObject({ line: 'Looking', state: 'running' })
  })

  it('counts the files that are read, where there are several', () => {
    const reading = (stage: Stage): Stage => {
      const [file, ...others] = stage.processAttachmentsDetails!.progress
      return {
        ...stage,
        state: 'IN_PROGRESS',
        processAttachmentsDetails: { progress: [{ ...file!, progress: 0.99 }, ...others] },
      }
    }
    expect(tell([reading(files(null, null))], around)?.line).toBe('Processing attachments... 1 of 2 done')
    expect(tell([reading(files(null))], around)?.line).toBe('Processing attachments...')
  })

  it('names the files that could not be read, and counts only those that were', () => {
    const told = tell([files(null, 'This file is empty.')], around)
    expect(told).toMatchObject({
      line: 'Read 1 file',
      unread: [{ fileName: '1.pdf', error: 'This file is empty.' }],
    })
    expect(tell([files('This file is empty.')], around)?.line).toBe('Could not read what was attached')
  })

  it('takes a stop for a stop and not for a failure', () => {
    expect(tell([{ ...files(null), state: 'FAILED', error: 'Stopped' }], around)).toMatchObject({
      state: 'stopped',
      error: null,
    })
    const failed = task([], { state: 'FAILED', error: 'The model did not answer.' })
    expect(tell([failed], around)).toMatchObject({ state: 'failed', error: 'The model did not answer.' })
  })

  it('has nothing to show for a plain answer', () => {
    expect(tell([task([answered])], around)).toBeNull()
  })
})

it('tells a tool that has no words of its own by its title', () => {
  const done = [{ ...search(['each occurrence', true]), title: 'Looked at what the form asks for' }]
  const part = toolPart('REQUEST_TEMPLATE_TOOLS')
  const about = { ...around, hasAttachments: true }
  expect(part.title(done, about)).toEqual({ title: 'Looked at what the form asks for', gist: '' })
  expect([part.line(done, about), part.rows(done, about)]).toEqual([null, []])
})

describe('the part of a search', () => {
  it('shows what was found with its page, and what is mentioned nowhere', () => {
    const done = [search(['each occurrence', true], ['auto policy', false])]
    const part = toolPart('SEARCH_FILE')
    const about = { ...around, hasAttachments: true }
    expect(part.title(done, about)).toEqual({ title: 'Looked up 2 things', gist: '1 found, 1 not found' })
    expect(part.rows(done, about)).toMatchObject([
      { name: 'Each occurrence', value: 'Limit $1,000,000', at: 'Otter policy.pdf, page 3' },
      { name: 'Auto policy', value: 'Not found', absent: true, at: 'searched 46 pages' },
    ])
  })

  it('shows what the web says with a link to each page, and the pages that were not read', () => {
    const url = 'https://city.example.com/roofing'
    const page = { kind: 'WEB', label: 'Roofing', host: 'city.example.com', url, readOn: '2026-05-14', quote: 'Yes.' }
    const gone = 'https://gone.example.com/'
    const results = [
      { query: 'roofing license', places: [page] },
      { query: 'fees', places: [] },
    ]
    const visited = [
      { url, note: null },
      { url: gone, note: 'It answered 404.' },
    ]
    const done = [call({ type: 'SEARCH_WEB', searchWeb: { results, visited } })]
    const part = toolPart('SEARCH_WEB')
    const about = { ...around, hasAttachments: false }
    expect(part.title(done, about)).toEqual({ title: 'Searched the web', gist: '1 of 2 pages read' })
    expect(part.rows(done, about)).toEqual([
      { name: 'Roofing license', value: 'Roofing: “Yes.”', at: 'city.example.com', url },
      { name: 'Fees', value: 'Not found', absent: true },
      { name: 'Not read', value: 'It answered 404.', absent: true, at: 'gone.example.com', url: gone },
    ])
  })
})
