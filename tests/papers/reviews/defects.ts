import { ROW_FIELDS } from '../../../server/forms/acord-25/elements.ts'
import type { PlantedLine } from './accounts.ts'
import { REMARKS } from './certificate-values.ts'
import type { Case, Expected } from './certificates.ts'

/** Something wrong that is planted into a sound case, and what must be told of it. */
type Defect = { name: string; plant: (made: Case) => Expected[] }

const one = (key: RegExp, ...verdicts: Expected['verdicts'][number][]): Expected[] => [{ key, verdicts }]

/** The certificate by itself: what is changed in it is not held against anything. */
function alone(made: Case) {
  made.asked = null
  made.policies = []
}

function term(made: Case, line: PlantedLine, effective: string, expiration: string) {
  made.account.policies[line] = { ...made.account.policies[line], effective, expiration }
  made.values[ROW_FIELDS[line].effective] = effective
  made.values[ROW_FIELDS[line].expiration] = expiration
}

function withoutForms(made: Case, begins: string) {
  const { gl } = made.account.policies
  gl.forms = gl.forms.filter((form) => !form.startsWith(begins))
  made.asked = null
  made.policies = ['gl']
}

const GL = 'GeneralLiability'
const WC = 'WorkersCompensationEmployersLiability'
const isSaid = (made: Case, instead: string) => {
  made.values[REMARKS] = instead
}

export const DEFECTS: Defect[] = [
  {
    name: 'expired',
    plant: (made) => {
      term(made, 'gl', '04/01/2025', '04/01/2026')
      return one(/term\|gl/, 'SHORT')
    },
  },
  {
    name: 'ends today',
    plant: (made) => {
      term(made, 'wc', '05/14/2025', '05/14/2026')
      return one(/term\|wc/, 'SHORT')
    },
  },
  {
    name: 'not begun',
    plant: (made) => {
      term(made, 'auto', '07/01/2026', '07/01/2027')
      return one(/term\|auto/, 'SHORT')
    },
  },
  {
    name: 'inverted dates',
    plant: (made) => {
      alone(made)
      term(made, 'umbrella', '06/01/2026', '01/01/2026')
      return one(/dates\|/, 'CONTRADICTS')
    },
  },
  {
    name: 'occurrence below the contract',
    plant: (made) => {
      made.asked = { occurrence: 2_000_000, auto: 1_000_000 }
      return one(/asked\|limit\|gl\|gl.eachOccurrence/, 'SHORT')
    },
  },
  {
    name: 'umbrella below the contract',
    plant: (made) => {
      made.asked = { occurrence: 1_000_000, umbrella: 10_000_000, waiver: true }
      return one(/asked\|limit\|umbrella/, 'SHORT')
    },
  },
  {
    name: 'employers liability below the contract',
    plant: (made) => {
      made.asked = { occurrence: 1_000_000, accident: 2_000_000 }
      return one(/asked\|limit\|wc/, 'SHORT')
    },
  },
  {
    name: 'occurrence above the aggregate',
    plant: (made) => {
      alone(made)
      made.values[`${GL}_EachOccurrence_LimitAmount_A`] = '3,000,000'
      return one(/amounts\|GeneralLiability_EachOccurrence/, 'CONTRADICTS')
    },
  },
  {
    name: 'umbrella occurrence above its aggregate',
    plant: (made) => {
      alone(made)
      made.values.ExcessUmbrella_Umbrella_EachOccurrenceAmount_A = '6,000,000'
      return one(/amounts\|ExcessUmbrella/, 'CONTRADICTS')
    },
  },
  {
    name: 'both triggers ticked',
    plant: ({ values }) => {
      values[`${GL}_ClaimsMadeIndicator_A`] = 'true'
      return one(/ticks\|GeneralLiability/, 'CONTRADICTS', 'UNSURE')
    },
  },
  {
    name: 'no additional insured',
    plant: (made) => {
      made.asked = { occurrence: 1_000_000, additionalInsured: true }
      delete made.values[ROW_FIELDS.gl.additionalInsured!]
      isSaid(made, 'All operations of the insured in Sampleton.')
      return one(/asked\|additional insured/, 'MISSING', ...(made.way === 'scan' ? (['UNSURE'] as const) : []))
    },
  },
  {
    name: 'no waiver',
    plant: (made) => {
      made.asked = { occurrence: 1_000_000, waiver: true }
      made.values[ROW_FIELDS.gl.waiver] = 'N'
      isSaid(made, 'Re: Building 4.')
      return one(/asked\|waiver/, 'MISSING', ...(made.way === 'scan' ? (['UNSURE'] as const) : []))
    },
  },
  {
    name: 'no primary wording',
    plant: (made) => {
      made.asked = { occurrence: 1_000_000, primary: true }
      isSaid(made, 'Job 2217, tenant improvements on the third floor.')
      return one(/asked\|primary/, 'MISSING', ...(made.way === 'scan' ? (['UNSURE'] as const) : []))
    },
  },
  {
    name: 'additional insured without an endorsement',
    plant: (made) => {
      withoutForms(made, 'CG 20 10')
      return one(/granted\|gl\|additional insured/, 'MISSING')
    },
  },
  {
    name: 'waiver without an endorsement',
    plant: (made) => {
      withoutForms(made, 'CG 24 04')
      return one(/granted\|gl\|waiver/, 'MISSING')
    },
  },
  {
    name: 'primary wording without an endorsement',
    plant: (made) => {
      withoutForms(made, 'CG 20 01')
      return one(/granted\|\|primary/, 'MISSING')
    },
  },
  {
    name: 'another holder',
    plant: (made) => {
      made.asked = { occurrence: 1_000_000 }
      made.values.CertificateHolder_FullName_A = 'Wrenfield Storage Partners LLC'
      return one(/holder$/, 'CONTRADICTS', 'UNSURE')
    },
  },
  {
    name: 'another insured',
    plant: (made) => {
      made.asked = null
      made.policies = ['gl', 'auto']
      made.values.NamedInsured_FullName_A = 'Wrenfield Storage Partners LLC'
      return one(/policy\|insured/, 'CONTRADICTS')
    },
  },
  {
    name: 'a letter without an insurer',
    plant: ({ values }) => {
      values[ROW_FIELDS.wc.letter] = 'F'
      // The insurer of this row is then one that no row uses, where it has no other.
      return one(/letter\|WorkersCompensation|insurer\|/, 'CONTRADICTS', 'UNSURE')
    },
  },
  {
    name: 'an insurer that no row uses',
    plant: ({ values }) => {
      values.Insurer_FullName_E = 'Osprey Reach Insurance Company'
      return one(/insurer\|Insurer_FullName_E/, 'CONTRADICTS', 'UNSURE')
    },
  },
  {
    name: 'another policy number',
    plant: (made) => {
      made.policies = ['gl', 'auto']
      made.values[ROW_FIELDS.auto.number] = 'BAP-70-993412'
      return one(/policy\|auto\|policy.number/, 'CONTRADICTS')
    },
  },
  {
    name: 'another expiration',
    plant: (made) => {
      made.policies = ['gl', 'umbrella']
      made.values[ROW_FIELDS.umbrella.expiration] = '12/31/2027'
      return one(/policy\|umbrella\|policy.expiration/, 'CONTRADICTS')
    },
  },
  {
    name: 'a limit above the policy',
    plant: (made) => {
      made.asked = null
      made.policies = ['gl']
      made.values[`${GL}_EachOccurrence_LimitAmount_A`] = '2,000,000'
      return one(/policy\|gl\|gl.eachOccurrence/, 'CONTRADICTS')
    },
  },
  {
    name: 'another carrier',
    plant: (made) => {
      made.policies = ['wc']
      made.account.policies.wc.carrier = 'Osprey Reach Insurance Company'
      return one(/policy\|wc\|carrier/, 'CONTRADICTS')
    },
  },
  {
    name: 'a policy that was canceled',
    plant: (made) => {
      made.notice = { line: 'auto', date: '04/20/2026' }
      return one(/canceled\|auto/, 'CONTRADICTS')
    },
  },
  {
    name: 'a blank row that the contract asks for',
    plant: (made) => {
      made.asked = { occurrence: 1_000_000, umbrella: 5_000_000 }
      made.policies = []
      const gone = /^(?:ExcessUmbrella_|Policy_ExcessLiability|Policy_PolicyType)/
      for (const name of Object.keys(made.values)) if (gone.test(name)) delete made.values[name]
      const letter = 'ABCDEF'[
        [...new Set(Object.values(made.account.policies).map(({ carrier }) => carrier))].indexOf(
          made.account.policies.umbrella.carrier,
        )
      ]!
      const isUsed = Object.entries(made.values).some(
        ([name, value]) => /InsurerLetterCode/.test(name) && value === letter,
      )
      if (!isUsed) {
        delete made.values[`Insurer_FullName_${letter}`]
        delete made.values[`Insurer_NAICCode_${letter}`]
      }
      return one(/asked\|limit\|umbrella/, 'MISSING', ...(made.way === 'scan' ? (['UNSURE'] as const) : []))
    },
  },
  {
    name: 'an old edition',
    plant: (made) => {
      made.edition = '2010/05'
      return one(/edition$/, 'DIFFERS')
    },
  },
  {
    name: 'a description above the policy',
    plant: (made) => {
      made.asked = null
      made.policies = ['gl', 'umbrella']
      isSaid(made, 'Umbrella limit of $10,000,000 applies to all operations.')
      return one(/described\|/, 'CONTRADICTS')
    },
  },
  {
    name: 'a row without its number',
    plant: (made) => {
      alone(made)
      delete made.values[ROW_FIELDS.auto.number]
      return one(/row\|Policy_Automobile/, 'MISSING', 'UNSURE')
    },
  },
  {
    name: 'a statute ticked with other',
    plant: ({ values }) => {
      values[`${WC}_OtherCoverageIndicator_A`] = 'true'
      return one(/ticks\|Workers/, 'CONTRADICTS', 'UNSURE')
    },
  },
  {
    name: 'a record that has another limit',
    plant: (made) => {
      alone(made)
      made.records = [recordOf(made, { 'limits.glPerOccurrenceLimit': '$500,000' })]
      return one(/policy\|gl\|gl.eachOccurrence/, 'CONTRADICTS')
    },
  },
  {
    name: 'a record that is canceled',
    plant: (made) => {
      alone(made)
      const record = recordOf(made, { 'cancellation.effectiveAt': '04/15/2026' })
      made.records = [{ ...record, isCurrent: false }]
      return one(/canceled\|gl/, 'CONTRADICTS')
    },
  },
]

/** The general liability policy as the agency has it on file, but for these values. */
function recordOf({ account }: Case, changed: Record<string, string>): Case['records'][number] {
  const { carrier, number, effective, expiration } = account.policies.gl
  const values = { type: 'General Liability', policyNumber: number, carrier, inforceAt: effective, expiresAt: expiration, 'limits.glAggregateLimit': '$2,000,000', ...changed } // biome-ignore format: a list
  return {
    ...{ id: 'policy-1', type: 'POLICY', name: 'General Liability', isCurrent: true },
    values: Object.entries(values).map(([path, value]) => ({ path, label: path, value })),
  }
}
