import { parsePhone } from '../../../shared/phones.ts'
import { readDay } from './values.ts'

/** How many of a column's values must look alike. */
const ENOUGH = 0.9

export const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
export const isPhone = (value: string) => parsePhone(value) !== null
export const isDate = (value: string) => !('problem' in readDay(value, 'MDY')) || !('problem' in readDay(value, 'DMY'))
export const isZip = (value: string) => /^\d{5}(?:-\d{4})?$/.test(value)
export const isMoney = (value: string) => /^\$ ?[\d,]+(?:\.\d{1,2})?$|^[\d,]+\.\d{2}$/.test(value)
export const isPolicyNumber = (value: string) => /^(?=.*\d)(?=.*[A-Z])[A-Z\d][A-Z\d /-]{4,24}$/i.test(value)
export const isSite = (value: string) => /^(?:https?:\/\/|www\.)\S+\.\S+$/i.test(value)
/** As much of a value as tells what it is. */
export const lookedAt = (value: string) => value.slice(0, 300)

/** Whether enough of some values look alike; no more of them are looked at than tell. */
export function looksLike(values: readonly string[], is: (value: string) => boolean): boolean {
  let left = values.length
  return left > 0 && values.every((value) => is(value) || --left >= values.length * ENOUGH)
}
