import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '../routes.ts'
import { keysAt } from './keys.ts'
import { LOADING_LIST } from './loading-words.ts'
import { doOptions, screenOptions } from './palette/options.tsx'
import { SCREENS } from './screens.ts'

const SOURCES = import.meta.glob<string>('../routes/**/*.tsx', { query: '?raw', import: 'default', eager: true })
const isList = ({ file }: RouteConfigEntry) => SOURCES[`../${file}`]?.includes('listLoader(')
const shell = routes.find(({ id }) => id === 'shell')!

/** Every list with a page of its own, by its address, with what opens over it. */
const LISTS = shell.children!.filter(isList).map(({ path: name, children = [] }) => ({
  address: `/app/${name!}`,
  dialogs: children.map((child) => `/app/${name!}/${child.path!}`),
}))

it('the list pages are found in the routes', () => {
  expect(LISTS.length).toBeGreaterThanOrEqual(5)
})

describe.each(LISTS)('the list at $address', ({ address, dialogs }) => {
  const go = () => () => undefined
  const mayGo = () => true
  const tos = (options: { to?: string }[]) => options.map(({ to }) => to)

  it('has its place in the sidebar (web/shell/screens.ts), and so in the palette', () => {
    expect(SCREENS.map(({ to }) => to)).toContain(address)
    expect(tos(screenOptions('', go, mayGo))).toContain(address)
  })

  it('says what comes while it comes (web/shell/loading-words.ts)', () => {
    expect(LOADING_LIST[address]).toMatch(/^Loading .+\.\.\.$/)
  })

  it('has the keys of a list (web/shell/keys.ts)', () => {
    expect(keysAt(address)[0]!.title).toBe('In a list')
  })

  it('is begun a row of from anywhere, where its page has New (web/shell/palette/options.tsx)', () => {
    const news = dialogs.filter((to) => to.endsWith('/new'))
    for (const to of news) expect(tos(doOptions('', go, mayGo, () => undefined))).toContain(to)
  })
})

it('words for the loading of a list are those of a list there is', () => {
  expect(Object.keys(LOADING_LIST).toSorted()).toEqual(LISTS.map(({ address }) => address).toSorted())
})
