import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROTOCOLS } from '../../tests/support/model-servers/model-server.ts'
import {
  ASK_FOR_FORM,
  fillAsTold,
  LOOK,
  OCCURRENCE,
  PRINTED,
  sayFilled,
  writeOfIt,
} from '../../tests/support/model-servers/otter-form.ts'
import { answerOf, aScene, fieldOf, formOf, openEvents, type Scene } from '../../tests/support/model-servers/scene.ts'
import { done, inOrder } from '../../tests/support/model-servers/script.ts'
import { aPolicyPdf } from '../../tests/support/policies.ts'

let policy: Buffer
beforeAll(async () => {
  policy = await aPolicyPdf()
})

describe.each([...PROTOCOLS, 'built-in'] as const)('the whole job with a model behind %s', (who) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await aScene(who)
  })
  afterAll(() => scene.close())
  const fill = (files: Record<string, Uint8Array> = { 'Policy.pdf': policy }) =>
    scene.send('Fill ACORD 25 (Certificate of Liability Insurance).', { files, preset: 'GENERATE_TEMPLATE' })

  it('fills an ACORD 25, each value with the place it stands, then drafts the e-mail about it', async () => {
    scene.play(inOrder(LOOK, ASK_FOR_FORM, fillAsTold, sayFilled, writeOfIt, done('Here is the draft.')))
    const id = await fill()
    const filled = await scene.done(id)
    expect(filled.run).toMatchObject({ state: 'SUCCESS', error: null })
    expect(openEvents(filled)).toEqual([])
    for (const { field: name, value } of PRINTED) expect(fieldOf(filled, name).value, name).toBe(value)
    const { source } = fieldOf(filled, OCCURRENCE)
    expect(source).toMatchObject({
      kind: 'DOCUMENT',
      label: 'Policy.pdf',
      page: 1,
      boxes: expect.arrayContaining([expect.any(Array)]),
    })
    const { fields } = formOf(filled)
    expect(fields.every((one) => (one.state === 'BLANK' ? one.reason : one.source))).toBe(true)
    expect(answerOf(filled)?.content).toContain('ACORD 25')
    expect(filled.artifacts).toHaveLength(1)
    expect(filled.events.some(({ type, state, content }) => type === 'THOUGHT' && state === 'SUCCESS' && content)).toBe(
      true,
    )

    await scene.say(id, 'Now write the e-mail to the certificate holder.')
    const drafted = await scene.done(id)
    expect(drafted.run).toMatchObject({ state: 'SUCCESS', error: null })
    expect(drafted.artifacts.map(({ type }) => type)).toEqual(['PDF_FILE', 'EMAIL'])
    expect(await scene.test.letters()).toEqual([])
  })

  it('keeps what the run used', async () => {
    scene.play(inOrder(LOOK, done('I looked.')))
    const { run } = await scene.done(await fill())
    expect(run!.inputTokens).toBeGreaterThan(0)
    expect(run!.outputTokens).toBeGreaterThan(0)
    expect(run!.milliseconds).toBeGreaterThanOrEqual(0)
  })

  it('answers two messages sent at once one after the other, and the same message once', async () => {
    scene.play(() => done('Yes.'))
    const id = await scene.send('Hello')
    await scene.done(id)
    await Promise.all([scene.say(id, 'One?'), scene.say(id, 'Two?')])
    const answered = await scene.done(id)
    expect(answered.messages.map(({ role }) => role)).toEqual(['USER', 'AGENT', 'USER', 'AGENT', 'USER', 'AGENT'])
    expect(answered.inLine).toEqual([])
    const key = crypto.randomUUID()
    await scene.say(id, 'Three?', key)
    await scene.say(id, 'Three?', key)
    const { messages } = await scene.done(id)
    expect(messages.filter(({ content }) => content === 'Three?')).toHaveLength(1)
  })
})
