import type { Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import { brandOf, cash, end, full, longDate, own, say, short, spelled, start, weekday, whenItCounts } from './words.ts'

type Answer = { asks: string; says: string }

function yearAnswer(voice: Voice): string {
  const { chance } = voice
  const most = voice.limit('gl', 'aggregate')
  return chance.pick([
    () => `Yes. Everything we pay between your two dates is added up, and we stop at ${most}.`,
    () =>
      `${most} in one year, all accidents together. This yearly maximum ${voice.tick('gl.perLocation', 'starts fresh at each address')} you told us about.`,
    () =>
      `All claims of one year together: ${most}. If you work at other people’s places, ${voice.tick('gl.perProject', 'each job has its own yearly maximum')} of that size.`,
  ])()
}

// biome-ignore format: a page
function answersOf(voice: Voice): Answer[] {
  const { chance } = voice
  const no = chance.pick(['Sorry, no. Your plan doesn’t have this part.', 'That part is switched off in your plan, so we pay nothing.', 'Not with this plan.'])
  const pay = chance.pick(['We pay up to', 'Up to', 'Our ceiling is'])
  const basics: Answer[] = [
    { asks: chance.pick(['What happens if someone gets hurt?', 'A visitor trips and breaks a leg. And then?', 'What if I hurt somebody, or break their stuff?']), says: say(voice, 'gl', 'occurrence', (amount) => `${pay} ${amount} for one accident. That is for everybody who was hurt and everything that was broken in it, added together.`, no) },
    { asks: chance.pick(['Is there a most you’d pay in a year?', 'What if I have a really bad year?']), says: yearAnswer(voice) },
  ]
  const more: Answer[] = [
    { asks: chance.pick(['What about things I sold, or a job I finished?', 'The job was done weeks ago. Then the shelf fell down.']), says: say(voice, 'gl', 'products', (amount) => `There is a separate pot for that. It holds ${amount} for the year and doesn’t touch the other one.`, no) },
    { asks: chance.pick(['I posted something and got sued for it.', 'What if someone says I ruined their good name, or used their photo in my ad?']), says: say(voice, 'gl', 'personal', (amount) => `${pay} ${amount} for what one person or one company claims. (Lawyers call this personal and advertising injury.)`, no) },
    { asks: chance.pick(['I rent my space. What if I set it on fire by accident?', 'My landlord worries about fire.']), says: say(voice, 'gl', 'rented', (amount) => `${pay} ${amount} for the rooms you rent.`, no) },
    { asks: chance.pick(['Can you just pay the doctor, without the argument about whose fault it was?', 'Someone needs stitches. It was nobody’s fault.']), says: say(voice, 'gl', 'medical', (amount) => `${chance.pick(['Yes', 'Sure'])}, up to ${amount} for each person${chance.pick(['', ' who gets hurt'])}.`, no) },
  ]
  const others: (() => Answer)[] = [
    () => ({ asks: 'Do I have to pay something first?', says: `When you break other people’s things: the first ${voice.money(chance.pick([250, 500, 1000]))}. When people are hurt: nothing.` }),
    () => ({ asks: 'What about my own tools?', says: chance.maybe(0.5) ? `We replace up to ${voice.money(chance.pick([2000, 5000, 10_000]))} of tools a year, ${voice.money(1500)} for any one tool. It’s an extra of this plan.` : 'Your own things are not part of this plan.' }),
    () => ({ asks: 'And when I’m driving?', says: 'Cars are never part of this plan. Talk to whoever insures your car and tell them that you drive for work.' }),
    () => ({ asks: 'What about an employee who gets hurt?', says: 'That is what workers’ compensation is for, and you don’t buy it from us.' }),
    () => ({ asks: 'When does it count?', says: whenItCounts(voice) }),
    () => ({ asks: 'What does it cost?', says: `${cash(chance.int(19, 140))} a month. There’s a ${voice.money(25)} fee if a payment bounces.` }),
  ]
  return [...basics, ...chance.shuffle([...more, ...chance.some(others, 4).map((one) => one())])]
}

const CHAT_CSS = `.pv-top,.pv-me,.pv-us{print-color-adjust:exact;-webkit-print-color-adjust:exact}.pv-top{background:#20403a;color:#fff;padding:14px 18px;border-radius:10px;font:700 19px ${FONTS.modern}}.pv-top small{display:block;font:400 10px ${FONTS.modern};margin-top:3px}
.pv-me,.pv-us{font:10.5px/1.4 ${FONTS.modern};padding:8px 12px;border-radius:12px;margin:5px 0;max-width:66%;break-inside:avoid}.pv-me{background:#e4ece9;margin-left:auto;border-bottom-right-radius:0}.pv-us{background:#fff;border:1px solid #9db5ae;border-bottom-left-radius:0}
.pv-side{font:9.5px/1.5 ${FONTS.modern};display:flex;gap:26px;margin:12px 2px;flex-wrap:wrap}.pv-side div b{display:block;color:#64807a;font-size:8px;font-weight:600}
.pv-qa{font:10.5px/1.45 ${FONTS.modern};columns:2;column-gap:26px}.pv-qa div{break-inside:avoid;margin-bottom:11px}.pv-qa h3{font-size:11.5px;margin:0 0 3px;color:#20403a}.pv-qa p{margin:0}.pv-foot{font:8px/1.4 ${FONTS.modern};color:#555;border-top:1px solid #bbb;margin-top:12px;padding-top:6px}`

/** One liability plan as a talk of questions and answers; what is left out is said beside what is there. */
export const answers: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const brand = brandOf(voice)
    const facts = [
      `<div><b>${chance.pick(['This is for', 'You', 'Who’s covered'])}</b>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div>`,
      `<div><b>${chance.pick(['Your policy', 'Policy no.', 'Plan number'])}</b>${voice.number('gl')}</div>`,
      `<div><b>${chance.pick(['On from – off after', 'Runs', 'From / until'])}</b>${chance.pick([() => `${voice.effective('gl')} –<br>${voice.expiration('gl')}`, () => `${start(voice, 'gl', weekday)}<br>${end(voice, 'gl', weekday)}`])()}</div>`,
      `<div><b>${chance.pick(['The insurance company', 'Who pays the claims'])}</b>${voice.carrier('gl')}</div>`,
    ]
    if (chance.maybe(0.6))
      facts.push(`<div><b>Your agent</b>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</div>`)
    const talk = answersOf(voice)
    const body = chance.maybe(0.5)
      ? talk.map(({ asks, says }) => `<div class="pv-me">${asks}</div><div class="pv-us">${says}</div>`).join('')
      : `<div class="pv-qa">${talk.map(({ asks, says }) => `<div><h3>${asks}</h3><p>${says}</p></div>`).join('')}</div>`
    const html = `<div class="pv-top">${brand}<small>${chance.pick(['Your general liability policy, the short version (declarations)', 'Declarations page – in words people use', 'What you bought: general liability, question by question'])}</small></div>
<div class="pv-side">${facts.join('')}</div>${body}
<div class="pv-foot">These are the declarations of your policy. Last year’s number was ${voice.text(truth.prior.gl.number)}; you can throw that one away. Form ${chance.digits(3)}-PL. ${chance.pick(['', 'We never ask for your password in a chat.'])}</div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CHAT_CSS }
  },
}

const SHOP_CSS = `.bk *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.bk{font:10.5px/1.45 ${FONTS.sans};color:#1d2433}.bk-nav{font-size:9px;color:#8490a5;border-bottom:1px solid #d7dce5;padding-bottom:6px}.bk-nav b{color:#1d2433}.bk h1{font-size:22px;margin:16px 0 2px}.bk-cols{display:grid;grid-template-columns:1.9fr 1fr;gap:20px;margin-top:14px}
.bk-item{border:1px solid #cbd3e0;border-radius:6px;padding:10px 12px;margin-bottom:10px;break-inside:avoid}.bk-item h2{font-size:13px;margin:0 0 1px;display:flex;justify-content:space-between}.bk-item em{color:#56617a}.bk-item ul{margin:6px 0 4px;padding-left:16px}.bk-off{color:#8a8f9b;border-style:dashed}
.bk-sum{background:#f2f5fa;padding:10px 12px;border-radius:6px;font-size:9.5px}.bk-sum table{width:100%;border-collapse:collapse}.bk-sum td{border:0;padding:2px 0}.bk-sum td:last-child{text-align:right}`

// biome-ignore format: a page
function liabilityItem(voice: Voice, price: number): string {
  const { chance } = voice
  const lines = chance.shuffle([
    say(voice, 'gl', 'products', (amount) => `Goods and finished jobs: ${amount} a year`, 'Goods and finished jobs: ✕ not in this plan'),
    say(voice, 'gl', 'personal', (amount) => `Slander, libel, copied ads: ${amount}`, 'Slander, libel, copied ads: ✕ not in this plan'),
    say(voice, 'gl', 'rented', (amount) => `Damage to the place you rent: ${amount}`, 'Damage to the place you rent: ✕ not in this plan'),
    say(voice, 'gl', 'medical', (amount) => `Doctor bills, no matter whose fault: ${amount} a person`, 'Doctor bills, no matter whose fault: ✕ not in this plan'),
  ])
  const main = chance.pick([
    () => `${own(voice, 'gl', 'occurrence', short)}/${own(voice, 'gl', 'aggregate', short)} <small>(each accident / whole year)</small>`,
    () => `<b>${own(voice, 'gl', 'occurrence', full)}</b> for each accident, <b>${own(voice, 'gl', 'aggregate', full)}</b> for the year`,
    () => `${own(voice, 'gl', 'occurrence', spelled)} per accident, and no more than ${own(voice, 'gl', 'aggregate', spelled)} in the year`,
  ])()
  return `<div class="bk-item"><h2><span>General liability</span><span>${cash(price)}</span></h2><em>Policy ${voice.number('gl')} · ${voice.effective('gl')} to ${voice.expiration('gl')} · with ${voice.carrier('gl')}</em>
<ul><li>${main}</li>${lines.map((line) => `<li>${line}</li>`).join('')}<li>You pay the first ${full(chance.pick([250, 500, 1000]))} of any damage to things</li></ul></div>`
}

// biome-ignore format: a page
function secondItem(voice: Voice, price: number): string {
  const { chance, truth } = voice
  if (chance.maybe(0.5)) {
    const { limits } = truth.policies.professional
    return `<div class="bk-item"><h2><span>Professional liability (E&amp;O)</span><span>${cash(price)}</span></h2><em>Policy ${voice.number('professional')} · ${voice.effective('professional')} to ${voice.expiration('professional')} · with ${voice.carrier('professional')}</em>
<ul><li>Bad advice, missed deadlines: ${voice.money(limits.claim!)} a claim, ${voice.money(limits.aggregate!)} a year</li><li>Your share of each claim: ${voice.money(limits.retention!)}</li></ul></div><div class="bk-item bk-off"><b>Workers’ comp</b> – you skipped this one. You told us nobody works for you.</div>`
  }
  return `<div class="bk-item"><h2><span>Workers’ comp</span><span>${cash(price)}</span></h2><em>Policy ${voice.number('wc')} · ${voice.effective('wc')} to ${voice.expiration('wc')} · with ${voice.carrier('wc')}</em>
<ul><li>Doctors and wages of a hurt worker: ${voice.tick('wc.statutory', 'whatever your state’s law says')}, no cap from us</li><li>If the worker sues you: ${own(voice, 'wc', 'accident', short)} an accident; illness from work ${own(voice, 'wc', 'employee', short)} a worker and ${own(voice, 'wc', 'disease', short)} for all illness in the term</li></ul></div><div class="bk-item bk-off"><b>Professional liability (E&amp;O)</b> – left in your cart. $1M a claim from ${cash(chance.int(19, 60))} a month.</div>`
}

/** The last page of a web shop: what was bought and is bound, and what was left in the cart; sometimes attached to the shop's e-mail. */
export const basket: Paper = {
  // biome-ignore format: a page
  draw(voice) {
    const { chance, truth } = voice
    const order = `${chance.pick(['W', 'PV', '#'])}${chance.digits(8)}`
    const prices = [chance.int(280, 2400), chance.int(190, 3000)] as const
    const items = [liabilityItem(voice, prices[0]), secondItem(voice, prices[1])]
    const total = prices[0] + prices[1]
    const agent = chance.maybe(0.7) ? `<p><b>Sold by</b><br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}${chance.maybe(0.5) ? `<br>${voice.reach('phone')}` : ''}</p>` : ''
    const html = `<div class="bk"><div class="bk-nav">1 Your work › 2 Prices › 3 Pay › <b>4 ${chance.pick(['Done', 'You’re covered', 'Confirmation'])}</b> <span style="float:right">Order ${order}</span></div>
<h1>✓ ${chance.pick(['You’re covered.', 'Done! Your insurance is bound.', 'That’s it – you’re insured.'])}</h1>${chance.pick(['This page is your binder. Keep it until the policies arrive by e-mail.', 'Confirmation of insurance. What is listed here in a solid box is bound and in force as of its start date.'])}
<div class="bk-cols"><div>${items.join('')}<div class="bk-item bk-off"><b>Business car</b> – not in your cart.</div></div><div><div class="bk-sum"><b>${chance.pick(['Insured business', 'Covered business'])}</b><br>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}${agent}
<table><tr><td>Subtotal</td><td>${cash(total)}</td></tr><tr><td>State fee</td><td>${cash(chance.int(5, 60))}</td></tr><tr><td>Code HELLO10</td><td>-${cash(total / 10)}</td></tr><tr><td><b>Charged today, 1 of 12</b></td><td><b>${cash((total * 0.9) / 12)}</b></td></tr></table>Card ending ${chance.digits(4)} · ${longDate(truth.policies.gl.effective)}</div>
<p><b>What’s next</b><br>1. Look for our e-mail.<br>2. Download a certificate for your landlord – free, as many as you like.<br>3. Something wrong? You have 14 days to change your mind; we keep ${cash(35)}.</p></div></div></div>`
    const mail = chance.maybe(0.5)
      ? { subject: `Order ${order}: your insurance is on`, words: `Hi,\n\nthank you for your order ${order}. Your confirmation is attached: it says what you bought, what it pays and when it starts. Print it, save it, show it to your landlord.\n\nStill in your cart: cyber cover, up to $50,000, from $9 a month. It is not bought until you check out.\n\nYour friends at the checkout` }
      : undefined
    return { kind: 'binder', feeds: 'fills', html, css: SHOP_CSS, ...(mail ? { mail } : {}) }
  },
}
