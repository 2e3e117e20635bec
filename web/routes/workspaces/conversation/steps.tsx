import { CircleCheck, FileText, Lightbulb } from 'lucide-react'
import { memo } from 'react'
import { toolOf } from '../../../../shared/tools.ts'
import type { Source, Stage, StageEvent } from '../../../graph/workspace.ts'
import { ICONS } from '../../../parts/icon.tsx'
import { Prose } from '../../../parts/prose.tsx'
import { cx } from '../../../ui/cx.ts'
import { Progress } from '../../../ui/progress.tsx'
import { Step } from './step.tsx'
import { ToolCallDetails, toolAside } from './tool-call.tsx'

/** What Cara did in one turn: attachments read, thoughts, tools called. */
export function Steps({ stages, onOpen }: { stages: Stage[]; onOpen: (source: Source) => void }) {
  const shown = stages.filter((stage) => stage.type === 'PROCESS_ATTACHMENTS' || stage.events.length || stage.error)
  if (!shown.length) return null
  return (
    <ol aria-label="What Cara did" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {shown.map((stage) =>
        stage.type === 'PROCESS_ATTACHMENTS' ? (
          <Attachments key={stage.id} stage={stage} />
        ) : (
          <TaskSteps key={stage.id} stage={stage} onOpen={onOpen} />
        ),
      )}
    </ol>
  )
}

const TITLES = {
  PLANNED: 'Processing attachments...',
  IN_PROGRESS: 'Processing attachments...',
  SUCCESS: 'Processed attachments',
  FAILED: 'Failed to process attachments',
}

function Attachments({ stage }: { stage: Stage }) {
  const files = stage.processAttachmentsDetails?.progress ?? []
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 0), 0)
  const failed = files.some((file) => file.error)
  const aside = [
    files.length === 1 ? '1 file' : `${String(files.length)} files`,
    pages > 0 && (pages === 1 ? '1 page' : `${String(pages)} pages`),
  ].filter(Boolean)
  return (
    <Step
      icon={CircleCheck}
      state={stage.state}
      title={TITLES[stage.state]}
      aside={aside.join(' · ')}
      startedAt={stage.startedAt}
      endedAt={stage.endedAt}
      error={stage.error}
      live
      alarming={failed}
    >
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li
              key={file.fileId}
              className={cx(
                'grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-2 py-[2px]',
                file.error && 'text-fail-ink',
              )}
            >
              <FileText size={16} aria-hidden className="self-start" />
              <span className={file.error ? 'min-w-0' : 'cut'}>
                {file.fileName}
                {file.error && ` (Failed: ${file.error})`}
              </span>
              {file.error ? null : file.progress < 1 ? (
                <span className="w-24">
                  <Progress share={file.progress} label={`Reading ${file.fileName}`} />
                </span>
              ) : (
                file.pages !== null && (
                  <span className="num">{file.pages === 1 ? '1 page' : `${String(file.pages)} pages`}</span>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </Step>
  )
}

function TaskSteps({ stage, onOpen }: { stage: Stage; onOpen: (source: Source) => void }) {
  return (
    <>
      {stage.events.map((event) => (
        <EventStep key={event.id} event={event} onOpen={onOpen} />
      ))}
      {stage.error && (
        <Step
          icon={CircleCheck}
          state="FAILED"
          title="The task failed"
          startedAt={stage.startedAt}
          endedAt={stage.endedAt}
          error={stage.error}
        />
      )}
    </>
  )
}

/** Drawn again only when this event changed: a long run streams many of them. */
const EventStep = memo(function EventStep({ event, onOpen }: { event: StageEvent; onOpen: (source: Source) => void }) {
  const { toolCall } = event
  const shared = { state: event.state, startedAt: event.startedAt, endedAt: event.endedAt, error: event.error }
  const text = event.content.trim() ? <Prose text={event.content} onOpen={onOpen} /> : null
  if (!toolCall) {
    return (
      <Step
        {...shared}
        icon={Lightbulb}
        title={event.title || (event.state === 'IN_PROGRESS' ? 'Thinking' : 'Thought')}
        live
      >
        {text && <div className="max-w-[66ch] **:text-13">{text}</div>}
      </Step>
    )
  }
  const kind = toolOf(toolCall.type)
  return (
    <Step
      {...shared}
      icon={ICONS[kind.icon]}
      title={event.title || kind.done}
      aside={asideOf(event)}
      live={toolCall.type === 'THINK'}
    >
      {toolCall.type === 'THINK' ? (
        text && <div className="max-w-[66ch] **:text-13">{text}</div>
      ) : (
        <>
          {text && <div className="mb-2 max-w-[66ch] **:text-13">{text}</div>}
          <ToolCallDetails call={toolCall} />
        </>
      )}
    </Step>
  )
})

/** The few words beside the title, unless the title says them already. */
function asideOf({ title, toolCall }: StageEvent) {
  const aside = toolCall && toolAside(toolCall)
  const first = aside?.split(',')[0]?.toLowerCase()
  return first && title.toLowerCase().includes(first) ? null : aside
}
