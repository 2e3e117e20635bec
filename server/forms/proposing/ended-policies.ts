import { type Ending, type LineOfBusiness, normal, sortableDate } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { clausesOf } from './clauses.ts'
import { sortableDay } from './days.ts'
import { type FormDraft, placeOf } from './draft.ts'
import type { SettledFile, ToldEnding } from './endings.ts'
import type { FiledPolicy } from './filed-policies.ts'

/** Says of the elements of policies that have ended why they are blank, where no other policy fills them. */
export function sayEnded(draft: FormDraft, files: SettledFile[]): void {
  for (const { facts, endings } of files)
    for (const [index, { number, lines, listed = [], row: printed }] of facts.policies.entries()) {
      const ending = endings[index]
      if (ending?.state !== 'ended') continue
      const reason = `${policyCalled(number)} was cancelled${asOf(ending)}.`
      for (const field of draft.sheet.elementsOf([...lines, ...listed], printed)) draft.blank(field, reason)
    }
}

/** The policies that stand. One that is about to end, or may have ended, goes onto the form only if the user says so. `linesOf`: the lines that a policy is of. */
export function standing(
  draft: FormDraft,
  input: ProposalInput,
  policies: FiledPolicy[],
  linesOf = ({ lines }: FiledPolicy): readonly LineOfBusiness[] => lines,
): FiledPolicy[] {
  const isAnswered = answersIn(input)
  return policies.filter((policy) => {
    const elements = draft.sheet.elementsOf(linesOf(policy), policy.row)
    if (!policy.ending || (!elements.length && !policy.special)) return true
    const [use, leave] = answersOf(policy)
    if (isAnswered(leave)) return false
    if (isAnswered(use)) return true
    const text = `Shall it go on ${draft.sheet.called}?`
    const { by, event } = policy.ending
    const because = {
      text: saying(policy, policy.ending),
      source: placeOf({ fileId: by.fileId, source: event.source }),
    }
    draft.ask({ about: `standing:${policy.number ?? called(policy)}`, text, choices: [use, leave], because })
    for (const field of elements) draft.blank(field, `${because.text} ${text}`, 'CONFLICT')
    return false
  })
}

/** The policy where its term reaches beyond today. One that has expired goes onto the form only if the user says so. `elements`: those that stay blank till then. */
export function unexpired(
  draft: FormDraft,
  input: ProposalInput,
  policy: FiledPolicy,
  elements: string[],
): FiledPolicy | null {
  const isContested = policy.conflicts.some(({ key }) => key === 'policy.expiration')
  const end = policy.facts.find(({ key }) => key === 'policy.expiration')
  const [use] = answersOf(policy)
  const isOver = end && !isContested && sortableDate(end.value) <= sortableDay(input.today)
  if (!isOver || answersIn(input)(use)) return policy
  const because = { text: `${policyCalled(policy.number)} expired on ${end.value}.`, source: placeOf(end) }
  const text = `Shall it go on ${draft.sheet.called}?`
  draft.ask({ about: `expired:${policy.number ?? ''}`, text, choices: [use], because })
  for (const field of elements) draft.blank(field, `${because.text} ${text}`, 'CONFLICT')
  return null
}

/** What answers whether a policy goes on a form. */
export const answersOf = (policy: FiledPolicy): [use: string, leave: string] => [
  `Use ${called(policy)}`,
  `Leave out ${called(policy)}`,
]

function saying(policy: FiledPolicy, ending: ToldEnding): string {
  const { event, state, by } = ending
  const place = event.source.held ? by.fileName : `${by.fileName}, page ${event.source.page}`
  const name = policyCalled(policy.number)
  return state === 'ending'
    ? `${name} is in force now and is to be cancelled${asOf(ending)} (${place}).`
    : `The documents leave open whether ${called(policy)} was cancelled${asOf(ending)} (${place}).`
}

const asOf = ({ event: { date } }: Ending) => (date ? ` as of ${date}` : '')
const called = (policy: FiledPolicy) =>
  policy.number
    ? `policy ${policy.number}`
    : ['the policy without a number', toldApart(policy)].filter(Boolean).join(' of ')
export const policyCalled = (number: string | null) => (number ? `Policy ${number}` : 'A policy without a number')

/** What tells policies without a number apart: type, insurer and term. */
function toldApart({ facts, effective, expiration }: FiledPolicy): string {
  const told = (['policy.type', 'carrier.name'] as const).flatMap(
    (key) => facts.find((one) => one.key === key)?.value ?? [],
  )
  return [...told, effective && expiration && `${effective} to ${expiration}`].filter(Boolean).join(' ')
}

/** Whether a choice is answered. */
export function answersIn(input: ProposalInput): (choice: string) => boolean {
  const clauses = clausesOf(input).map(({ quote }) => bareAnswer(quote))
  return (choice) => clauses.includes(bareAnswer(choice))
}

/** An answer is a clause of its own: 'Do not use policy 12' holds a choice and is none. */
const bareAnswer = (words: string) => normal(words).replace(/^PLEASE | PLEASE$/, '')
