import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const PLACES = [
  '/usr/bin/soffice',
  '/usr/lib/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
]

/** LibreOffice on this machine, or null. */
export const officeSuite = PLACES.find((place) => existsSync(place)) ?? null

/** Files as LibreOffice writes them anew, with a profile of its own; in the order they were given. One that it cannot open is missing. */
export async function convertedByOffice(
  files: Uint8Array[],
  from: string,
  to: 'html' | 'pdf' | 'txt',
): Promise<(Buffer | null)[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cara-office-'))
  try {
    const names = files.map((_, index) => `file-${String(index)}`)
    for (const [index, bytes] of files.entries()) await writeFile(path.join(folder, `${names[index]!}.${from}`), bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
    const given = names.map((name) => path.join(folder, `${name}.${from}`))
    const as = to === 'txt' ? 'txt:Text (encoded):UTF8' : to
    await promisify(execFile)(officeSuite!, [profile, '--headless', '--convert-to', as, '--outdir', folder, ...given])
    const made = new Set(await readdir(folder))
    return await Promise.all(
      names.map(async (name) => (made.has(`${name}.${to}`) ? readFile(path.join(folder, `${name}.${to}`)) : null)),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
