import type { FormProposal } from '../../../server/forms/types.ts'
import type { PropertyHeld } from './paper.ts'
import { isCoverage, isOneName, isOneValuation, judgeRest, judging, noScore, type Score, takenFrom } from './score.ts'

/** The buildings of ACORD 140: the letter of each, and those of its rows. */
const BUILDINGS = [
  ['A', 'ABCDE'],
  ['B', 'GHIJK'],
] as const
const ROW = 'CommercialProperty_Premises_'
const CAUSES = { basic: /^ba?si?c/i, broad: /^bro?a?d/i, special: /^spe?c/i }

/** Every element of a property section against what its paper holds; what is on the attached page is told as well. */
export function scoreSection({ values, overflow }: FormProposal, held: PropertyHeld): Score {
  const score = noScore()
  const { left, take } = takenFrom(values)
  const isAttached = (name: string, amount: string | null) =>
    overflow.some(({ label, text }) => isOneName(`${label} ${text}`, name) && (!amount || text === amount))
  judging(score, 'section')('producer', take('Producer_FullName_A'), held.producer?.name ?? null, isOneName)
  judging(score, 'section')('insured', take('NamedInsured_FullName_A'), held.insured.name, isOneName)
  const places = [...held.places]
  const interests = [...held.interests]
  const coverages = [...held.coverages]
  for (const [letter, rows] of BUILDINGS) {
    const judge = judging(score, `building ${letter}`)
    const line1 = take(`CommercialStructure_PhysicalAddress_LineOne_${letter}`)
    const [location, building] = ['Location', 'Building'].map((of) =>
      take(`CommercialStructure_${of}_ProducerIdentifier_${letter}`),
    )
    const isNumber = (told: string | null | undefined, own: string | null) =>
      !told || !own || told.replace(/^0+/, '') === own.replace(/^0+/, '')
    const isIts = (one: PropertyHeld['places'][number]) =>
      (!line1 || isOneName(line1, one.line1)) && isNumber(location, one.location) && isNumber(building, one.building)
    const at = line1 || location || building ? places.findIndex(isIts) : -1
    const place = at < 0 ? null : places.splice(at, 1)[0]!
    judge('street', line1, place?.line1 ?? null, isOneName)
    judge('location', location ?? null, place?.location ?? null, (a, b) => isNumber(a, b))
    judge('building', building ?? null, place?.building ?? null, (a, b) => isNumber(a, b))
    judge(
      'occupancy',
      take(`CommercialStructure_Building_SublocationDescription_${letter}`),
      place?.occupancy ?? null,
      isOneName,
    )
    judge('construction', take(`Construction_ConstructionCode_${letter}`), place?.construction ?? null, isOneName)
    judge('built', take(`CommercialStructure_BuiltYear_${letter}`), place?.yearBuilt ?? null)
    judge('stories', take(`Construction_StoreyCount_${letter}`), place?.stories ?? null)
    judge('area', take(`Construction_BuildingArea_${letter}`), place?.area ?? null)
    const index = place ? held.places.indexOf(place) : held.places.length === 1 ? 0 : null
    for (const row of rows) {
      const of = (part: string) => take(`${ROW}${part}_${row}`)
      const [name, limit] = [of('SubjectOfInsuranceCode'), of('LimitAmount')]
      const own = name
        ? coverages.findIndex(
            (one) =>
              isCoverage(name, limit, one) && (one.place === index || (one.place === null && held.places.length === 1)),
          )
        : -1
      const coverage = own < 0 ? null : coverages.splice(own, 1)[0]!
      judge(`row ${row}`, name, coverage?.name ?? null, isOneName)
      judge(`limit of ${name}`, limit, coverage?.limit ?? null)
      judge(`deductible of ${name}`, of('DeductibleAmount'), coverage?.deductible ?? null)
      judge(`coinsurance of ${name}`, of('CoinsurancePercent'), coverage?.coinsurance ?? null, (told, own) =>
        own.startsWith(told.replace('%', '')),
      )
      judge(`valuation of ${name}`, of('ValuationCode'), coverage?.valuation ?? null, isOneValuation)
      judge(`causes of ${name}`, of('CauseOfLossCode'), coverage?.causes ?? null, (told) =>
        CAUSES[coverage!.causes!].test(told),
      )
    }
    const stem = 'AdditionalInterest_'
    const named = take(`${stem}FullName_${letter}`)
    const who = interests.findIndex(
      (one) => named && isOneName(named, one.name) && (one.place === null || one.place === index),
    )
    const interest = who < 0 ? null : interests.splice(who, 1)[0]!
    judge('interest', named, interest?.name ?? null, isOneName)
    judge('loan', take(`${stem}AccountNumberIdentifier_${letter}`), interest?.loan ?? null)
    for (const part of [...left.keys()])
      if (part.startsWith(stem) && part.endsWith(`_${letter}`) && interest) left.delete(part)
  }
  for (const letter of 'ABCD') {
    const [name, limit] = [
      take(`CommercialCoverage_Summary_BlanketTypeDescription_${letter}`),
      take(`CommercialProperty_Summary_BlanketLimitAmount_${letter}`),
    ]
    const own = coverages.findIndex((one) => name && isCoverage(name, limit, one))
    const coverage = own < 0 ? null : coverages.splice(own, 1)[0]!
    judging(score, 'blanket')(letter, name, coverage?.name ?? null, isOneName)
    judging(score, 'blanket')(`limit ${letter}`, limit, coverage?.limit ?? null)
  }
  const judge = judging(score, 'left')
  for (const one of places) judge('place', isAttached(one.line1, null) ? one.line1 : null, one.line1)
  for (const one of coverages) {
    judge('coverage', isAttached(one.name, one.limit) ? one.name : null, one.name)
    judge(`limit of ${one.name}`, isAttached(one.name, one.limit) ? one.limit : null, one.limit)
  }
  for (const one of interests) judge('interest', isAttached(one.name, null) ? one.name : null, one.name)
  judgeRest(judge, left)
  return score
}
