import { Agent, request } from 'node:http'

/** What is to be sent, over so many connections, for so long. */
export type Load = {
  url: string
  headers: Record<string, string>
  /** Each in its turn; without a body it is a GET. */
  asked: { path: string; body: string | null }[]
  connections: number
  seconds: number
}
export type Loaded = { perSecond: number; p50: number; p99: number; refused: number }

/** Sends requests as fast as they are answered, in a process of its own. */
process.on('message', (load: Load) => {
  void run(load).then((loaded) => process.send!(loaded satisfies Loaded))
})

async function run({ url, headers, asked, connections, seconds }: Load): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let refused = 0
  let sent = 0
  const end = performance.now() + seconds * 1000
  const one = ({ path, body }: Load['asked'][number]) =>
    new Promise<void>((resolve, reject) => {
      const method = body === null ? 'GET' : 'POST'
      const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sending = request(url + path, { agent, method, headers: { ...headers, ...length } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          if (answer.statusCode !== 200 || Buffer.concat(chunks).includes('"errors":')) refused += 1
          resolve()
        })
      })
      sending.on('error', reject)
      sending.end(body ?? undefined)
    })
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const at = performance.now()
        await one(asked[sent++ % asked.length]!)
        times.push(performance.now() - at)
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const share = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { perSecond: times.length / took, p50: share(0.5), p99: share(0.99), refused }
}
