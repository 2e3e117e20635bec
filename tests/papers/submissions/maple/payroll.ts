import type { SubmissionPaper } from '../paper.ts'
import { each, every, rows } from './gold.ts'
import { page, rule, say, table } from './layout.ts'

const REPORT = page([
  say(
    40,
    36,
    `ALDERGATE MECHANICAL SERVICES, LLC
     PAYROLL REPORT BY CLASS CODE AND STATE
     ESTIMATED FOR WORKERS COMPENSATION RENEWAL 11/01/2026 TO 11/01/2027`,
    { typed: true, size: 9.5 },
  ),
  say(40, 84, 'FEIN 61-5550142        RUN DATE 08/07/2026        PREPARED BY J. OKAFOR, PAYROLL', {
    typed: true,
    size: 8.5,
  }),
  rule(40, 102, 532),
  say(40, 112, 'STATE: KY', { typed: true, size: 9.5 }),
  table(
    40,
    128,
    [50, 50, 220, 62, 62, 88],
    `LOC | CLASS | DESCRIPTION | FULL TIME | PART TIME | EST. PAYROLL
     1 | 5537 | HVAC Systems Installation and Repair | 14 | 1 | 812,600
     1 | 5183 | Plumbing NOC and Drivers | 6 | 0 | 351,900
     1 | 8810 | Clerical Office Employees NOC | 3 | 2 | 164,200
      | | TOTAL KY | 23 | 3 | 1,328,700`,
    { ruled: 'head' },
  ),
  say(40, 236, 'STATE: IN', { typed: true, size: 9.5 }),
  table(
    40,
    252,
    [50, 50, 220, 62, 62, 88],
    `LOC | CLASS | DESCRIPTION | FULL TIME | PART TIME | EST. PAYROLL
     2 | 5537 | HVAC Systems Installation and Repair | 5 | 0 | 288,400
     2 | 8810 | Clerical Office Employees NOC | 1 | 0 | 46,800
      | | TOTAL IN | 6 | 0 | 335,200`,
    { ruled: 'head' },
  ),
  table(40, 340, [320, 62, 62, 88], 'TOTAL ALL STATES | 29 | 3 | 1,663,900'),
  say(
    40,
    376,
    `LOCATIONS
     1     2219 Boilerplate Road, Louisville, KY 40210
     2     64 Wharf Street, Jeffersonville, IN 47130`,
    { typed: true, size: 9 },
  ),
  say(40, 430, 'MEMBERS', { typed: true, size: 9 }),
  table(
    40,
    446,
    [140, 90, 90, 60, 70, 90],
    `NAME | TITLE | OWNERSHIP % | INC/EXC | CLASS | PAYROLL
     Desmond Aldergate | Member | 55 | EXC | |
     Priya Sandoval | Member | 45 | INC | 5537 | 78,000`,
    { ruled: 'head' },
  ),
])

/** Of two states the first stands on the form; the other has a sheet of its own. */
export const PAYROLL: SubmissionPaper = {
  name: 'maple-payroll-report',
  pages: [REPORT],
  forms: {
    '130': {
      holds: {
        ...each(`
          NamedInsured_FullName: Aldergate Mechanical Services, LLC
          NamedInsured_TaxIdentifier: 61-5550142
          Policy_EffectiveDate: 11/01/2026
          Policy_ExpirationDate: 11/01/2027
          WorkersCompensation_PartOne_StateOrProvinceCode_A: KY
          WorkersCompensation_PartOne_StateOrProvinceCode_B: IN
          WorkersCompensation_RateState_StateOrProvinceName: KY
          WorkersCompensation_RateState_StateOrProvinceName_A1: KY`),
        ...rows(
          'Location_',
          ` | ProducerIdentifier | PhysicalAddress_LineOne | PhysicalAddress_CityName | PhysicalAddress_StateOrProvinceCode | PhysicalAddress_PostalCode
          A | 1 | 2219 Boilerplate Road | Louisville | KY | 40210
          B | 2 | 64 Wharf Street | Jeffersonville | IN | 47130`,
        ),
        ...rows(
          'WorkersCompensation_RateClass_',
          ` | LocationProducerIdentifier | ClassificationCode | DutiesDescription | FullTimeEmployeeCount | PartTimeEmployeeCount | RemunerationAmount
          A | 1 | 5537 | HVAC Systems Installation and Repair | 14 | 1 | 812,600
          B | 1 | 5183 | Plumbing NOC and Drivers | 6 | 0 | 351,900
          C | 1 | 8810 | Clerical Office Employees NOC | 3 | 2 | 164,200`,
        ),
        ...rows(
          'WorkersCompensation_Individual_',
          ` | FullName | TitleRelationshipCode | OwnershipPercent | IncludedExcludedCode | RatingClassificationCode | RemunerationAmount
          A | Desmond Aldergate | Member | 55 | EXC | |
          B | Priya Sandoval | Member | 45 | INC | 5537 | 78,000`,
        ),
      },
      notJudged: [
        ...every(
          'A',
          'NamedInsured_',
          `LegalEntity_LimitedLiabilityCorporationIndicator MailingAddress_LineOne MailingAddress_CityName
          MailingAddress_StateOrProvinceCode MailingAddress_PostalCode AccountingContact_FullName`,
        ),
        ...every('AB', 'WorkersCompensation_Individual_', 'StateOrProvinceCode LocationProducerIdentifier'),
        ...every('A', '', 'CommercialPolicy_OperationsDescription Policy_Status_QuoteIndicator'),
      ],
    },
  },
}
