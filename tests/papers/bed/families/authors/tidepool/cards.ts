import type { Paper } from '../../../family.ts'
import { daysLater, FORMS } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { brandOf, compact, full, glWords, has, inWords, lim, million, price, smallPrint, trigger } from './words.ts'

const CARDS_CSS = `.tp { font: 12px/1.5 'Inter Variable', sans-serif; color: #16324a } .tp .top { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 3px solid #1a8a8a; padding-bottom: 10px }
.tp .brand { font-size: 30px; font-weight: 800; letter-spacing: -1.5px; color: #1a8a8a } .tp h1 { font-size: 21px; margin: 18px 0 10px; letter-spacing: 0; text-align: left } .tp h2 { font-size: 14px; margin: 20px 0 6px; text-align: left }
.tp .pill { border: 1px solid #1a8a8a; border-radius: 12px; padding: 1px 12px; font-size: 11px } .tp .two { display: grid; grid-template-columns: 1fr 1fr; gap: 14px } .tp .box { border: 1px solid #c7d8de; border-radius: 10px; padding: 10px 14px; break-inside: avoid }
.tp .cap { color: #66808f; font-size: 10px } .tp .grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px } .tp .num { white-space: nowrap } .tp .num { font-size: 27px; font-weight: 750; line-height: 1.15 } .tp table { width: 100%; border-collapse: collapse } .tp td, .tp th { border: 0; border-bottom: 1px solid #dde7ea; text-align: left; padding: 5px 4px; vertical-align: top; font-size: 11px } .tp .legal { font-size: 7.5px; line-height: 1.35; color: #66808f; columns: 2; margin-top: 26px }`

/** The first pages of a small liability policy: six cards with a large amount above a small caption; its insurer only stands in the small print. */
export const policyCards: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const policy = truth.policies.gl
    const brand = brandOf(policy.carrier.name)
    const words = glWords(chance)
    const print = chance.pick([compact, full, million])
    const order = chance.pick([
      ['occurrence', 'aggregate', 'products', 'personal', 'rented', 'medical'],
      ['aggregate', 'occurrence', 'medical', 'rented', 'products', 'personal'],
    ])
    const above = chance.maybe(0.25)
    const card = (number: string, caption: string) =>
      `<div class="box">${above ? `<div class="cap">${caption}</div><div class="num">${number}</div>` : `<div class="num">${number}</div><div class="cap">${caption}</div>`}</div>`
    const cards = order.map((name) => card(lim(voice, 'gl', name, print), words[name]!)).join('')
    const scope = chance.pick(['none', 'perProject', 'perLocation', 'none'])
    if (scope === 'none') voice.notJudged('gl.perPolicy')
    const fresh = {
      none: '',
      perProject: voice.chance.pick([
        'The yearly cap starts afresh for each of your projects.',
        'The general aggregate applies separately to each project.',
      ]),
      perLocation: 'The yearly cap (general aggregate) applies separately to each of your locations.',
    }[scope]!
    const scoped =
      scope === 'none' ? '' : voice.tick(scope === 'perProject' ? 'gl.perProject' : 'gl.perLocation', fresh)
    const [yes, no] = chance.pick([
      ['Included', 'Not included'],
      ['Yes', 'No'],
      ['You have this', 'You don’t have this'],
    ])
    const contents = truth.locations[0]!.contents
    const table = chance
      .shuffle([
        ['Claims from others (general liability)', yes, 'see the cards'],
        [
          'Your equipment and stock',
          yes,
          `up to ${price(contents)}, you pay the first ${full(chance.pick([250, 500, 1000]))}`,
        ],
        ['Lost income while you can’t open', yes, 'up to 12 months, 72 hours’ wait'],
        [
          'Advice and professional mistakes',
          no,
          `from ${price(chance.int(12, 60))} a month with limits up to $1,000,000`,
        ],
        ['Hurt employees (workers’ compensation)', no, 'a policy of its own, required by law in most states'],
        ['Your vehicles', no, 'ask us about commercial auto, $300,000 to $1,000,000'],
        ['A layer on top (umbrella)', no, 'from $1,000,000'],
      ])
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')
    const agent = chance.maybe(0.6)
      ? `<div class="box"><div class="cap">Your agent</div><b>${voice.producer()}</b><br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}<br><span style="white-space:nowrap">${voice.reach('email')}</span></div>`
      : '<div class="box"><div class="cap">Your agent</div>None. You bought this policy from us, online.</div>'
    const html = `<div class="tp"><div class="top"><span class="brand">${brand}</span><span>${chance.pick(['Policy at a glance', 'Your declarations, in plain words', 'Declarations'])} <span class="pill">Active</span></span></div>
<h1>${chance.pick([`Hello, ${voice.insured()}.`, voice.insured(), `${voice.insured()}, you’re covered`])}</h1>
<div class="two"><div class="box"><div class="cap">Where we write to you</div>${voice.insuredAddress().join('<br>')}</div><div class="box"><div class="cap">Policy</div><b>${voice.number('gl')}</b><div class="cap" style="margin-top:6px">${chance.pick(['From – until (12:01 a.m. at your address)', 'Covered from / to'])}</div>${voice.effective('gl')} – ${voice.expiration('gl')}</div>${agent}<div class="box"><div class="cap">What it costs</div><span class="num">${price(policy.premium / 12)}</span> a month<br><span class="cap">${price(policy.premium)} for the year, taxes of ${price(policy.premium * 0.03)} included</span></div></div>
<h2>${chance.pick(['If someone says you’re to blame', 'Your limits', 'The most we’ll pay'])}</h2><div class="grid">${cards}</div><p>${trigger(voice)}. ${scoped} ${chance.pick(['There is no deductible on these.', `You pay the first ${full(chance.pick([250, 500, 1000]))} of each property damage claim.`])}</p>
<h2>${chance.pick(['What’s in, what’s out', 'Everything you could have, and what you do'])}</h2><table>${table}</table>
<p class="legal">${chance.pick(['This policy is underwritten by', 'Insurance is provided by', 'Risk taken by'])} ${voice.carrier('gl')}${chance.maybe(0.6) ? ` (NAIC ${voice.naic('gl')})` : ''}; ${brand} is ${chance.pick(['its trade name', 'the name it goes by online'])}. ${chance.maybe(0.5) ? `This policy replaces ${voice.text(truth.prior.gl.number)}, which had a limit of ${voice.text(full(truth.prior.gl.limits.occurrence!))} per occurrence. ` : ''}${smallPrint(voice, chance.int(4, 8))}</p></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CARDS_CSS }
  },
}

const LAYERS_CSS = `.ly { font: 11.5px/1.45 'Liberation Sans', sans-serif; color: #222 } .ly .head { display: flex; justify-content: space-between } .ly .lay { border: 2px solid #4b2e83; border-radius: 8px; text-align: center; padding: 14px; margin: 0 auto } .ly .big { font-size: 40px; font-weight: 700; color: #4b2e83 } .ly .cap { font-size: 10px; color: #666 }
.ly .under { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin-top: 4px } .ly .under div { border: 1px dashed #999; padding: 8px; font-size: 10px } .ly .row { display: flex; justify-content: space-around; margin-top: 8px } .ly dl { display: grid; grid-template-columns: 150px 1fr; margin: 14px 0 } .ly dt { color: #666 } .ly dd { margin: 0 } .ly h1 { font-size: 19px; text-align: left; margin: 12px 0 } .ly .legal { font-size: 8px; color: #666; margin-top: 20px }`

/** An umbrella drawn as a layer above the policies below it, which belong to other companies and are not what this page insures. */
export const umbrellaLayers: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const policy = truth.policies.umbrella
    const isExcess = chance.maybe(0.3)
    const print = chance.pick([
      compact,
      full,
      (amount: number) => `${inWords(amount)[0]!.toUpperCase()}${inWords(amount).slice(1)} dollars (${full(amount)})`,
    ])
    const gl = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const wc = otherLimits(chance, 'wc', truth.policies.wc.limits)
    const other = (what: string, lines: string) =>
      `<div><b>${what}</b><br>${voice.text(truth.names.carrier().name)}<br>${voice.text(`${chance.pick(['BP', 'CA', 'WK', 'TRM'])}${chance.digits(7)}`)}<br>${lines}<br>${voice.date(daysLater(policy.effective, -chance.int(0, 200)))} on</div>`
    const under = chance
      .shuffle([
        other(
          'General liability',
          `${full(gl.occurrence!)} each occurrence<br>${full(gl.aggregate!)} general aggregate<br>${full(gl.products!)} products`,
        ),
        other('Auto liability', `${full(chance.pick([1_000_000, 1_500_000]))} combined single limit`),
        other(
          'Employers liability',
          `${full(wc.accident!)} accident<br>${full(wc.employee!)} employee<br>${full(wc.disease!)} disease`,
        ),
      ])
      .join('')
    const isRetained = has(voice, 'umbrella', 'retention') && !isExcess
    const kept = isRetained
      ? `<dt>${voice.tick('umbrella.retention', chance.pick(['You keep (retention)', 'Self-insured retention', 'Retained limit']))}</dt><dd>${lim(voice, 'umbrella', 'retention', full)} ${chance.pick(['each occurrence, where nothing below pays', 'per event not covered below'])}</dd>`
      : ''
    const title = isExcess
      ? voice.tick('umbrella.excess', chance.pick(['Follow form excess liability', 'Excess liability policy']))
      : voice.tick('umbrella.umbrella', chance.pick(['Commercial umbrella', 'Umbrella liability', 'Your umbrella']))
    const top = `<div class="lay" style="width:76%"><div class="big">${lim(voice, 'umbrella', 'occurrence', print)}</div><div class="cap">${chance.pick(['each occurrence', 'any one occurrence', 'on top, every time'])}</div><div class="row"><span><b>${lim(voice, 'umbrella', 'aggregate', print)}</b> <span class="cap">${chance.pick(['aggregate', 'in all for the policy year'])}</span></span></div></div>`
    const html = `<div class="ly"><div class="head"><b style="font-size:22px;color:#4b2e83">${brandOf(truth.wholesaler.name)}</b><span class="cap">program manager for the company named below</span></div><h1>${title}</h1>
<dl><dt>${chance.pick(['Insured', 'For', 'First named insured'])}</dt><dd><b>${voice.insured()}</b>, ${voice.insuredAddress().join(', ')}</dd><dt>Policy</dt><dd>${voice.number('umbrella')}${chance.maybe(0.5) ? ` <span class="cap">(was ${voice.text(truth.prior.umbrella.number)})</span>` : ''}</dd><dt>${chance.pick(['Term', 'In force'])}</dt><dd>${voice.effective('umbrella')} ${chance.pick(['to', '→', 'through'])} ${voice.expiration('umbrella')}, 12:01 a.m.</dd><dt>Company</dt><dd>${voice.carrier('umbrella')}${chance.maybe(0.5) ? `, NAIC no. ${voice.naic('umbrella')}` : ''}</dd>${kept}<dt>Agent</dt><dd>${voice.producer()} (code ${truth.producer.code}), ${voice.producerAddress().join(', ')}, <span style="white-space:nowrap">${voice.reach('phone')}</span></dd><dt>Price</dt><dd>${price(policy.premium)}; minimum ${price(Math.round(policy.premium / 4))}</dd></dl>
${top}<div class="cap" style="text-align:center">▲ this policy &nbsp;·&nbsp; ▼ ${chance.pick(['what has to be there below it', 'schedule of underlying insurance', 'what you keep in force elsewhere'])}</div><div class="under">${under}</div>
<p>We start where those policies end. If one of them isn’t there, we pay as if it were, and you carry what it would have paid.</p><p>Forms: ${truth.forms
      .slice(0, chance.int(2, FORMS.length))
      .map((form) => `${form.number} ${form.edition} ${form.title}`)
      .join('; ')}</p><p class="legal">${smallPrint(voice, 4)}</p></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: LAYERS_CSS }
  },
}
