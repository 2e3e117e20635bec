import type { IsoDate } from '../../../shared/dates.ts'
import { isSilent, type LineOfBusiness, lineSaid } from '../../documents/index.ts'
import { cellOf, FORM, type Holding, isExclusionShown, placeIn } from '../holdings.ts'
import { bestOf, speaking } from '../judge.ts'
import { endedOn, type Held, heldIn } from '../judged.ts'
import { listExclusions } from '../policy/exclusions.ts'
import { typeOnRecord } from '../record-lines.ts'
import type { Cell, Finding, ReviewInput, ReviewPaper, ReviewRecord } from '../types.ts'
import type { Exposure, Needed } from './exposures.ts'
import { speaksOf } from './speaks-of.ts'

/** What the client has: what policies say, what they exclude, and the policies on record. */
export type Coverage = { held: Held; exclusions: readonly Finding[]; records: readonly ReviewRecord[] }

export function coverageIn(input: ReviewInput): Coverage {
  const papers = input.papers.filter(isPolicy)
  const exclusions = papers.length ? listExclusions({ ...input, papers }).findings : []
  const records = input.records.filter(({ type, isCurrent }) => type === 'POLICY' && isCurrent)
  return { held: heldIn(papers, input.today), exclusions, records }
}

/** What came as a policy, though its pages be schedules, or speaks of insurance in force. */
const isPolicy = ({ slot, facts }: ReviewPaper) =>
  !isSilent(facts.kind) || (slot === '[Policy]' && (facts.kind === 'schedule' || facts.kind === 'letter'))

/** Words that name a coverage; `isSure` false where they were read in doubt. `over`: the day its policy expired. */
type Named = { cell: Cell; isSure: boolean; over?: IsoDate | null }

/** The words that name the coverage which answers for an exposure. */
export function answering({ line, needs }: Exposure, { held, records }: Coverage): Named | null {
  if (!line) return null
  const isOfLine = !needs || (needs.orLine && !held.holdings.some(({ key }) => key === needs.key))
  const found = isOfLine ? speaking(held, line) : naming(needs!, line, held)
  const inForce = found.filter((one) => !endedOn(one, held))
  const best = bestOf(inForce.length ? inForce : found)
  if (best) return { cell: cellOf(best), isSure: best.isSure, over: endedOn(best, held) }
  return !isOfLine ? null : (titled(line, held) ?? onRecord(line, records))
}

/** What names a coverage: its fact, the words around what a policy says of its line, or the title of a form that does not exclude it. */
function naming({ key, values, words }: Needed, line: LineOfBusiness, { holdings }: Held): Holding[] {
  return holdings.filter((one) => {
    if (one.key === key) return !values || values.includes(one.value)
    const said = one.key.startsWith(FORM)
      ? one.shown
      : one.line === line && one.kind === 'amount'
        ? one.place.quote
        : ''
    return speaksOf(said, words) && !isExclusionShown(said)
  })
}

/** A heading of a policy that says its line, though none of its limits was read; without one the line is in doubt. */
function titled(line: LineOfBusiness, held: Held): Named | null {
  for (const paper of held.papers)
    for (const [index, { lines }] of paper.facts.policies.entries()) {
      if (!lines.includes(line)) continue
      const heading = headingOf(paper, line)
      const over = heading?.place && endedOn({ policy: index, place: heading.place }, held)
      if (heading) return { cell: heading, isSure: true, over: over ?? null }
      const number = paper.facts.facts.find(({ key, policy }) => key === 'policy.number' && policy === index)
      if (number) return { cell: cellOf({ shown: number.value, place: placeIn(paper, number.source) }), isSure: false }
    }
  return null
}

function headingOf(paper: ReviewPaper, line: LineOfBusiness): Cell | null {
  for (const { number, lines } of paper.pages) {
    const said = lines.find(({ text }) => lineSaid(text) === line)
    if (said)
      return cellOf({
        shown: said.text,
        place: placeIn(paper, { page: number, quote: said.text, boxes: [said.box] }),
      })
  }
  return null
}

function onRecord(line: LineOfBusiness, records: readonly ReviewRecord[]): Named | null {
  for (const record of records) {
    const { told, lines } = typeOnRecord(record)
    if (!told || !lines.includes(line)) continue
    const { id, type, name } = record
    const place = { of: 'record' as const, record: { id, type, name }, path: told.path, quote: told.value }
    return { cell: { text: told.value, place, note: null }, isSure: true }
  }
  return null
}

/** Words of a policy that exclude something, and what they call it. */
type Excluding = { topic: string; cell: Cell }

/**
 * What excludes the exposure in a policy: the limit that would answer for it, shown as excluded, or an exclusion that names it, without an exception
 * and with nothing in the file that gives it back.
 */
export function excludedBy({ excluded, needs }: Exposure, { exclusions, held }: Coverage): Excluding | null {
  const limit = held.holdings.find(({ key, isExcluded, isSure }) => isExcluded && isSure && key === needs?.key)
  if (limit) return { topic: limit.label, cell: cellOf(limit) }
  const named = exclusions.filter(({ topic }) => excluded.length > 0 && speaksOf(topic, excluded))
  const stated = named.find(
    ({ cells, verdict }) => verdict === 'FOUND' && cells[0]?.place && !cells[1]?.place && !cells[2]?.place,
  )
  return stated ? { topic: stated.topic, cell: stated.cells[0]! } : null
}

/** Whether the policy of an exposure's own line was given: one of another line leaves it to that by excluding it. */
export const isOwnGiven = ({ line }: Exposure, { held }: Coverage): boolean =>
  !line || held.papers.some(({ facts }) => facts.policies.some(({ lines }) => lines.includes(line)))
