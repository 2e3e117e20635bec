import { down } from '../birch/gold.ts'
import type { SubmissionGold } from '../paper.ts'

/** A building as a statement of values tells it; what it does not tell is left out. `worth`: 'subject: amount' between bars. */
export type Worth = {
  location: string
  building?: string
  street: string
  use?: string
  construction?: string
  year?: string
  stories?: string
  area?: string
  protection?: string
  sprinklered?: string
  roof?: string
  worth: string
}

const ROWS = ['ABCDE', 'GHIJK'] as const
const SUBJECT = 'CommercialProperty_Premises_'

/** What ACORD 140 may say of the first two buildings of a statement of values. `open`: amounts that no careful person would write. */
export function goldOf(
  [insured, effective]: [string, string?],
  buildings: [Worth, Worth],
  notJudged: string[] = [],
): SubmissionGold {
  const both = (element: string, part: keyof Worth) =>
    down(element, buildings.map((one) => one[part] ?? '').join(' | '))
  const worth = buildings.flatMap((one, at) =>
    one.worth
      .split('|')
      .filter((said) => said.trim())
      .flatMap((said, row) => {
        const [name = '', limit = ''] = said.split(':').map((text) => text.trim())
        const letter = ROWS[at]![row]
        return [
          [`${SUBJECT}SubjectOfInsuranceCode_${letter}`, name],
          ...(limit ? [[`${SUBJECT}LimitAmount_${letter}`, limit]] : []),
        ] as [string, string][]
      }),
  )
  return {
    holds: {
      NamedInsured_FullName_A: insured,
      ...(effective && { Policy_EffectiveDate_A: effective }),
      ...both('CommercialStructure_Location_ProducerIdentifier', 'location'),
      ...both('CommercialStructure_Building_ProducerIdentifier', 'building'),
      ...both('CommercialStructure_PhysicalAddress_LineOne', 'street'),
      ...both('CommercialStructure_Building_SublocationDescription', 'use'),
      ...both('Construction_ConstructionCode', 'construction'),
      ...both('CommercialStructure_BuiltYear', 'year'),
      ...both('Construction_StoreyCount', 'stories'),
      ...both('Construction_BuildingArea', 'area'),
      ...both('BuildingFireProtection_ProtectionClassCode', 'protection'),
      ...both('BuildingFireProtection_Alarm_SprinklerPercent', 'sprinklered'),
      ...both('BuildingImprovement_RoofingYear', 'roof'),
      ...Object.fromEntries(worth),
    },
    notJudged: [
      ...['Producer_FullName_A', 'Form_CompletionDate_A', 'Policy_PolicyNumberIdentifier_A', 'Insurer_FullName_A'],
      ...['BuildingImprovement_RoofingIndicator_A', 'BuildingImprovement_RoofingIndicator_B'],
      'CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator_A',
      'CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator_B',
      ...notJudged,
    ],
  }
}
