import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'

const SCRIPT = path.join(import.meta.dirname, 'support/embedded-process.ts')
const isRoot = process.getuid?.() === 0

const children: ChildProcess[] = []
const folders: string[] = []
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Starts the embedded server in a process of its own; gives what it said: its address, or why it did not start. */
async function start(dataDir: string, as?: { uid: number; gid: number }) {
  const child = spawn(process.execPath, [SCRIPT, dataDir], {
    ...as,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: dataDir },
  })
  children.push(child)
  const said = await new Promise<string>((resolve) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk
      if (text.includes('\n')) resolve(text.trim())
    })
    child.stderr.on('data', (chunk: Buffer) => (text += chunk))
    child.once('exit', () => resolve(text.trim()))
  })
  return { child, said, end: (signal: NodeJS.Signals) => endOf(child, signal) }
}

function endOf(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return ended
}

async function ask(url: string, query: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(query).finally(() => client.end())).rows
}

async function aFolder(place: string, owner?: number) {
  const folder = await mkdtemp(path.join(place, 'cara-embedded-'))
  if (owner) await chown(folder, owner, owner)
  folders.push(folder)
  return folder
}

/** As whom and where Cara may be started here: root under its home and elsewhere, and a plain user. */
const starts: [string, string, { uid: number; gid: number } | undefined][] = isRoot
  ? [
      ['root, under its home folder', homedir(), undefined],
      ['root, elsewhere', tmpdir(), undefined],
      ['a plain user', tmpdir(), { uid: 1, gid: 1 }],
    ]
  : [['a plain user', tmpdir(), undefined]]

describe('the embedded PostgreSQL', () => {
  it.each(starts)(
    'starts for %s, is taken over after kill -9, and stops in order',
    async (_who, place, as) => {
      await mkdir(place, { recursive: true })
      const folder = await aFolder(place, as?.uid)
      const first = await start(folder, as)
      expect(first.said).toMatch(/^postgresql:/)
      const [url, home] = first.said.split(' ') as [string, string]
      folders.push(home)
      if (home.startsWith('/var/lib')) expect(isRoot).toBe(true)
      await ask(url, 'create table kept (n int); insert into kept values (7)')
      const [{ pid }] = await ask(
        url,
        'select pg_backend_pid(), (select pid from pg_stat_activity where backend_type = $$checkpointer$$) as pid',
      )

      const second = await start(folder, as)
      expect(second.said).toContain(`Another Cara is running on the data folder ${folder}`)

      await first.end('SIGKILL')
      const third = await start(folder, as)
      expect(third.said).toBe(first.said)
      const [after] = await ask(
        url,
        'select n, (select pid from pg_stat_activity where backend_type = $$checkpointer$$) as pid from kept',
      )
      expect(after).toEqual({ n: 7, pid })

      await third.end('SIGTERM')
      await expect(ask(url, 'select 1')).rejects.toThrow()
      const fourth = await start(folder, as)
      expect(await ask(fourth.said.split(' ')[0]!, 'select n from kept')).toEqual([{ n: 7 }])
      await fourth.end('SIGINT')
      await expect(ask(url, 'select 1')).rejects.toThrow()
    },
    60_000,
  )

  it('begins anew for a data folder that was thrown away and made again', async () => {
    const folder = await aFolder(tmpdir())
    const first = await start(folder)
    const [url = '', home = ''] = first.said.split(' ')
    folders.push(home)
    await ask(url, 'create table kept (n int)')
    await first.end('SIGTERM')
    const again = await start(folder)
    expect(await ask(again.said.split(' ')[0]!, 'select n from kept')).toEqual([])
    await again.end('SIGTERM')

    await rm(folder, { recursive: true })
    await mkdir(folder)
    const anew = await start(folder)
    await expect(ask(anew.said.split(' ')[0]!, 'select n from kept')).rejects.toThrow('does not exist')
    await anew.end('SIGTERM')
  })

  it('listens on 127.0.0.1 behind a password where there are no Unix sockets', async () => {
    const folder = await aFolder(tmpdir())
    const { said, end } = await start(`${folder}#tcp`)
    expect(said).toMatch(/^postgresql:\/\/postgres:[\w-]{20,}@127\.0\.0\.1:\d+/)
    const [url = '', home = ''] = said.split(' ')
    folders.push(home)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(ask(url.replace(/:[\w-]{20,}@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
    await end('SIGTERM')
  })
})
