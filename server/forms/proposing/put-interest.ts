import type { FormField, ProposalInput } from '../types.ts'
import type { FormDraft } from './draft.ts'
import { listedIn, putEntries } from './entry-lists.ts'
import { isOneParty, mentions, mentionsParty } from './mentions.ts'
import { givenParty } from './names-on-file.ts'
import { putGivenParty } from './parties.ts'
import type { Entry } from './placed.ts'

type Form = { fields: readonly FormField[] }

/** 'Additional interest: First Bank', 'the mortgagee is First Bank' */
const NAMED = /\b(?:interest|mortgagee|loss payee|lender)(?:: *| is )\S/i

/** The interest: as the user wrote it, with what the policy says of it; else the only one it names that is surely meant. */
export function putInterest(draft: FormDraft, { fields }: Form, input: ProposalInput, named: Entry[], sure: Entry[]) {
  const own = listedIn(fields, 'interest')
  if (!own.length) return
  const given = input.interest?.trim()
  const nameOf = (entry: Entry) => entry.get('name')!.value
  const said = `${given ?? ''}\n${input.instructions ?? ''}`
  const isNamed = (name: string) =>
    given ? isOneParty(givenParty(given).name, name) : mentionsParty(input.instructions, name)
  const byName = named.filter((entry) => isNamed(nameOf(entry)))
  const choiceOf = (entry: Entry) =>
    sure.filter((one) => nameOf(one) === nameOf(entry)).length > 1
      ? `${nameOf(entry)}, ${entry.has('loan') ? `loan ${entry.get('loan')!.value}` : 'no loan number'}`
      : nameOf(entry)
  const byLoan = byName.filter((entry) =>
    [entry.get('loan')?.value ?? '', choiceOf(entry)].some((one) => one !== nameOf(entry) && mentions(said, one)),
  )
  const answered = byName.length > 1 && byLoan.length === 1 ? byLoan : byName
  // Who is asked for by name and is not found is nobody else.
  const isOther = Boolean(given) || NAMED.test(input.instructions ?? '')
  const [chosen] = answered.length === 1 ? answered : isOther || sure.length > 1 ? [] : sure
  if (given) {
    const elements = own.flatMap(({ name, type, listed }) => (type === 'TEXT' ? [[listed.part, name] as const] : []))
    putGivenParty(draft, elements, given)
  } else if (!chosen && sure.length > 1) {
    draft.ask({
      about: 'interest',
      text: `The policy names more than one additional interest. Which one is ${draft.sheet.called} for?`,
      choices: [...new Set(sure.map(choiceOf))],
    })
    for (const { name } of own) draft.blank(name, 'The policy names more than one; please choose.', 'CONFLICT')
  }
  if (chosen) putEntries(draft, own, 'interest', [chosen], 'Interest')
}
