import { describe } from '../definition.ts'
import { CODES, carried, head, INSURER_APPLIED_TO, PRODUCER_WITH_CONTACT, SIGNED, said } from '../describe.ts'
import { SIGNATURES } from '../section.ts'
import { APPLICANTS, CONTACTS } from './applicants.ts'
import { LOSSES, PRIOR } from './history.ts'
import { INTEREST } from './interest.ts'
import { ATTACHMENTS, LINES, PAYMENT } from './lines.ts'
import { NATURE, PREMISES } from './premises.ts'
import { QUESTIONS } from './questions.ts'

const DAY = { maxLength: 10 }

/** The part of a commercial application that is about the applicant. */
export const acord125 = describe('125', {
  title: 'Commercial Insurance Application',
  wantedFor: 'Named insureds, premises, prior carriers',
  editions: ['2025/03', '2016/03'],
  called: 'the application',
  lines: 'all',
  ofApplicant: true,
  onlyOne: [
    ['Policy_Status_EffectiveTimeAMIndicator_A', 'Policy_Status_EffectiveTimePMIndicator_A'],
    ['Policy_Payment_DirectBillIndicator_A', 'Policy_Payment_ProducerBillIndicator_A'],
  ],
  sections: [
    ['Application', head('the application is completed')],
    ['Agency', [...PRODUCER_WITH_CONTACT, ...CODES]],
    ['Carrier', INSURER_APPLIED_TO],
    [
      'Status of transaction',
      [
        [
          'Policy_Status_QuoteIndicator_A',
          'Quote',
          'TICK',
          {
            ...said(/\b(?:for|want|wants|need|needs|request|requests|get|seek|seeks) (?:an? |new )?(?:quot\w+)/i),
            submitted: 'request.transaction',
          },
        ],
        ['Policy_Status_IssueIndicator_A', 'Issue policy', 'TICK', said(/\bissue (?:the |a )?polic(?:y|ies)\b/i)],
        ['Policy_Status_RenewIndicator_A', 'Renew', 'TICK', said(/\brenew(?:al|s|ing)?\b/i)],
        ['Policy_Status_BoundIndicator_A', 'Bound', 'TICK', { speaksOf: /\bbound\b/i }],
        ['Policy_Status_ChangeIndicator_A', 'Change', 'TICK', { speaksOf: /\bchange\b/i }],
        ['Policy_Status_CancelIndicator_A', 'Cancel', 'TICK', { speaksOf: /\bcancel\b/i }],
        ['Policy_Status_EffectiveDate_A', 'Date', 'DATE', { ...DAY, speaksOf: /\b(?:bound|change|cancel)\w*/i }],
        ['Policy_Status_EffectiveTime_A', 'Time', 'TEXT'],
        ['Policy_Status_EffectiveTimeAMIndicator_A', 'AM', 'TICK', { speaksOf: /\ba\.?m\b/i }],
        ['Policy_Status_EffectiveTimePMIndicator_A', 'PM', 'TICK', { speaksOf: /\bp\.?m\b/i }],
      ],
    ],
    ['Lines of business', LINES],
    ['Attachments', ATTACHMENTS],
    ['Policy information', PAYMENT],
    ...APPLICANTS,
    ['Contacts', CONTACTS],
    ...PREMISES,
    ['Nature of business', NATURE],
    ['Additional interest', INTEREST],
    ['General information', QUESTIONS],
    [
      'Remarks',
      [['CommercialPolicy_RemarkText_A', 'Remarks and processing instructions', 'MULTILINE', carried('current')]],
    ],
    ['Prior carriers', PRIOR],
    ['Loss history', LOSSES],
    [
      'Notice and signatures',
      [
        ['Policy_InformationPracticesNoticeIndicator_A', 'Notice of information practices given', 'TICK', SIGNED],
        ['NamedInsured_Initials_A', 'Applicant’s initials', 'TEXT', SIGNED],
        ...SIGNATURES,
      ],
    ],
  ],
})
