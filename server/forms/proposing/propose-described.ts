import { type FactKey, isOneName, LINES, type LineOfBusiness } from '../../documents/index.ts'
import type { FormField, FormProposal, ProposalInput } from '../types.ts'
import { askWhatIsBound, boundPapers, boundPolicies } from './bound.ts'
import { policiesOf, policyMeant } from './choose-policy.ts'
import { type FiledFact, FormDraft, partiesIn, type Sheet } from './draft.ts'
import { policyCalled, sayEnded, standing, unexpired } from './ended-policies.ts'
import { settledFiles } from './endings.ts'
import { interestsOf, listedCoverages, listsCoverages } from './entries.ts'
import { putEntries } from './entry-lists.ts'
import { type FiledPolicy, filedPolicies } from './filed-policies.ts'
import { chooseInsured } from './insureds.ts'
import { type LetteredPolicy, listInsurers } from './insurers.ts'
import { putAgency, putHolder, putInsured, putProducer } from './parties.ts'
import { policiesOfInsurer, putPolicies } from './policy-rows.ts'
import { PARTIES, putFacts, tickWithOthers } from './put-facts.ts'
import { putLists, putNumber } from './put-lists.ts'
import { askWhichBox, putNamed, putSaid, withoutOthers } from './said.ts'
import { askForPapers, speakingPapers } from './speaking-papers.ts'

type Described = {
  fields: readonly FormField[]
  called: string
  lines: readonly LineOfBusiness[]
  ofEnding?: boolean
  ofBound?: boolean
  ofBusiness?: readonly string[]
  chosen?: readonly { text: string; names: readonly string[] }[]
}

/**
 * What the documents put on a form of one policy, from what its elements are: parties, facts of the policy, and entries of its lists. Nothing
 * is written without its place in a document, a record or the user's words; what has two values is asked about.
 */
export function proposeDescribed(form: Described, given: ProposalInput): FormProposal {
  const draft = new FormDraft(sheetOf(form))
  if (!form.ofBound) askForPapers(draft, given)
  const settled = settledFiles(given)
  const speaking = form.ofBound ? boundPapers : speakingPapers
  const input = { ...given, files: speaking({ ...given, files: settled }) }
  const filed = filedPolicies(input.files)
  const insured = chooseInsured(input, filed)
  sayEnded(draft, settled)
  const elements = form.fields.flatMap(({ name, holds, listed }) => (holds || listed ? [name] : []))
  // What a policy lists is of it, whatever its limits outside of lists are of.
  const linesOf = (policy: FiledPolicy): readonly LineOfBusiness[] =>
    listsCoverages(input, policy) ? [...new Set<LineOfBusiness>([...policy.lines, 'property'])] : policy.lines
  const own = policiesOf(draft, filed, insured, input, elements)
  const stand = (some: FiledPolicy[]) =>
    form.ofEnding
      ? some
      : standing(draft, given, form.ofBound ? boundPolicies(draft, given, some, elements) : some, linesOf)
  const hasRows = form.fields.some(({ listed }) => listed?.list === 'policy')
  if (form.ofBound) askWhatIsBound(draft, given, filed)
  const policies = stand(hasRows ? policiesOfInsurer(draft, input, own, elements) : own)
  const meant = hasRows ? (policies[0] ?? null) : onlyPolicy(draft, form, input, policies, elements, linesOf)
  if (hasRows) putPolicies(draft, form, input, policies, own)
  const ofMeant = { ...input, files: withoutOtherInsurers(input, meant, policies) }
  putAgency(draft, form, input)
  putProducer(draft, ofMeant, insured)
  putInsured(draft, ofMeant, insured, meant)
  if (draft.sheet.parties.holder.length) putHolder(draft, input)
  putOtherLines(draft, form, input, meant, (line) => policies.filter((own) => linesOf(own).includes(line)))
  const left = putSaid(draft, form, input, meant)
  const policy = meant && withoutOthers(draft, form, meant, left)
  putNamed(draft, form, input, othersIn(filed, insured.named, input))
  const isSchedule = form.fields.some(({ listed }) => listed?.list === 'interest' && listed.at > 0)
  const isOfLists = !hasRows && !isSchedule && form.fields.some(({ listed }) => listed)
  if (policy && isSchedule) putEntries(draft, form.fields, 'interest', interestsOf(input, policy, true), 'Interest')
  if (policy && isOfLists) putLists(draft, form, input, policy)
  else if (policy) {
    putFacts(draft, form, input, policy, [])
    if (isSchedule) putNumber(draft, form, listedCoverages(input, policy))
  }
  if (policy && isOfHome(input, policy)) leaveToHomes(draft, form)
  tickWithOthers(draft, form)
  for (const { text, names } of form.chosen ?? []) askWhichBox(draft, form, text, names)
  return draft.finish()
}

/** Files without those that tell only of policies of other insurers than that of the policy that is meant: their insured and agency are others'. */
function withoutOtherInsurers({ files }: ProposalInput, meant: FiledPolicy | null, policies: readonly FiledPolicy[]) {
  const insurerOf = ({ facts }: FiledPolicy) => facts.find(({ key }) => key === 'carrier.name')?.value
  const own = meant && insurerOf(meant)
  const isOther = (policy: FiledPolicy) => {
    const insurer = insurerOf(policy)
    return own !== undefined && own !== null && insurer !== undefined && !isOneName(insurer, own)
  }
  return files.filter(({ fileId }) => {
    const told = policies.filter(({ from }) => from.some((one) => one.fileId === fileId))
    return !told.length || told.some((policy) => policy === meant || !isOther(policy))
  })
}

/** The one policy of its lines that a form without rows of policies is of. */
function onlyPolicy(
  draft: FormDraft,
  form: Described,
  input: ProposalInput,
  policies: FiledPolicy[],
  elements: string[],
  linesOf: (policy: FiledPolicy) => readonly LineOfBusiness[],
): FiledPolicy | null {
  const isOfAll = form.lines.length > 3
  const rivals = policies.filter((policy) => isOfAll || linesOf(policy).some((line) => form.lines.includes(line)))
  const line = isOfAll ? '' : form.lines.map((one) => LINES[one].toLowerCase()).join(' or ')
  const about = `policy:${form.lines.join()}`
  const wanted = { about, line, lines: form.lines, elements, isAsked: form.ofBound ?? false }
  const meant = policyMeant(draft, input, rivals, wanted)
  if (meant && form.ofBound) return insuring(meant, linesOf(meant))
  return meant && !form.ofEnding ? unexpired(draft, input, meant, elements) : meant
}

/** Whether a policy is told of by a document of somebody's home. */
const isOfHome = ({ files }: ProposalInput, { facts }: FiledPolicy): boolean =>
  files.some((file) => file.facts.isPersonal && facts.some(({ fileId }) => fileId === file.fileId))

function leaveToHomes(draft: FormDraft, { ofBusiness = [] }: Described): void {
  for (const name of ofBusiness) {
    draft.take(name)
    draft.blank(name, 'The policy is of a home. ACORD 27 is the evidence of one.')
  }
}

/** A policy without what it tells of lines of which it insures nothing: 'Excess liability: none bound'. */
function insuring(policy: FiledPolicy, lines: readonly LineOfBusiness[]): FiledPolicy {
  const isInsured = ({ key }: { key: FactKey }) => {
    const line = key.split('.')[0]!
    return !(line in LINES) || lines.some((own) => own === line)
  }
  return {
    ...policy,
    facts: policy.facts.filter(isInsured),
    doubted: policy.doubted.filter(isInsured),
    conflicts: policy.conflicts.filter(isInsured),
  }
}

/** Who is named otherwise than as the agency before: the insurers, the insured and the agency itself. */
function othersIn(filed: FiledPolicy[], insureds: FiledFact[], { agency }: ProposalInput) {
  const insurers = filed.flatMap(({ facts }) => facts.filter(({ key }) => key === 'carrier.name'))
  return [
    ...insurers.map(({ value }) => ({ name: value, called: 'an insurer' })),
    ...insureds.map(({ value }) => ({ name: value, called: 'an insured' })),
    ...(agency?.name ? [{ name: agency.name, called: 'your own agency' }] : []),
  ]
}

const sheetOf = ({ fields, called, lines }: Described): Sheet => ({
  fields,
  called,
  parties: partiesIn(fields),
  elementsOf: (some) =>
    fields.flatMap(({ name, holds }) => {
      const own = holds?.line ? [holds.line] : lines
      const isOfAny = own.length > 3 || some.some((line) => own.includes(line))
      return holds && !PARTIES.test(holds.key) && isOfAny ? [name] : []
    }),
})

/** Rows of policies of other lines than the form's own, and the insurers of all rows by their letters. */
function putOtherLines(
  draft: FormDraft,
  form: Described,
  input: ProposalInput,
  own: FiledPolicy | null,
  policiesOfLine: (line: LineOfBusiness) => FiledPolicy[],
) {
  const rows = Map.groupBy(form.fields, ({ holds }) => holds?.line)
  const lettered: LetteredPolicy[] = []
  for (const [line, fields] of rows) {
    if (!line) continue
    const elements = fields.map(({ name }) => name)
    const isOwn = form.lines.includes(line)
    const kind = LINES[line].toLowerCase()
    const others = policiesOfLine(line).filter((policy) => policy !== own)
    const policy = isOwn
      ? own
      : policyMeant(draft, input, others, { about: `policy:${line}`, line: kind, lines: [line], elements })
    // A package stands in the form's own row; what of it is of another line, its headings alone do not tell.
    if (!policy && own && own.lines.includes(line))
      for (const element of elements)
        draft.blank(
          element,
          `${policyCalled(own.number)} is shown as ${LINES[form.lines[0]!].toLowerCase()} already; fill this in where it insures ${kind} as well.`,
        )
    const letter = fields.find(({ stands }) => stands)?.name
    if (policy && !form.lines.includes(line)) putFacts(draft, { ...form, fields, lines: [line] }, input, policy, [])
    if (policy && letter) lettered.push([letter, policy])
  }
  if (lettered.length) listInsurers(draft, input, lettered)
}
