import { across, down, ticked } from '../birch/gold.ts'
import { sheet, strong, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { address, named, OPEN } from './gold.ts'
import { workbook } from './layout.ts'

const PAGE = sheet(
  [
    strong(30, 22, 'Tamarisk WC 2027 renewal.xlsx - tab "Comp"', 9),
    workbook(
      30,
      40,
      [120, 150, 110, 120, 120, 100],
      `Insured | Tamarisk Stoneworks, Inc. | Entity | S corporation | Yrs in business | 17
      Tax ID | 84-0006302 | Mailing | PO Box 77 | Pueblo, CO 81002 |
      Phone | 719-555-0146 | SIC / NAICS | 1741 / 238140 | NCCI risk ID | 050918273
      Policy eff. | 1/1/2027 | Policy exp. | 1/1/2028 | Billing | Agency bill
      Pay plan | Quarterly | Audit | At expiration | Part One state | CO
      EL each accident | 500,000 | EL disease, policy limit | 1,000,000 | EL disease, each employee | 500,000
      Mod, 1/1/2027 | 0.91 | Mod, 1/1/2026 | 1.04 | |`,
    ),
    words(30, 172, 'LOCATIONS', 7.5),
    workbook(
      30,
      184,
      [40, 160, 110, 90, 50, 70],
      `Loc # | Street | City | County | State | ZIP
      1 | 8 Kiln Court | Pueblo | Pueblo | CO | 81001
      2 | 2915 Arroyo Street | Florence | Fremont | CO | 81226`,
      9,
    ),
    words(30, 254, 'PAYROLL BY CLASS - the 2025 columns are the last audited year, kept to compare', 7.5),
    workbook(
      30,
      266,
      [40, 60, 190, 70, 70, 110, 80, 100],
      `Loc # | Class | Duties | 2027 full~time | 2027 part~time | 2027 est. payroll (USD) | 2025 heads | 2025 payroll (USD)
      1 | 5022 | Masonry, brick and block | 14 | 2 | 912,000 | 12 | 838,215
      1 | 5348 | Stone and tile setting | 5 | | 286,000 | 6 | 301,440
      1 | 5606 | Job supervision | 1 | | 98,000 | 1 | 95,000
      2 | 8810 | Office | 2 | 1 | 105,000 | 3 | 99,870
       |  | Total | 22 | 3 | 1,401,000 | 22 | 1,334,525`,
      13,
    ),
    words(30, 390, 'OFFICERS', 7.5),
    workbook(
      30,
      402,
      [150, 90, 70, 150, 70, 60, 110],
      `Name | Title | Owns (%) | Duties | INC / EXC | Class | Remuneration (USD)
      Idris Vantongeren | President | 60 | Job supervision | INC | 5606 | 98,000
      Marta Vantongeren | Secretary | 40 | Bookkeeping | EXC | 8810 | 52,000`,
      20,
    ),
  ],
  [792, 612],
)

const rate = (element: string, values: string) => down(`WorkersCompensation_RateClass_${element}`, values)
const person = (letter: string, values: string) => across('WorkersCompensation_Individual_', letter, values)

export const WORKBOOK: SubmissionPaper = {
  name: 'hazel-workbook',
  pages: [PAGE],
  forms: {
    '130': {
      holds: {
        NamedInsured_FullName_A: 'Tamarisk Stoneworks, Inc.',
        ...across('NamedInsured_', 'A', 'InBusinessYearCount: 17 | TaxIdentifier: 84-0006302 | SICCode: 1741'),
        ...across('NamedInsured_', 'A', 'NAICSCode: 238140 | NCCIRiskIdentifier: 050918273'),
        NamedInsured_Primary_PhoneNumber_A: '719-555-0146',
        ...address('NamedInsured_MailingAddress', 'A', 'PO Box 77 | Pueblo | CO | 81002'),
        ...across('Policy_', 'A', 'EffectiveDate: 01/01/2027 | ExpirationDate: 01/01/2028'),
        ...ticked('NamedInsured_LegalEntity_SubchapterSCorporationIndicator', 'Policy_Payment_ProducerBillIndicator'),
        ...ticked('Policy_Payment_QuarterlyIndicator', 'Policy_Audit_AtExpirationIndicator'),
        ...down('WorkersCompensation_PartOne_StateOrProvinceCode', 'CO'),
        WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A: '500,000',
        WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A: '1,000,000',
        WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A: '500,000',
        WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor_A: '0.91',
        ...down('Location_ProducerIdentifier', '1 | 2'),
        ...address('Location_PhysicalAddress', 'A', '8 Kiln Court | Pueblo | CO | 81001'),
        ...address('Location_PhysicalAddress', 'B', '2915 Arroyo Street | Florence | CO | 81226'),
        ...down('Location_PhysicalAddress_CountyName', 'Pueblo | Fremont'),
        ...rate('LocationProducerIdentifier', '1 | 1 | 1 | 2'),
        ...rate('ClassificationCode', '5022 | 5348 | 5606 | 8810'),
        ...rate('DutiesDescription', 'Masonry, brick and block | Stone and tile setting | Job supervision | Office'),
        ...rate('FullTimeEmployeeCount', '14 | 5 | 1 | 2'),
        ...rate('PartTimeEmployeeCount', '2 | | | 1'),
        ...rate('RemunerationAmount', '912,000 | 286,000 | 98,000 | 105,000'),
        ...person('A', 'FullName: Idris Vantongeren | TitleRelationshipCode: President | OwnershipPercent: 60'),
        ...person(
          'A',
          'DutiesDescription: Job supervision | IncludedExcludedCode: INC | RatingClassificationCode: 5606',
        ),
        ...person('A', 'RemunerationAmount: 98,000'),
        ...person('B', 'FullName: Marta Vantongeren | TitleRelationshipCode: Secretary | OwnershipPercent: 40'),
        ...person('B', 'DutiesDescription: Bookkeeping | IncludedExcludedCode: EXC | RatingClassificationCode: 8810'),
        ...person('B', 'RemunerationAmount: 52,000'),
      },
      notJudged: [
        ...OPEN,
        'Policy_Payment_PaymentScheduleCode_A',
        'Policy_Audit_FrequencyCode_A',
        'Policy_RatingEffectiveDate_A',
        'Policy_NormalAnniversaryRatingDate_A',
        'CommercialPolicy_OperationsDescription_A',
        ...named('WorkersCompensation_RateState_', 'StateOrProvinceName | PageNumber | TotalPageNumber'),
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        ...['A', 'B'].flatMap((letter) =>
          named('WorkersCompensation_Individual_', 'StateOrProvinceCode | LocationProducerIdentifier', letter),
        ),
        ...named('WorkersCompensation_RateClass_', 'SICCode | NAICSCode'),
        'PriorCoverage_ModificationFactor_A',
        'Policy_Status_QuoteIndicator_A',
      ],
    },
  },
}
