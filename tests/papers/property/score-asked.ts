import type { FormProposal } from '../../../server/forms/types.ts'
import type { PropertyCoverage, PropertyHeld } from './paper.ts'
import {
  isCoverage,
  isOneName,
  type Judge,
  judgeAddress,
  judgeCauses,
  judgeInterest,
  judgeParties,
  judgePolicy,
  judgeRest,
  judging,
  nameOf,
  noScore,
  type Score,
  type Take,
  takenFrom,
  type Wanted,
} from './score.ts'

/** What papers call the coverages that a form asks for by name. */
const NAMES = {
  building: /^(?:bldg|building)(?: coverage a)?$/i,
  contents: /^(?:\w+ )?(?:cont(?:ents)?|bpp|(?:bus(?:iness)? )?pers(?:onal)? prop(?:erty)?)$/i,
  income: /^bus(?:iness)? inc(?:ome)?\b/i,
  incomeAlone: /^bus(?:iness)? inc(?:ome)?$/i,
  rental: /\brent(?:s|al)\b/i,
  extra: /^extra expense$/i,
  blanket: /\bblanket\b/i,
  fungus: /\bfung/i,
  equipment: /^equipment breakdown/i,
  undamaged: /^ordinance or\b.*\b(?:undamaged|(?:law|coverage) (?:a|1)$)/i,
  demolition: /^ordinance or\b.*(?:\bdemolition|\b(?:law|coverage) b$)/i,
  increased: /^ordinance or\b.*(?:\bincreased|\b(?:law|coverage) c$)/i,
  earth: /^earth(?:quake| movement)\b/i,
  flood: /^flood\b/i,
  wind: /^wind/i,
  storm: /^named (?:wind)?storm/i,
}

type Here = { judge: Judge; take: Take; here: PropertyCoverage[] }

const named = (here: PropertyCoverage[], ...names: RegExp[]) =>
  here.filter(({ name }) => names.some((own) => own.test(name)))
const isBought = ({ limit, words = '' }: PropertyCoverage) => limit !== null || /^(?:included|actual loss)/i.test(words)
const only = <T>(all: readonly T[]): T | null => (new Set(all).size === 1 ? all[0]! : null)

/** A box and the amounts of the coverages that are so called; null where the form has none. */
function judgeCoverage(
  { judge, take, here }: Here,
  [tick, limit, deductible]: readonly [string | null, string | null, string | null],
  ...names: RegExp[]
) {
  const own = named(here, ...names)
  if (tick) judge(tick, take(tick), own.some(isBought) ? 'true' : null)
  if (limit) judge(limit, take(limit), own.length === 1 ? own[0]!.limit : null)
  if (deductible) judge(deductible, take(deductible), only(own.map((one) => one.deductible)))
}

const coveragesAt = (held: PropertyHeld, place: number) =>
  held.coverages.filter((one) => one.place === place || one.place === null)

/** Every element of evidence of commercial property against what its paper holds. */
export function scoreEvidence({ values }: FormProposal, held: PropertyHeld, wanted: Wanted): Score {
  const score = noScore()
  const judge = judging(score, `28 ${nameOf(wanted)}`)
  const { left, take } = takenFrom(values)
  const here = coveragesAt(held, wanted.place)
  // The personal property of a home is none of a business.
  const isOfHome = here.some(({ name }) => /\bdwelling\b/i.test(name))
  const all = { judge, take, here: isOfHome ? here.filter(({ name }) => !NAMES.contents.test(name)) : here }
  const at = held.places[wanted.place]!
  judgeParties(judge, take, held)
  judgePolicy(judge, take, held)
  judge('producer code', take('Insurer_ProducerIdentifier_A'), held.producer?.code ?? null)
  judge('insurer', take('Insurer_FullName_A'), held.policy.carrier, isOneName)
  judge('NAIC', take('Insurer_NAICCode_A'), held.policy.naic ?? null)
  judgeAddress(judge, take, 'Location_PhysicalAddress_', at)
  judge('location', take('Location_LocationDescription_A'), at.occupancy ?? null, isOneName)
  judgeCoverage(all, ['Property_Building_CoverageIndicator_A', null, null], NAMES.building)
  judgeCoverage(all, ['Property_BusinessPersonalProperty_CoverageIndicator_A', null, null], NAMES.contents)
  judgeCauses(judge, take, here)
  const [general, of] = ['CommercialProperty_', 'CommercialPropertyCoverage_']
  const amounts = (stem: string) => [`${stem}LimitAmount_A`, `${stem}DeductibleAmount_A`] as const
  judgeCoverage(all, [null, ...amounts(`${of}Property_`)], NAMES.building, NAMES.contents)
  const income = `${of}BusinessIncomeOrRentalValue_`
  judgeCoverage(all, [`${income}YesIndicator_A`, `${income}LimitAmount_A`, null], NAMES.income, NAMES.rental)
  judgeCoverage(all, [`${income}BusinessIncomeCoverageIndicator_A`, null, null], NAMES.income)
  judgeCoverage(all, [`${income}RentalValueCoverageIndicator_A`, null, null], NAMES.rental)
  const sustained = named(here, NAMES.income, NAMES.rental).filter(({ words = '' }) => /actual loss/i.test(words))
  judge('actual loss', take(`${income}ActualLossSustainedIndicator_A`), sustained.length ? 'true' : null)
  const blanket = named(here, NAMES.blanket).length || held.terms.blanket
  judge('blanket', take(`${general}Blanket_YesIndicator_A`), blanket ? 'true' : null)
  const valuations = here.flatMap((one) => one.valuation ?? [])
  const isReplaced = valuations.length > 0 && valuations.every((one) => /^(?:replacement|RC$)/i.test(one))
  judge('replacement', take(`${of}ReplacementCost_YesIndicator_A`), isReplaced ? 'true' : null)
  const share = only(here.flatMap((one) => one.coinsurance ?? []))
  const percent = share?.endsWith('%') ? share : null
  judge('coinsurance', take(`${of}Coinsurance_YesIndicator_A`), percent && 'true')
  judge(
    'coinsurance',
    take(`${general}Premises_CoinsurancePercent_A`),
    percent,
    (a, b) => parseInt(a, 10) === parseInt(b, 10),
  )
  const insured = (stem: string, name: RegExp, own = stem) =>
    judgeCoverage(all, [`${stem}YesIndicator_A`, ...amounts(own)], name)
  for (const [stem, name] of [
    ['LimitedFungus', NAMES.fungus],
    ['EquipmentBreakdown', NAMES.equipment],
    ['EarthMovement', NAMES.earth],
    ['Flood', NAMES.flood],
    ['WindHail', NAMES.wind],
    ['NamedWindstorm', NAMES.storm],
  ] as const)
    insured(`${of}${stem}_`, name)
  const law = `${general}BuildingOrdinanceOrLaw_`
  insured(`${law}UndamagedPortionOfBuilding`, NAMES.undamaged, `${of}BuildingOrdinanceOrLaw_UndamagedPortionBuilding`)
  insured(`${law}DemolitionCosts`, NAMES.demolition)
  insured(`${law}IncreasedCostOfConstruction`, NAMES.increased)
  judgeInterest(judge, take, wanted.interest)
  judgeRest(judge, left)
  return score
}

const blanket = (letter: string, name: RegExp) =>
  [
    [
      `CommercialProperty_Blanket_YesIndicator_${letter}`,
      `CommercialProperty_Blanket_LimitAmount_${letter}`,
      null,
      name,
    ],
  ] as const

/** Every element of a certificate of property against what its paper holds. The named insured is its holder. */
export function scoreCertificate({ values, overflow }: FormProposal, held: PropertyHeld, wanted: Wanted): Score {
  const score = noScore()
  const judge = judging(score, `24 ${nameOf({ ...wanted, interest: null })}`)
  const { left, take } = takenFrom(values)
  const here = coveragesAt(held, wanted.place)
  const all = { judge, take, here }
  judgeParties(judge, take, held)
  judge('holder', take('CertificateHolder_FullName_A'), held.insured.name, isOneName)
  judgeAddress(judge, take, 'CertificateHolder_MailingAddress_', held.insured)
  judge('insurer', take('Insurer_FullName_A'), held.policy.carrier, isOneName)
  judge('NAIC', take('Insurer_NAICCode_A'), held.policy.naic ?? null)
  judge('letter', take('Property_InsurerLetterCode_A'), 'A')
  judge('property', take('Policy_PolicyType_PropertyIndicator_A'), 'true')
  judgePolicy(judge, take, held, 'Policy_Property_')
  judge(
    'location',
    take('CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A'),
    held.places[wanted.place]!.line1,
    isOneName,
  )
  judgeCauses(judge, take, here)
  const of = 'CommercialPropertyCoverage_'
  const deducted = (letter: string) => `CommercialProperty_Premises_DeductibleAmount_${letter}`
  const asked = [
    ['Property_Building_CoverageIndicator_A', 'Property_Building_LimitAmount_A', deducted('A'), NAMES.building],
    [
      'Property_PersonalProperty_CoverageIndicator_A',
      'Property_PersonalProperty_LimitAmount_A',
      deducted('B'),
      NAMES.contents,
    ],
    [`${of}BusinessIncomeOption_IncludedIndicator_A`, `${of}BusinessIncome_LimitAmount_A`, null, NAMES.incomeAlone],
    [`${of}ExtraExpenseOption_IncludedIndicator_A`, `${of}ExtraExpense_LimitAmount_A`, null, NAMES.extra],
    [`${of}RentalValueOption_IncludedIndicator_A`, `${of}RentalValue_LimitAmount_A`, null, /^rental value$/i],
    ...blanket('A', /^blanket buildings?$/i),
    ...blanket('B', /^blanket (?:(?:business )?personal property|contents)$/i),
    [`${of}EarthquakeOption_IncludedIndicator_A`, null, deducted('C'), NAMES.earth],
    ['Policy_PolicyType_WindIndicator_A', null, deducted('D'), NAMES.wind],
    [`${of}Flood_YesIndicator_A`, null, deducted('E'), NAMES.flood],
  ] as const
  const shown = new Set(values.map(({ field }) => field))
  for (const [tick, limit, deductible, name] of asked) judgeCoverage(all, [tick, limit, deductible], name)
  const open = here.filter(({ name }) => !asked.some(([, limit, , own]) => limit && shown.has(limit) && own.test(name)))
  for (const row of 'AB') {
    const [tick, name, limit] = ['OtherOption_IncludedIndicator', 'Other_CoverageDescription', 'Other_LimitAmount'].map(
      (part) => take(`PropertyCoverage_${part}_${row}`),
    )
    if (!tick && !name && !limit) continue
    const index = open.findIndex((one) => isCoverage(name ?? '', limit ?? null, one))
    const own = index < 0 ? null : open.splice(index, 1)[0]!
    judge(`coverage ${row}`, name ?? null, own?.name ?? null, isOneName)
    judge(`limit ${row} of ${name}`, limit ?? null, own?.limit ?? null)
    judge(`tick ${row} of ${name}`, tick ?? null, own?.limit ? 'true' : null)
  }
  for (const one of open) {
    const isAttached = overflow.some(
      ({ label, text }) => isOneName(label, one.name) && (!one.limit || text.includes(one.limit)),
    )
    judge('coverage', isAttached ? one.name : null, one.name)
  }
  judgeRest(judge, left)
  return score
}
