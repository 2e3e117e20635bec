import { across, answers, down, ticked } from '../birch/gold.ts'
import { pairs, sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { address, named, OPEN } from './gold.ts'

const FIRST = sheet(
  [
    strong(36, 28, 'Umbrella specifications', 15),
    words(36, 48, 'Marketed by Larkspur Wholesale Brokerage, 515-555-0190. All amounts in US dollars.', 8.5),
    pairs(
      36,
      70,
      130,
      `First named insured | Ironvale Ready-Mix Co.
      Inception | January 1, 2027
      Transaction | Renewal of SFU-22-90417
      Type of policy | Umbrella, occurrence
      Each occurrence | 5,000,000
      Aggregate | 5,000,000
      Retained limit | 10,000
      First dollar defense | Yes`,
      9,
    ),
    words(430, 70, 'An excess layer of 10,000,000 over this was\nquoted last year. The insured does not want it.', 8.5),
    strong(36, 194, 'Underlying policies', 10.5),
    table(
      36,
      210,
      [100, 150, 110, 76, 76, 200],
      `Line | Insurer | Policy number | From | To | Limits
      Automobile | Prairie Anchor Insurance | PAA-661203 | 01/01/2027 | 01/01/2028 | 1,000,000 combined single limit
      General liability,~occurrence | Prairie Anchor Insurance | PAG-661204 | 01/01/2027 | 01/01/2028 | 1,000,000 each occurrence~2,000,000 general aggregate~2,000,000 products aggregate~1,000,000 personal and advertising injury~300,000 rented premises~5,000 medical expense
      Employers liability | Heartstone Mutual | HWC-70855 | 01/01/2027 | 01/01/2028 | 1,000,000 each accident~1,000,000 disease, each employee~1,000,000 disease, policy limit`,
      8.5,
    ),
    strong(36, 400, 'Underlying premiums', 10.5),
    table(
      36,
      416,
      [210, 130],
      `Item | 2027 premium
      Automobile, combined single limit | 88,400
      GL premises and operations | 41,200
      GL products | 27,900
      Employers liability (mod 0.94) | 96,750`,
      8.5,
    ),
  ],
  [792, 612],
)

const SECOND = sheet(
  [
    strong(36, 28, 'Ironvale - entities and places. Use the 2027 columns; 2025 is shown to compare.', 10.5),
    table(
      36,
      46,
      [24, 120, 170, 100, 60, 76, 76, 94],
      `No. | Entity | Place | What is done | 2027~people | 2027~payroll | 2025~payroll | 2027~gross sales
      1 | Ironvale Ready-Mix Co. | 4100 Cement Plant Road, Ames, IA 50010 | Concrete plant | 41 | 2,360,000 | 2,114,000 | 14,750,000
      2 | Ironvale Aggregates LLC | 2275 Gravel Pit Lane, Nevada, IA 50201 | Sand and gravel | 12 | 640,000 | 702,000 | 3,900,000`,
      8,
    ),
    strong(36, 150, 'Vehicles, number of units', 10.5),
    table(
      36,
      166,
      [150, 60, 60, 60, 90, 60, 90, 90],
      `Class | Owned | Leased | Non-owned | Hauls | Local | Intermediate | Long distance
      Private passenger | 4 | | | | 4 | |
      Extra heavy trucks | 18 | 2 | | Ready-mix concrete | 15 | 5 |`,
      8,
    ),
    strong(36, 260, 'Questions', 10.5),
    table(
      36,
      276,
      [440, 60],
      `Asked of the insured | Answer
      Does the applicant own, lease or operate any aircraft? | No
      Are explosives, caustics, flammables or other dangerous cargo hauled? | No
      Is hired and non-owned coverage provided? | Yes
      Does the applicant own, rent or otherwise use cranes? | No
      Any bridge, dam or marine work? |`,
      8.5,
    ),
  ],
  [792, 612],
)

const LIMIT = '1,000,000'
const AUTO = 'Automobile_'
const GL = 'GeneralLiability_'
const EL = 'EmployersLiability_'
const under = (line: string, insurer: string, policy: string) =>
  across(
    `UnderlyingPolicy_${line}`,
    'A',
    `InsurerFullName: ${insurer} | PolicyNumberIdentifier: ${policy} | PolicyEffectiveDate: 01/01/2027 | PolicyExpirationDate: 01/01/2028`,
  )
const fleet = (kind: string, text: string) => across(`VehicleFleet_${kind}_`, 'A', text)
const entity = (element: string, values: string) => down(`BusinessInformation_${element}`, values)

export const TOWER: SubmissionPaper = {
  name: 'hazel-tower',
  pages: [FIRST, SECOND],
  forms: {
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Ironvale Ready-Mix Co.',
        Policy_EffectiveDate_A: '01/01/2027',
        PriorCoverage_PolicyNumberIdentifier_A: 'SFU-22-90417',
        ...ticked('Policy_Status_RenewIndicator', 'Policy_PolicyType_UmbrellaIndicator'),
        ...ticked('ExcessUmbrella_OccurrenceIndicator', 'GeneralLiability_OccurrenceIndicator'),
        ExcessUmbrella_Umbrella_EachOccurrenceAmount_A: '5,000,000',
        ExcessUmbrella_Umbrella_AggregateAmount_A: '5,000,000',
        ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A: '10,000',
        ExcessUmbrella_FirstDollarDefenceCode_A: 'Y',
        ...under(AUTO, 'Prairie Anchor Insurance', 'PAA-661203'),
        ...under(GL, 'Prairie Anchor Insurance', 'PAG-661204'),
        ...under(EL, 'Heartstone Mutual', 'HWC-70855'),
        Vehicle_CombinedSingleLimit_EachAccidentAmount_A: LIMIT,
        GeneralLiability_EachOccurrence_LimitAmount_A: LIMIT,
        GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: LIMIT,
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '300,000',
        GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '5,000',
        WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A: LIMIT,
        WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A: LIMIT,
        WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A: LIMIT,
        UnderlyingPolicy_Automobile_CombinedSingleLimitPremiumAmount_A: '88,400',
        UnderlyingPolicy_GeneralLiability_PremisesOperationsPremiumAmount_A: '41,200',
        UnderlyingPolicy_GeneralLiability_ProductsPremiumAmount_A: '27,900',
        UnderlyingPolicy_EmployersLiability_PremiumAmount_A: '96,750',
        UnderlyingPolicy_EmployersLiability_ModificationFactor_A: '0.94',
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_Location_FullName', 'Ironvale Ready-Mix Co. | Ironvale Aggregates LLC'),
        ...address('CommercialStructure_PhysicalAddress', 'A', '4100 Cement Plant Road | Ames | IA | 50010'),
        ...address('CommercialStructure_PhysicalAddress', 'B', '2275 Gravel Pit Lane | Nevada | IA | 50201'),
        ...entity('OperationsDescription', 'Concrete plant | Sand and gravel'),
        ...entity('TotalPayrollAmount', '2,360,000 | 640,000'),
        ...entity('AnnualGrossReceiptsAmount', '14,750,000 | 3,900,000'),
        ...entity('EmployeeCount', '41 | 12'),
        ...fleet('PrivatePassenger', 'OwnedCount: 4 | LocalRadiusVehicleCount: 4'),
        ...fleet('ExtraHeavyWeightTruck', 'OwnedCount: 18 | LeasedCount: 2'),
        ...fleet('ExtraHeavyWeightTruck', 'PropertyHauledDescription: Ready-mix concrete'),
        ...fleet('ExtraHeavyWeightTruck', 'LocalRadiusVehicleCount: 15 | IntermediateRadiusVehicleCount: 5'),
        ...answers('CommercialUmbrellaLineOfBusiness', 'AAD N | AAE N | AAI Y | ABA N'),
      },
      notJudged: [
        ...OPEN,
        ...named('UnderlyingCoverage_Coverage_', 'GeneralLiabilityOccurrenceIndicator | AnyAutoIndicator'),
        // The sales of a place may be taken for those of its products too.
        ...['A', 'B', 'C'].flatMap((letter) => named('ExcessUmbrella_ProductLiability_', 'GrossSalesAmount', letter)),
      ],
    },
  },
}
