import { type Fact, sortableDate } from '../../../documents/index.ts'
import type { FormField, ProposalInput } from '../../types.ts'
import { sortableDay } from '../days.ts'
import { settledFiles } from '../endings.ts'
import { isOfApplication } from './earlier-forms.ts'
import { withoutEnded } from './ended-terms.ts'
import { withListsOf } from './handed-in.ts'
import { withFirstNamed } from './named-insureds.ts'
import { withSubmitted } from './submitted.ts'

type Form = { id: string; fields: readonly FormField[] }

/** Documents that tell of an applicant; offers, contracts and letters tell of others and of what may be. */
const TELLS: ReadonlySet<string> = new Set(['application', 'declarations', 'certificate', 'binder', 'endorsement', 'loss-run', 'schedule']) // biome-ignore format: a list

/** Documents that tell of an applicant where lists of what is to be insured stand in them. */
const LISTS: ReadonlySet<string> = new Set(['other', 'letter'])

/** The files that tell of an applicant, each with what its boxes and lists say of it. */
export const tellingFiles = (given: ProposalInput, form: Form) =>
  withoutEnded(settledFiles(given), given.today)
    .filter(({ facts, areRecords }) => areRecords || TELLS.has(facts.kind) || (facts.handedIn && LISTS.has(facts.kind)))
    .map((file) => withListsOf(withFirstNamed(withBoxes(withSubmitted(file), form)), given.today))

/** A file with what the boxes of forms of the kind, else of other forms of an application, say of the insured, as facts. */
function withBoxes<F extends ProposalInput['files'][number]>(file: F, { id, fields }: Form): F {
  const papers = file.facts.acord ?? []
  const own = papers.filter(({ form }) => form === id)
  const boxes = (own.length ? own : papers.filter(({ form }) => isOfApplication(form))).flatMap(
    ({ elements }) => elements,
  )
  const told = fields.flatMap(({ name, holds }) =>
    boxes.flatMap((box): Fact[] =>
      box.name === name && holds?.key.startsWith('insured.')
        ? [{ ...box, id: `box ${name}`, key: holds.key, policy: null, status: 'current' }]
        : [],
    ),
  )
  const isTold = new Set(told.map(({ key }) => key))
  const others = file.facts.facts.filter(({ key }) => !isTold.has(key))
  return told.length ? { ...file, facts: { ...file.facts, facts: [...told, ...others] } } : file
}

/** The client's records before documents, and documents of later terms before those of earlier ones. */
export const byAge = (today: string) => (a: ProposalInput['files'][number], b: ProposalInput['files'][number]) =>
  ageOf(b, today).localeCompare(ageOf(a, today))

export function ageOf({ areRecords, facts }: ProposalInput['files'][number], today: string): string {
  const starts = facts.policies.map(({ effective }) => effective)
  const boxed = (facts.acord ?? []).flatMap(({ elements }) =>
    elements.flatMap(({ name, value }) => (name === 'Policy_EffectiveDate_A' ? [value] : [])),
  )
  const last =
    [...starts, ...boxed]
      .map((day) => (day ? sortableDate(day) : ''))
      .toSorted()
      .at(-1) ?? ''
  // What applied for a term was written before all that is of that term.
  return areRecords ? '9' : `${last}${last && facts.acord?.length && last < sortableDay(today) ? '' : '+'}`
}
