import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Home, makeHome } from './home.ts'

/** `folder` holds all of it, for who wants to throw it away after a stop. */
export type EmbeddedServer = { url: string; folder: string; stop(): Promise<void> }

/** Advisory lock held by the one Cara that uses an embedded server; it goes with that process's connection. */
const OWN_LOCK = 0xca7a

/**
 * Starts PostgreSQL for this data folder, or takes over the one that a killed Cara left running.
 * Throws an Error with a sentence when another Cara is using the folder or the server does not start.
 */
export async function startEmbedded(dataDir: string, options?: { unixSocket: boolean }): Promise<EmbeddedServer> {
  const home = await makeHome(dataDir, options)
  await refuseOtherVersion(home)
  if (!(await exists(path.join(home.data, 'PG_VERSION')))) await initialise(home)
  const running = await findRunning(home)
  const server = running ?? (await launch(home))
  const lock = await holdLock(server.url, dataDir)
  return {
    url: server.url,
    folder: home.folder,
    async stop() {
      await lock.end().catch(() => {})
      await shutDown(server.pid)
    },
  }
}

type Running = { url: string; pid: number }

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
      `The database in ${home.data} was made by PostgreSQL ${data.trim()}, and this Cara brings ${binary}. Move it with pg_dump, or set DATABASE_URL.`,
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
    throw new Error(`The database could not be made in ${home.folder}: ${(error as Error).message}`)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Reads postmaster.pid: pid, data folder, start time, port, socket folder, one a line. */
async function findRunning(home: Home): Promise<Running | null> {
  const lines = (await readFile(path.join(home.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid)) return null
  const running = { url: urlFor(home, Number(lines[3])), pid }
  return (await answers(running.url)) ? running : null
}

async function launch(home: Home): Promise<Running> {
  const port = 'password' in home.reach ? await findFreePort() : 5432
  const listen =
    'password' in home.reach
      ? ['-c', 'listen_addresses=127.0.0.1']
      : ['-c', 'listen_addresses=', '-k', home.reach.socketFolder, '-c', 'unix_socket_permissions=0700']
  const log = await open(home.log, 'a')
  try {
    // A group of its own: Ctrl+C in a terminal must reach Cara, which then stops PostgreSQL in order.
    const child = spawn(home.bin.postgres, ['-D', home.data, '-p', String(port), ...listen], {
      ...home.user,
      cwd: home.folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    await untilReady(child, home, port)
  } finally {
    await log.close()
  }
  const running = await findRunning(home)
  if (!running) throw new Error(`PostgreSQL did not start; ${home.log} says why.`)
  return running
}

async function untilReady(child: ChildProcess, home: Home, port: number) {
  const failed = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const ended = await Promise.race([failed.then(() => true), wait(20, false)])
    if (await answers(urlFor(home, port))) return
    if (ended) return
  }
}

function urlFor(home: Home, port: number) {
  return 'password' in home.reach
    ? `postgresql://postgres:${home.reach.password}@127.0.0.1:${port}/postgres`
    : `postgresql://postgres@/postgres?host=${encodeURIComponent(home.reach.socketFolder)}&port=${port}`
}

/** Whether the server takes connections. One that is still recovering after a crash says 57P03 and is waited for. */
async function answers(url: string) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if ((error as { code?: string }).code !== '57P03') return false
    }
  }
  return false
}

async function holdLock(url: string, dataDir: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  // A Cara that was just killed may need a moment to lose its connection.
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [OWN_LOCK])
    if (rows[0].held) return client
    await wait(100)
  }
  await client.end()
  throw new Error(
    `Another Cara is running on the data folder ${dataDir}. Stop it first, or give this one its own folder with DATA_DIR.`,
  )
}

/** Asks for a fast shutdown (SIGINT), and after 20 s for an immediate one (SIGQUIT). */
async function shutDown(pid: number) {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    for (const deadline = Date.now() + patience; Date.now() < deadline && isAlive(pid); ) await wait(20)
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
