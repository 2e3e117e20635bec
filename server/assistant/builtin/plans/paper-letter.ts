import { sentence } from '../../../../shared/sentence.ts'
import type { FactKey } from '../../../documents/index.ts'
import { squeeze } from '../../evidence/words.ts'
import { markOf } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { sayFacts } from '../answer/say-facts.ts'
import { type Asked, factsAbout, inLetter, inLines, labelledIn, ordersIn } from '../drafts/facts.ts'
import { numbersIn, rowInWords, rowsNamed } from '../drafts/rows.ts'
import { isQuestion } from '../drafts/sentences.ts'
import { ended } from '../drafts/typed.ts'
import type { Letter } from './email-body.ts'
import type { Recipient } from './recipients.ts'

const HEAD: FactKey[] = ['carrier.name', 'policy.number', 'policy.effective', 'policy.expiration', 'policy.premium']
const LIMITS: FactKey[] = ['gl.eachOccurrence', 'gl.generalAggregate', 'auto.combinedSingleLimit', 'umbrella.eachOccurrence', 'wc.eachAccident', 'property.building'] // biome-ignore format: a list

type Given = {
  material: Material
  asked: Asked[]
  before: string[]
  wish: string[]
  to: Recipient
  subject: string | null
}

/**
 * An e-mail from the documents and the user's words: what the user wants said, what the documents say about the things named, and which policies
 * it is about where a company is asked; the policies in short where nothing else can be said. Null when there is nothing to say.
 */
export function paperLetter({ material, asked, before, wish, to, subject: named }: Given): Letter | null {
  const { citations, papers } = material
  const [insured] = pickFacts(papers, { keys: ['insured.name'] })
  if (insured) markOf(citations, insured)
  const subject = named ?? (insured ? `Insurance of ${insured.fact.value}` : 'Your insurance')
  const told = factsAbout(asked, material)
  const labelled = wish.flatMap((one) => labelledIn(one, material))
  const rows = wish.flatMap((one) => rowsNamed(one, material.unitsOf(one)).map((row) => rowInWords(row, material)))
  const isOpen = told.some(({ lines, isSure }) => !lines.length || !isSure)
  const orders = isOpen ? ordersIn(material, asked) : []
  const facts = inLines([...rows, ...labelled, ...told.flatMap(({ lines }) => lines), ...orders, ...before])
  if (wish.length || facts)
    return {
      subject,
      wish,
      facts: [...reference(material, to, [...wish, ...asked.map(({ words }) => words)].join(' ')), facts].filter(
        Boolean,
      ),
    }
  // What the documents do not tell is still what the letter is about; what they do not answer is asked back.
  const things = asked.map(({ words }) => words).filter((words) => !isQuestion(words))
  if (things.length) return { subject, wish: [ended(`This is about ${AND.format(things)}`)], facts: [] }
  if (asked.length) return null
  if (!papers.length) return null
  const parts = [HEAD, LIMITS].map((keys) => inLetter(sayFacts(citations, pickFacts(papers, { keys })))).filter(Boolean)
  const opening = `Here is a short summary of ${insured ? `the insurance of ${insured.fact.value}` : 'the policy'}:`
  return parts.length ? { subject, wish, facts: [opening, ...parts] } : null
}

const AND = new Intl.ListFormat('en-US')
const MOST_POLICIES = 6
const COMPANIES = new Set<Recipient['role']>(['carrier', 'holder', 'producer', 'other'])

/** Which policies, and whose, a company is written to about: it has many. Numbers of another kind stand below, for anybody where they are spoken of. */
function reference(material: Material, { role }: Recipient, words: string): string[] {
  const { citations, papers } = material
  const isCompany = COMPANIES.has(role)
  const numbers = isCompany ? pickFacts(papers, { keys: ['policy.number'] }) : []
  const [insured] = isCompany ? pickFacts(papers, { keys: ['insured.name'] }) : []
  const known = [...new Map(numbers.map((one) => [one.fact.value, one])).values()].slice(0, MOST_POLICIES)
  for (const one of known) markOf(citations, one)
  const policies = known.length
    ? `${known.length > 1 ? 'policies' : 'policy'} ${known.map(({ fact }) => fact.value).join(', ')}`
    : ''
  const whose = insured ? insured.fact.value : ''
  const others = numbersIn(
    material,
    (kind) => (isCompany && OF_COMPANY.has(kind)) || new RegExp(`\\b${kind}\\b`, 'i').test(words),
  ).filter(({ value }) => !known.some(({ fact }) => squeeze(fact.value) === squeeze(value)))
  return [
    whose || policies ? sentence(`This is about ${[policies, whose].filter(Boolean).join(' of ')}`) : '',
    inLines(others.map(({ line }) => line)),
  ]
}

const OF_COMPANY = new Set(['policy', 'quote', 'quotation', 'binder', 'claim'])
