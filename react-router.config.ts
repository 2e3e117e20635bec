import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'

/**
 * The browser renders everything; the server hands out one index.html for every address of the app. The sign-in page is also
 * built as a document of its own (app/signin/index.html), which is whole before any script has run.
 */
const config: Config = {
  appDirectory: 'web',
  // Relative to the root of the project.
  buildDirectory: path.relative('.', process.env.CARA_BUILD_FOLDER ?? 'build'),
  ssr: false,
  prerender: ['/app/signin'],
  // A page is one script: named in the document, it needs no loader that comes before it.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig, buildManifest }) {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client')
    await startWhenTouched(folder)
    const pages = await pagesOf(buildManifest?.routes ?? {}, path.join(folder, 'assets'))
    await writeFile(path.join(folder, 'pages.json'), JSON.stringify(pages))
  },
}

export default config

type Route = { path?: string; parentId?: string }

/**
 * Every page by its address as the routes write it ("/app/workspaces/:id"), with the scripts it begins with. The server answers 404 for
 * all other addresses, and names the scripts in the document, so that they come along with those that every page has.
 */
async function pagesOf(routes: Record<string, Route | undefined>, assets: string) {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))!
  const text = (await readFile(path.join(assets, name), 'utf8')).replace(/^[^{]*/, '').replace(/;?\s*$/, '')
  const built = JSON.parse(text) as { routes: Record<string, { module: string; imports?: string[] } | undefined> }
  const lineOf = (id: string): string[] => [...(routes[id]?.parentId ? lineOf(routes[id].parentId) : []), id]
  return Object.keys(routes)
    .map((id) => {
      const line = lineOf(id)
      const path = line.map((one) => routes[one]?.path).filter(Boolean)
      const modules = line.flatMap((one) => [built.routes[one]?.module ?? [], built.routes[one]?.imports ?? []].flat())
      return { address: `/${path.join('/')}`, modules: [...new Set(modules)] }
    })
    .filter(({ address }) => !address.endsWith('*'))
}

const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/
const EMAIL = 'name="email"'
const PLACE = '<!-- start -->'
/** What loads a part of the app by itself. */
const LOADS = /<script[^>]+type="module"|rel="modulepreload"/
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g

/**
 * Takes the scripts out of the sign-in document until somebody types or clicks there: a first visit costs a few hundred bytes
 * of script instead of the whole app, and the app comes while the address is being typed. A form sent before that waits.
 */
async function startWhenTouched(folder: string) {
  const file = path.join(folder, 'app', 'signin', 'index.html')
  const html = await readFile(file, 'utf8')
  const start = MODULE.exec(html)?.[1]
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  const silent = html.replaceAll(PRELOAD, '').replace(MODULE, PLACE)
  if (!start || !modules.length || !silent.includes(EMAIL) || LOADS.test(silent))
    throw new Error('React Router writes the sign-in document in another way now than react-router.config.ts expects.')
  const name = `/assets/start-${createHash('sha256').update(start).digest('hex').slice(0, 8)}.js`
  await writeFile(path.join(folder, name), start)
  await writeFile(
    file,
    silent
      .replace(PLACE, () => `<script>(${waitForTouch.toString()})(${JSON.stringify([name, modules])})</script>`)
      .replace(EMAIL, `${EMAIL} autofocus=""`),
  )
}

/** Runs in the browser, as it stands here: so it may use nothing from outside itself. */
function waitForTouch([start, modules]: [string, string[]]) {
  const page = globalThis as unknown as { document: BrowserDocument; addEventListener: Listen }
  let begun = false
  let waiting: { requestSubmit(): void } | undefined
  const begin = () => {
    if (begun) return
    begun = true
    for (const href of modules) {
      const link = page.document.createElement('link')
      page.document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
    page.document.head.append(Object.assign(page.document.createElement('script'), { type: 'module', src: start }))
  }
  page.addEventListener('input', begin)
  page.addEventListener('pointerdown', begin)
  page.addEventListener('submit', (event) => {
    if ('ready' in page.document.documentElement.dataset) return
    event.preventDefault()
    waiting = event.target
    begin()
  })
  page.addEventListener('cara:ready', () => waiting?.requestSubmit())
}

type BrowserDocument = {
  createElement(name: string): object
  head: { append(node: object): void }
  documentElement: { dataset: object }
}
type Listen = (name: string, on: (event: { preventDefault(): void; target: { requestSubmit(): void } }) => void) => void
