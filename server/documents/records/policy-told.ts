import { labelAt, type Vocabulary } from './labels.ts'
import { readPairs } from './pairs.ts'
import type { Pair } from './segments.ts'
import { type Token, tokensAsText } from './tokens.ts'
import { valueOf } from './values.ts'

/**
 * The policy and its term that a text above a group of records tells: behind their labels, or a term alone on the line of the policy's
 * number. Empty where it tells none; null where it tells more than one, or one that is not understood.
 */
export function policyTold(tokens: Token[], head: Vocabulary): Pair[] | null {
  const { pairs } = readPairs(tokens, head)
  const told = (name: string) => pairs.filter(({ spec, value }) => spec.name === name && value !== null)
  const policies = told('policy_number').concat(behindLine(tokens, head))
  const [policy] = policies
  if (!policy) return labelled(tokens, head).length ? null : headedBy(tokens, head)
  if (new Set(policies.map(({ value }) => value)).size > 1) return null
  const terms = [...told('policy_period'), ...told('policy_year'), ...told('effective_date')].filter((pair) =>
    isTerm(pair, tokens),
  )
  const own = terms.length ? terms : termsBeside(tokens, policy, head)
  return new Set(own.map(({ value }) => value)).size > 1 ? [policy] : [policy, ...own.slice(0, 1)]
}

/** 'Otter Works — General Liability — 2457221124 — 05-01-2024 to 05-01-2025': the number and the term among the parts of a heading. */
function headedBy(tokens: Token[], { family }: Vocabulary): Pair[] {
  const spec = (name: string) => family.fields.find((field) => field.name === name)!
  const found = [...Map.groupBy(tokens, ({ line }) => line).values()].flatMap((own) => {
    const parts = partedAtMarks(own)
    const terms = parts.filter((part) => valueOf('period', wordsIn(part)) !== null)
    const numbers = parts.filter((part) => !terms.includes(part) && NUMBER.test(tokensAsText(part)))
    return terms.length === 1 && numbers.length === 1 ? [{ number: numbers[0]!, term: terms[0]! }] : []
  })
  const [only, ...others] = found
  if (!only || others.length) return []
  return [
    { spec: spec('policy_number'), value: tokensAsText(only.number), tokens: only.number },
    { spec: spec('policy_period'), value: valueOf('period', wordsIn(only.term)), tokens: only.term },
  ]
}
/** Few words of capitals and digits, with at least four digits. */
const NUMBER = /^(?=(?:.*\d){4})[A-Z0-9-]+(?: [A-Z0-9-]+){0,3}$/
const wordsIn = (part: Token[]) => tokensAsText(part).split(' ')

function partedAtMarks(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens)
    if (/^[—–|·-]$/.test(token.word.text)) parts.push([])
    else parts.at(-1)!.push(token)
  return parts.length > 2 ? parts.filter((part) => part.length > 0) : []
}

/** What says of a policy that nothing of it is listed: 'No losses reported for this term.' */
const LISTS_NOTHING = /^(?:no|none|nil|0)\b(?![^a-z]*\d)/i

/**
 * The lines of the last of several groups, each headed by a line that begins with its policy: where all before it say that nothing is listed
 * of them, what follows is of the last one. Else all the lines.
 */
export function lastGroup(tokens: Token[], head: Vocabulary): Token[] {
  const lines = [...Map.groupBy(tokens, ({ line }) => line).values()]
  const starts = lines.flatMap((own, at) => (beginsWithPolicy(own, head) ? [at] : []))
  const areEmpty = starts.slice(1).every((start) => LISTS_NOTHING.test(tokensAsText(lines[start - 1]!)))
  return starts.length > 1 && areEmpty ? lines.slice(starts.at(-1)).flat() : tokens
}

function beginsWithPolicy(line: Token[], head: Vocabulary): boolean {
  const [first] = readPairs(line, head).pairs
  return first?.spec.name === 'policy_number' && first.value !== null && line.indexOf(first.tokens[0]!) <= MOST_LABEL
}
/** Words of a label of a policy's number. */
const MOST_LABEL = 3

/** A span of more than a year and some is rather that of a report. */
export function isTerm({ tokens: own }: Pair, tokens: Token[]): boolean {
  const at = tokens.indexOf(own[0]!)
  const span = valueOf(
    'term',
    tokens.slice(at, at + 3).map(({ word }) => word.text),
  )
  const years = typeof span === 'string' ? span.match(/\d{4}/g)!.map(Number) : [0, 0]
  return years[1]! - years[0]! < 2
}

function termsBeside(tokens: Token[], policy: Pair, { family }: Vocabulary): Pair[] {
  const [, top, , height] = policy.tokens[0]!.line.box
  const spec = family.fields.find(({ name }) => name === 'policy_period')
  const beside = tokens.filter(({ line }) => Math.abs(line.box[1] - top) < height / 2)
  return [...Map.groupBy(beside, ({ line }) => line).values()].flatMap((own) => {
    const value = valueOf('period', tokensAsText(own).split(' '))
    return spec && value !== null ? [{ spec, value, tokens: own }] : []
  })
}

/** The words behind a label of a policy's number with a colon, to the end of their line. */
function labelled(tokens: Token[], head: Vocabulary): Token[][] {
  return tokens.flatMap(({ starts }, at) => {
    const label = starts === '' && at > 0 ? null : labelAt(tokens, at, true, null, head)
    const named = label?.colon && label.fields.some((specs) => specs.some(({ name }) => name === 'policy_number'))
    const line = tokens[at]!.line.box
    const level = (token: Token) => Math.abs(token.line.box[1] - line[1]) < line[3] / 2
    return named ? [tokens.slice(label.to).filter(level)] : []
  })
}

/** 'GL   1234567-01': the letters before a policy's number may stand apart from a long one. */
function behindLine(tokens: Token[], head: Vocabulary): Pair[] {
  const spec = head.family.fields.find(({ name }) => name === 'policy_number')
  return labelled(tokens, head).flatMap(([letters, number]) => {
    const apart = spec && letters && number && /^[A-Z]{2,4}$/.test(letters.word.text)
    const isNumber = apart && valueOf('code', [number.word.text]) !== null
    return isNumber ? [{ spec, value: `${letters.word.text} ${number.word.text}`, tokens: [letters, number] }] : []
  })
}
