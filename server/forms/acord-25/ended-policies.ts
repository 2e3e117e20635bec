import type { Ending } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'
import { fieldsOf, ROWS } from './elements.ts'
import type { SettledFile } from './endings.ts'
import type { FiledPolicy } from './filed-policies.ts'
import { mentions } from './mentions.ts'
import type { SheetDraft } from './sheet-draft.ts'

/** Says of the rows of policies that have ended why they are blank, where no other policy fills them. */
export function sayEnded(draft: SheetDraft, files: SettledFile[]): void {
  for (const { facts, endings } of files)
    for (const [index, { number, lines, listed = [], row: printed }] of facts.policies.entries()) {
      const ending = endings[index]
      if (ending?.state !== 'ended') continue
      const reason = `${policyCalled(number)} was cancelled${asOf(ending)}.`
      const own = ROWS.filter((row) => row === printed || [...lines, ...listed].some((line) => line === row))
      for (const field of own.flatMap(fieldsOf)) draft.blank(field, reason)
    }
}

/** The policies that stand. One that is about to end, or may have ended, goes onto the form only if the user says so. */
export function standing(draft: SheetDraft, input: ProposalInput, policies: FiledPolicy[]): FiledPolicy[] {
  return policies.filter((policy) => {
    if (!policy.ending || (policy.rows.length === 0 && !policy.special)) return true
    const [use, leave] = [`Use ${called(policy)}`, `Leave out ${called(policy)}`]
    if (mentions(input.instructions, leave)) return false
    if (mentions(input.instructions, use)) return true
    const text = `${saying(policy, policy.ending, input)} Shall it go on the certificate?`
    draft.ask({ about: `standing:${policy.number ?? ''}`, text, choices: [use, leave] })
    for (const field of policy.rows.flatMap(fieldsOf)) draft.blank(field, text, 'CONFLICT')
    return false
  })
}

function saying(policy: FiledPolicy, ending: Ending, { files }: ProposalInput): string {
  const { event, state } = ending
  const place = `${files[event.file]!.fileName}, page ${event.source.page}`
  const name = policyCalled(policy.number)
  return state === 'ending'
    ? `${name} is in force now and is to be cancelled${asOf(ending)} (${place}).`
    : `The documents leave open whether ${called(policy)} was cancelled${asOf(ending)} (${place}).`
}

const asOf = ({ event: { date } }: Ending) => (date ? ` as of ${date}` : '')
const called = ({ number }: FiledPolicy) => (number ? `policy ${number}` : 'the policy without a number')
const policyCalled = (number: string | null) => (number ? `Policy ${number}` : 'A policy without a number')
