import { addressLine, isWhole, type MailingAddress } from '../../../shared/accounts.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { sentence } from '../../../shared/sentence.ts'
import { type FactKey, isOneName } from '../../documents/index.ts'
import type { CertificateRequest, CertifiedSource } from '../../forms/acord-25/certified.ts'
import { isSameName } from '../../forms/acord-25/claims.ts'
import { AppError } from '../../lib/app-error.ts'
import { addressOf } from '../../lib/envelope.ts'
import type { Account } from '../accounts/types.ts'
import type { Policy } from '../policies/types.ts'
import { ownFacts, placeOf, type ReadFile } from './own-papers.ts'
import { editLinks } from './rules.ts'

type Of = CertificateRequest['insured'] & { source: { name: Extract<CertifiedSource, { kind: 'policy' }> } }

/** The insured of a policy: from its record, else from the newest of its own files that states one; null if neither does. */
export function insuredOf(policy: Policy, files: readonly ReadFile[]): Of | null {
  return insuredOnRecord(policy) ?? insuredOnFile(policy, files)
}

function insuredOnRecord(policy: Policy): Of | null {
  const { name, address } = policy.details.insured ?? {}
  if (!name) return null
  const from = (path: string) => ({ kind: 'policy', policyId: policy.id, path }) as const
  const source = { name: from('details.insured.name'), address: from('details.insured.address') }
  return { name, mailingAddress: addressOf(address ?? '') ?? {}, source }
}

const ADDRESS_FACTS: Record<keyof MailingAddress, FactKey> = {
  line1: 'insured.line1',
  line2: 'insured.line2',
  city: 'insured.city',
  zone: 'insured.state',
  postalCode: 'insured.zip',
}

function insuredOnFile(policy: Policy, files: readonly ReadFile[]): Of | null {
  for (const file of files) {
    const own = ownFacts(policy, file.facts)
    const fact = (key: FactKey) => own.find((one) => one.key === key)
    const named = fact('insured.name')
    if (!named) continue
    const parts = Object.entries(ADDRESS_FACTS).flatMap(([part, key]) => {
      const value = fact(key)?.value
      return value ? [[part, value]] : []
    })
    const source = { kind: 'policy', policyId: policy.id, path: 'insured', file: placeOf(file, named) } as const
    return { name: named.value, mailingAddress: Object.fromEntries(parts), source: { name: source, address: source } }
  }
  return null
}

const isAccount = ({ name, dba }: Account, insured: string) =>
  [name, dba].some((own) => own && isSameName(own, insured))

/**
 * The insured of a certificate: the one its policies name, or the account if none names one or all name the account. Throws INVALID at the
 * policies when they insure different ones: a certificate names one.
 */
export function certifiedInsured(
  account: Account,
  policies: readonly { policy: Policy; insured: Of | null }[],
): CertificateRequest['insured'] {
  const other = policies.find(({ insured }) => insured && !isAccount(account, insured.name))
  if (!other)
    return {
      name: account.name,
      mailingAddress: account.mailingAddress,
      source: { name: { kind: 'account', path: 'name' }, address: { kind: 'account', path: 'mailingAddress' } },
    }
  const { name } = other.insured!
  const against = policies.find(({ insured }) => !isOneName(insured?.name ?? account.name, name))
  if (!against) return other.insured!
  const [one, two] = [policyTitle(other.policy), policyTitle(against.policy)]
  const said = against.insured
    ? `insures “${against.insured.name}”`
    : `does not name an insured, so it is the account “${account.name}”`
  const message = `${sentence(`${one} insures “${name}”, and ${two} ${said}`)} Issue a certificate for each, or correct the named insured of one.`
  throw new AppError('INVALID', message, [
    { path: ['policyIds'], message, links: [other, against].flatMap(({ policy }) => editLinks(policy)) },
  ])
}

/** What is missing of an address; null of a whole one. */
function gapIn(address: MailingAddress): string | null {
  if (isWhole(address)) return null
  return addressLine(address) ? 'not whole, and what is missing stays blank' : 'not on file and stays blank'
}

/** A warning about the insured of a policy to certify: it is not the account, or record and file differ; else null. */
export function insuredWarning(account: Account, policy: Policy, files: readonly ReadFile[]): string | null {
  const [record, file] = [insuredOnRecord(policy), insuredOnFile(policy, files)]
  const insured = record ?? file
  const gap = gapIn(account.mailingAddress)
  const noAddress = gap && `The address of “${account.name}” is ${gap}. Add it to the account before you issue this.`
  if (!insured) return noAddress
  const paper = file && `${file.source.name.file!.fileName}, page ${String(file.source.name.file!.page)},`
  if (!isAccount(account, insured.name)) {
    const who = record ? 'This policy' : paper!
    const openIn = gapIn(insured.mailingAddress)
    const open = openIn ? ` The address of that insured is ${openIn}.` : ''
    return `${who} names “${insured.name}” as the insured, not “${account.name}”. The certificate names “${insured.name}”.${open}`
  }
  if (!record || !file || isOneName(record.name, file.name)) return noAddress
  return `${paper!} names “${file.name}” as the insured. The certificate names “${account.name}”, as the record of the policy says.`
}
