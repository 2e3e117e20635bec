import type { SubmissionPaper } from '../paper.ts'
import { AGENCY, AGENCY_BLOCK, across, answers, down, ticked } from './gold.ts'
import { pairs, panel, sheet, strong, table, words } from './layout.ts'

const PAGE = sheet([
  strong(36, 30, 'MARLOW & QUINCE INSURANCE SERVICES', 13),
  words(36, 48, '2200 Foundry Lane, Suite 4, Petaluma, CA 94952   Tel 707-555-0140   CA Lic. 0X00417', 8),
  strong(428, 30, 'New client intake', 13),
  words(428, 48, 'Taken by J. Quince on 08/11/2026', 8),

  panel(36, 66, 268, 168, '1  THE BUSINESS'),
  pairs(
    42,
    88,
    104,
    `Legal name | Thistledown Garden Center LLC
    Company is a | ( ) Corporation  (X) LLC  ( ) Partnership
    Members or managers | 2
    FEIN | 94-0001123
    Mailing address | PO Box 318
    City, state, ZIP | Sebastopol, CA 95473
    Business phone | 707-555-0162
    Website | thistledown.example
    Business started | 04/12/2011
    SIC / NAICS | 5261 / 444240`,
  ),
  panel(312, 66, 264, 168, '2  PEOPLE TO CALL'),
  pairs(
    318,
    88,
    84,
    `Inspection | Rosalind Tevis
    Phone (cell) | 707-555-0171
    E-mail | rosalind@thistledown.example
     |
    Accounting records | Emeka Adair
    Phone (office) | 707-555-0163
    E-mail | books@thistledown.example`,
  ),
  strong(318, 196, 'Type of business', 8.5),
  words(318, 210, '( ) Office  (X) Retail  ( ) Service  ( ) Wholesale', 8.5),

  panel(36, 242, 268, 122, '3  COVERAGE WANTED'),
  words(42, 264, 'First day of coverage: 11/01/2026', 8.5),
  words(
    42,
    280,
    '[X] General liability\n[X] Commercial property\n[  ] Business auto\n[  ] Crime\n[X] Umbrella\n[  ] Cyber',
    8.5,
  ),
  words(
    170,
    280,
    '[X] Workers compensation\n\nBilling:\n[X] Direct bill   [  ] Agency bill\nPayment plan: Quarterly',
    8.5,
  ),

  panel(312, 242, 264, 122, '4  GENERAL LIABILITY LIMITS WANTED'),
  pairs(
    318,
    262,
    160,
    `Form | (X) Occurrence ( ) Claims
    Each occurrence | $1,000,000
    General aggregate | $2,000,000
    Products / completed operations | $2,000,000
    Personal and advertising injury | $1,000,000
    Damage to rented premises | $300,000
    Medical expense, any one person | $`,
    8,
  ),

  panel(36, 372, 540, 92, '5  PLACES OF BUSINESS'),
  table(
    36,
    388,
    [26, 112, 62, 50, 24, 38, 42, 46, 32, 32, 44, 32],
    `Loc. | Street | City | County | St | ZIP | Interest | City limits | Full~time | Part~time | Area~sq. ft. | Public~sq. ft.
    1 | 8800 Gravenstein Road | Sebastopol | Sonoma | CA | 95472 | Owner | Outside | 11 | 6 | 14,500 | 9,000
    2 | 41 Saddler Street | Petaluma | Sonoma | CA | 94952 | Tenant | Inside | 4 | 3 | 3,200 |
     | Together | | | | | | | 15 | 9 | 17,700 |`,
    7,
  ),

  panel(36, 474, 540, 186, '6  A FEW QUESTIONS'),
  table(
    36,
    490,
    [360, 50, 130],
    `Question | Answer | Remark
    Is the applicant a subsidiary of another company? | No |
    Does the applicant have subsidiaries? | No |
    Is a formal safety program in operation? | Yes |
    Any exposure to flammables, explosives or chemicals? | Yes | Propane cage, fertilizer
    Any coverage declined, cancelled or non-renewed in the last three years? | No |
    Any uncorrected fire or safety code violations? | No |
    Any bankruptcy, foreclosure or repossession in the last five years? | No |
    Any judgment or lien in the last five years? | | asked, will call back
    Any foreign operations or foreign products distributed? | Yes | Glazed pots, imported
    Does the applicant own or operate drones? | No |`,
    7.5,
  ),
  strong(36, 690, 'For our file', 8.5),
  words(
    36,
    703,
    'Sable Point Casualty quoted this account in 2025 at $18,400 with a $500,000 occurrence limit. Not taken.',
    8,
  ),
])

const HEAD = {
  NamedInsured_FullName_A: 'Thistledown Garden Center LLC',
  Policy_EffectiveDate_A: '11/01/2026',
}
const CLIENT = {
  ...HEAD,
  ...across(
    'NamedInsured_MailingAddress_',
    'A',
    'LineOne: PO Box 318 | CityName: Sebastopol | StateOrProvinceCode: CA',
  ),
  ...across('NamedInsured_', 'A', 'MailingAddress_PostalCode: 95473 | SICCode: 5261 | NAICSCode: 444240'),
  ...across('NamedInsured_', 'A', 'TaxIdentifier: 94-0001123 | Primary_PhoneNumber: 707-555-0162'),
  NamedInsured_Primary_WebsiteAddress_A: 'thistledown.example',
  ...ticked('NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator', 'Policy_Payment_DirectBillIndicator'),
}
const place = (beginning: string) => ({
  ...down(`${beginning}_PhysicalAddress_LineOne`, '8800 Gravenstein Road | 41 Saddler Street'),
  ...down(`${beginning}_PhysicalAddress_CityName`, 'Sebastopol | Petaluma'),
  ...down(`${beginning}_PhysicalAddress_CountyName`, 'Sonoma | Sonoma'),
  ...down(`${beginning}_PhysicalAddress_StateOrProvinceCode`, 'CA | CA'),
  ...down(`${beginning}_PhysicalAddress_PostalCode`, '95472 | 94952'),
})

export const INTAKE: SubmissionPaper = {
  name: 'birch-intake',
  pages: [PAGE],
  forms: {
    '125': {
      holds: {
        ...CLIENT,
        ...place('CommercialStructure'),
        NamedInsured_LegalEntity_MemberManagerCount_A: '2',
        NamedInsured_BusinessStartDate_A: '04/12/2011',
        Policy_Payment_PaymentScheduleCode_A: 'Quarterly',
        ...ticked('Policy_LineOfBusiness_CommercialGeneralLiability', 'Policy_LineOfBusiness_CommercialProperty'),
        ...ticked('Policy_LineOfBusiness_UmbrellaIndicator', 'BusinessInformation_BusinessType_RetailIndicator'),
        ...down('NamedInsured_Contact_ContactDescription', 'Inspection | Accounting records'),
        ...down('NamedInsured_Contact_FullName', 'Rosalind Tevis | Emeka Adair'),
        ...down('NamedInsured_Contact_PrimaryPhoneNumber', '707-555-0171 | 707-555-0163'),
        ...down('NamedInsured_Contact_PrimaryCellPhoneIndicator', 'Yes |'),
        ...down('NamedInsured_Contact_PrimaryBusinessPhoneIndicator', '| Yes'),
        ...down('NamedInsured_Contact_PrimaryEmailAddress', 'rosalind@thistledown.example | books@thistledown.example'),
        ...down('CommercialStructure_Location_ProducerIdentifier', '1 | 2'),
        ...down('CommercialStructure_InsuredInterest_OwnerIndicator', 'Yes |'),
        ...down('CommercialStructure_InsuredInterest_TenantIndicator', '| Yes'),
        ...down('CommercialStructure_RiskLocation_OutsideCityLimitsIndicator', 'Yes |'),
        ...down('CommercialStructure_RiskLocation_InsideCityLimitsIndicator', '| Yes'),
        ...down('BusinessInformation_FullTimeEmployeeCount', '11 | 4'),
        ...down('BusinessInformation_PartTimeEmployeeCount', '6 | 3'),
        ...down('BuildingOccupancy_OpenToPublicArea', '9,000 |'),
        ...answers('CommercialPolicy', 'AAI N | AAJ N | KAA Y | ABC Y | AAC N | AAF N | KAK N | KAC Y | KAN N'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        'Producer_StateLicenseIdentifier_A',
        'Producer_AuthorizedRepresentative_FullName_A',
        'Policy_ExpirationDate_A',
        'Policy_Status_QuoteIndicator_A',
        'Policy_LineOfBusiness_OtherIndicator_A',
        'Policy_LineOfBusiness_OtherLineOfBusinessDescription_A',
        'CommercialPolicy_AnyExposureToFlammableExplosivesChemicalsExplanation_A',
        'CommercialPolicy_RemarkText_A',
        // The area of a place is what the applicant occupies or the whole building.
        ...['A', 'B'].flatMap((letter) => [
          `BuildingOccupancy_OccupiedArea_${letter}`,
          `Construction_BuildingArea_${letter}`,
        ]),
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        ...ticked('GeneralLiability_CoverageIndicator', 'GeneralLiability_OccurrenceIndicator'),
        GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
        GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
        GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A: '2,000,000',
        GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A: '1,000,000',
        GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A: '300,000',
      },
      notJudged: [
        ...AGENCY,
        'Producer_StateLicenseIdentifier_A',
        'Producer_AuthorizedRepresentative_FullName_A',
        'Contractors_Question_AAGCode_A',
        'GeneralLiabilityLineOfBusiness_Question_ABACode_A',
        'GeneralLiabilityLineOfBusiness_Question_ACJCode_A',
      ],
    },
    '130': {
      holds: {
        ...CLIENT,
        ...place('Location'),
        ...down('Location_ProducerIdentifier', '1 | 2'),
        ...ticked('Policy_Payment_QuarterlyIndicator'),
        ...across('NamedInsured_InspectionContact_', 'A', 'FullName: Rosalind Tevis | CellPhoneNumber: 707-555-0171'),
        NamedInsured_InspectionContact_EmailAddress_A: 'rosalind@thistledown.example',
        ...across('NamedInsured_AccountingContact_', 'A', 'FullName: Emeka Adair | PhoneNumber: 707-555-0163'),
        NamedInsured_AccountingContact_EmailAddress_A: 'books@thistledown.example',
      },
      notJudged: [
        ...AGENCY_BLOCK,
        'Policy_ExpirationDate_A',
        'Policy_Status_QuoteIndicator_A',
        'Policy_Payment_PaymentScheduleCode_A',
        'NamedInsured_InBusinessYearCount_A',
        'WorkersCompensation_PartOne_StateOrProvinceCode_A',
        'WorkersCompensationLineOfBusiness_Question_AAICode_A',
        'WorkersCompensationLineOfBusiness_Question_ABCCode_A',
        'WorkersCompensationLineOfBusiness_Question_KAXCode_A',
        'WorkersCompensationLineOfBusiness_Question_ACDCode_A',
      ],
    },
  },
}
