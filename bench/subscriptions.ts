import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { aThrowawayCara } from '../scripts/throwaway.ts'
import { withCtx } from '../server/ctx.ts'
import { connectAsOwner } from '../server/db/connection.ts'
import { createWorkspace } from '../server/domains/workspaces/service.ts'
import { updateWorkspaces } from '../server/domains/workspaces/update.ts'
import { aDemoSession } from '../tests/support/model-servers/session.ts'
import type { Watchers, WatchersTold } from '../tests/support/watchers.ts'

/**
 * What a live subscription costs: memory of the server's process for each of 1,000 browsers with one socket and one watched
 * workspace, and milliseconds until a change of every workspace has reached all of them. The browsers are a process of their own.
 * The yardstick is the same number of sockets that were only opened. The goal is 30 kB a subscription.
 * Run: node bench/subscriptions.ts [count]
 */
const COUNT = Number(process.argv[2] ?? 1000)
const WORKSPACES = 50
const ROUNDS = 10

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const cara = await aThrowawayCara({ PORT: '0' })
const { house } = cara
const owner = connectAsOwner(cara.ownerUrl)
const user = await owner.selectFrom('agency_users').selectAll().limit(1).executeTakeFirstOrThrow()
await owner.destroy()
const actor = { kind: 'user', agencyId: user.agency_id, userId: user.id } as const

const ids = await Promise.all(
  Array.from({ length: WORKSPACES }, async () => (await createWorkspace({ house, actor }, { message: 'Hello' })).id),
)
await wait(3000)
// A session may hold 200 sockets, and each browser opens two.
const cookies = await Promise.all(Array.from({ length: Math.ceil(COUNT / 90) }, () => aDemoSession(cara)))
const start = await memory()
const source = await readFile(path.join(import.meta.dirname, '../web/graph/workspace.graphql'), 'utf8')
const query = source.replace(/query \w+\([\s\S]*?\n}\n/g, '')

const browsers = fork(path.join(import.meta.dirname, '../tests/support/watchers.ts'))
const told = <T extends WatchersTold>() => new Promise<T>((resolve) => browsers.once('message', (m) => resolve(m as T)))
const open = async (watch: boolean) => {
  browsers.send({ url: cara.url, query, cookies, ids, count: COUNT, watch } satisfies Watchers)
  await told<{ open: number }>()
  return memory()
}
const idle = await open(false)
const watched = await open(true)
say('sockets that are only open', start, idle)
say('sockets that watch a workspace (goal 30)', idle, watched)

const delays: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  browsers.send({ began: Date.now() })
  await wait(20)
  const heard = told<{ delays: number[] }>()
  await withCtx(house, actor, (ctx) => updateWorkspaces(ctx, ids, { title: `Round ${round}` }))
  delays.push(...(await heard).delays.map((delay) => delay - 20))
}
delays.sort((a, b) => a - b)
const at = (share: number) => delays[Math.floor(delays.length * share)]
process.stdout.write(
  `a change of all ${WORKSPACES} workspaces reaches ${COUNT} browsers: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`,
)
browsers.kill()
await cara.end()
process.exit(0)

function say(what: string, from: Memory, to: Memory) {
  const each = (kind: keyof Memory) => ((to[kind] - from[kind]) / COUNT / 1000).toFixed(1)
  process.stdout.write(
    `${COUNT} ${what}: ${each('heap')} kB of heap and buffers each, ${each('rss')} kB of the process\n`,
  )
}

type Memory = { heap: number; rss: number }

/** Bytes held, once nothing that could be let go is kept any more. */
async function memory(): Promise<Memory> {
  for (let tries = 0; tries < 5; tries++) {
    collect()
    await wait(300)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed + external, rss }
}
