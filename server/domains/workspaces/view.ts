import { must } from '../../can.ts'
import { type Acting, type Ctx, commit, type House } from '../../ctx.ts'
import { isId } from '../../lib/ids.ts'
import type { Words } from '../../live/doorbell.ts'
import { askedTogether } from '../../live/together.ts'
import type { Stage, StageEvent } from '../../runs/types.ts'
import type { FileHead } from '../files/types.ts'
import { type Contents, look } from './store/look.ts'

/** A workspace with its contents, or with what is new since the watcher's last look. */
export type WorkspaceView = Contents & {
  isPatch: boolean
  /** False when nothing is new but `words`; stages and events then hold just what the words belong to. */
  hasChanged: boolean
  words: Words[]
}

/** A text that still grows: what the watcher has of it ends at `length`, in UTF-16 code units. */
type Growing = { event: StageEvent; stage: Stage; length: number }

/** What a watcher has received so far; of texts, only of those that can still grow. */
export type Watermark = {
  rev: number
  last: Pick<WorkspaceView, 'workspace' | 'run' | 'inLine'> | null
  growing: Map<string, Growing>
  fileStates: Map<string, string>
}

export const startWatermark = (): Watermark => ({ rev: -1, last: null, growing: new Map(), fileStates: new Map() })

/** These workspaces whole, in one statement; those that do not exist are left out. */
export async function readViews(ctx: Ctx, ids: string[]): Promise<WorkspaceView[]> {
  must(ctx, 'read', 'workspace')
  const found = await look(ctx.db, ids.filter(isId))
  return found.map((contents) => ({ ...contents, isPatch: false, hasChanged: true, words: [] }))
}

/**
 * Reads what changed since the watermark and moves the watermark on; the first look reads everything. Returns null when
 * nothing is new, and `undefined` when the workspace does not exist. Watchers who have seen the same look together, but for those who see
 * assigned accounts only.
 */
export async function readView(acting: Acting, id: string, mark: Watermark): Promise<WorkspaceView | null | undefined> {
  const seer = await commit(acting, async (ctx) => {
    must(ctx, 'read', 'workspace')
    return ctx.rights?.sees === 'ASSIGNED_ACCOUNTS' ? ctx.actor.userId : null
  })
  const since = mark.rev
  const growing = [...mark.growing.keys()]
  const key = [acting.actor.agencyId, seer ?? '', id, since, ...growing].join(' ')
  const [contents] = await looksOf(acting.house)(key, () => commit(acting, ({ db }) => look(db, [id], since, growing)))
  if (!contents) return undefined
  const events = contents.events.map((event) => withNewText(event, mark)).filter((event) => isNews(event, since))
  if (contents.workspace.rev === since && !events.length) return null
  const files = contents.files.filter((file) => isChanged(file, mark))
  const view = { ...contents, files, events, isPatch: since >= 0, hasChanged: true, words: [] }
  moveOn(mark, view)
  return view
}

const looks = new WeakMap<House, ReturnType<typeof askedTogether<Contents[]>>>()

function looksOf(house: House) {
  const together = looks.get(house) ?? askedTogether<Contents[]>()
  looks.set(house, together)
  return together
}

/** A patch of words alone, moving the watermark on. Null when all are known; 'look' when they do not follow on what is. */
export function viewOfWords(mark: Watermark, told: Words[]): WorkspaceView | null | 'look' {
  const { last, growing } = mark
  if (!last) return 'look'
  if (!follow(growing, told)) return 'look'
  const words: Words[] = []
  for (const one of told) {
    const text = growing.get(one.eventId)!
    const fresh = one.words.slice(text.length - one.start)
    if (!fresh) continue
    const before = words.find(({ eventId }) => eventId === one.eventId)
    if (before) before.words += fresh
    else words.push({ ...one, start: text.length, words: fresh })
    text.length += fresh.length
  }
  if (!words.length) return null
  const grown = words.map(({ eventId, start, words: content }) => {
    const { event, stage } = growing.get(eventId)!
    return { stage, event: { ...event, content, contentOffset: start } }
  })
  return {
    ...last,
    isPatch: true,
    hasChanged: false,
    words,
    files: [],
    messageFiles: [],
    messages: [],
    stages: [...new Set(grown.map(({ stage }) => stage))],
    events: grown.map(({ event }) => event),
    artifacts: [],
    versions: [],
  }
}

/** Whether each of these words goes on where its text is known to end, or before. */
function follow(growing: Watermark['growing'], told: Words[]): boolean {
  const ends = new Map([...growing].map(([id, { length }]) => [id, length]))
  return told.every(({ eventId, start, words }) => {
    const end = ends.get(eventId)
    if (end === undefined || start > end) return false
    ends.set(eventId, Math.max(end, start + words.length))
    return true
  })
}

/** Of a text that grew, only what the watcher does not have. */
function withNewText(event: StageEvent, { growing }: Watermark): StageEvent {
  const known = growing.get(event.id)
  if (!known || known.event.restarts !== event.restarts || event.content.length < known.length) return event
  return { ...event, content: event.content.slice(known.length), contentOffset: known.length }
}

const isNews = ({ rev, content }: StageEvent, since: number) => rev > since || content !== ''

function moveOn(mark: Watermark, { workspace, run, inLine, events, stages }: WorkspaceView) {
  mark.rev = workspace.rev
  mark.last = { workspace, run, inLine }
  for (const event of events) {
    const stage = stages.find(({ id }) => id === event.stageId)!
    const length = event.contentOffset + event.content.length
    if (event.type === 'THOUGHT' && event.state === 'IN_PROGRESS')
      mark.growing.set(event.id, { event: { ...event, content: '' }, stage, length })
    else mark.growing.delete(event.id)
  }
}

/** Whether a file is another than the watcher was told. A file whose reading has ended does not change any more. */
function isChanged(file: FileHead, { fileStates }: Watermark) {
  const state = `${file.state}:${file.kind}:${file.pageCount}:${file.error}`
  if (fileStates.get(file.id) === state) return false
  fileStates.set(file.id, state)
  return true
}
