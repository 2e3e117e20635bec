import type { SubmissionPaper } from '../paper.ts'
import { column } from './drawing.ts'
import { ADDRESS, EXPIRING_OPEN, names, OTHER_LINE_OPEN, one, rows, ticks } from './gold.ts'

const CLASS = 'WorkersCompensation_RateClass_'
const PERSON = 'WorkersCompensation_Individual_'
const LIMIT = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const MAIL = ADDRESS.map((part) => `MailingAddress_${part}`)
const STATE_TOTALS = ['TotalEstimatedAnnual', 'Minimum', 'Deposit'].map(
  (amount) => `WorkersCompensation_RateState_${amount}PremiumAmount`,
)
/** No table: every class is one line, with the audit of the year before in brackets. */
export const renewalWorksheet: SubmissionPaper = {
  name: 'workers compensation renewal worksheet of a linen service, as a list',
  pages: [
    {
      texts: [
        { x: 54, y: 44, text: "WORKERS' COMPENSATION RENEWAL WORKSHEET", size: 13, bold: true },
        { x: 54, y: 62, text: 'Oakline Risk Advisors - 12 Commerce Green, Lexford, KY 40999 - 859-555-0100', size: 8 },
        ...column(54, 88, [
          'Insured:  Bayberry Linen Service, Inc.  (corporation)',
          'Mailing address:  3300 Wash House Road, Danby, KY 40899',
          'FEIN:  61-7730925        NCCI risk ID:  160448213        SIC:  7213        NAICS:  812331',
          'Years in business:  22',
          'Renewal term:  09/01/2026 to 09/01/2027   (expiring term 09/01/2025 to 09/01/2026)',
          'State:  KY',
          'Expiring carrier:  Granite Vale Insurance Company, policy WC-77120-24, premium $66,908, mod 1.04',
          'Employers liability limits requested:  $1,000,000 each accident / $1,000,000 disease - policy limit /',
          '     $1,000,000 disease - each employee      (expiring: 500/500/500)',
          'Other states (Part 3):  IN, TN',
          'Experience mod:  0.93 effective 09/01/2026   (expiring 1.04)',
          'Billing:  direct bill, quarterly installments; audit at expiration',
        ]),
        { x: 54, y: 262, text: 'Classes - renewal estimate (audited 09/01/2024-25 in brackets)', size: 9, bold: true },
        ...column(54, 280, [
          '-  2585 Laundry NOC - 31 full time, 6 part time - payroll $1,148,000 (audited $1,096,412)',
          '     rate 4.28, premium $49,134',
          '-  7380 Drivers NOC - 7 full time, 0 part time - payroll $322,000 (audited $318,650)',
          '     rate 5.91, premium $19,030',
          '-  8810 Clerical office - 4 full time, 1 part time - payroll $186,500 (audited $171,200)',
          '     rate 0.21, premium $392',
          'Total estimated payroll $1,656,500.   Total manual premium $68,556.',
          'Experience mod 0.93:  $63,757.     Schedule credit, factor 0.95:  $60,569.',
          'Expense constant $160.     Terrorism $331.',
          'Total estimated annual premium:  $61,060      Minimum premium:  $900      Deposit premium:  $15,265',
        ]),
        { x: 54, y: 428, text: 'Officers', size: 9, bold: true },
        ...column(54, 446, [
          '-  Rosalind Achebe-Trent, President, born 05/14/1971, owns 70 %, INCLUDED in class 8810 at $62,400',
          '-  Curtis Trent, Secretary, born 11/02/1968, owns 30 %, EXCLUDED',
        ]),
        { x: 54, y: 488, text: 'Contacts', size: 9, bold: true },
        ...column(54, 506, [
          '-  Inspection:  Lena Fosse, 859-555-0142, lena@bayberrylinen.example',
          '-  Accounting records:  Raj Whitcombe, 859-555-0143',
          '-  Claims:  Moira Dunn, 859-555-0147',
        ]),
        {
          x: 54,
          y: 566,
          text: 'Quote in hand for comparison only: Summit Pass Mutual, mod 0.93, total premium $64,880.',
          size: 9,
        },
      ],
    },
  ],
  forms: {
    '125': {
      holds: {
        Policy_EffectiveDate_A: '09/01/2026',
        Policy_ExpirationDate_A: '09/01/2027',
        ...ticks('Policy_Payment_DirectBillIndicator_A', 'NamedInsured_LegalEntity_CorporationIndicator_A'),
        ...rows('NamedInsured_', ['FullName', ...MAIL, 'TaxIdentifier', 'SICCode', 'NAICSCode'], {
          A: [
            'Bayberry Linen Service, Inc.',
            '3300 Wash House Road',
            'Danby',
            'KY',
            '40899',
            '61-7730925',
            '7213',
            '812331',
          ],
        }),
      },
      notJudged: [
        ...OTHER_LINE_OPEN,
        ...EXPIRING_OPEN[125].filter((name) => !/^Policy_E(ffective|xpiration)Date_A$/.test(name)),
        'Policy_Payment_PaymentScheduleCode_A',
        'Policy_Audit_FrequencyCode_A',
        ...names(
          'NamedInsured_Contact_',
          ['ContactDescription', 'FullName', 'PrimaryPhoneNumber', 'PrimaryEmailAddress'],
          'AB',
        ),
      ],
    },
    '130': {
      holds: {
        ...rows('NamedInsured_', ['FullName', ...MAIL, 'TaxIdentifier', 'NCCIRiskIdentifier', 'SICCode', 'NAICSCode'], {
          A: [
            ...['Bayberry Linen Service, Inc.', '3300 Wash House Road', 'Danby', 'KY', '40899'],
            ...['61-7730925', '160448213', '7213', '812331'],
          ],
        }),
        NamedInsured_InBusinessYearCount_A: '22',
        ...ticks(
          'NamedInsured_LegalEntity_CorporationIndicator_A',
          'Policy_Payment_DirectBillIndicator_A',
          'Policy_Payment_QuarterlyIndicator_A',
          'Policy_Audit_AtExpirationIndicator_A',
        ),
        Policy_EffectiveDate_A: '09/01/2026',
        Policy_ExpirationDate_A: '09/01/2027',
        WorkersCompensation_PartOne_StateOrProvinceCode_A: 'KY',
        WorkersCompensation_PartThree_StateOrProvinceCode_A: 'IN',
        WorkersCompensation_PartThree_StateOrProvinceCode_B: 'TN',
        ...one(LIMIT, {
          EachAccidentLimitAmount: '1,000,000',
          DiseasePolicyLimitAmount: '1,000,000',
          DiseaseEachEmployeeLimitAmount: '1,000,000',
        }),
        ...rows(
          'WorkersCompensationLineOfBusiness_Total',
          ['EstimatedAnnual', 'Minimum', 'Deposit'].map((amount) => `${amount}PremiumAllStatesAmount`),
          {
            A: ['61,060', '900', '15,265'],
          },
        ),
        ...rows(
          'NamedInsured_',
          ['InspectionContact_FullName', 'InspectionContact_PhoneNumber', 'InspectionContact_EmailAddress'],
          {
            A: ['Lena Fosse', '859-555-0142', 'lena@bayberrylinen.example'],
          },
        ),
        ...one('NamedInsured_AccountingContact_', { FullName: 'Raj Whitcombe', PhoneNumber: '859-555-0143' }),
        ...one('NamedInsured_ClaimContact_', { FullName: 'Moira Dunn', PhoneNumber: '859-555-0147' }),
        ...rows(
          PERSON,
          ['FullName', 'BirthDate', 'TitleRelationshipCode', 'OwnershipPercent', 'IncludedExcludedCode'],
          {
            A: ['Rosalind Achebe-Trent', '05/14/1971', 'President', '70', 'INCLUDED'],
            B: ['Curtis Trent', '11/02/1968', 'Secretary', '30', 'EXCLUDED'],
          },
        ),
        ...one(PERSON, { RatingClassificationCode: '8810', RemunerationAmount: '62,400' }),
        WorkersCompensation_RateState_StateOrProvinceName_A: 'KY',
        ...rows(
          CLASS,
          [
            ...['ClassificationCode', 'DutiesDescription', 'FullTimeEmployeeCount', 'PartTimeEmployeeCount'],
            ...['RemunerationAmount', 'Rate', 'EstimatedManualPremiumAmount'],
          ],
          {
            A: ['2585', 'Laundry NOC', '31', '6', '1,148,000', '4.28', '49,134'],
            B: ['7380', 'Drivers NOC', '7', '0', '322,000', '5.91', '19,030'],
            C: ['8810', 'Clerical office', '4', '1', '186,500', '0.21', '392'],
          },
        ),
        ...one('WorkersCompensationStateCoverage_', {
          TotalFactoredPremiumAmount: '68,556',
          ExperienceOrMerit_ModificationFactor: '0.93',
          ExperienceOrMerit_FactoredPremiumAmount: '63,757',
          ScheduleRating_ModificationFactor: '0.95',
          ScheduleRating_FactoredPremiumAmount: '60,569',
          ExpenseConstant_PremiumAmount: '160',
          Terrorism_PremiumAmount: '331',
        }),
        ...one('PriorCoverage_', {
          InsurerFullName: 'Granite Vale Insurance Company',
          PolicyNumberIdentifier: 'WC-77120-24',
          TotalPremiumAmount: '66,908',
          ModificationFactor: '1.04',
        }),
      },
      notJudged: [
        ...EXPIRING_OPEN[130].filter((name) => !/^Policy_E(ffective|xpiration)Date_A$/.test(name)),
        ...names('', STATE_TOTALS, 'A'),
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        'PriorCoverage_EffectiveYear_A',
        'WorkersCompensationStateCoverage_StandardPremium_FactoredPremiumAmount_A',
        'CommercialPolicy_OperationsDescription_A',
        'Policy_Payment_PaymentScheduleCode_A',
        'Policy_Payment_DownPaymentPercent_A',
        ...names(PERSON, ['StateOrProvinceCode'], 'AB'),
      ],
    },
  },
}
