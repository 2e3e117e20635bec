import { datesIn, formatDate } from '../../../../shared/dates.ts'
import type { Part, Way, Worked } from '../../../documents/graph/types.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { plainWords } from './facts-in-words.ts'
import { firstRows } from './first-rows.ts'
import { asWritten } from './from-units.ts'

/** So few others are told beside the one that is the answer. */
const BESIDE = 2
const LONGEST_NAME = 90

/** What was worked out, then the parts it was worked out of, each with its place. */
export function sayWorked({ way, of, value, parts }: Worked, citations: Citations, papers: Paper[]): string {
  const files = new Set(parts.map(({ file }) => file))
  const say = (part: Part) => {
    const paper = files.size > 1 && papers.find(({ file }) => file === part.file)
    return `${nameOf(part)}: ${plainWords(part.value)} ${citations.cite(part.file, part.page, part.quote)}${paper ? ` (${paperName(paper)})` : ''}`
  }
  const [first, second] = parts
  if (way === 'days')
    return `${value}: from ${dayOf(first!)} (${nameOf(first!)}) ${markOf(first!, citations)} to ${dayOf(second!)} (${nameOf(second!)}) ${markOf(second!, citations)}.`
  if (way === 'difference') return `${money(value)} apart: ${parts.map(say).join('; ')}.`
  const what = of ? asWritten(of).toLowerCase() : ''
  if (way === 'sum') {
    const lead = `${money(value)} together${what ? ` (${what})` : ''}. I added it up from ${parts.length} values:`
    return `${lead}\n\n${firstRows(parts, parts.length, say)}`
  }
  if (way === 'each') return `${what ? `${asWritten(of)}:` : 'Side by side:'}\n\n${firstRows(parts, parts.length, say)}`
  const same = parts.filter((part) => part.value === first!.value)
  const others = parts.slice(same.length)
  const lead = `The ${WAYS[way]}${what ? ` ${what}` : ''} is ${plainWords(first!.value)}: ${same.map((part) => `${nameOf(part)} ${markOf(part, citations)}`).join('; ')}.`
  return others.length && others.length <= BESIDE ? `${lead} Beside it: ${others.map(say).join('; ')}.` : lead
}

const WAYS: Record<Exclude<Way, 'days' | 'difference' | 'sum' | 'each'>, string> = {
  highest: 'highest',
  lowest: 'lowest',
  latest: 'latest',
  earliest: 'earliest',
}

/** The day of a date with its hour. */
const dayOf = ({ value }: Part) => formatDate([...datesIn(value)][0]!)

const markOf = ({ file, page, quote }: Part, citations: Citations) => citations.cite(file, page, quote)

const money = (value: string) => (/^[\d,]+(?:\.\d\d)?$/.test(value) ? `$${value}` : value)

function nameOf({ name, value }: Part): string {
  const words = plainWords(name) || plainWords(value)
  return words.length > LONGEST_NAME ? `${words.slice(0, words.lastIndexOf(' ', LONGEST_NAME))} …` : words
}
