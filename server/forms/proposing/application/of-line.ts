import { type FactKey, LINES, type LineOfBusiness } from '../../../documents/index.ts'
import type { FormField, ProposalInput } from '../../types.ts'
import { policyMeant } from '../choose-policy.ts'
import { type FiledFact, type FormDraft, placeOf } from '../draft.ts'
import { standing } from '../ended-policies.ts'
import { partOf } from '../entries.ts'
import { isOneNamed, listedIn, mergedEntries, putEntries, spillEntries, withEarlier } from '../entry-lists.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import { mentions } from '../mentions.ts'
import type { Entry } from '../placed.ts'
import { PARTIES, says } from '../put-facts.ts'
import { recordsOf } from '../records-of.ts'
import { classesOf, isOneClass, withHandedIn } from './classes.ts'
import { type EarlierForm, entriesOfForms, putCarried } from './earlier-forms.ts'
import { individualsHandedIn } from './handed-in.ts'
import { renews } from './lines-said.ts'

type OfLine = { fields: readonly FormField[]; lines: readonly LineOfBusiness[]; called: string; onRenewal?: true }

/** The policies that are of a line of a form. One of which no line is known may be of any, so it is of a form of all lines alone. */
export const ofLines = (policies: readonly FiledPolicy[], lines: readonly LineOfBusiness[]): FiledPolicy[] =>
  policies.filter(
    (policy) => lines.length === Object.keys(LINES).length || policy.lines.some((line) => lines.includes(line)),
  )

/**
 * What a form of one line holds of it: what a form of the kind for a term to come says, else what other applications for one ask for (`asking`), else what is
 * `inForce`. Days are only those that are asked for.
 */
export function putOfLine(
  draft: FormDraft,
  form: OfLine,
  input: ProposalInput,
  { asking, inForce }: Record<'asking' | 'inForce', readonly FiledPolicy[]>,
  forms: readonly EarlierForm[],
): void {
  const [line, another] = form.lines
  if (!line || another) return
  const own = form.fields.filter(({ holds }) => holds && !PARTIES.test(holds.key))
  const ofTerm = forms.filter(({ isRenewed }) => !isRenewed)
  putCarried(draft, own, ofTerm)
  const isWanted = asking.length > 0 || !form.onRenewal || renews(input, form.lines)
  if (!isWanted && inForce.length && !forms[0]?.isCurrent && !own.some(({ name }) => draft.has(name)))
    askRenewal(draft, form, input)
  const isRenewed = form.onRenewal && isWanted && !asking.length
  const policies = asking.length ? asking : isRenewed ? renewed(draft, input, inForce, line, own) : inForce
  const told = own.map((field) => ({ field, facts: factsHeld(field, isWanted ? policies : [], asking, line) }))
  const amounts = told.filter(({ field, facts }) => isLimit(field) && facts.length)
  for (const { field, facts } of told) {
    if (draft.has(field.name) || draft.reasonOf(field.name)?.kind === 'CONFLICT') continue
    const [only] = facts
    // Limits stand together: what was taken for one of them while the others were not understood may be another.
    if (only && !only.source.held && amounts.length === 1 && amounts[0]!.facts === facts) draft.doubt(field.name, only)
    else putOnly(draft, field, facts)
    const unsure =
      isWanted && !facts.length
        ? policies.flatMap(({ doubted }) => doubted).find(({ key }) => key === field.holds!.key)
        : undefined
    if (unsure) draft.doubt(field.name, unsure)
  }
  putStates(draft, form, input, policies, forms)
  putClasses(draft, form, input, { policies, isWanted }, forms)
  putIndividuals(draft, form.fields, input, policies, forms)
  putEntries(
    draft,
    form.fields,
    'other_state',
    entriesOfForms(form.fields, 'other_state', latest(forms)).flat(),
    'State',
  )
}

const isLimit = ({ type, holds }: FormField) => type === 'AMOUNT' && !holds!.key.endsWith('.premium')

const OTHERWISE = 'Other limits than those of the policy in force'

/** What the policy in force insures may not be what is wanted next. */
function askRenewal(draft: FormDraft, { called }: OfLine, { instructions }: ProposalInput): void {
  if (mentions(instructions, OTHERWISE)) return
  draft.ask({
    about: 'renewal',
    text: `Does ${called} ask for what the policy in force insures?`,
    choices: ['Renewal of the policy in force', OTHERWISE],
  })
}

/** The one policy in force that is renewed: of two it is asked which. */
function renewed(
  draft: FormDraft,
  input: ProposalInput,
  inForce: readonly FiledPolicy[],
  line: LineOfBusiness,
  fields: readonly FormField[],
): FiledPolicy[] {
  const policies = standing(draft, input, [...inForce], () => [line])
  const wanted = { about: `policy:${line}`, line: LINES[line].toLowerCase(), lines: [line] }
  const policy = policyMeant(draft, input, policies, { ...wanted, elements: fields.map(({ name }) => name) })
  return policy ? [policy] : []
}

/**
 * What policies tell of what an element holds. Days are only those that are asked for; a premium is that of a policy of one line; an amount of another line
 * than the form's stands in words that speak of it.
 */
function factsHeld(
  { holds, speaksOf }: FormField,
  policies: readonly FiledPolicy[],
  asking: readonly FiledPolicy[],
  line: LineOfBusiness,
): FiledFact[] {
  const { key, otherwise } = holds!
  if (key.startsWith('policy.')) return factsOf(asking, key)
  if (key.endsWith('.premium') && policies.some(({ lines }) => lines.length > 1)) return []
  const own = factsOf(policies, key)
  if (!own.length && otherwise) return factsOf(policies, otherwise)
  return key.startsWith(`${line}.`) ? own : own.filter(({ source: { held, quote } }) => held || speaksOf?.test(quote))
}

const latest = (forms: readonly EarlierForm[]) => forms.slice(0, 1)

/** What policies say of a key, with what they tell otherwise of it. */
const factsOf = (policies: readonly FiledPolicy[], wanted: FactKey): FiledFact[] =>
  policies.flatMap(({ facts, conflicts }) => [
    ...facts.filter(({ key }) => key === wanted),
    ...conflicts.flatMap(({ key, choices }) => (key === wanted ? choices : [])),
  ])

function putOnly(draft: FormDraft, { name, holds }: FormField, [first, ...others]: FiledFact[]): void {
  if (!first) return
  const { choice } = holds!
  if (others.some(({ value }) => value !== first.value)) draft.contest(name)
  else if (choice === undefined) draft.putFact(name, first)
  else if (says(first.value, choice)) draft.putFact(name, first, 'true', true)
}

/** The one value that all tell. */
const onlyOf = <T extends { value: string }>([first, ...others]: readonly T[]): T | null =>
  first && others.every(({ value }) => value === first.value) ? first : null

/** The states whose law the policies cover. */
function putStates(
  draft: FormDraft,
  { fields, lines }: OfLine,
  input: ProposalInput,
  policies: readonly FiledPolicy[],
  forms: readonly EarlierForm[],
): void {
  const [ofForm = []] = entriesOfForms(fields, 'state', latest(forms))
  const told = statesTold(policies)
  const entries = told.map(({ code, fact }): Entry => new Map([['code', { value: code, source: placeOf(fact) }]]))
  const ofClasses = withHandedIn([], input, lines[0]!).flatMap((one) => (one.has('state') ? [one.get('state')!] : []))
  const worked = [...new Map(ofClasses.map((state) => [state.value, state])).values()]
  if (!entries.length) entries.push(...worked.map((state): Entry => new Map([['code', state]])))
  putEntries(draft, fields, 'state', ofForm.length ? ofForm : entries, 'State')
}

/** Of each policy the states of Part One where it tells them once. */
function statesTold(policies: readonly FiledPolicy[]): { code: string; fact: FiledFact }[] {
  const all = policies.flatMap((policy) => {
    const fact = onlyOf(factsOf([policy], 'wc.states'))
    return fact ? (fact.value.match(/\b[A-Z]{2}\b/g) ?? []).map((code) => ({ code, fact })) : []
  })
  return [...new Map(all.map((one) => [one.code, one])).values()]
}

/** The owners and officers that policies include or exclude. */
function putIndividuals(
  draft: FormDraft,
  fields: readonly FormField[],
  input: ProposalInput,
  policies: readonly FiledPolicy[],
  forms: readonly EarlierForm[],
): void {
  const listed = policies.map((policy) =>
    recordsOf(input, policy, (type) => type === 'individual').map(({ fileId, record }): Entry => {
      const { name, ...others } = record.fields
      return new Map(
        Object.entries({ name, ...others }).flatMap(([part, field]) =>
          field ? [[part, partOf(fileId, field, name!)]] : [],
        ),
      )
    }),
  )
  const own = mergedEntries([...listed, individualsHandedIn(input)], isOneNamed)
  const isCurrent = forms[0]?.isCurrent === true
  const ofForm = entriesOfForms(fields, 'individual', latest(forms))
  const { entries, left } = withEarlier(isCurrent && ofForm[0]?.length ? [] : own, ofForm, isCurrent, isOneNamed)
  putEntries(draft, fields, 'individual', entries, 'Individual')
  spillEntries(draft, listedIn(fields, 'individual'), left, 'Individual on an earlier application alone', 0)
}

/**
 * The classes of the first state that is told, with what is told of all of them; those of other states go to an attached page. Where what the policy insures is not
 * wanted, of each only what stands.
 */
function putClasses(
  draft: FormDraft,
  { fields, lines }: OfLine,
  input: ProposalInput,
  { policies, isWanted }: { policies: readonly FiledPolicy[]; isWanted: boolean },
  forms: readonly EarlierForm[],
): void {
  const rows = listedIn(fields, 'class')
  if (!rows.length) return
  const [ofForm = []] = entriesOfForms(fields, 'class', latest(forms))
  const [[sheet] = []] = entriesOfForms(fields, 'rating', latest(forms))
  const isCurrent = forms[0]?.isCurrent === true
  const told = isCurrent && ofForm.length ? [] : classesOf(input, policies, lines[0]!)
  const stands = new Set(rows.flatMap(({ carried, listed }) => (carried === 'standing' ? [listed.part] : [])))
  const standing = isWanted ? told : told.map((one): Entry => new Map([...one].filter(([part]) => stands.has(part))))
  const own = withHandedIn(standing, input, lines[0]!)
  const { entries, left } = withEarlier(own, [ofForm], isCurrent, isOneClass)
  const groups = [...Map.groupBy(entries, (one) => one.get('state')?.value ?? '')]
  const [[, first] = [null, []], ...others] = groups
  putEntries(draft, fields, 'class', first, 'Class')
  for (const [state, some] of others) spillEntries(draft, rows, some, state ? `Class of ${state}` : 'Class', 0)
  spillEntries(draft, rows, left, 'Class on an earlier application alone', 0)
  const rating = own.length ? ratingOf(first, groups.length === 1, policies) : (sheet ?? new Map())
  putEntries(draft, fields, 'rating', [rating], 'Rating')
}

/** What is told of all classes of a state: the state, the experience modification and, where there is no other state, the premium that is estimated. */
function ratingOf(classes: readonly Entry[], isOnly: boolean, policies: readonly FiledPolicy[]): Entry {
  const rating: Entry = new Map()
  const [state, mod] = ['state', 'mod'].map((part) => onlyOf(classes.flatMap((one) => one.get(part) ?? [])))
  const [covered, another] = statesTold(policies)
  if (state) rating.set('state', state)
  else if (covered && !another) rating.set('state', { value: covered.code, source: placeOf(covered.fact) })
  if (mod && classes.every((one) => one.has('mod'))) rating.set('mod', mod)
  const premium = onlyOf(factsOf(policies, 'policy.premium'))
  const isTotal = policies.length === 1 && premium && /\bestimated annual premium\b/i.test(premium.source.quote)
  if (!isTotal) return rating
  const told = { value: premium.value, source: placeOf(premium) }
  rating.set('premium', told)
  if (isOnly && !another) rating.set('state_premium', told)
  return rating
}
