import type { SubmissionPaper } from '../paper.ts'
import { column, grid } from './drawing.ts'
import { ADDRESS, AGENCY_OPEN, names, rows, ticks } from './gold.ts'

const PLACE = ADDRESS.map((part) => `PhysicalAddress_${part}`)
const SUBJECT = [
  ...['SubjectOfInsuranceCode', 'LimitAmount', 'CoinsurancePercent'],
  ...['ValuationCode', 'CauseOfLossCode', 'DeductibleAmount'],
]
const TERMS = ['90', 'RC', 'Special', '5,000']

/** Values of this year and last side by side, four buildings for a form that holds two, a total row. */
export const statementOfValues: SubmissionPaper = {
  name: 'statement of values of a self storage owner',
  kind: 'schedule',
  pages: [
    {
      size: [792, 612],
      texts: [
        { x: 36, y: 30, text: 'STATEMENT OF VALUES', size: 13, bold: true },
        ...column(36, 50, [
          'Insured: Dovetail Self Storage Holdings LLC          Values as of 05/01/2026',
          'Broker: Ridgeway & Poole, 600 Mint Street, Calder City, NM 87999',
        ]),
        ...grid(
          36,
          88,
          [0, 26, 54, 172, 252, 340, 372, 410, 456, 494, 556, 618, 674],
          [
            [
              'Loc',
              'Bldg',
              'Address',
              'Occupancy',
              'Construction',
              'Year\nbuilt',
              'Stories',
              'Area\n(sq ft)',
              'Sprk\n(%)',
              'Building\n2025',
              'Building\n2026',
              'BPP\n2026',
              'Business\nincome 2026',
            ],
            [
              '1',
              '1',
              '1600 Cottonwood Loop\nCalder City, NM 87998',
              'Storage units',
              'Non-combustible',
              '2004',
              '1',
              '38,400',
              '0',
              '2,310,000',
              '2,495,000',
              '40,000',
              '610,000',
            ],
            [
              '1',
              '2',
              '1600 Cottonwood Loop\nCalder City, NM 87998',
              'Climate units',
              'Masonry non-\ncombustible',
              '2011',
              '2',
              '52,750',
              '100',
              '4,120,000',
              '4,450,000',
              '65,000',
              '880,000',
            ],
            [
              '2',
              '1',
              '75 Arroyo Seco Road\nLos Pinos, NM 87997',
              'Storage units',
              'Non-combustible',
              '1997',
              '1',
              '29,100',
              '0',
              '1,540,000',
              '1,665,000',
              '25,000',
              '390,000',
            ],
            [
              '2',
              '2',
              '75 Arroyo Seco Road\nLos Pinos, NM 87997',
              'Office and\napartment',
              'Frame',
              '1983',
              '1',
              '1,950',
              '0',
              '248,000',
              '265,000',
              '30,000',
              '0',
            ],
            ['', '', 'TOTAL', '', '', '', '', '122,200', '', '8,218,000', '8,875,000', '160,000', '1,880,000'],
          ],
        ),
        ...column(36, 250, [
          'Coinsurance 90     Valuation RC     Cause of loss Special     Deductible 5,000     - these apply to Building and BPP of all.',
          'Apply the 2026 values. The 2025 values are those of the expiring policy. All buildings are owned by the insured.',
        ]),
        { x: 36, y: 300, text: 'Signed ______________________   Date ____________', size: 9 },
      ],
      rulings: [[36, 107.5, 720, 0.5]],
    },
  ],
  forms: {
    '125': {
      holds: {
        NamedInsured_FullName_A: 'Dovetail Self Storage Holdings LLC',
        ...rows(
          '',
          [
            ...['Location_ProducerIdentifier', 'Building_ProducerIdentifier', ...PLACE].map(
              (name) => `CommercialStructure_${name}`,
            ),
            ...['Construction_BuildingArea', 'BuildingOccupancy_OperationsDescription'],
          ],
          {
            A: ['1', '1', '1600 Cottonwood Loop', 'Calder City', 'NM', '87998', '38,400', 'Storage units'],
            B: ['1', '2', '1600 Cottonwood Loop', 'Calder City', 'NM', '87998', '52,750', 'Climate units'],
            C: ['2', '1', '75 Arroyo Seco Road', 'Los Pinos', 'NM', '87997', '29,100', 'Storage units'],
            D: ['2', '2', '75 Arroyo Seco Road', 'Los Pinos', 'NM', '87997', '1,950', 'Office and apartment'],
          },
        ),
        ...ticks(...names('CommercialStructure_InsuredInterest_', ['OwnerIndicator'], 'ABCD')),
      },
      notJudged: [
        ...AGENCY_OPEN[125],
        'Policy_LineOfBusiness_CommercialProperty_A',
        'CommercialPolicy_Attachment_StatementOfValuesIndicator_A',
        'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A',
      ],
    },
    '140': {
      holds: {
        NamedInsured_FullName_A: 'Dovetail Self Storage Holdings LLC',
        ...rows(
          '',
          [
            ...[
              'Location_ProducerIdentifier',
              'Building_ProducerIdentifier',
              'PhysicalAddress_LineOne',
              'BuiltYear',
            ].map((name) => `CommercialStructure_${name}`),
            ...['ConstructionCode', 'StoreyCount', 'BuildingArea'].map((name) => `Construction_${name}`),
            'BuildingFireProtection_Alarm_SprinklerPercent',
          ],
          {
            A: ['1', '1', '1600 Cottonwood Loop', '2004', 'Non-combustible', '1', '38,400', '0'],
            B: ['1', '2', '1600 Cottonwood Loop', '2011', 'Masonry non-combustible', '2', '52,750', '100'],
          },
        ),
        ...rows('CommercialProperty_Premises_', SUBJECT, {
          A: ['Building', '2,495,000', ...TERMS],
          B: ['BPP', '40,000', ...TERMS],
          C: ['Business income', '610,000'],
          G: ['Building', '4,450,000', ...TERMS],
          H: ['BPP', '65,000', ...TERMS],
          I: ['Business income', '880,000'],
        }),
      },
      notJudged: [
        ...AGENCY_OPEN[140],
        ...names('', ['CommercialStructure_Building_SublocationDescription'], 'AB'),
        ...names('', ['BuildingOccupancy_OtherOccupanciesDescription'], 'AB'),
        ...names('CommercialProperty_Premises_', SUBJECT.slice(2), 'CI'),
        ...names('CommercialProperty_', ['Attachment_BusinessIncomeExtraExpenseIndicator'], 'AB'),
      ],
    },
  },
}
