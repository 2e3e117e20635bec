import type { FactKey, LineOfBusiness } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import type { FormDraft } from './draft.ts'
import { choosePolicy, type FiledPolicy } from './filed-policies.ts'
import { CHOOSE_INSURED, type Insured, isOf } from './insureds.ts'
import { wholeOf } from './mentions.ts'
import { type Named, policiesNamed } from './policies-named.ts'

/** Only policies of the insured the form is for; none of them while that is a question. `elements`: what they would fill. */
export function policiesOf(
  draft: FormDraft,
  filed: FiledPolicy[],
  { named, chosen }: Insured,
  input: ProposalInput,
  elements: readonly string[],
): FiledPolicy[] {
  if (named.length < 2) return filed
  if (chosen) return filed.filter((policy) => isOf(policy, chosen, input))
  for (const element of elements) draft.blank(element, CHOOSE_INSURED, 'CONFLICT')
  return []
}

/**
 * What a policy is for: its line in words, '' where it may be of any, and what it would fill. `isAsked`: of several none goes on for its days
 * alone.
 */
type Wanted = {
  about: string
  line: string
  lines: readonly LineOfBusiness[]
  elements: readonly string[]
  isAsked?: boolean
}

/**
 * The one of several policies of a line, or of any, that goes onto the form: the one that bears all the user's words name, or that is in force; else
 * it asks. Where they name what none of them bears, none goes on.
 */
export function policyMeant(
  draft: FormDraft,
  input: ProposalInput,
  rivals: FiledPolicy[],
  wanted: Wanted,
): FiledPolicy | null {
  if (rivals.length === 0) return null
  const { about, line, lines, elements, isAsked = false } = wanted
  const offered = offersOf(rivals, input)
  const answer = answerIn(input.instructions ?? '', offered)
  const said = policiesNamed(input, answer?.to ?? 0, { isOfAll: !line, lines })
  const borne = (one: Named) => rivals.filter(one.isBorne)
  const isNumbered = !!answer || said.named.some((one) => one.isNumber && borne(one).length)
  const named = said.named.filter((one) => one.isNumber || !isNumbered || borne(one).length)
  const strange = named.find((one) => !borne(one).length)
  const left = answer ? [answer.policy] : rivals
  const meant = strange ? [] : left.filter((policy) => named.every(({ isBorne }) => isBorne(policy)))
  const policy = meant.length > 1 && isAsked ? null : meant.length ? choosePolicy(meant, input.today) : null
  const denial = policy && said.denied.find((one) => (one.isNumber || !isNumbered) && one.isBorne(policy))
  if (policy && !denial) return policy
  const kind = [line, 'policy'].filter(Boolean).join(' ')
  const why = strange
    ? `Your words name “${strange.words}”, which is no ${kind} that can go on ${draft.sheet.called}.`
    : denial
      ? `Your words speak against ${policy.number ?? 'this policy'}.`
      : `There is more than one ${kind}.`
  const choices = [...new Set((meant.length ? meant : rivals).map((policy) => offered.get(policy)!))]
  draft.ask({ about, text: `${why} Which one goes on ${draft.sheet.called}?`, choices })
  const reason = strange || denial ? why : `There is more than one ${kind}; please choose.`
  for (const element of elements) draft.blank(element, reason, 'CONFLICT')
  return null
}

/** The policy that the user chose last, as it is offered or by its number alone, and where the words go on behind that. */
function answerIn(
  words: string,
  offered: ReadonlyMap<FiledPolicy, string>,
): { policy: FiledPolicy; to: number } | null {
  const found = [...offered].flatMap(([policy, offer]) => {
    const whole = [...words.toUpperCase().matchAll(wholeOf(offer))]
    const alone = policy.number
      ? [...words.matchAll(new RegExp(`^\\W*${wholeOf(policy.number).source}\\W*$`, 'gim'))]
      : []
    return [...whole, ...alone].map(({ 0: own, index }) => ({ policy, to: index + own.length }))
  })
  const last = Math.max(...found.map(({ to }) => to))
  const [answer, another] = found.filter(({ to }) => to === last)
  return answer && !another ? answer : null
}

/** What policies are offered as: each with its insurer, and then its file, where others would be called the same. */
function offersOf(rivals: readonly FiledPolicy[], { files }: ProposalInput): Map<FiledPolicy, string> {
  const valueOf = ({ facts }: FiledPolicy, key: FactKey) => facts.find((fact) => fact.key === key)?.value
  const fileOf = ({ from: [first] }: FiledPolicy) => files.find(({ fileId }) => fileId === first?.fileId)?.fileName
  const parts = (policy: FiledPolicy) => [
    [
      valueOf(policy, 'policy.type'),
      policy.effective && policy.expiration && `${policy.effective} to ${policy.expiration}`,
    ],
    [valueOf(policy, 'carrier.name')],
    [fileOf(policy)],
  ]
  const called = (policy: FiledPolicy, levels: number) => {
    const of = parts(policy).slice(0, levels).flat().filter(Boolean).join(', ')
    return `${policy.number ?? 'Policy without a number'}${of && ` (${of})`}`
  }
  const isAlone = (policy: FiledPolicy, levels: number) =>
    rivals.every((other) => other === policy || called(other, levels) !== called(policy, levels))
  return new Map(
    rivals.map((policy) => [policy, called(policy, [1, 2].find((levels) => isAlone(policy, levels)) ?? 3)]),
  )
}
