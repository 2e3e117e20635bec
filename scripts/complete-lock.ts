import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * `node scripts/complete-lock.ts`, after a change of dependencies: writes into package-lock.json the packages of other
 * platforms that npm left out because the registry at hand does not serve them. Without them `npm ci` refuses the lock.
 * The checksum of each comes from the registry's metadata; where the registry does not know the package there is none to
 * write, and npm then trusts the registry it installs from. Run it again behind a registry that serves them all: it asks for
 * each checksum that is missing, and tells how many still are.
 */
type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
  [key: string]: unknown
}

const FILE = path.join(import.meta.dirname, '..', 'package-lock.json')
const lock = JSON.parse(await readFile(FILE, 'utf8')) as { packages: Record<string, Entry> }
const added: string[] = []

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isListed(place, name)) continue
    const version = range.replace(/^[\^~]/, '')
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    }
    added.push(`${name}@${version}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
const unknown = await addChecksums()
await writeFile(FILE, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(added.length ? `Added ${added.join(', ')}\n` : 'Complete.\n')
if (unknown.length) process.stdout.write(`The registry has no checksum of ${unknown.length}: ${unknown.join(', ')}\n`)

/** Asks for what is missing of one package's family at a time; when its registry does not serve the first, it is asked no more. */
async function addChecksums() {
  const without = Object.entries(lock.packages).filter(
    ([place, { integrity, version }]) => place && version && !integrity,
  )
  const unserved = new Set<string>()
  for (const [place, entry] of without) {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const family = name.split('/')[0]!
    const dist = unserved.has(family) ? null : await askRegistry(`${name}@${entry.version}`)
    if (dist) entry.integrity = dist.integrity
    else unserved.add(family)
  }
  return without.filter(([, { integrity }]) => !integrity).map(([place]) => place)
}

async function askRegistry(spec: string): Promise<{ integrity: string } | null> {
  const asked = promisify(execFile)('npm', ['view', spec, 'dist', '--json'], { timeout: 30_000 })
  const { stdout } = await asked.catch(() => ({ stdout: '' }))
  return stdout ? JSON.parse(stdout) : null
}

/** Whether a package finds a dependency of this name: beside it, or in a folder above. */
function isListed(place: string, name: string) {
  const steps = place ? place.split('/node_modules/') : []
  for (let depth = steps.length; depth >= 0; depth--) {
    const home = steps.slice(0, depth).join('/node_modules/')
    if (lock.packages[`${home ? `${home}/` : ''}node_modules/${name}`]) return true
  }
  return false
}

/** What a platform package's name says of where it may be installed. */
function platformOf(name: string) {
  const words = name.split(/[-/]/)
  const os = [
    'android',
    'darwin',
    'freebsd',
    'linux',
    'openbsd',
    'netbsd',
    'sunos',
    'win32',
    'windows',
    'wasm32',
    'aix',
  ].find((word) => words.includes(word))
  const cpu = [
    'arm64',
    'arm',
    'armv6',
    'armv7',
    'armhf',
    'x64',
    'ia32',
    'loong64',
    'mips64el',
    'ppc64',
    'ppc64le',
    'riscv64',
    's390x',
    'wasm32',
  ].find((word) => words.includes(word))
  const libc =
    words.includes('musl') || words.includes('linuxmusl')
      ? 'musl'
      : words.some((word) => /^gnu/.test(word))
        ? 'glibc'
        : undefined
  const system =
    os === 'windows'
      ? 'win32'
      : words.includes('linuxmusl') || words.includes('freebsd')
        ? words.includes('freebsd')
          ? 'freebsd'
          : 'linux'
        : os
  return {
    ...(cpu && { cpu: [cpu.replace(/^arm(v[67]|hf)$/, 'arm')] }),
    ...(libc && { libc: [libc] }),
    ...(system && { os: [system] }),
  }
}
