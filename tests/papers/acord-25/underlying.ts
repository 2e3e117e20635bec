import { acord126 } from '../../../server/forms/acord/126/index.ts'
import { acord131 } from '../../../server/forms/acord/131/index.ts'
import { FIELDS } from '../../../server/forms/acord-25/fields.ts'
import type { FormProposal, ProposalInput } from '../../../server/forms/types.ts'

/** What the policies of an umbrella's rows are called on a certificate. */
const ROWS: Readonly<Record<string, string>> = {
  GeneralLiability: 'Policy_GeneralLiability_',
  Automobile: 'Policy_AutomobileLiability_',
  EmployersLiability: 'Policy_WorkersCompensationAndEmployersLiability_',
}
const OF_POLICY = /^UnderlyingPolicy_(\w+?)_(?:Policy)?(PolicyNumberIdentifier|EffectiveDate|ExpirationDate)_A$/
const OF_LIMIT = /^(?:GeneralLiability_|Vehicle_|WorkersCompensationEmployersLiability_)/

/** The element of a certificate of liability that says what one of an umbrella application says. */
function onCertificate(name: string): string | null {
  const [, row, part] = OF_POLICY.exec(name) ?? []
  if (row && part && ROWS[row]) return `${ROWS[row]}${part}_A`
  return OF_LIMIT.test(name) ? name : null
}

const ON_CERTIFICATE = new Set(FIELDS.map(({ name }) => name))

/** What an umbrella application tells of the policies under it, and the renewal of liability of what it is of, otherwise than their certificate does. */
export function toldOtherwise(certificate: FormProposal, input: ProposalInput): string[] {
  const certified = new Map(certificate.values.map(({ field, value }) => [field, value]))
  const renewal = { ...input, instructions: `${input.instructions ?? ''}\nFill it for the renewal.` }
  return [acord131.propose(input), acord126.propose(renewal)]
    .flatMap(({ values }) => values)
    .flatMap(({ field, value }) => {
      const twin = onCertificate(field)
      return twin && ON_CERTIFICATE.has(twin) && certified.get(twin) !== value ? [`${field} ${value}`] : []
    })
}
