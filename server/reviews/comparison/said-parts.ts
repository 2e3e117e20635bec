import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { type Passage, type Statement, statementsIn, thingNamed, type Unit, unitsOf } from '../../documents/index.ts'
import { placeIn } from '../holdings.ts'
import { inSentence } from '../in-sentences.ts'
import type { ReviewPaper } from '../types.ts'
import { PREMIUM, TERMS } from './items.ts'
import type { Item, Told } from './types.ts'

/** What makes a premium, and how it is paid, by the things that labels name; no fact tells it. */
const AMOUNTS: Readonly<Record<string, string>> = {
  'total-cost': 'Total with taxes and fees',
  'taxes-and-fees': 'Taxes and fees',
  'surplus-lines-tax': 'Surplus lines tax',
  'stamping-fee': 'Stamping fee',
  'policy-fee': 'Policy fee',
  'broker-fee': 'Broker fee',
  'inspection-fee': 'Inspection fee',
  'terrorism-premium': 'Terrorism premium',
  'minimum-premium': 'Minimum premium',
  'deposit-premium': 'Deposit premium',
}
const WORDS: Readonly<Record<string, string>> = {
  'minimum-earned': 'Minimum earned premium',
  'down-payment': 'Down payment',
  'installment-count': 'Number of installments',
  'installment-amount': 'Each installment',
  'installment-fee': 'Installment fee',
  'payment-plan': 'Payment plan',
}
const CONDITION = 'subjectivities'
export const SUBJECTIVITY = 'subjectivity'
/** The ids of what tells how a premium is paid. */
export const PAYMENT = ['down-payment', 'installment-count', 'installment-amount', 'installment-fee', 'payment-plan']

/** The parts of a premium and the conditions of an offer that a document says. */
export const partsOf = (paper: ReviewPaper): Told[] =>
  paper.pages.flatMap((page) => [
    ...statementsIn(page).flatMap((statement) => partIn(paper, statement)),
    ...unitsOf(page).flatMap((unit) => conditionIn(paper, unit)),
  ])

/** What a cell of a table is goes by its row: a column of amounts is of all its rows, and only its total is of them together. */
function thingOf({ attribute, entity, table, isTotal }: Statement): string | null {
  const things = [table && !isTotal ? '' : attribute, entity].map((words) => (words ? thingNamed(words) : null))
  return things.find((thing) => thing && (thing in AMOUNTS || thing in WORDS)) ?? null
}

function partIn(paper: ReviewPaper, statement: Statement): Told[] {
  const thing = thingOf(statement)
  const label = thing && (AMOUNTS[thing] ?? WORDS[thing])
  if (!label || !/\d/.test(statement.value)) return []
  const amount = parseAmount(statement.value)
  const isAmount = thing in AMOUNTS
  return [
    {
      item: {
        id: `${PREMIUM}.${thing}`.toLowerCase(),
        group: PREMIUM,
        topic: label,
        name: inSentence(label),
        aspect: isAmount ? 'cost' : 'plain',
        isOfForms: false,
      },
      kind: isAmount ? 'amount' : 'text',
      value: statement.value,
      shown: isAmount && amount !== null ? `$${formatAmount(amount)}` : statement.value,
      // A rate behind the label of an amount is not the amount.
      isSure: !isAmount || amount !== null,
      lines: [],
      place: placeIn(paper, passageOf(statement)),
    },
  ]
}

const CONDITIONS: Item = {
  id: SUBJECTIVITY,
  group: TERMS,
  topic: 'Subjectivities',
  name: 'subjectivities',
  aspect: 'plain',
  isOfForms: false,
}

/** A sentence or entry under a heading, or behind words, that say that an offer depends on it. */
function conditionIn(paper: ReviewPaper, unit: Unit): Told[] {
  const isUnder = [unit.section, unit.lead].some((words) => words && thingNamed(words) === CONDITION)
  const isOne = unit.kind === 'pair' ? thingNamed(unit.label) === CONDITION : unit.kind === 'sentence' && isUnder
  if (!isOne || unit.value.endsWith(':')) return []
  return [
    {
      item: CONDITIONS,
      kind: 'text',
      value: unit.value,
      shown: unit.value,
      isSure: true,
      lines: [],
      place: placeIn(paper, passageOf(unit)),
    },
  ]
}

const passageOf = ({ page, quote }: Pick<Statement, 'page' | 'quote'>): Passage => ({ page, quote, boxes: [] })
