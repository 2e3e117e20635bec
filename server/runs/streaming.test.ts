import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { answerOf, aScene, type Scene } from '../../tests/support/model-servers/scene.ts'
import { done, inOrder, say } from '../../tests/support/model-servers/script.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'

const WATCH = `subscription ($id: ID!) { watchCaraWorkspace(id: $id) { words { eventId offset text } changed { id title state
  isPatch updatedAt messages { id role content } artifacts { id version }
  run { id state model error inputTokens outputTokens }
  planStages { id type state startedAt error events { id type state title content contentOffset startedAt error } } } } }`

type Event = { id: string; content: string; contentOffset: number }
type Answer = {
  words: { eventId: string; offset: number; text: string }[]
  changed: { run: { state: string } | null; isPatch: boolean; planStages: { events: Event[] }[] } | null
}

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
  const wire = { bytes: 0, answers: 0, wordAnswers: 0 }
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
    const { changed, words } = data.watchCaraWorkspace
    const grow = (event: string, offset: number, text: string) => {
      const kept = (texts.get(event) ?? '').slice(0, offset)
      expect(kept).toHaveLength(offset)
      texts.set(event, kept + text)
    }
    if (changed) expect(changed.isPatch).toBe(wire.answers > 0)
    else wire.wordAnswers++
    wire.answers++
    for (const { id, content, contentOffset } of changed?.planStages.flatMap(({ events }) => events) ?? [])
      grow(id, contentOffset, content)
    for (const { eventId, offset, text } of words) grow(eventId, offset, text)
    if (changed?.run && changed.run.state !== 'QUEUED' && changed.run.state !== 'RUNNING') break
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

it('loses and doubles no word of a fast stream, whatever its letters, and tells little beside the words', async () => {
  const thought = Array.from({ length: 600 }, (_, index) => `${index}🦦é漢 `).join('')
  scene.play(inOrder(say({ reasoning: thought, text: 'And aloud: 🦦🦦. ', everyMs: 2 }), done('Thought.')))
  const { bytes, wordAnswers, texts } = await watchToEnd(await scene.send('Think.'))
  expect(wordAnswers).toBeGreaterThan(10)
  expect(texts).toContain(thought)
  expect(texts).toContain('And aloud: 🦦🦦. ')
  const beside = bytes - Buffer.byteLength(thought)
  expect(beside).toBeLessThan(30_000 + 300 * wordAnswers)
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

it('keeps a character whose halves come in two pieces', async () => {
  const [high, low] = ['\ud83e', '\udda6']
  scene.play(inOrder(say({ reasoning: ['An otter: ', high!, `${low} swims`, ' on.'], everyMs: 30 }), done('Thought.')))
  const { texts } = await watchToEnd(await scene.send('Think.'))
  expect(texts).toContain('An otter: 🦦 swims on.')
})
