import {
  type ElementRow,
  fact,
  HOLDER,
  head,
  INSURED,
  type Is,
  insurers,
  PRODUCER_WITH_CONTACT,
  SIGNATURE,
} from '../acord/describe.ts'
import { partiesIn } from '../proposing/draft.ts'
import type { FormField } from '../types.ts'
import { heldBy } from './elements.ts'
import { speechOf } from './speaks-of.ts'

const DAY: Is = { maxLength: 10 }
const LETTER: Is = { maxLength: 1 }

/** Our own words for the 129 elements, by the section of the form they stand in. */
const SECTIONS: [section: string, rows: ElementRow[]][] = [
  [
    'Certificate',
    [
      ...head('the certificate is issued'),
      ['CertificateOfInsurance_CertificateNumberIdentifier_A', 'Certificate number', 'TEXT'],
      ['CertificateOfInsurance_RevisionNumberIdentifier_A', 'Revision number', 'TEXT'],
    ],
  ],
  ['Producer', PRODUCER_WITH_CONTACT],
  ['Insured', INSURED],
  ['Insurers', insurers((part) => fact(part === 'name' ? 'carrier.name' : 'carrier.naic'))],
  [
    'General liability',
    [
      ['GeneralLiability_InsurerLetterCode_A', 'Insurer letter', 'CODE'],
      ['GeneralLiability_CoverageIndicator_A', 'Commercial general liability', 'TICK'],
      ['GeneralLiability_ClaimsMadeIndicator_A', 'Claims-made', 'TICK'],
      ['GeneralLiability_OccurrenceIndicator_A', 'Occurrence', 'TICK'],
      ['GeneralLiability_OtherCoverageIndicator_A', 'Other coverage A', 'TICK'],
      ['GeneralLiability_OtherCoverageDescription_A', 'Other coverage, description A', 'TEXT'],
      ['GeneralLiability_OtherCoverageIndicator_B', 'Other coverage B', 'TICK'],
      ['GeneralLiability_OtherCoverageDescription_B', 'Other coverage, description B', 'TEXT'],
      ['GeneralLiability_GeneralAggregate_LimitAppliesPerPolicyIndicator_A', 'Aggregate applies per policy', 'TICK'],
      ['GeneralLiability_GeneralAggregate_LimitAppliesPerProjectIndicator_A', 'Aggregate applies per project', 'TICK'],
      [
        'GeneralLiability_GeneralAggregate_LimitAppliesPerLocationIndicator_A',
        'Aggregate applies per location',
        'TICK',
      ],
      ['GeneralLiability_GeneralAggregate_LimitAppliesToOtherIndicator_A', 'Aggregate applies to other', 'TICK'],
      ['GeneralLiability_GeneralAggregate_LimitAppliesToCode_A', 'Aggregate applies to', 'CODE'],
      ['CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A', 'Additional insured', 'CODE', LETTER],
      ['Policy_GeneralLiability_SubrogationWaivedCode_A', 'Subrogation waived', 'CODE', LETTER],
      ['Policy_GeneralLiability_PolicyNumberIdentifier_A', 'Policy number', 'TEXT'],
      ['Policy_GeneralLiability_EffectiveDate_A', 'Effective date', 'DATE', DAY],
      ['Policy_GeneralLiability_ExpirationDate_A', 'Expiration date', 'DATE', DAY],
      ['GeneralLiability_EachOccurrence_LimitAmount_A', 'Each occurrence', 'AMOUNT'],
      ['GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A', 'Damage to rented premises', 'AMOUNT'],
      ['GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', 'Medical expense, any one person', 'AMOUNT'],
      ['GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A', 'Personal and advertising injury', 'AMOUNT'],
      ['GeneralLiability_GeneralAggregate_LimitAmount_A', 'General aggregate', 'AMOUNT'],
      [
        'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
        'Products and completed operations aggregate',
        'AMOUNT',
      ],
      ['GeneralLiability_OtherCoverageLimitDescription_A', 'Other limit, description', 'TEXT'],
      ['GeneralLiability_OtherCoverageLimitAmount_A', 'Other limit', 'AMOUNT'],
    ],
  ],
  [
    'Automobile liability',
    [
      ['Vehicle_InsurerLetterCode_A', 'Insurer letter', 'CODE'],
      ['Vehicle_AnyAutoIndicator_A', 'Any auto', 'TICK'],
      ['Vehicle_AllOwnedAutosIndicator_A', 'Owned autos only', 'TICK'],
      ['Vehicle_HiredAutosIndicator_A', 'Hired autos only', 'TICK'],
      ['Vehicle_OtherCoveredAutoIndicator_A', 'Other covered auto A', 'TICK'],
      ['Vehicle_OtherCoveredAutoDescription_A', 'Other covered auto, description A', 'TEXT'],
      ['Vehicle_ScheduledAutosIndicator_A', 'Scheduled autos', 'TICK'],
      ['Vehicle_NonOwnedAutosIndicator_A', 'Non-owned autos only', 'TICK'],
      ['Vehicle_OtherCoveredAutoIndicator_B', 'Other covered auto B', 'TICK'],
      ['Vehicle_OtherCoveredAutoDescription_B', 'Other covered auto, description B', 'TEXT'],
      ['CertificateOfInsurance_AutomobileLiability_AdditionalInsuredCode_A', 'Additional insured', 'CODE', LETTER],
      ['Policy_AutomobileLiability_SubrogationWaivedCode_A', 'Subrogation waived', 'CODE', LETTER],
      ['Policy_AutomobileLiability_PolicyNumberIdentifier_A', 'Policy number', 'TEXT'],
      ['Policy_AutomobileLiability_EffectiveDate_A', 'Effective date', 'DATE', DAY],
      ['Policy_AutomobileLiability_ExpirationDate_A', 'Expiration date', 'DATE', DAY],
      ['Vehicle_CombinedSingleLimit_EachAccidentAmount_A', 'Combined single limit', 'AMOUNT'],
      ['Vehicle_BodilyInjury_PerPersonLimitAmount_A', 'Bodily injury per person', 'AMOUNT'],
      ['Vehicle_BodilyInjury_PerAccidentLimitAmount_A', 'Bodily injury per accident', 'AMOUNT'],
      ['Vehicle_PropertyDamage_PerAccidentLimitAmount_A', 'Property damage per accident', 'AMOUNT'],
      ['Vehicle_OtherCoverage_CoverageDescription_A', 'Other limit, description', 'TEXT'],
      ['Vehicle_OtherCoverage_LimitAmount_A', 'Other limit', 'AMOUNT'],
    ],
  ],
  [
    'Umbrella and excess',
    [
      ['ExcessUmbrella_InsurerLetterCode_A', 'Insurer letter', 'CODE'],
      ['Policy_PolicyType_UmbrellaIndicator_A', 'Umbrella', 'TICK'],
      ['Policy_PolicyType_ExcessIndicator_A', 'Excess', 'TICK'],
      ['ExcessUmbrella_OccurrenceIndicator_A', 'Occurrence', 'TICK'],
      ['ExcessUmbrella_ClaimsMadeIndicator_A', 'Claims-made', 'TICK'],
      ['ExcessUmbrella_DeductibleIndicator_A', 'Deductible', 'TICK'],
      ['ExcessUmbrella_RetentionIndicator_A', 'Retention', 'TICK'],
      ['ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A', 'Deductible or retention amount', 'AMOUNT'],
      ['CertificateOfInsurance_ExcessLiability_AdditionalInsuredCode_A', 'Additional insured', 'CODE', LETTER],
      ['Policy_ExcessLiability_SubrogationWaivedCode_A', 'Subrogation waived', 'CODE', LETTER],
      ['Policy_ExcessLiability_PolicyNumberIdentifier_A', 'Policy number', 'TEXT'],
      ['Policy_ExcessLiability_EffectiveDate_A', 'Effective date', 'DATE', DAY],
      ['Policy_ExcessLiability_ExpirationDate_A', 'Expiration date', 'DATE', DAY],
      ['ExcessUmbrella_Umbrella_EachOccurrenceAmount_A', 'Each occurrence', 'AMOUNT'],
      ['ExcessUmbrella_Umbrella_AggregateAmount_A', 'Aggregate', 'AMOUNT'],
      ['ExcessUmbrella_OtherCoverageDescription_A', 'Other limit, description', 'TEXT'],
      ['ExcessUmbrella_OtherCoverageLimitAmount_A', 'Other limit', 'AMOUNT'],
    ],
  ],
  [
    'Workers compensation',
    [
      ['WorkersCompensationEmployersLiability_InsurerLetterCode_A', 'Insurer letter', 'CODE'],
      [
        'WorkersCompensationEmployersLiability_AnyPersonsExcludedIndicator_A',
        'Owners or officers excluded',
        'CODE',
        LETTER,
      ],
      ['Policy_WorkersCompensation_SubrogationWaivedCode_A', 'Subrogation waived', 'CODE', LETTER],
      ['Policy_WorkersCompensationAndEmployersLiability_PolicyNumberIdentifier_A', 'Policy number', 'TEXT'],
      ['Policy_WorkersCompensationAndEmployersLiability_EffectiveDate_A', 'Effective date', 'DATE', DAY],
      ['Policy_WorkersCompensationAndEmployersLiability_ExpirationDate_A', 'Expiration date', 'DATE', DAY],
      ['WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A', 'Per statute', 'TICK'],
      ['WorkersCompensationEmployersLiability_OtherCoverageIndicator_A', 'Other than statute', 'TICK'],
      ['WorkersCompensationEmployersLiability_OtherCoverageDescription_A', 'Other than statute, description', 'TEXT'],
      [
        'WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A',
        'Employers liability, each accident',
        'AMOUNT',
      ],
      [
        'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A',
        'Employers liability, disease, each employee',
        'AMOUNT',
      ],
      [
        'WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A',
        'Employers liability, disease, policy limit',
        'AMOUNT',
      ],
    ],
  ],
  [
    'Other policy',
    [
      ['OtherPolicy_InsurerLetterCode_A', 'Insurer letter', 'CODE'],
      ['OtherPolicy_OtherPolicyDescription_A', 'Type of insurance', 'MULTILINE'],
      ['CertificateOfInsurance_OtherPolicy_AdditionalInsuredCode_A', 'Additional insured', 'CODE', LETTER],
      ['OtherPolicy_SubrogationWaivedCode_A', 'Subrogation waived', 'CODE', LETTER],
      ['OtherPolicy_PolicyNumberIdentifier_A', 'Policy number', 'TEXT'],
      ['OtherPolicy_PolicyEffectiveDate_A', 'Effective date', 'DATE', DAY],
      ['OtherPolicy_PolicyExpirationDate_A', 'Expiration date', 'DATE', DAY],
      ['OtherPolicy_CoverageCode_A', 'Coverage A', 'MULTILINE'],
      ['OtherPolicy_CoverageLimitAmount_A', 'Limit A', 'MULTILINE'],
      ['OtherPolicy_CoverageCode_B', 'Coverage B', 'MULTILINE'],
      ['OtherPolicy_CoverageLimitAmount_B', 'Limit B', 'MULTILINE'],
      ['OtherPolicy_CoverageCode_C', 'Coverage C', 'MULTILINE'],
      ['OtherPolicy_CoverageLimitAmount_C', 'Limit C', 'MULTILINE'],
    ],
  ],
  [
    'Description',
    [['CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A', 'Operations, locations and vehicles', 'MULTILINE']],
  ],
  ['Certificate holder', HOLDER],
  [
    'Signature',
    [['Producer_AuthorizedRepresentative_Signature_A', 'Authorized representative', 'MULTILINE', SIGNATURE]],
  ],
]

/** The elements of ACORD 25, editions 2016/03 and 2025/12, in the order of the page. */
export const FIELDS: FormField[] = SECTIONS.flatMap(([section, rows]) =>
  rows.map(([name, label, type, is]) => ({ name, label, section, type, ...is, ...speechOf(name), ...heldBy(name) })),
)

/** Names and addresses: which fact goes into which element. */
export const PARTY_FIELDS = partiesIn(FIELDS)
