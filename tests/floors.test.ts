import path from 'node:path'
import { cruise, type IModule } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
/** The floors of the server, from the ground up; a module imports its own floor and those below. */
const SERVER_FLOORS: [name: string, test: RegExp][] = [
  ['shared', /^shared\//],
  ['ground', /^server\/(lib\/|config\.ts)/],
  ['outside', /^server\/outside\//],
  ['database', /^server\/db\//],
  ['queue', /^server\/queue\//],
  ['live', /^server\/live\//],
  ['documents', /^server\/documents\//],
  ['forms', /^server\/forms\//],
  ['classification', /^server\/classification\//],
  ['reviews', /^server\/reviews\//],
  ['workers', /^server\/workers\//],
  ['context', /^server\/(ctx|can|all-agencies|midnight)\.ts/],
  ['stores', /^server\/(domains\/[^/]+|runs|effects)\/(types|rules|store|html)(\.ts|\/)/],
  ['verbs', /^server\/(domains\/[^/]+\/(?!graph|jobs)|(runs|effects)\/service\.ts)/],
  ['assistant', /^server\/assistant\//],
  ['runs', /^server\/runs\//],
  ['doors', /^server\/(api\/|domains\/[^/]+\/(graph|jobs)|effects\/)/],
  ['seed', /^server\/seed\//],
  ['roof', /^server\/main\.ts/],
]
const WEB_FLOORS: [name: string, test: RegExp][] = [
  ['shared', /^shared\//],
  ['lib', /^web\/lib\//],
  ['kit', /^web\/(ui|graph)\//],
  ['parts', /^web\/parts\//],
  ['shell', /^web\/shell\//],
  ['areas', /^web\/routes\//],
  ['roof', /^web\/(root\.tsx|routes\.ts|app\.css)/],
]

let modules: IModule[]
beforeAll(async () => {
  const result = await cruise(['server', 'shared', 'web'], {
    baseDir: ROOT,
    exclude: { path: '(\\.test\\.tsx?$|generated|node_modules|^\\.react-router)' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  })
  const { output } = result
  if (typeof output === 'string') throw new Error(output)
  modules = output.modules.filter(({ source }) => /^(server|shared|web)\//.test(source))
})

const edges = () =>
  modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
const floorOf = (floors: typeof SERVER_FLOORS, file: string) => floors.findIndex(([, test]) => test.test(file))

describe('the floors', () => {
  it('are read from every module there is', () => {
    expect(modules.length).toBeGreaterThan(250)
    expect(edges().length).toBeGreaterThan(600)
  })

  it.each([
    ['server', SERVER_FLOORS],
    ['web', WEB_FLOORS],
  ] as const)('of the %s hold: nothing imports upwards', (room, floors) => {
    const inside = edges().filter(({ from, to }) => from.startsWith(`${room}/`) && /^(server|shared|web)\//.test(to))
    const upward = inside.filter(
      ({ from, to }) => floorOf([...floors], to) > floorOf([...floors], from) || floorOf([...floors], to) < 0,
    )
    expect(upward).toEqual([])
  })

  it('keep the rooms apart', () => {
    const crossing = edges().filter(({ from, to }) => {
      const [a, b] = [from.split('/')[0], to.split('/')[0]]
      return (
        (a === 'web' && b === 'server') ||
        (a === 'server' && b === 'web') ||
        (a === 'shared' && (b === 'web' || b === 'server'))
      )
    })
    expect(crossing).toEqual([])
  })

  it('let only a room itself use its store', () => {
    const roomOf = (file: string) => /^server\/(domains\/[^/]+|[^/]+)\//.exec(file)?.[1]
    const stores = edges().filter(({ to }) => /^server\/.*\/store(\.ts$|\/)/.test(to))
    expect(stores.length).toBeGreaterThan(15)
    expect(stores.filter(({ from, to }) => roomOf(from) !== roomOf(to))).toEqual([])
  })

  it('let others into documents by its one door', () => {
    const into = edges().filter(
      ({ from, to }) => to.startsWith('server/documents/') && /^server\/(?!documents\/|workers\/)/.test(from),
    )
    expect(into.length).toBeGreaterThan(50)
    expect(into.filter(({ to }) => to !== 'server/documents/index.ts')).toEqual([])
  })

  it('let one domain into another by its service, its types and, for the graph, its graph', () => {
    const domainOf = (file: string) => /^server\/domains\/([^/]+)\//.exec(file)?.[1]
    const across = edges().filter(({ from, to }) => {
      const [own, other] = [domainOf(from), domainOf(to)]
      return own && other && own !== other
    })
    expect(across.length).toBeGreaterThan(50)
    const isDoor = (file: string) => /^server\/domains\/[^/]+\/(service\.ts|types\.ts|graph(\.ts|\/))/.test(file)
    expect(across.filter(({ to }) => !isDoor(to))).toEqual([])
    const ofGraph = (file: string) => /\/graph(\.ts|\/)/.test(file)
    expect(across.filter(({ from, to }) => ofGraph(to) && !ofGraph(from))).toEqual([])
  })

  it('keep the areas of the web apart', () => {
    const crossing = edges().filter(({ from, to }) => {
      const [, a] = /^web\/routes\/([^/]+)\//.exec(from) ?? []
      const [, b] = /^web\/routes\/([^/]+)\//.exec(to) ?? []
      return a && b && a !== b
    })
    expect(crossing).toEqual([])
  })

  it('have no circles', () => {
    const circular = modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ circular, dependencyTypes }) => circular && !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => `${source} → ${resolved}`),
    )
    expect(circular).toEqual([])
  })
})
