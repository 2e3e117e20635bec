import { sentence } from '../../../../shared/sentence.ts'
import type { FactKey } from '../../../documents/facts/keys.ts'
import { markOf } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { sayFacts } from '../answer/say-facts.ts'
import { type Asked, factsAbout, inLetter, inLines, labelledIn, ordersIn } from '../drafts/facts.ts'
import type { Letter } from './email-body.ts'
import type { Recipient } from './recipients.ts'

const HEAD: FactKey[] = ['carrier.name', 'policy.number', 'policy.effective', 'policy.expiration', 'policy.premium']
const LIMITS: FactKey[] = ['gl.eachOccurrence', 'gl.generalAggregate', 'auto.combinedSingleLimit', 'umbrella.eachOccurrence', 'wc.eachAccident', 'property.building'] // biome-ignore format: a list

type Given = { material: Material; asked: Asked[]; wish: string[]; to: Recipient; subject: string | null }

/**
 * An e-mail from the papers and the user's words: what the user wants said, what the papers say of the things named, and which policies
 * it is about where a company is asked; the policies in short where nothing else can be said. Null when there is nothing to say.
 */
export function paperLetter({ material, asked, wish, to, subject: named }: Given): Letter | null {
  const { citations, papers } = material
  const [insured] = pickFacts(papers, { keys: ['insured.name'] })
  if (insured) markOf(citations, insured)
  const subject = named ?? (insured ? `Insurance of ${insured.fact.value}` : 'Your insurance')
  const told = factsAbout(asked, material)
  const labelled = wish.flatMap((one) => labelledIn(one, material))
  const isOpen = told.some(({ lines, isSure }) => !lines.length || !isSure)
  const orders = isOpen ? ordersIn(material, asked) : []
  const facts = inLines([...labelled, ...told.flatMap(({ lines }) => lines), ...orders])
  if (wish.length || facts) return { subject, wish, facts: [reference(material, to), facts].filter(Boolean) }
  if (!papers.length) return null
  const parts = [HEAD, LIMITS].map((keys) => inLetter(sayFacts(citations, pickFacts(papers, { keys })))).filter(Boolean)
  const opening = `Here is a short summary of ${insured ? `the insurance of ${insured.fact.value}` : 'the policy'}:`
  return parts.length ? { subject, wish, facts: [opening, ...parts] } : null
}

const MOST_POLICIES = 6
const COMPANIES = new Set<Recipient['role']>(['carrier', 'holder', 'producer', 'other'])

/** Which policies, and whose, a company is written to about: it has many. */
function reference({ citations, papers }: Material, { role }: Recipient): string {
  if (!COMPANIES.has(role)) return ''
  const numbers = pickFacts(papers, { keys: ['policy.number'] })
  const [insured] = pickFacts(papers, { keys: ['insured.name'] })
  const known = [...new Map(numbers.map((one) => [one.fact.value, one])).values()].slice(0, MOST_POLICIES)
  for (const one of known) markOf(citations, one)
  const policies = known.length
    ? `${known.length > 1 ? 'policies' : 'policy'} ${known.map(({ fact }) => fact.value).join(', ')}`
    : ''
  const whose = insured ? insured.fact.value : ''
  return whose || policies ? sentence(`This is about ${[policies, whose].filter(Boolean).join(' of ')}`) : ''
}
