import type { Voice } from '../../../voice.ts'

/** Clauses in small type whose amounts are no limits of the policy. */
// biome-ignore format: a page
export const CONDITIONS: string[] = [
  'We may look at your books at any time while this policy runs and for three years after it ends. If the premium due on audit is less than $35 more than what you paid, we waive it; if less than $35 is owed to you, we return it on request.',
  'A check that is returned unpaid costs you $20 each time. Installments cost $5 each, the first excepted.',
  'The least premium we keep is $150 for each part, whatever the reason this policy ends, and $400 for the policy as a whole.',
  'We pay up to $250 a day for earnings you lose because we ask you to attend a hearing or trial, and the cost of bonds to release attachments, but only for bonds within the limit that applies. We need not furnish them.',
  'We pay the cost of bail bonds up to $250, which may be needed because of a traffic violation arising from the use of a vehicle to which Part II applies.',
  'Two or more persons insured, claims made, or persons who claim do not raise the limits shown for Part II. If a limit is shown as $1,000,000 and two members of the same firm are sued, we pay $1,000,000 and not $2,000,000.',
  'Example. A loss of $40,000 happens to a building worth $200,000 that is insured for $120,000 at eighty percent. You should have carried $160,000. We pay three quarters of the loss, or $30,000, less the deductible.',
  'You must tell us as soon as you can of any occurrence that may lead to a claim, and send us each demand, notice and summons at once. You may not admit liability or promise payment, first aid aside, without our consent.',
  'If other insurance applies to the same loss we share by equal amounts until one has paid its limit. Insurance bought for the particular job pays first.',
  'You may cancel by mailing this policy to us or to our agent. We may cancel by mailing notice sixty days before, or ten days before where you have not paid. Return premium is figured pro rata if we cancel, and at ninety percent of pro rata if you do.',
  'Nobody may bring suit against us unless all terms have been complied with and the amount you owe was fixed by judgment or by agreement signed by us.',
  'By accepting this policy you agree that the statements in the declarations are yours, and that it was issued in reliance on them.',
  'Your rights under this policy may not be transferred without our written consent, except to your legal representative when you die.',
  'Members are bound by the charter and bylaws. The annual meeting is held at the home office on the second Tuesday of March at ten in the forenoon.',
  'Where the law of a state requires proof of financial responsibility of $25,000 each person, $50,000 each accident and $10,000 for property damage, the policy is deemed to comply to the extent required and no further.',
  'Glass: we pay $100 a plate and $500 an occurrence for plates replaced with safety glazing where an ordinance so requires.',
]

/** The clauses of one copy, numbered in their order. */
export function conditionsOf(voice: Voice, clauses: string[]): string {
  const chosen = voice.chance.some(clauses, voice.chance.int(9, clauses.length))
  return chosen.map((clause, index) => `<p><b>${index + 1}.</b> ${clause}</p>`).join('')
}
