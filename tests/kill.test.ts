import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorkspace } from '../server/domains/workspaces/service.ts'
import type { WorkspaceView } from '../server/domains/workspaces/view.ts'
import { anUpload, untilDone, view } from './support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { aPolicyPdf } from './support/policies.ts'

/** Each round is EACH of them; more by CARA_TEST_KILLS. */
const KILLS = Number(process.env.CARA_TEST_KILLS ?? 8)
const EACH = 4
/** For a machine that is busy with something else. */
const PATIENCE_S = 150

let test: TestHouse
let policy: Buffer
let child: ChildProcess | null = null

beforeAll(async () => {
  test = await aHouse()
  policy = await aPolicyPdf({ pages: 12 })
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await test.close()
})

/** A worker of the product in its own process, on this test's database and files. */
async function startWorker() {
  const env = { ...process.env, DATABASE_URL: test.ownerUrl, DATA_DIR: test.folder }
  const next = spawn(process.execPath, [path.join(import.meta.dirname, 'support/worker-process.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = next
  await new Promise<void>((resolve, reject) => {
    next.stdout.once('data', () => resolve())
    next.once('exit', (code, signal) => reject(new Error(`the worker ended: ${code ?? signal}`)))
  })
}

async function killWorker() {
  const ended = new Promise((resolve) => child?.once('exit', resolve))
  child?.kill('SIGKILL')
  await ended
}

/** What a run left, without what differs from one run to the next: ids, times, and how long things took. */
function journalOf(found: WorkspaceView) {
  return {
    state: found.workspace.state,
    run: found.run?.state,
    messages: found.messages.map(({ role, content }) => ({ role, content })),
    stages: found.stages.map(({ type, state, error }) => ({ type, state, error })),
    events: found.events.map(({ type, state, title, step, part, content, error }) => ({
      type,
      state,
      title,
      step,
      part,
      content,
      error,
    })),
    artifacts: found.artifacts.map(({ type, version, title, body }) => ({
      type,
      version,
      title,
      values:
        body.kind === 'form' ? body.form.fields.map(({ name, value, state }) => `${name} ${value} ${state}`) : body,
    })),
  }
}

async function send(agency: Awaited<ReturnType<typeof anAgency>>) {
  const upload = await anUpload(test, 'Policy.pdf', policy)
  const create = {
    message: 'Fill ACORD 25 (Certificate of Liability Insurance).',
    preset: 'GENERATE_TEMPLATE' as const,
  }
  return as(test.house, agency.actor, (ctx) => createWorkspace(ctx, create, [upload]))
}

it(`goes on after kill -9 at ${KILLS} random moments: nothing lost, stuck or doubled`, async () => {
  const agency = await anAgency(test)
  await startWorker()
  const calm = await send(agency)
  const undisturbed = journalOf(await untilDone(test, agency.actor, calm.id, PATIENCE_S))
  expect(undisturbed.run).toBe('SUCCESS')
  expect(undisturbed.artifacts).toHaveLength(1)
  const { milliseconds } = await lengthOf(agency, calm.id)

  for (let round = 0; round < KILLS / EACH; round++) {
    const { id } = await send(agency)
    for (let kill = 0; kill < EACH; kill++) {
      await wait(Math.random() * milliseconds * 0.5)
      await killWorker()
      await startWorker()
    }
    expect(journalOf(await untilDone(test, agency.actor, id, PATIENCE_S))).toEqual(undisturbed)
  }
}, 900_000)

/** How long a run took from its first to its last event. */
async function lengthOf(agency: Awaited<ReturnType<typeof anAgency>>, id: string) {
  const { stages } = await view(test, agency.actor, id)
  const times = stages.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]).map((time) => time?.getTime() ?? 0)
  return { milliseconds: Math.max(...times) - Math.min(...times) }
}
