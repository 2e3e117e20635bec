import { amountsIn, formatAmount } from '../../../../shared/amounts.ts'
import { datesIn, formatDate } from '../../../../shared/dates.ts'
import { stemsOf, termsOf } from '../../../documents/search/stem.ts'
import { daysBetween } from '../../evidence/worked-out.ts'
import type { FoundUnit } from '../../tools/search-file.ts'
import type { Question } from '../question/read-question.ts'
import { type Reckoning, reckoningIn } from '../question/reckoning.ts'
import { plainWords } from './facts-in-words.ts'
import { asWritten, cellsAsked } from './from-units.ts'
import type { Material } from './material.ts'

/** A value of one of the two things, with what the page calls it. */
type Part<Value> = { value: Value; name: string; mark: string }

/** How much of what is named a unit must speak of to be it. */
const ENOUGH = 0.6

/**
 * The days between two dates of the papers, or two amounts added or compared: first what was worked out, then both parts with their places. Null
 * where the question wants none, or either part was not found as one value.
 */
export function sayReckoned(question: Question, material: Material): string | null {
  const reckoning = reckoningIn(question.text)
  if (!reckoning) return null
  return reckoning.way === 'days' ? sayDays(reckoning, question, material) : sayAmounts(reckoning, question, material)
}

function sayDays({ parts }: Reckoning, question: Question, material: Material): string | null {
  const [from, to] = parts.map((part) => partFor(part, question, material, datesIn))
  if (!from || !to || from.value === to.value) return null
  const [first, last] = from.value < to.value ? [from, to] : [to, from]
  return `${daysBetween(first.value, last.value)} days: from ${formatDate(first.value)} (${first.name}) ${first.mark} to ${formatDate(last.value)} (${last.name}) ${last.mark}.`
}

function sayAmounts({ way, parts }: Reckoning, question: Question, material: Material): string | null {
  const [one, other] = parts.map((part) => partFor(part, question, material, amountsIn))
  if (!one || !other || (one.name === other.name && one.value === other.value)) return null
  const money = (amount: number) => `$${formatAmount(amount)}`
  const told = ({ value, name, mark }: Part<number>) => `${money(value)} (${name}) ${mark}`
  if (way === 'sum') return `${money(one.value + other.value)} together: ${told(one)} and ${told(other)}.`
  return `${money(Math.abs(one.value - other.value))} apart: ${told(one)} and ${told(other)}.`
}

function partFor<Value>(
  part: string,
  { files }: Question,
  material: Material,
  valuesIn: (text: string) => Set<Value>,
): Part<Value> | null {
  for (const unit of material.unitsOf(part)) {
    if (unit.covered < ENOUGH || unit.kind === 'heading' || (files.length > 0 && !files.includes(unit.file))) continue
    if (unit.kind === 'row' && !namesRow(unit, part)) continue
    const texts = unit.kind === 'row' ? cellsAsked(unit, part).map(({ text }) => text) : [unit.value]
    const values = new Set(texts.flatMap((text) => [...valuesIn(text)]))
    const [value] = values
    if (values.size !== 1 || value === undefined) continue
    return { value, name: nameOf(unit, part), mark: material.citations.cite(unit.file, unit.page, unit.quote) }
  }
  return null
}

/** 'Option 3' alone names a column and no row of it. */
const namesRow = ({ label }: FoundUnit, part: string): boolean => {
  const asked = new Set(termsOf(part))
  return stemsOf(label).some((stem) => asked.has(stem))
}

const nameOf = ({ label }: FoundUnit, part: string) => plainWords(label && !/\d/.test(label) ? asWritten(label) : part)
