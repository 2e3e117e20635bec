import type { LineOfBusiness } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import type { FormDraft } from './draft.ts'
import { choosePolicy, type FiledPolicy } from './filed-policies.ts'
import { wholeOf } from './mentions.ts'
import { CHOOSE_INSURED, type Insured, isOf } from './parties.ts'
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
  const answer = answerIn(input.instructions ?? '', rivals)
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
  const choices = [...new Set((meant.length ? meant : rivals).map(describe))]
  draft.ask({ about, text: `${why} Which one goes on ${draft.sheet.called}?`, choices })
  const reason = strange || denial ? why : `There is more than one ${kind}; please choose.`
  for (const element of elements) draft.blank(element, reason, 'CONFLICT')
  return null
}

/** The policy that the user chose last, as it is offered or by its number alone, and where the words go on behind that. */
function answerIn(words: string, rivals: FiledPolicy[]): { policy: FiledPolicy; to: number } | null {
  const found = rivals.flatMap((policy) => {
    const offered = [...words.toUpperCase().matchAll(wholeOf(describe(policy)))]
    const alone = policy.number
      ? [...words.matchAll(new RegExp(`^\\W*${wholeOf(policy.number).source}\\W*$`, 'gim'))]
      : []
    return [...offered, ...alone].map(({ 0: own, index }) => ({ policy, to: index + own.length }))
  })
  const last = Math.max(...found.map(({ to }) => to))
  const [answer, another] = found.filter(({ to }) => to === last)
  return answer && !another ? answer : null
}

function describe({ number, effective, expiration, facts }: FiledPolicy) {
  const type = facts.find(({ key }) => key === 'policy.type')?.value
  const of = [type, effective && expiration && `${effective} to ${expiration}`].filter(Boolean).join(', ')
  return `${number ?? 'Policy without a number'}${of && ` (${of})`}`
}
