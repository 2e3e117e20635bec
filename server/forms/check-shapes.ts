import { parseAmount } from '../../shared/amounts.ts'
import { parseDate } from '../../shared/dates.ts'
import type { FormField, FormFinding, FormValues } from './types.ts'

const SIGNATURE = 'Producer_AuthorizedRepresentative_Signature_A'

/** What is wrong with the shape of values on any form: texts too long, amounts that are none, a signature that a person has yet to give. */
export function checkShapes(fields: readonly FormField[], values: FormValues): FormFinding[] {
  const found: FormFinding[] = []
  for (const field of fields) {
    const value = values[field.name]
    if (!value) continue
    const say = (severity: FormFinding['severity'], what: string) =>
      found.push({ severity, fields: [field.name], text: `${field.section}, ${field.label}: ${what}` })
    if (field.maxLength && value.length > field.maxLength) say('ERROR', `longer than ${field.maxLength} characters.`)
    if (field.type === 'AMOUNT' && parseAmount(value) === null) say('WARNING', `"${value}" is not an amount.`)
  }
  if (values[SIGNATURE])
    found.push({ severity: 'ERROR', fields: [SIGNATURE], text: 'The signature is left empty; a person signs.' })
  return found
}

/** Two days of a form of which the first comes first, and what is said where it does not. `orSame`: they may be one day. */
export type Order = readonly [first: string, last: string, fault: string, orSame?: 'orSame']
export const TERM: Order = ['Policy_EffectiveDate_A', 'Policy_ExpirationDate_A', 'The policy ends before it begins.']

/** Days in the wrong order. */
export function checkOrder(values: FormValues, [first, last, text, orSame]: Order): FormFinding[] {
  const [from, to] = [first, last].map((name) => parseDate(values[name] ?? ''))
  const isWrong = from && to && (from > to || (from === to && !orSame))
  return isWrong ? [{ severity: 'ERROR', fields: [first, last], text }] : []
}

/** Letters of insurers that the form does not list. */
export function checkLetters(fields: readonly FormField[], values: FormValues): FormFinding[] {
  return fields.flatMap(({ name, section, stands }): FormFinding[] => {
    const letter = values[name]?.trim().toUpperCase()
    const insurer = letter && stands?.[letter]
    if (!letter || !stands || (insurer && values[insurer])) return []
    const fault = insurer ? `no insurer ${letter} is listed` : `"${letter}" is no insurer letter`
    return [{ severity: 'ERROR', fields: [name, ...(insurer ? [insurer] : [])], text: `${section}: ${fault}.` }]
  })
}

/** Of boxes that exclude one another more than one is ticked. */
export function checkOnlyOne(
  values: FormValues,
  fields: readonly FormField[],
  names: readonly string[],
): FormFinding[] {
  const ticked = names.filter((name) => values[name] === 'true')
  const called = fields.filter(({ name }) => ticked.includes(name)).map(({ label }) => label.toLowerCase())
  return ticked.length > 1
    ? [{ severity: 'ERROR', fields: ticked, text: `Only one of these can be ticked: ${called.join(', ')}.` }]
    : []
}
