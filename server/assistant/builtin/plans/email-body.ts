import { sentence } from '../../../../shared/sentence.ts'
import type { FormDefinition } from '../../../forms/types.ts'
import { lowered } from '../answer/facts-in-words.ts'
import { aBlock, type Block, textOf } from '../drafts/blocks.ts'
import { TONES } from '../drafts/courtesy.ts'
import type { MadeForm } from '../made.ts'
import type { Talk } from '../talk.ts'
import type { Recipient } from './recipients.ts'

/** A letter's matter: what the user wants said, what documents and form say, what is still open, and the courtesy it ends with. */
export type Letter = { subject: string; wish: string[]; facts: string[]; open?: string[]; closing?: string }

/** An e-mail's text in its blocks, with the user's name and the agency's beneath; no two blank lines follow each other. */
export function bodyOf(
  { greeting }: Recipient,
  { wish, facts, open = [], closing }: Letter,
  { agency: { name, phone }, user }: Pick<Talk, 'agency' | 'user'>,
): string {
  const part = (text: string): Block[] => {
    const raw = text.replace(/\n(?:[ \t]*\n)+/g, '\n\n').trim()
    return raw ? [{ ...aBlock('prose', []), raw }] : []
  }
  const asks = wish.filter((one) => one.endsWith('?'))
  const tells = wish.filter((one) => !one.endsWith('?'))
  const said = [tells.join(' '), asks.join(' ')].flatMap(part)
  const blocks = [
    aBlock('greeting', [greeting], ''),
    ...said,
    ...[...facts, ...open].flatMap(part),
    ...part(closing ?? TONES.plain.closing),
    aBlock(
      'signature',
      [TONES.plain.signOff, user, name, phone].flatMap((line) => line || []),
    ),
  ]
  return textOf({ isHtml: false, title: '', toName: null, blocks })
}

/** `unmet`: what the user asked for and the filled form does not show, whatever the documents say about it. */
type Certificate = { form: FormDefinition; filled: MadeForm; to: Recipient; unmet: string[] }

const insuredOf = ({ filled }: Certificate) => filled.values.get('NamedInsured_FullName_A') ?? 'our client'

/** The e-mail a filled certificate goes out with. */
export function certificateLetter(certificate: Certificate, wish: string[]): Letter {
  const { form, filled, to, unmet } = certificate
  const insured = insuredOf(certificate)
  const holder = filled.values.get('CertificateHolder_FullName_A')
  const isOther = holder && holder !== insured
  const isInsured = to.role === 'insured'
  const title = form.title.toLowerCase()
  const subject = filled.worksheet
    ? `Insurance of ${insured}`
    : isInsured && isOther
      ? `Certificate for ${holder}`
      : `Certificate of insurance for ${insured}`
  const opening = filled.worksheet
    ? summaryOpening(certificate)
    : isInsured
      ? `Your ${title} (${form.name})${isOther ? ` for ${holder}` : ''} is attached.`
      : `Please find attached the ${title} (${form.name}) for ${insured}.${isOther && to.role === 'holder' ? ` It names ${holder} as the certificate holder.` : ''}`
  const rows = coverageRows(form, filled)
  const codes = codesOf(form, filled)
  return {
    subject,
    wish,
    facts: [
      opening,
      rows.length ? `${filled.worksheet ? 'Coverage:' : 'It shows:'}\n${rows.join('\n')}` : '',
      codes,
    ].filter(Boolean),
    open: unmet.length ? [sayUnmet(certificate)] : [],
    closing: isInsured
      ? 'Please check the details and let us know if anything should change.'
      : 'Please let us know if you need anything else.',
  }
}

/** A worksheet is no certificate: the e-mail gives the coverage in its own words and promises nothing that is not made. */
function summaryOpening(certificate: Certificate): string {
  const whose = certificate.to.role === 'insured' ? 'your insurance' : `the insurance of ${insuredOf(certificate)}`
  return `Below is a summary of ${whose}, for your information. It is not a certificate.`
}

/** What was wished for and is not shown is said, so that nobody takes silence for a yes. Whether the policy grants it stays open. */
function sayUnmet({ unmet, filled }: Certificate) {
  return `${filled.worksheet ? 'The summary' : 'The attached form'} does not show ${AND.format(unmet.map(lowered))}.`
}

const AND = new Intl.ListFormat('en-US')

const MAIN_LIMITS =
  /^(?:Each occurrence|General aggregate|Aggregate|Combined single limit|Employers liability, each accident|Limit A)$/

/** One line for each policy of the form: its number, its term and its main limits. */
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
  const say = (label: string, name: string) => {
    const marked = form.fields.filter((field) => field.label === label && values.get(field.name) === 'Y')
    const sections = marked.map(({ section }) => section.toLowerCase())
    return sections.length ? `${name} is marked for ${sections.join(' and ')}, subject to the terms of the policy.` : ''
  }
  return [say('Additional insured', 'Additional insured status'), say('Subrogation waived', 'Waiver of subrogation')]
    .filter(Boolean)
    .join(' ')
}

/** The e-mail that asks for what the documents did not say. */
export function askLetter(certificate: Certificate, items: string[]): Letter {
  const { form, filled, to } = certificate
  const insured = insuredOf(certificate)
  const numbers = form.fields.flatMap(({ label, name }) =>
    label === 'Policy number' ? (filled.values.get(name) ?? []) : [],
  )
  const policies =
    to.role === 'carrier' && numbers.length
      ? ` (${numbers.length === 1 ? 'policy' : 'policies'} ${[...new Set(numbers)].join(', ')})`
      : ''
  const isInsured = to.role === 'insured'
  const forWhom = isInsured ? '' : ` for ${insured}${policies}`
  return {
    subject: `Missing details for the certificate of ${insured}`,
    wish: [],
    facts: [
      `${sentence(`We are preparing ${isInsured ? 'your' : 'the'} ${form.title.toLowerCase()} (${form.name})${forWhom}`)} The documents we have do not give the following:`,
    ],
    open: [items.map((item) => `- ${item}`).join('\n')],
    closing: 'Could you please send us these details, or the documents that show them?',
  }
}
