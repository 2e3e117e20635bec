import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { WEB_FOLDER } from '../../scripts/build-web.ts'

type Route = { id: string; path?: string; parentId?: string; module: string; imports?: string[] }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> }

/** The script a page loads before it is shown: gzip in kB (1000 bytes), and the names of its files. */
export type PageScripts = { address: string; kB: number; files: string[] }

/** Of every page that has an address of its own, from the manifest of what is built. */
export async function scriptsOfPages(): Promise<PageScripts[]> {
  const { entry, routes } = await readManifest()
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = async (file: string) => (await promisify(gzip)(await readFile(path.join(WEB_FOLDER, file)))).length
  const lineOf = (route: Route): Route[] => [...(route.parentId ? lineOf(routes[route.parentId]!) : []), route]
  const pages = []
  for (const route of Object.values(routes).filter(({ path: place }) => place)) {
    const line = lineOf(route)
    const ofRoutes = line.flatMap(({ module, imports = [] }) => [module, ...imports])
    const files = [...new Set([entry.module, ...entry.imports, ...ofRoutes])]
    let bytes = 0
    for (const file of files) {
      const size = sizes.get(file) ?? sizeOf(file)
      sizes.set(file, size)
      bytes += await size
    }
    const address = `/${line.flatMap(({ path: place }) => place || []).join('/')}`
    pages.push({ address, kB: bytes / 1000, files: files.map((file) => path.basename(file)) })
  }
  return pages
}

async function readManifest() {
  const assets = path.join(WEB_FOLDER, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The build has no manifest.')
  const text = await readFile(path.join(assets, name), 'utf8')
  return JSON.parse(text.replace(/^[^{]*/, '').replace(/;?\s*$/, '')) as Manifest
}
