import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Home } from './home.ts'
import { isAlive, isOtherProgram } from './process.ts'

/** A postmaster that takes connections, and the port and socket folder it does so at. */
export type Running = { url: string; pid: number; port: number; socketFolder: string }

const START_PATIENCE_MS = 60_000
const MOST_LOG_BYTES = 10 * 1024 * 1024

/** The server that runs on this home, by its postmaster.pid: pid, data folder, start time, port, socket folder, one a line. */
export async function findRunning(home: Home): Promise<Running | null> {
  const lines = (await readFile(lockFile(home), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid || !(await isAlive(pid)) || (await isOtherProgram(pid))) return null
  const place = { port: Number(lines[3]), socketFolder: lines[4]?.trim() ?? '' }
  const running = { pid, ...place, url: urlFor(home, place) }
  return (await answers(running.url)) ? running : null
}

/** Starts a server, at the address of the one before it; null when it did not come up. */
export async function launch(home: Home, before?: Running): Promise<Running | null> {
  await removeStaleLock(home)
  const place = before ?? (await choosePlace(home))
  const listen =
    'password' in home.reach
      ? ['-c', 'listen_addresses=127.0.0.1']
      : ['-c', 'listen_addresses=', '-k', place.socketFolder, '-c', 'unix_socket_permissions=0700']
  await rollLog(home.log)
  const log = await open(home.log, 'a', 0o600)
  try {
    // A group of its own: Ctrl+C in a terminal must reach Cara, which then stops PostgreSQL in order.
    const child = spawn(home.bin.postgres, ['-D', home.data, '-p', String(place.port), ...listen], {
      ...home.user,
      cwd: home.folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    await untilReady(child, urlFor(home, place))
  } finally {
    await log.close()
  }
  return findRunning(home)
}

/** A log that has grown large becomes the old one, of which there is one. */
async function rollLog(file: string) {
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size > MOST_LOG_BYTES) await rename(file, `${file}.old`)
}

async function choosePlace(home: Home) {
  return 'password' in home.reach
    ? { port: await findFreePort(), socketFolder: '' }
    : { port: 5432, socketFolder: home.reach.socketFolder }
}

const lockFile = (home: Home) => path.join(home.data, 'postmaster.pid')

/** PostgreSQL refuses to start while the pid in its lock file is anybody's, also a zombie's or another program's. */
async function removeStaleLock(home: Home) {
  const pid = Number.parseInt(await readFile(lockFile(home), 'utf8').catch(() => ''), 10)
  if (pid && (!(await isAlive(pid)) || (await isOtherProgram(pid)))) await rm(lockFile(home), { force: true })
}

async function untilReady(child: ChildProcess, url: string) {
  const failed = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline; ) {
    const ended = await Promise.race([failed.then(() => true), wait(20, false)])
    if (await answers(url)) return
    if (ended) return
  }
}

function urlFor(home: Home, { port, socketFolder }: { port: number; socketFolder: string }) {
  return 'password' in home.reach
    ? `postgresql://postgres:${home.reach.password}@127.0.0.1:${port}/postgres`
    : `postgresql://postgres@/postgres?host=${encodeURIComponent(socketFolder)}&port=${port}`
}

/** Whether the server takes connections. One that is still recovering after a crash says 57P03 and is waited for. */
async function answers(url: string) {
  for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline; await wait(50)) {
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
