import { describe } from '../definition.ts'
import { carried, head, SIGNED, waits } from '../describe.ts'
import { AGENCY, APPLICANT, CONTACTS } from './applicant.ts'
import { CLASSES, RATING, STATE } from './classes.ts'
import { PRIOR } from './history.ts'
import { COVERAGES, DEDUCTIBLES, INDIVIDUALS, LOCATIONS, POLICY, STATES, TOTALS } from './policy.ts'
import { QUESTIONS } from './questions.ts'
import { BILLING, STATUS } from './submission.ts'

/** The application for workers compensation, with its sheet of one state. */
export const acord130 = describe('130', {
  title: 'Workers Compensation Application',
  wantedFor: 'Classes, payroll and officers by state',
  editions: ['2026/01', '2010/05'],
  called: 'the application',
  lines: ['wc'],
  ofApplicant: true,
  onlyOne: [
    ['Policy_Payment_DirectBillIndicator_A', 'Policy_Payment_ProducerBillIndicator_A'],
    ['Policy_ParticipatingIndicator_A', 'Policy_NonParticipatingIndicator_A'],
  ],
  sections: [
    ['Application', head('the application is completed')],
    ['Agency', AGENCY],
    ['Applicant', APPLICANT],
    ['Status of submission', STATUS],
    ['Billing and audit', BILLING],
    ...LOCATIONS,
    ['Policy information', POLICY],
    ['Part 1 states', STATES.state],
    ['Part 3 other states', STATES.other_state],
    ['Deductibles', DEDUCTIBLES],
    ['Other coverages', COVERAGES],
    ['Premium, all states', TOTALS],
    ['Contacts', CONTACTS],
    ['Individuals included or excluded', INDIVIDUALS],
    ['State rating', STATE],
    ['Rating classes', CLASSES],
    ['Premium of the state', RATING],
    ['Prior carriers and losses', PRIOR],
    [
      'Nature of business',
      [
        [
          'CommercialPolicy_OperationsDescription_A',
          'Description of operations',
          'MULTILINE',
          { ...carried('standing'), holds: { key: 'insured.business' } },
        ],
      ],
    ],
    ['General information', QUESTIONS],
    [
      'Remarks and signatures',
      [
        [
          'WorkersCompensationLineOfBusiness_RemarkText_A',
          'Remarks',
          'MULTILINE',
          carried('current', { onlyIn: '2010/05', ...waits('Only the edition of 2010 has room for them here.') }),
        ],
        [
          'Policy_InformationPracticesNoticeIndicator_A',
          'Notice of information practices given',
          'TICK',
          { onlyIn: '2026/01', ...SIGNED },
        ],
        ['NamedInsured_Initials_A', 'Applicant’s initials', 'TEXT', { onlyIn: '2026/01', ...SIGNED }],
        ['NamedInsured_Signature_A', 'Applicant’s signature', 'TEXT', SIGNED],
        ['NamedInsured_Signature_B', 'Second signature', 'TEXT', { onlyIn: '2026/01', ...SIGNED }],
        ['NamedInsured_SignatureDate_A', 'Date signed', 'DATE', { maxLength: 10, ...SIGNED }],
        ['Producer_AuthorizedRepresentative_Signature_A', 'Producer’s signature', 'TEXT', SIGNED],
        ['Producer_NationalIdentifier_A', 'National producer number', 'TEXT', SIGNED],
      ],
    ],
  ],
})
