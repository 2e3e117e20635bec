import type { SubmissionPaper } from '../paper.ts'
import { grid } from './drawing.ts'
import { EXPIRING_OPEN, names, rows } from './gold.ts'

const CLAIM = [
  'OccurrenceDate',
  'ClaimDate',
  'OccurrenceDescription',
  'PaidAmount',
  'ReservedAmount',
  'ClaimStatus_OpenCode',
]

/** Two lines a claim, and at the foot the claim of another client of the same agency. */
export const lossRun: SubmissionPaper = {
  name: 'general liability loss run of a brewing supplier',
  kind: 'loss-run',
  pages: [
    {
      size: [792, 612],
      texts: [
        { x: 36, y: 30, text: 'Foxglove Casualty Company', size: 13, bold: true },
        { x: 36, y: 48, text: 'Loss experience - General Liability          Valued as of 01/15/2026', size: 9 },
        { x: 36, y: 64, text: 'Requested for:  Cinder Hollow Brewing Supply LLC', size: 10, bold: true },
        { x: 36, y: 80, text: 'Agency:  Vesper Lane Insurance, 61 Vesper Lane, Aldous, MI 49999', size: 8 },
        ...grid(
          36,
          104,
          [0, 106, 196, 286, 450, 506, 562, 618, 676],
          [
            [
              'Claim number /\nclaimant',
              'Loss date /\nreported',
              'Status',
              'Description',
              'Total\npaid',
              'Total\nreserve',
              'Ded.\nrecovered',
              'Total\nincurred',
              'Adj.',
            ],
            ['Policy FGL-20031-25', '07/01/2025\nto 07/01/2026'],
            [
              'C-550318\nM. Abney',
              '09/18/2025\n09/22/2025',
              'Open',
              'Customer fell on wet floor at\npick-up counter',
              '2,140',
              '18,500',
              '0',
              '20,640',
              'KLM',
            ],
            ['Policy FGL-20031-24', '07/01/2024\nto 07/01/2025'],
            [
              'C-541207\nPine Knob Pub',
              '11/30/2024\n01/14/2025',
              'Closed',
              'Regulator failed, beer loss\nat customer',
              '6,875',
              '0',
              '1,000',
              '5,875',
              'KLM',
            ],
            [
              'C-540066\nR. Oduya',
              '07/25/2024\n07/26/2024',
              'Closed',
              'Pallet jack struck visitor',
              '31,209',
              '0',
              '1,000',
              '30,209',
              'TSV',
            ],
            ['', '', '', 'Policy total', '38,084', '0', '2,000', '36,084'],
            ['Policy FGL-20031-23', '07/01/2023\nto 07/01/2024'],
            ['No claims reported'],
            ['', '', '', 'Insured total', '40,224', '18,500', '2,000', '56,724'],
          ],
        ),
        {
          x: 36,
          y: 372,
          text: 'Same agency, other account:  Harlan Vint Catering Co., policy FGL-88110-25',
          size: 9,
          bold: true,
        },
        ...grid(
          36,
          390,
          [0, 106, 196, 286, 450, 506, 562, 618, 676],
          [
            [
              'C-552991\nT. Marsh',
              '10/04/2025\n10/06/2025',
              'Open',
              'Guest burned by chafing fuel',
              '900',
              '45,000',
              '0',
              '45,900',
              'TSV',
            ],
          ],
        ),
      ],
      rulings: [[36, 123.5, 720, 0.5]],
    },
  ],
  forms: {
    '125': {
      holds: {
        NamedInsured_FullName_A: 'Cinder Hollow Brewing Supply LLC',
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ['InsurerFullName', 'PolicyNumberIdentifier', 'EffectiveDate', 'ExpirationDate'],
          {
            A: ['Foxglove Casualty Company', 'FGL-20031-25', '07/01/2025', '07/01/2026'],
            B: ['Foxglove Casualty Company', 'FGL-20031-24', '07/01/2024', '07/01/2025'],
            C: ['Foxglove Casualty Company', 'FGL-20031-23', '07/01/2023', '07/01/2024'],
          },
        ),
        ...rows('LossHistory_', CLAIM, {
          A: ['09/18/2025', '09/22/2025', 'Customer fell on wet floor at pick-up counter', '2,140', '18,500', 'Y'],
          B: ['11/30/2024', '01/14/2025', 'Regulator failed, beer loss at customer', '6,875', '0', 'N'],
          C: ['07/25/2024', '07/26/2024', 'Pallet jack struck visitor', '31,209', '0', 'N'],
        }),
      },
      notJudged: [
        ...EXPIRING_OPEN[125],
        'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A',
        ...names('LossHistory_', ['LineOfBusiness'], 'ABC'),
        'LossHistory_TotalAmount_A',
        'LossHistory_InformationYearCount_A',
        'CommercialPolicy_Attachment_LossSummaryIndicator_A',
      ],
    },
  },
}
