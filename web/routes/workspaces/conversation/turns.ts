import type { Artifact, Message, Stage, Workspace } from '../../../graph/workspace.ts'

/** One exchange: what the user asked, what Cara did about it, what it answered, what it made. */
export type Turn = {
  id: string
  ask: Message | null
  stages: Stage[]
  answers: Message[]
  /** The newest version of each thing made in this turn, in the order they were begun. */
  artifacts: Artifact[]
}

/**
 * The conversation as turns, in the order it happened. A stage belongs to the message that set it off, but never to a
 * turn that was over before it began: an answer to a question goes on with the run of the turn before.
 */
export function turnsOf(workspace: Workspace): Turn[] {
  const turns: Turn[] = []
  for (const message of workspace.messages.filter(({ inLine }) => !inLine)) {
    if (message.inLine) continue
    if (message.role === 'USER') turns.push({ id: message.id, ask: message, stages: [], answers: [], artifacts: [] })
    else if (message.role === 'AGENT' && (message.content.trim() || message.choices.length)) {
      lastOf(turns).answers.push(message)
    }
  }
  const byStage = new Map<string, Turn>()
  for (const stage of workspace.planStages) {
    const turn = turnOfStage(turns, stage)
    turn.stages.push(stage)
    byStage.set(stage.id, turn)
  }
  for (const artifact of workspace.artifacts) {
    const begun = artifact.versions[0]?.stageId ?? artifact.stageId
    ;(byStage.get(begun) ?? lastOf(turns)).artifacts.push(artifact)
  }
  return turns
}

function turnOfStage(turns: Turn[], stage: Stage): Turn {
  const own = turns.findIndex((turn) => turn.id === stage.initiatedByMessageId)
  if (!stage.startedAt) return turns[own] ?? lastOf(turns)
  const began = stage.startedAt
  const latest = turns.findLastIndex((turn) => turn.ask !== null && turn.ask.timestamp <= began)
  return turns[Math.max(own, latest)] ?? lastOf(turns)
}

function lastOf(turns: Turn[]): Turn {
  if (!turns.length) turns.push({ id: 'start', ask: null, stages: [], answers: [], artifacts: [] })
  return turns.at(-1)!
}

/** The name of an artifact. */
export function artifactTitle(artifact: Artifact) {
  return (
    artifact.pdf?.title ??
    artifact.document?.title ??
    artifact.review?.title ??
    (artifact.email ? artifact.email.subject || 'E-mail draft' : 'Draft')
  )
}
