import {
  type DocumentFacts,
  type Ending,
  endingOf,
  type FiledEvent,
  isSamePolicy,
  isSilent,
  type PolicyFacts,
  plainName,
  sortableDate,
} from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'

type File = ProposalInput['files'][number]

/** What ended a policy, will, or may have, with the file that tells it. */
export type ToldEnding = Ending & { by: Pick<File, 'fileId' | 'fileName'> }
/** A file whose policies stand as the events of all files leave them. `endings`: by policy; null for none. */
export type SettledFile = File & { endings: (ToldEnding | null)[] }

/** A policy with the numbers it goes by: its own, and that of its binder. */
type Placed = { policy: PolicyFacts; file: number; numbers: string[] }

/** Decides over all files which policies stand on the day: a notice in one of them may be of a policy in another. */
export function settledFiles({ files, today }: ProposalInput): SettledFile[] {
  const events = files.flatMap(({ facts }, file) => (facts.events ?? []).map((event) => ({ ...event, file })))
  const placed = files.flatMap(({ facts }, file) =>
    facts.policies.map((policy, index) => ({ policy, file, numbers: numbersOf(policy, index, facts) })),
  )
  const meant = new Map(events.map((event) => [event, policiesMeant(event, placed, files)]))
  return files.map((one) => {
    const settled = one.facts.policies.map((policy) => {
      const told = events.filter((event) => meant.get(event)!.sure.includes(policy))
      const maybe = events.filter((event) => meant.get(event)!.maybe.includes(policy))
      const { ending, ...found } = settle(policy, told, maybe, today)
      // What is on file as in force no document ends unasked.
      const isContested = one.areRecords && ending?.state === 'ended' && files[ending.event.file] !== one
      return isContested ? { policy, ending: { ...ending, state: 'open' as const } } : { ...found, ending }
    })
    const policies = settled.map(({ policy }) => policy)
    return {
      ...one,
      facts: { ...one.facts, policies },
      endings: settled.map(({ ending }) => ending && { ...ending, by: files[ending.event.file]! }),
    }
  })
}

function numbersOf({ number }: PolicyFacts, index: number, { facts }: DocumentFacts): string[] {
  const binders = facts.filter(({ key, policy }) => key === 'binder.number' && policy === index)
  return [...(number ? [number] : []), ...binders.map(({ value }) => value)]
}

function settle(policy: PolicyFacts, told: FiledEvent[], maybe: FiledEvent[], today: string) {
  if (policy.status !== 'current' && policy.status !== 'cancelled') return { policy, ending: null }
  const ending = endingOf(told, policy, today)
  // Read before events were kept, or told by something else than an event.
  if (policy.status === 'cancelled' && told.length === 0) return { policy, ending: null }
  if (ending?.state === 'ended') return { policy: { ...policy, status: 'cancelled' as const }, ending }
  const possible = endingOf([...told, ...maybe], policy, today)
  const open = ending ?? (possible && { ...possible, state: 'open' as const })
  return { policy: { ...policy, status: 'current' as const }, ending: open }
}

/** The policies an event is of, and those it may be of where it names none of the documents' policies by its number. */
function policiesMeant(
  event: FiledEvent,
  placed: Placed[],
  files: File[],
): { sure: PolicyFacts[]; maybe: PolicyFacts[] } {
  const { number } = event
  if (number !== null) {
    const named = placed.filter(({ numbers }) => numbers.some((own) => isSamePolicy(own, number)))
    const unnumbered = placed.filter(
      (one) => !one.policy.number && isInForce(one, files) && isOfInsured(event, one.policy),
    )
    const isLoose = named.length === 0 && event.insured
    return { sure: named.map(({ policy }) => policy), maybe: isLoose ? unnumbered.map(({ policy }) => policy) : [] }
  }
  const isKnown = ({ numbers, file }: Placed) => numbers.length > 0 || files[file]!.facts.kind === 'binder'
  const numbered = placed.filter((one) => isKnown(one) && isInForce(one, files))
  const inFile = numbered.filter(({ file }) => file === event.file)
  const theirs = (inFile.length ? inFile : numbered).filter(({ policy }) => isOfInsured(event, policy))
  const ofLine = theirs.filter(({ policy }) => isOfLine(event, policy))
  const ofTerm = (ofLine.length ? ofLine : theirs).filter(({ policy }) => isInTerm(event, policy))
  const policies = ofTerm.map(({ policy }) => policy)
  const [first, ...others] = ofTerm
  const isOne = others.every(({ numbers }) => numbers.some((own) => isSamePolicy(own, first!.numbers[0] ?? '')))
  const isTheirLine = !event.lines?.length || ofLine.length > 0
  const isSure = isOne && (inFile.length > 0 || (event.insured && isTheirLine))
  return isSure ? { sure: policies, maybe: [] } : { sure: [], maybe: policies }
}

const isInForce = ({ policy, file }: Placed, files: File[]) =>
  !isSilent(files[file]!.facts.kind) && (policy.status === 'current' || policy.status === 'cancelled')

function isOfInsured({ insured }: FiledEvent, policy: PolicyFacts): boolean {
  if (!insured || !policy.insured) return true
  const [a, b] = [plainName(insured), plainName(policy.insured)]
  return a.startsWith(b) || b.startsWith(a)
}

function isOfLine({ lines = [] }: FiledEvent, policy: PolicyFacts): boolean {
  const own = [...policy.lines, ...(policy.listed ?? []), ...(policy.row ? [policy.row] : [])]
  return lines.length === 0 || lines.some((line) => own.includes(line))
}

function isInTerm({ date }: FiledEvent, { effective, expiration }: PolicyFacts): boolean {
  if (!date || !effective || !expiration) return true
  return sortableDate(date) >= sortableDate(effective) && sortableDate(date) < sortableDate(expiration)
}
