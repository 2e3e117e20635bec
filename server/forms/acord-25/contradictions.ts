import { parseAmount } from '../../../shared/amounts.ts'
import { formatDate, parseDate } from '../../../shared/dates.ts'
import { INSURER_LETTERS } from '../proposing/insurers.ts'
import type { FormFinding, FormValues } from '../types.ts'
import { ROW_FIELDS, ROWS, type Row } from './elements.ts'

/** What a certificate says against itself: two ticks or two amounts, a letter, the dates of a row, a row that is begun and not finished. */
export type Contradiction = FormFinding & { about: 'ticks' | 'letter' | 'insurer' | 'dates' | 'amounts' | 'row' }

const PAIRS: [string, string, string][] = [
  ['GeneralLiability_OccurrenceIndicator_A', 'GeneralLiability_ClaimsMadeIndicator_A', 'General liability is ticked as both occurrence and claims-made.'],
  ['Policy_PolicyType_UmbrellaIndicator_A', 'Policy_PolicyType_ExcessIndicator_A', 'The policy is ticked as both umbrella and excess.'],
  ['ExcessUmbrella_OccurrenceIndicator_A', 'ExcessUmbrella_ClaimsMadeIndicator_A', 'The umbrella is ticked as both occurrence and claims-made.'],
  ['ExcessUmbrella_DeductibleIndicator_A', 'ExcessUmbrella_RetentionIndicator_A', 'The umbrella is ticked as having both a deductible and a retention.'],
  ['WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A', 'WorkersCompensationEmployersLiability_OtherCoverageIndicator_A', 'Workers compensation is ticked as both statutory and other.'],
] // biome-ignore format: a table

const ORDERED: [lower: string, upper: string, text: string][] = [
  ['GeneralLiability_EachOccurrence_LimitAmount_A', 'GeneralLiability_GeneralAggregate_LimitAmount_A', 'Each occurrence is above the general aggregate.'],
  ['GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', 'GeneralLiability_EachOccurrence_LimitAmount_A', 'Medical expense is above each occurrence.'],
  ['GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A', 'GeneralLiability_EachOccurrence_LimitAmount_A', 'Damage to rented premises is above each occurrence.'],
  ['ExcessUmbrella_Umbrella_EachOccurrenceAmount_A', 'ExcessUmbrella_Umbrella_AggregateAmount_A', 'The umbrella’s each occurrence is above its aggregate.'],
  ['Vehicle_BodilyInjury_PerPersonLimitAmount_A', 'Vehicle_BodilyInjury_PerAccidentLimitAmount_A', 'Bodily injury per person is above bodily injury per accident.'],
] // biome-ignore format: a table

/** What each row is called at the head of a sentence. */
const NAMES: Record<Row, string> = {
  gl: 'General liability',
  auto: 'Automobile',
  umbrella: 'Umbrella',
  wc: 'Workers compensation',
  other: 'The other policy',
}

/** What the values of a certificate say against each other. */
export function contradictionsIn(values: FormValues): Contradiction[] {
  return [...pairs(values), ...letters(values), ...dates(values), ...amounts(values), ...rows(values)]
}

function pairs(values: FormValues): Contradiction[] {
  return PAIRS.filter(([one, other]) => ticked(values, one) && ticked(values, other)).map(([one, other, text]) => ({
    about: 'ticks',
    severity: 'ERROR',
    fields: [one, other],
    text,
  }))
}

function letters(values: FormValues): Contradiction[] {
  const found: Contradiction[] = []
  const used = new Set<string>()
  for (const row of ROWS) {
    const field = ROW_FIELDS[row].letter
    const letter = values[field]?.trim().toUpperCase()
    if (!letter) continue
    used.add(letter)
    if (!/^[A-F]$/.test(letter))
      found.push({
        about: 'letter',
        severity: 'ERROR',
        fields: [field],
        text: `${NAMES[row]}: "${letter}" is no insurer letter.`,
      })
    else if (!values[`Insurer_FullName_${letter}`])
      found.push({
        about: 'letter',
        severity: 'ERROR',
        fields: [field, `Insurer_FullName_${letter}`],
        text: `${NAMES[row]} uses insurer ${letter}, and no insurer ${letter} is listed.`,
      })
  }
  for (const letter of INSURER_LETTERS) {
    const field = `Insurer_FullName_${letter}`
    if (values[field] && !used.has(letter))
      found.push({
        about: 'insurer',
        severity: 'WARNING',
        fields: [field],
        text: `Insurer ${letter} is listed and not used by any policy.`,
      })
  }
  return found
}

function dates(values: FormValues): Contradiction[] {
  return ROWS.flatMap((row): Contradiction[] => {
    const { effective, expiration } = ROW_FIELDS[row]
    const [from, to] = [dateOf(values[effective]), dateOf(values[expiration])]
    const unread = [effective, expiration].filter((field) => values[field] && !dateOf(values[field]))
    if (unread.length)
      return [
        {
          about: 'dates',
          severity: 'ERROR',
          fields: unread,
          text: `${NAMES[row]}: "${values[unread[0]!]}" is not a date.`,
        },
      ]
    return from && to && to <= from
      ? [
          {
            about: 'dates',
            severity: 'ERROR',
            fields: [effective, expiration],
            text: `${NAMES[row]} expires on ${formatDate(to)}, not after its start on ${formatDate(from)}.`,
          },
        ]
      : []
  })
}

function dateOf(text: string | undefined) {
  return text ? parseDate(text) : null
}

function amounts(values: FormValues): Contradiction[] {
  return ORDERED.flatMap(([lower, upper, text]): Contradiction[] => {
    const [low, high] = [amountOf(values[lower]), amountOf(values[upper])]
    return low !== null && high !== null && low > high
      ? [{ about: 'amounts', severity: 'WARNING', fields: [lower, upper], text }]
      : []
  })
}

function amountOf(text: string | undefined) {
  return text ? parseAmount(text) : null
}

/** A row that is begun is a row to finish: a letter or a limit with no policy number or no dates. */
function rows(values: FormValues): Contradiction[] {
  return ROWS.flatMap((row): Contradiction[] => {
    const fields = ROW_FIELDS[row]
    const begun = [fields.letter, fields.number, ...fields.amounts.map(([, field]) => field)].some(
      (field) => values[field],
    )
    if (!begun) return []
    const missing = [fields.number, fields.effective, fields.expiration].filter((field) => !values[field])
    return missing.length
      ? [
          {
            about: 'row',
            severity: 'WARNING',
            fields: missing,
            text: `${NAMES[row]} is begun, and its policy number or dates are missing.`,
          },
        ]
      : []
  })
}

function ticked(values: FormValues, field: string) {
  return values[field] === 'true'
}
