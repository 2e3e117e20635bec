import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { buildWeb, WEB_FOLDER } from '../scripts/build-web.ts'
import { visitPages } from './pages/first-visit.ts'

/**
 * P9: gzip of the script that each page loads at first, from the build's own manifest, next to React alone (react + react-dom,
 * 65.9 kB), which no page of a React app can go below; and what a first visit with a phone costs (bench/pages/first-visit.ts).
 */
const REACT_ALONE = 65.9
const say = (line: string) => process.stdout.write(`${line}\n`)

await buildWeb(say)
const assets = path.join(WEB_FOLDER, 'assets')
const names = await readdir(assets)
const manifestName = names.find((name) => name.startsWith('manifest-') && name.endsWith('.js'))
if (!manifestName) throw new Error('The build has no manifest.')
const manifest = JSON.parse(
  (await readFile(path.join(assets, manifestName), 'utf8')).replace(/^[^{]*/, '').replace(/;?\s*$/, ''),
) as {
  entry: { module: string; imports: string[] }
  routes: Record<
    string,
    { id: string; path?: string; parentId?: string; module: string; imports?: string[]; clientLoaderModule?: string }
  >
}

for (const route of Object.values(manifest.routes).filter(({ path: place }) => place)) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports])
  for (let at: typeof route | undefined = route; at; at = at.parentId ? manifest.routes[at.parentId] : undefined) {
    for (const file of [at.module, ...(at.imports ?? [])]) files.add(file)
  }
  let bytes = 0
  for (const file of files) bytes += (await promisify(gzip)(await readFile(path.join(WEB_FOLDER, file)))).length
  const kB = bytes / 1000
  say(
    `${addressOf(route.id).padEnd(28)} ${kB.toFixed(1).padStart(6)} kB, ${(kB / REACT_ALONE).toFixed(2)} × React alone`,
  )
}

for (const { address, requests, milliseconds } of await visitPages()) {
  say(
    `${address.padEnd(28)} ${(milliseconds / 1000).toFixed(2).padStart(6)} s on a phone, ${String(requests)} requests`,
  )
}

function addressOf(id: string) {
  const parts: string[] = []
  for (let at = manifest.routes[id]; at; at = at.parentId ? manifest.routes[at.parentId] : undefined)
    if (at.path) parts.unshift(at.path)
  return `/${parts.join('/')}`
}
