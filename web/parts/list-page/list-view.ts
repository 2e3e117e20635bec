import { recall, remember } from '../../lib/remember.ts'
import type { List, ListFilter, ListRow, ListView } from './list.ts'

type Told = Pick<List<ListRow>, 'address' | 'filters' | 'groups' | 'sorts' | 'tabs' | 'usualSort'>

const usualSort = ({ sorts, usualSort }: Told, { chosen, tab }: Pick<ListView, 'chosen' | 'tab'>) =>
  usualSort?.(chosen, tab) ?? sorts[0].id

/** The view after a change of filters or tab: in its default sort, unless the user chose one. */
export const resorted = (list: Told, before: ListView, next: ListView): ListView =>
  before.sort === next.sort && before.sort === usualSort(list, before) ? { ...next, sort: usualSort(list, next) } : next

/** The view an address asks for. What the list does not know is left out, so that an old link still opens. */
export function readView(list: Told, query: URLSearchParams): ListView {
  const chosen: Record<string, readonly string[]> = {}
  for (const filter of list.filters) {
    const values = query.getAll(filter.name).filter((value) => mayChoose(filter, value))
    if (values.length) chosen[filter.name] = filter.kind === 'one' ? values.slice(0, 1) : values
  }
  const [group, sort, asked] = [query.get('group'), query.get('sort'), query.get('tab')]
  const tab = list.tabs && (list.tabs.find(({ id }) => id === asked) ?? list.tabs[0]).id
  return {
    search: query.get('q') ?? '',
    ...(tab && { tab }),
    chosen,
    group: list.groups.some(({ id }) => id === group) ? group : null,
    sort: list.sorts.some(({ id }) => id === sort) ? sort! : usualSort(list, { chosen, ...(tab && { tab }) }),
  }
}

function mayChoose(filter: ListFilter, value: string) {
  return typeof filter.choices !== 'object' || filter.choices.some(({ id }) => id === value)
}

/** The parameters of a view's address, shared by the list and its export. */
export function valuesOf({ search, tab, chosen, sort }: ListView): (name: string) => readonly string[] {
  const values: Readonly<Record<string, readonly string[]>> = {
    ...chosen,
    q: [search],
    tab: tab ? [tab] : [],
    sort: [sort],
  }
  return (name) => values[name] ?? []
}

/** The address of a view, without default values. */
export function writeView(list: Told, view: ListView) {
  const query = new URLSearchParams()
  if (view.search) query.set('q', view.search)
  if (view.tab && view.tab !== list.tabs?.[0].id) query.set('tab', view.tab)
  for (const filter of list.filters)
    for (const value of view.chosen[filter.name] ?? []) {
      if (filter.kind === 'several' || value !== filter.choices[0].id) query.append(filter.name, value)
    }
  if (view.group) query.set('group', view.group)
  if (view.sort !== usualSort(list, view)) query.set('sort', view.sort)
  return query
}

/** Whether the view leaves out rows of its tab. */
export const isFiltered = (list: Told, view: ListView) =>
  writeView({ ...list, usualSort: () => view.sort }, { ...view, tab: undefined, group: null }).size > 0

const keyOf = ({ address }: Told) => `cara.view.${address}`

/** What the user chose last, without the typed words; empty for the usual view. */
export function rememberedView(list: Told) {
  const kept = new URLSearchParams(recall(keyOf(list)) ?? '')
  return writeView(list, readView(list, kept)).toString()
}

/** Remembers a view for the next visit. */
export function rememberView(list: Told, view: ListView) {
  remember(keyOf(list), writeView(list, { ...view, search: '' }).toString())
}
