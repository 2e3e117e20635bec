import type { SubmissionPaper } from '../paper.ts'
import { each, every, yes } from './gold.ts'
import { head, labels, page, rule, say, table } from './layout.ts'

const DECLARATIONS = page([
  head(40, 36, 'CASTLE ROCK SURPLUS AND CASUALTY COMPANY', 12),
  head(40, 54, 'COMMERCIAL UMBRELLA LIABILITY POLICY DECLARATIONS'),
  rule(40, 72, 532, 1.2),
  labels(
    40,
    82,
    150,
    `POLICY NUMBER | CU-5190447-25
     NAMED INSURED | Gable and Thorne Elevator Service Co.
     MAILING ADDRESS | 731 Piston Street, Dayton, OH 45402
     POLICY PERIOD | 10/01/2025 to 10/01/2026
     PRODUCER | Wrightfield Insurance, Dayton, OH`,
  ),
  head(40, 168, 'LIMITS OF INSURANCE', 10),
  labels(
    40,
    186,
    250,
    `Each Occurrence Limit | $ 5,000,000
     Aggregate Limit | $ 5,000,000
     Self-Insured Retention | $ 10,000
     Premium | $ 14,220`,
  ),
])

const SCHEDULE = page([
  head(40, 36, 'SCHEDULE OF UNDERLYING INSURANCE', 12),
  say(40, 54, 'Policy CU-5190447-25          Gable and Thorne Elevator Service Co.'),
  rule(40, 70, 532, 1.2),
  table(
    40,
    84,
    [186, 200, 130],
    `CARRIER, POLICY NUMBER, PERIOD | TYPE OF POLICY AND APPLICABLE LIMITS | AMOUNT
     Great Miami Mutual Insurance Company~Policy No. GL 3340921~10/01/2025 to 10/01/2026 | COMMERCIAL GENERAL LIABILITY (Occurrence)~Each Occurrence~General Aggregate~Products-Completed Operations Aggregate~Personal and Advertising Injury~Damage to Rented Premises~Medical Expense | ~$ 1,000,000~$ 2,000,000~$ 2,000,000~$ 1,000,000~$ 100,000~$ 5,000
     Great Miami Mutual Insurance Company~Policy No. BA 3340922~10/01/2025 to 10/01/2026 | AUTOMOBILE LIABILITY (Any Auto)~Bodily Injury and Property Damage~Combined Single Limit Each Accident | ~~$ 1,000,000
     Buckeye Employers Casualty Company~Policy No. EL 70-4415~11/15/2025 to 11/15/2026 | EMPLOYERS LIABILITY~Bodily Injury by Accident, Each Accident~Bodily Injury by Disease, Each Employee~Bodily Injury by Disease, Policy Limit | ~$ 1,000,000~$ 1,000,000~$ 1,000,000
     Great Miami Mutual Insurance Company~Policy No. EB 3340923~10/01/2025 to 10/01/2026 | EMPLOYEE BENEFITS LIABILITY~Each Employee | ~$ 1,000,000`,
    { ruled: 'all', size: 8.5 },
  ),
])

/** This year's umbrella, of which the underlying policies stand and the limits are not asked for again. */
export const UMBRELLA: SubmissionPaper = {
  name: 'maple-umbrella-declarations',
  pages: [DECLARATIONS, SCHEDULE],
  kind: 'declarations',
  forms: {
    '131': {
      holds: {
        ...each(`
          NamedInsured_FullName: Gable and Thorne Elevator Service Co.
          PriorCoverage_PolicyNumberIdentifier: CU-5190447-25
          UnderlyingPolicy_Automobile_InsurerFullName: Great Miami Mutual Insurance Company
          UnderlyingPolicy_Automobile_PolicyNumberIdentifier: BA 3340922
          UnderlyingPolicy_Automobile_PolicyEffectiveDate: 10/01/2025
          UnderlyingPolicy_Automobile_PolicyExpirationDate: 10/01/2026
          Vehicle_CombinedSingleLimit_EachAccidentAmount: 1,000,000
          UnderlyingPolicy_GeneralLiability_InsurerFullName: Great Miami Mutual Insurance Company
          UnderlyingPolicy_GeneralLiability_PolicyNumberIdentifier: GL 3340921
          UnderlyingPolicy_GeneralLiability_PolicyEffectiveDate: 10/01/2025
          UnderlyingPolicy_GeneralLiability_PolicyExpirationDate: 10/01/2026
          GeneralLiability_EachOccurrence_LimitAmount: 1,000,000
          GeneralLiability_GeneralAggregate_LimitAmount: 2,000,000
          GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount: 2,000,000
          GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount: 1,000,000
          GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount: 100,000
          GeneralLiability_MedicalExpense_EachPersonLimitAmount: 5,000
          UnderlyingPolicy_EmployersLiability_InsurerFullName: Buckeye Employers Casualty Company
          UnderlyingPolicy_EmployersLiability_PolicyNumberIdentifier: EL 70-4415
          UnderlyingPolicy_EmployersLiability_PolicyEffectiveDate: 11/15/2025
          UnderlyingPolicy_EmployersLiability_PolicyExpirationDate: 11/15/2026
          WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount: 1,000,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount: 1,000,000
          WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount: 1,000,000
          UnderlyingPolicy_OtherPolicy_PolicyTypeDescription: Employee Benefits Liability
          UnderlyingPolicy_OtherPolicy_InsurerFullName: Great Miami Mutual Insurance Company
          UnderlyingPolicy_OtherPolicy_PolicyNumberIdentifier: EB 3340923
          UnderlyingPolicy_OtherPolicy_PolicyEffectiveDate: 10/01/2025
          UnderlyingPolicy_OtherPolicy_PolicyExpirationDate: 10/01/2026`),
        ...yes('GeneralLiability_OccurrenceIndicator UnderlyingCoverage_Coverage_AnyAutoIndicator'),
      },
      notJudged: [
        ...every(
          'A',
          '',
          `Producer_FullName Insurer_FullName Policy_PolicyNumberIdentifier Policy_Status_RenewIndicator
          Policy_PolicyType_UmbrellaIndicator UnderlyingPolicy_OtherPolicy_CoverageDescription
          UnderlyingPolicy_OtherPolicy_CombinedSingleLimitAmount UnderlyingCoverage_Coverage_GeneralLiabilityOccurrenceIndicator
          UnderlyingCoverage_Coverage_EmployeeBenefitsLiabilityIndicator
          UnderlyingCoverage_Exposure_EmployeeBenefitsLiabilityIndicator BusinessInformation_OperationsDescription
          CommercialStructure_Location_ProducerIdentifier CommercialStructure_Location_FullName`,
        ),
        ...every('A', 'ExcessUmbrella_Umbrella_', 'EachOccurrenceAmount AggregateAmount DeductibleOrRetentionAmount'),
        ...every('A', 'CommercialStructure_PhysicalAddress_', 'LineOne CityName StateOrProvinceCode PostalCode'),
      ],
    },
  },
}
