import { LINES, type LineOfBusiness, plainName } from '../../documents/index.ts'
import { FORM, type Holding, holdingsOf, isExclusionShown, isPremium, isRetention } from '../holdings.ts'
import { inSentence } from '../in-sentences.ts'
import type { ReviewPaper } from '../types.ts'
import type { Aspect, Item, Told } from './types.ts'

export const PREMIUM = 'Premium'
export const TERMS = 'Terms'
export const FORMS = 'Forms and endorsements'
export const PARTIES = 'Parties'

/** What a document says that options are compared by. */
export const toldBy = (paper: ReviewPaper): Told[] =>
  holdingsOf(paper)
    .filter(({ key }) => isCompared(key))
    .map((holding) => ({
      ...holding,
      item: itemOf(holding),
      kind: likenedAs(holding),
      lines: holding.line ? [holding.line] : (paper.facts.policies[holding.policy ?? -1]?.lines ?? []),
    }))

/** What is of the paper rather than of the insurance, or always another where another company writes it. */
const NOT_COMPARED =
  /^(?:certificate|holder|producer)\.|^insured\.(?!name|dba|additionalName)|^policy\.(?:number|issued|prior)|^carrier\.naic|^gl\.coverageForm/
const isCompared = (key: string) => !NOT_COMPARED.test(key)

/** Of these a document may say many, each of which is looked for in the other options. */
const LISTED = /^(?:location$|insured\.additionalName$|wording\.\w+Named$)/

function itemOf({ key, label, kind, line, value, shown }: Holding): Item {
  const isOfMany = LISTED.test(key)
  const aspect = aspectOf(key, kind)
  const topic = isOfMany ? `${label}: ${shown}` : label
  return {
    id: isOfMany ? `${key}.${plainName(value)}` : key,
    group: groupOf(key, line, aspect),
    topic,
    name: aspect === 'form' ? topic : inSentence(topic),
    aspect,
    isOfForms: aspect === 'form' || key.startsWith('wording.'),
  }
}

const ASPECTS: readonly [(key: string) => boolean, Aspect][] = [
  [(key) => key.startsWith(FORM), 'form'],
  [isRetention, 'retention'],
  [isPremium, 'cost'],
  [(key) => key.endsWith('.trigger'), 'trigger'],
  [(key) => key.endsWith('.retroactiveDate'), 'retroactive'],
  [(key) => /^(?:insured|carrier)\./.test(key), 'party'],
]

const aspectOf = (key: string, kind: Holding['kind']): Aspect =>
  ASPECTS.find(([isOf]) => isOf(key))?.[1] ?? (kind === 'amount' ? 'limit' : kind === 'date' ? 'date' : 'plain')

function groupOf(key: string, line: LineOfBusiness | null, aspect: Aspect): string {
  if (aspect === 'cost') return PREMIUM
  if (line) return LINES[line]
  if (aspect === 'form' || key.startsWith('wording.')) return FORMS
  if (key === 'location') return LINES.property
  return aspect === 'party' ? PARTIES : TERMS
}

/** How values of a thing are likened. Whatever its words, a wording that is there is there; a company may be named in short. */
const likenedAs = ({ key, kind }: Holding) =>
  key === 'carrier.name' ? 'company' : /^wording\.(?!.*Named$)/.test(key) ? 'wording' : kind

export const isExclusion = ({ item, shown }: Pick<Told, 'item' | 'shown'>) =>
  item.aspect === 'form' && isExclusionShown(shown)
