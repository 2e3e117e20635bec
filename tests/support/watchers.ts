import WebSocket from 'ws'

/**
 * Many browsers in a process of their own, each with one socket that watches one workspace. Told what to open by a message;
 * answers when all have their first answer, and then how long each round of news took to reach every one of them.
 */
export type Watchers = { url: string; query: string; cookies: string[]; ids: string[]; count: number; watch: boolean }
export type WatchersTold = { open: number } | { delays: number[] }

const tell = (told: WatchersTold) => process.send?.(told)

let began = 0
let delays: number[] = []
let count = 0

process.on('message', (message: Watchers | { began: number }) => {
  if ('began' in message) {
    began = message.began
    delays = []
  } else void openAll(message)
})

async function openAll({ url, query, cookies, ids, count: wanted, watch }: Watchers) {
  count = wanted
  for (let from = 0; from < count; from += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, count - from) }, (_, index) => {
        const number = from + index
        return open(url, query, cookies[number % cookies.length]!, watch ? ids[number % ids.length]! : null)
      }),
    )
  tell({ open: count })
}

function open(url: string, query: string, cookie: string, id: string | null): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: { cookie } })
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send('{"type":"connection_init"}'))
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)))
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(String(data)) as { type: string }
      if (type === 'connection_ack' && !id) resolve()
      else if (type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { id } } }))
      if (type === 'error') reject(new Error(String(data)))
      if (type !== 'next') return
      resolve()
      if (!began) return
      delays.push(Date.now() - began)
      if (delays.length === count) tell({ delays })
    })
  })
}
