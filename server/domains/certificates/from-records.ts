import type { Particulars } from '../../../shared/certificate-forms.ts'
import { formatDate } from '../../../shared/dates.ts'
import type {
  CertificateRequest,
  CertifiedForm,
  CertifiedSource,
  CertifiedValue,
} from '../../forms/acord-25/certified.ts'
import { isTicked } from '../../forms/proposing/entry-lists.ts'
import type { FormDefinition, FormField, FormProposal, ValueSource } from '../../forms/types.ts'
import { type HeldRow, isEnding, recordsAsPaper, textAt } from '../on-file/service.ts'
import { interestInWords } from './interests.ts'

/** The account and the policies of a certificate, as records of the agency. */
export type OnRecord = { account: HeldRow; policies: HeldRow[] }

/** What a form that is a page of data takes from the records, and what it asks. A policy that was chosen goes on although it is about to end. */
export function proposalFrom(
  form: FormDefinition,
  { account, policies }: OnRecord,
  day: string,
  { location }: Particulars,
): FormProposal {
  const paper = recordsAsPaper([account, ...policies], form)
  const use = policies.flatMap((row) => (isEnding(row) ? `Use policy ${textAt(row, 'policyNumber') ?? ''}` : []))
  return form.propose({ files: paper ? [paper] : [], today: day, instructions: [...use, location ?? ''].join('\n') })
}

/** The values of such a form: whom it is about as it is asked for, and of the policy what the records say. */
export function certifyFrom(
  form: FormDefinition,
  request: CertificateRequest,
  records: OnRecord,
  { values, overflow }: FormProposal,
): CertifiedForm {
  const given = givenIn(request)
  const certified: CertifiedForm = { values: new Map(), overflow: [] }
  for (const field of form.fields) {
    const told = given.get(keyOf(field) ?? '')
    if (told && field.type !== 'TICK') certified.values.set(field.name, told)
    else if (told && isTicked(field, told.value)) certified.values.set(field.name, { ...told, value: 'true' })
  }
  for (const { field, value, source } of values) {
    const own = sourceIn(records, source)
    if (own && !certified.values.has(field)) certified.values.set(field, { value, source: own })
  }
  for (const { source, ...entry } of overflow) {
    const own = sourceIn(records, source)
    if (own) certified.overflow.push({ ...entry, source: own })
  }
  const remarks = given.get('remarks')
  if (remarks && !form.fields.some(({ issued }) => issued === 'remarks'))
    certified.overflow.push({ section: 'Remarks', label: 'Remarks', text: remarks.value, source: remarks.source })
  return certified
}

function sourceIn({ account }: OnRecord, source: ValueSource): CertifiedSource | null {
  if (source.kind !== 'account') return null
  const { path } = source.fields[0]!
  return source.record === account.id ? { kind: 'account', path } : { kind: 'policy', policyId: source.record, path }
}

/** What an element holds of what is asked for: its part of the issue, of a party, or of the interest. */
const keyOf = ({ issued, holds, listed }: FormField): string | undefined =>
  issued ?? holds?.key ?? (listed?.list === 'interest' ? `holder.${listed.part}` : undefined)

const ADDRESS_PARTS = [
  ['line1', 'line1'],
  ['line2', 'line2'],
  ['city', 'city'],
  ['zone', 'state'],
  ['postalCode', 'zip'],
] as const

/** What is asked for, by the keys of the elements that hold it. */
function givenIn(request: CertificateRequest): Map<string, CertifiedValue> {
  const given = new Map<string, CertifiedValue>()
  const put = (key: string, value: string | null | undefined, source: CertifiedSource) => {
    if (value?.trim()) given.set(key, { value: value.trim(), source })
  }
  const asked = (path: string): CertifiedSource => ({ kind: 'request', path })
  const ofAgency = (path: string): CertifiedSource => ({ kind: 'agency', path })
  const { producer, insured, holder, interest } = request
  const { contactName, contactEmail, contactPhone } = producer.contact
  put('number', request.number, asked('certificateNumber'))
  put('day', formatDate(request.day), asked('createdAt'))
  put('remarks', request.description, asked('descriptionOfOperations'))
  put('producer.contact', contactName, ofAgency('configuration.liabilityCOIConfiguration.contactName'))
  put('producer.email', contactEmail, ofAgency('configuration.liabilityCOIConfiguration.contactEmail'))
  put('producer.phone', contactPhone ?? producer.phone, ofAgency('phone'))
  put('holder.loan', request.loanNumber, asked('particulars.loanNumber'))
  if (interest) put('holder.interest', interestInWords(interest.id), interest.source)
  const parties = [
    ['producer', producer, ofAgency('name'), ofAgency('mailingAddress')],
    ['insured', insured, insured.source.name, insured.source.address],
    ['holder', { name: holder.name, mailingAddress: holder.address }, asked('holder.name'), asked('holder.address')],
  ] as const
  for (const [party, { name, mailingAddress }, ofName, ofAddress] of parties) {
    put(`${party}.name`, name, ofName)
    for (const [part, key] of ADDRESS_PARTS)
      put(`${party}.${key}`, mailingAddress[part], { ...ofAddress, path: `${ofAddress.path}.${part}` })
  }
  return given
}
