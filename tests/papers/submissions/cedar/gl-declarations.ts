import type { SubmissionPaper } from '../paper.ts'
import { column, grid } from './drawing.ts'
import { ADDRESS, BUSINESS_OPEN, EXPIRING_OPEN, names, one, rows, ticks } from './gold.ts'

const HAZARD = 'GeneralLiability_Hazard_'
const MAIL = ADDRESS.map((part) => `MailingAddress_${part}`)
const PLACE = ADDRESS.map((part) => `PhysicalAddress_${part}`)
const LIMITS = [
  'GeneralAggregate_LimitAmount',
  'ProductsAndCompletedOperations_AggregateLimitAmount',
  'PersonalAndAdvertisingInjury_LimitAmount',
  'EachOccurrence_LimitAmount',
  'FireDamageRentedPremises_EachOccurrenceLimitAmount',
  'MedicalExpense_EachPersonLimitAmount',
].map((limit) => `GeneralLiability_${limit}`)
const TALLOW = { A: ['Tallow Creek Millwork, Inc.', '218 Sawpit Lane', 'Corvane', 'OR', '97399'] }

/** Classification texts wrap, and the audited exposure of the year before stands beside the estimate. */
export const glDeclarations: SubmissionPaper = {
  name: 'general liability declarations of a millwork shop with its class schedule',
  kind: 'declarations',
  pages: [
    {
      texts: [
        { x: 36, y: 32, text: 'Aldergate Mutual Casualty Company', size: 13, bold: true },
        { x: 36, y: 50, text: 'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS', size: 10, bold: true },
        ...grid(
          36,
          72,
          [0, 90, 300, 390],
          [
            ['POLICY NUMBER', 'AGL 4471902-03', 'RENEWAL OF', 'AGL 4471902-02'],
            ['POLICY PERIOD', '04/01/2025 to 04/01/2026', 'FORM', 'Occurrence'],
          ],
        ),
        { x: 36, y: 104, text: 'NAMED INSURED AND MAILING ADDRESS', size: 7 },
        ...column(36, 116, ['Tallow Creek Millwork, Inc.', '218 Sawpit Lane', 'Corvane, OR 97399']),
        { x: 336, y: 104, text: 'AGENCY', size: 7 },
        ...column(336, 116, ['Brightwater Insurance Partners', '900 Harbor Plaza, Suite 12', 'Portway, OR 97288']),
        ...column(36, 166, [
          'Form of business: Corporation',
          'Business description: Manufacture and installation of custom millwork',
        ]),
        { x: 36, y: 202, text: 'LIMITS OF INSURANCE', size: 9, bold: true },
        ...grid(
          36,
          216,
          [0, 380],
          [
            ['General Aggregate Limit (other than Products - Completed Operations)', '$2,000,000'],
            ['Products - Completed Operations Aggregate Limit', '$2,000,000'],
            ['Personal and Advertising Injury Limit', '$1,000,000'],
            ['Each Occurrence Limit', '$1,000,000'],
            ['Damage to Premises Rented to You Limit, any one premises', '$300,000'],
            ['Medical Expense Limit, any one person', '$10,000'],
            ['Property damage deductible, per claim', '$1,000'],
          ],
        ),
        ...column(36, 318, [
          'Location 1:  218 Sawpit Lane, Corvane, OR 97399',
          'Location 2:  40 Depot Spur, Corvane, OR 97399',
        ]),
        { x: 36, y: 356, text: 'CLASSIFICATION AND PREMIUM', size: 9, bold: true },
        ...grid(
          36,
          374,
          [0, 24, 140, 176, 204, 236, 300, 362, 408, 450, 500],
          [
            ['', '', '', '', 'Prem.', 'Exposure', 'Exposure', 'Rate', 'Rate', 'Premium', 'Premium'],
            [
              'Loc',
              'Classification',
              'Code',
              'Terr',
              'basis',
              '24-25 audit',
              '25-26 est.',
              'Prem/Op',
              'Prod',
              'Prem/Op',
              'Prod',
            ],
            [
              '1',
              'Carpentry - interior\ntrim and cabinets',
              '91341',
              '003',
              'P',
              '588,300',
              '640,000',
              '9.412',
              '4.806',
              '6,024',
              '3,076',
            ],
            [
              '1',
              'Woodworking shop -\nfixtures of wood',
              '52438',
              '003',
              'S',
              '1,904,100',
              '2,050,000',
              '.611',
              '1.288',
              '1,253',
              '2,640',
            ],
            [
              '2',
              'Warehouse - private,\nown stock',
              '68706',
              '003',
              'A',
              '11,400',
              '12,000',
              '41.550',
              'INCL',
              '499',
              'INCL',
            ],
            ['', 'Class totals', '', '', '', '', '', '', '', '7,776', '5,716'],
          ],
          7.5,
        ),
        ...column(
          36,
          496,
          [
            'Total advance premium for this coverage part: $13,492          Minimum premium: $1,000',
            'Basis: P = payroll per 1,000; S = gross sales per 1,000; A = area per 1,000 square feet',
          ],
          8,
        ),
      ],
      rulings: [[36, 396, 540, 0.5]],
    },
  ],
  forms: {
    '125': {
      holds: {
        ...rows('NamedInsured_', ['FullName', ...MAIL], TALLOW),
        ...ticks('NamedInsured_LegalEntity_CorporationIndicator_A'),
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', ...PLACE], {
          A: ['1', '218 Sawpit Lane', 'Corvane', 'OR', '97399'],
          B: ['2', '40 Depot Spur', 'Corvane', 'OR', '97399'],
        }),
        CommercialPolicy_OperationsDescription_A: 'Manufacture and installation of custom millwork',
        ...one('PriorCoverage_GeneralLiability_', {
          InsurerFullName: 'Aldergate Mutual Casualty Company',
          PolicyNumberIdentifier: 'AGL 4471902-03',
          TotalPremiumAmount: '13,492',
          EffectiveDate: '04/01/2025',
          ExpirationDate: '04/01/2026',
        }),
      },
      notJudged: [
        ...EXPIRING_OPEN[125],
        ...BUSINESS_OPEN.filter((name) => name !== 'CommercialPolicy_OperationsDescription_A'),
        'GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A',
        'NamedInsured_GeneralLiabilityCode_A',
        ...names('PriorCoverage_GeneralLiability_', ['PolicyNumberIdentifier', 'InsurerFullName'], 'B'),
        ...names('', ['BuildingOccupancy_OperationsDescription', 'BuildingOccupancy_OccupiedArea'], 'AB'),
      ],
    },
    '126': {
      holds: {
        NamedInsured_FullName_A: 'Tallow Creek Millwork, Inc.',
        ...rows(
          HAZARD,
          [
            'LocationProducerIdentifier',
            'Classification',
            'ClassCode',
            'TerritoryCode',
            'PremiumBasisCode',
            'Exposure',
          ],
          {
            A: ['1', 'Carpentry - interior trim and cabinets', '91341', '003', 'P', '640,000'],
            B: ['1', 'Woodworking shop - fixtures of wood', '52438', '003', 'S', '2,050,000'],
            C: ['2', 'Warehouse - private, own stock', '68706', '003', 'A', '12,000'],
          },
        ),
      },
      notJudged: [
        ...EXPIRING_OPEN[126],
        ...names('', LIMITS, 'A'),
        ...names(
          'GeneralLiability_',
          [
            ...['PropertyDamage_DeductibleIndicator', 'PropertyDamage_DeductibleAmount', 'DeductiblePerClaimIndicator'],
            ...[
              'PremisesOperations_PremiumAmount',
              'Products_PremiumAmount',
              'CoverageIndicator',
              'OccurrenceIndicator',
            ],
          ],
          'A',
        ),
        'GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A',
        ...names(
          HAZARD,
          [
            ...['PremisesOperationsRate', 'ProductsRate', 'PremisesOperationsPremiumAmount', 'ProductsPremiumAmount'],
            'HazardProducerIdentifier',
          ],
          'ABC',
        ),
      ],
    },
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Tallow Creek Millwork, Inc.',
        ...ticks('GeneralLiability_OccurrenceIndicator_A'),
        ...one('UnderlyingPolicy_GeneralLiability_', {
          InsurerFullName: 'Aldergate Mutual Casualty Company',
          PolicyNumberIdentifier: 'AGL 4471902-03',
          PolicyEffectiveDate: '04/01/2025',
          PolicyExpirationDate: '04/01/2026',
          PremisesOperationsPremiumAmount: '7,776',
          ProductsPremiumAmount: '5,716',
        }),
        ...rows('', LIMITS, { A: ['2,000,000', '2,000,000', '1,000,000', '1,000,000', '300,000', '10,000'] }),
      },
      notJudged: [
        ...EXPIRING_OPEN[131],
        'UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator_A',
        ...names('CommercialStructure_', ['Location_ProducerIdentifier', 'Location_FullName', ...PLACE], 'AB'),
        ...names(
          'BusinessInformation_',
          ['TotalPayrollAmount', 'AnnualGrossReceiptsAmount', 'OperationsDescription'],
          'AB',
        ),
        'ExcessUmbrella_ProductLiability_GrossSalesAmount_A',
      ],
    },
  },
}
