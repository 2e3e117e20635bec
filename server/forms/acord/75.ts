import type { FactKey } from '../../documents/index.ts'
import { PARTS } from '../acord-25/speaks-of.ts'
import { amount, forms, WRITTEN } from './75-rows.ts'
import { automobile, garage, physicalDamage, VALUATIONS } from './75-vehicles.ts'
import { as25 } from './as-25.ts'
import { describe } from './definition.ts'
import {
  AUTHORIZED,
  CODES,
  type ElementRow,
  fact,
  head,
  INSURED,
  type Is,
  lettered,
  listed,
  PRODUCER,
  STARTS,
  waits,
} from './describe.ts'
import { CAUSES, interestWithLoan, ONE_CAUSE, other } from './property.ts'

const DAY = { maxLength: 10 }
const NOT_TOLD = waits('The binder does not say the time of day beside its date.')
const time = (which: 'effective' | 'expiration', says: string, speaksOf: RegExp): Is => ({
  speaksOf,
  ...fact(`binder.${which}Time`, says),
  ...NOT_TOLD,
})

const [GL, UMBRELLA, WC] = ['GeneralLiability', 'ExcessUmbrella', 'WorkersCompensation'] as const
const TRIGGERS = ['ClaimsMade', 'Occurrence'].map((trigger) => `${GL}_${trigger}Indicator_A`)
const EMPLOYERS = 'WorkersCompensationEmployersLiability_EmployersLiability'
const [PARTIES, LINES] = PARTS as [Record<string, RegExp>, Record<string, RegExp>]

/** A box of a kind of insurance, which records tell by the type of their policy. */
const ofType = (key: FactKey, choice: string): Is => ({ holds: { key, choice, otherwise: 'policy.type' } })

/** What is bound until the policy is issued. */
export const acord75 = describe('75', {
  title: 'Insurance Binder',
  wantedFor: 'Proof of coverage until the policy comes',
  editions: ['2016/03'],
  called: 'the binder',
  lines: 'all',
  ofBound: true,
  parts: [
    { Producer: PARTIES.Producer!, Insured: PARTIES.Insured!, Insurer: PARTIES.Insurers! },
    { ...LINES, Property: /\bproperty (?:coverage|section|declarations)|\bbuilding\b/i },
  ],
  linesOf: {
    ...{ Property: 'property', 'General liability': 'gl', 'Automobile liability': 'auto' },
    ...{ 'Physical damage': 'auto', 'Umbrella and excess': 'umbrella', 'Workers compensation': 'wc' },
  },
  onlyOne: [
    ONE_CAUSE,
    TRIGGERS,
    VALUATIONS,
    ['Morning', 'Afternoon'].map((half) => `Binder_${half}EffectiveTimeIndicator_A`),
    ['Midnight', 'Noon'].map((time) => `Binder_${time}ExpirationTimeIndicator_A`),
    ['Umbrella', 'OtherPolicyType'].map((type) => `Binder_ExcessUmbrella_${type}Indicator_A`),
  ],
  orders: [['Binder_EffectiveDate_A', 'Binder_ExpirationDate_A', 'The binder ends before it begins.']],
  sections: [
    ['Form', head('the binder is issued')],
    ['Producer', [...PRODUCER, ['Producer_FaxNumber_A', 'Fax', 'TEXT', fact('producer.fax')], ...CODES]],
    ['Insured', INSURED],
    ['Insurer', [['Insurer_FullName_A', 'Name', 'TEXT', fact('carrier.name')]]],
    ['Binder', binder()],
    ['What is insured', [['Binder_OperationsDescription_A', 'Operations, vehicles or property', 'MULTILINE', WRITTEN]]],
    ['Property', property()],
    [
      'General liability',
      [
        ...as25(`${GL}_CoverageIndicator`).map(
          ([name, label, type, is]): ElementRow => [
            name,
            label,
            type,
            { ...is, ...ofType('gl.coverageForm', 'general liability') },
          ],
        ),
        ...as25(`${GL}_ClaimsMadeIndicator`, `${GL}_OccurrenceIndicator`),
        ...lettered('ABC', (letter): ElementRow[] => {
          const description = `${GL}_OtherCoverageDescription_${letter}`
          return [
            [`${GL}_OtherCoverageIndicator_${letter}`, 'Other coverage', 'TICK', { describedBy: description }],
            [description, 'Other coverage, description', 'TEXT'],
          ]
        }),
        forms(GL),
        [
          `${GL}_ClaimsMade_ProposedRetroactiveDate_A`,
          'Retroactive date',
          'DATE',
          { ...DAY, speaksOf: /\bretro/i, ...fact('gl.retroactiveDate') },
        ],
        ...as25(
          ...['EachOccurrence_LimitAmount', 'FireDamageRentedPremises_EachOccurrenceLimitAmount'].map(
            (one) => `${GL}_${one}`,
          ),
          ...['MedicalExpense_EachPersonLimitAmount', 'PersonalAndAdvertisingInjury_LimitAmount'].map(
            (one) => `${GL}_${one}`,
          ),
          ...['GeneralAggregate_LimitAmount', 'ProductsAndCompletedOperations_AggregateLimitAmount'].map(
            (one) => `${GL}_${one}`,
          ),
        ),
      ],
    ],
    ['Automobile liability', automobile()],
    ['Physical damage', physicalDamage()],
    ['Garage liability', garage()],
    [
      'Umbrella and excess',
      [
        [
          'Binder_ExcessUmbrella_UmbrellaIndicator_A',
          'Umbrella',
          'TICK',
          { speaksOf: /umbrella/i, ...ofType('umbrella.type', 'umbrella') },
        ],
        [
          'Binder_ExcessUmbrella_OtherPolicyTypeIndicator_A',
          'Other than umbrella',
          'TICK',
          { speaksOf: /excess/i, ...ofType('umbrella.type', 'excess') },
        ],
        forms(UMBRELLA),
        [`${UMBRELLA}_CurrentRetroactiveDate_A`, 'Retroactive date', 'DATE', { ...DAY, speaksOf: /\bretro/i }],
        ...as25(
          ...['EachOccurrence', 'Aggregate', 'DeductibleOrRetention'].map((one) => `${UMBRELLA}_Umbrella_${one}Amount`),
        ),
      ],
    ],
    [
      'Workers compensation',
      [
        forms(WC),
        ...as25('WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator'),
        ...as25('WorkersCompensationEmployersLiability_OtherCoverageDescription'),
        ...as25(`${EMPLOYERS}_EachAccidentLimitAmount`, `${EMPLOYERS}_DiseaseEachEmployeeLimitAmount`),
        ...as25(`${EMPLOYERS}_DiseasePolicyLimitAmount`),
      ],
    ],
    [
      'Conditions',
      [
        [
          'Binder_SpecialConditionsDescription_A',
          'Special conditions and other coverages',
          'MULTILINE',
          {
            ...fact('binder.conditions'),
            ...waits('I find no section of special conditions of what is bound. Copy what is agreed, word for word.'),
          },
        ],
      ],
    ],
    [
      'Premium',
      [
        amount('Policy_Payment_FeeAmount', 'Fees', /\bfees?\b/i),
        amount('Policy_Payment_TaxAmount', 'Taxes', /\btax(?:es)?\b/i),
        amount(
          'Policy_Payment_EstimatedTotalAmount',
          'Estimated total premium',
          /\btotal\b/i,
          waits('A premium may be without the fees and taxes. Fill in what the insurer tells as the total.'),
        ),
      ],
    ],
    ['Additional interest', interestWithLoan('AdditionalInterest_AccountNumberIdentifier_A')],
    ['Signature', AUTHORIZED],
  ],
})

/** Its number and its own days, which are not those of the policy. */
function binder(): ElementRow[] {
  const bound = new RegExp(`${STARTS.source}|\\bbound\\b`, 'i')
  return [
    ['Binder_BinderIdentifier_A', 'Binder number', 'TEXT', fact('binder.number')],
    [
      'Binder_EffectiveDate_A',
      'Effective date',
      'DATE',
      { ...DAY, said: true, speaksOf: bound, holds: { key: 'binder.effective', otherwise: 'policy.effective' } },
    ],
    ['Binder_EffectiveTime_A', 'Time', 'TEXT', { ...fact('binder.effectiveTime'), ...NOT_TOLD }],
    ['Binder_MorningEffectiveTimeIndicator_A', 'AM', 'TICK', time('effective', 'AM', /\ba\.?m\b/i)],
    ['Binder_AfternoonEffectiveTimeIndicator_A', 'PM', 'TICK', time('effective', 'PM', /\bp\.?m\b|\bnoon\b/i)],
    [
      'Binder_ExpirationDate_A',
      'Expiration date',
      'DATE',
      {
        ...DAY,
        speaksOf: /\bbinder\b/i,
        isStrict: true,
        ...fact('binder.expiration'),
        ...waits('The day on which the binder itself ends is not told, and that of the policy is another.'),
      },
    ],
    ['Binder_MidnightExpirationTimeIndicator_A', '12:01 AM', 'TICK', time('expiration', '12:01 AM', /\b12:01\b/)],
    ['Binder_NoonExpirationTimeIndicator_A', 'Noon', 'TICK', time('expiration', '12:00 PM', /\bnoon\b|\b12:00 ?p/i)],
    ['Binder_ExtensionIndicator_A', 'Extends an expiring policy', 'TICK', { speaksOf: /\bexten[ds]/i, ...WRITTEN }],
    ['Binder_ExpiringPolicyNumberIdentifier_A', 'Expiring policy', 'TEXT', WRITTEN],
  ]
}

/** Causes of loss, and four rows of what is insured. */
function property(): ElementRow[] {
  return [
    ...CAUSES,
    ...lettered('AB', (letter) =>
      other(
        `Policy_PolicyType_OtherIndicator_${letter}`,
        `Policy_PolicyType_OtherDescription_${letter}`,
        'Other cause of loss',
      ),
    ),
    ...lettered('ABCD', (letter, at): ElementRow[] => {
      const description = `CommercialProperty_Premises_SubjectOfInsuranceCode_${letter}`
      const beside = { describedBy: description }
      return [
        [description, `Coverage ${at + 1}`, 'TEXT', listed('coverage', at, 'name')],
        [`Binder_Property_CoverageFormsDescription_${letter}`, 'Coverage and forms', 'TEXT', WRITTEN],
        [
          `CommercialProperty_Premises_DeductibleAmount_${letter}`,
          'Deductible',
          'AMOUNT',
          listed('coverage', at, 'deductible', { ...beside, ofAll: 'property.deductible' }),
        ],
        [
          `CommercialProperty_Premises_CoinsurancePercent_${letter}`,
          'Coinsurance',
          'TEXT',
          listed('coverage', at, 'coinsurance'),
        ],
        [
          `CommercialProperty_Premises_LimitAmount_${letter}`,
          'Amount',
          'AMOUNT',
          listed('coverage', at, 'limit', beside),
        ],
      ]
    }),
  ]
}
