import type { CitedRecordType } from '../../../shared/kinds.ts'
import type { HeldRecord, HeldValue } from '../../domains/on-file/types.ts'

/** A record that was found among all of the agency's, with what is told of it. `client` is the name of its account. */
export type FoundRecord = Omit<HeldRecord, 'type'> & { type: CitedRecordType; accountId: string | null }

/** A found record as a model is told it: its values as statements. */
export type ToldFound = Omit<FoundRecord, 'values'> & {
  statements: { path: string; attribute: string; value: string; kind: HeldValue['kind'] }[]
}

/** How many there are of a kind, and their premium together; no label for what is not on file. */
export type ToldGroup = { label: string | null; count: number; premium?: string }

/**
 * What a query found. `read`: how it was understood, in words; null where it was not, and then why. `count` is of all, `records` are the ids of the
 * first ones, `beside` of what they fit by, and `figures` what may be said without a record.
 */
export type BookResult =
  | { query: string; read: null; why: string; unread: string[] }
  | {
      query: string
      read: string
      of: FoundRecord['type']
      count: number
      premium: string | null
      groups: ToldGroup[] | null
      records: string[]
      beside: string[]
      leftOff: number
      figures: string[]
    }

export type BookOutput = { today: string; results: BookResult[]; records: ToldFound[] }
