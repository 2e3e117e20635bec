import { STATE_CODES, STATES } from '../../facts/addresses.ts'
import { stemsOf } from '../../search/stem.ts'
import type { PaperRecord } from '../types.ts'
import { bareStatus } from '../values.ts'
import { wordsOf } from '../words.ts'
import type { Condition } from './condition.ts'
import { type AskedField, isTold, textsIn } from './fields.ts'
import { type AskedWords, isNegation, type Naming } from './words.ts'

type Asking = { asked: AskedWords; fields: AskedField[]; records: PaperRecord[] }

const LONGEST_VALUE = 6

/** What stands behind the name of a field, or counts before it: 'class A', 'unit 103', '3 points'. A code that no entry has chooses none of them. */
export function namedValues({ asked, fields, records }: Asking): Condition[] {
  return asked.labels.flatMap((naming): Condition[] => {
    const counted = countedValue(naming, { asked, fields, records })
    if (counted) return [counted]
    let at = naming.to
    while (/^(?:is|of|no|number|named|called|are|was|equals)$/.test(asked.at(at)) && asked.isOpen(at)) at++
    const own = sharing(asked, naming, fields)
    for (let to = Math.min(at + LONGEST_VALUE, asked.words.length); to > at; to--) {
      if (!isFree(asked, at, to, to - at === 1)) continue
      const found = matching(asked, at, to, own, records)
      if (!found) continue
      asked.take(at, to)
      return [{ at, to, ...found, fields: [...found.fields, ...naming.fields] }]
    }
    if (
      at === naming.to &&
      own.some(({ kind, identifies }) => kind === 'words' && identifies) &&
      isFree(asked, at, at + 1, false)
    ) {
      asked.miss(naming.at, at + 1)
      return []
    }
    const codes = own.filter((field) => field.kind === 'code' && records.some((record) => isTold(field, record)))
    if (!codes.length || !asked.isOpen(at) || !/\d/.test(asked.at(at))) return []
    asked.take(at, at + 1)
    const said = `${labelsOf(codes)} “${asked.said(at, at + 1)}”`
    return [{ at, to: at + 1, fields: codes, said, isValue: true, fits: () => false }]
  })
}

/** A number right before the name of a field: '3 points'. */
function countedValue(naming: Naming, { asked, fields, records }: Asking): Condition | null {
  const at = naming.at - 1
  if (!asked.isOpen(at) || !/^\d{1,3}$/.test(asked.at(at))) return null
  const own = sharing(asked, naming, fields)
  const counts = own.filter(({ kind }) => kind === 'amount')
  const number = Number(asked.at(at))
  const found = counts.length
    ? {
        fields: counts,
        said: `${labelsOf(counts)} “${number}”`,
        isValue: true,
        isWhole: true,
        fits: (record: PaperRecord) => counts.some((field) => field.numberIn(record) === number),
      }
    : matching(asked, at, naming.at, own, records)
  if (!found) return null
  asked.take(at, naming.at)
  return { at, to: naming.at, ...found, fields: [...found.fields, ...naming.fields] }
}

/** Fields named by these words, and those of codes whose longer names hold them: a 'unit' is also one by the 'company unit'. */
function sharing(asked: AskedWords, { at, to, fields: named }: Naming, fields: AskedField[]): AskedField[] {
  const words = wordsOf(asked.said(at, to))
  const isCode = named.some(({ kind }) => kind === 'code')
  return fields.filter(
    (field) =>
      named.includes(field) ||
      (isCode && field.kind === 'code' && field.labels.some((label) => words.every((word) => label.includes(word)))),
  )
}

/** The names of fields that no entry tells, as they were written. */
export function blanks({ asked, records }: Asking, labels: Naming[]): string[] {
  const isTold = (field: AskedField) => records.some((record) => field.read(record).length)
  return labels.filter(({ fields }) => !fields.some(isTold)).map(({ at, to }) => asked.said(at, to))
}

/** Fields that are only named: 'with a plate' asks for entries that tell it, 'without violations' for those that do not. */
export function presences({ asked, records }: Asking, labels: Naming[]): Condition[] {
  return labels.flatMap(({ at, to, fields }) => {
    const told = fields.filter((field) => records.some((record) => field.read(record).length))
    if (!told.length) return []
    let lead = at - 1
    while (/^(?:a|an|any|the|no|their)$/.test(asked.at(lead)) && asked.at(lead) !== 'no') lead--
    const isWith = /^(?:with|having|has|have|had)$/.test(asked.at(lead)) || asked.phraseAt(at - 2, ['how many']) > 0
    const isWithout = /^(?:without|no|lacking|missing)$/.test(asked.at(lead))
    const isOfNoun = !isWith && !isWithout && asked.nouns.has(to) && told.some(({ kind }) => kind === 'amount')
    if (!isWith && !isWithout && !isOfNoun) return []
    if (!asked.isEmpty(lead)) asked.take(lead, lead + 1)
    const has = (record: PaperRecord) => told.some((field) => isTold(field, record))
    const common = { at, to, fields: told, isValue: false }
    if (told.some(({ kind }) => kind === 'amount')) {
      const isNone = (record: PaperRecord) => told.some((field) => field.numberIn(record) === 0)
      return [
        { ...common, said: `${labelsOf(told)} ${isWithout ? 'of none' : 'over 0'}`, fits: isWithout ? isNone : has },
      ]
    }
    const fits = isWithout ? (record: PaperRecord) => !has(record) : has
    return [
      { ...common, said: `${labelsOf(told)} ${isWithout ? 'left open' : 'told'}`, fits, isOfPresence: true as const },
    ]
  })
}

/** States by their names and by their codes. */
export function stateConditions({ asked, fields, records }: Asking): Condition[] {
  const conditions: Condition[] = []
  const names = Object.keys(STATES).map((name) => name.toLowerCase())
  for (let at = 0; at < asked.words.length; at++) {
    const length = asked.phraseAt(at, names)
    const text = asked.words[at]!.text
    const isCode = asked.isOpen(at) && STATE_CODES.has(text)
    if (!length && !isCode) continue
    const to = at + (length || 1)
    const code = length ? STATES[asked.said(at, to).toUpperCase().replace(/\s+/g, ' ')]! : text
    const name = names.find((one) => STATES[one.toUpperCase()] === code)!
    const named = asked.beside(at, to, ({ kind }) => kind === 'state')?.fields
    const own = (named ?? fields.filter(({ kind }) => kind === 'state' || kind === 'words')).filter((field) =>
      records.some((record) => (field.kind === 'state' ? isTold(field, record) : saysState(field, record, code, name))),
    )
    if (!own.length) continue
    const exact = own.filter(({ kind }) => kind === 'state')
    const asking = exact.length ? exact : own
    asked.take(at, to)
    conditions.push({
      ...{ at, to, fields: asking, isValue: true, said: `${labelsOf(asking)} “${asked.said(at, to)}”` },
      fits: (record) => asking.some((field) => saysState(field, record, code, name)),
    })
    at = to - 1
  }
  return conditions
}

function saysState(field: AskedField, record: PaperRecord, code: string, name: string): boolean {
  return textsIn(field, record).some((text) =>
    field.kind === 'state'
      ? text.toUpperCase() === code || text.toLowerCase() === name
      : new RegExp(`\\b${code}\\b`).test(text) || new RegExp(`\\b${name}\\b`, 'i').test(text),
  )
}

const STATUSES: Record<string, RegExp> = {
  open: /^o(?:pen)?$/i,
  closed: /^c(?:losed?)?$/i,
  reopened: /^r(?:e-?open(?:ed)?)?$/i,
  pending: /^pending$/i,
  denied: /^denied$/i,
  settled: /^settled$/i,
}

/** The word as a status that documents tell; null for another. */
const statusOf = (word: string) => Object.entries(STATUSES).find(([, pattern]) => word.length > 1 && pattern.test(word))

/** Whether a word asks for a status: one that lists tell, and not the name of a date ('closed in 2024'). */
export function isStatus(asked: AskedWords, place: number, fields: AskedField[], records: PaperRecord[]): boolean {
  const known = fields.some((field) => field.kind === 'status' && records.some((record) => isTold(field, record)))
  const isDate =
    asked.at(place - 1) === 'date' || /^(?:date|in|on|since|before|after|between)$/.test(asked.at(place + 1))
  return known && !isDate && statusOf(asked.at(place)) !== undefined
}

export function statusConditions({ asked, fields, records }: Asking): Condition[] {
  const own = fields.filter((field) => field.kind === 'status' && records.some((record) => isTold(field, record)))
  return asked.words.flatMap((_, at) => {
    if (!asked.isOpen(at) || !isStatus(asked, at, fields, records)) return []
    const [, pattern] = statusOf(asked.at(at))!
    asked.take(at, at + 1)
    const said = `${labelsOf(own)} “${asked.said(at, at + 1)}”`
    const fits = (record: PaperRecord) =>
      own.some((field) => textsIn(field, record).some((text) => pattern.test(bareStatus(text).replace(/\/.*$/, ''))))
    return [{ at, to: at + 1, fields: own, said, isValue: true, isWhole: true, fits }]
  })
}

/** Words that stand within a value: those that stand together first in one value together, else each by itself. */
export function wordConditions({ asked, fields, records }: Asking): Condition[] {
  const conditions: Condition[] = []
  for (let at = 0; at < asked.words.length; at++) {
    for (let to = Math.min(at + LONGEST_VALUE, asked.words.length); to > at; to--) {
      if (!isFree(asked, at, to, false)) continue
      const found = matching(asked, at, to, fields, records)
      if (!found) continue
      asked.take(at, to)
      conditions.push({ at, to, ...found })
      at = to - 1
      break
    }
  }
  return conditions
}

/** Whether words are open, and begin and end with one that says something. */
function isFree(asked: AskedWords, at: number, to: number, isNamed: boolean): boolean {
  for (let place = at; place < to; place++)
    if (!asked.isOpen(place) || asked.isMissed(place) || /^[,&]$/.test(asked.at(place))) return false
  const isLetter = isNamed && asked.at(at).length === 1
  const ends = !asked.isEmpty(to - 1) || (to - at > 1 && asked.at(to - 1).length > 3)
  return isLetter || (!asked.isEmpty(at) && ends && !isNegation(asked.at(at)) && !isNegation(asked.at(to - 1)))
}

/** The fields whose values hold these words: those that some entry fills with nothing else, where there are such. */
function matching(asked: AskedWords, at: number, to: number, fields: AskedField[], records: PaperRecord[]) {
  const said = asked.said(at, to)
  const howFits = fitOf(said)
  const fitting = fields.flatMap((field) => {
    const best = records.reduce((most, record) => Math.max(most, howFits(field, record)), 0)
    return best ? [{ field, best }] : []
  })
  if (!fitting.length) return null
  const best = Math.max(...fitting.map((one) => one.best))
  const own = fitting.filter((one) => one.best === best).map(({ field }) => field)
  const least = own.every(({ kind }) => kind === 'code') ? best : WITHIN
  return {
    fields: own,
    said: `${labelsOf(own)} “${said}”`,
    isValue: true,
    isWhole: best === WHOLE,
    fits: (record: PaperRecord) => own.some((field) => howFits(field, record) >= least),
  }
}

const WHOLE = 3
const TAIL = 2
const WITHIN = 1

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** How a field's value fits these words: as the whole of them, by its end, by words within it, or not. A number is never one within words. */
function fitOf(said: string): (field: AskedField, record: PaperRecord) => number {
  const asked = { code: squeezed(said), stems: stemsOf(said) }
  const ofCode = (text: string) => {
    const own = squeezed(text)
    if (own === asked.code) return WHOLE
    if (!own.endsWith(asked.code) || !/\d/.test(asked.code)) return 0
    const isPart = /[^\p{L}\p{N}]/u.test(text) && squeezed(text.split(/[^\p{L}\p{N}]+/u).at(-1)!) === asked.code
    return isPart || asked.code.length > 3 ? TAIL : 0
  }
  const isLong = asked.stems.every((stem) => !/^\d+$/.test(stem))
  const ofWords = (text: string) => {
    const own = stemsOf(text)
    if (own.length > 0 && own.join(' ') === asked.stems.join(' ')) return WHOLE
    return isLong && asked.stems.length > 0 && asked.stems.every((stem) => own.includes(stem)) ? WITHIN : 0
  }
  const known = new Map<string, number>()
  return (field, record) => {
    if (field.kind !== 'code' && field.kind !== 'words') return 0
    const scores = textsIn(field, record).map((text) => {
      const key = `${field.kind} ${text}`
      if (!known.has(key)) known.set(key, (field.kind === 'code' ? ofCode : ofWords)(text))
      return known.get(key)!
    })
    return Math.max(0, ...scores)
  }
}

const MOST_LABELS = 3

/** The names of fields in a row: 'make or model'. */
const labelsOf = (fields: AskedField[]) => {
  const labels = [...new Set(fields.map(({ label }) => label))]
  return labels.length > MOST_LABELS ? 'any value' : labels.join(' or ')
}
