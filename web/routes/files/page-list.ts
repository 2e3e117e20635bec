/** A page of the new file: which page of which file, and by how many degrees clockwise it is turned. */
export type ListedPage = {
  key: string
  fileId: string
  fileName: string
  page: number
  turn: number
}

/** The pages as they were before each change, the last change at the end. */
export type PageList = { pages: readonly ListedPage[]; before: readonly (readonly ListedPage[])[] }

export type PageChange =
  | { kind: 'turn'; keys: ReadonlySet<string>; by: number }
  | { kind: 'remove'; keys: ReadonlySet<string> }
  | { kind: 'keep'; keys: ReadonlySet<string> }
  /** The chosen pages, together and in their order, so that the first comes to this place. */
  | { kind: 'move'; keys: ReadonlySet<string>; to: number }
  | { kind: 'add'; pages: readonly ListedPage[] }
  | { kind: 'undo' }

/** A change of the list; one that changes nothing is none. */
export function withChange(list: PageList, change: PageChange): PageList {
  if (change.kind === 'undo') {
    const last = list.before.at(-1)
    return last ? { pages: last, before: list.before.slice(0, -1) } : list
  }
  const pages = changed(list.pages, change)
  const isSame = pages.length === list.pages.length && pages.every((page, at) => page === list.pages[at])
  return isSame ? list : { pages, before: [...list.before, list.pages] }
}

function changed(pages: readonly ListedPage[], change: Exclude<PageChange, { kind: 'undo' }>): readonly ListedPage[] {
  switch (change.kind) {
    case 'turn':
      return pages.map((page) =>
        change.keys.has(page.key) ? { ...page, turn: (page.turn + change.by + 360) % 360 } : page,
      )
    case 'remove':
      return pages.filter(({ key }) => !change.keys.has(key))
    case 'keep':
      return pages.filter(({ key }) => change.keys.has(key))
    case 'add':
      return [...pages, ...change.pages]
    case 'move': {
      const chosen = pages.filter(({ key }) => change.keys.has(key))
      const others = pages.filter(({ key }) => !change.keys.has(key))
      const to = Math.max(0, Math.min(change.to, others.length))
      return [...others.slice(0, to), ...chosen, ...others.slice(to)]
    }
  }
}
