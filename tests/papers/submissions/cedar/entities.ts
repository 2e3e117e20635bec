import type { SubmissionPaper } from '../paper.ts'
import { grid } from './drawing.ts'
import { ADDRESS, AGENCY_OPEN, BUSINESS_OPEN, names, rows, ticks } from './gold.ts'

const PLACE = ADDRESS.map((part) => `PhysicalAddress_${part}`)
const PLACES = {
  A: ['1', '2200 Kiln Road', 'Ardenvale', 'OH', '44999'],
  B: ['2', '18 Glaze Court', 'Ardenvale', 'OH', '44998'],
  C: ['3', '505 Market Row', 'Westhollow', 'OH', '44997'],
  D: ['4', '71 Claypit Lane', 'Tolland Falls', 'OH', '44996'],
}
const WITHOUT = Object.fromEntries(Object.entries(PLACES).slice(0, 3))

/** Names and addresses wrap; one more entity than the form has room for, and a former name that is insured no more. */
export const entities: SubmissionPaper = {
  name: 'schedule of named insureds and locations of a pottery group',
  pages: [
    {
      texts: [
        { x: 36, y: 34, text: 'Schedule of Named Insureds and Locations', size: 13, bold: true },
        {
          x: 36,
          y: 54,
          text: 'Proposed term 10/01/2026 to 10/01/2027.   Sent to: Millrace Agency, 14 Millrace, Canton Mills, OH 44990',
          size: 8,
        },
        { x: 36, y: 80, text: 'Named insureds', size: 10, bold: true },
        ...grid(
          36,
          98,
          [0, 24, 180, 268, 340, 400],
          [
            ['No.', 'Name', 'Entity', 'FEIN', 'NAICS', 'What it does'],
            [
              '1',
              'Fennimore Stoneware\nCompany, Inc. (first named\ninsured)',
              'Corporation',
              '34-6610028',
              '327110',
              'Makes stoneware',
            ],
            [
              '2',
              'Fennimore Retail LLC',
              'Limited liability\ncompany',
              '34-6610177',
              '449129',
              'Sells the ware in a\nstore',
            ],
            ['3', 'Kiln Road Properties', 'Partnership', '34-6610304', '531120', 'Owns the buildings'],
            ['4', 'Fennimore Family Trust', 'Trust', '34-6610411', '525920', 'Holds shares'],
            ['-', 'Ardenvale Tile Works LLC (sold 05/2024, not insured)', '', '', '', ''],
          ],
        ),
        { x: 36, y: 232, text: 'Mailing address for all:  2200 Kiln Road, Ardenvale, OH 44999', size: 9 },
        { x: 36, y: 262, text: 'Locations', size: 10, bold: true },
        ...grid(
          36,
          280,
          [0, 30, 60, 190, 250, 308, 346, 384, 444],
          [
            ['Loc', 'Bldg', 'Address', 'County', 'Interest', 'Full\ntime', 'Part\ntime', 'Revenue', 'Use'],
            [
              '1',
              '1',
              '2200 Kiln Road\nArdenvale, OH 44999',
              'Stark Mills',
              'Owner',
              '46',
              '3',
              '7,250,000',
              'Factory',
            ],
            ['2', '1', '18 Glaze Court\nArdenvale, OH 44998', 'Stark Mills', 'Owner', '5', '0', '0', 'Warehouse'],
            ['3', '1', '505 Market Row\nWesthollow, OH 44997', 'Penrose', 'Tenant', '4', '11', '1,380,000', 'Store'],
            ['4', '1', '71 Claypit Lane\nTolland Falls, OH 44996', 'Penrose', 'Owner', '2', '0', '0', 'Clay storage'],
            ['', '', 'All locations', '', '', '57', '14', '8,630,000', ''],
          ],
        ),
        {
          x: 36,
          y: 446,
          text: 'Revenue is for the coming year. In the year just closed it was 8,104,500 for all.',
          size: 8,
        },
      ],
    },
  ],
  forms: {
    '125': {
      holds: {
        Policy_EffectiveDate_A: '10/01/2026',
        Policy_ExpirationDate_A: '10/01/2027',
        ...rows(
          'NamedInsured_',
          ['FullName', 'TaxIdentifier', 'NAICSCode', ...ADDRESS.map((part) => `MailingAddress_${part}`)],
          {
            A: ['Fennimore Stoneware Company, Inc.', '34-6610028', '327110', ...PLACES.A.slice(1)],
            B: ['Fennimore Retail LLC', '34-6610177', '449129', ...PLACES.A.slice(1)],
            C: ['Kiln Road Properties', '34-6610304', '531120', ...PLACES.A.slice(1)],
          },
        ),
        ...ticks(
          'NamedInsured_LegalEntity_CorporationIndicator_A',
          'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_B',
          'NamedInsured_LegalEntity_PartnershipIndicator_C',
          'CommercialStructure_InsuredInterest_OwnerIndicator_A',
          'CommercialStructure_InsuredInterest_OwnerIndicator_B',
          'CommercialStructure_InsuredInterest_TenantIndicator_C',
          'CommercialStructure_InsuredInterest_OwnerIndicator_D',
        ),
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', ...PLACE], PLACES),
        ...rows(
          '',
          [
            ...['CommercialStructure_Building_ProducerIdentifier', 'CommercialStructure_PhysicalAddress_CountyName'],
            ...['BusinessInformation_FullTimeEmployeeCount', 'BusinessInformation_PartTimeEmployeeCount'],
            ...['CommercialStructure_AnnualRevenueAmount', 'BuildingOccupancy_OperationsDescription'],
          ],
          {
            A: ['1', 'Stark Mills', '46', '3', '7,250,000', 'Factory'],
            B: ['1', 'Stark Mills', '5', '0', '0', 'Warehouse'],
            C: ['1', 'Penrose', '4', '11', '1,380,000', 'Store'],
            D: ['1', 'Penrose', '2', '0', '0', 'Clay storage'],
          },
        ),
      },
      notJudged: [
        ...AGENCY_OPEN[125],
        ...BUSINESS_OPEN,
        'CommercialPolicy_Question_AAJCode_A',
        'Subsidiary_OrganizationName_A',
        'CommercialPolicy_Attachment_AdditionalPremisesScheduleIndicator_A',
      ],
    },
    '130': {
      holds: {
        NamedInsured_FullName_A: 'Fennimore Stoneware Company, Inc.',
        ...rows('NamedInsured_MailingAddress_', ADDRESS, { A: PLACES.A.slice(1) }),
        NamedInsured_TaxIdentifier_A: '34-6610028',
        NamedInsured_NAICSCode_A: '327110',
        ...ticks('NamedInsured_LegalEntity_CorporationIndicator_A'),
        Policy_EffectiveDate_A: '10/01/2026',
        Policy_ExpirationDate_A: '10/01/2027',
        ...rows('Location_', ['ProducerIdentifier', ...PLACE], WITHOUT),
        ...rows('Location_PhysicalAddress_', ['CountyName'], {
          A: ['Stark Mills'],
          B: ['Stark Mills'],
          C: ['Penrose'],
        }),
      },
      notJudged: [
        ...AGENCY_OPEN[130],
        'CommercialPolicy_OperationsDescription_A',
        'WorkersCompensation_PartOne_StateOrProvinceCode_A',
        'WorkersCompensation_RateState_StateOrProvinceName_A',
      ],
    },
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Fennimore Stoneware Company, Inc.',
        Policy_EffectiveDate_A: '10/01/2026',
        ...rows('CommercialStructure_', ['Location_ProducerIdentifier', ...PLACE], PLACES),
        ...rows('BusinessInformation_', ['AnnualGrossReceiptsAmount'], {
          A: ['7,250,000'],
          B: ['0'],
          C: ['1,380,000'],
          D: ['0'],
        }),
      },
      notJudged: [
        ...AGENCY_OPEN[131],
        ...names(
          '',
          [
            ...['CommercialStructure_Location_FullName', 'BusinessInformation_OperationsDescription'],
            'BusinessInformation_EmployeeCount',
          ],
          'ABCD',
        ),
      ],
    },
  },
}
