import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { formOf, grouped, PLAIN_TABLES, row, SERIF } from './words.ts'

/** A contractor's whole liability policy: cover, declarations, classes, a tools floater, conditions full of dollars, and the page that says to what the aggregate applies. */
export const contractorsPolicy: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const scope = chance.pick(['project', 'project', 'project', 'policy', 'location'] as const)
    const pages = [
      cover(voice),
      declarations(voice, scope),
      ...chance.shuffle([classes(voice), tools(voice)]),
      conditions(voice),
      aggregatePage(voice, scope),
      forms(voice),
    ]
    const running = chance.maybe(0.5)
      ? `Artisan &amp; trade contractors policy ${voice.text(truth.policies.gl.number)}`
      : ''
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: pages
        .filter(Boolean)
        .map((page) => `<section>${page}</section>`)
        .join(''),
      css: CSS,
      ...(running ? { running } : {}),
    }
  },
}

type Scope = 'project' | 'policy' | 'location'

function cover(voice: Voice): string {
  const { chance, truth } = voice
  // biome-ignore format: a page
  return `<div class="cover"><p class="big">${voice.carrier('gl')}</p><p>${chance.pick(['a stock company', 'herein called we, us and our', 'the insurer'])}${chance.maybe(0.6) ? ` · NAIC ${voice.naic('gl')}` : ''}</p><div class="rule"></div><p class="title">${chance.pick(['Contractors liability policy', 'General liability for the building trades', 'Trade contractor’s policy'])}</p><p class="num">${voice.number('gl')}</p><p>prepared for</p><p class="big">${voice.insured()}</p><p>${voice.insuredAddress().join('<br>')}</p><p class="low">Your agent: ${voice.producer()}<br>${voice.producerAddress().join(', ')}<br>${voice.reach('phone')} · ${voice.reach('email')}</p><p class="low">Claims and underwriting: ${voice.text(truth.wholesaler.name)}, program administrator, ${voice.text(truth.wholesaler.phone)}</p></div>`
}

function declarations(voice: Voice, scope: Scope): string {
  const { chance, truth } = voice
  const gl = truth.policies.gl
  const tools = voice.money(chance.pick([15_000, 30_000]))
  const hint = {
    project: 'General aggregate (see the Aggregate page for how it applies)',
    policy: 'General aggregate',
    location: 'General aggregate (see the Aggregate page)',
  }[scope]
  const limits = chance.pick([
    () => [
      ['A', hint, voice.limit('gl', 'aggregate')],
      ['B', 'Products and completed work, aggregate', voice.limit('gl', 'products')],
      ['C', 'Personal and advertising injury, any one person or organization', voice.limit('gl', 'personal')],
      ['D', 'Any one occurrence', voice.limit('gl', 'occurrence')],
      ['E', 'Premises rented to you, any one premises', voice.limit('gl', 'rented')],
      ['F', 'Medical expense, any one person', voice.limit('gl', 'medical')],
    ],
    () => [
      ['1', 'Each occurrence', voice.limit('gl', 'occurrence')],
      ['2', 'Damage to rented premises (fire and otherwise)', voice.limit('gl', 'rented')],
      ['3', 'Med pay', voice.limit('gl', 'medical')],
      ['4', 'P &amp; AI', voice.limit('gl', 'personal')],
      ['5', hint, voice.limit('gl', 'aggregate')],
      ['6', 'Prod./C.O. agg.', voice.limit('gl', 'products')],
    ],
  ])()
  const sentence = chance.maybe(0.5)
    ? `<p>This policy runs from ${voice.effective('gl')} until ${voice.expiration('gl')}, both at 12:01 in the morning at your address.</p>`
    : `<table class="d"><tr><th>From</th><th>To</th><th>Term</th><th>Renewal of</th></tr><tr><td>${voice.effective('gl')}</td><td>${voice.expiration('gl')}</td><td>12 months</td><td>${voice.text(truth.prior.gl.number)}</td></tr></table>`
  const form = formOf(voice, chance.pick(['an occurrence basis', 'an OCCURRENCE basis']), 'a claims-made basis')
  // biome-ignore format: a page
  return `<h1>Declarations</h1>${sentence}<p>Coverage is written on ${form}. You are: ${chance.pick(['☒ a corporation or LLC ☐ an individual ☐ a partnership', '[X] Company  [ ] Individual  [ ] Joint venture'])}.</p><h2>${chance.pick(['Limits of insurance', 'How much we pay at most'])}</h2><table class="l"><tr><th></th><th>Coverage</th><th class="n">Limit</th></tr>${limits.map((cells) => row(cells)).join('')}${row(['', 'Property damage deductible, per claim, loss expense included', voice.money(chance.pick([500, 1000, 2500]))])}${row(['', 'Tools and equipment (inland marine, see its schedule)', tools])}</table><h2>Premium</h2><table class="l">${row(['Advance premium', voice.money(gl.premium)])}${row(['Minimum and earned at inception', voice.money(Math.round(gl.premium / 4))])}${row(['Policy fee (administrator)', voice.money(chance.pick([150, 250, 350]))])}${row(['Terror acts cover', chance.pick(['rejected', voice.money(95)])])}</table>`
}

function classes(voice: Voice): string {
  const { truth, chance } = voice
  const rows = truth.locations.map((one) =>
    row([
      one.number,
      voice.address(one.party.address).join(', '),
      one.classCode,
      voice.text(one.classification),
      one.basis,
      grouped(one.exposure),
      one.rate,
      grouped(one.premium),
    ]),
  )
  return `<h1>${chance.pick(['Classification and premium schedule', 'Rating by class'])}</h1><table class="l s"><tr>${['Loc.', 'Where', 'Code', 'Class', 'Basis', 'Exposure', 'Rate', 'Premium'].map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table><p>Subcontracted work is rated on total cost. A subcontractor without proof of its own limits of at least ${voice.money(1_000_000)} is charged as payroll.</p>`
}

function tools(voice: Voice): string {
  const { chance, truth } = voice
  const items = truth.vehicles
    .slice(0, 4)
    .map((one, index) =>
      row([
        String(index + 1),
        chance.pick(['Skid steer', 'Trencher', 'Scissor lift', 'Compressor, tow-behind', 'Light tower']),
        String(one.year),
        one.vin.slice(-8),
        voice.money(one.cost),
      ]),
    )
  return `<h1>Tools and mobile equipment schedule</h1><p>Form of cover: direct physical loss. Deductible ${voice.money(chance.pick([500, 1000]))}.</p><table class="l s"><tr><th>Item</th><th>Kind</th><th>Year</th><th>Serial</th><th>Limit</th></tr>${items.join('')}${row(['', 'Hand tools, any one tool', '', '', voice.money(1500)])}${row(['', 'Rented or borrowed equipment, any one loss', '', '', voice.money(50_000)])}${row(['', 'Employees’ tools', '', '', chance.pick(['not covered', voice.money(2500)])])}</table>`
}

function conditions(voice: Voice): string {
  const { chance } = voice
  const texts = [
    `We pay up to ${voice.money(250)} a day for earnings you lose because we ask you to attend a hearing.`,
    `Bail bonds up to ${voice.money(250)} are paid beside the limits when an accident on the job calls for one.`,
    `A watercraft shorter than 26 feet that you do not own is not excluded. Property that you lift, hoist or lower is, above ${voice.money(25_000)}.`,
    `Payroll of each executive officer is counted at no less than ${voice.money(52_000)} and no more than ${voice.money(150_000)} a year.`,
    `If the audit shows less than ${voice.money(100)} owed by either of us, neither need pay it.`,
    `Other insurance: where an owner asks in writing that this policy pay first, it does, up to the lesser of what the contract asks and the Declarations.`,
    `Lead, silica and mold: defense expense only, ${voice.money(50_000)} in all, paid within and not on top of the limits.`,
    `You tell us of an accident as soon as you can. Small property damage you may settle yourself up to ${voice.money(750)}; send us the release.`,
    `We may cancel with ten days’ notice for unpaid premium, and thirty for anything else that the law of your state allows.`,
    `Your subcontractors keep limits no lower than ${voice.money(1_000_000)} any one occurrence and ${voice.money(2_000_000)} aggregate and name you on them.`,
  ]
  return `<h1>${chance.pick(['Conditions', 'Terms that apply to the whole policy'])}</h1><div class="cols">${chance
    .some(chance.shuffle(texts), chance.int(7, 10))
    .map((text, index) => `<p><b>${index + 1}.</b> ${text}</p>`)
    .join('')}</div>`
}

/** Says to what the general aggregate applies; the cap on all projects together is no limit of a certificate. */
function aggregatePage(voice: Voice, scope: Scope): string {
  const { chance } = voice
  if (scope === 'policy')
    return chance.maybe(0.5)
      ? `<h1>Aggregate</h1><p>The general aggregate ${voice.tick('gl.perPolicy', 'applies per policy: it is one amount for all projects and premises together')}.</p>`
      : ''
  const cap = voice.money(chance.pick([12_000_000, 15_000_000]))
  return scope === 'project'
    ? `<h1>${chance.pick(['Aggregate – each project', 'Endorsement: your projects'])}</h1><p>${voice.tick('gl.perProject', chance.pick(['The general aggregate applies separately to each of your construction projects away from premises you own or rent.', 'A separate General Aggregate, equal to the amount in the Declarations, is set aside for each project.']))} All projects together: not more than ${cap} in the term. Completed work stays under its own aggregate, which is not per project.</p>`
    : `<h1>Aggregate – each location</h1><p>${voice.tick('gl.perLocation', 'The general aggregate applies separately to each location that you own or rent.')} Not more than ${cap} in all.</p>`
}

const forms = (voice: Voice) =>
  `<h1>Forms</h1><table class="l s">${voice.truth.forms.map((one) => row([one.number, one.edition, voice.text(one.title)])).join('')}</table><p class="sign">Countersigned ______________________ for the company</p>`

const CSS = `body{font:9.5pt ${SERIF}}${PLAIN_TABLES}section{break-after:page}section:last-child{break-after:auto}section:nth-child(n+5){break-after:auto}.cover{text-align:center;padding-top:90px}.cover p{margin:6px 0}.big{font-size:14pt;font-weight:700}.title{font-size:20pt}.num{font-size:15pt;border:2px solid #7a3b1d;display:inline-block;padding:6px 22px}.rule{border-top:4px double #7a3b1d;margin:26px 90px}.low{font-size:8.5pt;padding-top:34px}h1{font-size:14pt;border-bottom:2px solid #7a3b1d;margin:12px 0 8px}h2{font-size:10.5pt;margin:12px 0 4px}p{margin:5px 0}.l td,.l th{border-bottom:1px dotted #666;padding:4px}.l th{font-weight:700;font-size:8pt}.d td,.d th{border:1px solid #7a3b1d}.n,.l:not(.s) td:last-child{text-align:right}.s{font-size:8pt}.cols{columns:2;column-gap:26px;font-size:8.5pt}.sign{margin-top:40px}`
