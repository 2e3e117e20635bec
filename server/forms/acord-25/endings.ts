import {
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

/** A file whose policies stand as the events of all files leave them. `endings`: by policy, what ended it, will, or may have; null for none. */
export type SettledFile = File & { endings: (Ending | null)[] }

type Placed = { policy: PolicyFacts; file: number }

/** Decides over all files which policies stand on the day: a notice in one of them may be of a policy in another. */
export function settledFiles({ files, today }: ProposalInput): SettledFile[] {
  const events = files.flatMap(({ facts }, file) => (facts.events ?? []).map((event) => ({ ...event, file })))
  const placed = files.flatMap(({ facts }, file) => facts.policies.map((policy) => ({ policy, file })))
  const meant = new Map(events.map((event) => [event, policiesMeant(event, placed, files)]))
  return files.map((one) => {
    const settled = one.facts.policies.map((policy) => {
      const told = events.filter((event) => meant.get(event)!.sure.includes(policy))
      const maybe = events.filter((event) => meant.get(event)!.maybe.includes(policy))
      return settle(policy, told, maybe, today)
    })
    const policies = settled.map(({ policy }) => policy)
    return { ...one, facts: { ...one.facts, policies }, endings: settled.map(({ ending }) => ending) }
  })
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
    const named = placed.filter(({ policy }) => policy.number && isSamePolicy(policy.number, number))
    const unnumbered = placed.filter(
      (one) => !one.policy.number && isInForce(one, files) && isOfInsured(event, one.policy),
    )
    const isLoose = named.length === 0 && event.insured
    return { sure: named.map(({ policy }) => policy), maybe: isLoose ? unnumbered.map(({ policy }) => policy) : [] }
  }
  const numbered = placed.filter((one) => one.policy.number && isInForce(one, files))
  const inFile = numbered.filter(({ file }) => file === event.file)
  const theirs = (inFile.length ? inFile : numbered).filter(({ policy }) => isOfInsured(event, policy))
  const ofLine = theirs.filter(({ policy }) => isOfLine(event, policy))
  const ofTerm = (ofLine.length ? ofLine : theirs).filter(({ policy }) => isInTerm(event, policy))
  const policies = ofTerm.map(({ policy }) => policy)
  const isOne = policies.every((policy) => isSamePolicy(policy.number!, policies[0]!.number!))
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
