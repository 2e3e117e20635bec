import type { FormDefinition } from '../../../forms/types.ts'
import { lowered } from '../answer/facts-in-words.ts'
import type { MadeForm } from '../made.ts'
import type { AgencyContext } from '../talk.ts'
import type { Recipient } from './recipients.ts'

export type Letter = { subject: string; paragraphs: string[] }

/** An e-mail's text: greeting, what it says, the agency's name beneath. */
export function bodyOf({ greeting }: Recipient, { paragraphs }: Letter, { name, phone }: AgencyContext): string {
  const signature = ['Kind regards,', name, phone].filter(Boolean).join('\n')
  return [greeting, ...paragraphs, signature].join('\n\n')
}

/** `unmet`: what the user asked for and the filled form does not show, whatever the papers say about it. */
type Certificate = { form: FormDefinition; filled: MadeForm; to: Recipient; unmet: string[] }

/** The e-mail a filled certificate goes out with. */
export function certificateLetter(certificate: Certificate): Letter {
  const { form, filled, to, unmet } = certificate
  const insured = filled.values.get('NamedInsured_FullName_A') ?? 'our client'
  const holder = filled.values.get('CertificateHolder_FullName_A')
  const isOther = holder && holder !== insured
  const title = form.title.toLowerCase()
  const subject = filled.worksheet
    ? `Insurance of ${insured}`
    : to.role === 'insured' && isOther
      ? `Certificate for ${holder}`
      : `Certificate of insurance for ${insured}`
  const opening = filled.worksheet
    ? summaryOpening(certificate)
    : to.role === 'insured'
      ? `Your ${title} (${form.name})${isOther ? ` for ${holder}` : ''} is attached.`
      : `Please find attached the ${title} (${form.name}) for ${insured}.${isOther && to.role === 'holder' ? ` It names ${holder} as the certificate holder.` : ''}`
  const rows = coverageRows(form, filled)
  const codes = codesOf(form, filled)
  return {
    subject,
    paragraphs: [
      opening,
      ...(rows.length ? [`${filled.worksheet ? 'Coverage:' : 'It shows:'}\n${rows.join('\n')}`] : []),
      ...(codes ? [codes] : []),
      ...(unmet.length ? [sayUnmet(certificate)] : []),
      to.role === 'insured'
        ? 'Please check the details and let us know if anything should change.'
        : 'Please let us know if you need anything else.',
    ],
  }
}

/** A worksheet is no certificate: the e-mail gives the coverage in its own words and promises nothing that is not made. */
function summaryOpening({ filled, to }: Certificate): string {
  const insured = filled.values.get('NamedInsured_FullName_A') ?? 'our client'
  const whose = to.role === 'insured' ? 'your insurance' : `the insurance of ${insured}`
  return `Below is a summary of ${whose}, for your information. It is not a certificate.`
}

/** What was wished for and is not shown is said, so that nobody takes silence for a yes. Whether the policy grants it stays open. */
function sayUnmet({ unmet, filled }: Certificate) {
  return `${filled.worksheet ? 'The summary' : 'The attached form'} does not show ${AND.format(unmet.map(lowered))}.`
}

const AND = new Intl.ListFormat('en-US')

const MAIN_LIMITS =
  /^(?:Each occurrence|General aggregate|Aggregate|Combined single limit|Employers liability, each accident|Limit A)$/

/** One line for each policy of the form: its number, term and main limits. */
function coverageRows(form: FormDefinition, { values }: MadeForm): string[] {
  return form.fields
    .filter(({ label, name }) => label === 'Policy number' && values.has(name))
    .map(({ section, name }) => {
      const own = form.fields.filter((field) => field.section === section && values.has(field.name))
      const value = (label: string) => values.get(own.find((field) => field.label === label)?.name ?? '')
      const [start, end] = [value('Effective date'), value('Expiration date')]
      const limits = own
        .filter(({ label }) => MAIN_LIMITS.test(label))
        .map(({ label, name: field }) => `${lowered(label)} $${values.get(field)!.replace(/^\$/, '')}`)
      return `- ${[`${section}: policy ${values.get(name)}`, start && end ? `${start} to ${end}` : '', ...limits].filter(Boolean).join(', ')}`
    })
}

function codesOf(form: FormDefinition, { values }: MadeForm): string {
  const sections = (label: string) =>
    form.fields
      .filter((field) => field.label === label && values.get(field.name) === 'Y')
      .map(({ section }) => section.toLowerCase())
  const [insured, waived] = [sections('Additional insured'), sections('Subrogation waived')]
  return [
    insured.length
      ? `Additional insured status is marked for ${insured.join(' and ')}, subject to the terms of the policy.`
      : '',
    waived.length
      ? `Waiver of subrogation is marked for ${waived.join(' and ')}, subject to the terms of the policy.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The e-mail that asks for what the papers did not say. */
export function askLetter({ form, filled, to }: Certificate, items: string[]): Letter {
  const insured = filled.values.get('NamedInsured_FullName_A') ?? 'our client'
  const numbers = form.fields.flatMap(({ label, name }) =>
    label === 'Policy number' ? (filled.values.get(name) ?? []) : [],
  )
  const policies =
    to.role === 'carrier' && numbers.length
      ? ` (${numbers.length === 1 ? 'policy' : 'policies'} ${[...new Set(numbers)].join(', ')})`
      : ''
  const whose = to.role === 'insured' ? 'your' : `the`
  const forWhom = to.role === 'insured' ? '' : ` for ${insured}${policies}`
  return {
    subject: `Missing details for the certificate of ${insured}`,
    paragraphs: [
      `We are preparing ${whose} ${form.title.toLowerCase()} (${form.name})${forWhom}. The papers we have do not give the following:`,
      items.map((item) => `- ${item}`).join('\n'),
      'Could you please send us these details, or the papers they stand in?',
    ],
  }
}
