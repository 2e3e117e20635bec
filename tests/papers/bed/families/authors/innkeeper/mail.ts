import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { dollars, grouped, limitAs, onLiability, plain, slashed, trigger } from './words.ts'

const CSS = `
.ca { font: 11.5px/1.3 'DejaVu Sans Condensed', 'Liberation Sans', sans-serif; color: #222 } .ca .band { display: flex; justify-content: space-between; border-top: 7px solid #5a2a4d; padding-top: 6px; -webkit-print-color-adjust: exact }
.ca .band b { font-size: 16px; color: #5a2a4d } .ca .grid { display: grid; grid-template-columns: repeat(4, 1fr); border: 1px solid #999; margin: 10px 0 } .ca .grid > div { padding: 5px 7px; border: .5px solid #bbb; min-height: 34px }
.ca .grid i { display: block; font-style: normal; font-size: 9px; color: #666; margin-top: 2px } .ca .wide { grid-column: span 2 } .ca h4 { margin: 12px 0 2px; font-size: 12px; color: #5a2a4d; border-bottom: 1px solid #5a2a4d }
.ca .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 26px } .ca .two div { display: flex; justify-content: space-between; border-bottom: 1px dotted #aaa; padding: 2px 0 } .ca small { font-size: 9.5px; color: #444 }`

/** The declarations of a community association; each value stands above its label. */
function declarations(voice: Voice): string {
  const { chance, truth } = voice
  const { money, text } = voice
  const box = (value: string, label: string, wide = false) => `<div${wide ? ' class="wide"' : ''}><b>${value}</b><i>${label}</i></div>` // biome-ignore format: a page
  const line = (label: string, value: string) => `<div><span>${label}</span><b>${value}</b></div>`
  const top = chance.shuffle([
    box(voice.number('gl'), chance.pick(['policy number', 'policy']), true),
    box(voice.effective('gl'), chance.pick(['effective', 'from']), false),
    box(voice.expiration('gl'), chance.pick(['expires', 'to']), false),
  ])
  const parties = [
    box([voice.insured(), ...voice.insuredAddress()].join('<br>'), 'association (named insured)', true),
    box([voice.producer(), ...voice.producerAddress(), voice.reach('phone')].join('<br>'), 'agent', true),
  ]
  const words = {
    occurrence: 'Each occurrence',
    aggregate: voice.chance.maybe(0.3) ? voice.tick('gl.perLocation', 'Aggregate, per location') : 'Aggregate, all else',
    products: chance.pick(['Aggregate, products', 'Products/completed ops. agg.']),
    personal: chance.pick(['Personal injury and advertising', 'PI/AI, any one person']),
    rented: chance.pick(['Rented premises, damage', 'Fire damage legal, any one fire']),
    medical: 'Guests’ medical, per person',
  }
  const own = chance.shuffle(Object.entries(words)).map(([name, label]) => line(label, voice.limit('gl', name)))
  const autos = chance.maybe(0.65)
    ? (() => {
        const limit = money(onLiability(voice, chance.pick([1_000_000, truth.policies.gl.limits.occurrence!])))
        const hired = voice.tick('auto.hired', 'hired')
        return line(`Autos you do not own (${hired} and ${voice.tick('auto.nonOwned', 'non-owned')}), each accident`, limit)
      })()
    : line('Hired and non-owned autos', 'not covered')
  const directors = chance.pick([1_000_000, 2_000_000])
  voice.notJudged('professional')
  const buildings = truth.locations.map((one) => line(`Bldg ${one.number}, ${voice.address(one.party.address)[0]}`, money(one.building)))
  return `<div class="ca"><div class="band"><b>Community Association Policy</b><span>${voice.carrier('gl')}</span></div>
<div class="grid">${top.join('')}</div><div class="grid">${parties.join('')}</div>
<h4>${chance.pick(['Premises liability', 'Liability to others'])} &nbsp; <small>${trigger(voice, 'occurrence', 'claims made')}</small></h4><div class="two">${own.join('')}${autos}${line('Liquor, host only', 'included')}${line('Liquor, selling or serving for a charge', 'not covered')}</div>
<h4>Directors and officers (claims made, prior acts ${voice.date(daysLater(truth.policies.gl.effective, -1826))})</h4><div class="two">${line('Each claim', money(directors))}${line('All claims', money(directors))}${line('Retention', money(chance.pick([1000, 5000])))}</div>
<h4>Fidelity</h4><div class="two">${line('Theft by board, manager or employee', money(chance.int(2, 12) * 50_000))}${line('Deductible', money(1000))}</div>
<h4>Buildings, replacement cost, deductible ${money(10_000)}; wind or hail 2% of the building</h4><div class="two">${buildings.join('')}${line('Ordinance or law, B and C combined', money(250_000))}${line('Sewer backup', money(25_000))}</div>
<p><small>Total premium ${money(truth.policies.gl.premium)}, payable in ${chance.pick(['full', '4 installments', '10 installments'])}. A unit owner&rsquo;s own contents and liability are not insured here. ${text(chance.pick(['Issued electronically; no signature is needed.', 'This page replaces all earlier ones for the term.']))}</small></p></div>`
} // biome-ignore format: a page

/** An e-mail that speaks of limits asked for and of another association, with the board's declarations attached. */
export const boardMail: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const html = declarations(voice)
    const insured = plain(voice.insured())
    const number = plain(voice.number('gl'))
    const { names, prior } = truth
    const other = names.business()
    const asked = chance.pick([2_000_000, 5_000_000])
    const first = names.person()
    const sign = [plain(voice.reach('contact')), plain(voice.producer()), voice.reach('phone'), voice.reach('email')].join('\n') // biome-ignore format: a page
    const restated = `For your file: occurrence is ${limitAs(voice, 'gl', 'occurrence', dollars)}, aggregate ${limitAs(voice, 'gl', 'aggregate', dollars)}.` // biome-ignore format: a page
    const words = chance.pick([
      `Hi ${first.split(' ')[0]},

attached is the dec page for ${insured}, as you asked. ${restated}

The lender's checklist for unit 12 wants ${dollars(asked)} per occurrence. That is what they ask for, not what the association carries; let us know if the board wants an umbrella quoted.

Please ignore the page I sent this morning. That one was for ${other} (policy HO${chance.digits(7)}, $500,000 per occurrence), a different association.

${sign}`,
      `${first},

as requested at Tuesday's board meeting: ${number}, new term, see attachment. It replaces ${prior.gl.number}, which ran out on ${slashed(prior.gl.expiration)} and had ${grouped(prior.gl.limits.occurrence!)} / ${grouped(prior.gl.limits.aggregate!)}.

Thank you,
${sign}

> From: ${first}
> Can you send our current declarations? The buyer's bank for 4B needs them.
> Also, is the pool covered for $3,000,000 like at ${other}?`,
      `All,

renewal is done. Declarations for ${insured} attached.

Dues reminder from the manager: the special assessment of $1,250 per unit goes toward the $25,000 wind deductible buy-back, which we could not place this year.

Best,
${sign}`,
    ])
    const subject = chance.pick([`Declarations - ${insured}`, `RE: insurance for unit closing`, `FW: ${number} new dec`, 'Master policy, as promised']) // biome-ignore format: a page
    return { kind: null, feeds: 'fills', html, css: CSS, mail: { subject, words } }
  },
}
