import { FORMS } from '../../../forms/index.ts'
import { nameBehindRole } from '../drafts/addressee.ts'
import { sentencesIn } from '../drafts/blocks.ts'
import { asName } from '../drafts/typed.ts'
import { holderIn } from '../holder.ts'
import type { MadeForm } from '../made.ts'
import type { Paper } from '../papers.ts'

export type Role = 'holder' | 'insured' | 'carrier' | 'producer' | 'other' | 'person'

/** Whom a message is for: what they are, what they are called, how they are greeted, and their address where one is known. */
export type Recipient = { role: Role; name: string | null; greeting: string; email: string | null }

const ROLES: [Role, RegExp][] = [
  ['carrier', /\b(?:carrier|insurer|underwriter|insurance company)\b/i],
  [
    'holder',
    /\b(?:certificate )?holder\b|\b(?:landlord|lessor|additional insured|general contractor|gc|property manager)\b/i,
  ],
  ['insured', /\b(?:named )?insured\b|\b(?:client|customer|policy ?holder|applicant|borrower)\b/i],
  ['other', /\b(?:mortgagee|lender|lienholder|loss payee|adjuster|auditor|attorney|tenant|sub(?:contractor)?)\b/i],
  ['producer', /\b(?:producer|broker|agent)\b/i],
]
const NAMED =
  /\b(?:to|for|with|ask|tell|inform|notify|remind|let|write|e-?mail)\s+((?:(?:Mr|Mrs|Ms|Dr)\.? )?[A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+){0,2})(?=[\s,.:;!?]|$)/gu
const NO_PERSON =
  /^(?:The|A|An|Our|My|This|That|It|Acord|ACORD|Certificate|Holder|Insured|Carrier|Additional|General|Auto|Workers|Umbrella|Policy|Please|And|Then|NAIC|COI|Cara)\b|^(?:Mr|Mrs|Ms|Dr)$/
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** Reads from the user's words whom to write to; after a form is filled it is the holder, else the insured. */
export function recipientIn(text: string, form: MadeForm | null, papers: Paper[], called = ''): Recipient {
  const about = mailPart(text)
  const named = roleIn(about) ?? roleCalled(called, papers) ?? roleIn(text)
  // Somebody no document names is nobody else for it.
  const stranger = !form && isStranger(called) && !roleCalled(called, papers) ? asName(called) : null
  const role = stranger ? 'other' : (named ?? (form && !isOfApplicant(form) ? 'holder' : 'insured'))
  const person = personIn(about) ?? nameBehindRole(called) ?? stranger
  const company = companyOf(role, text, form, papers)
  const email = ADDRESS.exec(text)?.[0] ?? emailOf(role, form, papers)
  const greeting = person ? `Hello ${person},` : 'Hello,'
  return {
    role: person && !stranger && !roleIn(about) && !form ? 'person' : role,
    name: person ?? company,
    greeting,
    email,
  }
}

/** Whether somebody is called by a name, and not by a part they have. */
const isStranger = (called: string) =>
  /^(?!(?:him|her|them|everyone|all|bill)\b)\p{L}[^\d@]*$/iu.test(called) &&
  !ROLES.some(([, words]) => words.test(called))

const PARTIES: [string, Role][] = [['insured.name', 'insured'], ['carrier.name', 'carrier'], ['producer.name', 'producer'], ['holder.name', 'holder']] // biome-ignore format: a list

/** Which party of the documents goes by a name the user typed, in whatever letters. */
function roleCalled(called: string, papers: Paper[]): Role | null {
  const words = called.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const facts = papers.flatMap(({ facts }) => facts.facts)
  const [first = ''] = words
  // "Grindstone HOA" is Grindstone Homeowners Association: what a company is called begins as its name does.
  const begins = (value: string) => first.length > 4 && value.toLowerCase().startsWith(first)
  const isCalled = (key: string) =>
    facts.some(
      (fact) =>
        fact.key === key &&
        (begins(fact.value) || words.every((word) => fact.value.toLowerCase().includes(word.replace(/s$/, '')))),
    )
  return words.length ? (PARTIES.find(([key]) => isCalled(key))?.[1] ?? null) : null
}

/** The sentences of a message that speak of writing, where it asks for more than that. */
function mailPart(text: string): string {
  const parts = sentencesIn(text).filter((part) =>
    /\b(?:e-?mail|write|mail|letter|note|message|ask|tell|let|inform|notify|remind|send|reply|address(?:ed)?(?: \w+)? to)\b/i.test(
      part,
    ),
  )
  return parts.length ? parts.join(' ') : text
}

function roleIn(text: string): Role | null {
  const places = ROLES.flatMap(([role, words]) => {
    const at = new RegExp(
      String.raw`\b(?:to|ask|tell|inform|notify|remind|let|e-?mail|write|for)\b (?:the |our |my |an? )?${words.source}`,
      'i',
    ).exec(text)
    return at ? [{ role, at: at.index }] : []
  })
  const [first] = places.sort((a, b) => a.at - b.at)
  return first?.role ?? ROLES.find(([, words]) => words.test(text))?.[0] ?? null
}

function personIn(text: string): string | null {
  for (const [, name] of text.matchAll(NAMED)) if (!NO_PERSON.test(name!)) return name!.split(' ').slice(0, 3).join(' ')
  return null
}

function companyOf(role: Role, text: string, form: MadeForm | null, papers: Paper[]): string | null {
  const fact = (key: string) =>
    papers.flatMap(({ facts }) => facts.facts).find((one) => one.key === key && one.status === 'current')?.value ?? null
  if (role === 'holder')
    return form?.values.get('CertificateHolder_FullName_A') ?? holderIn(text)?.name ?? fact('holder.name')
  if (role === 'insured') return form?.values.get('NamedInsured_FullName_A') ?? fact('insured.name')
  if (role === 'carrier') return form?.values.get('Insurer_FullName_A') ?? fact('carrier.name')
  return role === 'producer' ? fact('producer.name') : null
}

/** What a party is called in form or documents that words name by its part: “the carrier”. Null where they name somebody. */
export function partyCalled(words: string, form: MadeForm | null, papers: Paper[]): string | null {
  const role = ROLES.find(([, names]) =>
    new RegExp(`^(?:the |our |my )?(?:${names.source})$`, 'i').test(words.trim()),
  )?.[0]
  return role ? companyOf(role, words, form, papers) : null
}

const isOfApplicant = ({ formId }: MadeForm) => FORMS.some(({ id, ofApplicant }) => id === formId && ofApplicant)

/** Only an address that the form or a document gives for that very party. */
function emailOf(role: Role, form: MadeForm | null, papers: Paper[]): string | null {
  if (role === 'insured') return form?.values.get('NamedInsured_Contact_PrimaryEmailAddress_A') ?? null
  if (role !== 'producer') return null
  return papers.flatMap(({ facts }) => facts.facts).find(({ key }) => key === 'producer.email')?.value ?? null
}
