import { sortableDate } from '../../../documents/index.ts'
import type { ProposalInput } from '../../types.ts'
import { sortableDay } from '../days.ts'
import { OF_POLICIES, OF_RATED, OF_TERM, placeAlone } from './handed-in.ts'
import { termOf } from './submitted.ts'

type File = ProposalInput['files'][number]

/**
 * Files without what they say for a term that has ended, or for a policy that was cancelled: what they ask for, what is to be insured, what they answer.
 * Of their lists those of earlier policies and losses stay, and where the places are where no file tells of a term that has not ended.
 */
export function withoutEnded<F extends File>(files: readonly F[], today: string): F[] {
  const day = sortableDay(today)
  const hasCurrent = files.some(({ facts }) => termsOf(facts).some((end) => end > day))
  return files.map((file) => (file.areRecords ? file : { ...file, facts: factsStanding(file.facts, day, hasCurrent) }))
}

function factsStanding<F extends File['facts']>(facts: F, day: string, hasCurrent: boolean): F {
  const { kind, submitted, answered, handedIn } = facts
  const isOver = ({ page }: { page: number }) => {
    const ends = termsOf(facts, page)
    return ends.length > 0 && ends.every((end) => end !== '' && end <= day)
  }
  const lists = handedIn?.flatMap((record) => {
    if (!isOver(record)) return [record]
    if (record.type === 'premises') return hasCurrent ? [] : [placeAlone(record)]
    return !OF_POLICIES.has(kind) && (OF_RATED.has(record.type) || OF_TERM.has(record.type)) ? [] : [record]
  })
  return {
    ...facts,
    ...(lists && { handedIn: lists }),
    ...(submitted && { submitted: submitted.filter((record) => !isOver(record)) }),
    ...(answered && { answered: answered.filter(({ source }) => !isOver(source)) }),
  }
}

/** The ends (YYYYMMDD) of the terms that a file, or its document with a page, tells as its own; '' of one without an end. */
function termsOf(facts: File['facts'], page?: number): string[] {
  const paper = page === undefined ? undefined : facts.papers?.find(({ pages }) => pages.includes(page))
  const isIn = (one: number) => !paper || paper.pages.includes(one)
  const requested = (facts.submitted ?? []).flatMap((record) =>
    record.type === 'request' && isIn(record.page) ? termOf(record).ends || [] : [],
  )
  if (requested.length) return requested
  const isOfPolicy = OF_POLICIES.has((paper ?? facts).kind)
  return policiesIn(facts, isIn, isOfPolicy).map((policy) => (isOfPolicy ? endOf(policy) : lastEnd(policy, facts)))
}

/** The end of the last term that is told: what asks for insurance tells of the terms before it as well. */
function lastEnd(policy: Policy, { facts, policies }: File['facts']): string {
  const told = facts.flatMap(({ key, policy: at, value }) =>
    key === 'policy.expiration' && at !== null && policies[at] === policy ? [sortableDate(value)] : [],
  )
  return [endOf(policy), ...told].toSorted().at(-1)!
}

/** The policies told on pages, or all where none is; a document that is none of a policy has only those without a number for its own. */
function policiesIn({ facts, policies }: File['facts'], isIn: (page: number) => boolean, isOfPolicy: boolean) {
  const told = new Set(facts.flatMap(({ policy, source }) => (policy !== null && isIn(source.page) ? [policy] : [])))
  return policies.filter(({ number }, at) => (isOfPolicy || !number) && (!told.size || told.has(at)))
}

type Policy = File['facts']['policies'][number]
const endOf = ({ status, effective, expiration }: Policy): string => {
  if (status === 'cancelled') return '0'
  if (expiration) return sortableDate(expiration)
  const starts = effective ? sortableDate(effective) : ''
  return starts && `${Number(starts.slice(0, 4)) + 1}${starts.slice(4)}`
}
