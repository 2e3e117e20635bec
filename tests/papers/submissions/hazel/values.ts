import { down, ticked } from '../birch/gold.ts'
import { frame, pairs, sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { OPEN } from './gold.ts'

type Card = { title: string; left: string; right: string; values: string }

function building(y: number, { title, left, right, values }: Card) {
  return sheet([
    frame(40, y, 532, 232),
    strong(50, y + 8, title, 10.5),
    { rulings: [[40, y + 26, 532, 0.8]] },
    pairs(50, y + 34, 112, left, 8.5, 13),
    pairs(320, y + 34, 122, right, 8.5, 13),
    table(50, y + 166, [130, 90, 80, 80, 122], values, 8.5),
  ])
}

const PAGE = sheet([
  strong(40, 30, 'STATEMENT OF VALUES (amounts insured in $000)', 13),
  words(
    40,
    50,
    'Palisade Row Self Storage LP   |   Effective 03/01/2027   |   Prepared by Dunmore Insurance Brokers',
    9,
  ),
  table(
    40,
    70,
    [70, 110, 180],
    `Blanket no. | Limit ($000) | Applies to
    1 | 3,955 | Building and contents`,
    8.5,
  ),
  words(40, 108, 'Deductible for every line, in full dollars: $5,000', 8.5),
  building(128, {
    title: 'Location 1, Building 1 - Main storage building',
    left: `Street address | 3300 Mesa Grande Boulevard
    Construction | Masonry non-combustible
    Year built | 1994
    Stories | 2
    Floor area (sq ft) | 42,750
    Protection class | 3
    Feet to hydrant | 250
    Miles to fire station | 1
    Roof | Built-up`,
    right: `Sprinklered (percent) | 100
    Fire alarm | Central station
    Burglar alarm | Central station
    Roof replaced in | 2018
    Wiring replaced in |
    Heat replaced in |
    Occupied by others | Locksmith kiosk`,
    values: `Property | $000 | Coins. (%) | Valuation | Blanket no.
    Building | 2,450 | 100 | RC | 1
    Contents | 85 | 100 | RC | 1`,
  }),
  building(372, {
    title: 'Location 1, Building 2 - Drive-up units',
    left: `Street address | 3310 Mesa Grande Boulevard
    Construction | Non-combustible
    Year built | 2006
    Stories | 1
    Floor area (sq ft) | 26,100
    Protection class | 3
    Feet to hydrant | 600
    Miles to fire station | 1
    Roof | Standing seam metal`,
    right: `Sprinklered (percent) |
    Fire alarm | Local gong
    Burglar alarm | Local gong
    Roof replaced in |
    Wiring replaced in |
    Heat replaced in |
    Occupied by others | None`,
    values: `Property | $000 | Coins. (%) | Valuation | Blanket no.
    Building | 1,380 | 90 | ACV | 1
    Contents | 40 | 90 | ACV | 1`,
  }),
  words(
    40,
    624,
    "Location 2, 18 Ferry Landing Way (1,120 in last year's statement), was sold 11/30/2026 and is not insured here.\nManaged by Bluestem Property Managers Inc., 60 Commerce Walk, Suite 900. The manager is not an insured.",
    8.5,
  ),
])

const premises = (element: string, values: string) => down(`CommercialProperty_Premises_${element}`, values, 'ABGH')

export const VALUES: SubmissionPaper = {
  name: 'hazel-values',
  pages: [PAGE],
  forms: {
    '140': {
      holds: {
        NamedInsured_FullName_A: 'Palisade Row Self Storage LP',
        Policy_EffectiveDate_A: '03/01/2027',
        CommercialProperty_Summary_BlanketNumberIdentifier_A: '1',
        CommercialProperty_Summary_BlanketLimitAmount_A: '3,955,000',
        CommercialCoverage_Summary_BlanketTypeDescription_A: 'Building and contents',
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 1'),
        ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 2'),
        ...down(
          'CommercialStructure_PhysicalAddress_LineOne',
          '3300 Mesa Grande Boulevard | 3310 Mesa Grande Boulevard',
        ),
        ...down('CommercialStructure_Building_SublocationDescription', 'Main storage building | Drive-up units'),
        ...premises('SubjectOfInsuranceCode', 'Building | Contents | Building | Contents'),
        ...premises('LimitAmount', '2,450,000 | 85,000 | 1,380,000 | 40,000'),
        ...premises('CoinsurancePercent', '100 | 100 | 90 | 90'),
        ...premises('ValuationCode', 'RC | RC | ACV | ACV'),
        ...premises('DeductibleAmount', '5,000 | 5,000 | 5,000 | 5,000'),
        ...premises('BlanketNumber', '1 | 1 | 1 | 1'),
        ...down('Construction_ConstructionCode', 'Masonry non-combustible | Non-combustible'),
        ...down('CommercialStructure_BuiltYear', '1994 | 2006'),
        ...down('Construction_StoreyCount', '2 | 1'),
        ...down('Construction_BuildingArea', '42,750 | 26,100'),
        ...down('BuildingFireProtection_ProtectionClassCode', '3 | 3'),
        ...down('BuildingFireProtection_HydrantDistanceFeetCount', '250 | 600'),
        ...down('BuildingFireProtection_FireStationDistanceMileCount', '1 | 1'),
        ...down('Construction_RoofMaterialCode', 'Built-up | Standing seam metal'),
        ...down('BuildingFireProtection_Alarm_SprinklerPercent', '100 |'),
        ...ticked('BuildingFireProtection_Alarm_CentralStationIndicator', 'Alarm_Burglar_CentralStationIndicator'),
        ...down('BuildingFireProtection_Alarm_LocalGongIndicator', '| Yes'),
        ...down('Burglar_LocalGongIndicator', '| Yes'),
        BuildingImprovement_RoofingYear_A: '2018',
        BuildingOccupancy_OtherOccupanciesDescription_A: 'Locksmith kiosk',
      },
      notJudged: [
        ...OPEN,
        'BuildingImprovement_RoofingIndicator_A',
        'BuildingOccupancy_OtherOccupanciesDescription_B',
        ...['A', 'B'].flatMap((letter) => [
          `Alarm_Burglar_AlarmDescription_${letter}`,
          `BuildingFireProtection_Alarm_ProtectionDescription_${letter}`,
        ]),
      ],
    },
  },
}
