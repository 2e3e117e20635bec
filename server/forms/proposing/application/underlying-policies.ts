import { isSamePolicy, LINES, type LineOfBusiness, linesNamed } from '../../../documents/index.ts'
import type { FormField, FormShape, ProposalInput } from '../../types.ts'
import { policyMeant } from '../choose-policy.ts'
import { clausesOf } from '../clauses.ts'
import { sortableDay } from '../days.ts'
import { type FormDraft, placeOf } from '../draft.ts'
import { standing, unexpired } from '../ended-policies.ts'
import { mergedEntries, putEntries } from '../entry-lists.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import { mentions } from '../mentions.ts'
import type { Entry } from '../placed.ts'
import { putFacts } from '../put-facts.ts'
import { type EarlierForm, entriesOfForms } from './earlier-forms.ts'
import { type Scheduled, scheduledOthers, scheduledPolicies } from './handed-in.ts'

type Form = { fields: readonly FormField[]; linesOf?: FormShape['lines'] }

/**
 * What is told of the one policy in force of each line that the form has a row for, by the rules of a certificate of liability. Returns the fields that an
 * earlier form may still fill: of a row that a policy fills none, unless that form tells of the same policy there.
 */
export function putUnderlying(
  draft: FormDraft,
  form: Form,
  input: ProposalInput,
  inForce: readonly FiledPolicy[],
  forms: readonly EarlierForm[],
): readonly FormField[] {
  const rows = Map.groupBy(form.fields, ({ holds }) => holds?.line)
  rows.delete(undefined)
  const policies = rows.size ? standing(draft, input, [...inForce]) : []
  const scheduled = scheduledPolicies(input)
  const replaced = new Set<string>()
  for (const [line, fields] of rows) {
    const of = policies.filter(({ lines }) => lines.includes(line!))
    const wanted = { about: `policy:${line}`, line: LINES[line!].toLowerCase(), lines: [line!] }
    const [listed, another] = scheduled.filter((one) => one.line === line)
    const policy =
      of.length || another
        ? policyMeant(draft, input, of, { ...wanted, elements: fields.map(({ name }) => name) })
        : listed && standingThen(draft, input, listed, fields)
    if (!policy) continue
    putFacts(draft, { fields, lines: [line!] }, input, ofLineAlone(policy), [])
    const [number] = fields.filter(({ holds }) => holds?.key === 'policy.number')
    const told = number && forms.find(({ isCurrent }) => isCurrent)?.boxes.get(number.name)
    const isSame = told && policy.number && isSamePolicy(told.value, policy.number)
    const isRow = fields.some(({ holds }) => holds?.key === 'carrier.name')
    if (isRow && !isSame) replaced.add(number?.section ?? '')
  }
  return form.fields.filter(({ section }) => !replaced.has(section))
}

/** A scheduled policy that had not expired when the term of its schedule began, or today where that has not begun; of another it asks. */
function standingThen(
  draft: FormDraft,
  input: ProposalInput,
  { policy, asOf }: Scheduled,
  fields: readonly FormField[],
) {
  const [today] = [sortableDay(input.today), asOf ?? '9'].toSorted()
  return unexpired(
    draft,
    { ...input, today: today! },
    policy,
    fields.map(({ name }) => name),
  )
}

/** A policy of several lines does not tell what one of them costs. */
const ofLineAlone = (policy: FiledPolicy): FiledPolicy =>
  policy.lines.length < 2 ? policy : { ...policy, facts: policy.facts.filter(({ key }) => key !== 'policy.premium') }

/** Lines of liability that may lie under an umbrella besides those with a row of their own. */
const FURTHER: readonly LineOfBusiness[] = ['liquor', 'garage', 'employeeBenefits', 'pollution', 'professional']
const NO_OTHER = 'Over no further policy'

/** Further policies in force that the user's words name, and those of a form for this term; of others it asks. */
export function putFurther(
  draft: FormDraft,
  { fields }: Form,
  input: ProposalInput,
  inForce: readonly FiledPolicy[],
  forms: readonly EarlierForm[],
): void {
  if (!fields.some(({ listed }) => listed?.list === 'underlying')) return
  const lineOf = ({ lines }: FiledPolicy) =>
    lines.every((line) => FURTHER.includes(line)) ? FURTHER.find((line) => lines.includes(line)) : undefined
  const own = inForce.flatMap((policy) => {
    const line = lineOf(policy)
    return line && policy.number ? [{ policy, line, number: policy.number }] : []
  })
  const clauses = clausesOf(input).filter(({ isDenied, isOpen }) => !isDenied && !isOpen)
  const isSaid = ({ line, number }: (typeof own)[number]) =>
    clauses.some(({ quote, bare }) => mentions(quote, number) || linesNamed(bare.toUpperCase()).includes(line))
  const said = own.filter(isSaid).map(({ policy, line }) => entryOf(policy, line))
  const current = entriesOfForms(
    fields,
    'underlying',
    forms.filter(({ isCurrent }) => isCurrent),
  )
  const others = scheduledOthers(input, new Set(fields.map(({ holds }) => holds?.line ?? null))).flatMap(
    ({ scheduled, entry }) => (standingThen(draft, input, scheduled, []) ? [entry] : []),
  )
  const entries = mergedEntries([said, ...current, others], isOneNumber)
  putEntries(draft, fields, 'underlying', entries, 'Underlying policy')
  const open = own.filter(
    ({ number }) => !entries.some((one) => isSamePolicy(one.get('policy.number')?.value ?? '', number)),
  )
  if (!open.length || mentions(input.instructions, NO_OTHER)) return
  draft.ask({
    about: 'underlying',
    text: 'Is the umbrella to go over a further policy in force?',
    choices: [...open.map(({ line, number }) => `Over ${LINES[line].toLowerCase()} policy ${number}`), NO_OTHER],
  })
}

const isOneNumber = (one: Entry, other: Entry) =>
  isSamePolicy(one.get('policy.number')?.value ?? '', other.get('policy.number')?.value ?? '')

const PARTS = ['policy.type', 'carrier.name', 'policy.number', 'policy.effective', 'policy.expiration', 'policy.premium'] as const // biome-ignore format: a list

function entryOf({ facts, conflicts }: FiledPolicy, line: LineOfBusiness): Entry {
  const told = (key: string) =>
    conflicts.some((one) => one.key === key) ? undefined : facts.find((one) => one.key === key)
  const entry: Entry = new Map(
    PARTS.flatMap((part) => {
      const fact = told(part)
      return fact ? [[part, { value: fact.value, source: placeOf(fact) }] as const] : []
    }),
  )
  const [number, limit] = [told('policy.number')!, told(`${line}.eachClaim`)]
  if (!entry.has('policy.type')) entry.set('policy.type', { value: LINES[line], source: placeOf(number) })
  if (limit) {
    entry.set('coverage', { value: 'Each claim', source: placeOf(limit) })
    entry.set('limit', { value: limit.value, source: placeOf(limit) })
  }
  return entry
}
