import { isRound } from './amounts.ts'
import { type Header, headerOf } from './limit-heads.ts'
import type { Item } from './limit-items.ts'
import type { Place } from './limit-places.ts'
import { premiumCells } from './policy-tables.ts'

/** Two limits side by side behind one label, under heads that do not say which holds: neither is taken. What a policy costs is no limit. */
export function hasRivals({ sheet, row, items, place }: Place): boolean {
  const own = items[row.index]!
  const premiums = premiumCells(sheet)
  const isLimit = (item: Item | undefined) =>
    item?.kind === 'amount' &&
    !item.amount.weak &&
    isRound(item.amount.value) &&
    own[0]?.kind === 'text' &&
    !premiums.has(item.span.cell)
  const { cell } = own[place]!.span
  return [own[place - 1], own[place + 1]].some(
    (item) => isLimit(item) && isLimit(own[place]) && item!.span.cell !== cell,
  )
}

/** 'Limit | Sought': a limit stands beside this one, under a head nobody knows, and the own head does not say that it is in force. */
export function hasUnknownRival(at: Place, { role, holds }: Header): boolean {
  const own = at.items[at.row.index]!
  if (role !== 'limit' || holds || own[0]?.kind !== 'text') return false
  return own.some(
    (item, place) =>
      item.kind === 'amount' &&
      item.span.cell !== at.item.span.cell &&
      isRound(item.amount.value) &&
      !headerOf({ ...at, place, item }),
  )
}
