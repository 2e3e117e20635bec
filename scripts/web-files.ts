import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const REACT = /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/
/** What dialogs, menus and comboboxes stand on. */
const KIT = /node_modules[\\/](?:@base-ui|@floating-ui|reselect|use-sync-external-store|tabbable)[\\/]/
/** Needed by every page of the app. */
const EVERYWHERE = /entry\.client\.tsx$|[\\/]web[\\/](?:root|shell[\\/]shell)\.tsx/
/** What so many pages need comes with the shell: it is there for the next page as well. */
const MANY = 12
const LIST = /[\\/]list\.tsx/
const DIALOG = /[\\/]ui[\\/]dialog\.tsx$/
const AREA = /[\\/]web[\\/]routes[\\/]([^\\/]+)/
const ROUTE = '?__react-router-build-client-route'

const nameOf = (id: string) => /([^\\/]+)\.tsx/.exec(id)?.[1] ?? 'page'

type Graph = { getModuleIds(): Iterable<string>; getModuleInfo(id: string): Module | null }
type Module = { isEntry: boolean; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }

/** A file takes along what its modules stand on, unless that is in one before it. */
const FILES = ['react', 'shell', 'lists', 'pages', 'area', 'dialogs', 'popups', 'forms', 'fields', 'parts'] as const
type File = { kind: (typeof FILES)[number]; name: string }

/**
 * Few files a page, and nothing in them that is not needed to show it. A module stands in one file with those that are needed where it is:
 * `shell` on every page, `lists` and `pages` on several, one named as an area on the pages of that area; `dialogs` and `popups` (the kit),
 * `forms` and `fields` only by what opens over a page, `parts` only by what a page loads later. What one page or dialog needs alone stays with it; what a page needs and its
 * parts that come later, too, is one file beside it.
 */
export function sortModules() {
  let files = new Map<string, File>()
  const plugin: Plugin = {
    name: 'sort-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      files = fileOfEach(this as unknown as Graph)
    },
  }
  const groups = FILES.map((kind, at) => ({
    name: (id: string) => files.get(id)?.name ?? null,
    debugName: kind,
    test: (id: string) => files.get(id)?.kind === kind,
    priority: FILES.length - at,
  }))
  return { plugin, groups }
}

function fileOfEach(graph: Graph) {
  const all = [...graph.getModuleIds()]
  const needsOf = (id: string) => withAllItNeeds(id, graph)
  const entries = all.filter((id) => graph.getModuleInfo(id)?.isEntry)
  const later = new Set(all.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const needs = new Map([...entries, ...later].map((id) => [id, needsOf(id)]))
  const opensOver = (id: string) => [...needs.get(id)!].some((one) => KIT.test(one))
  const pages = entries.filter((id) => !opensOver(id))
  const overs = [...entries.filter(opensOver), ...later]
  const those = (id: string, among: string[]) => among.filter((one) => needs.get(one)!.has(id))

  const ofDialog = new Set(all.filter((id) => DIALOG.test(id)).flatMap((id) => [...needsOf(id)]))
  const isShared = (id: string) => !id.endsWith(ROUTE) && !those(id, pages).length && those(id, overs).length > 1
  /** What no address needs, only parts that are loaded later, and without the kit: no dialog has to load it. */
  const isLater = (id: string) =>
    those(id, overs).every((one) => later.has(one)) && ![...needsOf(id)].some((one) => KIT.test(one))
  const shared = all.filter(isShared)
  const ofForms = new Set(shared.filter((id) => !isLater(id)).flatMap((id) => [...needsOf(id)]))
  const ofParts = new Set(shared.filter(isLater).flatMap((id) => [...needsOf(id)]))

  const fileOf = (id: string): File | undefined => {
    if (REACT.test(id)) return named('react')
    if (KIT.test(id)) return named(ofDialog.has(id) ? 'dialogs' : 'popups')
    if (id.endsWith(ROUTE)) return undefined
    const where = those(id, pages)
    if (where.length >= MANY || where.some((page) => EVERYWHERE.test(page))) return named('shell')
    if (!where.length) {
      if (!isShared(id)) return undefined
      if (isLater(id)) return named('parts')
      return named([...needsOf(id)].some((one) => KIT.test(one) && !ofDialog.has(one)) ? 'fields' : 'forms')
    }
    const areas = new Set(where.map((page) => AREA.exec(page)?.[1]))
    if (where.length === 1 && !ofForms.has(id) && !ofParts.has(id)) {
      const others = those(id, overs)
      const isOfItsParts = others.length > 0 && others.every((one) => later.has(one))
      return isOfItsParts ? { kind: 'area', name: `${nameOf(where[0]!)}-parts` } : undefined
    }
    if (areas.size === 1 && !ofForms.has(id)) return { kind: 'area', name: [...areas][0] ?? 'shell' }
    return named(where.some((page) => LIST.test(page)) ? 'lists' : 'pages')
  }
  return new Map(all.flatMap((id) => [[id, fileOf(id)] as const].filter((pair): pair is [string, File] => !!pair[1])))
}

const named = (kind: File['kind']): File => ({ kind, name: kind })

function withAllItNeeds(id: string, graph: Graph, known = new Set<string>()) {
  if (known.has(id)) return known
  known.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) withAllItNeeds(next, graph, known)
  return known
}

const DOCUMENTS = '/graph/generated/graphql.ts'
const ONE = '?document='
const IMPORT = /import \{([^}]*)\} from '([^']*\/generated\/graphql\.ts)'/g

/** Makes a module of each GraphQL document, so that a page loads those it sends and no others. */
export const splitDocuments = (): Plugin => ({
  name: 'split-documents',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]web[\\/].*\.tsx?$/, code: /\/generated\/graphql\.ts'/ },
    handler: (code) =>
      code.replace(IMPORT, (_, names: string, from: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => `import { ${name} } from '${from}${ONE}${name}'`)
          .join(';'),
      ),
  },
  async load(id) {
    const [file, name] = id.split(ONE)
    if (!name || !file?.endsWith(DOCUMENTS)) return null
    const text = await readFile(file, 'utf8')
    const written = new RegExp(`^export const ${name} = [^\`]*(\`[^\`]*\`)`, 'm').exec(text)?.[1]
    if (!written) throw new Error(`${file} holds no document ${name}.`)
    return { code: `export const ${name} = ${written}`, moduleType: 'js' }
  },
})

const RELOADS = 'window.location.reload();'

/**
 * React Router reloads the whole document when the script of a route cannot be fetched, also of a link that is only pointed at: without a
 * connection that is the browser's own error page, and what was typed is gone. It is right only for a script that is gone, after an update;
 * otherwise the screen says that there is no connection, and tries again.
 */
export function keepDocument(): Plugin {
  return {
    name: 'keep-document',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/.test(id)) return
      if (!code.includes(RELOADS))
        throw new Error('React Router reloads in another way now than scripts/web-files.ts expects.')
      const kept = `const isGone = await fetch(route.module, { cache: 'no-store' }).then(({ status }) => status === 404, () => false);
        if (!isGone) throw new Response(null, { status: 503 });
        ${RELOADS}`
      return { code: code.replace(RELOADS, kept), map: null }
    },
  }
}
