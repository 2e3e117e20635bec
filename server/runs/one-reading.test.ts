import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScene, type Scene } from '../../tests/support/model-servers/scene.ts'
import { call, done, inOrder } from '../../tests/support/model-servers/script.ts'

let scene: Scene
const statements: string[] = []
const { query } = pg.Client.prototype
beforeAll(async () => {
  scene = await aScene('openai-compatible')
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [what] = given as [string | { text?: string }]
    statements.push(typeof what === 'string' ? what : (what.text ?? ''))
    return (query as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof query
})
afterAll(async () => {
  pg.Client.prototype.query = query
  await scene.close()
})

it('a run reads its conversation once a step and for what was made, and of that only the newest bodies', async () => {
  const thoughts = Array.from({ length: 6 }, (_, index) => call('THINK', { thought: `Thought ${index}.` }))
  const draft = call('DRAFT_DOCUMENT', { title: 'Summary', htmlContent: '<p>First</p>' })
  scene.play(inOrder(...thoughts, draft, done('Done.')))
  const id = await scene.send('Think.')
  const { run } = await scene.done(id)
  expect(run?.state).toBe('SUCCESS')
  const readings = statements.filter((text) => text.startsWith('select * from "run_steps"'))
  expect(readings.length).toBeGreaterThan(0)
  // At the start, after each of eight steps as the rights then are, and after the draft.
  expect(readings.length).toBeLessThanOrEqual(10)
  const bodies = statements.filter((text) => text.startsWith('select * from "artifacts"'))
  expect(bodies.every((text) => text.includes('"version" = (select max'))).toBe(true)
})
