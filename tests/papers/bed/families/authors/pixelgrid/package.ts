import type { Paper, Printed } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import {
  agent,
  basis,
  cents,
  dotted,
  from,
  lim,
  plain,
  RESET,
  rows,
  spelled,
  table,
  terms,
  to,
  told,
  usd,
  WIDE,
  who,
} from './kit.ts'
import { AUTO, GL } from './labels.ts'

const places = (voice: Voice, show = voice.money) =>
  voice.truth.locations.map(({ number, party, building, contents, premium }) => [
    number,
    voice.address(party.address).join(', '),
    show(building),
    show(contents),
    `${voice.chance.pick([80, 90, 100])}%`,
    voice.money(premium),
  ])
const premiums = (voice: Voice) => {
  const [property, liability, autos] = [
    voice.chance.int(900, 9000),
    voice.truth.policies.gl.premium,
    voice.chance.int(700, 9000),
  ]
  const total = property + liability + autos
  const share = (part: number) => `${((part / total) * 100).toFixed(1)}%`
  return [
    ['Property', voice.money(property), share(property)],
    ['Liability', voice.money(liability), share(liability)],
    ['Autos', voice.money(autos), share(autos)],
    ['Total', voice.money(total), '100.0%'],
  ]
}
const ABSENT = [
  'Umbrella',
  'Workers compensation',
  'Employment practices',
  'Cyber event',
  'Professional services',
  'Flood',
]
const both = (voice: Voice) => {
  const number = voice.number('gl')
  voice.number('auto')
  voice.carrier('auto')
  from(voice, 'auto')
  to(voice, 'auto')
  return number
}

/** Landscape in three columns of tiny type. */
function wall(voice: Voice): Printed {
  const { chance } = voice
  const number = both(voice)
  const none = chance.pick(['not covered', 'NOT PART OF THIS POLICY', 'nil', 'no coverage'])
  const card = (title: string, body: string) => `<section><h2>${title}</h2>${body}</section>`
  const liability = [
    ...rows(voice, 'gl', chance.pick([GL.terse, GL.tenant, GL.code])),
    [chance.pick(['Deductible per claim, PD', 'Ded. – PD per claimant']), voice.money(chance.pick([250, 500, 1000]))],
    [chance.pick(['Form', 'Basis', 'Trigger']), basis(voice)],
  ]
  const autos = [
    ...rows(voice, 'auto', AUTO.terse),
    ['Covered autos – liability', voice.symbols()],
    ['UM/UIM', voice.money(chance.pick([25_000, 60_000]))],
    ['Comp. ded. (sym. 7)', voice.money(chance.pick([500, 1000]))],
  ]
  const cards = [
    card('Named insured', who(voice)),
    card('Served by', `${agent(voice)}<br>${voice.reach('phone')}`),
    card('Liability', table(liability)),
    card('Autos', table(autos)),
    card('Not bought', table(chance.some(ABSENT, 4).map((one) => [one, none]))),
    card('Premium', table(premiums(voice))),
    card(
      'Forms',
      voice.truth.forms.map((form) => `${form.number} ${form.edition} ${voice.text(form.title)}`).join('<br>'),
    ),
  ]
  return {
    kind: 'declarations',
    feeds: 'fills',
    running: `<span>Policy ${number}</span><span style="float:right">${from(voice, 'gl')} to ${to(voice, 'gl')} &nbsp; 12:01 a.m. at the insured’s address</span>`,
    html: `<div class="pg wall"><h1>${voice.carrier('gl')} <i>One-Sheet Commercial Package</i></h1><div class="cols">${chance.maybe(0.5) ? cards.join('') : [...cards.slice(0, 2), ...chance.shuffle(cards.slice(2))].join('')}</div><h2 class="new">Where you are insured</h2>${table(places(voice), ['Loc.', 'Address', 'Building', 'Contents', 'Coins.', 'Premium'])}<div class="cols">${terms(voice, 9).map((one, at) => `<p>${at + 1}. ${one}</p>`).join('')}</div></div>`,
    css: `${RESET}${WIDE} .wall{font:6.6pt ${FONTS.sans}} .wall h1{font-size:13pt;border-bottom:3pt solid #234;margin-bottom:6pt} .wall .cols{columns:3;column-gap:14pt;margin-top:6pt} .wall section{break-inside:avoid;margin-bottom:9pt} .wall h2{background:#dde5ea;padding:1pt 4pt;font-weight:bold} .wall section td:nth-child(2){text-align:right}`,
  } // biome-ignore format: a page
}

/** Portrait, the headings of the parts in the margin. */
function margin(voice: Voice): Printed {
  const { chance } = voice
  const number = both(voice)
  const part = (head: string, body: string) => `<h2>${head}</h2><div>${body}</div>`
  const show = chance.pick([usd, cents, voice.money])
  const sentence = chance.maybe(0.5)
  const limits = sentence
    ? Object.entries(GL.sentence)
        .map(([name, words]) => `<p>${told(voice, name, words, GL.tenant[name]!, show)}</p>`)
        .join('')
    : table(rows(voice, 'gl', GL.homely, show))
  const parts = [
    part('You', who(voice)),
    part(
      'Us',
      `${voice.carrier('gl')}, ${voice.address(voice.truth.policies.gl.carrier.address).join(', ')}${chance.maybe(0.5) ? `<br>company code ${voice.naic('gl')} (NAIC)` : ''}`,
    ),
    part(
      'Your agent',
      `${agent(voice)}<br>Code ${voice.truth.producer.code}<br>${voice.reach('contact')}, ${voice.reach('phone')}, ${voice.reach('email')}`,
    ),
    part(
      'Policy',
      `${number}<br>from ${from(voice, 'gl', spelled)} until ${to(voice, 'gl', spelled)}${chance.maybe(0.6) ? `<br><small>replaces ${voice.text(voice.truth.prior.gl.number)}, which ended ${voice.truth.prior.gl.expiration === voice.truth.policies.gl.effective ? 'that day' : 'before'}</small>` : ''}`,
    ),
    part(
      'What you may have to answer for',
      `${limits}<p>Coverage applies on ${chance.pick(['a', 'the'])} ${basis(voice, 'occurrence', 'claims-made')} basis. ${chance.maybe(0.5) ? voice.tick('gl.perLocation', 'The general aggregate applies separately to each location listed.') : ''}</p>`,
    ),
    part(
      'Driving',
      `${table(rows(voice, 'auto', AUTO.homely, show))}<p>Symbols of autos covered for liability: ${voice.symbols()}. Collision: actual cash value less ${usd(chance.pick([500, 1000, 2500]))}.</p>`,
    ),
    part(
      'Buildings and things',
      table(places(voice, show), ['No.', 'Address', 'Building', 'Contents', 'Insured to', 'Premium'], 'ruled'),
    ),
    part('Price', table(premiums(voice))),
    part(
      'Not included',
      chance
        .some(ABSENT, 3)
        .map((one) => `${one}: ${chance.pick(['not included', 'none', 'declined by you'])}`)
        .join('<br>'),
    ),
  ]
  return {
    kind: 'declarations',
    feeds: 'fills',
    html: `<div class="pg side"><h1>The facts of your business policy</h1><div class="grid">${parts.join('')}</div><div class="new grid"><h2>House rules</h2><div>${terms(voice, 7).map((one) => `<p>${one}</p>`).join('')}</div></div></div>`,
    css: `${RESET} .side{font:10pt ${FONTS.modern}} .side h1{font-size:22pt;margin-bottom:16pt} .side .grid{display:grid;grid-template-columns:110pt 1fr;gap:12pt 16pt} .side h2{text-align:right;color:#8a3b12;font-weight:bold} .side p{margin-bottom:4pt} .side .ruled{font-size:8.5pt} .side .ruled td,.side .ruled th{border-bottom:.5pt solid #bbb}`,
  } // biome-ignore format: a page
}

/** A cover sheet in large type, then lists in which amounts stand before their labels. */
function ledger(voice: Voice): Printed {
  const { chance } = voice
  const number = both(voice)
  const show = chance.pick([plain, usd])
  const before = (list: [string, string][]) => table(list.map(([words, amount]) => [amount, words]))
  const auto = voice.truth.policies.auto.limits.csl
    ? before(rows(voice, 'auto', AUTO.formal, show))
    : `<p>${['perPerson', 'perAccident', 'damage'].map((name) => lim(voice, 'auto', name, show)).join(' / ')} &nbsp; injury per person / per accident / property damage</p>`
  const cover = `<div class="cover"><p>${voice.carrier('gl')}</p><h1>Commercial Package</h1><p class="no">${number}</p><p>${from(voice, 'gl', dotted)} – ${to(voice, 'gl', dotted)}</p><p>prepared for</p><p class="name">${voice.insured()}</p></div>`
  const inside = `<div class="new two"><div><h2>Insured and mailing address</h2><p>${who(voice)}</p><h2>Section II – Liability</h2>${before(rows(voice, 'gl', chance.pick([GL.formal, GL.homely]), show))}<p>${basis(voice, 'Written on an occurrence form.', 'Written on a claims-made form; see the retroactive date.')}</p><h2>Section III – Autos</h2>${auto}<p>${voice.symbols()} &nbsp; covered auto symbols, liability</p></div><div><h2>Representative</h2><p>${agent(voice)}</p><h2>Section I – Property</h2>${voice.truth.locations
    .map(
      (one) =>
        `<p>${one.number}. ${voice.address(one.party.address).join(', ')}</p>${table([
          [show(one.building), 'building'],
          [show(one.contents), 'business personal property'],
          [show(chance.pick([500, 1000, 2500])), 'deductible'],
          [`${chance.pick([1, 2, 5])}%`, 'wind or hail deductible'],
        ])}`,
    )
    .join(
      '',
    )}<h2>Charges</h2>${table(premiums(voice).map(([what, amount, share]) => [amount!, share!, what!]))}</div></div>`
  return {
    kind: 'declarations',
    feeds: 'fills',
    html: `<div class="pg led">${cover}${inside}<div class="new fine"><h2>General terms</h2>${terms(voice, 10).map((one, at) => `<p>§ ${at + 1} ${one}</p>`).join('')}</div></div>`,
    css: `${RESET} .led{font:9.5pt ${FONTS.serif}} .led .cover{text-align:center;padding-top:170pt;font-size:17pt;line-height:2} .led .cover h1{font-size:34pt} .led .no{letter-spacing:1pt;font-size:21pt} .led .name{font-weight:bold} .led .two{display:grid;grid-template-columns:1fr 1fr;gap:24pt} .led h2{font-style:italic;margin:12pt 0 3pt;border-top:1pt solid #000} .led td:first-child{width:92pt;text-align:right;white-space:nowrap} .led .fine{columns:2;font-size:8pt} .led .fine p{margin-bottom:6pt}`,
  } // biome-ignore format: a page
}

/** A package policy of liability, autos and property under one number, with what is not covered beside it and terms full of amounts. */
export const packagePolicy: Paper = {
  account: { onePolicy: true },
  draw: (voice) => voice.chance.pick([wall, margin, ledger])(voice),
}
