import { AGENCY, AGENCY_BLOCK, across, answers, CARRIER } from '../birch/gold.ts'
import { type Part, sheet, strong, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'

/** Questions one under the other, each with its answer on the next line. */
function asked(x: number, y: number, from: number, rows: string): Part {
  return sheet(
    rows
      .trim()
      .split('\n')
      .flatMap((row, index) => {
        const [question = '', answer = ''] = row.split('|').map((cell) => cell.trim())
        const top = y + index * 25
        return [words(x, top, `${from + index}.  ${question}`, 8), words(x + 16, top + 12, answer, 8.5, true)]
      }),
  )
}

const FIRST = sheet([
  strong(40, 28, 'SUPPLEMENTAL APPLICATION', 14),
  words(40, 48, 'Workers compensation and general liability  -  to be completed by the insured', 9),
  words(
    40,
    66,
    'Name of insured:  Stonefly Tree Care, LLC          Proposed effective date:  October 1, 2026          Years in business:  11',
    9,
  ),
  { rulings: [[40, 82, 532, 0.8]] },
  strong(40, 90, 'PART 1 - WORKERS COMPENSATION', 10),
  asked(
    40,
    108,
    1,
    `Do you own, operate or lease aircraft or watercraft? | No
    Have past or present operations involved hazardous material? | No
    Is work performed underground or above 15 feet? | Yes - climbing and bucket work to 60 feet
    Is work performed on barges, vessels, docks or bridges over water? | No
    Are you engaged in any other type of business? | No
    Are subcontractors used? | Yes - crane with operator, 3% of the work
    Is any work sublet without certificates of insurance? | No
    Is a written safety program in operation? | Yes
    Is any group transportation provided? | Yes - crews of 3 ride in company trucks
    Any employees under 16 or over 60 years of age? | Yes - one groundsman is 63
    Any seasonal employees? | Yes - 4 from April to November
    Is there any volunteer or donated labor? | No`,
  ),
  asked(
    312,
    108,
    13,
    `Any employees with physical handicaps? |
    Do employees travel out of state? | No
    Are athletic teams sponsored? | Yes - adult softball team
    Are physicals required after offers of employment? | Yes - physical and drug screen
    Any other insurance with this insurer? | No
    Any coverage declined, canceled, non-renewed in the last 3 years? | No
    Are employee health plans provided? | Yes - group medical, half paid by us
    Do any employees perform work for other businesses? | No
    Do you lease employees to or from other employers? | No
    Do any employees predominantly work at home? | Yes - bookkeeper
    Any tax liens or bankruptcy within the last 5 years? | No
    Any undisputed and unpaid workers compensation premium due? | No`,
  ),
  strong(40, 430, 'If you wish, tell us more', 9),
  words(
    40,
    446,
    `To 18: our former carrier wrote in 2025 that it might not renew, then renewed after the loss control visit. So the answer is No.
To 22: number of employees who predominantly work at home: 1.`,
    8.5,
  ),
  words(40, 750, 'Stonefly Tree Care, LLC                 1', 8),
])

const SECOND = sheet([
  strong(40, 36, 'PART 2 - GENERAL LIABILITY', 10),
  asked(
    40,
    54,
    25,
    `Do you draw plans, designs or specifications for others? | No
    Do operations include blasting or use of explosives? | No
    Do operations include excavation, tunneling or underground work? | Yes - stump grinding to 18 inches
    Do your subcontractors carry limits less than yours? | No
    Do subcontractors work without certificates of insurance? | No
    Do you lease equipment to others, with or without operators? | No
    Any medical facilities or medical professionals employed? | No
    Any exposure to radioactive or nuclear materials? | No
    Any storing, disposing or transporting of hazardous material? | No
    Any operations sold, acquired or discontinued in the last 5 years? | Yes - bought Ridgeway Stump Removal in 2024
    Is machinery or equipment loaned or rented to others? | No
    Any watercraft, docks or floats owned, hired or leased? | No`,
  ),
  asked(
    312,
    54,
    37,
    `Are parking facilities owned or rented? | No
    Are recreation facilities provided? | No
    Is there a swimming pool on the premises? | No
    Are sporting or social events sponsored? | No
    Are structural alterations contemplated? | No
    Is demolition contemplated? | No
    Are you active in joint ventures? | No
    Is there labor interchange with any other business? | No
    Are day care facilities operated or controlled? | No
    Any crimes occurred or attempted on premises, last 3 years? | Yes - chain saws stolen in June 2025
    Do you install, service or demonstrate products? | No
    Are products sold under the label of others? |`,
  ),
  strong(40, 372, 'Work given to others', 9),
  words(40, 388, 'Paid to subcontractors last 12 months:  $21,000', 9),
  words(40, 402, 'Percent of work subcontracted:  3', 9),
  words(40, 416, 'Type of work subcontracted:  Crane service', 9),
  words(312, 388, 'Full-time staff:  9', 9),
  words(312, 402, 'Part-time staff:  4', 9),
  {
    rulings: [
      [40, 470, 220, 0.6],
      [312, 470, 120, 0.6],
    ],
  },
  words(44, 456, 'Corwin Hale, member', 10),
  words(316, 456, '8/7/2026', 10),
  words(40, 474, 'Signature of owner, partner or officer', 7),
  words(312, 474, 'Date', 7),
  words(40, 750, 'Stonefly Tree Care, LLC                 2', 8),
])

const WC = 'WorkersCompensationLineOfBusiness_'
const GL = 'GeneralLiabilityLineOfBusiness_'
const HEAD = { NamedInsured_FullName_A: 'Stonefly Tree Care, LLC', Policy_EffectiveDate_A: '10/01/2026' }
const SIGNED = ['NamedInsured_Signature_A', 'NamedInsured_SignatureDate_A']
const told = (line: string, rows: string) => across(line, 'A', rows)

export const SUPPLEMENT: SubmissionPaper = {
  name: 'alder-supplement',
  pages: [FIRST, SECOND],
  forms: {
    '130': {
      holds: {
        ...HEAD,
        NamedInsured_InBusinessYearCount_A: '11',
        ...answers(
          'WorkersCompensationLineOfBusiness',
          'ABE N | ACD N | AAD Y | KAR N | KAS N | KAT Y | KAU N | ABC Y | ABI Y | AAE Y | KAV Y | AAF N',
        ),
        ...answers(
          'WorkersCompensationLineOfBusiness',
          'ABH N | AAB Y | ACB Y | ABA N | AAI N | ABF Y | KAW N | AAG N | ABG Y | KAX N | KAY N',
        ),
        [`${WC}Question_AtHomeEmployeeCount_A`]: '1',
        ...told(`${WC}WorkPerformedUndergroundOrAboveFifteenFeet`, 'Explanation: climbing and bucket work to 60 feet'),
        ...told(`${WC}SubcontractorsUsed`, 'Explanation: crane with operator, 3% of the work'),
        ...told(`${WC}AnyGroupTransportationProvided`, 'Explanation: crews of 3 ride in company trucks'),
        ...told(`${WC}AnyEmployeesUnderSixteenOrOverSixtyYears`, 'Explanation: one groundsman is 63'),
        ...told(`${WC}AnySeasonalEmployees`, 'Explanation: 4 from April to November'),
        ...told(`${WC}AthleticTeamsSponsored`, 'Explanation: adult softball team'),
        ...told(`${WC}PhysicalsRequiredAfterOffersOfEmploymentAreMade`, 'Explanation: physical and drug screen'),
        ...told(`${WC}EmployeeHealthPlansProvided`, 'Explanation: group medical, half paid by us'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        ...SIGNED,
        'Insurer_FullName_A',
        'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A',
        'CommercialPolicy_OperationsDescription_A',
        `${WC}EmployeesPredominantlyWorkAtHomeExplanation_A`,
        `${WC}PriorCoverageDeclinedCancelledNonRenewedLastThreeYearsExplanation_A`,
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        ...answers('Contractors', 'AAB N | AAI N | AAC Y | ABB N | AAD N | AAE N | AAH N'),
        ...answers(
          'GeneralLiabilityLineOfBusiness',
          'ABJ N | ACA N | ACJ N | ACB Y | ACC N | ACD N | ACE N | KAH N | ACF N | ACG N | ACH N | AAB N',
        ),
        ...answers('GeneralLiabilityLineOfBusiness', 'AAD N | AAE N | AAF Y | AAJ N'),
        ...across('Contractors_', 'A', 'SubcontractorsPaidAmount: 21,000 | WorkSubcontractedPercent: 3'),
        ...across('Contractors_', 'A', 'FullTimeEmployeeCount: 9 | PartTimeEmployeeCount: 4'),
        [`${GL}TypeOfWorkSubcontractedDescription_A`]: 'Crane service',
        ...told(`${GL}OperationsIncludeEvacuation`, 'Explanation: stump grinding to 18 inches'),
        ...told(
          `${GL}AnyListedOperationsSoldAcquiredLastFiveYears`,
          'Explanation: bought Ridgeway Stump Removal in 2024',
        ),
        ...told(`${GL}CrimesOccurredOrAttemptedLastThreeYears`, 'Explanation: chain saws stolen in June 2025'),
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        ...SIGNED,
        `${GL}Question_AACCode_A`,
        `${GL}Question_KABCode_A`,
        'AthleticTeam_SportDescription_A',
        'AthleticTeam_AgeGroup_OverEighteenIndicator_A',
        'Contractors_Question_AAGCode_A',
        'GeneralLiability_CoverageIndicator_A',
      ],
    },
  },
}
