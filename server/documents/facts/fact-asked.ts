import { COLUMN_CONCEPTS, type ColumnConcept } from '../concepts/columns.ts'
import { Likenesses } from '../concepts/likeness.ts'
import { TEXT_CONCEPTS, type TextLabel } from '../concepts/text-labels.ts'
import { wordsOf } from '../concepts/words.ts'
import { stemsOf, termsOf } from '../search/stem.ts'
import { synonymsOf } from '../search/synonyms.ts'
import { type Topic, topicOf } from './headings.ts'
import type { FactKey, LineOfBusiness } from './keys.ts'
import { inlineLine, limitConcept, meaningOf, withoutOrdinal } from './limit-labels.ts'
import { type Cell, cellOf, normal } from './sheet.ts'

/** The fact that a field of a form asks for, and the line of insurance it is of where its words say so. */
export type AskedFact = { key: FactKey; line: LineOfBusiness | null }

const texts = new Likenesses<TextLabel>(TEXT_CONCEPTS)
const columns = new Likenesses<ColumnConcept>(COLUMN_CONCEPTS)
const LEAST = 0.93
/** Headings under which nothing is told of the insurance in force. */
const ELSEWHERE: ReadonlySet<Topic> = new Set<Topic>(['prior', 'underlying', 'example', 'foreign', 'parties'])

type Party = 'insured' | 'producer'
const PARTS: Partial<Record<TextLabel, 'line1' | 'city' | 'state' | 'zip'>> = {
  address: 'line1',
  city: 'city',
  state: 'state',
  zip: 'zip',
}

/**
 * What the words beside a field and its heading ask for; null where they ask for nothing that is read from documents, or not surely for one
 * thing. A bare 'Name' or 'City' is of the party its heading names, and of nobody without one.
 */
export function factAsked(label: string, section: string): AskedFact | null {
  const norm = withoutOrdinal(normal(label.replace(/\([^)]*\)/g, ' ')))
  const topic = topicOf(cellIn(section))
  if (!norm || (topic && ELSEWHERE.has(topic)) || isOfAnother(section)) return null
  const own = topicOf(cellIn(label))
  if (own && ELSEWHERE.has(own)) return null
  const words = wordsOf(`${norm} ${normal(section)}`)
  if (words.some(isOfAnotherTime)) return null
  const line = lineOf(topic) ?? lineOf(own)
  const key = limitAsked(norm, topic) ?? textAsked(norm, partyNamed(normal(section)))
  return key ? { key, line } : null
}

const lineOf = (topic: Topic | null): LineOfBusiness | null =>
  topic && !ELSEWHERE.has(topic) && topic !== 'reset' ? (topic as LineOfBusiness) : null

function limitAsked(norm: string, topic: Topic | null): FactKey | null {
  const inline = inlineLine(norm)
  const meant = (inline && meaningOf(inline.rest, inline.topic)) || meaningOf(norm, topic)
  return meant && meant !== 'other' ? meant.key : null
}

function textAsked(norm: string, party: Party | null): FactKey | null {
  const alike = texts.of(norm).filter(({ score }) => score >= LEAST)
  const [first] = alike
  if (!first) return norm === 'NAME' && party ? `${party}.name` : null
  const kinds = new Set(alike.filter(({ score }) => score > first.score - 0.02).map(({ id }) => id))
  const words = wordsOf(norm)
  const isAddress = words.includes('ADDRESS') || words.includes('MAILING') || words.includes('STREET')
  const whose =
    kinds.has('insured') || partyNamed(norm) === 'insured'
      ? 'insured'
      : kinds.has('producer') || partyNamed(norm) === 'producer'
        ? 'producer'
        : party
  // A name and an address in one are no value that is read as one.
  if (isAddress && words.includes('NAME')) return null
  const part = isAddress ? 'line1' : [...kinds].flatMap((kind) => PARTS[kind] ?? [])[0]
  if (part) return whose && (kinds.size === 1 || isAddress) ? `${whose}.${part}` : null
  if (kinds.size > 1) return null
  return KEYS[first.id]?.(whose) ?? null
}

const of = (key: FactKey) => (): FactKey => key
const ofProducer =
  (key: FactKey) =>
  (whose: Party | null): FactKey | null =>
    whose === 'producer' ? key : null

const KEYS: Partial<Record<TextLabel, (whose: Party | null) => FactKey | null>> = {
  insured: of('insured.name'),
  producer: of('producer.name'),
  carrier: of('carrier.name'),
  number: of('policy.number'),
  effective: of('policy.effective'),
  expiration: of('policy.expiration'),
  dba: of('insured.dba'),
  producerCode: of('producer.code'),
  naic: of('carrier.naic'),
  entity: of('insured.entityType'),
  business: of('insured.business'),
  fein: of('insured.fein'),
  sic: of('insured.sic'),
  naics: of('insured.naics'),
  glCode: of('insured.glCode'),
  contact: ofProducer('producer.contact'),
  phone: ofProducer('producer.phone'),
  fax: ofProducer('producer.fax'),
  email: ofProducer('producer.email'),
}

/** The party whose words stand among others: 'Applicant information'. Null where none's do, or several parties' do. */
function partyNamed(norm: string): Party | null {
  const named = new Set(
    norm.split(' ').flatMap((word) => {
      const [likest] = texts.of(word)
      return likest && likest.score >= LEAST ? [likest.id] : []
    }),
  )
  const parties = [...named].filter(
    (id) => id === 'insured' || id === 'producer' || id === 'carrier' || id === 'otherParty',
  )
  return parties.length === 1 && (parties[0] === 'insured' || parties[0] === 'producer') ? parties[0] : null
}

/** Whether a field is of another time, party or policy than the insured's own in force: 'Prior carrier', 'Mortgagee'. */
export function isElsewhere(label: string, section: string): boolean {
  const topics = [label, section].map((words) => topicOf(cellIn(words)))
  return (
    topics.some((topic) => topic !== null && ELSEWHERE.has(topic)) ||
    isOfAnother(section) ||
    isOfAnother(label) ||
    wordsOf(`${normal(label)} ${normal(section)}`).some(isOfAnotherTime)
  )
}

/** 'Mortgagee information', 'Signature': a heading of somebody or something else. */
function isOfAnother(section: string): boolean {
  const norm = normal(section)
  const [likest] = texts.of(norm)
  if (likest?.id === 'otherParty' && likest.score >= LEAST) return true
  return (
    signs(section) ||
    norm.split(' ').some((word) => texts.of(word).some(({ id, score }) => id === 'otherParty' && score >= LEAST))
  )
}

/** Words that stand over amounts of another time, or that are only wished for. 'From' and 'to' are of any period. */
const isOfAnotherTime = (word: string): boolean =>
  !/^(?:FROM|TO)$/.test(word) &&
  columns.of(word).some(({ id, score }) => (id === 'gone' || id === 'offered') && score >= LEAST)

const cellIn = (text: string): Cell => {
  const box: [number, number, number, number] = [0, 0, 1, 1]
  const words = text.split(/\s+/).filter(Boolean)
  const line = { text, box, words: words.map((word) => ({ text: word, box })) }
  return cellOf(
    line.words.map((word) => ({ text: word.text, norm: normal(word.text), box, of: word, line })),
    1,
  )
}

const SIGNED = new Set(stemsOf('signature signed initials'))

/** Whether a label asks somebody to sign. */
export const signs = (label: string): boolean => stemsOf(label).some((stem) => SIGNED.has(stem))

/** Whether words name what a label names: by the same limit, the same kind of words, or all of its telling words. */
export function speaksOfLabel(label: string): { test: (words: string) => boolean } {
  const norm = withoutOrdinal(normal(label))
  const limit = limitConcept(norm)
  const telling = [...new Set(termsOf(label))]
  const [kind] = texts.of(norm).filter(({ score }) => score >= LEAST)
  return {
    test: (words) => {
      const said = normal(words.replace(/[$\d][\d,./-]*/g, ' ')).trim()
      if (limit && limitConcept(said) === limit) return true
      if (kind && kind.id !== 'otherText' && texts.of(said)[0]?.id === kind.id && texts.of(said)[0]!.score >= LEAST)
        return true
      const own = new Set(stemsOf(words))
      return (
        telling.length > 0 &&
        telling.every((stem) => own.has(stem) || synonymsOf([stem]).some((way) => way.every((one) => own.has(one))))
      )
    },
  }
}
