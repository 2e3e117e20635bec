import { across, answers, ticked } from '../birch/gold.ts'
import { pairs, sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { address, named, OPEN } from './gold.ts'
import { asked } from './layout.ts'

const PAGE = sheet([
  strong(36, 26, "WORKERS' COMPENSATION QUESTIONNAIRE", 13),
  words(36, 44, 'Please fill in both columns and send it back to Ferris & Lund Insurance, Traverse City', 8.5),
  pairs(
    36,
    66,
    108,
    `Your company's name | Copperline Brewing Company LLC
    Your FEIN | 38-0001447
    Mail goes to | PO Box 540
    City, state, ZIP | Manistee, MI 49660
    Telephone | 231-555-0104
    E-mail | office@copperlinebrewing.example
    Years in business | 9
    What you do | Brewery with taproom`,
    8.5,
  ),
  pairs(
    318,
    66,
    108,
    `We are a | [ ] Corporation  [X] LLC  [ ] Partnership
    Coverage starts | 04/01/2027
    Coverage ends | 04/01/2028
    States with employees | MI
    Your payroll company | Tallowgate Payroll Inc.
    Its FEIN | 38-0009920
    Its address | 900 Ledger Street, Lansing, MI 48933
    Its telephone | 517-555-0160`,
    8.5,
  ),
  strong(36, 186, 'Where you work', 9.5),
  table(
    36,
    200,
    [30, 180, 110, 100, 40, 60],
    `No. | Street | City | County | State | ZIP
    1 | 17 Harbor Foundry Street | Manistee | Manistee | MI | 49660`,
    8.5,
  ),
  strong(36, 246, 'Members and managers', 9.5),
  table(
    36,
    260,
    [130, 80, 90, 60, 100, 80],
    `Name | Born | Title | Owns (%) | Duties | In or out (INC, EXC)
    Ansel Koivisto | 05/14/1979 | Member | 55 | Brewing | EXC
    Bettina Ruiz | 11/02/1983 | Member | 45 | Sales | EXC`,
    8,
  ),
  strong(36, 334, 'Please answer', 9.5),
  asked(
    36,
    352,
    260,
    `Own, run or lease any aircraft or boats? | N
    Past or present work with hazardous material? | N
    Any work underground or above 15 feet? | Y | Tank tops at 18 feet, with harness
    Any work on barges, vessels, docks or bridges? | N
    Engaged in any other type of business? | N
    Are subcontractors used? | N
    Work sublet without certificates of insurance? | N
    Is a written safety program in operation? | Y
    Any group transportation provided? | N
    Employees under 16 or over 60? | Y | Two maltsters, 62 and 66
    Any seasonal employees? | Y | Beer garden, May to September
    Any volunteer or donated labor? | N`,
  ),
  asked(
    318,
    352,
    258,
    `Do employees travel out of state? | N
    Are athletic teams sponsored? | Y | City softball team
    Physicals required after offers of employment? | N
    Any other insurance with this insurer? |
    Coverage declined or cancelled, last 3 years? | N
    Are employee health plans provided? | Y
    Do employees work for other businesses? | N
    Are employees leased to or from others? | N
    Do any employees mainly work at home? | Y
    Tax liens or bankruptcy, last 5 years? | N
    Undisputed, unpaid comp premium due? | N`,
  ),
  words(318, 660, 'If some work at home, how many?   2', 8.5),
  words(36, 700, 'Inspection: call Ansel Koivisto, 231-555-0105, ansel@copperlinebrewing.example', 8.5),
  words(36, 716, 'Accounting records: call Fiona Brandt, 231-555-0106, fiona@copperlinebrewing.example', 8.5),
])

const person = (letter: string, text: string) => across('WorkersCompensation_Individual_', letter, text)
const told = (element: string, text: string) => ({
  [`WorkersCompensationLineOfBusiness_${element}Explanation_A`]: text,
})

export const QUESTIONNAIRE: SubmissionPaper = {
  name: 'hazel-questionnaire',
  pages: [PAGE],
  forms: {
    '130': {
      holds: {
        NamedInsured_FullName_A: 'Copperline Brewing Company LLC',
        ...across('NamedInsured_', 'A', 'TaxIdentifier: 38-0001447 | Primary_PhoneNumber: 231-555-0104'),
        ...across('NamedInsured_', 'A', 'Primary_EmailAddress: office@copperlinebrewing.example'),
        NamedInsured_InBusinessYearCount_A: '9',
        ...address('NamedInsured_MailingAddress', 'A', 'PO Box 540 | Manistee | MI | 49660'),
        ...ticked('NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator'),
        ...across('Policy_', 'A', 'EffectiveDate: 04/01/2027 | ExpirationDate: 04/01/2028'),
        WorkersCompensation_PartOne_StateOrProvinceCode_A: 'MI',
        CommercialPolicy_OperationsDescription_A: 'Brewery with taproom',
        Location_ProducerIdentifier_A: '1',
        ...address('Location_PhysicalAddress', 'A', '17 Harbor Foundry Street | Manistee | MI | 49660'),
        Location_PhysicalAddress_CountyName_A: 'Manistee',
        ...person('A', 'FullName: Ansel Koivisto | BirthDate: 05/14/1979 | TitleRelationshipCode: Member'),
        ...person('A', 'OwnershipPercent: 55 | DutiesDescription: Brewing | IncludedExcludedCode: EXC'),
        ...person('B', 'FullName: Bettina Ruiz | BirthDate: 11/02/1983 | TitleRelationshipCode: Member'),
        ...person('B', 'OwnershipPercent: 45 | DutiesDescription: Sales | IncludedExcludedCode: EXC'),
        ...across('NamedInsured_InspectionContact_', 'A', 'FullName: Ansel Koivisto | PhoneNumber: 231-555-0105'),
        NamedInsured_InspectionContact_EmailAddress_A: 'ansel@copperlinebrewing.example',
        ...across('NamedInsured_AccountingContact_', 'A', 'FullName: Fiona Brandt | PhoneNumber: 231-555-0106'),
        NamedInsured_AccountingContact_EmailAddress_A: 'fiona@copperlinebrewing.example',
        ...answers(
          'WorkersCompensationLineOfBusiness',
          'ABE N | ACD N | AAD Y | KAR N | KAS N | KAT N | KAU N | ABC Y | ABI N | AAE Y | KAV Y | AAF N',
        ),
        ...answers(
          'WorkersCompensationLineOfBusiness',
          'ABH N | AAB Y | ACB N | AAI N | ABF Y | KAW N | AAG N | ABG Y | KAX N | KAY N',
        ),
        WorkersCompensationLineOfBusiness_Question_AtHomeEmployeeCount_A: '2',
        ...told('WorkPerformedUndergroundOrAboveFifteenFeet', 'Tank tops at 18 feet, with harness'),
        ...told('AnyEmployeesUnderSixteenOrOverSixtyYears', 'Two maltsters, 62 and 66'),
        ...told('AnySeasonalEmployees', 'Beer garden, May to September'),
        ...told('AthleticTeamsSponsored', 'City softball team'),
      },
      notJudged: [
        ...OPEN,
        ...['A', 'B'].flatMap((letter) =>
          named('WorkersCompensation_Individual_', 'StateOrProvinceCode | LocationProducerIdentifier', letter),
        ),
        'WorkersCompensation_RateState_StateOrProvinceName_A',
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        'Policy_Status_QuoteIndicator_A',
      ],
    },
  },
}
