import { datesIn, formatDate } from '../../../../shared/dates.ts'
import type { Part, Worked } from '../../../documents/index.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { plainWords } from './facts-in-words.ts'
import { firstRows } from './first-rows.ts'
import { asWritten, sayStandingOf } from './standing.ts'

/** So few others are told beside the one that is the answer. */
const BESIDE = 2
const LONGEST_NAME = 90

/** What was worked out, then the parts it was worked out of, each with its place. */
export function sayWorked(worked: Worked, citations: Citations, papers: Paper[]): string {
  const standing = new Set(
    worked.parts.map(({ file, page }) => {
      const paper = papers.find((one) => one.file === file)
      return paper ? sayStandingOf(page, paper).trim() : ''
    }),
  )
  return [sayOf(worked, citations, papers), ...standing].filter(Boolean).join('\n\n')
}

function sayOf({ way, of, value, parts, untold }: Worked, citations: Citations, papers: Paper[]): string {
  const files = new Set(parts.map(({ file }) => file))
  const say = (part: Part) => {
    const paper = files.size > 1 && papers.find(({ file }) => file === part.file)
    return `${nameOf(part)}: ${plainWords(part.value)} ${markOf(part, citations)}${paper ? ` (${paperName(paper)})` : ''}`
  }
  const [first, second] = parts
  if (way === 'days')
    return `${value}: from ${dayOf(first!)} (${nameOf(first!)}) ${markOf(first!, citations)} to ${dayOf(second!)} (${nameOf(second!)}) ${markOf(second!, citations)}.`
  if (way === 'difference') return `${money(value, parts, of)} apart: ${parts.map(say).join('; ')}.`
  const what = of ? asWritten(of).toLowerCase() : ''
  if (way === 'sum' || way === 'average') {
    const [how, did, other] =
      way === 'sum' ? ['together', 'added it up', 'more'] : ['on average', 'worked it out', 'another']
    const open = untold
      ? ` ${untold} more ${untold === 1 ? 'row gives' : 'rows give'} no figure, so it may be ${other}.`
      : ''
    const lead = `${money(value, parts, of)} ${how}${what ? ` (${what})` : ''}. I ${did} from ${parts.length} values.${open}`
    return `${lead}\n\n${firstRows(parts, parts.length, say)}`
  }
  if (way === 'each') return `${what ? `${asWritten(of)}:` : 'Side by side:'}\n\n${firstRows(parts, parts.length, say)}`
  const same = parts.filter((part) => part.value === first!.value)
  const others = parts.slice(same.length)
  const lead = `The ${WAYS[way]}${what ? ` ${what}` : ''} is ${plainWords(first!.value)}: ${same.map((part) => `${nameOf(part)} ${markOf(part, citations)}`).join('; ')}.`
  return others.length && others.length <= BESIDE ? `${lead} Beside it: ${others.map(say).join('; ')}.` : lead
}

const WAYS: Record<'highest' | 'lowest' | 'latest' | 'earliest', string> = {
  highest: 'highest',
  lowest: 'lowest',
  latest: 'latest',
  earliest: 'earliest',
}

/** The day of a date with its hour. */
const dayOf = ({ value }: Part) => formatDate([...datesIn(value)][0]!)

const markOf = ({ file, page, quote, record, value }: Part, citations: Citations) =>
  record ? citations.citeRecord(record.id, [{ path: record.path, value }]) : citations.cite(file, page, quote)

const COUNTS =
  /\b(?:quantity|qty|count|number|units?|points?|years?|miles?|employees?|people|acres?|sq|hours?|days?|full time|part time)\b/i

/** An amount in dollars, where its parts are: no count of things, and nothing printed as a share. */
function money(value: string, parts: Part[], of: string): string {
  const areDollars =
    parts.some(({ value: own }) => /\$|USD/.test(own)) || parts.every(({ value: own }) => /,\d{3}|\.\d\d\b/.test(own))
  const isAmount = /^-?[\d,]+(?:\.\d\d)?$/.test(value) && areDollars && !COUNTS.test(of)
  return isAmount ? value.replace(/^(-?)/, '$1$') : value
}

function nameOf({ name, value }: Part): string {
  const words = plainWords(name) || plainWords(value)
  return words.length > LONGEST_NAME ? `${words.slice(0, words.lastIndexOf(' ', LONGEST_NAME))} …` : words
}
