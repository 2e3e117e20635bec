import { builder } from './builder.ts'

/** How many rows come when a list is asked for without `first`. */
const USUAL_ROWS = 50
const MOST_ROWS = 200

/** The cursor of a row in its list. */
export type ListPlace = { cursor: string; group: string | null }

export const ListPlaceRef = builder.objectRef<ListPlace>('ListPlace').implement({
  description: 'The position of a row in its list, for paging.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'The `after` value for the rows after this one.' }),
    group: t.exposeString('group', {
      nullable: true,
      description: 'The key of its group; null in a list without groups.',
    }),
  }),
})

/** How many rows a group of a list has. */
export type ListTotal = { key: string; count: number }

export const ListTotalRef = builder.objectRef<ListTotal>('ListTotal').implement({
  description: 'How many rows a group of a list has, or the whole list when it is not grouped (then the key is ALL).',
  fields: (t) => ({ key: t.exposeString('key'), count: t.exposeInt('count') }),
})

type PageArgs = { first?: number | null | undefined; after?: string | null | undefined }

/** The page a list field's arguments ask for. */
export const pageArgs = ({ first, after }: PageArgs) => ({ first: first ?? USUAL_ROWS, after: after ?? null })

/** The cost of a list field: the cost of a row, times the requested rows. */
export const costOfRows = ({ first }: PageArgs) => ({
  field: 1,
  multiplier: Math.min(Math.max(first ?? USUAL_ROWS, 1), MOST_ROWS),
})

/** The cost of a part of a row that is as expensive as many rows: two hundred of them are too much for one answer. */
export const WHOLE_CONTENTS = 320
