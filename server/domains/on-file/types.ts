import type { IsoDate } from '../../../shared/dates.ts'
import type { AccountRecordType } from '../../../shared/kinds.ts'

/** What a value of a record looks like; `name` is a person or a firm, `choice` one of a few words. */
export type HeldKind = 'text' | 'name' | 'amount' | 'date' | 'code' | 'choice'

/** A field of a record of the agency: its path, its label, the words people ask for it with, and how it is read. */
export type HeldField<Of> = {
  path: string
  label: string
  kind: HeldKind
  words: string[]
  /** As shown; null when it is not set. */
  read: (of: Of) => string | null
  /** Other words for the same, by which it is found. */
  also?: (of: Of) => string
}

/** A value that a record holds, as it is shown. */
export type HeldValue = Omit<HeldField<never>, 'read' | 'also' | 'words'> & { value: string; also: string }

/**
 * A record of a client: its name and its values. `isCurrent`: it holds today, as a policy in force or a certificate that may be relied on.
 */
export type HeldRecord = {
  type: AccountRecordType
  id: string
  name: string
  isCurrent: boolean
  values: HeldValue[]
}

/** All records of one client, on one day. */
export type AccountRecord = { id: string; name: string; today: IsoDate; records: HeldRecord[] }

/** What a record holds, field by field. */
export const valuesOf = <Of>(of: Of, fields: readonly HeldField<Of>[]): HeldValue[] =>
  fields.flatMap(({ path, label, kind, read, also }) => {
    const value = read(of)?.trim()
    return value ? [{ path, label, kind, value, also: also?.(of) ?? '' }] : []
  })

type WithValues<Value> = { values: readonly Value[] }

/** A value of a record, by its path. */
export const valueOf = <Value extends { path: string }>({ values }: WithValues<Value>, path: string): Value | null =>
  values.find((one) => one.path === path) ?? null

/** What a value of a record says, by its path; null where it is not set. */
export const textAt = (record: WithValues<{ path: string; value: string }>, path: string): string | null =>
  valueOf(record, path)?.value ?? null
