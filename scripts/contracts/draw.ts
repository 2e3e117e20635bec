import { sentencesIn } from '../../server/documents/contracts/sentences.ts'
import type { DemandKind } from '../../server/documents/contracts/weights.ts'
import type { Chance } from '../../tests/papers/bed/random.ts'
import { PLAIN_ARTICLES } from './articles.ts'
import { BEARING, INSURANCE_HANDS, LINE_WORDS, NOUNS, TAGGED } from './insurance.ts'

/** A sentence of a drawn contract. `asks`: what a sentence of insurance asks for, null for a sentence of anything else. */
export type DrawnSentence = { text: string; heading: string; asks: DemandKind[] | null; source: string }

/** From which hands a contract may be drawn, and which of the other sentences, by their place in their article. */
export type Sources = { hands: string[]; isPlain: (at: number) => boolean }

export const ALL_SOURCES: Sources = { hands: Object.keys(INSURANCE_HANDS), isPlain: () => true }

type Article = { title: string; sentences: { text: string; asks: DemandKind[] | null }[]; source: string }

/** A contract as its sentences, two in three of them with an article of insurance. */
export function drawContract(chance: Chance, { hands, isPlain }: Sources): DrawnSentence[] {
  const say = inNamesOf(chance)
  const plain = chance
    .shuffle(Object.keys(PLAIN_ARTICLES))
    .slice(0, chance.int(4, 8))
    .map((name) => plainArticle(name, isPlain, chance))
  const twin = hands.length && chance.maybe(0.7) ? [twinOf(insuranceArticle(chance.pick(hands), chance), chance)] : []
  const hand = hands.length && chance.maybe(0.67) ? chance.pick(hands) : null
  const own = hand ? [insuranceArticle(hand, chance)] : []
  const numbered = chance.maybe(0.7)
  return chance.shuffle([...plain, ...own, ...twin]).flatMap(({ title, sentences, source }, at) => {
    const words = chance.maybe(0.15) ? title.toUpperCase() : title
    const heading = chance.maybe(0.15) ? '' : say(numbered ? `${at + 1}. ${words}` : words)
    return sentences.flatMap(({ text, asks }, index): DrawnSentence[] => {
      const said = say(text)
      const marked =
        numbered && chance.maybe(0.4)
          ? `${chance.pick([`${at + 1}.${index + 1}`, `(${'abcdefghij'[index % 10]})`])} ${said}`
          : said
      return sentencesIn(marked).map((one) => ({ text: one, heading, asks, source }))
    })
  })
}

function plainArticle(name: string, isPlain: Sources['isPlain'], chance: Chance): Article {
  const { titles, sentences } = PLAIN_ARTICLES[name]!
  return {
    title: chance.maybe(0.08)
      ? chance.pick(['Indemnification and Insurance', 'Insurance; Indemnity', 'Liability and Insurance'])
      : chance.pick(titles),
    source: name,
    sentences: chance
      .shuffle(sentences.filter((_, at) => isPlain(at)))
      .slice(0, chance.int(3, 9))
      .map((text) => ({ text: withTail(text, chance), asks: null })),
  }
}

/** The same article of something else, so that how a demand is put says nothing of what it is for. */
function twinOf({ title, sentences, source }: Article, chance: Chance): Article {
  const swap = (text: string) => text.replace(BEARING, () => chance.pick(NOUNS))
  return { title: swap(title), source, sentences: sentences.map(({ text }) => ({ text: swap(text), asks: null })) }
}

const TAGS = / ~(\w*)$/

function insuranceArticle(name: string, chance: Chance): Article {
  const { titles, sentences } = INSURANCE_HANDS[name]!
  const few = chance.maybe(0.3)
  const own = chance.maybe(0.6)
    ? chance.some(sentences, chance.int(few ? 1 : 4, few ? 3 : 9))
    : chance.shuffle(sentences).slice(0, chance.int(2, 6))
  const whole = own.map((text, at) => {
    const next = own[at + 1]
    const joins = next && !/^[A-Z(].*:/.test(text) && chance.maybe(0.12)
    return joins
      ? `${text.replace(/\.? ~\w*$/, '')}, and ${next.replace(TAGS, '')} ~${(TAGS.exec(text)?.[1] ?? '') + (TAGS.exec(next)?.[1] ?? '')}`
      : text
  })
  return {
    title: chance.maybe(0.2) ? chance.pick(Object.values(PLAIN_ARTICLES)).titles[0]! : chance.pick(titles),
    source: name,
    sentences: whole.map((text) => ({
      text: withTail(otherLines(text.replace(TAGS, ''), chance), chance),
      asks: [...(TAGS.exec(text)?.[1] ?? '')].map((letter) => TAGGED[letter as keyof typeof TAGGED]),
    })),
  }
}

const TAILS = [
  'whether or not such matters are known to either party at the time', 'at all times during the Term and for D years after its expiration or termination', 'subject to the other provisions of this Article S and to applicable law',
  'in each case as further described in Exhibit S and in the specifications', 'which may be in electronic form and shall be in English',
  'in connection with the activities that it performs under this Agreement', 'in each country in which Products or services are made, used or sold', 'to the extent commercially available on reasonable terms',
  'it being understood that nothing in this Section limits any other right or remedy of Q',
] // biome-ignore format: a list

/** A sentence with what contracts hang on it, before or behind. */
function withTail(text: string, chance: Chance): string {
  if (!/\.$/.test(text) || chance.maybe(0.7)) return text
  const tail = chance.pick(TAILS)
  if (chance.maybe(0.6)) return `${text.slice(0, -1)}, ${tail}.`
  return `${tail.charAt(0).toUpperCase()}${tail.slice(1)}, ${/^(?:P|Q|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
}

function otherLines(text: string, chance: Chance): string {
  let said = text
  for (const [line, others] of Object.entries(LINE_WORDS))
    if (said.includes(line) && chance.maybe(0.5)) said = said.replace(line, chance.pick(others))
  return said
}

const PAIRS = [
  ['Tenant', 'Landlord'], ['Contractor', 'Owner'], ['Subcontractor', 'Contractor'], ['Supplier', 'Buyer'], ['Licensee', 'Licensor'], ['Vendor', 'Customer'],
  ['the Company', 'the University'], ['Sponsor', 'Promoter'], ['Provider', 'Client'], ['Carrier', 'Shipper'], ['Party B', 'Party A'], ['the Distributor', 'the Manufacturer'],
  ['Each Party', 'the other Party'], ['Lessee', 'Lessor'], ['Operator', 'the Authority'], ['Acme', 'Borealis'], ['Consultant', 'the Bank'], ['Franchisee', 'Franchisor'],
] as const // biome-ignore format: pairs

const AMOUNT = /\bA\b(?![-.]| certificate| waiver| copy| party| minimum| deposit)/g
const COUNTS = ['ten (10)', 'thirty (30)', 'five (5)', '30', 'sixty', '10', '90', 'two', 'three', 'fifteen (15)', '60']
const SUMS = ['One Million Dollars ($1,000,000)', '$1,000,000', '$2,000,000', 'US$5,000,000', '$500,000', '$[***]', '[*****]', 'two million dollars', '£5,000,000', '€1 million', '$10,000,000', '$25,000', '$1M', '$3 million', 'one million dollars ($1,000,000.00)'] // biome-ignore format: sums

/** Says a line of the lists in the words of one contract: its choices made, its parties, sums and days named. */
function inNamesOf(chance: Chance): (line: string) => string {
  const [own, other] = chance.pick(PAIRS)
  const shall = chance.pick(['shall', 'shall', 'will', 'must', 'agrees to', 'is obliged to'])
  return (line) => {
    const said = chosen(line, chance)
      .replace(AMOUNT, () => chance.pick(SUMS))
      .replace(/\bD\b/g, () => chance.pick(COUNTS))
      .replace(/\bS\b/g, () => `${chance.int(2, 19)}.${chance.int(1, 9)}`)
      .replace(/\bP\b/g, own)
      .replace(/\bQ\b/g, other)
      .replace(/\bshall\b/g, () => (chance.maybe(0.5) ? shall : 'shall'))
    const begun = said.charAt(0).toUpperCase() + said.slice(1)
    return chance.maybe(0.05) ? begun.toUpperCase() : begun
  }
}

/** `{x|y}`: one of both, from the inside out. */
function chosen(text: string, chance: Chance): string {
  const once = text.replace(/\{([^{}]*)\}/g, (_, choices: string) => chance.pick(choices.split('|')))
  return once === text ? text.replace(/ {2,}/g, ' ').replace(/ ([,.;:])/g, '$1') : chosen(once, chance)
}
