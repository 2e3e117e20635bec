import { ROW_FIELDS } from '../../../server/forms/acord-25/elements.ts'
import { PARTY_FIELDS } from '../../../server/forms/acord-25/fields.ts'
import { type Account, type Party, PLANTED_LINES } from './accounts.ts'

export const REMARKS = 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A'

const DESCRIPTION =
  'Certificate holder is additional insured as respects general liability where required by written contract. Coverage is primary and noncontributory. Waiver of subrogation applies.'

/** The elements of a sound certificate of an account: what its policies have, and nothing else. */
export function soundValues(account: Account): Record<string, string> {
  const values: Record<string, string> = {
    Form_CompletionDate_A: '05/12/2026',
    [REMARKS]: DESCRIPTION,
    GeneralLiability_CoverageIndicator_A: 'true',
    GeneralLiability_OccurrenceIndicator_A: 'true',
    GeneralLiability_GeneralAggregate_LimitAppliesPerPolicyIndicator_A: 'true',
    Vehicle_AnyAutoIndicator_A: 'true',
    Policy_PolicyType_UmbrellaIndicator_A: 'true',
    ExcessUmbrella_OccurrenceIndicator_A: 'true',
    WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A: 'true',
    [ROW_FIELDS.gl.additionalInsured!]: 'Y',
    [ROW_FIELDS.gl.waiver]: 'Y',
  }
  for (const who of ['insured', 'producer', 'holder'] as const)
    for (const [key, element] of PARTY_FIELDS[who]) {
      const value = account[who][key.split('.')[1] as keyof Party]
      if (value) values[element] = value
    }
  const carriers = [...new Set(PLANTED_LINES.map((line) => account.policies[line].carrier))]
  for (const line of PLANTED_LINES) {
    const { carrier, naic, number, effective, expiration, limits } = account.policies[line]
    const letter = 'ABCDEF'[carriers.indexOf(carrier)]!
    const fields = ROW_FIELDS[line]
    values[`Insurer_FullName_${letter}`] = carrier
    values[`Insurer_NAICCode_${letter}`] ??= naic
    values[fields.letter] = letter
    values[fields.number] = number
    values[fields.effective] = effective
    values[fields.expiration] = expiration
    for (const [key, element] of fields.amounts) if (limits[key]) values[element] = limits[key].toLocaleString('en-US')
  }
  return values
}
