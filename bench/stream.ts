import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { aThrowawayCara } from '../scripts/throwaway.ts'
import { aDemoSession } from '../tests/support/model-servers/session.ts'
import type { Order, Told } from '../tests/support/model-servers/stream-traffic.ts'

/**
 * Milliseconds from a model's sending a word to its arrival in a browser, 50 workspaces thinking at once at 50 words a second,
 * each word committed before it is shown; beside it, reading the same model's streams directly, in the same run. The model and
 * the browsers are a process of their own. A new stream begins every 100 ms; then the same with all 50 begun within a second,
 * where the beginnings themselves are most of the work. The goal is 10 ms more at the median and 40 ms at the 99th percentile,
 * and 6 bytes on the wire for a byte of text.
 * Run: node bench/stream.ts
 */
const STREAMS = 50
const traffic = fork(path.join(import.meta.dirname, '../tests/support/model-servers/stream-traffic.ts'))
const told = <T extends Told>() =>
  new Promise<T>((resolve, reject) => {
    traffic.once('message', (message) => resolve(message as T))
    traffic.once('exit', () => reject(new Error('the traffic broke off')))
  })
const order = (what: Order) => {
  traffic.send(what)
  return told<Extract<Told, { delays: number[] }>>()
}

const { baseUrl } = await told<{ baseUrl: string }>()
const model = { CARA_MODEL: 'openai-compatible:steady', CARA_MODEL_BASE_URL: baseUrl }
const cara = await aThrowawayCara({ PORT: '0', ...model })
const cookie = await aDemoSession(cara)
const source = await readFile(path.join(import.meta.dirname, '../web/graph/workspace.graphql'), 'utf8')
const query = source.replace(/query \w+\([\s\S]*?\n}\n/g, '')

for (const beginEveryMs of [100, 20]) {
  const direct = await order({ do: 'direct', streams: STREAMS, beginEveryMs })
  const watched = await order({ do: 'watch', streams: STREAMS, beginEveryMs, url: cara.url, cookie, query })
  process.stdout.write(`a stream begins every ${beginEveryMs} ms\n`)
  line(`  model → reader, ${direct.delays.length} words`, at(direct, 0.5), at(direct, 0.99))
  line(`  model → browser, ${watched.delays.length} words`, at(watched, 0.5), at(watched, 0.99))
  line('  what Cara adds (goal 10 and 40)', at(watched, 0.5) - at(direct, 0.5), at(watched, 0.99) - at(direct, 0.99))
  process.stdout.write(
    `  bytes on the wire for each byte of text (goal 6): ${(watched.bytes / watched.letters).toFixed(1)}\n`,
  )
}
traffic.kill()
await cara.end()
process.exit(0)

function at({ delays }: { delays: number[] }, share: number) {
  return delays.toSorted((a, b) => a - b)[Math.floor(delays.length * share)]!
}
function line(name: string, p50: number, p99: number) {
  process.stdout.write(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`)
}
