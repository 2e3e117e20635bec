import type { SubmissionPaper } from '../paper.ts'
import { column, grid } from './drawing.ts'
import { ADDRESS, EXPIRING_OPEN, names, OTHER_LINE_OPEN, one, rows, ticks } from './gold.ts'

const CLASS = 'WorkersCompensation_RateClass_'
const PERSON = 'WorkersCompensation_Individual_'
const LIMIT = 'WorkersCompensationEmployersLiability_EmployersLiability_'
const MAIL = ADDRESS.map((part) => `MailingAddress_${part}`)
const PLACE = ADDRESS.map((part) => `PhysicalAddress_${part}`)
const PREMIUMS = [
  'TotalFactoredPremiumAmount',
  'ExperienceOrMerit_ModificationFactor',
  'ExperienceOrMerit_FactoredPremiumAmount',
  'StandardPremium_FactoredPremiumAmount',
  'PremiumDiscount_FactoredPremiumAmount',
  'ExpenseConstant_PremiumAmount',
  'Terrorism_PremiumAmount',
].map((name) => `WorkersCompensationStateCoverage_${name}`)
const STATE_TOTALS = ['TotalEstimatedAnnual', 'Minimum', 'Deposit'].map(
  (amount) => `WorkersCompensation_RateState_${amount}PremiumAmount`,
)
const ALL_STATES = ['EstimatedAnnual', 'Minimum', 'Deposit'].map(
  (amount) => `WorkersCompensationLineOfBusiness_Total${amount}PremiumAllStatesAmount`,
)

const PELLWORTH = { A: ['Pellworth Mechanical LLC', '1450 Foundry Road', 'Marden', 'GA', '30999'] }
const PELLWORTH_PLACES = {
  A: ['1', '1450 Foundry Road', 'Marden', 'GA', '30999'],
  B: ['2', '77 Quarry Street', 'Ellisboro', 'TN', '37999'],
}

/** Two states, the audit of last year beside this year's estimate, one member in and one out. */
export const informationPage: SubmissionPaper = {
  name: 'workers compensation information page of a mechanical contractor',
  kind: 'declarations',
  pages: [
    {
      texts: [
        { x: 36, y: 32, text: 'Stonebridge Employers Insurance Company', size: 13, bold: true },
        {
          x: 36,
          y: 50,
          text: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY - INFORMATION PAGE',
          size: 10,
          bold: true,
        },
        ...grid(
          36,
          74,
          [0, 130, 300, 400],
          [
            ['Policy Number', 'WCE 208845 05', 'Prior Policy', 'WCE 208845 04'],
            ['Carrier Code', '99021', 'Risk ID', '917704482'],
            ['Producer', 'Harrowgate Insurance Group\n4 Mill Square, Tarrant, GA 30998', 'Producer Code', 'HG-118'],
          ],
        ),
        ...column(36, 132, [
          '1.  Insured and mailing address:     Pellworth Mechanical LLC',
          '                                                       1450 Foundry Road',
          '                                                       Marden, GA 30999',
          '     Federal Employer ID:  58-9920417            Entity:  Limited Liability Company',
          '     Workplaces:   Loc 1 - 1450 Foundry Road, Marden, GA 30999',
          '                            Loc 2 - 77 Quarry Street, Ellisboro, TN 37999',
          '2.  Policy period:  10/15/2025 to 10/15/2026   12:01 a.m. at the mailing address of the insured',
          '3.  A.  Workers Compensation Insurance - states:  GA, TN',
          '     B.  Employers Liability   Bodily Injury by Accident   $500,000 each accident',
          '                                           Bodily Injury by Disease   $500,000 policy limit',
          '                                           Bodily Injury by Disease   $500,000 each employee',
          '     C.  Other States Insurance:  AL, FL, SC',
          '4.  The premium is found by our manuals of rules, classifications and rates. All is subject to audit.',
        ]),
        { x: 36, y: 312, text: 'SCHEDULE OF OPERATIONS', size: 9, bold: true },
        ...grid(
          36,
          328,
          [0, 28, 66, 230, 320, 410, 450],
          [
            [
              'Loc',
              'Code',
              'Classification',
              'Audited payroll\n10/24 - 10/25',
              'Est. annual\nremuneration',
              'Rate',
              'Est. annual\npremium',
            ],
            ['State: GA'],
            ['1', '5183', 'Plumbing NOC and drivers', '1,190,775', '1,284,600', '3.14', '40,336'],
            ['1', '5537', 'HVAC installation and drivers', '941,020', '906,200', '3.62', '32,804'],
            ['1', '8810', 'Clerical office employees NOC', '296,480', '311,000', '.14', '435'],
            ['', '', 'Total GA', '2,428,275', '2,501,800', '', '73,575'],
            ['State: TN'],
            ['2', '5183', 'Plumbing NOC and drivers', '377,900', '402,500', '2.71', '10,908'],
            ['2', '5537', 'HVAC installation and drivers', '301,115', '288,000', '3.05', '8,784'],
            ['2', '8810', 'Clerical office employees NOC', '55,240', '58,400', '.12', '70'],
            ['', '', 'Total TN', '734,255', '748,900', '', '19,762'],
          ],
        ),
        ...grid(
          230,
          494,
          [0, 220],
          [
            ['Total manual premium', '93,337'],
            ['Experience modification  .91', '84,937'],
            ['Premium discount', '-6,115'],
            ['Expense constant', '160'],
            ['Terrorism', '325'],
            ['Total estimated annual premium', '79,307'],
            ['Minimum premium', '1,250'],
            ['Deposit premium', '19,827'],
          ],
        ),
        { x: 36, y: 612, text: 'MEMBERS AND OFFICERS', size: 9, bold: true },
        ...grid(
          36,
          628,
          [0, 120, 230, 290, 330, 380, 430],
          [
            ['Name', 'Title', 'Ownership %', 'State', 'Inc/Exc', 'Class', 'Remuneration'],
            ['Desmond Pellworth', 'Managing Member', '60', 'GA', 'EXC', '', ''],
            ['Ines Calloway', 'Member', '40', 'GA', 'INC', '5537', '67,600'],
          ],
        ),
        { x: 36, y: 700, text: 'Remuneration of included members is part of the class total above.', size: 7 },
      ],
      rulings: [
        [36, 322, 540, 0.5],
        [36, 348, 540, 0.5],
      ],
    },
  ],
  forms: {
    '125': {
      holds: {
        ...rows('NamedInsured_', ['FullName', ...MAIL], PELLWORTH),
        NamedInsured_TaxIdentifier_A: '58-9920417',
        ...ticks('NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A'),
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', ...PLACE], PELLWORTH_PLACES),
      },
      notJudged: [...OTHER_LINE_OPEN, ...EXPIRING_OPEN[125], 'NamedInsured_LegalEntity_MemberManagerCount_A'],
    },
    '130': {
      holds: {
        ...rows('NamedInsured_', ['FullName', ...MAIL], PELLWORTH),
        NamedInsured_TaxIdentifier_A: '58-9920417',
        NamedInsured_NCCIRiskIdentifier_A: '917704482',
        ...ticks('NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A'),
        ...rows('Location_', ['ProducerIdentifier', ...PLACE], PELLWORTH_PLACES),
        WorkersCompensation_PartOne_StateOrProvinceCode_A: 'GA',
        WorkersCompensation_PartOne_StateOrProvinceCode_B: 'TN',
        ...rows(
          PERSON,
          ['StateOrProvinceCode', 'FullName', 'TitleRelationshipCode', 'OwnershipPercent', 'IncludedExcludedCode'],
          {
            A: ['GA', 'Desmond Pellworth', 'Managing Member', '60', 'EXC'],
            B: ['GA', 'Ines Calloway', 'Member', '40', 'INC'],
          },
        ),
        ...one(PERSON, { RatingClassificationCode: '5537', RemunerationAmount: '67,600' }, 'B'),
        WorkersCompensation_RateState_StateOrProvinceName_A: 'GA',
        ...rows(
          CLASS,
          ['LocationProducerIdentifier', 'ClassificationCode', 'DutiesDescription', 'RemunerationAmount'],
          {
            A: ['1', '5183', 'Plumbing NOC and drivers', '1,284,600'],
            B: ['1', '5537', 'HVAC installation and drivers', '906,200'],
            C: ['1', '8810', 'Clerical office employees NOC', '311,000'],
          },
        ),
        ...one('PriorCoverage_', {
          InsurerFullName: 'Stonebridge Employers Insurance Company',
          PolicyNumberIdentifier: 'WCE 208845 05',
          TotalPremiumAmount: '79,307',
          ModificationFactor: '.91',
        }),
      },
      notJudged: [
        ...EXPIRING_OPEN[130],
        ...names(LIMIT, ['EachAccidentLimitAmount', 'DiseasePolicyLimitAmount', 'DiseaseEachEmployeeLimitAmount'], 'A'),
        ...names('', ['WorkersCompensation_PartThree_StateOrProvinceCode'], 'ABC'),
        ...names(CLASS, ['Rate', 'EstimatedManualPremiumAmount'], 'ABCDEF'),
        ...names(
          CLASS,
          ['LocationProducerIdentifier', 'ClassificationCode', 'DutiesDescription', 'RemunerationAmount'],
          'DEF',
        ),
        ...names('', [...PREMIUMS, ...STATE_TOTALS, ...ALL_STATES], 'A'),
        'WorkersCompensation_RateState_StateOrProvinceName_A1',
        ...names('PriorCoverage_', ['EffectiveYear'], 'AB'),
        'PriorCoverage_PolicyNumberIdentifier_B',
        'PriorCoverage_InsurerFullName_B',
        ...names('', ['WorkersCompensation_Individual_LocationProducerIdentifier'], 'AB'),
      ],
    },
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Pellworth Mechanical LLC',
        ...one('UnderlyingPolicy_EmployersLiability_', {
          InsurerFullName: 'Stonebridge Employers Insurance Company',
          PolicyNumberIdentifier: 'WCE 208845 05',
          PolicyEffectiveDate: '10/15/2025',
          PolicyExpirationDate: '10/15/2026',
          ModificationFactor: '.91',
        }),
        ...one(LIMIT, {
          EachAccidentLimitAmount: '500,000',
          DiseasePolicyLimitAmount: '500,000',
          DiseaseEachEmployeeLimitAmount: '500,000',
        }),
      },
      notJudged: [
        ...EXPIRING_OPEN[131],
        'UnderlyingPolicy_EmployersLiability_PremiumAmount_A',
        ...names('CommercialStructure_', ['Location_ProducerIdentifier', 'Location_FullName', ...PLACE], 'AB'),
        ...names('BusinessInformation_', ['TotalPayrollAmount', 'OperationsDescription'], 'AB'),
      ],
    },
  },
}
