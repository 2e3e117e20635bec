import { AGENCY, AGENCY_BLOCK, across, answers, CARRIER } from '../birch/gold.ts'
import { sheet, strong, words } from '../birch/layout.ts'
import type { SubmissionPaper } from '../paper.ts'

const FIRST = sheet([
  strong(54, 44, 'Re: Re: Brightwater - 10/15 renewal', 13),
  { rulings: [[54, 64, 504, 0.8]] },
  words(
    54,
    74,
    `From:  Tess Moriarty <tess@brightwaterservices.example>
To:  Owen Pell <opell@pellandson.example>
Sent:  Tuesday, August 11, 2026 4:52 PM

Owen,

thanks, two changes, then send it out:

   * Receipts for the coming year will be $2,150,000, not 1.95. The hospital signed.
   * Medical expense: make that 10,000 instead of 5,000.

The rest of your list is right. You asked about subcontractors: we pay them $88,000 a year for window
cleaning, which is 4 percent of our work, and none of them starts without a certificate of insurance.

Tess Moriarty, Controller
Brightwater Building Services, Inc.
540-555-0133  |  www.brightwaterservices.example`,
    9.5,
  ),
  { rulings: [[54, 322, 504, 0.5]] },
  words(
    54,
    334,
    `From:  Owen Pell
To:  Tess Moriarty
Sent:  Monday, August 10, 2026 11:08 AM
Subject:  Re: Brightwater - 10/15 renewal

Tess, this is what I have. Mark what is wrong.

Named insured:  Brightwater Building Services, Inc. (S corporation)
Mailing address:  77 Norfolk Siding, Roanoke, VA 24016
Location 1:  77 Norfolk Siding, Roanoke, VA 24016. You are the tenant of 4,000 sq ft in a building of 16,000 sq ft.
New term:  10/15/2026 to 10/15/2027
Employees:  31 full time, 12 part time
Receipts:  $1,950,000

General liability to be requested, occurrence form:
      Each occurrence  1,000,000
      General aggregate  2,000,000
      Products/completed operations aggregate  2,000,000
      Personal & advertising injury  1,000,000
      Damage to rented premises  100,000
      Medical expense  5,000
      Rated on:  class 96816, Janitorial services, payroll $1,020,000 at location 1

Expiring, both 10/15/2025 to 10/15/2026:
      GL - Sable Creek Indemnity, SCI-771043, premium $11,260
      Auto - Sable Creek Indemnity, SCI-A-20077, premium $18,930

Tidewater National indicated $9,900 on the GL last week (quote TN-Q-5518). That is a quote only. We did not bind
it and I do not want to: they exclude work above two stories.

Owen`,
    9.5,
  ),
])

const SECOND = sheet([
  words(54, 40, 'Re: Re: Brightwater - 10/15 renewal                                        page 2', 8),
  { rulings: [[54, 54, 504, 0.5]] },
  words(
    54,
    66,
    `From:  Tess Moriarty
To:  Owen Pell
Sent:  Friday, August 7, 2026 9:15 AM
Subject:  Brightwater - 10/15 renewal

Owen, it is that time again. Please start the general liability and business auto for us. Nothing new here:
we clean offices and clinics, as we have since June 18, 2001. FEIN for your form is 54-0550127.

No claims in the last three years, knock on wood.

Tess`,
    9.5,
  ),
])

const HEAD = { NamedInsured_FullName_A: 'Brightwater Building Services, Inc.', Policy_EffectiveDate_A: '10/15/2026' }
const PLACE = 'LineOne: 77 Norfolk Siding | CityName: Roanoke | StateOrProvinceCode: VA | PostalCode: 24016'
const former = (line: string, number: string, premium: string) =>
  across(
    `PriorCoverage_${line}_`,
    'A',
    `InsurerFullName: Sable Creek Indemnity | PolicyNumberIdentifier: ${number} | TotalPremiumAmount: ${premium} | EffectiveDate: 10/15/2025 | ExpirationDate: 10/15/2026`,
  )

export const THREAD: SubmissionPaper = {
  name: 'alder-thread',
  pages: [FIRST, SECOND],
  forms: {
    '125': {
      holds: {
        ...HEAD,
        Policy_ExpirationDate_A: '10/15/2027',
        ...across('NamedInsured_MailingAddress_', 'A', PLACE),
        ...across('NamedInsured_', 'A', 'TaxIdentifier: 54-0550127 | BusinessStartDate: 06/18/2001'),
        ...across('NamedInsured_Primary_', 'A', 'WebsiteAddress: www.brightwaterservices.example'),
        NamedInsured_LegalEntity_SubchapterSCorporationIndicator_A: 'Yes',
        ...across('Policy_LineOfBusiness_', 'A', 'CommercialGeneralLiability: Yes | BusinessAutoIndicator: Yes'),
        ...across('CommercialStructure_PhysicalAddress_', 'A', PLACE),
        ...across('CommercialStructure_', 'A', 'Location_ProducerIdentifier: 1 | InsuredInterest_TenantIndicator: Yes'),
        ...across('', 'A', 'BuildingOccupancy_OccupiedArea: 4,000 | Construction_BuildingArea: 16,000'),
        ...across('BusinessInformation_', 'A', 'FullTimeEmployeeCount: 31 | PartTimeEmployeeCount: 12'),
        CommercialStructure_AnnualRevenueAmount_A: '2,150,000',
        ...former('GeneralLiability', 'SCI-771043', '11,260'),
        ...former('Automobile', 'SCI-A-20077', '18,930'),
        ...across('LossHistory_', 'A', 'NoPriorLossesIndicator: Yes | InformationYearCount: 3'),
      },
      notJudged: [
        ...AGENCY_BLOCK,
        ...CARRIER,
        'NamedInsured_Primary_PhoneNumber_A',
        'NamedInsured_Contact_FullName_A',
        'NamedInsured_Contact_ContactDescription_A',
        'NamedInsured_Contact_PrimaryPhoneNumber_A',
        'NamedInsured_Contact_PrimaryEmailAddress_A',
        'NamedInsured_Contact_PrimaryBusinessPhoneIndicator_A',
        'CommercialStructure_Building_ProducerIdentifier_A',
        'BuildingOccupancy_OperationsDescription_A',
        'BusinessInformation_BusinessType_ServiceIndicator_A',
        'BusinessInformation_BusinessType_ContractorIndicator_A',
        'CommercialPolicy_OperationsDescription_A',
        'CommercialPolicy_RemarkText_A',
        'NamedInsured_GeneralLiabilityCode_A',
        'Policy_Status_QuoteIndicator_A',
        'Policy_Status_RenewIndicator_A',
        'Policy_Status_EffectiveDate_A',
        'PriorCoverage_PolicyYear_A',
      ],
    },
    '126': {
      holds: {
        ...HEAD,
        GeneralLiability_OccurrenceIndicator_A: 'Yes',
        ...across('GeneralLiability_', 'A', 'EachOccurrence_LimitAmount: 1,000,000'),
        ...across('GeneralLiability_', 'A', 'GeneralAggregate_LimitAmount: 2,000,000'),
        ...across('GeneralLiability_', 'A', 'ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000'),
        ...across('GeneralLiability_', 'A', 'PersonalAndAdvertisingInjury_LimitAmount: 1,000,000'),
        ...across('GeneralLiability_', 'A', 'FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000'),
        ...across('GeneralLiability_', 'A', 'MedicalExpense_EachPersonLimitAmount: 10,000'),
        ...across('GeneralLiability_Hazard_', 'A', 'LocationProducerIdentifier: 1 | ClassCode: 96816'),
        ...across('GeneralLiability_Hazard_', 'A', 'Classification: Janitorial services | Exposure: 1,020,000'),
        ...across('Contractors_', 'A', 'SubcontractorsPaidAmount: 88,000 | WorkSubcontractedPercent: 4'),
        ...answers('Contractors', 'AAD N'),
        GeneralLiabilityLineOfBusiness_TypeOfWorkSubcontractedDescription_A: 'Window cleaning',
      },
      notJudged: [
        ...AGENCY,
        ...CARRIER,
        'GeneralLiability_CoverageIndicator_A',
        'GeneralLiability_Hazard_HazardProducerIdentifier_A',
        'GeneralLiability_Hazard_PremiumBasisCode_A',
        'Contractors_FullTimeEmployeeCount_A',
        'Contractors_PartTimeEmployeeCount_A',
        'GeneralLiabilityLineOfBusiness_SubcontractorsWorksWithoutCertificatesOfInsuranceExplanation_A',
        'GeneralLiabilityLineOfBusiness_RemarkText_A',
      ],
    },
  },
}
