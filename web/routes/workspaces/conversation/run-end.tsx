import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { RetryWorkspaceDocument } from '../../../graph/generated/graphql.ts'
import type { Workspace } from '../../../graph/workspace.ts'
import { May } from '../../../parts/may.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/field.tsx'
import { modelName } from './model-name.ts'

/** Which model answered; or how the last run ended when it did not end well, and the way to try again. */
export function RunEnd({ workspace }: { workspace: Workspace }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const act = useAct()
  const { run } = workspace
  if (!run || workspace.state === 'WORKING') return null
  if (!['FAILED', 'STOPPED'].includes(run.state))
    return <p className="text-12 text-ink-3">Answered by {modelName(run.model)}</p>

  const retry = async () => {
    setBusy(true)
    const outcome = await act(RetryWorkspaceDocument, { id: workspace.id })
    setBusy(false)
    setError(outcome.ok ? undefined : outcome.sentence)
  }
  const failed = run.state === 'FAILED'
  return (
    <article
      className="grid gap-3 rounded-8 border border-hairline px-4 py-3"
      aria-label={failed ? 'The run failed' : 'The run was stopped'}
    >
      <div className="flex items-center gap-2">
        <Badge tone={failed ? 'fail' : 'none'}>{failed ? 'Failed' : 'Stopped'}</Badge>
        <span className="text-13 text-ink-2">{failed ? '' : 'What was finished is kept.'}</span>
        <May be={['run', 'workspace']}>
          <Button size="sm" className="ml-auto" disabled={busy} onClick={retry}>
            Try again
          </Button>
        </May>
      </div>
      {failed && <ErrorText>{run.error ?? 'Cara could not finish this.'}</ErrorText>}
      {error && <ErrorText>{error}</ErrorText>}
    </article>
  )
}
