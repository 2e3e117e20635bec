import type { Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import { brandOf, carsOf, cash, say, whenItCounts } from './words.ts'

const CSS = `.bo *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.bo{font:11px/1.55 ${FONTS.modern};color:#222}.bo section{break-before:page}.bo section:first-child{break-before:auto}.bo h1{font-size:30px;line-height:1.15;margin:150px 0 20px}.bo h2{font-size:19px;color:#5b2a86;margin:0 0 10px}.bo h3{font-size:12.5px;margin:14px 0 2px}.bo p{margin:0 0 7px}
.bo-facts{display:grid;grid-template-columns:150px 1fr;row-gap:6px;margin-bottom:18px}.bo-facts span:nth-child(odd){color:#7c6c8c}.bo-cards{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin-bottom:14px}.bo-card{background:#f4eefa;border-radius:8px;padding:10px}.bo-card b{display:block;font-size:17px;color:#5b2a86}
.bo-lines{width:100%;border-collapse:collapse;margin-bottom:14px}.bo-lines td{border:0;border-bottom:1px solid #e2d8ec;padding:5px 4px}.bo-lines td:first-child{width:120px;font-weight:700}.bo-two{columns:2;column-gap:28px}.bo-ex{background:#fff7e0;border-left:4px solid #e0a800;padding:8px 12px;margin:8px 0;break-inside:avoid}.bo-foot{font-size:8.5px;color:#666}`

type Figure = [amount: string, words: string]

// biome-ignore format: a page
function liabilityFigures(voice: Voice): Figure[] {
  const { chance } = voice
  const none = chance.pick(['Not insured', 'Nothing', 'No cover'])
  const figure = (name: string, words: string): Figure => [say(voice, 'gl', name, (amount) => amount, none), words]
  return [
    figure('occurrence', chance.pick(['The one-accident limit (A)', 'A · one accident, everybody and everything together'])),
    figure('aggregate', chance.pick(['The one-year limit (B)', 'B · all accidents of the year, without those of C'])),
    ...chance.shuffle([
      figure('products', chance.pick(['The after-you-leave limit (C): sold goods, finished jobs, in a year', 'C · goods and finished jobs, all year'])),
      figure('personal', chance.pick(['The words-and-pictures limit (D)¹', 'D · slander, libel, wrongful ads¹'])),
      figure('rented', chance.pick(['The landlord limit (E): rooms you rent', 'E · rooms rented to you, one fire'])),
      figure('medical', chance.pick(['The bandage limit (F): doctor bills of one person', 'F · doctors, per person, fault or not'])),
    ]),
  ]
}

function autoFigures(voice: Voice): Figure[] {
  const words = {
    csl: 'The one-crash limit (G), people and things together',
    perPerson: 'One person hurt in a crash (G1)',
    perAccident: 'Everyone hurt in that crash (G2)',
    damage: 'Things smashed in that crash (G3)',
  }
  return voice.limits('auto', words).map(([said, amount]): Figure => [amount, said])
}

function printFigures(figures: Figure[], asCards: boolean): string {
  if (asCards)
    return `<div class="bo-cards">${figures.map(([amount, words]) => `<div class="bo-card"><b>${amount}</b>${words}</div>`).join('')}</div>`
  return `<table class="bo-lines">${figures.map(([amount, words]) => `<tr><td>${amount}</td><td>${words}</td></tr>`).join('')}</table>`
}

// biome-ignore format: a page
const WHAT_WE_DO = `<h2>What we do for you</h2><p>When somebody says that you owe them because they were hurt or because their things broke, we do three things: we look into it, we defend you, and we pay what you owe, until the limit on “The page about you” is used up. Our lawyers cost you nothing and don’t use up a limit.</p>
<div class="bo-ex"><b>For example.</b> A sign falls on a parked scooter. Fixing the scooter costs $1,850. The owner pays $500 first, we pay $1,350.</div>
<div class="bo-ex"><b>For example.</b> A guest slips and needs two operations. A jury says $1,200,000. If the one-accident limit were $1,000,000, we would pay $1,000,000 and $200,000 would be left for you.</div>
<div class="bo-ex"><b>For example.</b> Three accidents in a year, $600k, $900k and $700k. With a one-year limit of $2M we would pay $2M of the $2.2M.</div>
<h3>And on top of the limits</h3><p>Up to $250 for a bail bond after a traffic accident. Up to $250 a day when we need you in court and you can’t earn. Interest on what a court says you owe, as long as it is our turn to pay.</p>`
const WHAT_WE_DONT = [
  ['Harm you meant', 'If you wanted to hurt somebody, you pay. Holding back an attacker is fine.'],
  ['Your own people', 'Employees who get hurt belong under workers’ compensation. This policy has none.'],
  ['Your own work', 'We don’t pay to do a bad job over again. We pay for what the bad job broke.'],
  ['Dirt', 'Spilled oil, smoke, chemicals: no. A fire that gets away from you: yes.'],
  ['Planes and boats', 'Boats you don’t own and that are shorter than 26 feet are fine.'],
  ['Advice', 'Mistakes in professional advice need another policy.'],
  ['Data', 'Lost files and hacked accounts are out, apart from $10,000 for letters to your customers.'],
  ['Alcohol', 'Out if you sell it. In if you pour it at a party of yours.'],
  ['War and nuclear things', 'Nobody can insure those.'],
]
// biome-ignore format: a page
const RULES = [
  ['Tell us fast', 'Call, write or chat within 30 days. Waiting can cost you up to $2,500 of the payment if it made things worse.'],
  ['Don’t promise money', 'You may spend up to $1,000 on first aid without asking. Anything else, ask.'],
  ['Keep your books', 'We may look at them for three years. If your sales were over $100,000 more than you said, you owe the difference.'],
  ['Stopping', 'You may stop any day. We keep a fee of $50 and send the rest. We may stop after 10 days if you don’t pay and after 45 days for other reasons.'],
  ['Other insurance', 'If another policy pays too, we share half and half. Where you promised it in a contract, we go first.'],
  ['Getting it back', 'If someone else caused it, we may ask them for the money. You can give that right away in writing before the accident; it costs $75.'],
  ['Adding others', 'A landlord or an organizer can be added for $25 a year.'],
  ['Late payment', 'A reminder costs $10, a bounced check $30.'],
]

const pairs = (items: string[][]) => items.map(([head, words]) => `<h3>${head}</h3><p>${words}</p>`).join('')

/** A whole small policy as a booklet: a cover, the page with the figures, and pages of examples and rules full of other amounts. */
export const booklet: Paper = {
  account: { onePolicy: true },
  // biome-ignore format: a page
  draw(voice) {
    const { chance } = voice
    const brand = brandOf(voice)
    const asCards = chance.maybe(0.5)
    const withAuto = chance.maybe(0.6)
    const number = voice.number('gl')
    const figures = printFigures(liabilityFigures(voice), asCards)
    if (withAuto) { voice.number('auto'); voice.effective('auto'); voice.expiration('auto'); voice.carrier('auto') }
    const driving = withAuto
      ? `<h3>Driving for work (auto liability)</h3>${printFigures(autoFigures(voice), asCards)}<p>Counts for ${carsOf(voice)}.</p>`
      : '<h3>Driving for work</h3><p>You didn’t choose this. Where the booklet speaks of G, it doesn’t apply to you.</p>'
    const facts = [
      ['You are', `${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`],
      ['We are', `${voice.carrier('gl')}`],
      ['Our deal started', voice.effective('gl')],
      ['and lasts until', voice.expiration('gl')],
      ['You reach us through', `${voice.producer()}, ${voice.producerAddress().join(', ')}${chance.maybe(0.5) ? `<br>${voice.reach('phone')}, ask for ${voice.reach('contact')}` : ''}`],
      ['You pay', `${cash(chance.int(300, 4000))} a year, in ${chance.pick([2, 4, 12])} parts`],
      ['Number of your deal', number],
    ]
    const page = `<section><h2>${chance.pick(['The page about you', 'Your page (the declarations)'])}</h2><div class="bo-facts">${facts.map(([label, value]) => `<span>${label}</span><span>${value}</span>`).join('')}</div>
<h3>If others get hurt (general liability)</h3><p>The most we pay, whatever happens:</p>${figures}<p>${whenItCounts(voice)}</p>${driving}<p class="bo-foot">¹ Insurance people say “personal and advertising injury”; it counts per person or company. Every claim about broken things: the first ${voice.money(chance.pick([250, 500, 1000]))} is yours (the deductible).</p></section>`
    const words = pairs([['Accident', 'Something sudden, or something slow that hurts people or things without anyone wanting it. All harm from one cause is one accident.'], ['Limit', 'The most we pay. Not what you get; what is owed decides that.'], ['Year', 'From the start date to the end date. If we make it longer, the extra months share the last year’s limits.'], ['You', 'The business on your page, its owners and its people while they work for it.']])
    const html = `<div class="bo"><section><b>${brand}</b><h1>${chance.pick(['Your policy.<br>No fog.', 'Everything we promised,<br>on five pages.', 'A policy booklet<br>you can read.'])}</h1><p>Booklet for ${voice.insured()}</p><p>No. ${number}</p></section>${page}
<section>${WHAT_WE_DO}</section><section><h2>What we don’t do</h2><div class="bo-two">${pairs(chance.some(WHAT_WE_DONT, 8))}</div></section><section><h2>House rules</h2><div class="bo-two">${pairs(chance.some(RULES, 7))}</div></section><section><h2>Words we use</h2>${words}<h2 style="margin-top:22px">If something happens</h2><p>1. Help whoever is hurt. 2. Take pictures. 3. Tell us. Our fast lane settles claims under $5,000 in a week.</p></section></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS, running: `${brand} · booklet PB-${chance.digits(2)} · ${number}` }
  },
}
