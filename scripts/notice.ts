import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** `node scripts/notice.ts`: writes NOTICE, what the container image holds besides Cara: each installed package with its version and license. */
const ROOT = path.join(import.meta.dirname, '..')
type Package = { name: string; version: string; license?: string | { type?: string } }

const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, unknown>
}
const found = await Promise.all(
  Object.keys(lock.packages)
    .filter(Boolean)
    .map((place) => readFile(path.join(ROOT, place, 'package.json'), 'utf8').catch(() => null)),
)
const lines = found
  .flatMap((text) => (text ? [JSON.parse(text) as Package] : []))
  .map(({ name, version, license }) => {
    const known = typeof license === 'string' ? license : license?.type
    return `${name} ${version}: ${known ?? 'see its license file'}`
  })
const head =
  'Cara, licensed under Apache-2.0. This image also holds these packages, each with its license in its folder:'
await writeFile(path.join(ROOT, 'NOTICE'), `${head}\n\n${[...new Set(lines)].toSorted().join('\n')}\n`)
