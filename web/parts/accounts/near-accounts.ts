import { request } from '../../graph/client.ts'
import { NearAccountsDocument } from '../../graph/generated/graphql.ts'
import type { ChoicePage } from '../form/query-combobox.tsx'

/**
 * The accounts a picker offers: the results of its own query (`find`) or, if there are none, accounts with similar names from the search
 * (one wrong letter).
 */
export async function withNearAccounts<Row extends { id: string }>(
  text: string,
  page: ChoicePage,
  signal: AbortSignal,
  find: (search: string | null, page: ChoicePage) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows = await find(text || null, page)
  if (rows.length || !text || page.after) return rows
  const { search } = await request(NearAccountsDocument, { text }, { signal })
  const near = search.find(({ kind }) => kind === 'ACCOUNT')?.hits ?? []
  // Asked for by their whole names, they come as the picker shows them, if it offers them at all.
  const found = await Promise.all(near.map(({ title }) => find(title, { ...page, after: null })))
  return near.flatMap(({ id }, place) => found[place]!.find((row) => row.id === id) ?? [])
}
