import type { SubmissionPaper } from '../paper.ts'
import { grid } from './drawing.ts'
import { AGENCY_OPEN, names, OTHER_LINE_OPEN, rows } from './gold.ts'

const POLICY = ['InsurerFullName', 'PolicyNumberIdentifier', 'TotalPremiumAmount', 'EffectiveDate', 'ExpirationDate']
const APPLICANT = 'Kestrel Point Marine Supply, Inc.'
const LOSS = [
  ...['OccurrenceDate', 'LineOfBusiness', 'OccurrenceDescription', 'ClaimDate'],
  ...['PaidAmount', 'ReservedAmount', 'ClaimStatus_SubrogationCode', 'ClaimStatus_OpenCode'],
]

/** A quote stands above the policies in force; workers compensation has its own table, and totals close each. */
export const priorCarriers: SubmissionPaper = {
  name: 'prior carrier and loss history summary of a marine supply store, five years',
  pages: [
    {
      texts: [
        { x: 36, y: 32, text: 'PRIOR CARRIER AND LOSS HISTORY - 5 YEARS', size: 13, bold: true },
        { x: 36, y: 50, text: 'Applicant: Kestrel Point Marine Supply, Inc.', size: 10, bold: true },
        { x: 36, y: 66, text: 'Compiled by Old Wharf Insurance, 3 Chandler Street, Port Anselm, ME 04999', size: 8 },
        { x: 36, y: 88, text: 'General liability', size: 9, bold: true },
        ...grid(
          36,
          102,
          [0, 44, 200, 300, 370, 440],
          [
            ['Year', 'Carrier', 'Policy number', 'Effective', 'Expiration', 'Premium'],
            ['QUOTE', 'Larkfield Specialty', 'LQ-00182', '03/01/2026', '03/01/2027', '11,400'],
            ['2025', 'Mizzen Insurance Company', 'MZ-GL-4410', '03/01/2025', '03/01/2026', '12,880'],
            ['2024', 'Mizzen Insurance Company', 'MZ-GL-3907', '03/01/2024', '03/01/2025', '12,115'],
            ['2023', 'Topsail Mutual', 'TM 88-1203', '03/01/2023', '03/01/2024', '10,940'],
            ['2022', 'Topsail Mutual', 'TM 88-0961', '03/01/2022', '03/01/2023', '10,610'],
            ['2021', 'Topsail Mutual', 'TM 88-0744', '03/01/2021', '03/01/2022', '10,275'],
          ],
        ),
        { x: 36, y: 206, text: 'Automobile', size: 9, bold: true },
        ...grid(
          36,
          220,
          [0, 44, 200, 300, 370, 440],
          [
            ['Year', 'Carrier', 'Policy number', 'Effective', 'Expiration', 'Premium'],
            ['2025', 'Mizzen Insurance Company', 'MZ-CA-4411', '03/01/2025', '03/01/2026', '8,645'],
            ['2024', 'Halyard Casualty', 'HC204417', '03/01/2024', '03/01/2025', '8,020'],
            ['2023', 'Halyard Casualty', 'HC198020', '03/01/2023', '03/01/2024', '7,755'],
          ],
        ),
        { x: 36, y: 284, text: 'Property', size: 9, bold: true },
        ...grid(
          36,
          298,
          [0, 44, 200, 300, 370, 440],
          [
            ['Year', 'Carrier', 'Policy number', 'Effective', 'Expiration', 'Premium'],
            ['2025', 'Mizzen Insurance Company', 'MZ-PR-4412', '03/01/2025', '03/01/2026', '15,230'],
            ['2024', 'Topsail Mutual', 'TM 90-3312', '03/01/2024', '03/01/2025', '14,870'],
            ['2023', 'Topsail Mutual', 'TM 90-3108', '03/01/2023', '03/01/2024', '13,990'],
          ],
        ),
        { x: 36, y: 362, text: 'Workers compensation', size: 9, bold: true },
        ...grid(
          36,
          376,
          [0, 44, 200, 300, 360, 410, 455, 510],
          [
            ['Year', 'Carrier', 'Policy number', 'Premium', 'Mod', 'Claims', 'Paid', 'Reserve'],
            ['2025', 'Capstan Employers Mutual', 'CE 61004-25', '21,340', '1.07', '2', '4,310', '12,500'],
            ['2024', 'Capstan Employers Mutual', 'CE 61004-24', '19,905', '0.98', '1', '1,120', '0'],
            ['2023', 'Capstan Employers Mutual', 'CE 61004-23', '19,260', '0.96', '0', '0', '0'],
            ['2022', 'Bollard State Fund', 'SF 220719', '18,410', '0.96', '3', '27,885', '0'],
            ['2021', 'Bollard State Fund', 'SF 210655', '17,980', '1.01', '1', '640', '0'],
            ['', 'Five years', '', '96,895', '', '7', '33,955', '12,500'],
          ],
        ),
        { x: 36, y: 480, text: 'Losses, all lines but workers compensation, last 5 years', size: 9, bold: true },
        ...grid(
          36,
          494,
          [0, 56, 88, 272, 332, 386, 436, 484],
          [
            ['Date of loss', 'Line', 'Description', 'Claim date', 'Paid', 'Reserved', 'Subro', 'Open'],
            ['08/14/2025', 'GL', 'Trailer hitch sold by store failed', '09/02/2025', '5,000', '40,000', 'Y', 'Y'],
            ['12/03/2024', 'AUTO', 'Delivery van rear-ended a car', '12/03/2024', '11,276', '0', 'N', 'N'],
            ['06/19/2023', 'PROP', 'Wind took roof panels', '06/20/2023', '23,415', '0', 'N', 'N'],
            ['', '', 'Totals', '', '39,691', '40,000'],
          ],
        ),
        { x: 36, y: 580, text: 'Paid does not include the reserve.', size: 8 },
      ],
    },
  ],
  forms: {
    '125': {
      holds: {
        NamedInsured_FullName_A: APPLICANT,
        ...rows('PriorCoverage_', ['PolicyYear'], { A: ['2025'], B: ['2024'], C: ['2023'] }),
        ...rows('PriorCoverage_GeneralLiability_', POLICY, {
          A: ['Mizzen Insurance Company', 'MZ-GL-4410', '12,880', '03/01/2025', '03/01/2026'],
          B: ['Mizzen Insurance Company', 'MZ-GL-3907', '12,115', '03/01/2024', '03/01/2025'],
          C: ['Topsail Mutual', 'TM 88-1203', '10,940', '03/01/2023', '03/01/2024'],
        }),
        ...rows('PriorCoverage_Automobile_', POLICY, {
          A: ['Mizzen Insurance Company', 'MZ-CA-4411', '8,645', '03/01/2025', '03/01/2026'],
          B: ['Halyard Casualty', 'HC204417', '8,020', '03/01/2024', '03/01/2025'],
          C: ['Halyard Casualty', 'HC198020', '7,755', '03/01/2023', '03/01/2024'],
        }),
        ...rows('PriorCoverage_Property_', POLICY, {
          A: ['Mizzen Insurance Company', 'MZ-PR-4412', '15,230', '03/01/2025', '03/01/2026'],
          B: ['Topsail Mutual', 'TM 90-3312', '14,870', '03/01/2024', '03/01/2025'],
          C: ['Topsail Mutual', 'TM 90-3108', '13,990', '03/01/2023', '03/01/2024'],
        }),
        LossHistory_InformationYearCount_A: '5',
        ...rows('LossHistory_', LOSS, {
          A: ['08/14/2025', 'GL', 'Trailer hitch sold by store failed', '09/02/2025', '5,000', '40,000', 'Y', 'Y'],
          B: ['12/03/2024', 'AUTO', 'Delivery van rear-ended a car', '12/03/2024', '11,276', '0', 'N', 'N'],
          C: ['06/19/2023', 'PROP', 'Wind took roof panels', '06/20/2023', '23,415', '0', 'N', 'N'],
        }),
      },
      notJudged: [
        ...AGENCY_OPEN[125],
        ...OTHER_LINE_OPEN,
        'PriorCoverage_OtherLine_LineOfBusinessCode_A',
        'LossHistory_TotalAmount_A',
        'CommercialPolicy_Attachment_LossSummaryIndicator_A',
        'Policy_EffectiveDate_A',
        'Policy_ExpirationDate_A',
      ],
    },
    '130': {
      holds: {
        NamedInsured_FullName_A: APPLICANT,
        ...rows(
          '',
          [
            ...[
              'EffectiveYear',
              'InsurerFullName',
              'PolicyNumberIdentifier',
              'TotalPremiumAmount',
              'ModificationFactor',
            ].map((name) => `PriorCoverage_${name}`),
            ...['ClaimCount', 'PaidAmount', 'ReservedAmount'].map((name) => `LossHistory_${name}`),
          ],
          {
            A: ['2025', 'Capstan Employers Mutual', 'CE 61004-25', '21,340', '1.07', '2', '4,310', '12,500'],
            B: ['2024', 'Capstan Employers Mutual', 'CE 61004-24', '19,905', '0.98', '1', '1,120', '0'],
            C: ['2023', 'Capstan Employers Mutual', 'CE 61004-23', '19,260', '0.96', '0', '0', '0'],
            D: ['2022', 'Bollard State Fund', 'SF 220719', '18,410', '0.96', '3', '27,885', '0'],
            E: ['2021', 'Bollard State Fund', 'SF 210655', '17,980', '1.01', '1', '640', '0'],
          },
        ),
      },
      notJudged: [
        ...AGENCY_OPEN[130],
        ...names('', ['WorkersCompensationStateCoverage_ExperienceOrMerit_ModificationFactor'], 'A'),
        'WorkersCompensationLineOfBusiness_Attachment_LossRunIndicator_A',
      ],
    },
  },
}
