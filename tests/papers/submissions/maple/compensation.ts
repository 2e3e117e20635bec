import type { SubmissionPaper } from '../paper.ts'
import { address, each, every, rows, yes } from './gold.ts'
import { box, head, labels, page, rule, say, table } from './layout.ts'

const INFORMATION = page([
  head(150, 36, 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY', 11),
  head(205, 52, 'INSURANCE POLICY INFORMATION PAGE', 11),
  say(40, 76, 'Cobalt Plains Casualty Company', { bold: true, size: 10 }),
  labels(360, 76, 100, 'Policy Number: | WC 88-207735-1\nNCCI Carrier Code: | 31877'),
  rule(40, 108, 532, 1),
  labels(
    40,
    116,
    24,
    `1. | The Insured: Fenwick Doyle Roofing Supply, Inc.
      | Mailing address: 4410 Dray Street
      | Tulsa, OK 74107`,
  ),
  labels(
    360,
    116,
    60,
    `Entity: | Corporation
     FEIN: | 73-5550184
     Risk ID: | 351020487`,
  ),
  labels(
    40,
    172,
    24,
    '2. | The policy period is from 07/01/2025 to 07/01/2026, 12:01 A.M. at the insured’s mailing address.',
  ),
  labels(
    40,
    194,
    24,
    `3. | A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the
      | states listed here: OK
      | B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A.
      | The limits of our liability under Part Two are:`,
    { size: 8.5, step: 13 },
  ),
  labels(
    120,
    250,
    170,
    `Bodily Injury by Accident | $ 500,000 each accident
     Bodily Injury by Disease | $ 500,000 policy limit
     Bodily Injury by Disease | $ 500,000 each employee`,
    { size: 8.5, step: 13 },
  ),
  say(
    64,
    294,
    'C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: AR, KS, MO',
    {
      size: 8.5,
    },
  ),
  labels(
    40,
    312,
    24,
    `4. | The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans.
      | All information required below is subject to verification and change by audit.`,
    { size: 8.5, step: 13 },
  ),
  table(
    40,
    346,
    [50, 246, 92, 68, 76],
    `Code | Classification | Estimated Total~Annual Remuneration | Rate per $100 | Estimated~Annual Premium
     8232 | Building Material Dealer - All Other Employees & Yard | 612,400 | 3.41 | 20,883
     7219 | Trucking NOC - All Employees & Drivers | 148,000 | 5.87 | 8,688
     8742 | Salespersons or Collectors - Outside | 205,500 | .22 | 452
     8810 | Clerical Office Employees NOC | 171,250 | .11 | 188`,
    { ruled: 'all' },
  ),
  labels(
    336,
    458,
    150,
    `Total Manual Premium | 30,211
     Experience Modification 0.94 | 28,398
     Premium Discount | -1,590
     Expense Constant | 160
     Terrorism | 114
     Total Estimated Annual Premium | $ 27,082
     Minimum Premium | $ 750`,
    { size: 8.5, step: 13 },
  ),
  say(46, 458, 'Producer: Redbud Valley Insurance, Tulsa, OK', { size: 8.5 }),
  box(40, 450, 532, 104),
  say(40, 740, 'WC 00 00 01 A     Countersigned 06/18/2025', { size: 7 }),
])

const EXTENSION = page([
  say(40, 40, 'Policy Number: WC 88-207735-1          Insured: Fenwick Doyle Roofing Supply, Inc.'),
  head(40, 64, 'EXTENSION OF INFORMATION PAGE - SCHEDULE OF WORKPLACES'),
  table(
    40,
    84,
    [60, 180, 120, 60, 112],
    `Loc No. | Street | City | State | ZIP
     001 | 4410 Dray Street | Tulsa | OK | 74107
     002 | 118 Depot Avenue | Muskogee | OK | 74401`,
    { ruled: 'head', size: 8.5 },
  ),
  head(40, 160, 'EXTENSION OF INFORMATION PAGE - SOLE PROPRIETORS, PARTNERS, OFFICERS AND OTHERS'),
  table(
    40,
    180,
    [128, 92, 74, 132, 50, 56],
    `Name | Title | Ownership % | Duties | Inc/Exc | Class
     Harriet Fenwick | President | 60 | Management | EXC |
     Tobias Doyle | Vice President | 40 | Purchasing and yard oversight | INC | 8232
     Nadine Crowe | Secretary | 0 | Bookkeeping | INC | 8810`,
    { ruled: 'all', size: 8.5 },
  ),
])

const COVERAGE = 'WorkersCompensationStateCoverage_'

export const COMPENSATION: SubmissionPaper = {
  name: 'maple-information-page',
  pages: [INFORMATION, EXTENSION],
  kind: 'declarations',
  forms: {
    '130': {
      holds: {
        ...each(`
          NamedInsured_FullName: Fenwick Doyle Roofing Supply, Inc.
          NamedInsured_TaxIdentifier: 73-5550184
          NamedInsured_NCCIRiskIdentifier: 351020487
          WorkersCompensation_PartOne_StateOrProvinceCode: OK
          WorkersCompensation_RateState_StateOrProvinceName: OK
          WorkersCompensation_RateState_StateOrProvinceName_A1: OK`),
        ...yes('NamedInsured_LegalEntity_CorporationIndicator'),
        ...address('NamedInsured_MailingAddress', '4410 Dray Street | Tulsa | OK | 74107'),
        Location_ProducerIdentifier_A: '001',
        ...address('Location_PhysicalAddress', '4410 Dray Street | Tulsa | OK | 74107'),
        Location_ProducerIdentifier_B: '002',
        ...address('Location_PhysicalAddress', '118 Depot Avenue | Muskogee | OK | 74401', 'B'),
        ...rows(
          'WorkersCompensation_Individual_',
          ` | FullName | TitleRelationshipCode | OwnershipPercent | DutiesDescription | IncludedExcludedCode | RatingClassificationCode
          A | Harriet Fenwick | President | 60 | Management | EXC |
          B | Tobias Doyle | Vice President | 40 | Purchasing and yard oversight | INC | 8232
          C | Nadine Crowe | Secretary | 0 | Bookkeeping | INC | 8810`,
        ),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | ClassificationCode | DutiesDescription
          A | 8232 | Building Material Dealer - All Other Employees & Yard
          B | 7219 | Trucking NOC - All Employees & Drivers
          C | 8742 | Salespersons or Collectors - Outside
          D | 8810 | Clerical Office Employees NOC`,
        ),
        ...rows(
          'PriorCoverage_',
          ` | EffectiveYear | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | ModificationFactor
          A | 2025-2026 | Cobalt Plains Casualty Company | WC 88-207735-1 | 27,082 | 0.94`,
        ),
      },
      // What the ended policy insured and was rated on is not what is asked for the next term; some would write it to be confirmed.
      notJudged: [
        ...every(
          'A',
          '',
          `Producer_FullName Producer_MailingAddress_CityName Producer_MailingAddress_StateOrProvinceCode Insurer_FullName
          Policy_NormalAnniversaryRatingDate CommercialPolicy_OperationsDescription`,
        ),
        ...every('ABCD', 'WorkersCompensation_RateClass_', 'RemunerationAmount Rate EstimatedManualPremiumAmount'),
        ...every('ABC', 'WorkersCompensation_Individual_', 'StateOrProvinceCode LocationProducerIdentifier'),
        ...every('ABC', 'WorkersCompensation_PartThree_', 'StateOrProvinceCode'),
        ...every(
          'A',
          'WorkersCompensationEmployersLiability_EmployersLiability_',
          'EachAccidentLimitAmount DiseasePolicyLimitAmount DiseaseEachEmployeeLimitAmount',
        ),
        ...every(
          'A',
          COVERAGE,
          `TotalFactoredPremiumAmount ExperienceOrMerit_ModificationFactor ExperienceOrMerit_FactoredPremiumAmount
          PremiumDiscount_FactoredPremiumAmount ExpenseConstant_PremiumAmount Terrorism_PremiumAmount`,
        ),
        ...every(
          'A',
          'WorkersCompensation',
          `_RateState_TotalEstimatedAnnualPremiumAmount _RateState_MinimumPremiumAmount
          LineOfBusiness_TotalEstimatedAnnualPremiumAllStatesAmount LineOfBusiness_TotalMinimumPremiumAllStatesAmount`,
        ),
      ],
    },
  },
}
