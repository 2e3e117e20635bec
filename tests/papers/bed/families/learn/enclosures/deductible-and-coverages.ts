import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { carrierName, homeOffice, insuredUntold } from '../kit/parties.ts'
import { newPageOfOld } from '../kit/sheets.ts'
import { table } from '../kit/tables.ts'

const p = (...texts: string[]) => texts.map((one) => `<p>${one}</p>`).join('')
const title = (text: string) => `<p style="text-align:center;margin:8pt 0"><b>${text}</b></p>`

/** What companies send behind a policy, none of it about this one. */
const BEHIND: ((voice: Voice) => string)[] = [
  ({ money, chance }) => title('POLICYHOLDER DISCLOSURE – NOTICE OF TERRORISM INSURANCE COVERAGE') + p(`You are notified that under the Terrorism Risk Insurance Act you have a right to purchase coverage for losses from acts of terrorism, as certified by the Secretary of the Treasury. The premium for it is ${money(chance.int(5, 600))} and does not include any charge for the portion of loss covered by the government.`, `The Act contains a ${money(100_000_000_000)} cap that limits reimbursement as well as insurers’ liability. If the aggregate for all insurers exceeds the cap, your coverage may be reduced.`, '[ ] I elect to purchase coverage. &emsp; [X] I decline to purchase coverage.'),
  ({ money }) => title('IMPORTANT NOTICE – HOW YOUR DEDUCTIBLE WORKS') + p(`If a loss occurs we may pay the whole of it and ask you to reimburse us up to the deductible. Suppose your deductible is ${money(1000)} and a covered claim settles for ${money(6200)}: we pay ${money(6200)} and you repay ${money(1000)}.`, 'Allocated expenses are not subject to the deductible unless the schedule says otherwise.'),
  () => title('PRIVACY NOTICE') + p('We collect information from your application, from your transactions with us, and from reporting agencies. We do not sell it. We share it with adjusters, reinsurers and regulators as the law allows.', 'You may ask in writing what we hold about you and have it corrected.'),
  ({ money }) => title('AVAILABLE COVERAGES YOU DO NOT HAVE') + p(`Commercial umbrella: limits from ${money(1_000_000)} to ${money(25_000_000)}. Employment practices: from ${money(100_000)}. Equipment breakdown: included in many packages for ${money(90)} a year. Hired and non-owned auto: ${money(1_000_000)} for as little as ${money(125)}.`, 'Ask your agent for a quote.'),
  () => title('FRAUD WARNING') + p('Any person who knowingly and with intent to injure, defraud or deceive any insurer files a statement of claim or an application containing any false, incomplete or misleading information is guilty of a felony.', 'In some states the law requires us to print this notice with every policy.'),
  ({ truth, text }) => title('QUESTIONS OR COMPLAINTS') + p(`Your agent is your first contact. You may write to our Consumer Affairs, Attention: ${text(truth.names.person())}, or to the department of insurance of your state, if a problem is not resolved.`),
] // biome-ignore format: texts

/** The forms of a policy, which nobody asks for here. */
function formsOf({ truth, text, chance }: Voice): string {
  const names = chance.pick(['Forms and Endorsements made a part of this policy at time of issue', 'ENDORSEMENTS ATTACHED', 'FORMS SCHEDULE', 'Policy forms list'])
  const told = truth.forms.map((one) => [`${one.number} ${one.edition}`, text(one.title)])
  const list = chance.pick([
    () => table('', ['Number', 'Title'], told),
    () => `<p style="columns:2">${told.map((one) => one.join(' &nbsp; ')).join('<br>')}</p>`,
    () => p(told.map(([number]) => number).join(', ')),
  ])
  return `<p><b>${names}</b></p>${list()}`
} // biome-ignore format: texts

const letter = (voice: Voice, line: Line) => {
  const { truth, chance, date, text } = voice
  const { effective } = truth.policies[line]
  return `<p>${carrierName(voice, line)}<br>${homeOffice(voice, line, '<br>')}</p><p style="margin:34pt 0 34pt 30pt">${insuredUntold(voice)}</p>${p(date(daysLater(effective, -chance.int(5, 40))), `${chance.pick(['Thank you for your continued trust.', 'Welcome, and thank you for insuring with us.', 'Your policy documents are enclosed.'])} Your independent agent is ${text(truth.producer.name)}, ${voice.reach('phone')}. Please compare these pages with what you asked for, and tell your agent of any correction at once.`, chance.pick(['You could save with a deductible of $2,500. Ask for a quote of an umbrella of $1,000,000.', 'Do your vendors give you certificates of insurance? We suggest limits of at least $1,000,000.', 'To pay your bill or report a claim go to www.insured.example.com.']), 'Policyholder Services')}${newPageOfOld}` // biome-ignore format: a letter
}

/** A policy as it comes: sometimes under a letter, with its forms, with notices behind it. */
export const withNotices = (paper: Paper, line: Line = 'gl'): Paper => ({
  ...paper,
  draw: (voice) => {
    const { chance } = voice
    const drawn = paper.draw(voice)
    if (!('html' in drawn)) return drawn
    const behind = chance.maybe(0.35) ? chance.some(BEHIND, chance.int(1, 3)) : []
    const html = [
      chance.maybe(0.12) ? letter(voice, line) : '',
      drawn.html,
      !drawn.records && chance.maybe(0.55) ? formsOf(voice) : '',
      ...behind.map((one) => newPageOfOld + one(voice)),
    ]
    return { ...drawn, html: html.join('') }
  },
})
