import { findDates } from '../../../shared/dates.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import {
  bareNumber,
  isOneName,
  isSamePolicy,
  LINES,
  type LineOfBusiness,
  lineNamed,
  linesNamed,
  normal,
  type PolicyFacts,
} from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { type Clause, clausesOf } from './clauses.ts'
import type { FiledFact } from './draft.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { mentions, wholeOf } from './mentions.ts'
import { namesParty, struck } from './names-on-file.ts'

/** What words name policies by: a number, a line of insurance, a type, an insurer. `isBorne`: whether a policy has it. */
export type Named = { words: string; isNumber: boolean; isBorne: (policy: FiledPolicy) => boolean }

/** What the user's words name policies by. `isOfAll`: by more than numbers. `lines`: those of the form. */
type Of = { isOfAll: boolean; lines: readonly LineOfBusiness[] }

/** What words name, and what they deny, behind these many signs of them. */
export function policiesNamed(input: ProposalInput, from: number, of: Of): { named: Named[]; denied: Named[] } {
  const clauses = clausesOf(input).filter(({ at }) => at >= from)
  const [named, denied] = [false, true].map((isDenied) =>
    distinct(clauses.filter((one) => one.isDenied === isDenied).flatMap((clause) => namedIn(clause, input, of))),
  )
  return { named: named!, denied: denied! }
}

const distinct = (all: Named[]) => [...new Map(all.map((one) => [one.words.toUpperCase(), one])).values()]

function namedIn({ quote, bare }: Clause, input: ProposalInput, { isOfAll, lines }: Of): Named[] {
  const { numbers, rest } = numbersIn(bare, input, { isOfAll, lines })
  if (!isOfAll) return numbers
  const said = normal(rest)
  const first = lineNamed(said)
  const ofLines = [...new Set([...linesNamed(said), ...(first ? [first] : [])])].map((line): Named => {
    const isBorne = (policy: FiledPolicy) => policy.lines.includes(line) || lineNamed(normal(typeOf(policy))) === line
    return { words: LINES[line], isNumber: false, isBorne }
  })
  const ofTypes = TYPES.filter((type) => mentions(rest, type)).map((type): Named => {
    return { words: type, isNumber: false, isBorne: (policy) => typeOf(policy) === type }
  })
  const carriers = new Set(
    input.files.flatMap(({ facts }) =>
      facts.facts.flatMap(({ key, value }) => (key === 'carrier.name' ? [value] : [])),
    ),
  )
  const ofCarriers = [...carriers]
    .filter((name) => namesParty(quote, name))
    .map((name): Named => {
      const isTheirs = ({ key, value }: FiledFact) => key === 'carrier.name' && isOneName(value, name)
      return { words: name, isNumber: false, isBorne: ({ facts }) => facts.some(isTheirs) }
    })
  return [...numbers, ...ofLines, ...ofTypes, ...ofCarriers]
}

/** Types of policies whose names say no line of insurance. */
const TYPES = POLICY_TYPES.flatMap(({ id, label }) => (id === 'OTHER' || lineNamed(normal(label)) ? [] : [label]))

const typeOf = ({ facts }: FiledPolicy) => facts.find(({ key }) => key === 'policy.type')?.value ?? ''

/** The numbers of policies in words, of those one in another the longer; and the words without them. */
function numbersIn(
  words: string,
  { files }: ProposalInput,
  { isOfAll, lines }: Of,
): { numbers: Named[]; rest: string } {
  const known = files
    .flatMap(({ facts }) => facts.policies)
    .flatMap((policy) => (policy.number && (isOfAll || isOf(policy, lines)) ? [policy.number] : []))
    .toSorted((a, b) => bareNumber(b).length - bareNumber(a).length)
  const numbers: Named[] = []
  let rest = words
  for (const number of known) {
    const found = [...rest.toUpperCase().matchAll(wholeOf(number))]
    for (const match of found) {
      const longer = /^[/-]\w*\d\w*/.exec(rest.slice(match.index + match[0].length))?.[0] ?? ''
      numbers.push(numbered(match[0] + longer))
    }
    if (found.length) rest = struck(rest, new RegExp(`${wholeOf(number).source}(?:[/-]\\w*\\d\\w*)?`, 'gi'))
  }
  if (!isOfAll) return { numbers, rest }
  rest = findDates(rest).reduceRight(
    (left, { from, to }) => left.slice(0, from) + '|'.repeat(to - from) + left.slice(to),
    rest,
  )
  const unknown = [...rest.matchAll(NUMBER), ...rest.matchAll(CALLED)].map(([, number]) => number!)
  return { numbers: [...numbers, ...unknown.map(shortened)], rest: struck(rest, NUMBER) }
}

const numbered = (words: string): Named => ({
  ...{ words, isNumber: true },
  isBorne: ({ number }) => number !== null && bareNumber(number) === bareNumber(words),
})

/** A number of none on file may lack a suffix of term or state. */
const shortened = (words: string): Named => ({
  ...{ words, isNumber: true },
  isBorne: ({ number }) =>
    number !== null && bareNumber(number).startsWith(bareNumber(words)) && isSamePolicy(number, words),
})

/** Letters and digits mixed, as policies are numbered; '15th' and '12am' are none. */
const NUMBER =
  /(?<![\w$.,/@|-])(?!\d+(?:st|nd|rd|th|am|pm)\b)((?=[\w-]*[A-Za-z])(?=(?:[\w-]*\d){2})(?=[\w-]{4})[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)(?![\w@])/gi
/** Digits alone that are called a policy's. */
const CALLED = /\bpolicy\s*(?:number|no\.?|#)?:?\s*(\d{3,}(?:[ -]\d+)*)(?![\w/])/gi

/** Whether a policy is of one of these lines. */
function isOf({ lines, listed = [], row }: PolicyFacts, wanted: readonly LineOfBusiness[]): boolean {
  const own = [...lines, ...listed, ...(row ? [row as LineOfBusiness] : [])]
  return own.some((line) => wanted.includes(line))
}
