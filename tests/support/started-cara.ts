import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { makeHome } from '../../server/db/embedded/home.ts'
import { findRunning, launch } from '../../server/db/embedded/postmaster.ts'
import { endProcess, isAlive } from '../../server/db/embedded/process.ts'
import { startEmbedded } from '../../server/db/embedded/server.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

export type StartedCara = Awaited<ReturnType<typeof startProduct>>

/** A data folder of a test's own; `remove` takes it away with the database, which root keeps elsewhere. */
export async function aDataFolder(owner?: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cara-started-'))
  if (owner) await chown(folder, owner, owner)
  return {
    folder,
    async remove() {
      const postmaster = await postmasterOf(folder)
      if (postmaster) await endProcess(postmaster, [['SIGQUIT', 5000]])
      const home = await makeHome(folder)
      await rm(home.folder, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the product as an operator does (`npm start`, or the script alone) in a process group of its own, and waits until it
 * says how to stop it. Without a data folder shared with the caller everything is what the settings say;
 * the demo agency of an embedded database has no clients unless they say so.
 */
export async function startProduct(
  settings: Record<string, string>,
  { npm = false, as = {} as { uid?: number; gid?: number } } = {},
) {
  const DEMO = settings.DATABASE_URL ? 'auto' : 'empty'
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DEMO, ...settings }
  const [command, args] = npm ? ['npm', ['start']] : [process.execPath, ['scripts/start.ts']]
  const child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'], ...as })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  while (!said.includes('Stop it with Ctrl+C.')) {
    const over = await Promise.race([ended.then(() => true), wait(50, false)])
    if (over) throw new Error(`Cara did not start: ${said}`)
  }
  return {
    child,
    ended,
    said: () => said,
    url: /Cara is at (\S+)/.exec(said)?.[1] ?? '',
    /** Ends every process of its group at once, as a power cut would; PostgreSQL has a group of its own. */
    crash: () => endGroup(child, ended),
  }
}

async function endGroup(child: ChildProcess, ended: Promise<unknown>) {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {}
  await ended
}

/** The pid of the embedded PostgreSQL of a data folder; null when none is running. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const { data } = await makeHome(dataDir)
  const pid = Number.parseInt(await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => ''), 10)
  return pid && (await isAlive(pid)) ? pid : null
}

/** Runs one of the product's commands to its end. */
export async function runCommand(script: string, args: string[], settings: Record<string, string>) {
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: ROOT, env })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, said }
}

/** Every living process that a process started, and what those started. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const children = text.split(' ').filter(Boolean).map(Number)
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()]
}

export async function untilTrue(what: string, isTrue: () => Promise<boolean>, seconds: number) {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await wait(50)) if (await isTrue()) return
  throw new Error(`not within ${seconds} s: ${what}`)
}

/** The address of the embedded database of a data folder, as its owner. */
export async function ownerUrlOf(dataDir: string) {
  const running = await findRunning(await makeHome(dataDir))
  if (!running) throw new Error('PostgreSQL is not running')
  return running.url
}

/** Opens a session of some user of the database, and asks the product's GraphQL with it as a browser does. */
export async function aBrowser(ownerUrl: string, url: string) {
  const token = randomBytes(32).toString('base64url')
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client
    .query(
      `insert into sessions (id, agency_id, agency_user_id, token_hash, expires_at)
       select gen_random_uuid(), agency_id, id, $1, now() + interval '1 day' from agency_users order by email limit 1`,
      [createHash('sha256').update(token).digest()],
    )
    .finally(() => client.end())
  const headers = { cookie: `cara_session=${token}`, 'x-cara': '1' }
  const send = async (body: BodyInit, more: Record<string, string> = {}) => {
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { ...headers, ...more }, body })
    return (await response.json()) as { data?: any; errors?: { message: string; extensions?: { code?: string } }[] }
  }
  return {
    headers,
    ask: (query: string, variables: object = {}) =>
      send(JSON.stringify({ query, variables }), { 'content-type': 'application/json' }),
    upload(query: string, input: object, name: string, bytes: Uint8Array) {
      const form = new FormData()
      form.set('operations', JSON.stringify({ query, variables: { input: { ...input, files: [null] } } }))
      form.set('map', JSON.stringify({ 0: ['variables.input.files.0'] }))
      form.append('0', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
      return send(form)
    },
  }
}

/** A PostgreSQL with a password on a port of its own, as an operator's would be, that can be stopped and started. */
export async function aPostgres() {
  const data = await aDataFolder()
  await (await startEmbedded(data.folder, { unixSocket: false })).stop()
  const home = await makeHome(data.folder, { unixSocket: false })
  const place = (await launch(home))!
  return {
    place,
    up: async () => void (await launch(home, place)),
    async stop() {
      const running = await findRunning(home)
      if (running) await endProcess(running.pid, [['SIGINT', 10_000]])
    },
    remove: data.remove,
  }
}
