import { address, each, every, rows, yes } from '../maple/gold.ts'
import { labels, page, rule } from '../maple/layout.ts'
import type { SubmissionPaper } from '../paper.ts'
import { also, gold, no, OF_125, OF_126, OPEN_125, OPEN_126 } from './gold.ts'
import { prose } from './layout.ts'

const MAIL = page([
  labels(
    70,
    40,
    60,
    `To: | info@steelcityinsurance.example
     From: | Victor Salcedo <victor@salcedoproperties.example>
     Sent: | Wednesday, September 2, 2026 6:12 AM
     Subject: | two buildings`,
    { size: 10, step: 14 },
  ),
  rule(70, 100, 470),
  prose(
    70,
    112,
    97,
    `Good morning,

     I am looking for property and general liability insurance for two buildings here in Pueblo and would like a quote. The
     owner is Salcedo Properties, LP, a limited partnership that my sister Ana and I formed on August 19, 2003. Our tax
     number is 84-5550172 and all mail goes to PO Box 4417, Pueblo, CO 81003. We would change on October 15, 2026, when the
     current policies are up.

     The first building is 315 Arroyo Street, Pueblo, CO 81004. It has 12 apartments on two floors, 10,400 square feet, frame
     and stucco from 1978, all rented, and it will bring in $132,000 in the coming year. The other is a small strip of shops
     at 2040 Mesa Avenue, Pueblo, CO 81008, one story, block walls, 6,000 square feet, built in 1989. A hair salon and a
     tax preparer are in there and one unit of 1,500 feet is empty, so I count on $78,000 from it (it was $96,000 when the shoe
     store was still there). We own both, both are in the city limits and in Pueblo County, and we occupy no part of either
     ourselves. We have no employees.

     On the liability side we need $1,000,000 each occurrence and $2,000,000 general aggregate, with the aggregate applying
     per location. I might want an umbrella next year but not now.

     There is a swimming pool behind Arroyo Street, in ground, with an approved fence and a gate to which only the
     tenants have the key. No diving board, no slide and no lifeguard. Tenants park behind both buildings and pay nothing
     for it. We plan no structural alterations and no demolition. Last fall somebody broke into the laundry room at
     Arroyo Street and carried off the coin box, which is the only crime I know of.

     To be open with you: State Prairie cancelled us in July 2025 because a payment did not go through, and took us back a week
     later. And a former handyman got a judgment of $2,300 against the partnership in March 2024, paid the same month. We have
     never been bankrupt or had a foreclosure or repossession, and nothing has been placed in a trust.

     In the past five years there was one loss, the hail of June 21, 2023, on the Arroyo Street roof. State Prairie paid $27,450
     and closed it. They have the property under policy PSF-3390-2 for $8,415 and the liability under GL-7781 for
     $2,130, both to October 15. You may have read that 2050 Mesa burned two years ago with a loss of $400,000. That is next
     door, it was never ours.

     First Pueblo Bank holds the mortgage on Mesa Avenue, loan number 55-20417. They are at 100 Foundry Street, Pueblo,
     CO 81003. Arroyo Street is paid off.

     | Thank you,
     | Victor Salcedo, general partner
     | 719-555-0138`,
    { size: 9.5, step: 12.6 },
  ),
])

const INSURED = each(`
  Policy_EffectiveDate: 10/15/2026
  NamedInsured_FullName: Salcedo Properties, LP`)

export const LANDLORD: SubmissionPaper = {
  name: 'willow-landlord-email',
  pages: [MAIL],
  forms: {
    '125': gold(
      {
        ...INSURED,
        ...each(`
          NamedInsured_TaxIdentifier: 84-5550172
          NamedInsured_BusinessStartDate: 08/19/2003
          NamedInsured_Contact_FullName: Victor Salcedo
          NamedInsured_Contact_PrimaryPhoneNumber: 719-555-0138
          NamedInsured_Contact_PrimaryEmailAddress: victor@salcedoproperties.example
          AdditionalInterest_FullName: First Pueblo Bank
          AdditionalInterest_AccountNumberIdentifier: 55-20417
          LossHistory_InformationYearCount: 5
          LossHistory_OccurrenceDate: 06/21/2023
          LossHistory_PaidAmount: 27,450
          LossHistory_ClaimStatus_OpenCode: N`),
        ...yes(`Policy_Status_QuoteIndicator Policy_LineOfBusiness_CommercialGeneralLiability
          Policy_LineOfBusiness_CommercialProperty NamedInsured_LegalEntity_PartnershipIndicator
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_A
          CommercialStructure_RiskLocation_InsideCityLimitsIndicator_B
          CommercialStructure_InsuredInterest_OwnerIndicator_A CommercialStructure_InsuredInterest_OwnerIndicator_B
          BusinessInformation_BusinessType_ApartmentsIndicator AdditionalInterest_Interest_MortgageeIndicator
          CancelNonRenew_NonPaymentIndicator`),
        ...address('NamedInsured_MailingAddress', 'PO Box 4417 | Pueblo | CO | 81003'),
        ...address('CommercialStructure_PhysicalAddress', '315 Arroyo Street | Pueblo | CO | 81004'),
        ...address('CommercialStructure_PhysicalAddress', '2040 Mesa Avenue | Pueblo | CO | 81008', 'B'),
        ...address('AdditionalInterest_MailingAddress', '100 Foundry Street | Pueblo | CO | 81003'),
        ...rows(
          '',
          ` | CommercialStructure_PhysicalAddress_CountyName | CommercialStructure_AnnualRevenueAmount | Construction_BuildingArea | CommercialStructure_Question_ABBCode
          A | Pueblo | 132,000 | 10,400 | Yes
          B | Pueblo | 78,000 | 6,000 | Yes`,
        ),
        ...rows(
          'PriorCoverage_',
          ` | Property_InsurerFullName | Property_PolicyNumberIdentifier | Property_TotalPremiumAmount | Property_ExpirationDate
          A | State Prairie | PSF-3390-2 | 8,415 | 10/15/2026`,
        ),
        ...rows(
          'PriorCoverage_GeneralLiability_',
          ` | InsurerFullName | PolicyNumberIdentifier | TotalPremiumAmount | ExpirationDate
          A | State Prairie | GL-7781 | 2,130 | 10/15/2026`,
        ),
        ...also(OF_125, 'AAC KAL'),
        ...no(OF_125, 'KAK ABB'),
      },
      OPEN_125,
      every('A', 'NamedInsured_', 'Primary_PhoneNumber Contact_PrimaryBusinessPhoneIndicator'),
      every('B', 'NamedInsured_Contact_', 'FullName'),
      every('AB', '', 'BusinessInformation_FullTimeEmployeeCount BusinessInformation_PartTimeEmployeeCount'),
      every('AB', '', 'BuildingOccupancy_OccupiedArea BuildingOccupancy_OpenToPublicArea'),
      every('A', 'BusinessInformation_BusinessType_', 'RetailIndicator OfficeIndicator'),
      // What an owner of buildings does is put in many ways.
      every(
        'A',
        'CommercialPolicy_',
        'OperationsDescription JudgementOrLien_OccurrenceDate JudgementOrLienExplanation',
      ),
      every('A', 'CommercialPolicy_JudgementOrLien_', 'ResolutionDescription ResolutionDate'),
      every('A', 'CancelNonRenew_', 'OtherIndicator OtherDescription'),
    ),
    '126': gold(
      {
        ...INSURED,
        ...each(`
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          BuildingOccupancy_ApartmentCount: 12
          BuildingOccupancy_ApartmentArea: 10,400`),
        ...yes(`GeneralLiability_CoverageIndicator GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator
          SwimmingPool_ApprovedFenceIndicator SwimmingPool_LimitedAccessIndicator SwimmingPool_InGroundIndicator`),
        ...also(OF_126, 'ACD KAA KAH AAF'),
        ...no(OF_126, 'KAG ACG ACH'),
      },
      OPEN_126,
      every(
        'A',
        'GeneralLiabilityLineOfBusiness_',
        `AnyParkingFacilitiesOwnedRentedExplanation CrimesOccurredOrAttemptedLastThreeYearsExplanation Question_ACECode
        RecreationalFacilitiesProvidedExplanation FeeChargedForParkingExplanation`,
      ),
      every('A', 'AdditionalInterest_', 'FullName AccountNumberIdentifier Interest_MortgageeIndicator'),
      every('A', 'AdditionalInterest_MailingAddress_', 'LineOne CityName StateOrProvinceCode PostalCode'),
      every('A', 'GeneralLiability_', 'Otherlodgingoperationsdescription'),
    ),
  },
}
