import type { SubmissionPaper } from '../paper.ts'
import { across, down, lettered, ticked } from './gold.ts'
import { sheet, strong, table, words } from './layout.ts'

const WIDE: [number, number] = [1008, 612]

const PAGE = sheet(
  [
    strong(36, 30, 'Tamarack Hospitality Group', 14),
    words(36, 50, 'Master list of entities for the insurance program that begins 03/01/2027', 9),
    words(700, 30, 'Kept by the general counsel\nPrinted 08/05/2026', 8.5),
    strong(36, 84, 'In the program', 10),
    table(
      36,
      100,
      [24, 172, 110, 74, 134, 132, 60, 40, 48, 138],
      `No. | Named insured | Legal form | FEIN | Mailing street | City, state, ZIP | GL class | SIC | NAICS | Website
      1 | Tamarack Lodges LLC | LLC, 4 members | 81-0002115 | 300 Snowberry Street | Bozeman, MT 59715 | 45190 | 7011 | 721110 | tamaracklodges.example
      2 | Copper Kettle Catering, Inc. | S corporation | 81-0004486 | PO Box 915 | Livingston, MT 59047 | 11039 | 5812 | 722320 | copperkettle.example
      3 | Tamarack Laundry Partners | Partnership | 81-0005903 | 18 Flume Street | Belgrade, MT 59714 | 15070 | 7213 | |`,
      8,
    ),
    strong(36, 184, 'Not in the program', 10),
    table(
      36,
      200,
      [24, 172, 110, 74, 134, 132, 286],
      ` | Entity | Legal form | FEIN | Mailing street | City, state, ZIP | Why not
      4 | Tamarack Aviation LLC | LLC, 1 member | 81-0006677 | 2 Hangar Row | Belgrade, MT 59714 | Insured by itself, aircraft program
      5 | Old Mill Inn, Inc. | Corporation | 81-0001208 | 44 Race Street | Livingston, MT 59047 | Dissolved 06/30/2025`,
      8,
    ),
    strong(36, 272, 'Figures for the umbrella, places in the program only', 10),
    table(
      36,
      288,
      [26, 150, 130, 96, 28, 44, 116, 72, 72, 84, 68, 46],
      `Loc | Company | Street | City | St | ZIP | Operations | Payroll~2025 | Payroll~2027 | Gross sales~2027 | Foreign~sales | People
      1 | Tamarack Lodges LLC | 300 Snowberry Street | Bozeman | MT | 59715 | Hotel, 88 rooms | 2,205,000 | 2,410,000 | 8,950,000 | 0 | 63
      2 | Tamarack Lodges LLC | 7100 Gallatin Bench Road | Gallatin Gateway | MT | 59730 | Lodge, 31 rooms | 866,000 | 930,000 | 3,140,000 | 0 | 25
      3 | Copper Kettle Catering, Inc. | 61 Ferry Landing | Livingston | MT | 59047 | Catering kitchen | 512,000 | 575,000 | 1,720,000 | | 17
      4 | Tamarack Laundry Partners | 18 Flume Street | Belgrade | MT | 59714 | Linen service | 301,000 | 318,000 | 690,000 | | 9
       | All | | | | | | 3,884,000 | 4,233,000 | 14,500,000 | 0 | 114`,
      8,
    ),
    words(
      36,
      410,
      'Tamarack Lodges LLC is the first named insured. Copper Kettle was bought in 2021; its former owner kept the name Kettle & Co.\nThe laundry also washes for two hospitals that are no part of the group.',
      8.5,
    ),
  ],
  WIDE,
)

const NAMES = 'Tamarack Lodges LLC | Copper Kettle Catering, Inc. | Tamarack Laundry Partners'

export const ENTITIES: SubmissionPaper = {
  name: 'birch-entities',
  pages: [PAGE],
  forms: {
    '125': {
      holds: {
        Policy_EffectiveDate_A: '03/01/2027',
        ...down('NamedInsured_FullName', NAMES),
        ...down('NamedInsured_TaxIdentifier', '81-0002115 | 81-0004486 | 81-0005903'),
        ...down('NamedInsured_MailingAddress_LineOne', '300 Snowberry Street | PO Box 915 | 18 Flume Street'),
        ...down('NamedInsured_MailingAddress_CityName', 'Bozeman | Livingston | Belgrade'),
        ...down('NamedInsured_MailingAddress_StateOrProvinceCode', 'MT | MT | MT'),
        ...down('NamedInsured_MailingAddress_PostalCode', '59715 | 59047 | 59714'),
        ...down('NamedInsured_GeneralLiabilityCode', '45190 | 11039 | 15070'),
        ...down('NamedInsured_SICCode', '7011 | 5812 | 7213'),
        ...down('NamedInsured_NAICSCode', '721110 | 722320 |'),
        ...down('NamedInsured_Primary_WebsiteAddress', 'tamaracklodges.example | copperkettle.example |'),
        ...ticked('NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator'),
        NamedInsured_LegalEntity_MemberManagerCount_A: '4',
        NamedInsured_LegalEntity_SubchapterSCorporationIndicator_B: 'Yes',
        NamedInsured_LegalEntity_PartnershipIndicator_C: 'Yes',
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2 | 3 | 4'),
        ...down(
          'CommercialStructure_PhysicalAddress_LineOne',
          '300 Snowberry Street | 7100 Gallatin Bench Road | 61 Ferry Landing | 18 Flume Street',
        ),
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Bozeman | Gallatin Gateway | Livingston | Belgrade'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'MT | MT | MT | MT'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '59715 | 59730 | 59047 | 59714'),
        ...down('CommercialStructure_AnnualRevenueAmount', '8,950,000 | 3,140,000 | 1,720,000 | 690,000'),
        ...down(
          'BuildingOccupancy_OperationsDescription',
          'Hotel, 88 rooms | Lodge, 31 rooms | Catering kitchen | Linen service',
        ),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'NamedInsured_LegalEntity_CorporationIndicator_B',
        'Policy_LineOfBusiness_UmbrellaIndicator_A',
        'CommercialPolicy_OperationsDescription_A',
        'CommercialPolicy_OperationsDescription_B',
        'CommercialPolicy_Question_AAJCode_A',
        'CommercialPolicy_Question_KAMCode_A',
        'Subsidiary_OrganizationName_A',
        // People are not told as full-time or part-time.
        ...lettered(['BusinessInformation_FullTimeEmployeeCount'], 'ABCD'),
      ],
    },
    '131': {
      holds: {
        NamedInsured_FullName_A: 'Tamarack Lodges LLC',
        Policy_EffectiveDate_A: '03/01/2027',
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2 | 3 | 4'),
        ...down(
          'CommercialStructure_Location_FullName',
          'Tamarack Lodges LLC | Tamarack Lodges LLC | Copper Kettle Catering, Inc. | Tamarack Laundry Partners',
        ),
        ...down(
          'CommercialStructure_PhysicalAddress_LineOne',
          '300 Snowberry Street | 7100 Gallatin Bench Road | 61 Ferry Landing | 18 Flume Street',
        ),
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Bozeman | Gallatin Gateway | Livingston | Belgrade'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'MT | MT | MT | MT'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '59715 | 59730 | 59047 | 59714'),
        ...down(
          'BusinessInformation_OperationsDescription',
          'Hotel, 88 rooms | Lodge, 31 rooms | Catering kitchen | Linen service',
        ),
        ...down('BusinessInformation_TotalPayrollAmount', '2,410,000 | 930,000 | 575,000 | 318,000'),
        ...down('BusinessInformation_AnnualGrossReceiptsAmount', '8,950,000 | 3,140,000 | 1,720,000 | 690,000'),
        ...across('BusinessInformation_', 'A', 'ForeignGrossSalesAmount: 0'),
        ...across('BusinessInformation_', 'B', 'ForeignGrossSalesAmount: 0'),
        ...down('BusinessInformation_EmployeeCount', '63 | 25 | 17 | 9'),
      },
      notJudged: ['Form_CompletionDate_A', 'Policy_PolicyType_UmbrellaIndicator_A'],
    },
  },
}
