import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { isAlive } from '../server/db/embedded/process.ts'
import {
  aDataFolder,
  aPostgres,
  descendantsOf,
  postmasterOf,
  runCommand,
  type StartedCara,
  startProduct,
  untilTrue,
} from './support/started-cara.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function started(settings: Record<string, string> = {}, how?: { npm: boolean }) {
  const data = await aDataFolder()
  cleanups.push(data.remove)
  const cara = await startProduct({ DATA_DIR: data.folder, ...settings }, how)
  cleanups.push(cara.crash)
  const postmaster = (await postmasterOf(data.folder))!
  return { cara, folder: data.folder, postmaster, all: [postmaster, ...(await descendantsOf(cara.child.pid!))] }
}

const areGone = (pids: number[]) => async () => !(await Promise.all(pids.map(isAlive))).includes(true)

/** A page that is open and, like a phone that was put away, answers nothing any more. */
async function anOpenSocket(cara: StartedCara) {
  const socket = new WebSocket(`${cara.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { autoPong: false })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('open', resolve))
  ;(socket as unknown as { _socket: { pause(): void } })._socket.pause()
}

it('starts several at once on one empty database, which is set up once', async () => {
  const own = await aPostgres()
  cleanups.push(own.remove)
  const startOne = async () => {
    const data = await aDataFolder()
    cleanups.push(data.remove)
    const settings = { DATABASE_URL: own.place.url, DATA_DIR: data.folder, DEMO: 'on', CARA_ROLE: 'worker' }
    const cara = await startProduct(settings)
    cleanups.push(cara.crash)
    return cara
  }
  const all = await Promise.all([startOne(), startOne(), startOne(), startOne()])
  expect(all.map(({ child }) => child.exitCode)).toEqual([null, null, null, null])
  const { said } = await runCommand('agency', ['list'], { DATABASE_URL: own.place.url })
  expect(said.split('\n').filter((line) => line && !line.startsWith(' '))).toEqual(['Lanternfish Insurance Agency'])
})

describe('npm start', () => {
  it.each([
    ['a service manager sends SIGTERM to npm', 'SIGTERM', 1],
    ['Ctrl+C sends SIGINT to all of them', 'SIGINT', -1],
    ['npm alone is killed', 'SIGKILL', 1],
  ] as const)(
    'ends with its server and database when %s, also before an open page',
    async (_how, signal, whom) => {
      const { cara, all } = await started({}, { npm: true })
      await anOpenSocket(cara)
      expect(all.length).toBeGreaterThanOrEqual(3)
      process.kill(whom * cara.child.pid!, signal)
      await untilTrue('server and database have ended', areGone(all), 10)
    },
    120_000,
  )

  it('ends when the signal comes while it is starting', async () => {
    const data = await aDataFolder()
    cleanups.push(data.remove)
    const early = startProduct({ DATA_DIR: data.folder }).catch((error: Error) => error)
    await untilTrue('PostgreSQL is there', async () => (await postmasterOf(data.folder)) !== null, 60)
    const postmaster = (await postmasterOf(data.folder))!
    for (const pid of await descendantsOf(process.pid)) {
      if ((await descendantsOf(pid)).includes(postmaster)) process.kill(pid, 'SIGTERM')
    }
    await early
    await untilTrue('the database has ended', areGone([postmaster]), 10)
  })

  it('leaves nothing in the temporary folder', async () => {
    const before = new Set(await readdir(tmpdir()))
    const { cara, folder, all } = await started({ CARA_ROLE: 'worker' })
    cara.child.kill('SIGTERM')
    await untilTrue('it has ended', areGone(all), 10)
    const left = (await readdir(tmpdir())).filter((name) => !before.has(name) && /^cara-[0-9a-f]{12}$/.test(name))
    expect([left, await readdir(`${folder}/uploads`)]).toEqual([[], []])
  })
})
