import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { basis, cents, charges, commas } from './ways.ts'

const QUOTE_CSS = `
.qq { -webkit-print-color-adjust: exact; print-color-adjust: exact; font: 9.5px/1.35 'Inter Variable', sans-serif } .qq h1 { font-size: 18px; font-weight: 300; margin: 0 0 2px } .qq .sub { color: #666; margin-bottom: 12px }
.qq .cols { display: grid; grid-template-columns: 1.2fr 1fr 1fr 1fr; border-top: 2px solid #333 } .qq .cols > * { padding: 4px 6px; border-bottom: 0.5px solid #bbb }
.qq .cols .h { font-weight: 600; background: #eef3f0 } .qq .to { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; margin-bottom: 12px } .qq small { color: #666 }
.qq .accept { border: 1px dashed #333; padding: 8px; margin-top: 14px }
`

const ROWS: [string, string][] = [
  ['occurrence', 'Each occurrence'],
  ['aggregate', 'General aggregate'],
  ['products', 'Products/completed ops aggregate'],
  ['personal', 'Personal &amp; advertising injury'],
  ['rented', 'Damage to rented premises'],
  ['medical', 'Medical expense'],
]

/** A quote with three options side by side; nothing of it is in force. */
export const threeOptions: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const { wholesaler: house } = truth
    const options = [gl.limits, otherLimits(chance, 'gl', gl.limits), otherLimits(chance, 'gl', gl.limits)]
    const premiums = options.map((_, index) => gl.premium + index * chance.int(300, 4000))
    const bills = premiums.map((premium) => charges(voice, premium))
    const markets = options.map((_, index) => (index ? truth.names.carrier().name : gl.carrier.name))
    const names = chance.pick([
      ['Option 1', 'Option 2', 'Option 3'],
      ['Option A', 'Option B', 'Option C'],
      ['Good', 'Better', 'Best'],
    ])
    const row = (words: string, cells: string[], cls = '') =>
      `<div class="${cls}">${words}</div>${cells.map((cell) => `<div class="${cls}">${cell}</div>`).join('')}`
    const shown = ROWS.map(([name, words]) => row(words, options.map((limits) => voice.money(limits[name]!)))) // biome-ignore format: a page
    const rest = [
      row('Form', ['Occurrence', 'Occurrence', chance.pick(['Occurrence', 'Claims-made, retro inception'])]),
      row('Deductible per claim', ['$1,000', '$2,500', '$5,000']),
      row(
        'Hired &amp; non-owned auto',
        chance.shuffle(['Not offered', `${voice.money(1_000_000)} for $250`, 'Not offered']),
      ),
      row('Excess, optional', ['—', `${voice.money(2_000_000)} xs primary`, `${voice.money(5_000_000)} xs primary`]),
      row(
        'Premium (M&amp;D)',
        premiums.map((premium) => cents(premium)),
      ),
      row(
        'Taxes and fees',
        bills.map(({ total }, index) => cents(total - premiums[index]!)),
      ),
      row(
        'Total',
        bills.map(({ total }) => `<b>${cents(total)}</b>`),
      ),
    ]
    const number = chance.maybe(0.5)
      ? `Quote ${chance.digits(7)}`
      : `Submission ${chance.digits(6)}-0${chance.int(1, 3)}`
    const html = `<div class="qq"><h1>${chance.pick(['Your options', 'Quotation', 'Premium indication'])}</h1><div class="sub">${number} · ${voice.text(house.name)} · valid until ${voice.date(daysLater(gl.effective, chance.int(-10, 20)))}</div>
      <div class="to"><div><small>Prepared for</small><br>${voice.text(truth.producer.name)}<br>${voice.text(truth.producer.contact)}</div><div><small>Applicant</small><br>${voice.text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</div></div>
      <p>Proposed term ${voice.date(gl.effective)} to ${voice.date(gl.expiration)}. ${chance.pick(['No coverage is in force until we confirm a bind order in writing.', 'This is a quote and not a binder. Terms may differ from those asked for.'])}</p>
      <div class="cols">${row('General liability', names, 'h')}${row('Market', markets.map(voice.text))}${shown.join('')}${rest.join('')}</div>
      <p>Subject to: signed application, five years of loss runs, inspection, subcontract agreement. Excluded throughout: action over, subsidence, wrap-ups, residential tract work above ten homes.</p>
      <div class="accept">To bind, circle one: &nbsp; ${names.join(' &nbsp; / &nbsp; ')} &nbsp;&nbsp; Effective date ____________ &nbsp; Signature of agent ______________________</div></div>`
    return { kind: 'quote', feeds: 'nothing', html, css: QUOTE_CSS }
  },
}

const TAVERN_CSS = `
.qt { font: 10px/1.4 'DejaVu Sans', sans-serif; font-size: 8.8px } .qt .letter { display: flex; justify-content: space-between }
.qt table { border-collapse: collapse; width: 100%; margin: 10px 0 } .qt th { border-bottom: 1.2px solid #000; text-align: right; padding: 3px 6px; vertical-align: bottom } .qt th:first-child, .qt td:first-child { text-align: left }
.qt td { text-align: right; padding: 2.5px 6px; border-bottom: 0.5px dotted #888 } .qt .g td { font-weight: bold; padding-top: 9px; border-bottom: none } .qt .old { color: #777 }
.qt .ship { border-left: 4px solid #888; padding-left: 8px; margin: 12px 0 }
`

/** A renewal of a tavern that is bound, with the expired term in a column of its own; the liquor coverage has limits that no row of a certificate is for. */
export const tavernBound: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    voice.notJudged('professional')
    const { gl } = truth.policies
    const before = truth.prior.gl
    const { wholesaler: house } = truth
    const { rows, total } = charges(voice, gl.premium)
    const oldFirst = chance.maybe(0.5)
    const pair = (was: string, is: string) =>
      oldFirst ? `<td class="old">${was}</td><td>${is}</td>` : `<td>${is}</td><td class="old">${was}</td>`
    const line = (words: string, was: string, is: string) => `<tr><td>${words}</td>${pair(was, is)}</tr>`
    const head = (words: string) => `<tr class="g"><td colspan="3">${words}</td></tr>`
    const terms = chance.pick([
      ['Expired', 'Renewal as bound'],
      ['Last year', 'This year'],
      ['Prior term', 'Bound term'],
    ])
    const heads = oldFirst ? terms : [...terms].reverse()
    const general = ROWS.map(([name, words]) =>
      line(words, voice.money(before.limits[name]!), voice.limit('gl', name)),
    ).join('')
    const liquor = [
      line(
        'Liquor liability, each common cause',
        voice.money(1_000_000),
        voice.money(chance.pick([300_000, 1_000_000])),
      ),
      line('Liquor liability, aggregate', voice.money(1_000_000), voice.money(chance.pick([600_000, 2_000_000]))),
      line('Assault &amp; battery, each event / aggregate', '$250,000 / $500,000', '$100,000 / $200,000'),
      line('Firearms', 'Excluded', 'Excluded'),
    ].join('')
    const dates = [
      line('Policy', voice.text(before.number), voice.number('gl')),
      line('From', voice.date(before.effective), voice.effective('gl')),
      line('Until', voice.date(before.expiration), voice.expiration('gl')),
      line('Form', 'Occurrence', basis(voice, 'gl', 'Occurrence', 'Claims-made')),
      line('Company', voice.text(truth.names.carrier().name), voice.carrier('gl')),
    ].join('')
    const parts = chance.shuffle([
      `${head('GENERAL LIABILITY')}${general}`,
      `${head('LIQUOR AND ASSAULT (sections of the same policy)')}${liquor}`,
    ])
    const money = [
      line('Deductible per claim', '$500', chance.pick(['$1,000', '$2,500'])),
      line('Receipts, alcohol / food', '$410,000 / $655,000', `$${commas(chance.int(300, 900) * 1000)} / $702,000`),
      line('Premium, minimum and deposit', cents(before.premium), cents(gl.premium)),
      ...rows.map(([words, amount]) => line(words, '', cents(amount))),
      line('Total', '', `<b>${cents(total)}</b>`),
    ].join('')
    const note = chance.pick([
      'Please note the changes against last year, which we went through with you by telephone. The earlier column is there for comparison and has run out.',
      'We bound the renewal as you asked. The company moved off the account, so number and limits are new; figures of the term that ended are printed in gray.',
    ])
    const html = `<div class="qt"><div class="letter"><div><b>${voice.text(house.name)}</b><br>${voice.address(house.address).join('<br>')}</div><div>${voice.date(daysLater(gl.effective, chance.int(0, 12)))}<br>Ref. ${chance.digits(5)}/LL</div></div>
      <p>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</p>
      <p>${chance.pick(['Attention', 'Attn:'])} ${voice.reach('contact')}</p>
      <p><b>${chance.pick(['RENEWAL BINDER', 'CONFIRMATION OF RENEWAL'])}: ${voice.insured()}</b>, ${voice.insuredAddress().join(', ')}</p>
      <p>${note}</p>
      <table><tr><th></th>${heads.map((words) => `<th>${words}</th>`).join('')}</tr>${dates}${parts.join('')}${head('RATING')}${money}</table>
      <div class="ship">Warranties: server training on file; no more than ${chance.int(2, 5)} bouncers, all employed; doors closed at 2 a.m.; no cover charge above $10. Breach of any of them suspends the sections for liquor and assault.</div>
      <p>${voice.text(house.contact)}, ${house.phone}</p></div>`
    return { kind: 'binder', feeds: 'fills', html, css: TAVERN_CSS }
  },
}
