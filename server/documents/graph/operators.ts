import { termsOf } from '../search/stem.ts'
import type { Way } from './types.ts'

/** What a question wants worked out: over which two things, where it names two, and in which words it speaks of them. */
export type Asked = { way: Way; operands: [string, string] | null; rest: string }

const WAYS: [Way, RegExp][] = [
  ['days', /\b(?:how many|number of) days\b|\bhow long\b.*\bdays\b|\bdays? (?:between|from|after|before|passed|in(?:to)?|late)\b|\bhow (?:long|far) .*\b(?:between|from .+ to|into)\b|\bhow long (?:before|after)\b|\(days\)/i],
  ['difference', /\bdifference\b|\bminus\b|\bhow (?:much|far) apart\b|\bhow much (?:more|less|higher|lower|extra|cheaper|bigger)\b|\bby how much\b|\bhow much did .* (?:up|down|over|under|increase|decrease|change)\b|\b(?:increase|decrease|go(?:es)? up|go(?:es)? down|went up|went down|come in over)\b/i],
  ['highest', /\b(?:highest|most|biggest|largest|greatest|maximum|worst|higher|bigger|larger|priciest)\b/i],
  ['lowest', /\b(?:lowest|least|smallest|cheapest|minimum|fewest|lower|smaller|cheaper)\b/i],
  ['latest', /\b(?:latest|newest|youngest|most recent)\b/i],
  ['earliest', /\b(?:earliest|oldest)\b/i],
  ['average', /\b(?:average|avg|mean)\b/i],
  ['sum', /(?:\btotals?\b|\bsum\b|\badd(?:ed)? up\b|\badded together\b|\btogether\b|\bcombined\b|\baltogether\b|\+|\bplus\b|\bon (?:all|both)\b)/i],
  ['each', /\beach of\b|\bby (?:location|premises|option|building|vehicle|class|line|term|state)s?\b|\bold\b.*\bnew\b|\b(?:prior|expiring)\b.*\b(?:new|renewal|current)\b|\b(?:compare|versus|vs)\b|\bdid\b.*\bchange\b|\bwhat are the (?:two|three|four|five|[2-6])\b/i],
] // biome-ignore format: a table

const WORDS =
  /\b(?:how (?:much|many|long|far)|number of|days?|difference|diff|between|minus|more|less|higher|lower|extra|cheaper|bigger|by|did|does|do|highest|most|biggest|largest|greatest|maximum|worst|larger|priciest|lowest|least|smallest|cheapest|minimum|fewest|smaller|latest|newest|youngest|recent|earliest|oldest|totals?|sums?|add(?:ed)? (?:up|together)|together|combined|altogether|plus|each|list|all|both|compare|versus|vs|which|than|is|are|was|go|goes|went|come|came|up|down|over|under|apart|two|increased?|decreased?|passed|whole|has|have|average|avg|mean|per)\b|\+/gi

const STOP = '(?=\\s+(?:on|for|of|at|in|under|with)\\s|,|[?.!]|$)'
const TWO: RegExp[] = [
  /\bbetween\s+(.+?)\s+and\s+(.+?)(?=\s+(?:on|for|at|under|with)\s|,|[?.!]|$)/i,
  /\bfrom\s+(.+?)\s+(?:to|until|till|through)\s+(.+?)(?=\s+(?:on|for|at|under|with)\s|,|[?.!]|$)/i,
  new RegExp(`(?:^|\\b(?:is|of|are)\\s+)([^,?]+?)\\s+minus\\s+(.+?)${STOP}`, 'i'),
  new RegExp(`\\b(?:is|are|was)\\s+(.+?)\\s+than\\s+(.+?)${STOP}`, 'i'),
  new RegExp(`^(.+?)\\s+(?:versus|vs)\\.?\\s+(.+?)${STOP}`, 'i'),
  /\b(.+?)\s+(?:come|came|go|went) (?:in )?(?:over|under|above|below)\s+(?:the\s+)?(.+?)[?.!]*$/i,
]
const SUMMED: RegExp[] = [
  /^(.+?)\s*(?:\+|\bplus\b)\s*(.+?)[?.!]*$/i,
  /^(.+?)\s+and\s+(?:for )?(.+?)\s+(?:add(?:ed)? (?:up|together)|together|combined|in total|altogether)\b/i,
  /\btotal\s+(.+?)\s*(?:\+|\band\b|&)\s*(.+?)[?.!]*$/i,
]

const INNER = /\b(?:plus|minus)\b|\+/i
const LONGEST = 240
/** A total of more than is named. */
const INCLUDING = /\bincl(?:uding|\b)|\bwith (?:the |all )?(?:tax|fee|surcharge)/i

/** What a question wants worked out, if anything. */
export function operatorsIn(question: string): Asked[] {
  // What is longer asks for more than that, and would be long to look through.
  if (question.length > LONGEST || INCLUDING.test(question)) return []
  const meant = WAYS.filter(
    ([way, pattern]) =>
      pattern.test(question) && !((way === 'sum' || way === 'each') && /\bhow many\b/i.test(question)),
  )
  // What is apart, or between, is no sum, whatever is added up in it.
  const [first] = meant
  const ways =
    first && (first[0] === 'days' || first[0] === 'difference') ? meant.filter(([way]) => way !== 'sum') : meant
  return ways.flatMap(([way]): Asked[] => {
    if (way === 'days') return [{ way, operands: null, rest: bare(question) }]
    const named = way === 'sum' ? SUMMED : TWO
    const match = named.map((one) => one.exec(question)).find(Boolean)
    // More than two parts are not worked out of two.
    if (match && INNER.test(`${match[1]} ${match[2]}`)) return []
    const operands: Asked['operands'] = match ? [bare(match[1]!), bare(match[2]!)] : null
    const rest = bare(match ? question.replace(match[0], ' ') : question)
    const isOfTwo = operands?.every((one) => one.length > 0)
    const ofMany: Asked = { way, operands: null, rest: bare(question) }
    // A difference is of the two that are named.
    return isOfTwo ? [{ way, operands, rest }, ...(way === 'difference' ? [] : [ofMany])] : [ofMany]
  })
}

/** Words between the names of two days. */
const JOINS = /\b(?:and|to|until|till?|through|before|after|into|since|past|was|were|did|does|is|will|of)\b/gi
const TO_AND_FRO = /\b(?:from|to|until|till?|before|after|into|since)\b/gi
const ABOUT = /\s(?:on|for|of|at|in|under|with)\s+(.+)$/i

/** Every way in which a question may name the two days that lie apart, and what it says of both behind them. */
export function daysNamed(question: string): { operands: [string, string]; rest: string }[] {
  return [...question.matchAll(JOINS)].flatMap(({ 0: join, index }) => {
    const before = question.slice(0, index)
    const after = question.slice(index + join.length).replace(/[?.!]+$/, '')
    const about = ABOUT.exec(after)
    const ways = [[after, ''], ...(about ? [[after.slice(0, about.index), about[1]!]] : [])]
    return ways.flatMap(([second, of]) => {
      const [one, two] = [before, second!].map((words) => bare(words.replace(TO_AND_FRO, ' ')))
      const operands: [string, string] = [one!, two!]
      return operands.every((words) => termsOf(words).length > 0) ? { operands, rest: bare(of!) } : []
    })
  })
}

const bare = (words: string) =>
  words
    .replace(/[/()]/g, ' ')
    .replace(WORDS, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
