import { addressLine } from '../../../shared/accounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { QUESTION_TYPES, REQUESTED_DOCUMENTS, type RequestType } from '../../../shared/requests.ts'
import { sentence } from '../../../shared/sentence.ts'
import type {
  RequestAddressFragment,
  RequestFactsFragment,
  RequestPartsFragment,
} from '../../graph/generated/graphql.ts'
import { customerOf } from '../../parts/servicing/customer.ts'

export type RequestParts = RequestPartsFragment
/** The value of one field of a request; null if it was not given. */
export type Fact = { name: string; value: string | null }

const fact = (name: string, value: string | null | undefined): Fact => ({ name, value: value || null })

/** An address without the nulls of the wire. */
const addressOf = (address: RequestAddressFragment | undefined) =>
  address &&
  addressLine(Object.fromEntries(Object.entries(address).filter((part): part is [string, string] => !!part[1])))

const FACTS: Record<RequestType, (of: RequestFactsFragment) => Fact[]> = {
  ADD_ADDITIONAL_INSURED: ({ addAdditionalInsured: said }) => [
    fact('Additional insured', said?.name),
    fact('Relationship', said?.relationship),
    fact('Address', addressOf(said?.address)),
  ],
  CANCEL_POLICY: ({ cancelPolicy: said }) => [fact('Reason', said?.reason)],
  CREATE_CERTIFICATE: ({ createCertificate: said }) => [
    fact('Holder', said?.name),
    fact('Address', addressOf(said?.address)),
    fact('Additional insured', said?.additionalInsured ? 'Yes' : 'No'),
    ...(said?.additionalInsured
      ? [
          fact('Relationship', said.additionalInsuredRelationship),
          fact('About it', said.additionalInsuredRelationshipDescription),
        ]
      : []),
  ],
  DOCUMENT_REQUEST: ({ documentRequest: said }) => [fact('Document', said && labelOf(REQUESTED_DOCUMENTS, said.type))],
  ENDORSE_POLICY: () => [],
  OTHER: () => [],
  QUESTION: ({ question: said }) => [
    fact('Question', said?.question),
    fact('About', said && labelOf(QUESTION_TYPES, said.type)),
  ],
  QUOTE_REQUEST: () => [],
}

/** The fields of a request by its type (spec 1 §3). */
export const factsOf = (of: RequestFactsFragment): Fact[] => FACTS[of.type](of)

/** The policy of a request: "General Liability GL-1042, Quillfeather Mutual". */
export const policyOf = ({ businessPolicy: policy }: RequestParts) =>
  policy &&
  [policyTitle({ ...policy, policyNumber: policy.policyNumber ?? null }), policy.carrier?.name]
    .filter(Boolean)
    .join(', ')

const ASKS: Record<RequestType, (of: RequestParts) => (string | null)[]> = {
  ADD_ADDITIONAL_INSURED: ({ addAdditionalInsured: said }) => [
    sentence(
      `Add ${said?.name ?? 'somebody'} as additional insured${said?.relationship ? `, as ${said.relationship}` : ''}`,
    ),
    addressOf(said?.address) ? `Their address: ${addressOf(said?.address)!}` : null,
  ],
  CANCEL_POLICY: (of) => [
    `${customerOf(of)} wants to cancel a policy.`,
    of.cancelPolicy?.reason ? `Reason: ${of.cancelPolicy.reason}` : null,
  ],
  CREATE_CERTIFICATE: (of) => [
    `${customerOf(of)} needs a certificate of liability insurance.`,
    `Certificate holder: ${[of.createCertificate?.name, addressOf(of.createCertificate?.address)].filter(Boolean).join('\n')}`,
    of.createCertificate?.additionalInsured ? additionalInsured(of.createCertificate) : null,
  ],
  DOCUMENT_REQUEST: (of) => [
    `${customerOf(of)} asks for a document: ${labelOf(REQUESTED_DOCUMENTS, of.documentRequest?.type ?? 'OTHER')}.`,
  ],
  ENDORSE_POLICY: (of) => [`${customerOf(of)} wants to change a policy.`],
  OTHER: () => [],
  QUESTION: ({ question: said }) => [said?.question ?? null],
  QUOTE_REQUEST: (of) => [`${customerOf(of)} asks for a quote.`],
}

type Certificate = NonNullable<RequestParts['createCertificate']>

const additionalInsured = (said: Certificate) => {
  const as = said.additionalInsuredRelationship ? `, as ${said.additionalInsuredRelationship}` : ''
  const more = said.additionalInsuredRelationshipDescription
  return [sentence(`Name the holder as additional insured${as}`), more].filter(Boolean).join(' ')
}

/** What a request asks, and those that were merged into it, in plain words for Cara. */
export function askedInWords(of: RequestParts): string {
  const policy = of.businessPolicy ? `Policy: ${policyOf(of)!}` : null
  const also = of.mergedRequests.flatMap((merged) => {
    const said = [
      merged.title,
      ...factsOf(merged).map(({ name, value }) => value && `${name}: ${value}`),
      merged.details,
    ]
    return [`Also asked: ${said.filter(Boolean).join('\n')}`]
  })
  return [...ASKS[of.type](of), of.details, policy, ...also].filter(Boolean).join('\n\n')
}

/** Asks Cara for an answer to the person who asked; a user reads and sends it. */
export function replyInWords(of: RequestParts): string {
  const name = of.clientName ?? customerOf(of)
  const to = of.clientEmail ? `${name} (${of.clientEmail})` : name
  const question = of.question?.question
  return question
    ? `Draft an e-mail to ${to} that answers “${question}”`
    : `${sentence(`Draft an e-mail to ${to}`)}\n\n${askedInWords(of)}`
}
