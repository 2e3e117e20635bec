import { AGENCY, AGENCY_BLOCK, across, CARRIER, down, lettered, ticked } from '../birch/gold.ts'
import { sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { stacked } from './layout.ts'

const FIRST = sheet([
  { rulings: [[36, 30, 540, 2]] },
  strong(36, 40, 'SUBMISSION SUMMARY', 16),
  words(
    330,
    38,
    'Halyard Commercial Insurance, 40 Fitger Lane, Duluth, MN 55802\nDana Whitlow   218-555-0144   dwhitlow@halyard.example\nPrepared 10 August 2026',
    8,
  ),
  {
    rulings: [
      [36, 76, 540, 0.6],
      [204, 84, 0.6, 680],
    ],
  },
  stacked(
    36,
    88,
    `APPLICANT | Tamarack Casework, LLC
    MAILING ADDRESS | PO Box 3318~Duluth, MN 55803
    TELEPHONE | 218-555-0163
    WEB | www.tamarackcasework.example
    FEIN | 41-0550172
    ENTITY | Limited liability company~(2 members)
    IN BUSINESS SINCE | 04/01/1998
    SIC | 2434
    NAICS | 337110
    NATURE OF BUSINESS | Manufacturing
    PROPOSED TERM | 11-01-2026 to 11-01-2027
    LINES TO BE QUOTED | Commercial property~General liability~Inland marine
    BILLING | Agency bill
    QUOTES NEEDED BY | 10-05-2026
    INSPECTION CONTACT | Piet Halvorsen, shop manager~218-555-0171~piet@tamarackcasework.example`,
  ),
  strong(214, 88, 'Who they are', 11),
  words(
    214,
    104,
    `Tamarack builds custom kitchen cabinets and store fixtures in its own shop and
installs them within 60 miles of Duluth. Two brothers run it; both have worked wood
since they were boys. No spraying outside the booth, and dust is piped out at each
machine. Receipts for the coming year are put at $3.4M.`,
    9,
  ),
  strong(214, 166, 'Locations', 11),
  table(
    214,
    180,
    [22, 24, 150, 46, 40, 40, 40],
    `Loc | Bldg | Address | Interest | Receipts | Full time | Part time
    1 | 1 | 4410 Ordean Avenue~Duluth, MN 55807 (St. Louis County) | Owner | $2.9M | 19 | 3
    2 | 1 | 187 Canal Row~Duluth, MN 55802 (St. Louis County) | Tenant | $500K | 4 | 0`,
    7.5,
  ),
  words(
    214,
    254,
    'Both are inside city limits. Location 1 is the millwork shop with the office, location 2 the showroom.',
    7.5,
  ),
  strong(214, 276, 'Buildings', 11),
  table(
    214,
    290,
    [42, 76, 34, 36, 50, 46, 34, 44],
    `Loc/Bldg | Construction | Built | Stories | Total area~sq ft | We use~sq ft | Roof | Prot.~class
    1/1 | Joisted masonry | 1987 | 1 | 22,500 | 22,500 | 2015 | 3
    2/1 | Frame | 1926 | 2 | 6,400 | 3,200 | 2009 | 2`,
    7.5,
  ),
  strong(214, 360, 'Property limits asked for', 11),
  table(
    214,
    374,
    [42, 118, 58, 30, 36, 40, 38],
    `Loc/Bldg | Subject | Limit | Val. | Coins % | Cause | Ded.
    1/1 | Building | $2,150,000 | RC | 90 | Special | $5,000
    1/1 | Business personal property | $640,000 | RC | 90 | Special | $5,000
    2/1 | Business personal property | $95,000 | RC | 90 | Special | $1,000`,
    7.5,
  ),
  strong(214, 452, 'Liability asked for', 11),
  words(
    214,
    467,
    `Occurrence form. Each occurrence $1M; general aggregate $2M, per location;
products and completed operations aggregate $2M; personal and advertising
injury $1M; damage to rented premises $300K; medical expense $10K.`,
    8.5,
  ),
  table(
    214,
    512,
    [24, 24, 152, 42, 36, 84],
    `Loc | Haz | Classification | Code | Basis | Exposure
    1 | 1 | Furniture mfg. - wood | 52967 | S | 2,900,000
    1 | 2 | Carpentry - interior | 91341 | P | 310,000
    2 | 1 | Furniture stores | 14401 | S | 500,000`,
    7.5,
  ),
  strong(214, 592, 'Expiring program (all 11-01-2025 to 11-01-2026)', 11),
  table(
    214,
    606,
    [82, 108, 100, 72],
    `Line | Carrier | Policy no. | Premium
    General liability | Ironwood Mutual | IM-GL-330918 | $9,840
    Property | Ironwood Mutual | IM-CP-118273 | $14,310`,
    7.5,
  ),
  strong(214, 666, 'Losses, last 5 years', 11),
  table(
    214,
    680,
    [56, 48, 146, 44, 40, 28],
    `Loss date | Line | What happened | Paid | Reserve | Open
    02/14/2024 | Property | Sprinkler pipe froze, wet cabinets | $18,650 | $0 | No`,
    7.5,
  ),
])

const HEAD = { NamedInsured_FullName_A: 'Tamarack Casework, LLC', Policy_EffectiveDate_A: '11/01/2026' }
const SUBJECT = 'CommercialProperty_Premises_'
const FORMER = (['GeneralLiability: IM-GL-330918: 9,840', 'Property: IM-CP-118273: 14,310'] as const).map((row) => {
  const [line, number, premium] = row.split(': ')
  return across(
    `PriorCoverage_${line}_`,
    'A',
    `InsurerFullName: Ironwood Mutual | PolicyNumberIdentifier: ${number} | TotalPremiumAmount: ${premium} | EffectiveDate: 11/01/2025 | ExpirationDate: 11/01/2026`,
  )
})

export const SUMMARY: SubmissionPaper = {
  name: 'alder-summary',
  pages: [FIRST],
  forms: {
    '125': {
      holds: {
        ...HEAD,
        Policy_ExpirationDate_A: '11/01/2027',
        ...across('NamedInsured_MailingAddress_', 'A', 'LineOne: PO Box 3318 | CityName: Duluth | PostalCode: 55803'),
        ...across('NamedInsured_', 'A', 'MailingAddress_StateOrProvinceCode: MN | Primary_PhoneNumber: 218-555-0163'),
        ...across('NamedInsured_', 'A', 'TaxIdentifier: 41-0550172 | SICCode: 2434 | NAICSCode: 337110'),
        ...across('NamedInsured_', 'A', 'Primary_WebsiteAddress: www.tamarackcasework.example'),
        ...across('NamedInsured_', 'A', 'BusinessStartDate: 04/01/1998 | LegalEntity_MemberManagerCount: 2'),
        ...ticked(
          'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator',
          'Policy_Payment_ProducerBillIndicator',
        ),
        ...ticked('Policy_LineOfBusiness_CommercialProperty', 'Policy_LineOfBusiness_CommercialGeneralLiability'),
        ...ticked('Policy_LineOfBusiness_CommercialInlandMarineIndicator', 'Policy_Status_QuoteIndicator'),
        ...ticked('BusinessInformation_BusinessType_ManufacturingIndicator'),
        ...across('NamedInsured_Contact_', 'A', 'FullName: Piet Halvorsen | PrimaryPhoneNumber: 218-555-0171'),
        NamedInsured_Contact_PrimaryEmailAddress_A: 'piet@tamarackcasework.example',
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 1'),
        ...down('CommercialStructure_PhysicalAddress_LineOne', '4410 Ordean Avenue | 187 Canal Row'),
        ...down('CommercialStructure_PhysicalAddress_CityName', 'Duluth | Duluth'),
        ...down('CommercialStructure_PhysicalAddress_CountyName', 'St. Louis | St. Louis'),
        ...down('CommercialStructure_PhysicalAddress_StateOrProvinceCode', 'MN | MN'),
        ...down('CommercialStructure_PhysicalAddress_PostalCode', '55807 | 55802'),
        ...down('CommercialStructure_RiskLocation_InsideCityLimitsIndicator', 'Yes | Yes'),
        CommercialStructure_InsuredInterest_OwnerIndicator_A: 'Yes',
        CommercialStructure_InsuredInterest_TenantIndicator_B: 'Yes',
        ...down('CommercialStructure_AnnualRevenueAmount', '2,900,000 | 500,000'),
        ...down('BusinessInformation_FullTimeEmployeeCount', '19 | 4'),
        ...down('BusinessInformation_PartTimeEmployeeCount', '3 | 0'),
        ...down('Construction_BuildingArea', '22,500 | 6,400'),
        ...down('BuildingOccupancy_OccupiedArea', '22,500 | 3,200'),
        ...FORMER[0],
        ...FORMER[1],
        ...across(
          'LossHistory_',
          'A',
          'InformationYearCount: 5 | OccurrenceDate: 02/14/2024 | LineOfBusiness: Property',
        ),
        ...across(
          'LossHistory_',
          'A',
          'OccurrenceDescription: Sprinkler pipe froze, wet cabinets | PaidAmount: 18,650',
        ),
        ...across('LossHistory_', 'A', 'ReservedAmount: 0 | ClaimStatus_OpenCode: N'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        ...CARRIER,
        ...lettered(['BuildingOccupancy_OperationsDescription'], 'AB'),
        'NamedInsured_Contact_ContactDescription_A',
        'NamedInsured_Contact_PrimaryBusinessPhoneIndicator_A',
        'CommercialPolicy_OperationsDescription_A',
        'CommercialPolicy_RemarkText_A',
        'NamedInsured_GeneralLiabilityCode_A',
        'Policy_Status_EffectiveDate_A',
        'PriorCoverage_PolicyYear_A',
        'LossHistory_TotalAmount_A',
        'CommercialStructure_InstallationRepairWorkPercent_A',
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        ...ticked('GeneralLiability_OccurrenceIndicator'),
        ...ticked('GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator'),
        ...across('GeneralLiability_', 'A', 'EachOccurrence_LimitAmount: 1,000,000'),
        ...across('GeneralLiability_', 'A', 'GeneralAggregate_LimitAmount: 2,000,000'),
        ...across('GeneralLiability_', 'A', 'ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000'),
        ...across('GeneralLiability_', 'A', 'PersonalAndAdvertisingInjury_LimitAmount: 1,000,000'),
        ...across('GeneralLiability_', 'A', 'FireDamageRentedPremises_EachOccurrenceLimitAmount: 300,000'),
        ...across('GeneralLiability_', 'A', 'MedicalExpense_EachPersonLimitAmount: 10,000'),
        ...down('GeneralLiability_Hazard_LocationProducerIdentifier', '1 | 1 | 2'),
        ...down('GeneralLiability_Hazard_HazardProducerIdentifier', '1 | 2 | 1'),
        ...down(
          'GeneralLiability_Hazard_Classification',
          'Furniture mfg. - wood | Carpentry - interior | Furniture stores',
        ),
        ...down('GeneralLiability_Hazard_ClassCode', '52967 | 91341 | 14401'),
        ...down('GeneralLiability_Hazard_PremiumBasisCode', 'S | P | S'),
        ...down('GeneralLiability_Hazard_Exposure', '2,900,000 | 310,000 | 500,000'),
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        'GeneralLiability_CoverageIndicator_A',
        'GeneralLiabilityLineOfBusiness_RemarkText_A',
        'GeneralLiabilityLineOfBusiness_Question_AAJCode_A',
        'GeneralLiabilityLineOfBusiness_ApplicantInstallServiceProductsExplanation_A',
      ],
    },
    '140': {
      holds: {
        ...HEAD,
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_Building_ProducerIdentifier', '1 | 1'),
        ...down('CommercialStructure_PhysicalAddress_LineOne', '4410 Ordean Avenue | 187 Canal Row'),
        ...down(
          `${SUBJECT}SubjectOfInsuranceCode`,
          'Building | Business personal property | Business personal property',
          'ABG',
        ),
        ...down(`${SUBJECT}LimitAmount`, '2,150,000 | 640,000 | 95,000', 'ABG'),
        ...down(`${SUBJECT}CoinsurancePercent`, '90 | 90 | 90', 'ABG'),
        ...down(`${SUBJECT}ValuationCode`, 'RC | RC | RC', 'ABG'),
        ...down(`${SUBJECT}CauseOfLossCode`, 'Special | Special | Special', 'ABG'),
        ...down(`${SUBJECT}DeductibleAmount`, '5,000 | 5,000 | 1,000', 'ABG'),
        ...down('Construction_ConstructionCode', 'Joisted masonry | Frame'),
        ...down('CommercialStructure_BuiltYear', '1987 | 1926'),
        ...down('Construction_StoreyCount', '1 | 2'),
        ...down('Construction_BuildingArea', '22,500 | 6,400'),
        ...down('BuildingImprovement_RoofingYear', '2015 | 2009'),
        ...down('BuildingImprovement_RoofingIndicator', 'Yes | Yes'),
        ...down('BuildingFireProtection_ProtectionClassCode', '3 | 2'),
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        ...lettered(['CommercialStructure_Building_SublocationDescription'], 'AB'),
        ...lettered(['BuildingOccupancy_OtherOccupanciesDescription', 'Construction_RoofMaterialCode'], 'AB'),
      ],
    },
  },
}
