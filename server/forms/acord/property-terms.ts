import { causesSaid } from '../../documents/index.ts'
import { TOLD } from './28-questions.ts'

/** What free text may say of how property is insured: a peril, a form of causes of loss, a valuation. `restricts`: its denial promises more. */
export type Term = { restricts: boolean; find: (text: string) => { at: number; words: string }[] }

const found = (text: string, says: RegExp) => [...text.matchAll(says)].map(({ index: at, 0: words }) => ({ at, words }))

const VALUE = /\bactual cash value\b|\bACV\b/gi

/** All that evidence of property asks of the insurance. */
export const TERMS: readonly Term[] = [
  ...['basic', 'broad', 'special'].map((form) => ({
    restricts: false,
    find: (text: string) => causesSaid(text).filter((one) => one.form === form),
  })),
  { restricts: false, find: (text) => found(text, VALUE) },
  ...TOLD.map(({ says, restricts }) => ({ restricts, find: (text: string) => found(text, says) })),
]
