import { carried, type ElementRow, type Is, listed } from '../describe.ts'
import { interestRows } from '../interest-rows.ts'

const DAY = { maxLength: 10 }
/** Where an alarm reports to: in words, or as a cell of its kind alone says it. */
const CENTRAL = /\bcentral station\b|^central$/i
const LOCAL = /\blocal gong\b|^local(?: (?:alarm|bell))?$/i

/** What a building is, and how it is protected. `at`: which of the two, from 0. */
export function building(letter: 'A' | 'B', at: 0 | 1): ElementRow[] {
  const own = (part: string, is: Is = {}) => listed('place', at, part, carried('standing', is))
  const text = (name: string, label: string, part = name): ElementRow => [name, label, 'TEXT', own(part)]
  const tick = (name: string, label: string, speaksOf: RegExp, part = name): ElementRow => [
    name,
    label,
    'TICK',
    own(part, { speaksOf }),
  ]
  const other = (name: string, label: string, description: string): ElementRow => [
    name,
    label,
    'TICK',
    own(name, { describedBy: `${description}_${letter}` }),
  ]
  const day = (name: string, label: string, speaksOf: RegExp): ElementRow => [
    name,
    label,
    'DATE',
    own(name, { ...DAY, speaksOf }),
  ]
  const [structure, building, fire] = ['CommercialStructure_', 'Construction_', 'BuildingFireProtection_']
  const [improved, exposed, burglar] = ['BuildingImprovement_', 'BuildingExposure_', 'Alarm_Burglar_']
  const [features, guarded] = ['BuildingFeatures_', 'BuildingSecurity_GuardWatchmen']
  const improvement = (name: string, part: string, speaksOf: RegExp): ElementRow[] => {
    const year = `${improved}${name}Year`
    const tickedWith = `${year}_${letter}`
    return [
      [`${improved}${name}Indicator`, name, 'TICK', own(name, { speaksOf, tickedWith })],
      text(year, `${name}, year`, part),
    ]
  }
  const heat = (rank: 'Primary' | 'Secondary', nth: number): ElementRow[] => {
    const stem = `${structure}${rank}Heat_`
    const elsewhere = `${structure}HeatingBoilerInsuredElsewhereCode_${'ABCD'[at * 2 + nth]}`
    return [
      tick(`${stem}BoilerIndicator`, `${rank} heat: boiler`, /\bboiler\b/i),
      [
        elsewhere,
        'Boiler insured elsewhere',
        'CODE',
        own(`boiler elsewhere ${nth}`, { maxLength: 1, speaksOf: /\bboiler\b/i }),
      ],
      tick(`${stem}SolidFuelIndicator`, `${rank} heat: solid fuel`, /\bsolid fuel\b/i),
      other(`${stem}OtherIndicator`, `${rank} heat: other`, `${stem}OtherDescription`),
      text(`${stem}OtherDescription`, `${rank} heat, other, description`),
    ]
  }
  const rows: ElementRow[] = [
    text(`${building}ConstructionCode`, 'Construction', 'construction'),
    text(`${fire}HydrantDistanceFeetCount`, 'Hydrant, feet', 'hydrant_feet'),
    text(`${fire}FireStationDistanceMileCount`, 'Fire station, miles', 'fire_station_miles'),
    text(`${fire}FireDistrictName`, 'Fire district', 'fire_district'),
    text(`${fire}FireDistrictCode`, 'Fire district code'),
    text(`${fire}ProtectionClassCode`, 'Protection class', 'protection_class'),
    text(`${building}StoreyCount`, 'Stories', 'stories'),
    text(`${building}BasementCount`, 'Basements', 'basements'),
    text(`${structure}BuiltYear`, 'Year built', 'year_built'),
    text(`${building}BuildingArea`, 'Total area', 'area'),
    ...improvement('Wiring', 'wiring_year', /\bwiring\b/i),
    ...improvement('Roofing', 'roof_year', /\broof/i),
    ...improvement('Plumbing', 'plumbing_year', /\bplumbing\b/i),
    ...improvement('Heating', 'heating_year', /\bheating\b/i),
    other(`${improved}OtherIndicator`, 'Other improvement', `${improved}OtherDescription`),
    text(`${improved}OtherDescription`, 'Other improvement, description'),
    text(`${improved}OtherYear`, 'Other improvement, year'),
    text(`${building}BuildingCodeEffectivenessGradeCode`, 'Building code grade'),
    text(`${structure}TaxCode`, 'Tax code'),
    text(`${building}RoofMaterialCode`, 'Roof type', 'roof_type'),
    text('BuildingOccupancy_OtherOccupanciesDescription', 'Other occupancies'),
    tick(`${structure}WindClass_ResistiveIndicator`, 'Wind class: resistive', /(?<!semi-?\s?)\bresistive\b/i),
    tick(`${structure}WindClass_SemiResistiveIndicator`, 'Wind class: semi-resistive', /\bsemi-?\s?resistive\b/i),
    other(`${structure}WindClass_OtherIndicator`, 'Wind class: other', `${structure}WindClass_OtherDescription`),
    text(`${structure}WindClass_OtherDescription`, 'Wind class, description'),
    tick(`${features}SolidFuelHeaterIndicator`, 'Wood stove or insert', /\b(?:wood|stove|fireplace)\b/i),
    day(`${features}SolidFuelHeaterInstallationDate`, 'Stove installed', /\binstall/i),
    text(`${features}SolidFuelHeaterManufacturerName`, 'Stove, manufacturer'),
    tick(`${features}HistoricalPropertyIndicator`, 'Historical landmark', /\bhistoric/i),
    text(`${building}OpenSidesCount`, 'Open sides'),
    ...heat('Primary', 0),
    ...heat('Secondary', 1),
    ...['Right', 'Left', 'Front', 'Rear'].flatMap((side) => [
      text(`${exposed}${side}Description`, `${side} exposure`, `exposure_${side.toLowerCase()}`),
      text(`${exposed}${side}Distance`, `${side} exposure, distance`, `exposure_${side.toLowerCase()}_distance`),
    ]),
    text(`${burglar}AlarmDescription`, 'Burglar alarm'),
    text(`${burglar}CertificateIdentifier`, 'Alarm certificate'),
    day(`${burglar}CertificateExpirationDate`, 'Certificate expires', /\bexpir/i),
    tick(`${burglar}CentralStationIndicator`, 'Burglar: central station', CENTRAL, 'burglar_alarm'),
    tick(`${burglar}WithKeysIndicator`, 'Burglar: with keys', /\bwith keys\b/i, 'burglar_alarm'),
    tick('Burglar_LocalGongIndicator', 'Burglar: local gong', LOCAL, 'burglar_alarm'),
    text(`${burglar}InstalledAndServicedByName`, 'Installed and serviced by', 'alarm_service'),
    text(`${burglar}ProtectionExtentCode`, 'Extent of protection'),
    text(`${burglar}GradeCode`, 'Alarm grade'),
    text(`${guarded}Count`, 'Guards'),
    tick(`${guarded}ClockHourlyIndicator`, 'Guards clock hourly', /\bclock hourly\b/i),
    other(`${guarded}OtherIndicator`, 'Guards: other', `${guarded}OtherDescription`),
    text(`${guarded}OtherDescription`, 'Guards, description'),
    text(`${fire}Alarm_ProtectionDescription`, 'Fire protection'),
    text(`${fire}Alarm_SprinklerPercent`, 'Sprinklered', 'sprinklered'),
    text(`${fire}Alarm_ManufacturerName`, 'Fire alarm, manufacturer'),
    tick(`${fire}Alarm_CentralStationIndicator`, 'Fire: central station', CENTRAL, 'fire_alarm'),
    tick(`${fire}Alarm_LocalGongIndicator`, 'Fire: local gong', LOCAL, 'fire_alarm'),
  ] // biome-ignore format: a table
  return rows.map(([name, ...row]): ElementRow => [/Elsewhere/.test(name) ? name : `${name}_${letter}`, ...row])
}

/** Where a building is. */
export const premises = (letter: 'A' | 'B', at: 0 | 1): ElementRow[] => {
  const own = (part: string) => listed('place', at, part, carried('standing'))
  return [
    [`CommercialStructure_Location_ProducerIdentifier_${letter}`, 'Premises number', 'TEXT', own('location_number')],
    [`CommercialStructure_PhysicalAddress_LineOne_${letter}`, 'Street', 'TEXT', own('line1')],
    [`CommercialStructure_Building_ProducerIdentifier_${letter}`, 'Building number', 'TEXT', own('building_number')],
    [`CommercialStructure_Building_SublocationDescription_${letter}`, 'Building, description', 'TEXT', own('classification')],
  ] // biome-ignore format: a table
}

/** Of what may be told of an interest, what one in a building has elements for. */
const OF_A_BUILDING =
  /^AdditionalInterest_(?:Interest_(?:LendersLossPayable|LossPayee|Mortgagee|Other)|InterestRank|Certificate|FullName|Mailing|Account|Item_(?:Location|Building|ScheduledItemProducer)|ItemDescription)/
/** What this form calls otherwise, or only one of its editions has. */
const OTHERWISE: Readonly<Record<string, readonly [label?: string, is?: Is]>> = {
  LendersLossPayableIndicator: [undefined, { onlyIn: '2016/03' }],
  CertificateRequiredIndicator: ['Evidence', { speaksOf: /\bcertificate\b|\bevidence\b/i }],
  LocationProducerIdentifier: ['Premises'],
}

/** Who else has an interest in a building. */
export function interest(letter: 'A' | 'B', at: 0 | 1): ElementRow[] {
  const rows = interestRows(letter, at, carried('standing')).filter(([name]) => OF_A_BUILDING.test(name))
  return [
    [`GeneralLiabilityLineOfBusiness_Attachment_AdditionalInterestIndicator_${letter}`, 'Further interests attached', 'TICK', carried('current', { speaksOf: /\battach/i })],
    ...rows.map(([name, label, type, is]): ElementRow => {
      const [called = label, own] = OTHERWISE[name.split('_').at(-2)!] ?? []
      return [name, called, type, { ...is, ...own }]
    }),
    [`AdditionalInterest_Item_OtherItemDescription_${letter}`, 'Other item', 'TEXT', listed('interest', at, 'other_item', carried('standing'))],
  ] // biome-ignore format: a table
}
