import { AGENCY, AGENCY_BLOCK, across, CARRIER, down, lettered, ticked } from '../birch/gold.ts'
import { sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { ledger } from './layout.ts'

const LANDSCAPE: [number, number] = [792, 612]
const top = (page: number) =>
  sheet([
    strong(40, 26, 'STATEMENT OF VALUES', 14),
    words(40, 46, 'Insured:  Osprey Hollow Marine Supply, Inc.', 10),
    words(420, 28, `Policy term:  10/15/2026 to 10/15/2027\nValues as of:  8/3/2026\nSheet ${page} of 2`, 9),
    { rulings: [[40, 68, 712, 1.2]] },
  ])

const FIRST = sheet(
  [
    top(1),
    table(
      40,
      78,
      [172, 180, 180, 180],
      `Location / building | Loc 1 / Bldg 1 | Loc 1 / Bldg 2 | Loc 2 / Bldg 1 - SOLD
      Street address | 22 Breakwater Road | 22 Breakwater Road | 709 Foundry Street
      City, state, ZIP | Rockport, ME 04856 | Rockport, ME 04856 | Brewer, ME 04412
      County | Knox | Knox | Penobscot
      Building description | Retail store and offices | Boat storage shed | Warehouse
      Interest | Owner | Owner | Owner until 6/30/2026
      Construction | Masonry non-combustible | Frame | Joisted masonry
      Year built | 1991 | 2006 | 1958
      Stories | 2 | 1 | 1
      Basements | 1 | 0 | 0
      Total area (sq ft) | 18,400 | 12,000 | 9,750
      Area occupied (sq ft) | 18,400 | 12,000 | 9,750
      Roof, year replaced | 2014 | - | 1999
      Wiring, year updated | 2014 | - | 1985
      Heating, year updated | 2020 | - | -
      Primary heat | Boiler | None | Unit heaters
      Protection class | 4 | 4 | 3
      Hydrant (ft) | 350 | 600 | 200
      Fire station (mi) | 1.5 | 1.5 | 0.8
      Sprinklered (%) | 100 | 0 | 0
      Fire alarm | Central station | Local gong | None
      Burglar alarm | Central station | None | None
      Burglar alarm serviced by | Northreach Security | - | -
      Exposure right, distance (ft) | Marina office, 60 | Bldg 1, 45 | Street, 30
      Exposure rear, distance (ft) | Harbor, 110 | Woods, 80 | Rail siding, 25`,
      8,
    ),
    words(40, 500, '"-" means never updated since built or not present.', 8),
  ],
  LANDSCAPE,
)

const SECOND = sheet(
  [
    top(2),
    strong(40, 80, 'Values to be insured from 10/15/2026', 11),
    ledger(
      40,
      100,
      [0, 30, 66, -300, -350, 372, 430, -560, -626],
      `Loc | Bldg | Subject of insurance | Limit | Coins % | Val | Cause | Deductible | Blanket no.
      1 | 1 | Building | 2,875,000 | 100 | RC | Special | 10,000 | 1
      1 | 1 | Business personal property | 1,140,000 | 100 | RC | Special | 10,000 | 2
      1 | 1 | Business income | 600,000 | 50 | ALS | Special | 5,000 |
      1 | 2 | Building | 985,000 | 100 | RC | Special | 10,000 | 1
      1 | 2 | Business personal property | 215,000 | 100 | RC | Special | 10,000 | 2`,
      9,
    ),
    strong(40, 214, 'Blanket summary', 11),
    ledger(
      40,
      234,
      [0, 60, -300],
      `No. | Type | Blanket limit
      1 | Buildings | 3,860,000
      2 | Business personal property | 1,355,000`,
      9,
    ),
    strong(40, 300, 'Removed from the schedule', 11),
    words(
      40,
      318,
      'Location 2 (709 Foundry Street, Brewer) was sold June 30, 2026. It was last insured for $640,000 building and $120,000 contents.\nThe data on sheet 1 are kept for the record only. Do not insure it.',
      9,
    ),
    strong(40, 366, 'Mortgagee', 11),
    table(
      40,
      384,
      [60, 60, 180, 220, 120],
      `Location | Building | Name | Mailing address | Loan number
      1 | 1 | Penobscot Harbor Bank | PO Box 900, Bangor, ME 04402 | 77-20418`,
      8.5,
    ),
    words(40, 440, 'I confirm that these values are correct to the best of my knowledge.', 9),
    words(40, 470, 'Thaddeus Crane, Treasurer                         8/3/2026', 10),
  ],
  LANDSCAPE,
)

const HEAD = { NamedInsured_FullName_A: 'Osprey Hollow Marine Supply, Inc.', Policy_EffectiveDate_A: '10/15/2026' }
const SITES = {
  ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 1'),
  ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 2'),
  ...down('CommercialStructure_PhysicalAddress_LineOne', '22 Breakwater Road | 22 Breakwater Road'),
  ...down('Construction_BuildingArea', '18,400 | 12,000'),
}
const MORTGAGEE = {
  AdditionalInterest_Interest_MortgageeIndicator_A: 'Yes',
  ...across('AdditionalInterest_', 'A', 'FullName: Penobscot Harbor Bank | AccountNumberIdentifier: 77-20418'),
  ...across('AdditionalInterest_MailingAddress_', 'A', 'LineOne: PO Box 900 | CityName: Bangor | PostalCode: 04402'),
  AdditionalInterest_MailingAddress_StateOrProvinceCode_A: 'ME',
  ...across('AdditionalInterest_Item_', 'A', 'LocationProducerIdentifier: 1 | BuildingProducerIdentifier: 1'),
}
const SUBJECT = 'CommercialProperty_Premises_'
const SIGNED = ['NamedInsured_Signature_A', 'NamedInsured_SignatureDate_A']

export const VALUES: SubmissionPaper = {
  name: 'alder-values',
  pages: [FIRST, SECOND],
  forms: {
    '140': {
      holds: {
        ...HEAD,
        ...SITES,
        ...MORTGAGEE,
        ...down('CommercialProperty_Summary_BlanketNumberIdentifier', '1 | 2'),
        ...down('CommercialProperty_Summary_BlanketLimitAmount', '3,860,000 | 1,355,000'),
        ...down('CommercialCoverage_Summary_BlanketTypeDescription', 'Buildings | Business personal property'),
        ...down('CommercialStructure_Building_SublocationDescription', 'Retail store and offices | Boat storage shed'),
        ...down(
          `${SUBJECT}SubjectOfInsuranceCode`,
          'Building | Business personal property | Business income | Building | Business personal property',
          'ABCGH',
        ),
        ...down(`${SUBJECT}LimitAmount`, '2,875,000 | 1,140,000 | 600,000 | 985,000 | 215,000', 'ABCGH'),
        ...down(`${SUBJECT}CoinsurancePercent`, '100 | 100 | 50 | 100 | 100', 'ABCGH'),
        ...down(`${SUBJECT}ValuationCode`, 'RC | RC | ALS | RC | RC', 'ABCGH'),
        ...down(`${SUBJECT}CauseOfLossCode`, 'Special | Special | Special | Special | Special', 'ABCGH'),
        ...down(`${SUBJECT}DeductibleAmount`, '10,000 | 10,000 | 5,000 | 10,000 | 10,000', 'ABCGH'),
        ...down(`${SUBJECT}BlanketNumber`, '1 | 2 | | 1 | 2', 'ABCGH'),
        ...down('Construction_ConstructionCode', 'Masonry non-combustible | Frame'),
        ...down('CommercialStructure_BuiltYear', '1991 | 2006'),
        ...down('Construction_StoreyCount', '2 | 1'),
        ...down('Construction_BasementCount', '1 | 0'),
        ...across('BuildingImprovement_', 'A', 'RoofingYear: 2014 | WiringYear: 2014 | HeatingYear: 2020'),
        ...ticked('BuildingImprovement_RoofingIndicator', 'BuildingImprovement_WiringIndicator'),
        ...ticked('BuildingImprovement_HeatingIndicator', 'CommercialStructure_PrimaryHeat_BoilerIndicator'),
        ...down('BuildingFireProtection_ProtectionClassCode', '4 | 4'),
        ...down('BuildingFireProtection_HydrantDistanceFeetCount', '350 | 600'),
        ...down('BuildingFireProtection_FireStationDistanceMileCount', '1.5 | 1.5'),
        ...down('BuildingFireProtection_Alarm_SprinklerPercent', '100 | 0'),
        BuildingFireProtection_Alarm_CentralStationIndicator_A: 'Yes',
        BuildingFireProtection_Alarm_LocalGongIndicator_B: 'Yes',
        Alarm_Burglar_CentralStationIndicator_A: 'Yes',
        Alarm_Burglar_InstalledAndServicedByName_A: 'Northreach Security',
        ...down('BuildingExposure_RightDescription', 'Marina office | Bldg 1'),
        ...down('BuildingExposure_RightDistance', '60 | 45'),
        ...down('BuildingExposure_RearDescription', 'Harbor | Woods'),
        ...down('BuildingExposure_RearDistance', '110 | 80'),
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        ...SIGNED,
        ...lettered(
          [
            'Alarm_Burglar_AlarmDescription',
            'BuildingFireProtection_Alarm_ProtectionDescription',
            `${SUBJECT}RemarkText`,
          ],
          'A',
        ),
        'BuildingFireProtection_Alarm_ProtectionDescription_B',
        'CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator_A',
        'CommercialPropertyLineOfBusiness_RemarkText_A',
      ],
    },
    '125': {
      holds: {
        ...HEAD,
        ...SITES,
        ...MORTGAGEE,
        Policy_ExpirationDate_A: '10/15/2027',
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Rockport | Rockport'),
        ...down('CommercialStructure_PhysicalAddress_CountyName', 'Knox | Knox'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'ME | ME'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '04856 | 04856'),
        ...down('CommercialStructure_InsuredInterest_OwnerIndicator', 'Yes | Yes'),
        ...down('BuildingOccupancy_OccupiedArea', '18,400 | 12,000'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        ...CARRIER,
        ...SIGNED,
        ...lettered(['BuildingOccupancy_OperationsDescription'], 'AB'),
        'NamedInsured_LegalEntity_CorporationIndicator_A',
        'Policy_LineOfBusiness_CommercialProperty_A',
        'CommercialPolicy_Attachment_StatementOfValuesIndicator_A',
        'CommercialPolicy_RemarkText_A',
        'Policy_Status_EffectiveDate_A',
      ],
    },
  },
}
