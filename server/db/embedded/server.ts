import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { makeDataFolder } from '../../lib/data-folder.ts'
import { type Home, makeHome } from './home.ts'
import { findRunning, launch, type Running } from './postmaster.ts'
import { endProcess } from './process.ts'

/** `folder` holds all of it, for who wants to throw it away after a stop. */
export type EmbeddedServer = { url: string; folder: string; stop(): Promise<void> }

/** Advisory lock held by the one Cara that uses an embedded server; it goes with that process's connection. */
const OWN_LOCK = 0xca7a

/** A postmaster that is just dying still holds its folder for a moment. */
const LAUNCH_PATIENCE_MS = 10_000
const MOST_PAUSE_MS = 5000

type Options = { unixSocket?: boolean; say?: (line: string) => void }

/**
 * Starts PostgreSQL for this data folder, or takes over the one that a killed Cara left running, and starts it again
 * whenever it ends before `stop`. Throws an Error with a sentence when another Cara is using the folder or the server does
 * not start.
 */
export async function startEmbedded(dataDir: string, options: Options = {}): Promise<EmbeddedServer> {
  const home = await prepareHome(dataDir, options)
  let running = await findOrLaunch(home)
  let lock = await holdLock(running.url, dataDir)
  const closing = new AbortController()
  const watching = watch()

  async function watch() {
    while (!closing.signal.aborted) {
      await lock.ended
      if (closing.signal.aborted) return
      options.say?.('The embedded database has ended. It is being started again.')
      await startAgain()
    }
  }

  async function startAgain() {
    for (let pause = 50; !closing.signal.aborted; pause = Math.min(pause * 2, MOST_PAUSE_MS)) {
      try {
        running = await findOrLaunch(home, running)
        lock = await holdLock(running.url, dataDir)
        return
      } catch (error) {
        options.say?.((error as Error).message)
        await wait(pause, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  return {
    url: running.url,
    folder: home.folder,
    async stop() {
      closing.abort()
      await lock.client.end().catch(() => {})
      await watching
      await shutDown(running, home)
    },
  }
}

/** Reaches the embedded database for a command: the running one, Cara's use of it undisturbed, or one started for as long as it takes. */
export async function reachEmbedded(dataDir: string): Promise<EmbeddedServer> {
  const home = await prepareHome(dataDir)
  const running = await findRunning(home)
  if (!running) return startEmbedded(dataDir)
  return { url: running.url, folder: home.folder, stop: async () => {} }
}

async function prepareHome(dataDir: string, { unixSocket }: Options = {}) {
  await makeDataFolder(dataDir)
  const home = await makeHome(dataDir, unixSocket === undefined ? undefined : { unixSocket })
  if (!home.folder.startsWith(dataDir)) await putAsideOfGone(dataDir, home)
  await refuseOtherVersion(home)
  if (!(await exists(path.join(home.data, 'PG_VERSION')))) await initialise(home)
  return home
}

/** In a data folder whose database is kept elsewhere: where. */
const KEPT_IN = 'database-is-in'

/** A database kept elsewhere outlasts its data folder. That of a folder thrown away is put aside: a new folder begins with a new one. */
async function putAsideOfGone(dataDir: string, home: Home) {
  const isNew = (await readdir(dataDir)).length === 0
  if (isNew && (await exists(home.data)) && !(await findRunning(home)))
    await rename(home.data, `${home.data}-put-aside-${Date.now()}`)
  await writeFile(path.join(dataDir, KEPT_IN), `${home.folder}\n`)
}

/** Gives the server where it was before: whoever is connected to its address comes back to that address. */
async function findOrLaunch(home: Home, before?: Running): Promise<Running> {
  for (const deadline = Date.now() + LAUNCH_PATIENCE_MS; ; await wait(200)) {
    const running = (await findRunning(home)) ?? (await launch(home, before))
    if (running) return running
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start; ${home.log} says why.`)
  }
}

/** Asks for a fast shutdown (SIGINT), then for an immediate one (SIGQUIT), within what a service manager grants a stop. */
async function shutDown({ pid }: Running, home: Home) {
  await endProcess(pid, [
    ['SIGINT', 5000],
    ['SIGQUIT', 2000],
  ])
  if ('socketFolder' in home.reach && !home.reach.socketFolder.startsWith(home.folder)) {
    await rm(home.reach.socketFolder, { recursive: true, force: true })
  }
}

async function exists(file: string) {
  return (await stat(file).catch(() => null)) !== null
}

async function refuseOtherVersion(home: Home) {
  const data = await readFile(path.join(home.data, 'PG_VERSION'), 'utf8').catch(() => null)
  if (data === null) return
  const { stdout } = await promisify(execFile)(home.bin.postgres, ['--version'])
  const binary = /(\d+)\./.exec(stdout)?.[1]
  if (binary && data.trim() !== binary) {
    throw new Error(
      `The database in ${home.data} was made by PostgreSQL ${data.trim()}, and this Cara brings ${binary}. Back it up with the Cara that made it (npm run backup), restore it here into an empty folder, or set DATABASE_URL.`,
    )
  }
}

/** Makes the cluster beside its place and moves it there whole, so that a killed or doubled start leaves no half of one. */
async function initialise(home: Home) {
  const fresh = `${home.data}.${process.pid}`
  const auth =
    'password' in home.reach ? ['-A', 'scram-sha-256', '--pwfile', path.join(home.folder, 'password')] : ['-A', 'trust']
  const flags = ['-D', fresh, '-U', 'postgres', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', ...auth]
  try {
    await promisify(execFile)(home.bin.initdb, flags, {
      ...home.user,
      cwd: home.folder,
      env: { ...process.env, LC_ALL: 'C' },
    })
    await rename(fresh, home.data)
  } catch (error) {
    if (await exists(path.join(home.data, 'PG_VERSION'))) return
    throw new Error(whyNotMade(home, (error as Error).message))
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

function whyNotMade(home: Home, said: string) {
  if (said.includes('could not look up effective user ID')) {
    return `The embedded PostgreSQL needs a user with a name, and user id ${process.getuid?.()} has none on this machine. Start Cara as a named user (in a container: one from its /etc/passwd), or set DATABASE_URL.`
  }
  if (said.includes('No space left on device')) {
    return `The disk is full: the database could not be made in ${home.folder}. Make room, or set DATA_DIR to a folder elsewhere.`
  }
  return `The database could not be made in ${home.folder}: ${said}`
}

async function holdLock(url: string, dataDir: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  const ended = new Promise<void>((resolve) => void client.once('end', resolve))
  client.on('error', () => {})
  await client.connect()
  // A Cara that was just killed may need a moment to lose its connection.
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [OWN_LOCK])
    if (rows[0].held) return { client, ended }
    await wait(100)
  }
  await client.end()
  throw new Error(
    `Another Cara is running on the data folder ${dataDir}. Stop it first, or give this one its own folder with DATA_DIR.`,
  )
}
