import { LEGAL_FORMS } from '../documents/index.ts'
import { recordsFound } from './book/found.ts'
import { type Conversation, saidTexts } from './conversation.ts'
import { groundsOf } from './evidence/figures.ts'
import { ORDERED, orderedIn, ordersTold } from './evidence/ordered.ts'
import { squeeze } from './evidence/words.ts'

/** Facts of a document that tell whose it is. */
const TELLING = [
  'insured.name',
  'insured.dba',
  'insured.additionalName',
  'insured.line1',
  'insured.fein',
  'policy.number',
]
const TELLING_OF_RECORDS = ['name', 'account', 'policyNumber', 'quoteNumber', 'certificateNumber', 'holder.name']
const ADDRESSES_OF_RECORDS = ['mailingAddress', 'details.insured.address', 'holder.address']
const REACHES = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\d)\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g

/**
 * Why words do not go to a search service: they tell of a client what the user did not say, or are those of an order in a document. Null where
 * they may go.
 */
export function whyKeptHere(conversation: Conversation, query: string): string | null {
  const said = saidTexts(conversation)
  const ordered = orderedIn(query, ordersTold(conversation), groundsOf(said))
  if (ordered) return `${ORDERED}: “${ordered} …”.`
  const told = conversation.files.flatMap(({ file }) =>
    (file.facts?.facts ?? []).flatMap(({ key, value }) => (TELLING.includes(key) ? value : [])),
  )
  const held = [...(conversation.account?.records ?? []), ...recordsFound(conversation)].flatMap(({ name, values }) => [
    name,
    ...values.flatMap(({ path, value }) => (TELLING_OF_RECORDS.includes(path) ? value : [])),
    ...values.flatMap(({ path, value }) => (ADDRESSES_OF_RECORDS.includes(path) ? streetOf(value) : [])),
  ])
  const names = [
    ...(conversation.account ? [conversation.account.name] : []),
    ...held,
    ...told,
    ...(query.match(REACHES) ?? []),
  ]
  const name = names.find((one) => tells(query, one) && !said.some((text) => tells(text, one)))
  return name ? `The query tells of a client: “${name}”. Leave names, numbers and addresses of clients out.` : null
}

/** Whether a text holds a name, with or without its legal form. */
function tells(text: string, name: string): boolean {
  const own = squeeze(name.replace(FORM, ''))
  return own.length > 3 && squeeze(text).includes(own)
}

/** The street of an address, with its number; a city alone is that of many. */
function streetOf(address: string): string[] {
  const [line = ''] = address.split(/[,\n]/)
  return /\d/.test(line) ? [line.trim()] : []
}

const FORM = new RegExp(`[\\s,]+(?:${LEGAL_FORMS})$`, 'i')
