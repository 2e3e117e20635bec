import { nothing } from '../../../reviews/cells.ts'
import { whereLooked } from '../../../reviews/comparison/looked.ts'
import type { Item, Side as Saying, Told } from '../../../reviews/comparison/types.ts'
import { cellOf } from '../../../reviews/holdings.ts'
import type { Cell } from '../../../reviews/types.ts'
import { listWithout } from './lists.ts'
import type { Side } from './types.ts'

const shownOf = (told: readonly Told[]) => told.map(({ shown }) => shown).join(' or ')

/** What a side says, with the words of the first; of a document and its record, which is the record's. */
export function sayingCell({ told }: Pick<Saying, 'told'>): Cell {
  const recorded = told.filter(({ place }) => place.of === 'record')
  const note = recorded.length && recorded.length < told.length ? `The record says ${shownOf(recorded)}.` : null
  return { ...cellOf({ ...told[0]!, shown: shownOf(told) }), note }
}

/**
 * A side that says nothing: the list that would hold it, or where it was looked. What the record of the policy says (`record`) is told, and
 * compared with nothing: a renewal begins as a copy, and what was typed into it is not what the document says.
 */
export function silentCell(item: Item, side: Side, record: readonly Told[]): Cell {
  const list = listWithout(item, side)
  if (list) return { text: `Not among the ${list.of} listed`, place: list.place, note: null }
  const recorded = record.filter((one) => one.item.id === item.id)
  const looked = side.papers.length ? whereLooked(item, side) : 'Not on the record.'
  return nothing(recorded.length ? `${looked} The record says ${shownOf(recorded)}.` : looked)
}
