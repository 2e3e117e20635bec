import { address, each, every, rows, yes } from '../maple/gold.ts'
import type { SubmissionPaper } from '../paper.ts'
import { CARD_PAGES } from './cards.ts'

const COMMON = each(`
  Producer_FullName: Cherry Coast Insurance Agency
  NamedInsured_FullName: Harborlight Storage Partners, LP
  Policy_EffectiveDate: 12/31/2026`)
const SIDES = 'Right Left Front Rear'.split(' ')
/** What stands around a building, by its sides. */
const around = (letter: string, text: string) =>
  Object.fromEntries(
    text.split('|').flatMap((side, at) => {
      const [description = '', feet = ''] = side.split(',').map((part) => part.trim())
      const stem = `BuildingExposure_${SIDES[at]}`
      return [
        [`${stem}Description_${letter}`, description],
        [`${stem}Distance_${letter}`, feet],
      ]
    }),
  )

/** Three buildings on cards, of which the form has room for two. */
export const CARDS: SubmissionPaper = {
  name: 'aspen-property-cards',
  pages: CARD_PAGES,
  forms: {
    '125': {
      holds: {
        ...COMMON,
        ...yes(`Policy_LineOfBusiness_CommercialProperty CommercialStructure_InsuredInterest_OwnerIndicator_A
          CommercialStructure_InsuredInterest_OwnerIndicator_B CommercialStructure_InsuredInterest_OwnerIndicator_C`),
        ...address('Producer_MailingAddress', '12 Union Court | Traverse City | MI | 49684'),
        ...address('NamedInsured_MailingAddress', 'P.O. Box 772 | Traverse City | MI | 49685'),
        ...address('CommercialStructure_PhysicalAddress', '3300 Jetty Road | Traverse City | MI | 49684'),
        ...address('CommercialStructure_PhysicalAddress', '3310 Jetty Road | Traverse City | MI | 49684', 'B'),
        ...address('CommercialStructure_PhysicalAddress', '1818 Silver Pine Road | Kalkaska | MI | 49646', 'C'),
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | Building_ProducerIdentifier | PhysicalAddress_CountyName
          A | 1 | 1 | Grand Traverse
          B | 1 | 2 | Grand Traverse
          C | 2 | 1 | Kalkaska`,
        ),
        ...rows('Construction_', ' | BuildingArea\nA | 42,600\nB | 3,150\nC | 26,800'),
      },
      notJudged: [
        ...every('ABC', '', 'BuildingOccupancy_OperationsDescription CommercialStructure_Question_ABBCode'),
        ...every(
          'A',
          '',
          `NamedInsured_LegalEntity_PartnershipIndicator Policy_Status_RenewIndicator Policy_ExpirationDate
          CommercialPolicy_OperationsDescription CommercialPolicy_Attachment_StatementOfValuesIndicator`,
        ),
        ...every('ABC', 'BuildingOccupancy_', 'OccupiedArea'),
        ...every(
          'A',
          'AdditionalInterest_',
          `Interest_MortgageeIndicator FullName MailingAddress_LineOne MailingAddress_CityName
          MailingAddress_StateOrProvinceCode MailingAddress_PostalCode AccountNumberIdentifier
          Item_LocationProducerIdentifier Item_BuildingProducerIdentifier`,
        ),
      ],
    },
    '140': {
      holds: {
        ...COMMON,
        ...rows(
          'CommercialStructure_',
          ` | Location_ProducerIdentifier | Building_ProducerIdentifier | PhysicalAddress_LineOne | Building_SublocationDescription | BuiltYear
          A | 1 | 1 | 3300 Jetty Road | Heated storage | 1996
          B | 1 | 2 | 3310 Jetty Road | Office and garage | 1978`,
        ),
        ...rows(
          'Construction_',
          ` | ConstructionCode | StoreyCount | BasementCount | BuildingArea | RoofMaterialCode
          A | Masonry noncombustible | 2 | 0 | 42,600 | EPDM membrane
          B | Frame | 1 | 1 | 3,150 | Asphalt shingle`,
        ),
        ...rows(
          'BuildingFireProtection_',
          ` | ProtectionClassCode | HydrantDistanceFeetCount | FireStationDistanceMileCount | FireDistrictName | Alarm_SprinklerPercent | Alarm_ManufacturerName
          A | 4 | 350 | 1.5 | Long Lake | 100 | Beaconfire
          B | 4 | 420 | 1.5 | Long Lake | |`,
        ),
        ...rows(
          'BuildingImprovement_',
          ` | WiringYear | RoofingYear | PlumbingYear | HeatingYear
          A | 2015 | 2019 | 2015 | 2018
          B | 2004 | 2021 | 2004 |`,
        ),
        ...yes(`BuildingImprovement_WiringIndicator_A BuildingImprovement_RoofingIndicator_A
          BuildingImprovement_PlumbingIndicator_A BuildingImprovement_HeatingIndicator_A
          BuildingImprovement_WiringIndicator_B BuildingImprovement_RoofingIndicator_B
          BuildingImprovement_PlumbingIndicator_B CommercialStructure_PrimaryHeat_OtherIndicator_A
          CommercialStructure_PrimaryHeat_BoilerIndicator_B BuildingFireProtection_Alarm_CentralStationIndicator_A
          BuildingFireProtection_Alarm_LocalGongIndicator_B Alarm_Burglar_CentralStationIndicator_A
          AdditionalInterest_Interest_MortgageeIndicator_A`),
        ...each(`
          CommercialStructure_PrimaryHeat_OtherDescription_A: Rooftop gas units
          Alarm_Burglar_InstalledAndServicedByName_A: Grand Bay Alarm
          BuildingOccupancy_OtherOccupanciesDescription_B: Bait shop
          AdditionalInterest_FullName_A: Old Mission Savings Bank
          AdditionalInterest_AccountNumberIdentifier_A: 88-20114
          AdditionalInterest_Item_LocationProducerIdentifier_A: 1
          AdditionalInterest_Item_BuildingProducerIdentifier_A: 1`),
        ...address('AdditionalInterest_MailingAddress', '45 Bay Plaza | Traverse City | MI | 49684'),
        ...around('A', 'Boat yard, 80 | Parking lot, 120 | Jetty Road, 60 | Building 2, 45'),
        ...around('B', 'Empty lot, 200 | Creek, 75 | Building 1, 45 | Woods, 150'),
        ...rows(
          'CommercialProperty_Premises_',
          ` | SubjectOfInsuranceCode | LimitAmount | CoinsurancePercent | ValuationCode | CauseOfLossCode | DeductibleAmount
          A | Building | 4,850,000 | 90 | Replacement Cost | Special | 10,000
          B | Business Personal Property | 120,000 | 90 | Replacement Cost | Special | 10,000
          C | Business Income | 380,000 | 50 | | Special |
          G | Building | 402,000 | 80 | Replacement Cost | Broad | 5,000
          H | Business Personal Property | 60,000 | 80 | Actual Cash Value | Broad | 5,000`,
        ),
      },
      // Business income waits hours and has no deductible in dollars; of the alarms only what they report to is said.
      notJudged: [
        ...every('C', 'CommercialProperty_Premises_', 'DeductibleAmount DeductibleTypeCode ValuationCode'),
        ...every(
          'AB',
          '',
          `CommercialProperty_Attachment_BusinessIncomeExtraExpenseIndicator Alarm_Burglar_AlarmDescription
          BuildingFireProtection_Alarm_ProtectionDescription CommercialStructure_HeatingBoilerInsuredElsewhereCode
          BuildingSecurity_GuardWatchmenCount`,
        ),
        'BuildingFireProtection_Alarm_SprinklerPercent_B',
        'BuildingOccupancy_OtherOccupanciesDescription_A',
      ],
    },
  },
}
