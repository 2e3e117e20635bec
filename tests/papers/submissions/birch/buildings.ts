import type { SubmissionPaper } from '../paper.ts'
import { across, down, lettered, ticked } from './gold.ts'
import { pairs, sheet, strong, table, words } from './layout.ts'

const WIDE: [number, number] = [1008, 612]

const PAGE = sheet(
  [
    strong(36, 30, 'Building list', 15),
    words(36, 50, 'kept by Castlegate Property Management, 77 Bascule Street, Suite 900, Tacoma, WA 98402', 8.5),
    pairs(
      36,
      76,
      120,
      `Owner of all buildings | Juniper Row Holdings LLC
      Owner mailing address | PO Box 6021, Olympia, WA 98507
      Owner FEIN | 91-0007714
      Managers of the LLC | 3
      Values for the term | 12/15/2026 to 12/15/2027`,
    ),
    strong(430, 76, 'Loans', 9),
    pairs(
      430,
      90,
      110,
      `Location 1, building 1 | Mortgagee: Saltwater Thrift Bank, 400 Ledger Plaza, Seattle, WA 98101
       | Loan no. 55-20817
      All others | no loan`,
      8.5,
    ),
    table(
      36,
      160,
      [26, 26, 136, 66, 52, 24, 42, 118, 116, 42, 40, 50, 62, 68, 64],
      `Loc | Bldg | Street | City | County | St | ZIP | Occupied as | Construction | Year built | Stories | Area~sq. ft. | Sprinkler~% | Protection~class | Hydrant~feet
      1 | 1 | 210 Lantern Hill Road | Olympia | Thurston | WA | 98501 | Apartments, 24 units | Frame | 1988 | 3 | 21,600 | 100 | 4 | 300
      1 | 2 | 210 Lantern Hill Road | Olympia | Thurston | WA | 98501 | Clubhouse and laundry | Frame | 1989 | 1 | 3,150 | 0 | 4 | 450
      2 | 1 | 1515 Oyster Flats Way | Shelton | Mason | WA | 98584 | Offices, 6 tenants | Joisted masonry | 1971 | 2 | 12,400 | | 5 | 600
      3 | 1 | 8 Granary Court | Centralia | Lewis | WA | 98531 | Self storage | Non-combustible | 2006 | 1 | 30,200 | 0 | 6 |
       | | | | | | | | | | Sum | 67,350 | | |`,
      7.5,
    ),
    strong(36, 268, 'Updates', 9),
    table(
      36,
      282,
      [26, 30, 60, 60, 60, 60, 90, 110],
      `Loc | Bldg | Roof | Wiring | Plumbing | Heating | Roof type | Fire station, miles
      1 | 1 | 2018 | 2010 | | 2015 | Asphalt shingle | 2
      1 | 2 | 2012 | | | 2021 | Asphalt shingle | 2
      2 | 1 | 2009 | 1999 | 1999 | 2016 | Built-up | 4
      3 | 1 | | | | | Metal | 7`,
      7.5,
    ),
    strong(36, 370, 'Values', 9),
    table(
      36,
      384,
      [26, 30, 180, 100, 100, 70, 70, 84, 90],
      `Loc | Bldg | Subject of insurance | Value 2025 | Limit for 2026-27 | Coins. % | Valuation | Causes of loss | Deductible
      1 | 1 | Building | 3,980,000 | 4,320,000 | 90 | RC | Special | 10,000
      1 | 1 | Business Personal Property | 60,000 | 64,000 | 90 | RC | Special | 10,000
      1 | 1 | Rental Income | 512,000 | 540,000 | | ALS | Special |
      1 | 2 | Building | 488,000 | 525,000 | 80 | RC | Special | 5,000
      1 | 2 | Business Personal Property | 35,000 | 38,500 | 80 | ACV | Special | 5,000
      2 | 1 | Building | 2,010,000 | 2,170,000 | 90 | RC | Special | 10,000
      2 | 1 | Rental Income | 236,000 | 241,000 | | ALS | Special |
      3 | 1 | Building | 1,450,000 | 1,510,000 | 80 | ACV | Broad | 10,000
       | | Sum | 8,771,000 | 9,408,500 | | | |`,
      7.5,
    ),
    words(
      36,
      544,
      'Castlegate is the manager only and has no share in the buildings. Its office contents are insured elsewhere.',
      8,
    ),
  ],
  WIDE,
)

const SUBJECTS = 'CommercialProperty_Premises_'
const BLOCKS = 'ABCDEGHIJK'
const HEAD = { NamedInsured_FullName_A: 'Juniper Row Holdings LLC', Policy_EffectiveDate_A: '12/15/2026' }
const SALTWATER = {
  AdditionalInterest_FullName_A: 'Saltwater Thrift Bank',
  ...across('AdditionalInterest_MailingAddress_', 'A', 'LineOne: 400 Ledger Plaza | CityName: Seattle'),
  ...across('AdditionalInterest_MailingAddress_', 'A', 'StateOrProvinceCode: WA | PostalCode: 98101'),
  AdditionalInterest_AccountNumberIdentifier_A: '55-20817',
  ...across('AdditionalInterest_Item_', 'A', 'LocationProducerIdentifier: 1 | BuildingProducerIdentifier: 1'),
  ...ticked('AdditionalInterest_Interest_MortgageeIndicator'),
}
const OCCUPIED = 'Apartments, 24 units | Clubhouse and laundry | Offices, 6 tenants | Self storage'

export const BUILDINGS: SubmissionPaper = {
  name: 'birch-buildings',
  kind: 'schedule',
  pages: [PAGE],
  forms: {
    '125': {
      holds: {
        ...HEAD,
        ...SALTWATER,
        Policy_ExpirationDate_A: '12/15/2027',
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: PO Box 6021 | CityName: Olympia'),
        ...across('NamedInsured_MailingAddress_', 'A', 'StateOrProvinceCode: WA | PostalCode: 98507'),
        ...across('NamedInsured_', 'A', 'TaxIdentifier: 91-0007714 | LegalEntity_MemberManagerCount: 3'),
        ...ticked('NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator'),
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 1 | 2 | 3'),
        ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 2 | 1 | 1'),
        ...down(
          'CommercialStructure_PhysicalAddress_LineOne',
          '210 Lantern Hill Road | 210 Lantern Hill Road | 1515 Oyster Flats Way | 8 Granary Court',
        ),
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Olympia | Olympia | Shelton | Centralia'),
        ...down('CommercialStructure_PhysicalAddress_CountyName', 'Thurston | Thurston | Mason | Lewis'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'WA | WA | WA | WA'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '98501 | 98501 | 98584 | 98531'),
        ...down('CommercialStructure_InsuredInterest_OwnerIndicator', 'Yes | Yes | Yes | Yes'),
        ...down('Construction_BuildingArea', '21,600 | 3,150 | 12,400 | 30,200'),
        ...down('BuildingOccupancy_OperationsDescription', OCCUPIED),
      },
      notJudged: [
        'Form_CompletionDate_A',
        'Policy_LineOfBusiness_CommercialProperty_A',
        ...lettered(['CommercialStructure_Question_ABBCode'], 'ABCD'),
        'BusinessInformation_BusinessType_ApartmentsIndicator_A',
        'CommercialPolicy_OperationsDescription_A',
        'AdditionalInterest_ItemDescription_A',
      ],
    },
    '140': {
      holds: {
        ...HEAD,
        ...SALTWATER,
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 1'),
        ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_PhysicalAddress_LineOne', '210 Lantern Hill Road | 210 Lantern Hill Road'),
        ...down('CommercialStructure_Building_SublocationDescription', 'Apartments, 24 units | Clubhouse and laundry'),
        ...down(
          `${SUBJECTS}SubjectOfInsuranceCode`,
          'Building | Business Personal Property | Rental Income | | | Building | Business Personal Property',
          BLOCKS,
        ),
        ...down(`${SUBJECTS}LimitAmount`, '4,320,000 | 64,000 | 540,000 | | | 525,000 | 38,500', BLOCKS),
        ...down(`${SUBJECTS}CoinsurancePercent`, '90 | 90 | | | | 80 | 80', BLOCKS),
        ...down(`${SUBJECTS}ValuationCode`, 'RC | RC | ALS | | | RC | ACV', BLOCKS),
        ...down(`${SUBJECTS}CauseOfLossCode`, 'Special | Special | Special | | | Special | Special', BLOCKS),
        ...down(`${SUBJECTS}DeductibleAmount`, '10,000 | 10,000 | | | | 5,000 | 5,000', BLOCKS),
        ...down('Construction_ConstructionCode', 'Frame | Frame'),
        ...down('Construction_StoreyCount', '3 | 1'),
        ...down('Construction_BuildingArea', '21,600 | 3,150'),
        ...down('Construction_RoofMaterialCode', 'Asphalt shingle | Asphalt shingle'),
        ...down('CommercialStructure_BuiltYear', '1988 | 1989'),
        ...down('BuildingFireProtection_HydrantDistanceFeetCount', '300 | 450'),
        ...down('BuildingFireProtection_FireStationDistanceMileCount', '2 | 2'),
        ...down('BuildingFireProtection_ProtectionClassCode', '4 | 4'),
        ...down('BuildingFireProtection_Alarm_SprinklerPercent', '100 | 0'),
        ...down('BuildingImprovement_RoofingYear', '2018 | 2012'),
        ...down('BuildingImprovement_RoofingIndicator', 'Yes | Yes'),
        ...down('BuildingImprovement_WiringYear', '2010 |'),
        ...down('BuildingImprovement_WiringIndicator', 'Yes |'),
        ...down('BuildingImprovement_HeatingYear', '2015 | 2021'),
        ...down('BuildingImprovement_HeatingIndicator', 'Yes | Yes'),
      },
      notJudged: [
        'Form_CompletionDate_A',
        ...lettered(['CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator'], 'AB'),
        ...lettered(['BuildingOccupancy_OtherOccupanciesDescription'], 'AB'),
        ...lettered(['BuildingFireProtection_Alarm_ProtectionDescription'], 'AB'),
        'AdditionalInterest_ItemDescription_A',
      ],
    },
  },
}
