import type { DocumentFacts } from '../facts/types.ts'
import { stemsOf } from './stem.ts'
import { synonymsOf } from './synonyms.ts'

const PARTY = /^(?:insured\.(?:name|dba|additionalName)|carrier\.name|producer\.name|holder\.name)$/
/** What names of businesses are made of, and questions ask about as well. */
const COMMON = new Set(
  stemsOf(
    `insurance company mutual casualty indemnity group agency brokers broker services service holdings partners associates center centers
    construction contractors contractor builders roofing electric electrical plumbing painting landscaping trucking transport transportation
    logistics freight auto automotive towing motor motors restaurant kitchen kitchens cafe bar hotel inn market store shop realty properties
    property management apartments homeowners association school church fire water wind flood building buildings equipment machine steel
    home dwelling garage storage warehouse medical dental clinic health care security cleaning supply national american united general
    first city county town state the and of for employers specialty surplus excess umbrella liability workers compensation life trust bank`,
  ),
)

/** Words that only say whose documents are meant: those of the parties' names, however they are cut or owned ('Zamoras GL'). */
export function partyWords(papers: Pick<DocumentFacts, 'facts'>[]): Set<string> {
  const told = papers.flatMap(({ facts }) => facts.filter(({ key }) => PARTY.test(key)))
  // Of several of one kind a name tells which is meant.
  const names = [...Map.groupBy(told, ({ key }) => key).values()].flatMap((own) => {
    const values = [...new Set(own.map(({ value }) => value))]
    return values.length === 1 ? values : []
  })
  const stems = names.flatMap((name) => stemsOf(name))
  return new Set(
    stems.filter((stem) => stem.length > 3 && !/\d/.test(stem) && !COMMON.has(stem) && !synonymsOf([stem]).length),
  )
}

/** A question without the words that only say whose documents are meant; as it was where nothing else would be left. */
export function withoutPartyWords(text: string, words: Set<string>): string {
  if (!words.size) return text
  const isParty = (word: string) => {
    const stems = stemsOf(word.replace(/['’]s?$/, ''))
    return stems.length > 0 && stems.every((stem) => words.has(stem) || words.has(stem.replace(/s$/, '')))
  }
  const left = text
    .split(/(\s+)/)
    .filter((part) => !isParty(part))
    .join('')
  return stemsOf(left).length ? left.replace(/\s{2,}/g, ' ').trim() : text
}
