import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ROOT = path.join(import.meta.dirname, '..')
const SOURCES = [
  'web',
  'shared',
  'vite.config.ts',
  'scripts/web-files.ts',
  'react-router.config.ts',
  'package-lock.json',
]

const BUILD = path.join(ROOT, 'build')
const STAMP = 'sources.sha256'

export const WEB_FOLDER = path.join(BUILD, 'client')

/**
 * Builds the web into build/client unless what is there was built from the very same sources. It is built elsewhere and then
 * put in place, so that several processes may start at once and a killed one leaves nothing half built.
 */
export async function buildWeb(say: (line: string) => void) {
  const stamp = await hashSources()
  const isBuilt = async () => (await readFile(path.join(BUILD, STAMP), 'utf8').catch(() => '')) === stamp
  if (await isBuilt()) return
  say('Building the web (a few seconds, only after a change) …')
  const fresh = path.join(ROOT, '.cache', `web-${process.pid}`)
  const cli = path.join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  try {
    await promisify(execFile)(process.execPath, [cli, 'build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', CARA_BUILD_FOLDER: fresh },
    }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`The web could not be built.\n${error.stdout ?? ''}${error.stderr ?? ''}`)
    })
    await compressAssets(path.join(fresh, 'client', 'assets'))
    await writeFile(path.join(fresh, STAMP), stamp)
    if (await isBuilt()) return
    await rename(BUILD, `${fresh}-before`).catch(() => {})
    await rename(fresh, BUILD).catch(async (error: unknown) => {
      if (!(await isBuilt())) throw error
    })
  } finally {
    for (const folder of [fresh, `${fresh}-before`]) await rm(folder, { recursive: true, force: true })
  }
}

async function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await listFiles(path.join(ROOT, source))) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function listFiles(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null)
  if (!entries) return [place]
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** Puts a .br and a .gz beside every asset that gets smaller by it, for the server to send as they are. */
async function compressAssets(folder: string) {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const bytes = await readFile(path.join(folder, name))
    const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    await writeFile(path.join(folder, `${name}.br`), brotli)
    await writeFile(path.join(folder, `${name}.gz`), await promisify(gzip)(bytes))
  }
}
