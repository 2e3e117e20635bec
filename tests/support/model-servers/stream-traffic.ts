import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { openModel } from '../../../server/outside/model/open-model.ts'
import { aSteadyModel, timeOf } from './steady-model.ts'

/**
 * The outside of a measurement, in a process of its own: the model, and the browsers that watch. Told by messages what to do:
 * `direct` reads the model itself in so many streams; `watch` lets so many workspaces of a server think at once, each watched.
 * Answers with the delay of every word, from its sending to its arrival, in milliseconds.
 */
const pace = { everyMs: 20, words: 500 }
const model = await aSteadyModel(pace)

export type Order =
  | { do: 'direct'; streams: number; beginEveryMs: number }
  | { do: 'watch'; streams: number; beginEveryMs: number; url: string; cookie: string; query: string }
export type Told = { baseUrl: string } | { delays: number[]; bytes: number; letters: number }

const tell = (told: Told) => process.send?.(told)

process.on('message', (order: Order) => {
  const work = order.do === 'direct' ? readDirectly(order) : watchAll(order)
  work.then(tell, (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : JSON.stringify(error)}\n`)
    process.exit(1)
  })
})
tell({ baseUrl: model.baseUrl })

async function readDirectly({ streams, beginEveryMs }: Order) {
  const delays: number[] = []
  const client = await openModel({ name: 'openai-compatible:steady', baseUrl: model.baseUrl })
  await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await turn(index, beginEveryMs)
      const { stream } = await client.doStream({
        prompt: [{ role: 'user', content: [{ type: 'text', text: 'Think.' }] }],
      })
      for await (const part of stream)
        if (part.type === 'reasoning-delta') delays.push(performance.now() - timeOf(part.delta.trim()))
    }),
  )
  return { delays, bytes: 0, letters: 0 }
}

async function watchAll({ streams, beginEveryMs, url, cookie, query }: Extract<Order, { do: 'watch' }>) {
  const all = { delays: [] as number[], bytes: 0, letters: 0 }
  await Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await turn(index, beginEveryMs)
      const one = await watchOne(url, cookie, query)
      all.delays.push(...one.delays)
      all.bytes += one.bytes
      all.letters += one.letters
    }),
  )
  return all
}

/**
 * Waits until a stream's turn to begin: they begin `everyMs` apart, and not in step with each other's words, as streams of
 * different people do not.
 */
const turn = (index: number, everyMs: number) =>
  new Promise((resolve) => setTimeout(resolve, index * everyMs + ((index * 0.618) % 1) * pace.everyMs))

type Answer = {
  words: { eventId: string; offset: number; text: string }[]
  changed: {
    run: { state: string } | null
    planStages: { events: { id: string; type: string; content: string; contentOffset: number }[] }[]
  } | null
}

async function watchOne(url: string, cookie: string, query: string) {
  const id = await send(url, cookie)
  const told = { delays: [] as number[], bytes: 0, letters: 0 }
  let received = () => 0
  class Browser extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie } })
      this.on('upgrade', ({ socket }) => {
        const before = socket.bytesRead
        received = () => socket.bytesRead - before
      })
    }
  }
  const client = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: Browser, retryAttempts: 0 })
  const heard = new Map<string, number>()
  for await (const { data, errors } of client.iterate<{ watchCaraWorkspace: Answer }>({ query, variables: { id } })) {
    if (errors || !data) throw new Error(JSON.stringify(errors))
    const now = performance.now()
    const { changed, words } = data.watchCaraWorkspace
    const hear = (id: string, offset: number, text: string) => {
      const before = heard.get(id) ?? 0
      const fresh = text.slice(Math.max(0, before - offset))
      heard.set(id, offset + text.length)
      told.letters += fresh.length
      for (const word of fresh.split(' ').filter(Boolean)) told.delays.push(now - timeOf(word))
    }
    for (const { id, type, content, contentOffset } of changed?.planStages.flatMap(({ events }) => events) ?? [])
      if (type === 'THOUGHT') hear(id, contentOffset, content)
    for (const { eventId, offset, text } of words) hear(eventId, offset, text)
    const run = changed?.run
    if (run && run.state !== 'QUEUED' && run.state !== 'RUNNING') break
  }
  told.bytes = received()
  await client.dispose()
  return told
}

async function send(url: string, cookie: string): Promise<string> {
  const query =
    'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id errors { message } } }'
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables: { input: { message: 'Think.' } } }),
  })
  const { data, errors } = (await response.json()) as {
    data?: { createCaraWorkspace: { id: string } }
    errors?: unknown
  }
  if (!data?.createCaraWorkspace.id) throw new Error(JSON.stringify(errors))
  return data.createCaraWorkspace.id
}
