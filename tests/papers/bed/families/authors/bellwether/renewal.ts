import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { day, inForce, labelsOf, lines, notInForce } from './words.ts'

const CSS = `.rn{print-color-adjust:exact;-webkit-print-color-adjust:exact;font:10pt/1.45 'Inter Variable','Liberation Sans',sans-serif;color:#1b2430}.rn .pg{break-before:page}.rn h1{font-size:20pt;color:#0b6e6e;margin:0 0 4px;font-weight:700}.rn h2{font-size:12.5pt;color:#0b6e6e;margin:14px 0 5px}.rn .addr{display:flex;justify-content:space-between;margin:18px 0}
.rn .big{display:flex;gap:12px;margin:12px 0}.rn .big div{flex:1;background:#eef6f6;border-radius:6px;padding:8px 10px}.rn .big b{display:block;font-size:12pt}.rn .big small{color:#456}.rn table{border-collapse:collapse;width:100%}.rn th{font-weight:600;text-align:left;border-bottom:2px solid #0b6e6e;padding:4px 6px}
.rn td{padding:4px 6px;border-bottom:1px solid #dde6e6}.rn td+td,.rn th+th{text-align:right}.rn .fine{columns:2;column-gap:22px;font-size:8pt}.rn .fine p{margin:0 0 6px}.rn p{margin:7px 0}`

/** A company's packet about a policy at renewal: renewed and in force, offered against payment, or not taken up. */
export const policyAtRenewal: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const mode = chance.pick(['renewed', 'renewed', 'offer', 'lapsed'] as const)
    const labels = labelsOf(chance)
    const held = inForce(voice, labels)
    const before = notInForce(voice, labels, truth.prior)
    const parts: Line[] = [
      'gl',
      ...(chance.maybe(0.7) ? (['auto'] as const) : []),
      ...(chance.maybe(0.5) ? (['umbrella'] as const) : []),
    ]
    const { effective } = truth.policies.gl
    const withOld = mode === 'renewed' && chance.maybe(0.7)
    const premium = parts.reduce((sum, line) => sum + truth.policies[line].premium, 0)
    const sent = daysLater(effective, { renewed: 6, offer: -40, lapsed: 30 }[mode])
    const start = parts.map((line) => held.effective(line))[0]!
    const end = parts.map((line) => held.expiration(line))[0]!
    const number = parts.map((line) => held.number(line))[0]!
    const company = parts.map((line) => held.carrier(line))[0]!
    const rowsOf = (line: Line) => {
      const names = Object.keys(labels.limit[line]).filter((name) => truth.policies[line].limits[name])
      return held
        .rows(line)
        .map(([words, amount], index) => [words, ...(withOld ? [before.limit(line, names[index]!)] : []), amount])
    }
    const heads = [
      '',
      ...(withOld ? [`Ended ${voice.date(effective)}`] : []),
      { renewed: 'This term', offer: 'If you renew', lapsed: 'Had you renewed' }[mode],
    ]
    const table = (rows: string[][]) =>
      `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
    const autos =
      parts.includes('auto') && chance.maybe(0.6)
        ? `<p>Covered auto symbols for liability: ${voice.symbols()}. Physical damage: ${voice.money(1000)} deductible each auto.</p>`
        : ''
    const location = truth.locations[0]!
    const property = [
      ['Building', ...(withOld ? [voice.money(location.building - 50_000)] : []), voice.money(location.building)],
      ['Contents', ...(withOld ? [voice.money(location.contents)] : []), voice.money(location.contents)],
      ['Deductible, each loss', ...(withOld ? [voice.money(1000)] : []), voice.money(2500)],
    ]
    const text = {
      renewed: chance.pick([
        'Your policy has renewed. Your account was charged and coverage continues under the same number for the term shown.',
        'Good news: there is nothing you need to do. The renewal is paid and your coverage is in force.',
      ]),
      offer:
        'We would like to keep you as a customer. The pages that follow show what we offer for another year. If we do not have your first payment by the due date, this offer ends and no renewal takes effect.',
      lapsed:
        'We did not receive a payment, so our renewal offer has run out. Your policy ended when its last term did, and you have no coverage with us now. For reference, the pages that follow show what was offered.',
    }[mode]
    const due = `${voice.money(Math.round(premium / 4))}`
    const boxes = chance.shuffle([
      [number, 'Policy number'],
      [`${start} – ${end}`, { renewed: 'In force', offer: 'Term offered', lapsed: 'Term not taken up' }[mode]],
      [
        voice.money(premium),
        {
          renewed: 'Premium for the year',
          offer: `Due by ${voice.date(effective)}: ${due}`,
          lapsed: 'Premium not paid',
        }[mode],
      ],
    ])
    const contact = `${voice.producer()}<br>${lines(voice.producerAddress())}<br>${voice.reach('phone')}`
    // biome-ignore format: a page
    const html = `<div class="rn"><h1>${chance.pick(['Your policy at renewal', 'About your renewal', 'Time to review'])}</h1><div>${company}</div><div class="addr"><div>${voice.insured()}<br>${lines(voice.insuredAddress())}</div><div><b>Your agency</b><br>${contact}</div></div><p>${day(sent)}</p><p>Dear customer,</p><p>${text}</p>
<div class="big">${boxes.map(([value, words]) => `<div><b>${value}</b><small>${words}</small></div>`).join('')}</div><h2>${{ renewed: 'What changed', offer: 'What would change', lapsed: 'What would have changed' }[mode]}</h2><ul><li>Wind and hail deductible goes from ${voice.money(1000)} to ${voice.money(2500)}.</li><li>Water backup is ${voice.money(25_000)} instead of ${voice.money(10_000)}.</li><li>${chance.pick([`Employment practices at ${voice.money(100_000)} can be added; you do not have it.`, `An umbrella of ${voice.money(11_000_000)} is available; ask your agency for a price.`])}</li></ul><p>Thank you,</p><p>${voice.text(truth.names.person())}<br>Customer Care</p>
<div class="pg"></div><h1>Coverage at a glance</h1>${parts.map((line) => `<h2>${held.title(line)}</h2>${table(rowsOf(line))}`).join('')}${autos}<h2>Property</h2><p>${voice.address(location.party.address).join(', ')}</p>${table(property)}<h2>Not part of this policy</h2><p>Workers compensation, flood, earthquake, data breach and professional services: not covered.</p>
<div class="pg"></div><h1>What the words mean</h1><div class="fine">${conditions(voice)}</div><h2>Payments</h2>${payments(premium, voice, effective)}</div>`
    voice.notJudged('professional')
    const fills = mode === 'renewed'
    return {
      kind: mode === 'offer' ? 'quote' : 'letter',
      feeds: fills ? 'fills' : 'nothing',
      html,
      css: CSS,
      running: chance.maybe(0.6) ? `${number} &nbsp; ${voice.insured()}` : '',
    }
  },
}

/** Explanations full of amounts that are limits of nobody's. */
function conditions(voice: Voice): string {
  const { chance, money } = voice
  const texts = [
    `Each occurrence. The most we pay for all that comes of one accident. Example: with ${money(400_000)} each occurrence and a claim of ${money(550_000)}, the remaining ${money(150_000)} is yours.`,
    `Aggregate. The most we pay for the whole term. Example: after three claims of ${money(200_000)}, an aggregate of ${money(800_000)} has ${money(200_000)} left.`,
    `Deductible. Your share of a loss. If a storm does ${money(12_000)} of damage and the deductible is ${money(2500)}, we pay ${money(9500)}.`,
    `Bail bonds. We pay up to ${money(250)} for bonds, and up to ${money(250)} a day for earnings you lose when you help us with a suit.`,
    `Newly bought buildings are covered for 30 days, up to ${money(250_000)}; contents there, up to ${money(100_000)}.`,
    `Debris. Up to ${money(25_000)} more, once the limit is used up. Fire department charges up to ${money(1000)}.`,
    `Audit. If the exposure is more than we assumed, we send a bill. The least we keep is ${money(350)}.`,
    `Transfer. You cannot give this policy to somebody else unless we agree in writing.`,
    `Other insurance. Where other insurance applies, ours pays its share, or after the other one where the forms say so.`,
    `Reward. Up to ${money(5000)} for information that leads to a conviction for arson.`,
    `Outdoor signs ${money(2500)}, trees ${money(500)} each and ${money(2500)} in all, fences as part of the building.`,
    `Accounts and papers. The cost to restore them, up to ${money(10_000)} at the premises and ${money(5000)} elsewhere.`,
  ]
  return chance
    .shuffle(texts)
    .slice(0, chance.int(8, 12))
    .map((text) => `<p>${text}</p>`)
    .join('')
}

function payments(premium: number, voice: Voice, from: string): string {
  const count = voice.chance.pick([2, 4, 10])
  const rows = Array.from({ length: count }, (_, index) => [
    voice.date(daysLater(from, index * 30)),
    voice.money(Math.round(premium / count)),
    voice.money(index ? 6 : 0),
  ])
  return `<table><tr><th>Date</th><th>Amount</th><th>Fee</th></tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
}
