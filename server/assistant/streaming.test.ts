import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { answerOf, aScene, type Scene } from '../../tests/support/model-servers/scene.ts'
import { done, inOrder, say } from '../../tests/support/model-servers/script.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'

const WATCH = `subscription ($id: ID!) { watchCaraWorkspace(id: $id) { id title state isPatch updatedAt
  messages { id role content } artifacts { id version } run { id state model error inputTokens outputTokens }
  planStages { id type state startedAt error events { id type state title content contentOffset startedAt error } } } }`

type Event = { id: string; content: string; contentOffset: number }
type Answer = { run: { state: string } | null; isPatch: boolean; planStages: { events: Event[] }[] }

let scene: Scene
let web: Awaited<ReturnType<typeof aWebServer>>
let cookie: { cookie: string }
beforeAll(async () => {
  scene = await aScene('openai-compatible')
  web = await aWebServer(scene.test)
  cookie = await signIn(scene.test, scene.agency.email)
})
afterAll(async () => {
  await web.close()
  await scene.close()
})

/** Watches a workspace until its run ends; gives the texts as a browser puts them together, and what came over the wire. */
async function watchToEnd(id: string) {
  const wire = { bytes: 0, answers: 0 }
  class Counting extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: cookie })
      this.on('message', (data: Buffer) => {
        wire.bytes += data.length
      })
    }
  }
  const client = createClient({
    url: `${web.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Counting,
    retryAttempts: 0,
  })
  const texts = new Map<string, string>()
  for await (const { data, errors } of client.iterate<{ watchCaraWorkspace: Answer }>({
    query: WATCH,
    variables: { id },
  })) {
    if (!data) throw new Error(JSON.stringify(errors))
    const { run, planStages, isPatch } = data.watchCaraWorkspace
    expect(isPatch).toBe(wire.answers++ > 0)
    for (const { id: event, content, contentOffset } of planStages.flatMap(({ events }) => events)) {
      const kept = [...(texts.get(event) ?? '')].slice(0, contentOffset)
      expect(kept).toHaveLength(contentOffset)
      texts.set(event, kept.join('') + content)
    }
    if (run && run.state !== 'QUEUED' && run.state !== 'RUNNING') break
  }
  await client.dispose()
  return { ...wire, texts: [...texts.values()] }
}

it('sends what is new, not all of it again: 20,000 characters in ten pieces cost less than three times their length', async () => {
  const thought = Array.from({ length: 10 }, (_, index) => `${String(index).repeat(1999)} `).join('')
  scene.play(
    inOrder(
      say({
        reasoning: thought,
        calls: [{ name: 'COMPLETE_TASK', input: { outcome: 'DONE', answer: 'Thought.' } }],
        everyMs: 60,
      }),
    ),
  )
  const { bytes, answers, texts } = await watchToEnd(await scene.send('Think.'))
  expect(texts).toContain(thought)
  expect(answers).toBeGreaterThan(8)
  expect(bytes).toBeLessThan(3 * thought.length)
})

it('loses and doubles no word of a fast stream, whatever its letters, and each answer costs the same', async () => {
  const thought = Array.from({ length: 600 }, (_, index) => `${index}🦦é漢 `).join('')
  scene.play(inOrder(say({ reasoning: thought, text: 'And aloud: 🦦🦦. ', everyMs: 2 }), done('Thought.')))
  const { bytes, answers, texts } = await watchToEnd(await scene.send('Think.'))
  expect(texts).toContain(thought)
  expect(texts).toContain('And aloud: 🦦🦦. ')
  expect((bytes - 2 * Buffer.byteLength(thought)) / answers).toBeLessThan(1500)
})

it('takes characters that no database takes out of words and calls', async () => {
  const input = '{"outcome":"DONE","answer":"Zero\\u0000 and half \\ud83e.","title":"Zero\\u0000"}'
  scene.play(inOrder(say({ reasoning: 'A zero: \0. ', calls: [{ name: 'COMPLETE_TASK', input }] })))
  const id = await scene.send('Think.')
  expect((await watchToEnd(id)).texts).toContain('A zero: . ')
  const found = await scene.look(id)
  expect(found.run).toMatchObject({ state: 'SUCCESS', error: null })
  expect(answerOf(found)?.content).toBe('Zero and half \ufffd.')
  expect(found.workspace.title).toBe('Zero')
})
