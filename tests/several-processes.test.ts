import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorkspace, stopWorkspace } from '../server/domains/workspaces/service.ts'
import { anUpload, untilDone } from './support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { aPolicyPdf } from './support/policies.ts'
import { aWebServer, signIn } from './support/web.ts'

const WATCH =
  'subscription ($id: ID!) { watchCaraWorkspace(id: $id) { state isPatch artifacts { id version } messages { id role } } }'

let test: TestHouse
let web: Awaited<ReturnType<typeof aWebServer>>
const workers: ChildProcess[] = []

beforeAll(async () => {
  test = await aHouse()
  web = await aWebServer(test)
  await Promise.all([startWorker(), startWorker()])
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await web.close()
  await test.close()
})

function startWorker() {
  const env = { ...process.env, DATABASE_URL: test.ownerUrl, DATA_DIR: test.folder }
  const script = path.join(import.meta.dirname, 'support/worker-process.ts')
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  workers.push(child)
  return new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the worker ended: ${code}`)))
  })
}

it('share the work of one database, each run done once, and watchers elsewhere see it to its end', async () => {
  const agency = await anAgency(test)
  const cookie = await signIn(test, agency.email)
  const policy = await aPolicyPdf({ pages: 4 })
  const client = web.watch(cookie)
  const runs = Array.from({ length: 6 }, async () => {
    const upload = await anUpload(test, 'Policy.pdf', policy)
    const { id } = await as(test.house, agency.actor, (ctx) =>
      createWorkspace(ctx, { message: 'Fill ACORD 25.', preset: 'GENERATE_TEMPLATE' }, [upload]),
    )
    const seen = { artifacts: new Set<string>(), messages: new Set<string>(), whole: 0 }
    for await (const { data } of client.iterate<{ watchCaraWorkspace: any }>({ query: WATCH, variables: { id } })) {
      const { state, isPatch, artifacts, messages } = data!.watchCaraWorkspace
      if (!isPatch) seen.whole++
      for (const artifact of artifacts) seen.artifacts.add(`${artifact.id} ${artifact.version}`)
      for (const message of messages) seen.messages.add(message.id)
      if (state === 'IDLE') break
    }
    const { artifacts, messages } = await untilDone(test, agency.actor, id)
    expect(seen).toEqual({
      artifacts: new Set(artifacts.map((artifact) => `${artifact.id} ${artifact.version}`)),
      messages: new Set(messages.map((message) => message.id)),
      whole: 1,
    })
    expect([artifacts.length, messages.length]).toEqual([1, 2])
  })
  await Promise.all(runs)
  await client.dispose()
})

it('stop a run that another process works on', async () => {
  const agency = await anAgency(test)
  const upload = await anUpload(test, 'Long.pdf', await aPolicyPdf({ pages: 300 }))
  const { id } = await as(test.house, agency.actor, (ctx) =>
    createWorkspace(ctx, { message: 'Fill ACORD 25.' }, [upload]),
  )
  await new Promise((resolve) => setTimeout(resolve, 150))
  await as(test.house, agency.actor, (ctx) => stopWorkspace(ctx, id))
  const asked = performance.now()
  const stopped = await untilDone(test, agency.actor, id)
  expect(stopped.run?.state).toBe('STOPPED')
  expect(stopped.workspace.state).toBe('IDLE')
  expect(stopped.stages.filter(({ state }) => state === 'IN_PROGRESS')).toEqual([])
  expect(stopped.artifacts).toEqual([])
  expect(performance.now() - asked, 'milliseconds until it stood still').toBeLessThan(10_000)
})
