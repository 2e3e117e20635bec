import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilItShows } from '../../tests/support/files.ts'
import { PROTOCOLS } from '../../tests/support/model-servers/model-server.ts'
import { answerOf, aScene, openEvents, refusals, type Scene } from '../../tests/support/model-servers/scene.ts'
import {
  call,
  done,
  inOrder,
  resultOf,
  type Script,
  type ScriptedStep,
  say,
} from '../../tests/support/model-servers/script.ts'
import { aPolicyPdf } from '../../tests/support/policies.ts'
import type { WorkspaceView } from '../domains/workspaces/view.ts'

const think = (thought: string, id?: string) => call('THINK', { title: 'Thinking aloud', thought }, id)
const SLOW = { text: 'word '.repeat(2000), everyMs: 10 }

/** What must hold of a run that did not come to its end: it says why, nothing is left open, and the workspace takes messages. */
function expectEnded(found: WorkspaceView, state: 'FAILED' | 'STOPPED', error: string | null) {
  expect(found.run).toMatchObject({ state, error })
  expect(found.workspace.state).toBe('IDLE')
  expect(openEvents(found)).toEqual([])
  expect(found.stages.at(-1)).toMatchObject({ state: 'FAILED', error: error ?? 'Stopped' })
}

describe.each(PROTOCOLS)('runs in trouble, with a model behind %s', (who) => {
  let scene: Scene
  let policy: Buffer
  beforeAll(async () => {
    scene = await aScene(who, { timeoutMs: 1500, tokens: 20_000 })
    policy = await aPolicyPdf({ pages: 20 })
  })
  afterAll(() => scene.close())

  async function run(script: Script, files: Record<string, Uint8Array> = {}) {
    scene.play(script)
    const id = await scene.send('Please help.', { files })
    return { id, found: await scene.done(id) }
  }

  /** Waits until something shows on the screen. */
  const until = (id: string, shows: (found: WorkspaceView) => unknown) =>
    untilItShows(scene.test, scene.agency.actor, id, shows, 90)

  it('asks back, and goes on with the same run when it is answered', async () => {
    const question = { outcome: 'NEEDS_INPUT', answer: 'Which policy?', choices: ['The first', 'The second'] }
    const { id, found } = await run(inOrder(think('Hm.'), call('COMPLETE_TASK', question), done('The first it is.')))
    expect(found.workspace.state).toBe('WAITING_FOR_INPUT')
    expect(answerOf(found)).toMatchObject({ content: 'Which policy?', choices: question.choices })
    await scene.say(id, 'The first')
    const answered = await scene.done(id)
    expect(answered.run).toMatchObject({ id: found.run!.id, state: 'SUCCESS' })
    expect(answerOf(answered)?.content).toBe('The first it is.')
    const turns = scene.asked().at(-1)!.asked.turns
    expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant', 'tool', 'user'])
    expect(turns.at(-1)!.text).toBe('The first')
  })

  it('reminds a model that only talks, and ends the run when it goes on so', async () => {
    const { found } = await run(inOrder(say({ text: 'All is fine.' }), done('All is fine.')))
    expect(found.run!.state).toBe('SUCCESS')
    expect(scene.asked()[1]!.asked.turns.at(-1)!.text).toContain('COMPLETE_TASK')
    const chatter = await run((_asked, number) => say({ text: `Talk ${number}.` }))
    expectEnded(
      chatter.found,
      'FAILED',
      'The language model talked without using its tools. Try again, or choose a model that can call tools.',
    )
  })

  it('goes on after an empty answer', async () => {
    const { found } = await run(inOrder(say({}), done('Here.')))
    expect(found.run).toMatchObject({ state: 'SUCCESS', error: null })
  })

  it('adds up what the run used, over all its steps', async () => {
    const used = (step: ScriptedStep, input: number, output: number) =>
      step.does === 'say' ? say({ ...step.said, usage: { input, output } }) : step
    const { found } = await run(inOrder(used(think('Hm.'), 1000, 30), used(done('Here.'), 1100, 40)))
    expect(found.run).toMatchObject({ inputTokens: 2100, outputTokens: 70 })
    expect(found.run!.milliseconds).toBeGreaterThan(0)
  })

  it('keeps what a run used that failed or was stopped', async () => {
    const usage = { input: 1000, output: 30 }
    const first = say({ calls: [{ name: 'THINK', input: { title: 'Hm', thought: 'Hm.' } }], usage })
    const failed = await run(inOrder(first, { does: 'refuse', status: 400 }))
    expect(failed.found.run).toMatchObject({ state: 'FAILED', inputTokens: 1000, outputTokens: 30 })

    scene.play(inOrder(first, say(SLOW)))
    const id = await scene.send('Please help.')
    await until(id, ({ events }) =>
      events.some(({ step, contentOffset, content }) => step === 1 && contentOffset + content.length > 0),
    )
    await scene.stop(id)
    const stopped = (await scene.done(id)).run!
    const broken =
      who === 'anthropic' ? { inputTokens: 1100, outputTokens: 31 } : { inputTokens: 1000, outputTokens: 30 }
    expect(stopped).toMatchObject({ state: 'STOPPED', ...broken })

    const silent = await run(inOrder({ does: 'refuse', status: 400 }))
    expect(silent.found.run).toMatchObject({ state: 'FAILED', inputTokens: 0 })
    expect(silent.found.run!.milliseconds).toBeGreaterThan(0)
  })

  it('gives back an input that does not parse, does not fit, and a tool that is none', async () => {
    const script = inOrder(
      call('THINK', '{"title": "Half'),
      call('PEEK_FILE', { file: 7 }),
      call('SEND_EMAIL', { to: 'x@attacker.example' }),
      done('Sorry.'),
    )
    const { found } = await run(script)
    expect(found.run!.state).toBe('SUCCESS')
    expect(refusals(found)).toEqual([
      'The input of this call is not JSON. Send it again.',
      expect.stringMatching(/^The input does not fit: file: /),
      'There is no tool "SEND_EMAIL".',
    ])
    expect(resultOf(scene.asked()[3]!.asked, 'SEND_EMAIL')).toBe('There is no tool "SEND_EMAIL".')
    expect(resultOf(scene.asked()[1]!.asked, 'THINK')).toBe('The input of this call is not JSON. Send it again.')
  })

  it('keeps calls apart that a server gives the same id', async () => {
    const { found } = await run(inOrder(think('One.', 'call_0'), think('Two.', 'call_0'), done('Done.')))
    expect(found.run).toMatchObject({ state: 'SUCCESS', error: null })
    expect(found.events.filter(({ toolCall }) => toolCall?.name === 'THINK').map(({ content }) => content)).toEqual([
      'One.',
      'Two.',
    ])
  })

  it('shows nothing of an answer that broke off but that it did', async () => {
    const broken = { reasoning: 'First a thought. ', text: 'Then words of no worth.' }
    const script = inOrder(
      { does: 'break', how: 'cut', after: 7, said: broken },
      say({ reasoning: 'A better thought.', calls: [{ name: 'THINK', input: { title: 'So', thought: 'Hm.' } }] }),
      done('Here.'),
    )
    const { found } = await run(script)
    expect(found.run!.state).toBe('SUCCESS')
    const thoughts = found.events.filter(({ step, type }) => step === 0 && type === 'THOUGHT')
    expect(thoughts.map(({ state, content, error }) => [state, content, error])).toEqual([
      ['SUCCESS', 'A better thought.', null],
      ['FAILED', '', 'This answer broke off, so Cara asked again.'],
      ['SUCCESS', 'Hm.', null],
    ])
  })

  it('goes on when a model that was busy or silent answers at last', async () => {
    const { found } = await run(
      inOrder(
        { does: 'hang' },
        { does: 'refuse', status: 429, retryAfter: '0' },
        { does: 'refuse', status: 500, retryAfter: '0' },
        done('At last.'),
      ),
    )
    expect(found.run).toMatchObject({ state: 'SUCCESS', error: null })
  })

  it('fails with a sentence when the key is refused, and works again on retry, from where it was', async () => {
    const { id, found } = await run(inOrder(think('Hm.'), { does: 'refuse', status: 401 }))
    expectEnded(found, 'FAILED', 'The language model refused the key. Check the model settings.')
    scene.play(inOrder(done('Back.')))
    await scene.retry(id)
    const again = await scene.done(id)
    expect(again.run).toMatchObject({ id: found.run!.id, state: 'SUCCESS', error: null })
    expect(again.events.filter(({ title }) => title === 'Thinking aloud')).toHaveLength(1)
    expect(scene.asked()[0]!.asked.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool'])
  })

  it('ends a run that does the same three times, and a retry may try again', async () => {
    const { id, found } = await run(() => think('Again and again.'))
    expectEnded(
      found,
      'FAILED',
      'Cara did the same step 3 times over and was stopped. Try again, or say it in other words.',
    )
    scene.play(inOrder(done('Enough.')))
    await scene.retry(id)
    expect((await scene.done(id)).run!.state).toBe('SUCCESS')
  })

  it('ends a run that never stops after 60 steps', async () => {
    const { found } = await run((_asked, number) => think(`Thought ${number}.`))
    expectEnded(found, 'FAILED', 'Cara took 60 steps without coming to an end. Try a smaller task.')
    // A busy machine is asked again what it did not answer in time: what counts are the steps.
    expect(found.events.filter(({ title, state }) => title === 'Thinking aloud' && state === 'SUCCESS')).toHaveLength(
      60,
    )
  })

  it('ends a run that uses up its tokens', async () => {
    const { found } = await run((_asked, number) =>
      say({
        calls: [{ name: 'THINK', input: { title: 'More', thought: `${number}` } }],
        usage: { input: 9000, output: 1500 },
      }),
    )
    expectEnded(found, 'FAILED', 'This task used up its 20,000 tokens. Try a smaller task.')
    expect(scene.asked()).toHaveLength(2)
  })

  describe('Stop ends a run without waiting for its model and leaves nothing open', () => {
    /** A second on a quiet machine; what hangs here hangs for 50 s and more. */
    const SOON_MS = 15_000
    const queries = Array.from({ length: 12 }, (_, index) => ({ query: `notice of cancellation ${index}` }))
    it.each<[string, Script, (found: WorkspaceView) => unknown]>([
      ['streams words', inOrder(say(SLOW)), ({ events }) => events.some(({ content }) => content.length > 50)],
      [
        'streams a call',
        inOrder(say({ calls: [{ name: 'THINK', input: { title: 'x', thought: 'y'.repeat(60_000) } }], everyMs: 20 })),
        ({ run }) => run?.state === 'RUNNING',
      ],
      ['runs a tool', inOrder(call('SEARCH_FILE', { queries }), { does: 'hang' }), ({ events }) => events.length > 0],
      [
        'is asked for a pause',
        inOrder(think('Hm.'), { does: 'refuse', status: 429, retryAfter: '50' }),
        () => scene.asked().length === 2,
      ],
      ['has just begun', inOrder({ does: 'hang' }), () => true],
    ])('while the model %s', async (_case, script, shows) => {
      scene.play(script)
      const id = await scene.send('Please help.', { files: { 'Policy.pdf': policy } })
      await until(id, shows)
      const began = Date.now()
      await scene.stop(id)
      const found = await scene.done(id)
      expect(Date.now() - began).toBeLessThan(SOON_MS)
      await wait(60)
      expect(await scene.look(id)).toEqual(found)
      if (found.stages.length) expectEnded(found, 'STOPPED', null)
      expect(found.run!.state).toBe('STOPPED')
      scene.play(() => done('Back.'))
      await scene.retry(id)
      expect((await scene.done(id)).run).toMatchObject({ state: 'SUCCESS', error: null })
    })

    it('while files are read, and reads them on retry', async () => {
      scene.play(inOrder(done('Read.')))
      const long = await aPolicyPdf({ pages: 150 })
      const id = await scene.send('Please help.', { files: { 'Long.pdf': long, 'Policy.pdf': policy } })
      await until(id, ({ stages }) =>
        stages.some(({ type, state }) => type === 'PROCESS_ATTACHMENTS' && state === 'IN_PROGRESS'),
      )
      const began = Date.now()
      await scene.stop(id)
      const found = await scene.done(id)
      expect(Date.now() - began).toBeLessThan(SOON_MS)
      expect(found.files.map(({ state }) => state)).not.toEqual(['READ', 'READ'])
      await wait(60)
      expect(openEvents(await scene.look(id))).toEqual([])
      expect(found.run!.state).toBe('STOPPED')
      await scene.retry(id)
      const again = await scene.done(id)
      expect(again.run!.state).toBe('SUCCESS')
      expect(again.files.map(({ state }) => state)).toEqual(['READ', 'READ'])
    })

    it('while files are read, and the next message reads them to the end', async () => {
      scene.play(inOrder(done('Read.')))
      const id = await scene.send('Please help.', { files: { 'Long.pdf': await aPolicyPdf({ pages: 150 }) } })
      await until(id, ({ stages }) =>
        stages.some(({ type, state }) => type === 'PROCESS_ATTACHMENTS' && state === 'IN_PROGRESS'),
      )
      await scene.stop(id)
      const stopped = await scene.done(id)
      expect(stopped.files.map(({ state }) => state)).not.toContain('READ')
      await scene.say(id, 'Then tell me what the policy is.')
      const found = await scene.done(id)
      expect(found.files.map(({ state }) => state)).toEqual(['READ'])
      const readings = found.stages.filter(({ type }) => type === 'PROCESS_ATTACHMENTS')
      expect(readings.map(({ state }) => state)).toEqual(['FAILED', 'SUCCESS'])
      expect(readings.at(-1)!.progress).toMatchObject([{ fileName: 'Long.pdf', progress: 1, error: null }])
    })

    it('while it waits for an answer', async () => {
      const { id } = await run(inOrder(call('COMPLETE_TASK', { outcome: 'NEEDS_INPUT', answer: 'Which?' })))
      await scene.stop(id)
      const found = await scene.look(id)
      expect(found).toMatchObject({ run: { state: 'STOPPED' }, workspace: { state: 'IDLE' } })
    })
  })
})
