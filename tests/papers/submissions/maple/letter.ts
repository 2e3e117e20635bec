import type { SubmissionPaper } from '../paper.ts'
import { each, every, yes } from './gold.ts'
import { page, say } from './layout.ts'

const LETTER = page([
  say(72, 40, 'CALLOWAY FINCH INSURANCE SERVICES', { bold: true, size: 12 }),
  say(72, 56, '2040 Lantern Way, Duluth, MN 55802     (218) 555-0184', { size: 8.5 }),
  say(
    72,
    84,
    `August 14, 2026

     Ms. Ingrid Solano
     Harbor Crest Excess Insurance Company
     Umbrella Department

     Re: Superior Dock and Crate Company - commercial umbrella quote request

     Dear Ingrid:

     Please quote a commercial umbrella for Superior Dock and Crate Company effective November 1, 2026. We need
     $10,000,000 each occurrence and $10,000,000 aggregate on an occurrence form, with a $10,000 retained limit and
     first dollar defense. It replaces policy number UMB-66120-04, which expires that day.

     The insured makes wooden crates and pallets at one location, 815 Grain Elevator Road, Duluth, MN 55806. Annual
     payroll is $2,150,000, annual gross sales are $9,400,000, none of it foreign, and there are 44 employees.

     The underlying program will be as follows:`,
    { size: 9.5, step: 13.5 },
  ),
  say(
    90,
    362,
    `General liability: Silver Run Insurance Company, policy SRG 41877, 11/01/2026 to 11/01/2027, occurrence form.
     $1,000,000 each occurrence, $2,000,000 general aggregate, $2,000,000 products aggregate, $1,000,000 personal
     and advertising injury, $100,000 damage to rented premises, $5,000 medical expense.

     Automobile: Silver Run Insurance Company, policy SRA 41878, 11/01/2026 to 11/01/2027. Any auto, $1,000,000
     combined single limit.

     Employers liability: North Shore Comp Mutual, policy NSC-20931, 11/01/2026 to 11/01/2027. $500,000 each
     accident, $500,000 disease each employee, $500,000 disease policy limit.`,
    { size: 9.5, step: 13.5 },
  ),
  say(
    72,
    500,
    `The fleet is 3 private passenger cars, 7 light trucks and 2 heavy trucks, all owned. They haul crates and lumber. No
     vehicles are leased or rented to others, no passengers are carried for a fee, and no explosives, caustics,
     flammables or other dangerous cargo is hauled. Hired and non-owned autos are covered.

     The insured does not own, lease or operate any aircraft or watercraft, does not own, rent or use cranes, and does no
     bridge, dam or marine work. It is not self-insured for employers liability in any state. There is no hospital or
     first aid facility. There has been no product liability loss in the past three years, and there were no liability claims
     of any kind in the past five.

     I look forward to your terms.

     Sincerely,

     Petra Calloway
     pcalloway@callowayfinch.example`,
    { size: 9.5, step: 13.5 },
  ),
])

const QUESTION = 'CommercialUmbrellaLineOfBusiness_Question_'

export const LETTER_131: SubmissionPaper = {
  name: 'maple-umbrella-letter',
  pages: [LETTER],
  forms: {
    '131': {
      holds: {
        ...each(`
          Producer_FullName: Calloway Finch Insurance Services
          Policy_EffectiveDate: 11/01/2026
          NamedInsured_FullName: Superior Dock and Crate Company
          PriorCoverage_PolicyNumberIdentifier: UMB-66120-04
          ExcessUmbrella_Umbrella_EachOccurrenceAmount: 10,000,000
          ExcessUmbrella_Umbrella_AggregateAmount: 10,000,000
          ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount: 10,000
          CommercialStructure_PhysicalAddress_LineOne: 815 Grain Elevator Road
          CommercialStructure_PhysicalAddress_CityName: Duluth
          CommercialStructure_PhysicalAddress_StateOrProvinceCode: MN
          CommercialStructure_PhysicalAddress_PostalCode: 55806
          BusinessInformation_TotalPayrollAmount: 2,150,000
          BusinessInformation_AnnualGrossReceiptsAmount: 9,400,000
          BusinessInformation_EmployeeCount: 44
          UnderlyingPolicy_Automobile_InsurerFullName: Silver Run Insurance Company
          UnderlyingPolicy_Automobile_PolicyNumberIdentifier: SRA 41878
          UnderlyingPolicy_Automobile_PolicyEffectiveDate: 11/01/2026
          UnderlyingPolicy_Automobile_PolicyExpirationDate: 11/01/2027
          Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
          UnderlyingPolicy_GeneralLiability_InsurerFullName: Silver Run Insurance Company
          UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier: SRG 41877
          UnderlyingPolicy_GeneralLiability_PolicyEffectiveDate: 11/01/2026
          UnderlyingPolicy_GeneralLiability_PolicyExpirationDate: 11/01/2027
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
          UnderlyingPolicy_EmployersLiability_InsurerFullName: North Shore Comp Mutual
          UnderlyingPolicy_EmployersLiability_PolicyNumberIdentifier: NSC-20931
          UnderlyingPolicy_EmployersLiability_PolicyEffectiveDate: 11/01/2026
          UnderlyingPolicy_EmployersLiability_PolicyExpirationDate: 11/01/2027
          WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount: 500,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount: 500,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount: 500,000
          VehicleFleet_PrivatePassenger_OwnedCount: 3
          VehicleFleet_LightWeightTruck_OwnedCount: 7
          VehicleFleet_HeavyWeightTruck_OwnedCount: 2
          ${QUESTION}AADCode: No
          ${QUESTION}AAECode: No
          ${QUESTION}AAFCode: No
          ${QUESTION}AAHCode: No
          ${QUESTION}AAJCode: No
          ${QUESTION}ABACode: No
          ${QUESTION}ABCCode: No
          ${QUESTION}ABDCode: No
          ${QUESTION}ABJCode: No
          ${QUESTION}ACACode: No`),
        ...yes(`Policy_PolicyType_UmbrellaIndicator ExcessUmbrella_OccurrenceIndicator ExcessUmbrella_FirstDollarDefenceCode
          GeneralLiability_OccurrenceIndicator UnderlyingCoverage_Coverage_AnyAutoIndicator
          ${QUESTION}AAICode LossHistory_NoPriorLossesIndicator`),
      },
      // Whether it is new or a renewal depends on who is asked, and how its operations and its load are put is a matter of style.
      notJudged: [
        ...every(
          'A',
          '',
          `Insurer_FullName Policy_Status_NewIndicator Policy_Status_RenewIndicator BusinessInformation_OperationsDescription
          BusinessInformation_ForeignGrossSalesAmount CommercialStructure_Location_ProducerIdentifier
          CommercialStructure_Location_FullName UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator
          ${QUESTION}KAQCode`,
        ),
        ...every(
          'A',
          'VehicleFleet_',
          `PrivatePassenger_PropertyHauledDescription LightWeightTruck_PropertyHauledDescription
          HeavyWeightTruck_PropertyHauledDescription`,
        ),
      ],
    },
  },
}
