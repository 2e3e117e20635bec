import { formatAmount, parseAmount } from './amounts.ts'
import { formatDate, parseDate } from './dates.ts'
import type { FieldType } from './kinds.ts'

/** What was typed in the form's own spelling, or a sentence that says what to do. */
export type ReadValue = { ok: true; value: string } | { ok: false; sentence: string }

/** What is written in place of a limit. */
const LIMIT_WORDS = ['Excluded', 'Included', 'Statutory', 'Unlimited']

/** `choices`: the words that can be chosen; `isOpen`: others may be written as well. */
type Room = { maxLength: number | null; choices?: readonly string[]; isOpen?: boolean }

const READERS = {
  TEXT: (text) => ({ ok: true, value: text.replace(/\s*\n\s*/g, ' ') }),
  MULTILINE: (text) => ({ ok: true, value: text }),
  DATE: (text) => {
    const date = parseDate(text)
    if (date) return { ok: true, value: formatDate(date) }
    const how = /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text) ? 'Look at month and day.' : 'Write it as month/day/year.'
    return { ok: false, sentence: `“${text}” is not a date. ${how}` }
  },
  AMOUNT: (text) => {
    const amount = parseAmount(text)
    if (amount !== null) return { ok: true, value: formatAmount(amount) }
    const word = LIMIT_WORDS.find((one) => one.toLowerCase() === text.toLowerCase())
    if (word) return { ok: true, value: word }
    return { ok: false, sentence: `“${text}” is not an amount. Write it in dollars, for example 1,000,000 or 1.5m.` }
  },
  TICK: (text) =>
    text === 'true' || text === 'false'
      ? { ok: true, value: text === 'true' ? 'true' : '' }
      : { ok: false, sentence: 'A tick is "true" or empty.' },
  CODE: (text, { maxLength }) => {
    const code = text.toUpperCase()
    if (maxLength === 1 && !/^[YN]$/.test(code)) return { ok: false, sentence: 'Write Y for yes or N for no.' }
    return /^[A-Z0-9]+(?:[ ,/&-]+[A-Z0-9]+)*$/.test(code)
      ? { ok: true, value: code }
      : { ok: false, sentence: `“${text}” is not a code. Write letters and digits, for example A.` }
  },
  CHOICE: (text, { choices = [], isOpen = false }) => {
    const value = choiceMeant(text, choices)
    if (value ?? isOpen) return { ok: true, value: value ?? text }
    return { ok: false, sentence: `“${text}” is not among the choices: ${listed(choices)}.` }
  },
  CHOICES: (text, { choices = [] }) => {
    const given = text.split(/\s*\n\s*/).filter(Boolean)
    const strange = given.find((one) => !choiceMeant(one, choices))
    if (strange) return { ok: false, sentence: `“${strange}” is not among the choices: ${listed(choices)}.` }
    return { ok: true, value: given.map((one) => choiceMeant(one, choices)).join('\n') }
  },
} satisfies Record<FieldType, (text: string, room: Room) => ReadValue>

/** The choice that these words are, however it is spelled. */
const choiceMeant = (text: string, choices: readonly string[]) =>
  choices.find((one) => one === text) ?? choices.find((one) => one.trim().toLowerCase() === text.trim().toLowerCase())

const MOST_LISTED = 12
const listed = (choices: readonly string[]) =>
  choices.length > MOST_LISTED ? `${choices.slice(0, MOST_LISTED).join(', ')} and others` : choices.join(', ')

/** Reads text typed or pasted into a field of a form. Blank is always allowed and clears the field. */
export function readFieldValue(type: FieldType, typed: string, room: Room): ReadValue {
  const text = typed.trim()
  if (!text) return { ok: true, value: '' }
  const read = READERS[type](text, room)
  if (read.ok && room.maxLength && type !== 'TICK' && read.value.length > room.maxLength)
    return { ok: false, sentence: `Up to ${String(room.maxLength)} characters fit here.` }
  return read
}

/** A value as people read it: amounts with a dollar sign, a tick as yes or no, the lines of an address joined. */
export function shownFieldValue(type: FieldType, value: string) {
  if (type === 'TICK') return value ? 'Yes' : 'No'
  const amount = type === 'AMOUNT' ? parseAmount(value) : null
  return amount === null ? value.replace(/\s*\n\s*/g, ', ') : `$${formatAmount(amount)}`
}
