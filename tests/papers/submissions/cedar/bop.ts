import type { SubmissionPaper } from '../paper.ts'
import { boxed, column, grid } from './drawing.ts'
import { ADDRESS, EXPIRING_OPEN, names, one, rows, ticks } from './gold.ts'

const MAIL = ADDRESS.map((part) => `MailingAddress_${part}`)
const PLACE = ADDRESS.map((part) => `PhysicalAddress_${part}`)
const SUBJECT = [
  ...['SubjectOfInsuranceCode', 'LimitAmount', 'CoinsurancePercent'],
  ...['ValuationCode', 'CauseOfLossCode', 'DeductibleAmount'],
]

const BOXES: Parameters<typeof boxed>[0] = [
  [36, 68, 180, 30, 'Policy number', 'TBP 61-004417'],
  [216, 68, 180, 30, 'Policy period', '08/20/2025 to 08/20/2026'],
  [396, 68, 180, 30, 'Total annual premium', '$6,218'],
  [36, 190, 60, 30, 'Loc / Bldg', '1 / 1'],
  [96, 190, 230, 30, 'Premises address', '330 Larder Street, Mayfield Junction, WI 53999'],
  [326, 190, 120, 30, 'County', 'Oconto Falls'],
  [446, 190, 130, 30, 'Insured is', 'Owner'],
  [36, 220, 120, 30, 'Construction', 'Joisted Masonry'],
  [156, 220, 80, 30, 'Year built', '1962'],
  [236, 220, 80, 30, 'Stories', '1'],
  [316, 220, 130, 30, 'Total area, square feet', '4,200'],
  [446, 220, 130, 30, 'Protection class', '3'],
  [36, 250, 120, 30, 'Roof updated', '2014'],
  [156, 250, 160, 30, 'Wiring updated', '2009'],
  [316, 250, 130, 30, 'Plumbing updated', '2009'],
  [446, 250, 130, 30, 'Heating updated', '2017'],
]

/** Values stand above their labels, and a competitor's comparison is stapled behind. */
export const bopDeclarations: SubmissionPaper = {
  name: 'expiring businessowners declarations of a bakery with a comparison stapled behind',
  kind: 'declarations',
  pages: [
    {
      texts: [
        { x: 36, y: 30, text: 'Thornbury Mutual Insurance Company', size: 13, bold: true },
        { x: 36, y: 48, text: 'BUSINESSOWNERS POLICY DECLARATIONS', size: 10, bold: true },
        ...boxed(BOXES, true).texts,
        { x: 36, y: 108, text: 'Named insured and mailing address', size: 7 },
        ...column(36, 120, [
          'Pomelo & Rye Bakehouse LLC',
          '330 Larder Street',
          'Mayfield Junction, WI 53999',
          'Limited liability company',
        ]),
        { x: 336, y: 108, text: 'Agent', size: 7 },
        ...column(336, 120, ['Copper Kettle Insurance', '5 Main Street, Mayfield Junction, WI 53998']),
        { x: 36, y: 296, text: 'Coverages at this premises', size: 9, bold: true },
        ...grid(
          36,
          312,
          [0, 300],
          [
            ['Building limit, replacement cost', '$640,000'],
            ['Business personal property limit, replacement cost', '$155,000'],
            ['Property deductible', '$1,000'],
            ['Liability and medical expenses, each occurrence', '$1,000,000'],
            ['Medical expenses, per person', '$5,000'],
            ['Damage to premises rented to you', '$50,000'],
            ['Other than products - completed operations aggregate', '$2,000,000'],
            ['Products - completed operations aggregate', '$2,000,000'],
          ],
        ),
        { x: 36, y: 436, text: 'Mortgagee, Loc 1 / Bldg 1', size: 9, bold: true },
        ...column(36, 450, [
          'Cream Valley Credit Union',
          '48 Pasture Lane',
          'Mayfield Junction, WI 53997',
          'Loan number 7720-118',
        ]),
      ],
      rulings: boxed(BOXES).rulings,
    },
    {
      texts: [
        { x: 36, y: 40, text: 'Meadowlark Insurance - why switch?', size: 13, bold: true },
        ...grid(
          36,
          70,
          [0, 220, 360],
          [
            ['', 'Your policy', 'Meadowlark quote MQ-20177'],
            ['Building limit', '640,000', '700,000'],
            ['Year built', '1962', '1968'],
            ['Protection class', '3', '5'],
            ['Area', '4,200', '4,500'],
            ['Premium', '6,218', '5,480'],
          ],
          10,
        ),
        {
          x: 36,
          y: 190,
          text: 'Prepared for Pomelo & Rye by Meadowlark Direct, 1 Prairie Way, Eau Blanche, WI 54999',
          size: 9,
        },
      ],
    },
  ],
  forms: {
    '125': {
      holds: {
        ...rows('NamedInsured_', ['FullName', ...MAIL], {
          A: ['Pomelo & Rye Bakehouse LLC', '330 Larder Street', 'Mayfield Junction', 'WI', '53999'],
        }),
        ...rows(
          'CommercialStructure_',
          ['Location_ProducerIdentifier', 'Building_ProducerIdentifier', ...PLACE, 'PhysicalAddress_CountyName'],
          { A: ['1', '1', '330 Larder Street', 'Mayfield Junction', 'WI', '53999', 'Oconto Falls'] },
        ),
        Construction_BuildingArea_A: '4,200',
        ...ticks(
          'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A',
          'CommercialStructure_InsuredInterest_OwnerIndicator_A',
          'AdditionalInterest_Interest_MortgageeIndicator_A',
        ),
        ...rows('AdditionalInterest_', ['FullName', ...MAIL, 'AccountNumberIdentifier'], {
          A: ['Cream Valley Credit Union', '48 Pasture Lane', 'Mayfield Junction', 'WI', '53997', '7720-118'],
        }),
        ...one('AdditionalInterest_Item_', { LocationProducerIdentifier: '1', BuildingProducerIdentifier: '1' }),
      },
      notJudged: [
        ...EXPIRING_OPEN[125],
        'BusinessOwnersLineOfBusiness_PremiumAmount_A',
        ...['GeneralLiability', 'Property', 'OtherLine'].flatMap((line) =>
          names(
            `PriorCoverage_${line}_`,
            ['InsurerFullName', 'PolicyNumberIdentifier', 'TotalPremiumAmount', 'EffectiveDate', 'ExpirationDate'],
            'A',
          ),
        ),
        'BusinessInformation_BusinessType_RestaurantIndicator_A',
        'BusinessInformation_BusinessType_RetailIndicator_A',
      ],
    },
    '140': {
      holds: {
        NamedInsured_FullName_A: 'Pomelo & Rye Bakehouse LLC',
        ...one('', {
          CommercialStructure_Location_ProducerIdentifier: '1',
          CommercialStructure_Building_ProducerIdentifier: '1',
          CommercialStructure_PhysicalAddress_LineOne: '330 Larder Street',
          Construction_ConstructionCode: 'Joisted Masonry',
          CommercialStructure_BuiltYear: '1962',
          Construction_StoreyCount: '1',
          Construction_BuildingArea: '4,200',
          BuildingFireProtection_ProtectionClassCode: '3',
          BuildingImprovement_RoofingYear: '2014',
          BuildingImprovement_WiringYear: '2009',
          BuildingImprovement_PlumbingYear: '2009',
          BuildingImprovement_HeatingYear: '2017',
          AdditionalInterest_Item_LocationProducerIdentifier: '1',
          AdditionalInterest_Item_BuildingProducerIdentifier: '1',
        }),
        ...ticks(
          ...names(
            'BuildingImprovement_',
            ['RoofingIndicator', 'WiringIndicator', 'PlumbingIndicator', 'HeatingIndicator'],
            'A',
          ),
          'AdditionalInterest_Interest_MortgageeIndicator_A',
        ),
        ...rows('AdditionalInterest_', ['FullName', ...MAIL, 'AccountNumberIdentifier'], {
          A: ['Cream Valley Credit Union', '48 Pasture Lane', 'Mayfield Junction', 'WI', '53997', '7720-118'],
        }),
      },
      notJudged: [...EXPIRING_OPEN[140], ...names('CommercialProperty_Premises_', SUBJECT, 'AB')],
    },
  },
}
