import { ChevronRight, CircleAlert, CircleCheck, CircleStop } from 'lucide-react'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Source, Stage, StageEvent } from '../../../graph/workspace.ts'
import { count } from '../../../lib/count.ts'
import { duration, useNow } from '../../../lib/time.ts'
import { Prose } from '../../../parts/prose.tsx'
import { recordLink } from '../../../parts/record-link.ts'
import { WebLink } from '../../../parts/web-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Progress } from '../../../ui/progress.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type Part, readFiles, type Told } from './told.ts'
import { type Around, type Row, toolPart } from './tool-parts.ts'

const COLLAPSE_MS = 3000 // spec 2 §9: what was opened by hand while it ran collapses this long after it is done
const WORTH_SAYING_MS = 1000
const FIRST_ROWS = 5

type ToldProps = { told: Told; around: Around; quiet: boolean; onOpen: (source: Source) => void }

/** What Cara did in one turn: one line that expands into what was read, found and filled. `quiet`: its failure is shown elsewhere. */
export function ToldSteps({ told, around, quiet, onOpen }: ToldProps) {
  const id = useId()
  const running = told.state === 'running'
  const [open, toggle] = useOpen(running, false)
  return (
    <section aria-label="What Cara did">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        disabled={!told.parts.length}
        onClick={toggle}
        className="-mx-2 flex min-h-8 w-[calc(100%+16px)] items-center gap-2 rounded-6 px-2 text-left text-13 enabled:hover:bg-hover"
      >
        <StateIcon state={told.state} partly={told.unread.length > 0} />
        <span className={cx('min-w-0 font-semibold', running && 'cut')}>{told.line}</span>
        {told.state === 'stopped' && told.line !== 'Stopped' && <span className="text-ink-3">stopped</span>}
        <span className="num ml-auto flex-none text-12 text-ink-3">
          <Took told={told} />
        </span>
        {told.parts.length > 0 && <Turn open={open} />}
      </button>
      {told.unread.length > 0 && (
        <ul aria-label="Files that could not be read" className="pl-6 text-13 text-fail-ink">
          {told.unread.map(({ fileId, fileName, error }) => (
            <li key={fileId}>
              {fileName} (Failed: {error})
            </li>
          ))}
        </ul>
      )}
      {told.error && !quiet && <p className="pl-6 text-13 text-fail-ink">{told.error}</p>}
      {open && (
        <div id={id} className="mt-1 ml-[7px] grid grid-cols-[minmax(0,1fr)] gap-1 border-l border-edge pl-4">
          {told.parts.map((part) => (
            <PartView key={keyOf(part)} part={part} around={around} onOpen={onOpen} />
          ))}
        </div>
      )}
    </section>
  )
}

/** What is being done now, in a place of fixed height: what comes after it stands still. */
export function NowDoing({ stages }: { stages: Stage[] }) {
  const stage = stages.findLast((one) => one.state === 'IN_PROGRESS')
  const files = stage?.processAttachmentsDetails?.progress ?? []
  const event = stage?.events.findLast((one) => one.state === 'IN_PROGRESS')
  return (
    <div
      className={cx(
        'flex h-17 flex-col overflow-hidden pl-6 text-13 text-ink-2',
        // Files go from below as they are done; of a thought the end is what is new.
        files.length === 0 && 'justify-end',
      )}
    >
      {files.length > 0 ? (
        files
          .filter((file) => file.progress < 1 && !file.error)
          .slice(0, 3)
          .map((file) => (
            <div key={file.fileId} className="flex items-center gap-3">
              <span className="cut flex-1">{file.fileName}</span>
              <span className="w-24 flex-none">
                <Progress share={file.progress} label={`Reading ${file.fileName}`} />
              </span>
            </div>
          ))
      ) : (
        <div className="mt-auto **:text-13">{event?.content.trim() && <Prose text={event.content} />}</div>
      )}
    </div>
  )
}

const ICONS = {
  done: { Icon: CircleCheck, tone: 'text-done-dot', words: 'Done' },
  failed: { Icon: CircleAlert, tone: 'text-fail-dot', words: 'Failed' },
  stopped: { Icon: CircleStop, tone: 'text-ink-3', words: 'Stopped' },
}

function StateIcon({ state, partly }: { state: Told['state']; partly: boolean }) {
  if (state === 'running') return <Spinner />
  const { Icon, tone, words } = ICONS[state]
  return <Icon size={16} strokeWidth={1.75} className={partly ? 'text-wait-dot' : tone} role="img" aria-label={words} />
}

function Turn({ open }: { open: boolean }) {
  return (
    <ChevronRight
      size={12}
      strokeWidth={2.25}
      aria-hidden
      className={cx('quick flex-none text-ink-3', open && 'rotate-90')}
    />
  )
}

const keyOf = (part: Part) => (part.kind === 'ATTACHMENTS' ? part.stage.id : part.kind)

/** Drawn again only when it changed: a long run has many of them. */
const PartView = memo(function PartView({
  part,
  around,
  onOpen,
}: {
  part: Part
  around: Around
  onOpen: (source: Source) => void
}) {
  const running = part.kind !== 'ATTACHMENTS' && part.events.some((event) => event.state === 'IN_PROGRESS')
  const [open, toggle] = useOpen(running, part.kind === 'THOUGHTS')
  const { title, gist, rows } = contentOf(part, around)
  const failure = part.kind === 'ATTACHMENTS' ? null : failureOf(part.events)
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        onClick={toggle}
        className="-mx-2 flex min-h-8 w-[calc(100%+16px)] items-center gap-2 rounded-6 px-2 text-left text-13 hover:bg-hover"
      >
        <b className="flex-none font-semibold max-md:flex-shrink">{title}</b>
        <span className="cut text-ink-2">{gist}</span>
        <Turn open={open} />
      </button>
      {failure?.error && (
        <p className="flex gap-2 pb-1 text-13 text-fail-ink">
          <CircleAlert size={16} className="mt-[2px]" aria-hidden />
          {failure.error}
        </p>
      )}
      {open && part.kind === 'THOUGHTS' && (
        <div className="grid max-w-[66ch] gap-2 pb-2 text-ink-2">
          {part.events.map((event) => (
            <div key={event.id} className="**:text-13">
              <Prose text={event.content} onOpen={onOpen} />
            </div>
          ))}
        </div>
      )}
      {open && rows.length > 0 && <Rows rows={rows} onOpen={onOpen} />}
    </div>
  )
})

/** Failures that were not corrected afterwards. */
function failureOf(events: StageEvent[]) {
  const last = events.at(-1)
  return last?.state === 'FAILED' ? last : null
}

function contentOf(part: Part, around: Around): { title: string; gist: string; rows: Row[] } {
  if (part.kind === 'THOUGHTS') {
    const titles = part.events.map((event) => event.title).filter(Boolean)
    return { title: 'Thought it through', gist: [...new Set(titles)].join(', '), rows: [] }
  }
  if (part.kind === 'ATTACHMENTS') return attachments(part.stage)
  const tool = toolPart(part.kind)
  const done = part.events.filter((event) => event.state === 'SUCCESS')
  if (!done.length) return { title: part.events.at(-1)?.title ?? '', gist: '', rows: [] }
  return { ...tool.title(done, around), rows: tool.rows(done, around) }
}

const TITLES = {
  PLANNED: 'Processing attachments...',
  IN_PROGRESS: 'Processing attachments...',
  SUCCESS: 'Processed attachments',
  FAILED: 'Failed to process attachments',
}

function attachments(stage: Stage) {
  const files = stage.processAttachmentsDetails?.progress ?? []
  const read = readFiles(stage)
  const pages = read.reduce((sum, file) => sum + (file.pages ?? 0), 0)
  const partly = stage.state !== 'IN_PROGRESS' && read.length > 0 && read.length < files.length
  const title = partly
    ? `Processed ${String(read.length)} of ${count(files.length, 'attachment')}`
    : stage.error === 'Stopped'
      ? 'Stopped processing attachments'
      : TITLES[stage.state]
  return {
    title,
    gist: [count(files.length, 'file'), pages && count(pages, 'page')].filter(Boolean).join(' · '),
    rows: files.map(({ fileName, error, pages: own }) => ({
      name: fileName,
      ...(error ? { value: error, absent: true } : {}),
      ...(own ? { at: count(own, 'page') } : {}),
    })),
  }
}

function Rows({ rows, onOpen }: { rows: Row[]; onOpen: (source: Source) => void }) {
  const [all, setAll] = useState(false)
  const more = rows.length - FIRST_ROWS
  return (
    <div className="pb-2 text-13">
      <dl className="grid gap-[3px]">
        {rows.slice(0, all || more === 1 ? undefined : FIRST_ROWS).map((row, place) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished step keep their places
            key={place}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,1.6fr)] gap-x-3 max-md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <dt className={cx('min-w-0', row.value ? 'text-ink-2' : 'col-span-2 max-md:col-span-1')}>{row.name}</dt>
            {row.value && (
              <dd
                className={cx(
                  'min-w-0 self-start max-md:col-span-2 max-md:row-start-2',
                  row.url ? 'line-clamp-4' : 'line-clamp-2',
                  row.absent && 'text-ink-3',
                )}
              >
                {row.before && <del className="mr-2 text-ink-3">{row.before}</del>}
                {row.before ? <ins className="bg-done-soft text-done-ink no-underline">{row.value}</ins> : row.value}
              </dd>
            )}
            <dd className={cx('min-w-0 text-right text-12 leading-5 text-ink-3', row.url && 'max-md:max-w-[50vw]')}>
              {row.source?.fileId ? (
                <button
                  type="button"
                  className="min-h-5 text-right font-medium text-accent-ink hover:underline max-md:min-h-6"
                  onClick={() => onOpen(row.source!)}
                >
                  {row.at}
                </button>
              ) : row.url ? (
                <WebLink url={row.url} oneLine>
                  {row.at}
                </WebLink>
              ) : row.source?.record ? (
                <Link
                  to={recordLink(row.source.record)}
                  aria-label={`${row.at ?? 'Open'} ${row.source.label}`}
                  className="font-medium text-accent-ink hover:underline"
                >
                  {row.at}
                </Link>
              ) : (
                row.at
              )}
            </dd>
          </div>
        ))}
      </dl>
      {more > 1 && !all && (
        <button
          type="button"
          className="mt-1 min-h-6 font-medium text-accent-ink hover:underline"
          onClick={() => setAll(true)}
        >
          {more} more
        </button>
      )}
    </div>
  )
}

/**
 * Open by hand, or by itself while it runs; what was opened by hand meanwhile closes three seconds after it is done (spec 2 §4).
 */
function useOpen(live: boolean, byItself: boolean): [open: boolean, toggle: () => void] {
  const [open, setOpen] = useState(live && byItself)
  const byHand = useRef(false)
  const wasLive = useRef(live)
  useEffect(() => {
    if (!wasLive.current && live && byItself) setOpen(true)
    const ended = wasLive.current && !live
    wasLive.current = live
    if (!ended) return
    const timer = window.setTimeout(() => setOpen(false), byHand.current ? COLLAPSE_MS : 0)
    return () => window.clearTimeout(timer)
  }, [live, byItself])
  const toggle = () => {
    byHand.current = true
    setOpen(!open)
  }
  return [open, toggle]
}

function Took({ told: { startedAt, endedAt, state } }: { told: Told }) {
  const now = useNow(1000)
  if (!startedAt) return null
  const to = state === 'running' ? now : endedAt ? new Date(endedAt).getTime() : null
  return to && to - new Date(startedAt).getTime() >= WORTH_SAYING_MS ? duration(startedAt, to) : null
}
