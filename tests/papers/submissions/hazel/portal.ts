import { across, answers, down, ticked } from '../birch/gold.ts'
import { sheet, strong, table, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { address, named, OPEN } from './gold.ts'
import { card } from './layout.ts'

const HEAD_LINE = sheet([
  strong(30, 24, 'Fernhollow Mutual  /  AgentDesk', 12),
  words(330, 26, 'Submission S-4471902   Sent 09/22/2026 4:12 PM   Agency 55-2087', 7.5),
])

const FIRST = sheet([
  HEAD_LINE,
  card(
    30,
    46,
    552,
    'Business',
    `Insured's legal name: Bramblewick Animal Hospital, Inc. | Entity type: Corporation | Tax ID: 43-0005518
    SIC: 0742 | NAICS: 541940 | Started: 06/01/2009
    Main phone: 573-555-0118 | Website: bramblewickvet.example | What the business does: Small animal clinic and boarding`,
  ),
  card(
    30,
    160,
    270,
    'Mailing address',
    `Address 1: PO Box 911
    City: Rolla | State: MO | ZIP: 65402`,
  ),
  card(
    312,
    160,
    270,
    'Term and billing',
    `Eff.: 12/01/2026 | Exp.: 12/01/2027 | Transaction: Quote
    Billing: Agency bill | Pay plan: 10-pay`,
  ),
  card(
    30,
    250,
    552,
    'People',
    `Contact for: Inspection | Name: Lenore Hatch | Cell phone: 573-555-0120 | E-mail: lenore@bramblewickvet.example
    Contact for: Accounting | Name: Paul Iwu | Business phone: 573-555-0121 | E-mail: paul@bramblewickvet.example`,
  ),
  card(
    30,
    340,
    552,
    'Location 1',
    `Street: 1190 Quarry Ridge Road | City: Rolla | State: MO | ZIP: 65401
    Interest: Tenant | City limits: Inside | Full-time: 9 | Part-time: 4 | Annual revenue: $1,640,000
    Occupied (sq ft): 4,200 | Open to public (sq ft): 1,500 | Whole building (sq ft): 11,000 | Leased to others: No
    Landlord, for information only, not to be added: Osage Row Properties, 77 Levee Street, Saint Louis, MO 63102`,
  ),
  card(
    30,
    480,
    552,
    'Location 2',
    `Street: 402 Sycamore Lane | City: Saint James | State: MO | ZIP: 65559
    Interest: Owner | City limits: Outside | Full-time: 3 | Part-time: 2 | Annual revenue: $410,000
    Occupied (sq ft): 2,600 | Open to public (sq ft): | Whole building (sq ft): 2,600 | Leased to others: No`,
  ),
  words(30, 770, 'Page 1 of 2', 7),
])

const SECOND = sheet([
  HEAD_LINE,
  strong(30, 50, 'Coverages', 9.5),
  table(
    30,
    66,
    [150, 190],
    `Coverage | Requested
    General liability | Yes
    Commercial property | Yes
    Cyber | Yes
    Inland marine | No
    Umbrella | No - insured declined
    Business auto | No`,
  ),
  card(
    30,
    190,
    552,
    'General liability',
    `Form: Occurrence | Each occurrence: $1,000,000 | General aggregate: $2,000,000 | Aggregate applies per: Location
    Products and completed operations: $2,000,000 | Personal and advertising injury: $1,000,000 | Rented premises: $100,000 | Medical, any one person: $5,000`,
  ),
  table(
    30,
    282,
    [40, 190, 60, 90, 90],
    `Loc | Class | Code | Basis | Exposure
    1 | Veterinary clinics | 99851 | Gross sales | 1,640,000
    2 | Kennels, boarding | 91250 | Gross sales | 410,000`,
  ),
  words(30, 362, 'Losses: none, last 5 years.', 8.5),
  strong(30, 400, 'Underwriting questions', 9.5),
  table(
    30,
    416,
    [330, 60, 162],
    `Question | Answer | Detail
    Is the applicant a subsidiary of another entity? | No |
    Does the applicant have any subsidiaries? | No |
    Is a formal safety program in operation? | Yes |
    Any exposure to flammables, explosives, chemicals? | Yes | Oxygen cylinders, chained
    Any policy declined, cancelled or non-renewed, prior 3 years? | No |
    Any uncorrected fire or safety code violations? | No |
    Bankruptcy, foreclosure or repossession, last 5 years? | No |
    Judgment or lien, last 5 years? | not asked |`,
  ),
  words(30, 770, 'Page 2 of 2', 7),
])

const HEAD = {
  NamedInsured_FullName_A: 'Bramblewick Animal Hospital, Inc.',
  Policy_EffectiveDate_A: '12/01/2026',
}
export const PORTAL: SubmissionPaper = {
  name: 'hazel-portal',
  pages: [FIRST, SECOND],
  forms: {
    '125': {
      holds: {
        ...HEAD,
        Policy_ExpirationDate_A: '12/01/2027',
        Policy_Payment_PaymentScheduleCode_A: '10-pay',
        ...address('NamedInsured_MailingAddress', 'A', 'PO Box 911 | Rolla | MO | 65402'),
        ...across('NamedInsured_', 'A', 'SICCode: 0742 | NAICSCode: 541940 | TaxIdentifier: 43-0005518'),
        ...across('NamedInsured_', 'A', 'Primary_PhoneNumber: 573-555-0118 | BusinessStartDate: 06/01/2009'),
        NamedInsured_Primary_WebsiteAddress_A: 'bramblewickvet.example',
        CommercialPolicy_OperationsDescription_A: 'Small animal clinic and boarding',
        ...ticked('NamedInsured_LegalEntity_CorporationIndicator', 'Policy_Payment_ProducerBillIndicator'),
        ...ticked('Policy_Status_QuoteIndicator', 'Policy_LineOfBusiness_CommercialGeneralLiability'),
        ...ticked('Policy_LineOfBusiness_CommercialProperty', 'Policy_LineOfBusiness_CyberAndPrivacy'),
        ...down('NamedInsured_Contact_ContactDescription', 'Inspection | Accounting'),
        ...down('NamedInsured_Contact_FullName', 'Lenore Hatch | Paul Iwu'),
        ...down('NamedInsured_Contact_PrimaryPhoneNumber', '573-555-0120 | 573-555-0121'),
        ...down('NamedInsured_Contact_PrimaryCellPhoneIndicator', 'Yes |'),
        ...down('NamedInsured_Contact_PrimaryBusinessPhoneIndicator', '| Yes'),
        ...down(
          'NamedInsured_Contact_PrimaryEmailAddress',
          'lenore@bramblewickvet.example | paul@bramblewickvet.example',
        ),
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...address('CommercialStructure_PhysicalAddress', 'A', '1190 Quarry Ridge Road | Rolla | MO | 65401'),
        ...address('CommercialStructure_PhysicalAddress', 'B', '402 Sycamore Lane | Saint James | MO | 65559'),
        ...down('CommercialStructure_InsuredInterest_TenantIndicator', 'Yes |'),
        ...down('CommercialStructure_InsuredInterest_OwnerIndicator', '| Yes'),
        ...down('CommercialStructure_RiskLocation_InsideCityLimitsIndicator', 'Yes |'),
        ...down('CommercialStructure_RiskLocation_OutsideCityLimitsIndicator', '| Yes'),
        ...down('BusinessInformation_FullTimeEmployeeCount', '9 | 3'),
        ...down('BusinessInformation_PartTimeEmployeeCount', '4 | 2'),
        ...down('CommercialStructure_AnnualRevenueAmount', '1,640,000 | 410,000'),
        ...down('BuildingOccupancy_OccupiedArea', '4,200 | 2,600'),
        ...down('BuildingOccupancy_OpenToPublicArea', '1,500 |'),
        ...down('Construction_BuildingArea', '11,000 | 2,600'),
        ...down('CommercialStructure_Question_ABBCode', 'N | N'),
        ...ticked('LossHistory_NoPriorLossesIndicator'),
        LossHistory_InformationYearCount_A: '5',
        ...answers('CommercialPolicy', 'AAI N | AAJ N | KAA Y | ABC Y | AAC N | AAF N | KAK N'),
        CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation_A: 'Oxygen cylinders, chained',
      },
      notJudged: [
        ...OPEN,
        'Insurer_FullName_A',
        'NamedInsured_GeneralLiabilityCode_A',
        'BuildingOccupancy_OperationsDescription_A',
        'BuildingOccupancy_OperationsDescription_B',
        'LossHistory_TotalAmount_A',
        ...named('BusinessInformation_BusinessType_', 'ServiceIndicator | OfficeIndicator | OtherIndicator'),
        'BusinessInformation_BusinessType_OtherDescription_A',
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        ...ticked('GeneralLiability_CoverageIndicator', 'GeneralLiability_OccurrenceIndicator'),
        ...ticked('GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator'),
        GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
        GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1,000,000',
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '100,000',
        GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '5,000',
        ...down('GeneralLiability_Hazard_LocationProducerIdentifier', '1 | 2'),
        ...down('GeneralLiability_Hazard_Classification', 'Veterinary clinics | Kennels, boarding'),
        ...down('GeneralLiability_Hazard_ClassCode', '99851 | 91250'),
        ...down('GeneralLiability_Hazard_Exposure', '1,640,000 | 410,000'),
      },
      notJudged: [
        ...OPEN,
        'Insurer_FullName_A',
        // Words or the form's letter for the basis.
        'GeneralLiability_Hazard_PremiumBasisCode_A',
        'GeneralLiability_Hazard_PremiumBasisCode_B',
        'Contractors_Question_AAGCode_A',
        'GeneralLiabilityLineOfBusiness_Question_ACJCode_A',
        'GeneralLiabilityLineOfBusiness_Question_ABJCode_A',
      ],
    },
  },
}
