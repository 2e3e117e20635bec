import {
  type DocumentFacts,
  isMute,
  type LineOfBusiness,
  type MuteKind,
  type Passage,
  type PolicyFacts,
} from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import type { FormDraft } from './draft.ts'
import { mentions } from './mentions.ts'

/** What documents that do not speak of insurance in force are called; the others may say what a certificate says. */
const CALLED: Record<MuteKind, string> = {
  application: 'an application',
  quote: 'a quote',
  schedule: 'a schedule',
  'loss-run': 'a loss run',
  contract: 'a contract',
  invoice: 'an invoice',
  letter: 'a letter',
  notice: 'a notice',
}

type File = ProposalInput['files'][number]

/** Whether what stands at a place says nothing. */
type IsSilent = (place: Pick<Passage, 'page' | 'boxes'>) => boolean

/** The documents that may say what a certificate says, and any other that the user's words name. */
export function speakingPapers<F extends File>({ files, instructions }: { files: F[]; instructions?: string }): F[] {
  return files.flatMap((file) => {
    if (mentions(instructions, file.fileName)) return [file]
    const { papers = [], spoken = [] } = file.facts
    // What asks for insurance says nothing of what is in force, however sure its words are.
    const isAsking = papers.length > 0 && papers.every(({ kind }) => kind === 'application')
    if (spoken.length && !isAsking) return [{ ...file, facts: onlyOf(file.facts, spoken) }]
    if (silenceOf(file.facts) || saysNothing(file.facts)) return []
    if (papers.length < 2) return [file]
    const silent = silentPages(file.facts)
    return [{ ...file, facts: without(file.facts, ({ page }) => silent.has(page)) }]
  })
}

/** What a file says of the lines that it surely speaks of, and of others where its own documents speak. */
function onlyOf(facts: DocumentFacts, spoken: readonly LineOfBusiness[]): DocumentFacts {
  const silent = silentPages(facts)
  const isSilent = (page: number) => silent.has(page) || silenceOf(facts) !== null
  const speaks = ({ lines }: PolicyFacts, index: number) =>
    lines.some((line) => spoken.includes(line)) ||
    facts.facts.some(({ policy, source }) => policy === index && !isSilent(source.page))
  const policies = facts.policies.map((policy, index) =>
    speaks(policy, index) ? policy : { ...policy, status: 'superseded' as const },
  )
  return { ...facts, policies, ...(!silenceOf(facts) && recordsWithout(facts, ({ page }) => silent.has(page))) }
}

const recordsWithout = ({ records }: DocumentFacts, isSilent: IsSilent) =>
  records && {
    records: records.filter(({ page, fields }) => {
      const own = Object.values(fields).flatMap(({ source }) => (source.page === page ? [source] : []))
      return !isSilent({ page, boxes: own.flatMap(({ boxes }) => boxes) })
    }),
  }

/** The pages of a file's documents that do not speak by their kind. */
const silentPages = ({ papers = [] }: DocumentFacts) =>
  new Set(papers.filter(({ kind }) => isMute(kind)).flatMap(({ pages }) => pages))

/** A document of no known kind may speak of policies of a line whose limits or terms it tells; the names on it alone are of whoever wrote it. */
const saysNothing = ({ kind, policies, acord }: DocumentFacts) =>
  kind === 'other' &&
  !acord?.length &&
  !policies.some(({ lines, listed = [], effective, row }) => row || lines.length || (listed.length && effective))

/** Which kind of document that does not speak a file is; what calls all it says an offer is a quote, whatever else it looks like. */
function silenceOf({ kind, papers = [], policies }: DocumentFacts): MuteKind | null {
  if (isMute(kind)) return papers.length < 2 ? kind : null
  return policies.length > 0 && policies.every(({ status }) => status === 'quoted') ? 'quote' : null
}

/** What a file says apart from some of its places; its policies keep their numbers. */
export function without(facts: DocumentFacts, isSilent: IsSilent): DocumentFacts {
  const left = facts.facts.filter(({ source }) => !isSilent(source))
  const ids = new Set(left.map(({ id }) => id))
  return {
    ...facts,
    facts: left,
    ...recordsWithout(facts, isSilent),
    conflicts: facts.conflicts.filter(({ factIds }) => factIds.every((id) => ids.has(id))),
    policies: facts.policies.map((policy, index) =>
      left.some((fact) => fact.policy === index) ? policy : { ...policy, status: 'superseded' as const },
    ),
  }
}

/** Where no document may speak, asks whether one of them shall: what it offers or asks for is not said to be in force. */
export function askForPapers(draft: FormDraft, input: ProposalInput): void {
  const kindOf = ({ facts }: File) => (isMute(facts.kind) ? facts.kind : silenceOf(facts))
  const silent = input.files.filter((file) => kindOf(file) && file.facts.policies.length > 0)
  if (
    silent.length === 0 ||
    input.files.some(({ fileName }) => mentions(input.instructions, fileName)) ||
    speakingPapers(input).some(({ facts }) => !['other', 'letter', 'notice'].includes(facts.kind))
  )
    return
  const kinds = [...new Set(silent.map((file) => CALLED[kindOf(file)!]))].join(' and ')
  draft.ask({
    about: 'papers',
    text: `There is only ${kinds} here, which does not say what is insured. Shall it be used all the same?`,
    choices: silent.map(({ fileName }) => `Use ${fileName}`),
  })
}
