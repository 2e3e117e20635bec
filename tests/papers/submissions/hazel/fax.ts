import { boxes } from '../alder/layout.ts'
import { across, down, ticked } from '../birch/gold.ts'
import { frame, sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { address, OPEN } from './gold.ts'

const PAGE = sheet([
  words(20, 12, '02-JAN-2027 15:08   UNDERHILL & DAUGHTERS INS   802-555-0175   P.02/02', 7),
  frame(24, 28, 564, 748),
  strong(36, 36, 'PROPERTY WORKSHEET', 14),
  words(300, 36, 'UNDERHILL & DAUGHTERS INSURANCE, 3 DEPOT SQ, BARRE VT 05641\nPLEASE QUOTE - REPLY BY FAX', 7.5),
  boxes(
    36,
    66,
    `370: NAME OF INSURED: SPINDLE HOLLOW CABINET WORKS LLC | 170: EFF. DATE: 2/15/27
    60: LOC. NO.: 1 | 60: BLDG. NO.: 1 | 250: STREET ADDRESS OF RISK: 214 MILLRACE ROAD | 170: TOWN, STATE, ZIP: NORTHFIELD VT 05663
    540: DESCRIPTION OF BUILDING: CABINET SHOP AND SHOWROOM`,
  ),
  strong(36, 158, 'A. AMOUNTS', 9),
  table(
    36,
    172,
    [170, 80, 60, 80, 80, 70],
    `SUBJECT | AMOUNT ($) | COINS. (%) | VALUATION | CAUSES | DED. ($)
    BUILDING | 1,150,000 | 90 | RC | SPECIAL | 2,500
    MACHINERY AND CONTENTS | 420,000 | 80 | RC | SPECIAL | 2,500
    STOCK | 95,000 | 80 | ACV | BROAD | 1,000`,
    8.5,
  ),
  strong(36, 252, 'B. CONSTRUCTION AND PROTECTION', 9),
  boxes(
    36,
    266,
    `180: CONSTRUCTION: JOISTED MASONRY | 90: YR. BUILT: 1962 | 90: NO. STORIES: 2 | 90: NO. BASEMENTS: 1 | 90: AREA, SQ. FT.: 18,600
    180: FIRE DISTRICT: NORTHFIELD FD | 90: PROT. CLASS: 5 | 135: FEET TO HYDRANT: 400 | 135: MILES TO STATION: 2
    180: ROOF MATERIAL: METAL | 180: FIRE PROTECTION: WET PIPE SPRINKLERS | 180: PER CENT SPRINKLERED: 100`,
  ),
  words(36, 358, 'UPDATES:', 8.5),
  words(92, 358, '[X] WIRING 2008     [X] ROOF 2015     [ ] PLUMBING ____     [X] HEATING 2012', 8.5),
  words(36, 376, 'BURGLAR ALARM:', 8.5),
  words(128, 376, '[X] CENTRAL STATION   [ ] LOCAL GONG   [ ] WITH KEYS     SERVICED BY: GRANITE WATCH ALARM', 8.5),
  words(36, 394, 'MAIN HEAT:', 8.5),
  words(128, 394, '[ ] BOILER   [X] SOLID FUEL   [ ] OTHER', 8.5),
  strong(36, 420, 'C. WHAT STANDS AROUND IT', 9),
  table(
    36,
    434,
    [90, 300, 150],
    `SIDE | WHAT IS THERE | DISTANCE, FEET
    RIGHT | LUMBER SHED | 60
    LEFT | VACANT LOT | 200
    FRONT | MILLRACE ROAD | 45
    REAR | RIVER | 110`,
    8.5,
  ),
  strong(36, 530, 'D. MORTGAGEE ON BUILDING 1', 9),
  boxes(
    36,
    544,
    `370: LENDER: WHITEPINE SAVINGS BANK | 170: LOAN NO.: 77-041928
    270: LENDER'S STREET: 1200 GRANITE AVENUE | 270: TOWN, STATE, ZIP: MONTPELIER VT 05602`,
  ),
  strong(36, 620, 'E. NOTES', 9),
  words(
    36,
    636,
    'DRYING SHED BEHIND THE SHOP WAS TORN DOWN IN 2025. ITS $60,000 WAS ON THE OLD POLICY. DO NOT QUOTE IT.\nNO FLOOD. NO QUAKE. OWNER WANTS A $5,000 DEDUCTIBLE ONLY AS A SECOND OPTION, PRICE APART.',
    8,
  ),
])

const row = (element: string, values: string) => down(`CommercialProperty_Premises_${element}`, values)

export const FAX: SubmissionPaper = {
  name: 'hazel-fax',
  pages: [PAGE],
  forms: {
    '140': {
      holds: {
        NamedInsured_FullName_A: 'SPINDLE HOLLOW CABINET WORKS LLC',
        Policy_EffectiveDate_A: '02/15/2027',
        ...across('CommercialStructure_', 'A', 'Location_ProducerIdentifier: 1 | Building_ProducerIdentifier: 1'),
        CommercialStructure_Building_SublocationDescription_A: 'CABINET SHOP AND SHOWROOM',
        ...row('SubjectOfInsuranceCode', 'BUILDING | MACHINERY AND CONTENTS | STOCK'),
        ...row('LimitAmount', '1,150,000 | 420,000 | 95,000'),
        ...row('CoinsurancePercent', '90 | 80 | 80'),
        ...row('ValuationCode', 'RC | RC | ACV'),
        ...row('CauseOfLossCode', 'SPECIAL | SPECIAL | BROAD'),
        ...row('DeductibleAmount', '2,500 | 2,500 | 1,000'),
        ...across('Construction_', 'A', 'ConstructionCode: JOISTED MASONRY | StoreyCount: 2 | BasementCount: 1'),
        ...across('Construction_', 'A', 'BuildingArea: 18,600 | RoofMaterialCode: METAL'),
        CommercialStructure_BuiltYear_A: '1962',
        ...across('BuildingFireProtection_', 'A', 'HydrantDistanceFeetCount: 400 | FireStationDistanceMileCount: 2'),
        ...across('BuildingFireProtection_', 'A', 'FireDistrictName: NORTHFIELD FD | ProtectionClassCode: 5'),
        ...across(
          'BuildingFireProtection_Alarm_',
          'A',
          'ProtectionDescription: WET PIPE SPRINKLERS | SprinklerPercent: 100',
        ),
        ...across('BuildingImprovement_', 'A', 'WiringYear: 2008 | RoofingYear: 2015 | HeatingYear: 2012'),
        ...ticked('BuildingImprovement_WiringIndicator', 'BuildingImprovement_RoofingIndicator'),
        ...ticked('BuildingImprovement_HeatingIndicator', 'CommercialStructure_PrimaryHeat_SolidFuelIndicator'),
        ...ticked('Alarm_Burglar_CentralStationIndicator'),
        Alarm_Burglar_InstalledAndServicedByName_A: 'GRANITE WATCH ALARM',
        ...across('BuildingExposure_', 'A', 'RightDescription: LUMBER SHED | RightDistance: 60'),
        ...across('BuildingExposure_', 'A', 'LeftDescription: VACANT LOT | LeftDistance: 200'),
        ...across('BuildingExposure_', 'A', 'FrontDescription: MILLRACE ROAD | FrontDistance: 45'),
        ...across('BuildingExposure_', 'A', 'RearDescription: RIVER | RearDistance: 110'),
        ...ticked('AdditionalInterest_Interest_MortgageeIndicator'),
        ...across(
          'AdditionalInterest_',
          'A',
          'FullName: WHITEPINE SAVINGS BANK | AccountNumberIdentifier: 77-041928 | Item_BuildingProducerIdentifier: 1',
        ),
        ...address('AdditionalInterest_MailingAddress', 'A', '1200 GRANITE AVENUE | MONTPELIER | VT | 05602'),
      },
      notJudged: [
        ...OPEN,
        // The form's one line for the place takes the street or the whole address.
        'CommercialStructure_PhysicalAddress_LineOne_A',
        'AdditionalInterest_Item_LocationProducerIdentifier_A',
        'BuildingOccupancy_OtherOccupanciesDescription_A',
        'BuildingFeatures_SolidFuelHeaterIndicator_A',
        'Alarm_Burglar_AlarmDescription_A',
        'GeneralLiabilityLineOfBusiness_Attachment_AdditionalInterestIndicator_A',
      ],
    },
  },
}
