import type { SubmissionPaper } from '../paper.ts'
import { boxed, column, grid } from './drawing.ts'
import { ADDRESS, EXPIRING_OPEN, names, OTHER_LINE_OPEN, one, rows, ticks } from './gold.ts'

const MAIL = ADDRESS.map((part) => `MailingAddress_${part}`)
const GANNET = { A: ['Gannet Bay Freight & Storage, Inc.', '7 Breakwater Road', 'Selkirk Harbor', 'WA', '98999'] }

/** Head in boxes with the label under the value; the schedule's cells wrap, and a limit stands lines below its policy. */
export const umbrellaDeclarations: SubmissionPaper = {
  name: 'umbrella declarations of a freight and storage firm with the schedule of underlying insurance',
  kind: 'declarations',
  pages: [
    {
      texts: [
        { x: 36, y: 30, text: 'LODESTAR EXCESS INSURANCE COMPANY', size: 13, bold: true },
        { x: 36, y: 48, text: 'COMMERCIAL UMBRELLA LIABILITY DECLARATIONS', size: 10, bold: true },
        ...boxed(
          [
            [36, 68, 180, 30, 'POLICY NUMBER', 'LXU 0093315-02'],
            [216, 68, 180, 30, 'RENEWAL OF', 'LXU 0093315-01'],
            [396, 68, 180, 30, 'POLICY PERIOD', '11/15/2025 to 11/15/2026'],
          ],
          true,
        ).texts,
        { x: 36, y: 108, text: 'Named insured', size: 7 },
        ...column(36, 120, ['Gannet Bay Freight & Storage, Inc.', '7 Breakwater Road', 'Selkirk Harbor, WA 98999']),
        { x: 336, y: 108, text: 'Your agent', size: 7 },
        ...column(336, 120, ['Tidewell Agency', '220 Ferry Landing, Selkirk Harbor, WA 98998']),
        { x: 36, y: 168, text: 'The named insured is a corporation.', size: 9 },
        ...grid(
          36,
          192,
          [0, 300],
          [
            ['Each occurrence limit', '$5,000,000'],
            ['Aggregate limit', '$5,000,000'],
            ['Self-insured retention', '$10,000'],
            ['Annual premium', '$14,260'],
            ['Expiring year: each occurrence limit', '$3,000,000'],
          ],
        ),
        { x: 36, y: 276, text: 'SCHEDULE OF UNDERLYING INSURANCE', size: 9, bold: true },
        ...grid(
          36,
          294,
          [0, 120, 280, 440],
          [
            ['Type of policy', 'Insurer, policy number,\nperiod', 'Limits apply to', 'Amount'],
            [
              'Automobile\nLiability',
              'Cascade Range Mutual\nCRA 5518820\n11/15/2025 to 11/15/2026',
              'Bodily injury and property damage\ncombined single limit,\neach accident',
              '\n\n$1,000,000',
            ],
            [
              'Commercial General\nLiability\n(occurrence)',
              'Cascade Range Mutual\nCRG 5518819\n11/15/2025 to 11/15/2026',
              'Each occurrence\nGeneral aggregate\nProducts - completed operations agg.\nPersonal and advertising injury',
              '$1,000,000\n$2,000,000\n$2,000,000\n$1,000,000',
            ],
            [
              'Employers Liability',
              'Olympic Shield Insurance\nCompany\nWC 77-40213\n03/01/2025 to 03/01/2026',
              'Bodily injury by accident, each accident\nBodily injury by disease, policy limit\nBodily injury by disease, each employee',
              '$500,000\n$1,000,000\n$500,000',
            ],
            [
              'Warehouse Legal\nLiability',
              'Harbor Bell Marine Ins. Co.\nHBM 30077\n06/30/2025 to 06/30/2026',
              'Any one warehouse',
              '$750,000',
            ],
          ],
        ),
        {
          x: 36,
          y: 560,
          text: 'The insured agrees to keep the policies above in force. Forms LU 01 04, LU 21 33 and LU 21 65 attach.',
          size: 8,
        },
      ],
      rulings: [
        ...boxed([
          [36, 68, 180, 30, '', ''],
          [216, 68, 180, 30, '', ''],
          [396, 68, 180, 30, '', ''],
        ]).rulings,
        [36, 313.5, 540, 0.5],
      ],
    },
  ],
  forms: {
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Gannet Bay Freight & Storage, Inc.',
        PriorCoverage_PolicyNumberIdentifier_A: 'LXU 0093315-02',
        ...one('UnderlyingPolicy_Automobile_', {
          InsurerFullName: 'Cascade Range Mutual',
          PolicyNumberIdentifier: 'CRA 5518820',
          PolicyEffectiveDate: '11/15/2025',
          PolicyExpirationDate: '11/15/2026',
        }),
        Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
        ...ticks('GeneralLiability_OccurrenceIndicator_A'),
        ...one('UnderlyingPolicy_GeneralLiability_', {
          InsurerFullName: 'Cascade Range Mutual',
          PolicyNumberIdentifier: 'CRG 5518819',
          PolicyEffectiveDate: '11/15/2025',
          PolicyExpirationDate: '11/15/2026',
        }),
        ...one('GeneralLiability_', {
          EachOccurrence_LimitAmount: '1,000,000',
          GeneralAggregate_LimitAmount: '2,000,000',
          ProductsAndCompletedOperations_AggregateLimitAmount: '2,000,000',
          PersonalAndAdvertisingInjury_LimitAmount: '1,000,000',
        }),
        ...one('UnderlyingPolicy_EmployersLiability_', {
          InsurerFullName: 'Olympic Shield Insurance Company',
          PolicyNumberIdentifier: 'WC 77-40213',
          PolicyEffectiveDate: '03/01/2025',
          PolicyExpirationDate: '03/01/2026',
        }),
        ...one('WorkersCompensationEmployersLiability_EmployersLiability_', {
          EachAccidentLimitAmount: '500,000',
          DiseasePolicyLimitAmount: '1,000,000',
          DiseaseEachEmployeeLimitAmount: '500,000',
        }),
        ...one('UnderlyingPolicy_OtherPolicy_', {
          PolicyTypeDescription: 'Warehouse Legal Liability',
          InsurerFullName: 'Harbor Bell Marine Ins. Co.',
          PolicyNumberIdentifier: 'HBM 30077',
          PolicyEffectiveDate: '06/30/2025',
          PolicyExpirationDate: '06/30/2026',
          CombinedSingleLimitAmount: '750,000',
        }),
      },
      notJudged: [
        ...EXPIRING_OPEN[131],
        ...names(
          'ExcessUmbrella_',
          ['Umbrella_EachOccurrenceAmount', 'Umbrella_AggregateAmount', 'Umbrella_DeductibleOrRetentionAmount'],
          'A',
        ),
        'Policy_PolicyType_UmbrellaIndicator_A',
        'UnderlyingPolicy_OtherPolicy_CoverageDescription_A',
        ...names(
          'UnderlyingCoverage_Coverage_',
          ['GeneralLiabilityOccurrenceIndicator', 'OtherIndicator', 'OtherDescription', 'CareCustodyControlIndicator'],
          'A',
        ),
      ],
    },
    '125': {
      holds: {
        ...rows('NamedInsured_', ['FullName', ...MAIL], GANNET),
        ...ticks('NamedInsured_LegalEntity_CorporationIndicator_A'),
        ...one('PriorCoverage_GeneralLiability_', {
          InsurerFullName: 'Cascade Range Mutual',
          PolicyNumberIdentifier: 'CRG 5518819',
          EffectiveDate: '11/15/2025',
          ExpirationDate: '11/15/2026',
        }),
        ...one('PriorCoverage_Automobile_', {
          InsurerFullName: 'Cascade Range Mutual',
          PolicyNumberIdentifier: 'CRA 5518820',
          EffectiveDate: '11/15/2025',
          ExpirationDate: '11/15/2026',
        }),
      },
      notJudged: [...EXPIRING_OPEN[125], 'CommercialUmbrellaLineOfBusiness_PremiumAmount_A', ...OTHER_LINE_OPEN],
    },
  },
}
