import { redirect } from 'react-router'
import type { List, ListRow } from './list.ts'
import { readView, rememberedView } from './list-view.ts'

/** How many rows come at a time. */
export const PAGE = 50

/** What a list page's route loads: the first page and the totals of the view in the address; a bare address is led to the last view. */
export const listLoader =
  <Row extends ListRow>(list: List<Row>) =>
  async ({ request: { url } }: { request: Request }) => {
    const { pathname, searchParams } = new URL(url)
    const remembered = rememberedView(list)
    if (pathname === list.address && !searchParams.size && remembered) throw redirect(`${list.address}?${remembered}`)
    return list.load(readView(list, searchParams), { first: PAGE, after: null, withTotals: true })
  }
