import type { IsoDate } from '../../../../shared/dates.ts'
import type { Acting, Ctx } from '../../../ctx.ts'
import { idFrom } from '../../../lib/ids.ts'

/** Something that happened in the demo agency, on a day counted from the one it was made on. */
export type Step = {
  day: number
  /** Which of the agency's users did it. */
  by?: number
  /** Days on which a midnight has something to do because of it. */
  midnights?: readonly number[]
  work(past: Past): Promise<unknown>
}

/** A moment of the past: verbs find their clock set back to it. */
export type Past = { acting: Acting; run<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> }

/** What has come about so far, by the keys of the tables of rows. */
export type World = {
  today: IsoDate
  accounts: Map<string, string>
  /** By number and term: "QF-1042/1" is the term before the one that runs now. */
  policies: Map<string, string>
  carriers: Map<string, string>
  certificates: Map<number, string>
}

/** The key by which a step of the agency is done once. */
export const keyOf = ({ acting }: Past, ...words: (string | number)[]) =>
  idFrom('demo', acting.actor.agencyId, ...words)

/** What an earlier step made; a step whose ground is missing is a mistake in the tables. */
export function made<Key>(of: Map<Key, string>, key: Key): string {
  const id = of.get(key)
  if (!id) throw new Error(`the demo agency has no ${String(key)}`)
  return id
}
