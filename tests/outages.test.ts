import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { aPolicyPdf } from './support/policies.ts'
import {
  aBrowser,
  aDataFolder,
  aPostgres,
  ownerUrlOf,
  postmasterOf,
  type StartedCara,
  startProduct,
  untilTrue,
} from './support/started-cara.ts'

/** More by CARA_TEST_OUTAGES. */
const OUTAGES = Number(process.env.CARA_TEST_OUTAGES ?? 10)

const CREATE =
  'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id errors { message code } } }'
const READ = `query ($id: ID!) { caraWorkspace(id: $id) { state run { state error } messages { role content }
  planStages { type state error events { type state title error } } } }`
const SENTENCE = 'The database cannot be reached right now. Try again in a moment.'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const health = async ({ url }: StartedCara) => {
  const response = await fetch(`${url}/healthz`)
  return { status: response.status, text: await response.text() }
}
const isHealthy = (cara: StartedCara) => async () => (await health(cara)).status === 200

type Browser = Awaited<ReturnType<typeof aBrowser>>

/** Sends a form to fill, again under the same key while the database is away, as the browser's user would. */
async function send(browser: Browser, policy: Uint8Array): Promise<string> {
  const input = { message: 'Fill ACORD 25.', preset: 'GENERATE_TEMPLATE', key: randomUUID() }
  for (;;) {
    const { data, errors } = await browser.upload(CREATE, input, 'Policy.pdf', policy)
    const refusals = errors ?? data.createCaraWorkspace.errors
    if (!refusals.length) return data.createCaraWorkspace.id
    expect(refusals.map(({ message }: { message: string }) => message)).toEqual([SENTENCE])
    await wait(200)
  }
}

async function untilDone(browser: Browser, id: string) {
  let found: any
  await untilTrue(
    'the run is done',
    async () => {
      const { data } = await browser.ask(READ, { id })
      found = data?.caraWorkspace
      return found?.state === 'IDLE'
    },
    60,
  )
  return found
}

/** Ways in which a database goes away under a program. */
const BLOWS: [name: string, strike: (postmaster: number, ownerUrl: string) => Promise<unknown>][] = [
  ['kill -9', async (postmaster) => process.kill(postmaster, 'SIGKILL')],
  ['an ordered stop', async (postmaster) => process.kill(postmaster, 'SIGINT')],
  ['a stop at once', async (postmaster) => process.kill(postmaster, 'SIGQUIT')],
  ['the end of every connection', (_postmaster, ownerUrl) => endConnections(ownerUrl)],
  ['kill -9 of one server process', (_postmaster, ownerUrl) => killBackend(ownerUrl)],
]

const OTHERS = "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
const endConnections = (url: string) => ask(url, `select pg_terminate_backend(pid) ${OTHERS}`)

async function killBackend(url: string) {
  const [{ pid }] = await ask(url, `select pid ${OTHERS} order by random() limit 1`)
  process.kill(pid, 'SIGKILL')
}

async function ask(url: string, query: string): Promise<any[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return (await client.query(query).finally(() => client.end().catch(() => {}))).rows
}

describe('Cara', () => {
  it(`outlives ${OUTAGES} losses of its embedded database: nothing lost, stuck or wrong, and no hand needed`, async () => {
    const data = await aDataFolder()
    cleanups.push(data.remove)
    const cara = await startProduct({ DATA_DIR: data.folder })
    cleanups.push(cara.crash)
    const ownerUrl = await ownerUrlOf(data.folder)
    const browser = await aBrowser(ownerUrl, cara.url)
    const policy = await aPolicyPdf({ pages: 12 })
    const calm = await untilDone(browser, await send(browser, policy))
    expect(calm.run).toEqual({ state: 'SUCCESS', error: null })

    for (let round = 0; round < OUTAGES; round++) {
      const [name, strike] = BLOWS[round % BLOWS.length]!
      const working = send(browser, policy)
      await wait(Math.random() * 400)
      await strike((await postmasterOf(data.folder))!, ownerUrl)
      const id = await working
      expect(withoutInterruption(await untilDone(browser, id)), `after ${name}`).toEqual(withoutInterruption(calm))
      await untilTrue(`Cara is well after ${name}`, isHealthy(cara), 20)
    }
    expect(cara.child.exitCode).toBeNull()
  })

  it('says while its own PostgreSQL is down that it is, and works again when it is up', async () => {
    const { place, stop, up, remove } = await aPostgres()
    cleanups.push(remove)
    const data = await aDataFolder()
    cleanups.push(data.remove)
    const cara = await startProduct({ DATA_DIR: data.folder, DATABASE_URL: place.url, DEMO: 'on' })
    cleanups.push(cara.crash)
    const browser = await aBrowser(place.url, cara.url)
    expect(await health(cara)).toEqual({ status: 200, text: 'ok' })
    for (let round = 0; round < 3; round++) {
      await stop()
      await untilTrue('it says so', async () => (await health(cara)).status === 503, 20)
      expect((await health(cara)).text).toBe('The database cannot be reached.')
      const { data: answer, errors } = await browser.ask(CREATE, { input: { message: 'What can you do?' } })
      expect(answer?.createCaraWorkspace?.errors ?? errors).toMatchObject([{ message: SENTENCE }])
      const file = await fetch(`${cara.url}/agency/files/${randomUUID()}`, { headers: browser.headers })
      expect([file.status, await file.text()]).toEqual([502, SENTENCE])
      await up()
      await untilTrue('it is well again', isHealthy(cara), 20)
      const again = await browser.ask(CREATE, { input: { message: 'What can you do?' } })
      expect((await untilDone(browser, again.data.createCaraWorkspace.id)).run.state).toBe('SUCCESS')
    }
    const lines = cara.said().split('\n')
    expect(Math.max(...lines.map((line) => line.length)), 'the longest line of the log').toBeLessThan(3000)
    expect(lines.filter((line) => line.includes('the queue lost its connection')).length).toBeLessThan(10)
  })

  it('starts at once after it was killed together with its database', async () => {
    const data = await aDataFolder()
    cleanups.push(data.remove)
    for (let round = 0; round < 4; round++) {
      const cara = await startProduct({ DATA_DIR: data.folder, CARA_ROLE: 'worker' })
      cleanups.push(cara.crash)
      process.kill((await postmasterOf(data.folder))!, 'SIGKILL')
      await cara.crash()
    }
  })
})

/** What differs when a run was taken up again: that it says so. */
function withoutInterruption(found: any) {
  const stages = found.planStages.map((stage: any) => ({
    ...stage,
    events: stage.events.filter(({ error }: any) => error !== 'Cara was interrupted here and went on.'),
  }))
  return { ...found, planStages: stages }
}
