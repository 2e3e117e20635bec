import type { Passage } from '../types.ts'
import { CLAIM, INCIDENT } from './families/claims.ts'
import type { PaperRecord, RecordField } from './types.ts'
import { valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** An amount of a claim in dollars under the name of its column; `source` is null where it is added up from several. */
export type ClaimFigure = { name: string; value: number; source: Passage | null }
export type Measure = 'paid' | 'reserved' | 'recovered' | 'incurred'
/** What a claim says it cost. `others`: its amounts under heads of the document's own. */
export type ClaimFigures = Record<Measure, ClaimFigure | null> & { others: ClaimFigure[] }

const { sums } = CLAIM
const MEASURES: Record<string, Measure> = {
  [sums!.paid.field]: 'paid',
  [sums!.reserves.field]: 'reserved',
  [sums!.recovered.field]: 'recovered',
  claim_incurred: 'incurred',
}
const COLUMNS = { paid: 'paid', reserved: 'reserve', recovered: 'recovered', incurred: 'total_incurred' } as const
/** Words of a head that tell less than the whole that was incurred. */
const LESS = ['net', 'less', 'deductible']

/** The measure a total's figure is of, by its name; null for one under a head of the document's own. */
export const measureNamed = (name: string): Measure | null => MEASURES[name] ?? (isIncurred(name) ? 'incurred' : null)

const isIncurred = (name: string) => {
  const words = wordsOf(name.replaceAll('_', ' '))
  return sums!.whole.words.some((word) => words.includes(word)) && !words.some((word) => LESS.includes(word))
}

export function claimFiguresOf({ fields }: PaperRecord): ClaimFigures {
  const groups = Object.keys(INCIDENT.groups!.fields).flatMap((name) => fields[name] ?? [])
  const own = (measure: Measure): ClaimFigure | null => {
    const [name] = Object.entries(MEASURES).find(([, one]) => one === measure)!
    const field = fields[name]
    return typeof field?.value === 'number'
      ? { name, value: field.value, source: field.source }
      : ofGroups(groups, measure)
  }
  const open = Object.entries(fields).flatMap(([name, { value, source }]): ClaimFigure[] => {
    const amount =
      typeof value === 'string' && /[$.,]|^\(?\d+\)?$/.test(value) ? valueOf('amount', value.split(' ')) : null
    return typeof amount === 'number' && !CLAIM.fields.some((spec) => spec.name === name)
      ? [{ name, value: amount, source }]
      : []
  })
  const wholes = open.filter(({ name }) => isIncurred(name))
  const whole = wholes.length === 1 ? wholes[0]! : wholes.find(({ name }) => name.startsWith('total_'))
  return {
    paid: own('paid'),
    reserved: own('reserved'),
    recovered: own('recovered'),
    incurred: whole ?? ofGroups(groups, 'incurred'),
    others: open.filter((one) => !wholes.includes(one)),
  }
}

function ofGroups(groups: RecordField[], measure: Measure): ClaimFigure | null {
  const told = groups.flatMap(({ value, source }) => {
    const amount = typeof value === 'object' && !Array.isArray(value) ? value[COLUMNS[measure]] : undefined
    return amount === undefined ? [] : [{ amount, source }]
  })
  if (!told.length || told.length < groups.length) return null
  const cents = told.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return { name: COLUMNS[measure], value: cents / 100, source: told.length === 1 ? told[0]!.source : null }
}
