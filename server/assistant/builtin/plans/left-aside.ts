import { CLAIMED, type LineOfBusiness } from '../../../documents/index.ts'
import type { FormDefinition, FormProposal } from '../../../forms/types.ts'
import { squeeze } from '../../evidence/words.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Citations } from '../citations.ts'
import type { MadeForm } from '../made.ts'
import { type Paper, type Papers, paperName } from '../papers.ts'
import type { DoneCall } from '../talk.ts'
import type { Request } from '../wishes/request.ts'
import type { GivenValue } from './given-values.ts'
import { isOfLine } from './wishes.ts'

/** All that the report on a filled form is made of. */
export type Told = {
  form: FormDefinition
  filled: MadeForm
  proposal: FormProposal & { given: GivenValue[] }
  papers: Papers
  /** YYYY-MM-DD. */
  today: string
  request: Request
  citations: Citations
  calls: DoneCall[]
}

/** Policies of the documents that are not on the form, and why. */
export function sayLeftAside(told: Told): string[] {
  const { form, filled, papers, citations } = told
  const used = new Set([...filled.values.values()].map((value) => value.replace(/\W/g, '').toUpperCase()))
  const seen = new Set<string>()
  const hasRows = form.fields.some(({ listed }) => listed?.list === 'policy')
  return papers.read.flatMap((paper) =>
    paper.facts.policies.flatMap(({ number, status, insured, carrier, lines }) => {
      const bare = number?.replace(/\W/g, '').toUpperCase()
      if (!number || !bare || used.has(bare) || seen.has(bare)) return []
      if (status === 'current' && isAppliedFor(told, paper)) return []
      seen.add(bare)
      const why = {
        quoted: 'it is only quoted',
        superseded: 'a later page replaces it',
        expired: 'it has ended',
        cancelled: 'it was cancelled',
        underlying: 'it only underlies another',
        current: hasRows
          ? carrier
            ? 'it is not among those that the form is for'
            : 'its insurer is not told'
          : lines.some((line) => isOnForm(form, filled, line))
            ? 'another policy of its line is used'
            : form.ofBound && !holdsBinder(paper)
              ? 'it is issued already, and the form says what is only bound'
              : 'its line has no row, or is left out',
      }[status]
      const [fact] = paper.facts.facts.filter((one) => one.key === 'policy.number' && one.value === number)
      const isDoubted = status === 'current' && fact !== undefined && fact.confidence < CLAIMED
      const reason = isOtherInsured(told, insured)
        ? `it is of another insured, ${plainWords(insured!)}`
        : isDoubted
          ? 'its number is in doubt'
          : why
      const mark = fact && citations.cite(paper.file, fact.source.page, fact.source.quote)
      return fact ? [`Policy ${plainWords(number)} ${mark} in ${paperName(paper)} is not on the form: ${reason}.`] : []
    }),
  )
}

const holdsBinder = ({ facts: { kind, papers = [] } }: Paper): boolean =>
  kind === 'binder' || papers.some((paper) => paper.kind === 'binder')

/** Whether an application has what the only policy of a paper says: the next one has a number of its own. */
const isAppliedFor = ({ form, filled }: Told, { file, facts }: Paper): boolean =>
  form.ofApplicant === true &&
  facts.policies.length === 1 &&
  [...filled.sources].some(
    ([field, source]) => filled.values.has(field) && source.kind === 'document' && source.file === file,
  )

/** The documents that are not of other insureds alone. */
export function ownPapers(told: Told): Paper[] {
  return told.papers.read.filter(({ facts }) => {
    const names = facts.policies.map(({ insured }) => insured)
    return !names.length || !names.every((name) => isOtherInsured(told, name))
  })
}

/** Whether a name is another insured's than the one on the form. */
function isOtherInsured({ form, filled }: Told, name: string | null): boolean {
  const insured = squeeze(filled.values.get(form.insured) ?? '')
  const other = squeeze(name ?? '')
  return insured !== '' && other !== '' && !insured.startsWith(other) && !other.startsWith(insured)
}

const isOnForm = (form: FormDefinition, { values }: MadeForm, line: LineOfBusiness) =>
  form.fields.some(({ label, name }) => label === 'Policy number' && values.has(name) && isOfLine(form, name, line))
