import { expect, it } from 'vitest'
import type { Artifact, Message, Stage, Workspace } from '../../../graph/workspace.ts'
import { turnsOf } from './turns.ts'

const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`
const message = (id: string, role: Message['role'], minute: number, content = id): Message => ({
  id,
  role,
  content,
  timestamp: at(minute),
  choices: [],
  inLine: false,
  files: [],
  citations: [],
})
const stage = (id: string, initiatedByMessageId: string | null, minute: number | null) =>
  ({ id, initiatedByMessageId, startedAt: minute === null ? null : at(minute), events: [] }) as unknown as Stage
const artifact = (id: string, begunIn: string, stageId: string, version: number) =>
  ({ id, stageId, version, versions: [{ version: 1, stageId: begunIn }] }) as unknown as Artifact
const workspace = (messages: Message[], planStages: Stage[], artifacts: Artifact[] = []) =>
  ({ messages, planStages, artifacts }) as unknown as Workspace

it('puts stages and answers with the message that set them off', () => {
  const turns = turnsOf(
    workspace(
      [
        message('ask', 'USER', 0),
        message('answer', 'AGENT', 2),
        message('more', 'USER', 3),
        message('done', 'AGENT', 5),
      ],
      [stage('s1', 'ask', 1), stage('s2', 'more', 4), stage('planned', 'more', null)],
    ),
  )
  expect(turns.map((turn) => [turn.id, turn.stages.map(({ id }) => id), turn.answers.map(({ id }) => id)])).toEqual([
    ['ask', ['s1'], ['answer']],
    ['more', ['s2', 'planned'], ['done']],
  ])
})

it('shows what goes on after an answer below that answer', () => {
  const turns = turnsOf(
    workspace(
      [message('ask', 'USER', 0), message('which one?', 'AGENT', 2), message('the first', 'USER', 3)],
      [stage('before', 'ask', 1), stage('after', 'ask', 4)],
    ),
  )
  expect(turns.map((turn) => turn.stages.map(({ id }) => id))).toEqual([['before'], ['after']])
})

it('shows the newest version where the first was made, and hides empty and tool messages', () => {
  const turns = turnsOf(
    workspace(
      [
        message('ask', 'USER', 0),
        message('tool', 'TOOL_RESULT', 1),
        message('empty', 'AGENT', 1, ' '),
        message('more', 'USER', 3),
      ],
      [stage('s1', 'ask', 1), stage('s2', 'more', 4)],
      [artifact('x', 's1', 's2', 2), artifact('y', 's2', 's2', 1)],
    ),
  )
  expect(turns.map((turn) => turn.artifacts.map(({ id, version }) => [id, version]))).toEqual([[['x', 2]], [['y', 1]]])
  expect(turns.flatMap((turn) => turn.answers)).toEqual([])
})
