import { fieldsLike, vocabularyOf } from '../records/labels.ts'
import { kindsSaid } from '../records/property/interests.ts'
import { wordsOf } from '../records/words.ts'
import { ATTRIBUTES, type Attribute, type SaidKind, SUBMISSION } from './attributes.ts'

export const vocabulary = vocabularyOf(SUBMISSION)
export const BY_NAME = new Map(ATTRIBUTES.map((one) => [`${one.of}.${one.part}`, one]))

/** How like a label must be to what it names, and how much more than to all else. */
const ALIKE = 0.78
const LEAD = 0.08

/** The attribute that a label names; null where it names none for sure. */
export function attributeOf(label: string): Attribute | null {
  const [best, next] = fieldsLike(wordsOf(written(label)), vocabulary)
  const isClear = best && (!next || (best.alike === 1 ? next.alike < 1 : best.alike - next.alike >= LEAD))
  return isClear && best.alike >= ALIKE ? BY_NAME.get(best.spec.name)! : null
}

/** How like a label must be to an attribute that is told by the look of its value as well. */
const ALIKE_IN_LOOK = 0.5

/** Where mail goes, whatever else a label says of it: 'Mail to the association'. Not of somebody who has an interest, and no part of an address. */
export function mailCalled(label: string): Attribute | null {
  const words = wordsOf(written(label))
  const isMail = words.some((word) => word === 'mail' || word === 'mailing') && words.length <= MOST_OF_MAIL
  return isMail && !kindsSaid(label).length && !/\b(?:street|city|state|zip)\b/i.test(label)
    ? BY_NAME.get('applicant.address')!
    : null
}
const MOST_OF_MAIL = 5

/** The attribute of a kind that words are likest to; null where they are not like one, or like two. */
export const likestOfKind = (words: string[], kind: SaidKind): Attribute | null =>
  likestFitting(words, (one) => one === kind)

/** The attribute that words are likest to of those whose kind fits; null where they are not like one, or like two. */
export function likestFitting(words: string[], fits: (kind: SaidKind) => boolean): Attribute | null {
  const [best, next] = fieldsLike(words, vocabulary).filter(({ spec }) => fits(BY_NAME.get(spec.name)!.kind))
  const isClear = best && best.alike >= ALIKE_IN_LOOK && (!next || best.alike - next.alike >= LEAD)
  return isClear ? BY_NAME.get(best.spec.name)! : null
}

/** Who the applicant is, which labels of another's words beside it do not tell: 'Additional named insured', 'FEIN (of parent)'. */
const IDENTITY: ReadonlySet<string> = new Set(['name', 'address', 'fein', 'entity', 'sic', 'naics', 'ncci'])

/** Whether a label names an attribute with what brackets behind it say, too; one of who the applicant is in no more words than that takes. */
export function isOwn(label: string, { of, part, words }: Attribute): boolean {
  const own = new Set([...OF_TELLING, ...words.flatMap(wordsOf)])
  const asides = [...label.matchAll(/\((?!s\))([^()]*)\)/g)].map(([, aside]) => aside!)
  const isTold = asides.every(
    (aside) =>
      attributeOf(aside)?.part === part ||
      wordsOf(written(aside)).every((word) => own.has(word) || !/[a-z]{2}/.test(word)),
  )
  const isWhole = of !== 'applicant' || !IDENTITY.has(part)
  const said = wordsOf(written(label))
  const isOfItsWords = said.length > 1 && said.every((word) => own.has(word))
  return isTold && (isWhole || isOfItsWords || fieldsLike(said, vocabulary)[0]?.alike === 1)
}
/** What brackets say of how a value is told or counted. */
const OF_TELLING = ['year', 'date', 'number', 'count', 'annual', 'estimated', 'approx', 'approximate', 'total', 'square', 'feet', 'dollar', 'usd', 'percent', 'mm', 'dd', 'yy', 'yyyy', 'if', 'any', 'applicable', 'next', 'month', 'required', 'optional'] // biome-ignore format: a list

/** A label as it would be written out, without what only says how it is told or that it is of the one who is asked. */
const written = (label: string) =>
  label
    .replace(/\b(?:your|our)\b|^(?:applicant|insured|company|business)['’]s\b/gi, ' ')
    .replace(/\((?!s\)).*?\)|%/g, ' ')
    .replace(/\bsq\.?\s?(?:ft|feet)\b\.?/gi, 'square feet')
    .replace(/\be-?mail\b/gi, 'email')
