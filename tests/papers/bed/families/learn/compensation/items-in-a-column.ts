import type { LearnFamily, Paper } from '../../../family.ts'
import { declares } from '../declarations/mainframe-and-sidebar.ts'

/** Numbers of items in a column at the left, as information pages have them, with the wording between the amounts. */
const informationPage: Paper = {
  draw: (voice) => {
    const { truth, money } = voice
    const item = (number: string, content: string) => `<tr><td class="n">${number}</td><td>${content}</td></tr>`
    const { limit } = voice
    const work = truth.work.map(
      (one) =>
        `<tr><td>${one.code}</td><td>${one.title}</td><td>${one.payroll.toLocaleString('en-US')}</td><td>${one.rate}</td><td>${one.premium.toLocaleString('en-US')}</td></tr>`,
    )
    const html = `<h2>INFORMATION PAGE</h2><p class="mid">WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY</p><p>Insurer: ${voice.carrier('wc')} &nbsp; NCCI Company No. 00000 &nbsp; Policy No. ${voice.number('wc')}</p><table>
      ${item('1.', `The Insured: ${voice.insured()}<br>Mailing address: ${voice.insuredAddress().join('<br>')}<br>Other workplaces not shown above: see schedule. &nbsp; Entity: Corporation &nbsp; Federal ID: 00-0000000`)}
      ${item('2.', `The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} 12:01 A.M. at the insured’s mailing address.`)}
      ${item('3.A.', `Workers Compensation Insurance: Part One applies to the Workers Compensation Law of the state(s): ${truth.insured.address.state}`)}
      ${item('B.', `Employers Liability Insurance: Part Two applies to work in each state listed in item 3.A. The limits of liability under Part Two are: Bodily Injury by Accident ${limit('wc', 'accident')} each accident; Bodily Injury by Disease ${limit('wc', 'disease')} policy limit; Bodily Injury by Disease ${limit('wc', 'employee')} each employee.`)}
      ${item('4.', `The premium is determined by our manuals of rules, classifications, rates and rating plans.<table class="w"><tr><th>Code</th><th>Class</th><th>Payroll</th><th>Per $100</th><th>Premium</th></tr>${work.join('')}</table>Estimated annual premium ${money(truth.policies.wc.premium)}. Expense constant ${money(160)}.`)}</table>
      <p>Countersigned at the office of ${voice.producer()}, ${voice.producerAddress().join(', ')}</p>`
    return declares(
      html,
      'h2 { text-align: center; margin: 0 } .mid { text-align: center } .n { width: 34pt; font-weight: bold } .w td, .w th { border-top: 0.4pt solid #555 }',
    )
  },
}

export const itemsInAColumnFamilies: LearnFamily[] = [
  { name: 'information page', papers: { informationPage } },
] // biome-ignore format: a family in a line
