import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROTOCOLS } from '../../tests/support/model-servers/model-server.ts'
import { aScene, refusals, type Scene } from '../../tests/support/model-servers/scene.ts'
import { call, done, inOrder, say } from '../../tests/support/model-servers/script.ts'
import { aPolicyPdf } from '../../tests/support/policies.ts'

/** The messages of a request, letter by letter, without the marks that say up to where a provider may keep them. */
const messagesOf = (body: Record<string, unknown>) =>
  (body.messages as object[]).map((message) =>
    JSON.stringify(message, (name, value: unknown) => (name === 'cache_control' ? undefined : value)),
  )

describe.each(PROTOCOLS)('the prompt of a model behind %s', (who) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await aScene(who)
  })
  afterAll(() => scene.close())

  it('is extended from request to request, so that a provider can cache it', async () => {
    scene.play(
      inOrder(
        say({
          reasoning: 'I look into it.',
          calls: [{ name: 'PEEK_FILE', input: { file: 'F1', list: { of: 'form' } } }],
        }),
        call('DRAFT_DOCUMENT', { title: 'Notes', htmlContent: '<p>Notes</p>' }),
        call('SEARCH_FILE', { queries: [{ query: 'additional insured' }] }),
        done('Here.'),
        call('THINK', { title: 'So', thought: 'So.' }),
        done('There.'),
      ),
    )
    const id = await scene.send('Look into it.', { files: { 'Policy.pdf': await aPolicyPdf() } })
    expect(refusals(await scene.done(id))).toEqual([])
    await scene.say(id, 'And now?')
    await scene.done(id)
    const asked = scene.asked().map(({ body }) => body)
    expect(asked).toHaveLength(6)
    for (const [at, body] of asked.slice(1).entries()) {
      const before = messagesOf(asked[at]!)
      expect(messagesOf(body).slice(0, before.length)).toEqual(before)
      expect(JSON.stringify(body.tools)).toBe(JSON.stringify(asked[0]!.tools))
      expect(JSON.stringify(body.system)).toBe(JSON.stringify(asked[0]!.system))
    }
  })

  it('answers several calls of one turn in one round, in their order', async () => {
    const calls = [
      { name: 'SEARCH_FILE', input: { queries: [{ query: 'additional insured' }] }, id: 'first' },
      { name: 'PEEK_FILE', input: { file: 'F9' }, id: 'second' },
      { name: 'PEEK_FILE', input: { file: 'F1' }, id: 'third' },
    ]
    scene.play(inOrder(say({ calls }), done('Here.')))
    await scene.done(await scene.send('Look.', { files: { 'Policy.pdf': await aPolicyPdf() } }))
    expect(scene.asked()).toHaveLength(2)
    const results = scene.asked()[1]!.asked.turns.flatMap((turn) => turn.results)
    expect(results.map((result) => result.id)).toEqual(['first', 'second', 'third'])
    expect(results[1]!.text).toContain('There is no file "F9"')
    expect(results[2]!.text).toContain('"file":"F1"')
  })
})
