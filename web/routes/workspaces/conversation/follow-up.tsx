import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { AddMessageDocument, StopWorkspaceDocument } from '../../../graph/generated/graphql.ts'
import type { Connection } from '../../../graph/live.ts'
import type { Workspace } from '../../../graph/workspace.ts'
import { newId } from '../../../lib/id.ts'
import { duration, useNow } from '../../../lib/time.ts'
import { Composer, type Outgoing } from '../../../parts/composer.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

type FollowUpProps = { workspace: Workspace; connection: Connection; onAnswer: (workspace: Workspace) => void }

/** What stands under the conversation: what Cara is doing, the choices of its question, and the box to answer in. */
export function FollowUp({ workspace, connection, onAnswer }: FollowUpProps) {
  const act = useAct()
  const working = workspace.state === 'WORKING'

  const send = async ({ message, files, key, signal, onProgress }: Outgoing) => {
    const variables = { id: workspace.id, input: { message, files, key } }
    const outcome = await act(AddMessageDocument, variables, { signal, onProgress })
    if (!outcome.ok) return outcome.sentence
    if (outcome.value.caraWorkspace) onAnswer(outcome.value.caraWorkspace)
    return undefined
  }

  return (
    <div className="relative flex-none px-6 pb-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mr-4 before:h-6 before:bg-linear-to-t before:from-surface before:to-transparent max-md:px-3 max-md:pb-3">
      <div className="mx-auto w-full max-w-160">
        {workspace.schemaVersion === 'V0' ? (
          <p className="rounded-8 bg-sunken px-4 py-3 text-ink-2">
            This workspace has been archived. Please create a new workspace to continue.
          </p>
        ) : (
          <>
            <div className="flex min-h-8 items-center gap-2 text-13 text-ink-2" aria-live="polite">
              {connection === 'lost' ? (
                <span className="text-wait-ink">The connection was lost. Trying again; nothing is lost.</span>
              ) : (
                working && <Working workspace={workspace} />
              )}
            </div>
            {workspace.state === 'WAITING_FOR_INPUT' && <Choices workspace={workspace} onSend={send} />}
            <Composer
              small
              place={`workspace.${workspace.id}`}
              label="Follow up"
              placeholder="Follow up..."
              blocked={working}
              onSend={send}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** What is being done, for how long, and the way to stop it. */
function Working({ workspace }: { workspace: Workspace }) {
  const [stopping, setStopping] = useState(false)
  const [error, setError] = useState<string>()
  const act = useAct()
  const stop = async () => {
    setStopping(true)
    const outcome = await act(StopWorkspaceDocument, { id: workspace.id })
    if (!outcome.ok) setError(outcome.sentence)
    setStopping(outcome.ok)
  }
  const step = currentStep(workspace)
  return (
    <>
      <Spinner />
      <span className="cut">{stopping ? 'Stopping' : (step?.title ?? 'Working')}</span>
      {step?.since && <Elapsed since={step.since} />}
      {error && <ErrorText>{error}</ErrorText>}
      <Button size="sm" className="ml-auto" disabled={stopping} onClick={stop}>
        Stop
      </Button>
    </>
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

function currentStep(workspace: Workspace) {
  const stage = workspace.planStages.findLast((one) => one.state === 'IN_PROGRESS')
  if (!stage) return null
  const details = stage.processAttachmentsDetails?.progress
  if (details?.length) {
    const done = details.filter((file) => file.progress >= 1 || file.error).length
    return { title: `Reading files, ${String(done)} of ${String(details.length)} done`, since: stage.startedAt }
  }
  const event = stage.events.findLast((one) => one.state === 'IN_PROGRESS')
  return { title: event?.title || 'Working', since: event?.startedAt ?? stage.startedAt }
}

/** The answers a question offers, as buttons that send them. */
function Choices({
  workspace,
  onSend,
}: {
  workspace: Workspace
  onSend: (outgoing: Outgoing) => Promise<string | undefined>
}) {
  const [sent, setSent] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const question = workspace.messages.findLast((message) => message.role === 'AGENT')
  if (!question?.choices.length) return null

  const answer = async (message: string) => {
    setSent(message)
    const signal = new AbortController().signal
    const failure = await onSend({ message, files: [], key: newId(), signal, onProgress: () => {} })
    setError(failure)
    if (failure) setSent(null)
  }
  return (
    <div className="mb-3 grid gap-2">
      <fieldset aria-label="Answers to choose from" className="flex flex-wrap gap-2">
        {question.choices.map((choice) => (
          <Button
            key={choice}
            disabled={sent !== null}
            className="h-auto! min-h-8 max-w-full py-1 text-left whitespace-normal!"
            onClick={() => answer(choice)}
          >
            {choice}
          </Button>
        ))}
      </fieldset>
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}
