import { SAID_INSTEAD } from '../../shared/kinds.ts'
import {
  CLAIMED,
  FACT_KEYS,
  type Fact,
  formNamed,
  LINES,
  type LineOfBusiness,
  limitsExcluded,
  listedForms,
  type Passage,
  stemsOf,
} from '../documents/index.ts'
import { firstOfEach } from './first-of-each.ts'
import type { Cell, Place, ReviewPaper } from './types.ts'

/**
 * One thing that a document says of the insurance there is. `line`: null where it is of the whole policy or of a party. `key`: a fact's, or
 * 'form.' and the number of a form. `value`: amounts '1,000,000', '0' of a limit that is excluded, dates MM/DD/YYYY, of a form its edition or '', all else as
 * printed.
 */
export type Holding = {
  line: LineOfBusiness | null
  key: string
  label: string
  kind: (typeof FACT_KEYS)[keyof typeof FACT_KEYS]['kind'] | 'form'
  value: string
  shown: string
  isSure: boolean
  /** Index into the policies of its document; null where it is of the whole document. */
  policy: number | null
  place: Place
  /** The policy says in words that it does not insure this. */
  isExcluded?: true
}

export const FORM = 'form.'

/** What a document says that holds or is offered, and the forms it lists; what was replaced, has expired or lies below is none of it. */
export function holdingsOf(paper: ReviewPaper): Holding[] {
  const { facts } = paper
  const told = facts.facts.filter(({ status, key }) => HOLDS.has(status) && key !== 'form')
  const held = told.map((fact) => holdingOf(paper, fact))
  return [...held, ...excludedIn(paper, held), ...formsOf(paper)]
}

const HOLDS = new Set(['current', 'quoted', 'cancelled'])

/** Keys of what insurance costs, and of what the insured bears: less of either is better for the insured. */
export const isPremium = (key: string) => /premium$/i.test(key)
export const isRetention = (key: string) => /(?:deductible|retention)$/i.test(key)

export const lineOf = (key: string): LineOfBusiness | null => {
  const [line = ''] = key.split('.')
  return line in LINES ? (line as LineOfBusiness) : null
}

export const placeIn = ({ fileId }: ReviewPaper, passage: Passage): Place => ({ of: 'file', fileId, ...passage })

function holdingOf(paper: ReviewPaper, { key, value, source, confidence, policy }: Fact): Holding {
  const { label, kind } = FACT_KEYS[key]
  const shown = kind === 'amount' && /^[\d,.]+$/.test(value) ? `$${value}` : value
  const place = placeIn(paper, source)
  return { line: lineOf(key), key, label, kind, value, shown, isSure: confidence >= CLAIMED, policy, place }
}

/** The limits of its lines that a document says it does not insure, where it shows no amount for them. */
function excludedIn(paper: ReviewPaper, held: readonly Holding[]): Holding[] {
  if (NO_POLICIES.has(paper.facts.kind)) return []
  const found = limitsExcluded(paper.pages).flatMap(({ key, kind, source }): Holding[] => {
    const line = lineOf(key)
    const of = paper.facts.policies.flatMap(({ lines }, index) => (line && lines.includes(line) ? [index] : []))
    const [policy, ...others] = of
    if (policy === undefined || others.length || held.some((one) => one.key === key)) return []
    const { label } = FACT_KEYS[key]
    const isSure = paper.pages.some(({ number, origin }) => number === source.page && origin !== 'ocr')
    const told = { line, key, label, policy, isSure, shown: SAID_INSTEAD[kind], place: placeIn(paper, source) }
    return isRetention(key) || isPremium(key) ? [] : [{ ...told, kind: 'amount', value: '0', isExcluded: true }]
  })
  return firstOfEach(found, ({ key }) => key)
}

/** Documents about insurance that are not policies. */
const NO_POLICIES = new Set<ReviewPaper['facts']['kind']>(['contract', 'loss-run', 'invoice', 'application'])

/** The forms and endorsements of a document: those read by their number, and whatever else its lists of forms hold. Each number once. */
function formsOf(paper: ReviewPaper): Holding[] {
  const read = paper.facts.facts
    .filter(({ key, status }) => key === 'form' && HOLDS.has(status))
    .flatMap(({ value, source, policy }) => {
      const named = formNamed(value)
      return named ? [{ ...named, policy, place: placeIn(paper, source) }] : []
    })
  // A list does not tell which of several policies it is of.
  const isOne = paper.facts.policies.length < 2
  const listed = listedForms(paper.pages).map(({ page, quote, ...form }) => ({
    ...form,
    policy: isOne ? 0 : null,
    place: placeIn(paper, { page, quote, boxes: [] }),
  }))
  return firstOfEach([...read, ...listed], ({ number }) => number).map(({ number, edition, title, policy, place }) => ({
    line: null,
    key: FORM + number,
    label: `Form ${spaced(number)}`,
    kind: 'form' as const,
    value: edition ?? '',
    shown: [spaced(number), edition, title].filter(Boolean).join(' '),
    isSure: true,
    policy,
    place,
  }))
}

/** A form's number as documents print it: CG2010 as CG 20 10. */
export const spaced = (number: string) => {
  const [, letters, digits] = /^([A-Z]+)((?:\d\d)+)$/.exec(number) ?? []
  return letters && digits ? `${letters} ${digits.match(/\d\d/g)!.join(' ')}` : number
}

/** Whether a form is a bureau's, whose title tells what it is for. A carrier's own, in numbers from 50 on too, may grant more than its title says. */
export const isOfBureau = ({ key, shown }: Pick<Holding, 'key' | 'shown'>) =>
  /^(?:BP|CA|CG|CM|CP|CR|CU|CX|IL|WC)[0-4]\d(?:\d\d){1,2}[A-Z]?$/.test(key.slice(FORM.length)) &&
  /\p{L}{3}/u.test(shown)

/** A cell that shows a holding with its words. */
export const cellOf = ({ shown, place }: Pick<Holding, 'shown' | 'place'>): Cell => ({ text: shown, place, note: null })

const [EXCLUSION] = stemsOf('exclusion')

/** Whether the words of a form, with its title, say that it excludes something. */
export const isExclusionShown = (shown: string) => stemsOf(shown).includes(EXCLUSION!)
