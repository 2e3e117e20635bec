import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { FONTS } from '../../../style.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { brandOf, cash, longDate } from './words.ts'

type Plan = { name: string; limits: Record<string, number>; price: number }

// biome-ignore format: a page
function plansOf(voice: Voice): { plans: Plan[]; rows: string[][] } {
  const { chance, truth } = voice
  const names = chance.pick([['Small', 'Medium', 'Large'], ['Snack', 'Meal', 'Feast'], ['Basic', 'Plus', 'Max'], ['Bike', 'Car', 'Bus']])
  const first = otherLimits(chance, 'gl', truth.policies.gl.limits)
  const plans = [first, truth.policies.gl.limits, otherLimits(chance, 'gl', first)]
    .sort((one, other) => one.occurrence! - other.occurrence!)
    .map((limits, index) => ({ name: names[index]!, limits, price: chance.int(12, 30) * (index + 1) + 0.99 }))
  const row = (words: string, name: string, after = '') => [words, ...plans.map(({ limits }) => `${voice.money(limits[name]!)}${after}`)]
  const rows = [
    row('Someone gets hurt or something breaks, once', 'occurrence'),
    row('All of that, in one year', 'aggregate'),
    ...chance.shuffle([row('Things you sold or finished, in one year', 'products'), row('Mean words, stolen pictures', 'personal'), row('The room you rent', 'rented'), row('Doctor bills, each person', 'medical')]),
    ['Bad advice (professional liability)', '–', voice.money(truth.policies.professional.limits.claim!), voice.money(truth.policies.professional.limits.claim! * 2)],
    ['Extra layer (umbrella)', '–', '–', voice.money(truth.policies.umbrella.limits.occurrence!)],
    ['You pay first', ...plans.map((_, index) => voice.money([1000, 500, 250][index]!))],
    ['Price a month', ...plans.map(({ price }) => cash(price))],
  ]
  return { plans, rows }
}

const CSS = `.pl *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.pl{font:10.5px/1.45 ${FONTS.modern}}.pl h1{font-size:23px;margin:18px 0 4px}.pl-grid{display:grid;grid-template-columns:1.7fr 1fr 1fr 1fr;margin:16px 0;border-top:2px solid #0b5c4a}.pl-grid>*{padding:6px 8px;border-bottom:1px solid #dce8e4}.pl-head{font-weight:700;font-size:13px}.pl-best{background:#e9f7f2}.pl-btn{display:inline-block;border:1px solid #0b5c4a;border-radius:14px;padding:3px 12px;color:#0b5c4a;margin-top:4px}`

/** Three plans side by side to choose from, on a page or as a sheet; nothing is bought. */
export const plans: Paper = {
  // biome-ignore format: a page
  draw(voice) {
    const { chance, truth } = voice
    const { plans: offered, rows } = plansOf(voice)
    const ends = longDate(daysLater(truth.policies.gl.effective, -5))
    const quote = `Q-${chance.digits(7)}`
    const from = `Prices for ${voice.text(truth.insured.name)}, ${voice.address(truth.insured.address).join(', ')}, if you start on ${voice.date(truth.policies.gl.effective)}.`
    const none = chance.pick(['You are not insured yet. Pick a plan and pay, then you are.', 'This is an offer. Nothing starts until you choose and pay.'])
    const company = `All three plans would be written by ${voice.text(truth.policies.gl.carrier.name)}.`
    if (chance.maybe(0.4)) {
      const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
      const head = ['', ...offered.map(({ name }) => name)]
      const sheet = [[`${brandOf(voice)}: your three plans (quote ${quote})`], [plain(from)], [none], [], head, ...rows.map((row) => row.map(plain)), [], [plain(company)], [`Good until ${ends}`]]
      return { kind: 'quote', feeds: 'nothing', xlsx: [{ name: 'Compare plans', rows: sheet }, { name: 'Questions', rows: [['Can I change later?', 'Yes, any day. We only charge the difference.'], ['Is there a contract?', 'No. Stop when you like; a month you began is paid.'], ['What if I need more than $2M?', 'Choose the biggest plan, or call us.']] }] }
    }
    const best = chance.int(1, 3)
    const cells = rows.map((row) => row.map((cell, at) => `<div class="${at === best ? 'pl-best' : ''}">${cell}</div>`).join('')).join('')
    const html = `<div class="pl"><b>${brandOf(voice)}</b><h1>${chance.pick(['Three ways to be insured', 'Which one fits you?', 'Your quote: pick a size'])}</h1><p>${from}</p><p><b>${none}</b> ${company}</p><div class="pl-grid"><div class="pl-head">Quote ${quote}</div>${offered.map(({ name }, at) => `<div class="pl-head ${at + 1 === best ? 'pl-best' : ''}">${name}${at + 1 === best ? '<br><small>most people take this</small>' : ''}</div>`).join('')}${cells}<div></div>${offered.map(({ name }) => `<div><span class="pl-btn">Choose ${name}</span></div>`).join('')}</div><p>Prices hold until ${ends}. A business like yours had claims of ${cash(chance.int(3, 40) * 1000)} on average. One in ${chance.int(6, 20)} has a claim in a year.</p></div>`
    return { kind: 'quote', feeds: 'nothing', html, css: CSS }
  },
}

const RULES_CSS = `.ru{font:11px/1.55 ${FONTS.narrow}}.ru h1{font-size:20px;margin:0 0 2px}.ru h2{font-size:13px;margin:14px 0 3px;border-top:1px solid #999;padding-top:8px}.ru-box{border:1.5px dashed #888;padding:10px 14px;margin:10px 0;break-inside:avoid}.ru-box table td{border:0;padding:1px 14px 1px 0;font-size:10px}.ru-sign{display:flex;gap:50px;margin-top:30px}.ru-sign div{border-top:1px solid #000;flex:1;padding-top:3px}`

// biome-ignore format: a page
function demands(voice: Voice): string[] {
  const { chance, truth } = voice
  const { gl, auto, umbrella } = truth.prior
  const items = [
    `If you hurt somebody or break something: your insurance must be able to pay ${voice.money(gl.limits.occurrence!)} for one accident and ${voice.money(gl.limits.aggregate!)} in a year (general liability).`,
    `If you damage our hall: ${voice.money(gl.limits.rented!)}.`,
    `If you sell food or anything else people put on or in themselves: ${voice.money(gl.limits.products!)} for products.`,
    auto.limits.csl ? `If you drive onto the lot: ${voice.money(auto.limits.csl)} for one crash.` : `If you drive onto the lot: ${voice.money(auto.limits.perPerson!)} for a person, ${voice.money(auto.limits.perAccident!)} for all and ${voice.money(auto.limits.damage!)} for things.`,
    `If you bring a ride, a trampoline or a horse: an umbrella of ${voice.money(umbrella.limits.occurrence!)} as well.`,
    'If you have helpers whom you pay: workers’ compensation as the law says, even for one weekend.',
  ]
  return [items[0]!, ...chance.some(items.slice(1), chance.int(3, 5))]
}

/** An agreement of a fair with a stall: the insurance a stall must bring, and a made-up certificate to show what one looks like. */
export const stall: Paper = {
  // biome-ignore format: a page
  draw(voice) {
    const { chance, truth } = voice
    const fair = `${chance.pick(['Spring', 'Saturday', 'Harvest', 'Winter'])} ${chance.pick(['Fair', 'Market', 'Street Feast'])}`
    const stallholder = voice.text(truth.insured.name)
    const host = voice.text(truth.names.business())
    const day = longDate(daysLater(truth.policies.gl.effective, chance.int(30, 200)))
    const asked = demands(voice)
    const example = chance.maybe(0.7) ? [['Insured', 'Your Stall’s Name'], ['Policy number', `SAMPLE-${chance.digits(5)}`], ['From – to', '1/1/2020 – 1/1/2021'], ['Each occurrence', '$1,000,000'], ['General aggregate', '$2,000,000'], ['Certificate holder', host]] : []
    if (chance.maybe(0.4)) {
      const docx: (string | string[][])[] = [`Stall agreement for the ${fair}`, `Between ${host} (“we”) and ${stallholder} (“you”), for ${day}.`, '1. The stall', `You get a stall of ten by ten feet for ${cash(chance.int(40, 300))}. A deposit of $100 comes back if the place is clean.`, '2. Insurance you must bring', ...asked.map((words) => `•  ${words}`), 'Send us a certificate two weeks before the day, with our name as additional insured. No certificate, no stall.', ...(example.length ? ['Example only – this is what we look for:', example] : []), '3. If it rains', 'We move to the hall. Nobody gets money back.', 'Signed', `${host}: ____________________`, `${stallholder}: ____________________`]
      return { kind: 'contract', feeds: 'names only', docx }
    }
    const html = `<div class="ru"><h1>Stall agreement: ${fair}</h1><p>${chance.pick(['Two pages became one. Please read it anyway.', 'The plain-words version, and also the only one.'])}</p><p><b>We</b> means ${host}; <b>you</b> means ${stallholder}, ${voice.address(truth.insured.address).join(', ')}. The day is ${day}.</p>
<h2>1 · Your stall</h2><p>Ten by ten feet. ${cash(chance.int(40, 300))}, and a deposit of $100. Cancel a week before and you get half back; later, nothing. Leaving trash costs $75.</p>
<h2>2 · The insurance you must bring</h2><ul>${asked.map((words) => `<li>${words}</li>`).join('')}</ul><p>Your insurance company has to be rated A- or better. Your certificate names us as additional insured and reaches us two weeks before the day. If you have no insurance, our fair policy can take you in for $49, up to $300,000.</p>
${example.length ? `<div class="ru-box"><b>${chance.pick(['EXAMPLE – not anybody’s insurance', 'What a good certificate looks like (made up)'])}</b><table>${example.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table></div>` : ''}
<h2>3 · If something happens</h2><p>You pay for what you and your people cause, and keep us out of it. If we cause it, we pay. Each side’s promise ends at $2 million.</p><h2>4 · Rain</h2><p>We move indoors. Prices stay.</p><div class="ru-sign"><div>for ${host}</div><div>for ${stallholder}</div></div></div>`
    return { kind: 'contract', feeds: 'names only', html, css: RULES_CSS }
  },
}
