import { formNamed, isOneName, LINES, type LineOfBusiness, listedForms, operationsIn } from '../documents/index.ts'
import { cellOfSeveral } from './cell-of-several.ts'
import { cellOf, FORM, type Holding, isOfBureau } from './holdings.ts'
import { inSentence } from './in-sentences.ts'
import { absent, good, type Held, type Judged, unsure } from './judged.ts'
import type { Requirement } from './requirements.ts'
import type { ReviewPaper } from './types.ts'

/** Holds what a contract asks of endorsements against those that documents show. */
export function judgeWording(requirement: Requirement, held: Held): Judged {
  const { key, label, line } = requirement
  const wanted = inSentence(label)
  const found = held.holdings.filter((one) => one.key === key && isOfLine(one, line, held))
  const sure = found.filter(({ isSure }) => isSure)
  const [first] = sure
  const bare = first && !line ? linesWithout(found, held) : []
  if (first && bare.length)
    return unsure(
      cellOf(first),
      `${label}: an endorsement was found, but not for ${bare.map((one) => inSentence(LINES[one])).join(', ')}.`,
      `Ask whether the ${wanted} endorsement is on every policy.`,
    )
  const open = first && notShownBy(requirement, sure, held)
  if (first && open)
    return unsure(cellOf(first), `${label}: an endorsement was found, but ${open}.`, `Read the ${wanted} endorsement.`)
  if (first) return good('MET', first, `${label}: the documents include an endorsement.`, held)
  if (found[0])
    return unsure(cellOf(found[0]), `${label}: the endorsement could not be read clearly.`, `Confirm ${wanted}.`)
  const action = `Ask the carrier for the ${wanted} endorsement${line ? ` to ${inSentence(LINES[line])}` : ''}.`
  const [head, ...rest] = lackingList(held, line)
  if (!head) return absent('Nothing in these documents shows it.', held, action)
  const count = String(rest.length + 1)
  return {
    verdict: 'MISSING',
    severity: 'HIGH',
    cell: cellOfSeveral([head, ...rest], `Not among the ${count} forms listed`, held.papers),
    why: `${label}: none of the ${count} forms listed is for it.`,
    action,
  }
}

/** What endorsements do not show of what is asked: the work they are for, or the parties; null where they show all of it. */
function notShownBy(
  { key, operations = [], parties }: Requirement,
  sure: readonly Holding[],
  held: Held,
): string | null {
  const shown = sure.flatMap(({ value, place }) => operationsIn(`${value} ${place.quote}`))
  const missing = operations.filter((one) => !shown.includes(one))
  if (missing.length) return `not clearly for ${missing.join(' and ')} operations`
  if (parties === undefined || sure.some(({ value, place }) => isOfAnybody(`${value} ${place.quote}`))) return null
  const names = held.holdings.filter((one) => one.key === `${key!}Named` && one.isSure)
  if (parties && names.some(({ value }) => isAmong(value, parties))) return null
  return parties ? `it does not show that it is for ${parties}` : 'it does not show for whom'
}

/** Whether words are for whoever a contract names. */
export const isOfAnybody = (words: string) => /\b(?:automatic|blanket|required)\b/i.test(words)

/** Whether a name is one of those a contract names together. */
export const isAmong = (name: string, parties: string) => parties.includes(name) || isOneName(parties, name)

/** So many forms under one heading are a list of them. */
const LIST = 2

/** The lists of a line's policies where they hold nothing but forms known not to grant a wording; none where that is not sure. */
function lackingList({ papers, holdings }: Held, line: LineOfBusiness | null): Holding[] {
  // What is insured below an umbrella is insured by it without a form of its own.
  if (line === 'umbrella') return []
  const lists = papers.flatMap((paper) => {
    const isOfList = ({ key, place, policy }: Holding) =>
      key.startsWith(FORM) && place.of === 'file' && place.fileId === paper.fileId && covers(paper, policy, line)
    const forms = holdings.filter(isOfList)
    return forms.length ? [{ forms, isWhole: isWhole(paper, forms) }] : []
  })
  return lists.every((one) => one.isWhole) ? lists.flatMap(({ forms }) => forms) : []
}

/** Whether a policy is of a line; where none is asked for, of one whose forms grant such wordings. */
function covers({ facts: { policies } }: ReviewPaper, policy: number | null, line: LineOfBusiness | null): boolean {
  const lines = policies[policy ?? (policies.length === 1 ? 0 : -1)]?.lines ?? []
  return line ? lines.includes(line) : lines.some((one) => one === 'gl' || one === 'auto')
}

/** Whether every form of a paper that was read to its end stands in a list under a heading, and is known. */
function isWhole({ pages, warnings }: ReviewPaper, forms: readonly Holding[]): boolean {
  const listed = new Set(listedForms(pages).map(({ page }) => page))
  const there = forms.filter(({ place }) => place.of === 'file' && listed.has(place.page))
  const lines = pages.filter(({ number }) => listed.has(number)).flatMap((page) => page.lines)
  return (
    !warnings.length &&
    there.length >= LIST &&
    forms.every(isOfBureau) &&
    lines.every(({ text }) => !isUnread(text, forms))
  )
}

/** A line that begins with a form which is none of these: nobody knows what it grants. */
const isUnread = (text: string, forms: readonly Holding[]) => {
  const named = formNamed(text)
  return named !== null && !forms.some(({ key }) => key === FORM + named.number)
}

/** Whether what a policy says is of a line: where it tells no line, it is of those its policy covers. */
function isOfLine({ policy, place }: Holding, line: LineOfBusiness | null, { papers }: Held): boolean {
  if (!line || policy === null || place.of !== 'file') return true
  const lines = papers.find(({ fileId }) => fileId === place.fileId)?.facts.policies[policy]?.lines ?? []
  return !lines.length || lines.includes(line)
}

/** The lines that are covered without one of these wordings; workers compensation and property have none of their own. */
function linesWithout(wordings: readonly Holding[], held: Held): LineOfBusiness[] {
  const covered = new Set(
    held.holdings.flatMap(({ line, kind, isExcluded }) => (line && kind === 'amount' && !isExcluded ? [line] : [])),
  )
  return LIABILITY.filter((line) => covered.has(line) && !wordings.some((one) => isOfLine(one, line, held)))
}
const LIABILITY = ['gl', 'auto', 'umbrella'] as const satisfies readonly LineOfBusiness[]
