import type { LineOfBusiness } from '../../documents/index.ts'
import type { Holding } from '../holdings.ts'
import type { ReviewPaper } from '../types.ts'

/** What a thing is to the insured, which decides what is better: `limit` more, `retention` and `cost` less, `retroactive` earlier. */
export type Aspect = 'limit' | 'retention' | 'cost' | 'trigger' | 'retroactive' | 'date' | 'form' | 'party' | 'plain'

/** One thing that options are compared by. `name`: how it is called within a sentence; `isOfForms`: a list of forms tells whether it is there. */
export type Item = { id: string; group: string; topic: string; name: string; aspect: Aspect; isOfForms: boolean }

/** What an option says of an item. `lines`: the lines of business it is said for, none where that is not told. */
export type Told = Pick<Holding, 'value' | 'shown' | 'isSure' | 'place' | 'isExcluded'> & {
  item: Item
  kind: string
  lines: readonly LineOfBusiness[]
}

/** What is compared with others: the documents of one offer or policy. `label`: "Option 1"; `carrier`: null where it is not sure. */
export type Option = { label: string; carrier: string | null; papers: readonly ReviewPaper[]; told: readonly Told[] }

/** What an option says of one item, each value once. `isSure`: it is one value, read without doubt. */
export type Side = { option: Option; told: readonly Told[]; isSure: boolean }
