import { type LimitConcept, limitConcept, normal, stemsOf } from '../../documents/index.ts'
import { address, type ElementRow, fact, type Is, listed } from './describe.ts'
import { type InterestBox, interestBoxes } from './interest-rows.ts'

/** Whether evidence goes on until it is ended, in the element of this name, and what evidence it replaces. */
export const standing = (continuous: string): ElementRow[] => [
  [continuous, 'Continued until terminated', 'TICK', { speaksOf: /\bcontinu(?:ed|ous)\b/i }],
  [
    'EvidenceOfProperty_PriorEvidenceDate_A',
    'Replaces evidence dated',
    'DATE',
    { maxLength: 10, speaksOf: /\breplac\w+\b.*\bevidence\b/i },
  ],
]

/** A box of the causes of loss, which are printed in full or as a code. */
const cause = (form: string, code: string) => ({
  ...fact('property.causesOfLoss', form),
  speaksOf: new RegExp(`\\b(?:${form}|${code})\\b`, 'i'),
})
export const CAUSES: ElementRow[] = [
  ['Policy_PolicyType_BasicIndicator_A', 'Basic', 'TICK', cause('basic', 'bsc')],
  ['Policy_PolicyType_BroadIndicator_A', 'Broad', 'TICK', cause('broad', 'brd')],
  ['Policy_PolicyType_SpecialIndicator_A', 'Special', 'TICK', cause('special', 'spc')],
]

/** The boxes of the causes of loss, which exclude one another. */
export const ONE_CAUSE = CAUSES.map(([name]) => name)

/** A tick of something else, and the text beside it that says what. */
export const other = (tick: string, description: string, label = 'Other'): ElementRow[] => [
  [tick, label, 'TICK', { describedBy: description }],
  [description, `${label}, description`, 'TEXT'],
]

/** The boxes of what an additional interest is, of these kinds. */
export const interestKinds = (...kinds: InterestBox[]): ElementRow[] => [
  ...interestBoxes('A', 0, kinds),
  ...other('AdditionalInterest_Interest_OtherIndicator_A', 'AdditionalInterest_Interest_OtherDescription_A'),
]

/** A part of the additional interest. */
export const interest = (part: string): Is => listed('interest', 0, part)

/** The additional interest, what it is, and its loan number in the element of this name. */
export const interestWithLoan = (loan: string): ElementRow[] => [
  ['AdditionalInterest_FullName_A', 'Name', 'TEXT', interest('name')],
  ...address('AdditionalInterest_MailingAddress_', interest),
  ...interestKinds('AdditionalInsured', 'LendersLossPayable', 'LossPayee', 'Mortgagee'),
  [loan, 'Loan number', 'TEXT', interest('loan')],
]

/** Whether a coverage is of one of these limits of one place. */
export const limited =
  (...concepts: LimitConcept[]) =>
  (name: string): boolean => {
    const concept = /\bblanket\b/i.test(name) ? null : limitConcept(normal(name))
    return concept !== null && concepts.includes(concept)
  }

const BUILDING = /\bb(?:ui)?ld(?:in)?gs?\b/i
/** What is called a building: a dwelling, which the reader takes for one, goes on a form by its own name. */
export const building = (name: string): boolean => limited('building')(name) && BUILDING.test(name)
export const contents = limited('personal-property')

/** Whether a coverage has one of these names, whatever the order and endings of its words. */
export function called(...names: string[]): (name: string) => boolean {
  const own = new Set(names.map(wordsOf))
  return (name) => own.has(wordsOf(name))
}

const wordsOf = (name: string) => stemsOf(name.replace(EMPTY, '')).toSorted().join(' ')
/** What says nothing in the name of a coverage. */
const EMPTY = /\b(?:coverages?|limits?|and|or|of|the)\b/gi

/** A part of the only coverage that is so called. */
export const ofCoverage = (
  at: number,
  part: string,
  of: (name: string) => boolean,
  is: Is = {},
  beside?: (name: string) => boolean,
): Is => ({
  ...is,
  listed: { list: 'coverage', at, part, of, ...(beside && { beside }) },
})
