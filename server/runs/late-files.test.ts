import { afterAll, beforeAll, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../tests/support/documents/pdf.ts'
import { answerOf, aScene, type Scene } from '../../tests/support/model-servers/scene.ts'
import { DEFAULT_LIMITS } from '../documents/reading/reading-limits.ts'

let scene: Scene
const { stepMs } = DEFAULT_LIMITS
beforeAll(async () => {
  scene = await aScene('built-in')
})
afterAll(async () => {
  DEFAULT_LIMITS.stepMs = stepMs
  await scene.close()
})

it('a file that only the clock ended fails the run, and is read when it is tried again', async () => {
  DEFAULT_LIMITS.stepMs = 0
  const policy = await makePdf([
    linesPage(['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 'Each Occurrence Limit $1,000,000']),
    // No machine reads these before its clock has moved on.
    ...Array.from({ length: 40 }, () => linesPage(Array.from({ length: 40 }, () => 'These words take their time.'))),
  ])
  const id = await scene.send('What is the each occurrence limit?', { files: { 'policy.pdf': policy } })
  const { run } = await scene.done(id)
  expect(run).toMatchObject({ state: 'FAILED', error: expect.stringContaining('took too long on this server') })
  DEFAULT_LIMITS.stepMs = stepMs
  await scene.retry(id)
  const again = await scene.done(id)
  expect(again.run?.state).toBe('SUCCESS')
  expect(answerOf(again)?.content).toContain('$1,000,000')
})
