import { LINES, type LineOfBusiness } from '../../../documents/index.ts'
import type { FormField, ProposalInput, ValueSource } from '../../types.ts'
import { type Clause, clausesOf } from '../clauses.ts'
import { type FiledFact, type FormDraft, placeOf } from '../draft.ts'
import { putEntries } from '../entry-lists.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import type { Entry } from '../placed.ts'
import { asksForLines, type LinesNamed, linesIn, linesOfForms, namesLine, RENEWS } from './lines-said.ts'

/** Insurance that is applied for: the boxes it has on the form, or the name it goes by where it has none. */
type Applied = {
  boxes: string[]
  name: string | null
  source: ValueSource
  isInferred: boolean
  policy: FiledPolicy | null
}
type Boxes = { fields: readonly FormField[] }

const RENEWAL = 'Renewal of the policies in force'

/**
 * The lines of insurance that are applied for: those that the user names, else for a renewal those of the policies in force, else those that a form
 * for a term to come, or one that is renewed, ticks (`carry`) or another application for one asks for; with them those of the other applications that the
 * user asks for; and what the policy of each costs now. Where none tells it, it asks.
 */
export function putAppliedLines(
  draft: FormDraft,
  form: Boxes,
  input: ProposalInput,
  inForce: readonly FiledPolicy[],
  asking: readonly FiledPolicy[],
  carry: () => void,
): void {
  const boxes = form.fields.filter(({ applied }) => applied)
  if (!boxes.length) return
  const clauses = clausesOf(input.words === undefined ? input : { ...input, instructions: input.words }).filter(
    ({ isDenied, isOpen }) => !isDenied && !isOpen,
  )
  const naming = clauses.filter(({ bare }) => namesLine(bare, boxes))
  const isSure = new Set(naming.filter((clause) => asksForLines(clause, draft.sheet.called, boxes)))
  const said = saidIn([...isSure], boxes)
  const isRenewal = clauses.some((clause) => RENEWS.test(clause.bare) && !naming.includes(clause))
  leaveDoubtful(
    draft,
    boxes,
    naming.filter((clause) => !isSure.has(clause)),
  )
  if (!said.length && !(isRenewal && inForce.length)) carry()
  const ofForms = said.length ? [] : linesOfForms(input, boxes).flatMap((one) => appliedFor(one, true))
  if (boxes.some(({ name }) => draft.has(name))) {
    for (const { boxes: own, source } of ofForms) for (const box of own) draft.put(box, 'true', source, true)
    return
  }
  const told = said.length
    ? []
    : (isRenewal ? inForce : asking).flatMap((policy) =>
        ofPolicy(isRenewal ? policy : asWished(policy, input.files), boxes, input.files),
      )
  const more = ofForms.filter(({ name }) => !told.some((one) => one.name && isLineOf(one.name, name, boxes)))
  const applied = [...told, ...withPolicies([...said, ...more], inForce, boxes, input.files)]
  putApplied(draft, form, applied)
  putPremiums(draft, boxes, applied)
  if (!applied.length) ask(draft, boxes, inForce, input.files)
}

/** Ticks the boxes of what is applied for, and names in a row what has none. */
function putApplied(draft: FormDraft, form: Boxes, applied: readonly Applied[]): void {
  for (const one of applied) for (const box of one.boxes) draft.put(box, 'true', one.source, one.isInferred)
  const others = applied.filter(({ boxes, name }) => !boxes.length && name)
  const entries = [...Map.groupBy(others, ({ name }) => name!)].map(([name, [first, ...more]]): Entry => {
    const premium = more.length ? undefined : first!.policy && premiumOf(first!.policy)
    return new Map([
      ['name', { value: name, source: first!.source, isInferred: first!.isInferred }],
      ...(premium ? ([['premium', { value: premium.value, source: placeOf(premium) }]] as const) : []),
    ])
  })
  putEntries(draft, form.fields, 'line', entries, 'Line')
}

/** Whether words that name a policy's type name this line, which has no box. */
const isLineOf = (type: string, line: string | null, boxes: readonly FormField[]): boolean =>
  line !== null && linesIn(type, boxes).others.includes(line)

/** Of the lines that a letter speaks of, those whose limits it asks for, where it asks for some: others may be insured elsewhere. */
function asWished(policy: FiledPolicy, files: ProposalInput['files']): FiledPolicy {
  const own = files.filter(({ fileId }) => policy.from.some((one) => one.fileId === fileId))
  const requests = own.flatMap(({ facts }) => (facts.submitted ?? []).filter(({ type }) => type === 'request'))
  const wished = new Set(
    requests.flatMap(({ fields }) => Object.keys(fields).flatMap((key) => /^(\w+)\./.exec(key)?.[1] ?? [])),
  )
  return wished.size ? { ...policy, lines: policy.lines.filter((line) => wished.has(line)) } : policy
}

/** What clauses of the user's words ask for. */
const saidIn = (clauses: readonly Clause[], boxes: readonly FormField[]): Applied[] =>
  clauses.flatMap(({ bare, quote }) => appliedFor({ ...linesIn(bare, boxes), quote }, false))

function appliedFor({ boxes, others, quote }: LinesNamed & { quote: string }, isInferred: boolean): Applied[] {
  const common = { source: { kind: 'message' as const, quote }, isInferred, policy: null }
  return [
    ...boxes.map((name) => ({ ...common, boxes: [name], name: null })),
    ...others.map((name) => ({ ...common, boxes: [], name })),
  ]
}

/** A box that words name which do not surely ask for it says so. */
function leaveDoubtful(draft: FormDraft, boxes: readonly FormField[], clauses: readonly Clause[]): void {
  for (const { bare, quote } of clauses)
    for (const name of linesIn(bare, boxes).boxes)
      draft.blank(name, `Your words name it, and I am not sure that they ask for it: “${quote}”.`)
}

/** What the user asks for, each with the one policy in force that is of it alone. */
const withPolicies = (
  said: Applied[],
  inForce: readonly FiledPolicy[],
  boxes: readonly FormField[],
  files: ProposalInput['files'],
): Applied[] =>
  said.map((one) => {
    const isIts = (policy: FiledPolicy) =>
      ofPolicy(policy, boxes, files).some((held) =>
        one.name ? held.name === one.name : held.boxes.join() === one.boxes.join(),
      )
    const [policy = null, another] = inForce.filter(isIts)
    return { ...one, policy: another ? null : policy }
  })

/** What a policy insures, by its type as it is called, else by its lines. */
function ofPolicy(policy: FiledPolicy, boxes: readonly FormField[], files: ProposalInput['files']): Applied[] {
  const type = policy.facts.find(({ key }) => key === 'policy.type') ?? titleOf(policy, boxes, files)
  const called = type
    ? boxes.filter(({ speaksOf, mustNotSpeakOf }) => speaksOf!.test(type.value) && !mustNotSpeakOf?.test(type.value))
    : []
  if (type && (called.length || policy.lines.length < 2))
    return [
      {
        boxes: called.map(({ name }) => name),
        name: called.length ? null : type.value,
        source: placeOf(type),
        isInferred: called.length > 0,
        policy,
      },
    ]
  if (!type?.source.held && isUncertain(policy, files)) return []
  return policy.lines.flatMap((line): Applied[] => {
    const told = type ?? tellsLine(policy, line)
    const own = boxes.filter(({ applied }) => applied!.line === line).map(({ name }) => name)
    return told
      ? [{ boxes: own, name: own.length ? null : LINES[line], source: placeOf(told), isInferred: true, policy }]
      : []
  })
}

/**
 * Whether the lines of a policy whose type nothing names do not say as what it is applied for: one of a dwelling is of no business, and one of property and
 * liability may be a businessowners policy, where no form of general liability is named.
 */
function isUncertain({ from, lines, facts }: FiledPolicy, files: ProposalInput['files']): boolean {
  const papers = files.filter(({ fileId }) => from.some((one) => one.fileId === fileId))
  const isDwelling = papers.some(
    ({ facts: { title, records = [] } }) =>
      DWELLING.test(title ?? '') ||
      records.some(({ fields }) =>
        Object.values(fields).some(({ value }) => typeof value === 'string' && DWELLING.test(value)),
      ),
  )
  if (lines.includes('property') && isDwelling) return true
  // "Liability and medical expenses" is one limit of business owners alone.
  const isInOne = facts.some(({ key, source }) => key === 'gl.eachOccurrence' && /\bmedical\b/i.test(source.quote))
  const isOfBoth = lines.includes('property') && lines.includes('gl')
  return (isInOne || isOfBoth) && !facts.some(({ key }) => key === 'gl.coverageForm')
}
const DWELLING = /\bdwelling\b/i

/** The title of its only document where that names a kind of insurance which no line by itself is: 'Businessowners policy declarations'. */
function titleOf({ from, facts }: FiledPolicy, boxes: readonly FormField[], files: ProposalInput['files']) {
  const [one, another] = from
  const file = files.find(({ fileId }) => fileId === one?.fileId)
  const evidence = file?.facts.papers?.find(({ evidence }) => evidence?.quote === file.facts.title)?.evidence
  if (!one || !file || another || !evidence || !facts.length || file.facts.policies.length > 1) return undefined
  const isNamed = boxes.some(({ applied, speaksOf }) => !applied!.line && speaksOf!.test(evidence.quote))
  return isNamed ? { fileId: one.fileId, value: evidence.quote, source: evidence } : undefined
}

const tellsLine = ({ facts }: FiledPolicy, line: LineOfBusiness): FiledFact | undefined =>
  facts.find(({ key }) => key === `${line}.coverageForm`) ?? facts.find(({ key }) => key.startsWith(`${line}.`))

/** The premium of a policy where it is told once. */
function premiumOf({ facts, conflicts }: FiledPolicy): FiledFact | undefined {
  const isOne = !conflicts.some(({ key }) => key === 'policy.premium')
  return isOne ? facts.find(({ key }) => key === 'policy.premium') : undefined
}

/** What the only policy of a line costs, beside its box: that of a policy of several lines is of none of them. */
function putPremiums(draft: FormDraft, boxes: readonly FormField[], applied: readonly Applied[]): void {
  for (const { name: box, applied: own } of boxes) {
    const policies = new Set(applied.flatMap((one) => (one.boxes.includes(box) && one.policy ? [one.policy] : [])))
    const [policy, another] = [...policies]
    if (!policy) continue
    const isShared = applied.filter((one) => one.policy === policy).length > 1
    const premium = another || isShared ? undefined : premiumOf(policy)
    if (premium) draft.putFact(own!.premium, premium)
    else if (another) draft.blank(own!.premium, 'More than one policy is of this line.', 'CONFLICT')
    else if (isShared) draft.blank(own!.premium, 'The premium of the policy is of several lines.')
  }
}

function ask(
  draft: FormDraft,
  boxes: readonly FormField[],
  inForce: readonly FiledPolicy[],
  files: ProposalInput['files'],
): void {
  const held = new Set(inForce.flatMap((policy) => ofPolicy(policy, boxes, files).flatMap((one) => one.boxes)))
  const choices = boxes.filter(({ name }) => held.has(name)).map(({ label }) => label)
  draft.ask({
    about: 'lines',
    text: `Which lines of insurance does ${draft.sheet.called} ask for?`,
    choices: [...(inForce.length ? [RENEWAL] : []), ...(choices.length ? choices : boxes.map(({ label }) => label))],
  })
}
