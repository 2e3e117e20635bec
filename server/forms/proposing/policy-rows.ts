import { isOneName, isSamePolicy, lineNamed, linesNamed } from '../../documents/index.ts'
import type { FormField, ProposalInput } from '../types.ts'
import { isInForce } from './days.ts'
import { type FiledFact, type FormDraft, placeOf } from './draft.ts'
import { answersOf } from './ended-policies.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { mentions, mentionsParty } from './mentions.ts'
import { withoutNames } from './names-on-file.ts'
import { oneValue } from './one-value.ts'

/**
 * The policies that go on a form to one insurer: those that the user names, else all in force; of several insurers' it asks whose. `elements`: what
 * they would fill.
 */
export function policiesOfInsurer(
  draft: FormDraft,
  input: ProposalInput,
  own: FiledPolicy[],
  elements: readonly string[],
): FiledPolicy[] {
  const current = onePerNumber(own.filter(({ status, number }) => status === 'current' && number))
  const words = wordsOfUser(input, current)
  // Of a name such as 'Harbor Excess Insurance' no word says a line.
  const names = insurersOf(current).map(({ name }) => name)
  const insurers = insurersOf(meantBy(withoutNames(words, names), current, input.today))
  const choices = insurers.map(({ name }) => `To ${name}`)
  const chosen = insurers.filter((_one, at) => mentions(words, choices[at]!))
  const byName = insurers.filter(({ name }) => mentionsParty(words, name))
  const [one, another] = [chosen, byName, insurers].find((some) => some.length === 1) ?? insurers
  if (!one || !another) return one?.policies.toSorted(byNumber) ?? []
  draft.ask({
    about: 'insurer',
    text: `The policies are of more than one insurer. Which one does ${draft.sheet.called} go to?`,
    choices,
  })
  for (const element of elements)
    draft.blank(element, 'The policies are of more than one insurer; please choose.', 'CONFLICT')
  return []
}

const byNumber = (a: FiledPolicy, b: FiledPolicy) => a.number!.localeCompare(b.number!, 'en', { numeric: true })

/** What the user says, without the answers that choose or leave out one policy: they name it and mean no other by that. */
const wordsOfUser = ({ instructions = '' }: ProposalInput, policies: FiledPolicy[]): string =>
  policies.flatMap(answersOf).reduce((words, answer) => words.replaceAll(answer, ' '), instructions)

/** A row of a certificate says again what the policy itself says, or the row before it. */
const onePerNumber = (policies: FiledPolicy[]): FiledPolicy[] =>
  policies.filter(
    (policy, at) =>
      !policy.fromCertificate ||
      !policies.some(
        (other, before) =>
          isSamePolicy(other.number!, policy.number!) && (other.fromCertificate ? before < at : other !== policy),
      ),
  )

/** The policies that words name by their number or their line, without those that they leave out; where they name none, all in force. */
function meantBy(words: string, policies: FiledPolicy[], today: string): FiledPolicy[] {
  const said: string[] = []
  const left: FiledPolicy[] = []
  for (const clause of words.split(/[.;!?](?=\s|$)|,(?!\s?\d{4})|\n/)) {
    const { 0: out, index = clause.length } = LEAVES_OUT.exec(clause) ?? {}
    const [before, behind] = [clause.slice(0, index), clause.slice(index)]
    const isBehind = namedIn(behind, policies).length > 0
    if (out) left.push(...namedIn(isBehind ? behind : before, policies))
    if (!out || isBehind) said.push(before)
  }
  const text = said.join('\n')
  const named = namedIn(text, policies)
  const namesAny = named.length > 0 || linesNamed(text.toUpperCase()).length > 0
  const meant = namesAny ? named : policies.filter((policy) => isInForce(policy, today))
  return meant.filter((policy) => !left.includes(policy))
}

const LEAVES_OUT = /\b(?:not|without|except|but|other than|leave (?:out|off)|exclude|omit)\b/i

/** Those whose number stands in words, and those of a line that is named beside them: 'RQ-201 and the auto', not 'the auto policy HS-301'. */
function namedIn(words: string, policies: FiledPolicy[]): FiledPolicy[] {
  const byNumber = policies.filter(({ number }) => mentions(words, number!))
  const told = new Set(byNumber.flatMap(({ lines }) => lines))
  const byLine = ofLinesNamed(policies, words).filter(({ lines }) => !lines.some((line) => told.has(line)))
  return [...byNumber, ...byLine]
}

/** The policies of the lines that words name. */
function ofLinesNamed(policies: FiledPolicy[], words: string): FiledPolicy[] {
  const said = words.toUpperCase()
  const named = [...linesNamed(said), lineNamed(said)]
  return policies.filter(({ lines }) => lines.some((line) => named.includes(line)))
}

type Insurer = { name: string; policies: FiledPolicy[] }

/** The insurers of policies, each with its own; a policy of which it is not told is of none. */
function insurersOf(policies: FiledPolicy[]): Insurer[] {
  const insurers: Insurer[] = []
  for (const policy of policies) {
    const name = policy.facts.find(({ key }) => key === 'carrier.name')?.value
    if (!name || policy.conflicts.some(({ key }) => key === 'carrier.name')) continue
    const known = insurers.find((one) => isOneName(one.name, name))
    if (known) known.policies.push(policy)
    else insurers.push({ name, policies: [policy] })
  }
  return insurers
}

/** Each policy in its row; those without one go to an attached page, whole. Of `all`, those whose number is not read are told of where a row is free. */
export function putPolicies(
  draft: FormDraft,
  { fields }: { fields: readonly FormField[] },
  input: ProposalInput,
  policies: FiledPolicy[],
  all: FiledPolicy[],
): void {
  const own = fields.flatMap(({ listed, ...field }) => (listed?.list === 'policy' ? [{ ...field, listed }] : []))
  const unnumbered = all.filter(({ status, number }) => status === 'current' && !number)
  const rows = Math.max(0, ...own.map(({ listed }) => listed.at + 1))
  for (const { name, listed } of own) {
    const policy = policies[listed.at]
    const told = policy && oneValue(draft, input, policy, listed.part)
    if (told) draft.putFact(name, told)
    else if (policy) draft.blank(name, whyBlank(policy, listed.part))
    else if (policies.length) draft.blank(name, 'No further policy goes on it.')
    const without = listed.part === 'policy.number' ? unnumbered[listed.at - policies.length] : undefined
    const shown = without?.facts.find(({ source }) => !source.held)
    if (shown)
      draft.leave(name, 'A policy whose number I did not read is left out.', {
        fileId: shown.fileId,
        page: shown.source.page,
        quote: shown.source.quote,
      })
  }
  for (const [at, policy] of policies.slice(rows).entries())
    for (const { label, section, listed } of own.filter((field) => field.listed.at === 0)) {
      const told = oneValue(draft, input, policy, listed.part)
      if (told) draft.spill(section, `Policy ${rows + at + 1}: ${label.toLowerCase()}`, told.value, placeOf(told))
    }
}

function whyBlank({ number, conflicts }: FiledPolicy, part: FiledFact['key']): string {
  return conflicts.some(({ key }) => key === part)
    ? `The documents give more than one value for policy ${number}.`
    : `Not said of policy ${number}.`
}
