import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf, aScene, type Scene } from '../../tests/support/model-servers/scene.ts'
import { done, inOrder } from '../../tests/support/model-servers/script.ts'

let scene: Scene
beforeAll(async () => {
  scene = await aScene('openai-compatible')
})
afterAll(() => scene.close())

describe('a message typed while Cara works', () => {
  /** A workspace where the model takes its time with the first message. */
  async function aBusyWorkspace() {
    let asked = 0
    scene.play(() => (asked++ === 0 ? { does: 'say', said: { ...HELD, everyMs: 300 } } : done(`Answer ${asked}.`)))
    const id = await scene.send('First?')
    await expect.poll(async () => (await scene.look(id)).run?.state).toBe('RUNNING')
    return id
  }
  const HELD = {
    reasoning: 'One moment.',
    calls: [{ name: 'COMPLETE_TASK', input: { outcome: 'DONE', answer: 'Answer 1.' } }],
  }

  it('waits in line, is answered after it, and follows what was said before its turn', async () => {
    const id = await aBusyWorkspace()
    await scene.say(id, 'Second?')
    const waiting = await scene.look(id)
    expect(waiting.inLine).toHaveLength(1)
    expect(waiting.workspace.state).toBe('WORKING')
    const { messages, inLine, workspace } = await scene.done(id)
    expect(messages.map(({ content }) => content)).toEqual(['First?', 'Answer 1.', 'Second?', 'Answer 2.'])
    expect([inLine, workspace.state]).toEqual([[], 'IDLE'])
    expect(JSON.stringify(scene.asked()[0])).not.toContain('Second?')
  })

  it('can be taken back while it waits, and not after', async () => {
    const id = await aBusyWorkspace()
    await scene.say(id, 'Never mind?')
    const { inLine } = await scene.look(id)
    await scene.takeBack(id, inLine[0]!)
    const { messages } = await scene.done(id)
    expect(messages.map(({ content }) => content)).toEqual(['First?', 'Answer 1.'])
    await expect(scene.takeBack(id, messages[0]!.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('has its turn when the work before it was stopped', async () => {
    const id = await aBusyWorkspace()
    await scene.say(id, 'Second?')
    await scene.stop(id)
    const found = await scene.done(id)
    expect(found.messages.map(({ role }) => role)).toEqual(['USER', 'USER', 'AGENT'])
    // The first may be stopped before its question reached the model.
    expect(answerOf(found)?.content).toMatch(/^Answer [12]\.$/)
  })

  it('answers the question when Cara asks back', async () => {
    const ask = { outcome: 'NEEDS_INPUT', answer: 'Which one?', choices: ['A', 'B'] }
    scene.play(
      inOrder(
        {
          does: 'say',
          said: { reasoning: 'One moment.', everyMs: 300, calls: [{ name: 'COMPLETE_TASK', input: ask }] },
        },
        done('B it is.'),
      ),
    )
    const id = await scene.send('Which?')
    await expect.poll(async () => (await scene.look(id)).run?.state).toBe('RUNNING')
    await scene.say(id, 'B')
    const { messages, run } = await scene.done(id)
    expect(messages.map(({ content }) => content)).toEqual(['Which?', 'Which one?', 'B', 'B it is.'])
    expect(run?.state).toBe('SUCCESS')
  })
})
