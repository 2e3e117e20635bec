import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aThrowawayCara } from '../scripts/throwaway.ts'
import { aBrowser } from '../tests/support/started-cara.ts'

/**
 * What a signed-in user's query takes beside four strangers who post 1 MB of JSON variables without pause, as a ratio to the same query
 * beside four processes that post as much to a bare node:http that reads nothing. Goal: no more than twice as long.
 * Run: node bench/anonymous-flood.ts
 */
const POSTERS = 4
const ROUNDS = 60

/** What a stranger runs, in a process of its own: the server's is measured. */
const POSTER = `
  const body = JSON.stringify({ query: 'query ($a: [Int]) { agencyUser { id } }', variables: { a: Array(480_000).fill(1) } })
  const headers = { 'content-type': 'application/json' }
  for (;;) await fetch(process.argv[1], { method: 'POST', headers, body }).then((answer) => answer.text()).catch(() => {})
`
const cara = await aThrowawayCara({ PORT: '0', LOG_LEVEL: 'silent', DEMO: 'empty' }, { webFolder: null })
const url = cara.url!

async function median(work: () => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[ROUNDS / 2]!
}

const bare = createServer((_req, res) => res.writeHead(413, { connection: 'close' }).end())
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))

/** The median of the query while four strangers post to an address. */
async function beside(ask: () => Promise<unknown>, address: string) {
  const flood = Array.from({ length: POSTERS }, () => spawn(process.execPath, ['-e', POSTER, address]))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const milliseconds = await median(ask)
  for (const child of flood) child.kill()
  return milliseconds
}

try {
  const browser = await aBrowser(cara.ownerUrl, url)
  const ask = () => browser.ask('{ agencyUser { id name } }')
  const alone = await median(ask)
  const yardstick = await beside(ask, `http://127.0.0.1:${String((bare.address() as AddressInfo).port)}`)
  const flooded = await beside(ask, `${url}/graphql`)
  process.stdout.write(
    `a query alone ${alone.toFixed(1)} ms; ${POSTERS} strangers posting to a bare server ${yardstick.toFixed(1)} ms, to Cara ${flooded.toFixed(1)} ms, ratio ${(flooded / yardstick).toFixed(2)} (goal 2)\n`,
  )
} finally {
  bare.close()
  await cara.end()
}
