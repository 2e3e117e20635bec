import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { runCommand } from './support/started-cara.ts'

const isRoot = process.getuid?.() === 0
/** A user id that no system gives a name. */
const NAMELESS = 54_321

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) {
    await chmod(folder, 0o700).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
})

async function aFolder(owner = process.getuid!()) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cara-refused-'))
  await chown(folder, owner, owner)
  folders.push(folder)
  return folder
}

/** Starts the embedded server in a process of its own, root as another user; gives what it said before it ended. */
async function startAs(uid: number, dataDir: string) {
  const script = path.join(import.meta.dirname, 'support/embedded-process.ts')
  const child = spawn(process.execPath, [script, dataDir], isRoot ? { uid, gid: uid } : {})
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk
    child.kill()
  })
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  await new Promise((resolve) => child.once('exit', resolve))
  return said
}

describe('a start that cannot succeed says what to do', () => {
  it('where the data folder may not be written', async () => {
    const parent = await aFolder()
    const inTheWay = path.join(parent, 'data')
    await writeFile(inTheWay, 'a file, not a folder')
    const { code, said } = await runCommand('start', [], { DATA_DIR: inTheWay, CARA_ROLE: 'worker' })
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(`Cara cannot write to its data folder ${inTheWay} (EEXIST).`),
    ])
    expect(said).toContain('or set DATA_DIR to another folder')
  })

  it('where its own PostgreSQL does not answer, without its password', async () => {
    const settings = { DATABASE_URL: 'postgresql://cara:hush@127.0.0.1:1/cara', CARA_ROLE: 'worker' }
    const { code, said } = await runCommand('start', [], { DATA_DIR: await aFolder(), ...settings })
    const why = 'The database that DATABASE_URL names cannot be reached: connect ECONNREFUSED 127.0.0.1:1'
    expect([code, said.trim()]).toEqual([1, why])
  })

  it('for a user that may only read the data folder', async () => {
    const readOnly = await aFolder()
    await chmod(readOnly, 0o555)
    expect(await startAs(NAMELESS, readOnly)).toContain(`Cara cannot write to its data folder ${readOnly} (EACCES).`)
  })

  it('for a user id without a name, as containers give them', async () => {
    const said = await startAs(NAMELESS, await aFolder(isRoot ? NAMELESS : undefined))
    const sentence = `user id ${NAMELESS} has none on this machine. Start Cara as a named user`
    expect(said).toMatch(isRoot ? sentence : /^postgresql:/)
  })

  it('where somebody else put something in the place of the socket folder', async () => {
    const deep = path.join(await aFolder(isRoot ? NAMELESS : undefined), 'a-long-name'.repeat(9))
    await mkdir(deep)
    if (isRoot) await chown(deep, NAMELESS, NAMELESS)
    const socketFolder = path.join(tmpdir(), `cara-${createHash('sha256').update(deep).digest('hex').slice(0, 12)}`)
    folders.push(socketFolder)
    await symlink(await aFolder(), socketFolder)
    const said = await startAs(NAMELESS, deep)
    expect(said).toContain(`Cara cannot use ${socketFolder} for its database: the folder belongs to another user`)
  })
})
