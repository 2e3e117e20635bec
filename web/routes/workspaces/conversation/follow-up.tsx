import { Square } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { AddMessageDocument, StopWorkspaceDocument } from '../../../graph/generated/graphql.ts'
import type { Connection } from '../../../graph/live.ts'
import { untilAnswered } from '../../../graph/until-answered.ts'
import type { Workspace } from '../../../graph/workspace.ts'
import { keepDraft } from '../../../lib/draft.ts'
import { newId } from '../../../lib/id.ts'
import { duration, useNow } from '../../../lib/time.ts'
import { Composer, type Outgoing } from '../../../parts/composer.tsx'
import { May } from '../../../parts/may.tsx'
import { ReadOnly } from '../../../parts/read-only.tsx'
import { useMay } from '../../../parts/session.ts'
import { useSending, WaitsForConnection } from '../../../parts/use-sending.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ErrorText } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Archived } from './archived.tsx'
import { InLine } from './in-line.tsx'
import { suggestionsFor } from './suggestions.ts'

type FollowUpProps = { workspace: Workspace; connection: Connection; onAnswer: (workspace: Workspace) => void }

/** Below the conversation: the choices of Cara's question, suggestions, and the box to answer in. */
export function FollowUp({ workspace, connection, onAnswer }: FollowUpProps) {
  const working = workspace.state === 'WORKING'
  const send = useSend(workspace.id, onAnswer)
  const mayWrite = useMay()('run', 'workspace')
  const place = `workspace.${workspace.id}`
  // A withdrawn message returns to the box.
  const [takenBack, setTakenBack] = useState(0)

  return (
    <div className="relative flex-none px-6 pb-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mr-4 before:h-6 before:bg-linear-to-t before:from-surface before:to-transparent max-md:px-3 max-md:pb-3">
      <div className="mx-auto w-full max-w-160">
        {!mayWrite ? (
          <ReadOnly>You can read this.</ReadOnly>
        ) : workspace.schemaVersion === 'V0' ? (
          <Archived workspaceId={workspace.id} />
        ) : (
          <>
            {connection === 'lost' && (
              <p
                role="status"
                className="mb-2 flex items-center gap-2 rounded-8 bg-wait-soft px-4 py-2 text-13 text-wait-ink"
              >
                <Spinner />
                The connection was lost. Trying again; nothing is lost.
              </p>
            )}
            {workspace.state === 'WAITING_FOR_INPUT' && (
              <Answers
                label="Answers to choose from"
                answers={workspace.messages.findLast((message) => message.role === 'AGENT')?.choices ?? []}
                onSend={send}
              />
            )}
            <InLine
              workspaceId={workspace.id}
              messages={workspace.messages.filter((message) => message.inLine)}
              onTakenBack={({ content }) => {
                if (keepDraft(place, content)) setTakenBack(takenBack + 1)
              }}
            />
            <Composer
              key={takenBack}
              small
              nameable={nameableIn(workspace)}
              place={place}
              label="Follow up"
              placeholder={working ? 'Write on. Cara takes it up next...' : 'Follow up...'}
              onSend={send}
              status={working ? <NowWorking workspace={workspace} /> : undefined}
            >
              {working && <StopButton workspace={workspace} />}
            </Composer>
          </>
        )}
      </div>
    </div>
  )
}

/** What may be asked next, at the end of the conversation: it scrolls with it, and nothing moves when it comes. */
export function Suggestions({ workspace, onAnswer }: Pick<FollowUpProps, 'workspace' | 'onAnswer'>) {
  const send = useSend(workspace.id, onAnswer)
  return (
    <May be={['run', 'workspace']}>
      <Answers label="Questions you may ask next" quiet answers={suggestionsFor(workspace)} onSend={send} />
    </May>
  )
}

/** Files of the workspace, and its client: one is named once, and not while Cara works for none. */
const nameableIn = ({ files, account, state }: Workspace) => ({
  files: files.map(({ id, shownName }) => ({ id, name: shownName })),
  accountId: account?.id ?? null,
  mayNameClient: state !== 'WORKING',
})

const NOT_ADDED = 'Failed to add message to workspace'

function useSend(id: string, onAnswer: (workspace: Workspace) => void) {
  const act = useAct()
  return async ({ signal, onProgress, onWait, ...input }: Outgoing) => {
    const variables = { id, input }
    const add = () => act(AddMessageDocument, variables, { signal, onProgress })
    const outcome = await untilAnswered(add, { signal, onWait })
    if (!outcome.ok) return outcome.sentence
    // spec 2 §8: an answer with neither a workspace nor an error is logged; what was written stays, to be sent again.
    if (!outcome.value.caraWorkspace) {
      reportError(new Error(NOT_ADDED))
      return NOT_ADDED
    }
    onAnswer(outcome.value.caraWorkspace)
    return undefined
  }
}

/** That Cara works, and for how long. */
function NowWorking({ workspace }: { workspace: Workspace }) {
  const since = workspace.planStages.findLast((stage) => stage.state === 'IN_PROGRESS')?.startedAt
  return (
    <span role="status" className="flex min-w-0 items-center gap-2">
      <Spinner />
      <span className="cut">Cara is working</span>
      {since && <Elapsed since={since} />}
    </span>
  )
}

function StopButton({ workspace }: { workspace: Workspace }) {
  const [stopping, setStopping] = useState(false)
  const act = useAct()
  const stop = async () => {
    setStopping(true)
    const outcome = await act(StopWorkspaceDocument, { id: workspace.id })
    if (outcome.ok) return
    setStopping(false)
    toast(`Cara was not stopped. ${outcome.sentence}`, { tone: 'fail' })
  }
  return (
    <Button size="sm" disabled={stopping} onClick={stop}>
      <Square size={12} aria-hidden />
      {stopping ? 'Stopping' : 'Stop'}
    </Button>
  )
}

function Elapsed({ since }: { since: string }) {
  const now = useNow(1000)
  return (
    <span aria-hidden className="num text-12 text-ink-3">
      {now - new Date(since).getTime() > 1000 && duration(since, now)}
    </span>
  )
}

type AnswersProps = {
  label: string
  answers: string[]
  quiet?: boolean
  onSend: (outgoing: Outgoing) => Promise<string | undefined>
}

/** Answers or questions as buttons that send them. */
function Answers({ label, answers, quiet, onSend }: AnswersProps) {
  const { sending, begin } = useSending()
  const [error, setError] = useState<string>()
  if (!answers.length) return null

  const answer = async (message: string) => {
    setError(undefined)
    const done = await begin((way) => onSend({ message, files: [], key: newId(), ...way }))
    if (done) setError(done.answer)
  }
  return (
    <div className={cx('grid gap-2', quiet ? 'mt-3' : 'mb-3')}>
      <fieldset aria-label={label} className="flex flex-wrap gap-2">
        {answers.map((choice) => (
          <Button
            key={choice}
            size={quiet ? 'sm' : 'md'}
            disabled={sending !== null}
            className={cx(
              'h-auto! max-w-full py-1 text-left whitespace-normal!',
              quiet ? 'min-h-7 text-ink-2' : 'min-h-8',
            )}
            onClick={() => answer(choice)}
          >
            {choice}
          </Button>
        ))}
      </fieldset>
      {sending?.waits && <WaitsForConnection />}
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}
