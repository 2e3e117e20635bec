import { deductibleOfAll, isNoLimit } from '../../documents/index.ts'
import { type Entry, isAtOnePlace } from './placed.ts'

/**
 * The coverages of a list in its order: rows of deductibles under a coverage are folded into it, and rows that tell nothing of their own are left out.
 * What a name tells of valuation is its coverage's valuation; `called` is the name without it.
 */
export function foldedCoverages(rows: readonly Entry[]): Entry[] {
  const folded: Entry[] = []
  let above: Entry | null = null
  let under: Entry[] = []
  const close = () => {
    if (above) takeDeductibles(above, under)
    under = []
  }
  for (const row of rows) {
    if (above && !isAtOnePlace(above, row)) {
      close()
      above = null
    }
    if (isDeductible(row)) under.push(row)
    else if (isCoverage(row) || !row.has('name')) {
      close()
      above = row.has('name') && !saysNoLimit(row) ? withTerms(row) : null
      if (above) folded.push(above)
    }
  }
  close()
  return apartFromShared(folded)
}

const nameOf = (entry: Entry) => entry.get('name')?.value ?? ''
const saysNoLimit = (entry: Entry) => isNoLimit(entry.get('limit in words')?.value ?? '')

/** 'Windstorm or Hail Flat Deductible', 'Deductible - All Other Perils', 'Deductible per occurrence'. */
const DEDUCTIBLE =
  /^(?:[^,;:]*\b)?deductibles?(?:\s+(?:amount|(?:per|each|any one)\s.+)|\s*[-–—:(,/].*)?\s*(?:\$?[\d,.]+%?)?$/i
/** What is bought, not what is deducted. */
const BOUGHT = /\bdeductible\b.*\b(?:waiver|buy-?\s?(?:back|down)|reimbursement|liability|insurance|coverage)\b/i
const isDeductible = (row: Entry) => DEDUCTIBLE.test(nameOf(row)) && !BOUGHT.test(nameOf(row))

/** What takes from the insurance, or rates it. */
const NO_COVERAGE = /^(?:limitations?|exclusions?)\b|\b(?:factor|rate|tier|multiplier|modifier)$/i

/** Whether a row tells a coverage: it has an amount, or words that stand for one. */
function isCoverage(row: Entry): boolean {
  const told = ['limit', 'limit in words', 'limit in thousands', 'deductible', 'deductible in words', 'coinsurance', 'valuation', 'business_income_basis'] // biome-ignore format: a list
  const isFactor = /^\.|^0\.\d/.test(row.get('limit')?.value ?? '')
  return !NO_COVERAGE.test(nameOf(row)) && !isFactor && told.some((part) => row.has(part))
}

/** The deductible that the rows under a coverage tell where they tell but one; else each is told in words. */
function takeDeductibles(coverage: Entry, rows: readonly Entry[]): void {
  const told = rows.flatMap((row) => {
    const value =
      row.get('deductible') ?? row.get('limit') ?? row.get('deductible in words') ?? row.get('limit in words')
    const isAmount = row.has('deductible') || row.has('limit')
    return value ? [{ of: nameOf(row), amount: value.value, value, isAmount }] : []
  })
  const own = coverage.get('deductible')?.value
  const general = deductibleOfAll(told)
  const isOne = told.every(({ amount, isAmount }) => isAmount && amount === told[0]!.amount)
  const isInWords = coverage.has('deductible in words') || coverage.has('deductible in thousands')
  if (general && isOne && !own && !isInWords && isDeducted(coverage)) coverage.set('deductible', general.value)
  const written = coverage.get('deductible')?.value
  for (const { of, amount, value, isAmount } of told)
    if (!(isAmount && amount === written)) coverage.set(`${of} in words`, value)
}

/** Liability has no deductible of property, which may stand under it as that of all. */
const isDeducted = (coverage: Entry) =>
  !/\bliability\b|\bmedical (?:expense|payment)s?\b|\baggregate\b/i.test(nameOf(coverage))

const VALUATION =
  /^(?:(?:functional|extended|guaranteed|full)\s+)?(?:(?:building\s+)?replacement\s+costs?|actual\s+cash\s+value|agreed\s+(?:value|amount)|market\s+value|stated\s+(?:value|amount)|RC|RCV|ACV)(?:\s+(?:basis|valuation))?$/i
const SHARED = /^blanket$/i

/** A coverage with what stands behind its name: 'Building - Replacement Cost - Blanket', 'Contents (ACV)'. */
function withTerms(row: Entry): Entry {
  const entry: Entry = new Map(row)
  const name = entry.get('name')!
  const [called, ...terms] = name.value.split(/\s+[-–—]\s*|\s*[-–—]\s+|\s*[,;()]\s*/).filter(Boolean)
  if (!called || !terms.length || !terms.every((term) => VALUATION.test(term) || SHARED.test(term))) return entry
  const valuation = terms.filter((term) => VALUATION.test(term))
  if (valuation.length === 1 && !entry.has('valuation')) entry.set('valuation', { ...name, value: valuation[0]! })
  return entry.set('called', { ...name, value: called })
}

/** A blanket limit told once more at each of its buildings is the limit of none of them. */
function apartFromShared(coverages: Entry[]): Entry[] {
  const isShared = (entry: Entry) =>
    /\bblanket\b/i.test(nameOf(entry)) &&
    coverages.some(
      (other) =>
        !isAtOnePlace(other, entry) &&
        nameOf(other) === nameOf(entry) &&
        other.get('limit')?.value === entry.get('limit')?.value,
    )
  const shared = coverages.filter(isShared)
  for (const entry of shared) entry.delete('called')
  return coverages
}

/** What a coverage is called without the terms behind its name. */
export const calledOf = (coverage: Entry): string => (coverage.get('called') ?? coverage.get('name'))!.value
