import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { dollars, inWords, lastName, limitAs, short, trigger } from './words.ts'

const CSS = `
.ln { font: 12.5px/1.45 'DejaVu Serif Condensed', 'DejaVu Serif', serif; color: #111; padding: 0 10px } .ln .head { text-align: right; border-right: 4px solid #7a6a3a; padding-right: 12px; margin-bottom: 22px; font-size: 11px } .ln .head b { font-size: 16px; display: block; letter-spacing: .5px }
.ln p { margin: 9px 0; text-align: justify } .ln .re { margin: 14px 0 14px 46px; font-weight: bold } .ln .sig { margin-top: 26px } .ln .ask { margin-left: 30px; font-size: 11.5px }`

const long = (amount: number) => `${dollars(amount)} (${inWords(amount).toLowerCase()} dollars)`

/** In prose: the company, the number, the term and the limits of one line. */
function inForce(voice: Voice, line: Line, print: (amount: number) => string): string {
  const { chance } = voice
  const limit = (name: string) => limitAs(voice, line, name, print)
  const { limits } = voice.truth.policies[line]
  const term = chance.pick([
    `from ${voice.effective(line)} until ${voice.expiration(line)}`,
    `for the year beginning ${voice.effective(line)} and ending ${voice.expiration(line)}`,
  ])
  const policy = chance.pick([
    `${voice.carrier(line)}, policy ${voice.number(line)}, ${term}`,
    `Policy no. ${voice.number(line)} of ${voice.carrier(line)}, ${term}`,
  ])
  if (line === 'umbrella') {
    const retained = limits.retention ? `, over a ${voice.tick('umbrella.retention', 'retention')} of ${limit('retention')}` : '' // biome-ignore format: a page
    return `<p><b>${voice.tick('umbrella.umbrella', 'Umbrella')}.</b> ${policy}: ${limit('occurrence')} for each occurrence and ${limit('aggregate')} in all${retained}. It is shared with ${chance.int(3, 14)} affiliated owners.</p>`
  }
  if (line === 'wc')
    return `<p><b>Workers&rsquo; compensation.</b> ${policy}. Compensation is ${voice.tick('wc.statutory', 'as the state’s statute requires')}; employers&rsquo; liability is ${limit('accident')} for each accident, ${limit('disease')} for disease in the policy and ${limit('employee')} for disease of any one employee.</p>`
  const all = chance.maybe(0.6)
    ? `; ${limit('products')} for products and completed operations, also in the aggregate; ${limit('personal')} for personal and advertising injury; damage to premises rented to the insured, ${limit('rented')}; medical expense, ${limit('medical')} a person`
    : ''
  return `<p><b>General liability.</b> ${policy}, on the ${trigger(voice, 'occurrence', 'claims-made')} form: ${limit('occurrence')} in any one occurrence and ${limit('aggregate')} in the ${chance.pick(['general aggregate', 'aggregate other than products'])}${all}. ${chance.pick(['Assault and battery is limited to $250,000 within these amounts.', 'Liquor liability is not insured; the property serves no alcohol.', ''])}</p>`
}

/** An agent's letter to a mortgage lender: what is in force, in prose, under what the lender had asked for. */
export const lender: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { text, money } = voice
    const print = chance.pick([long, dollars, short])
    const bank = `${text(lastName(truth.names.person()))} ${chance.pick(['Savings Bank', 'Multifamily Capital, LLC', 'Bank, N.A.'])}, its successors and assigns`
    const where = truth.locations[0]!
    const lines: Line[] = ['gl', 'umbrella', ...(chance.maybe(0.35) ? (['wc'] as const) : [])]
    const asked = `<p class="ask">Your checklist of ${voice.date(daysLater(truth.policies.gl.effective, -chance.int(5, 60)))} asks for liability of at least ${dollars(chance.pick([1_500_000, 4_000_000]))} per occurrence, an umbrella of ${dollars(25_000_000)} where a building exceeds ten stories, and a deductible of no more than ${dollars(25_000)}. Where the limits below are less, the borrower has asked you for a waiver.</p>`
    const property = `<p><b>Property.</b> Building at ${voice.address(where.party.address).join(', ')}, insured for ${money(where.building)} at replacement cost, loss of rents for ${money(chance.int(10, 90) * 10_000)}, deductible ${money(10_000)}; ${text(truth.names.carrier().name)}, no. PM${chance.digits(6)}. You are named as mortgagee.</p>`
    const before = `<p>These policies replace those that ran out on ${voice.date(truth.prior.gl.expiration)} (liability: ${text(truth.prior.gl.number)}, ${dollars(truth.prior.gl.limits.occurrence!)} / ${dollars(truth.prior.gl.limits.aggregate!)}).</p>`
    const closing = chance.pick([
      'This letter is for your information. It does not change the policies, and we are under no duty to tell you if they change.',
      'We write at the request of the borrower. The policies themselves govern in every respect.',
    ])
    voice.notJudged('professional')
    const html = `<div class="ln"><div class="head"><b>${voice.producer()}</b>${voice.producerAddress().join('<br>')}<br>Tel. ${voice.reach('phone')} &nbsp; Fax ${voice.reach('fax')}<br>${voice.reach('email')}</div>
<p>${voice.date(daysLater(truth.policies.gl.effective, chance.int(32, 120)))}</p><p>${bank}<br>${voice.address(truth.names.address()).join('<br>')}</p>
<div class="re">${chance.pick(['Borrower', 'Insured', 'Our client'])}: ${voice.insured()}<br>${voice.insuredAddress().join(', ')}<br>Loan ${chance.digits(8)}</div>
<p>${chance.pick(['We are the agent for the insured named above and confirm that the following insurance is in force.', 'At your request we confirm the coverage our client carries today.'])}</p>
${chance.maybe(0.7) ? asked : ''}${chance.shuffle([...lines.map((line) => inForce(voice, line, print)), property]).join('')}${chance.maybe(0.5) ? before : ''}<p>${closing}</p>
<div class="sig">Sincerely,<br><br><br>${voice.reach('contact')}<br>Account executive</div></div>`
    return { kind: 'letter', feeds: 'fills', html, css: CSS }
  },
} // biome-ignore format: a page
