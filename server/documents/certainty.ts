import type { Word } from './types.ts'

/** How sure a fact is, from 0 to 1, that is claimed: written onto a form, told as so. One less sure may be offered. */
export const CLAIMED = 0.6
const OFFERED = 0.55
/** A word recognised with less confidence than this may be another. */
const RECOGNISED = 0.8

/** How sure the scorer is of what is written onto a form, and of what it says as well as another reading of the document. */
export const WRITTEN = 0.9
export const AGREED = 0.3

/** How sure something is that is in doubt: enough to be offered, too little to be claimed. */
export const inDoubt = (sure: number): number => Math.min(sure, OFFERED)

/** Whether the passes over a scan read a word differently, or none was sure of it. */
export const isDisputed = ({ confidence = 1, others = [] }: Pick<Word, 'confidence' | 'others'>): boolean =>
  others.length > 0 || confidence < RECOGNISED
