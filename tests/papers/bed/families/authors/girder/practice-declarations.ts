import type { Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import { basisOf, dollars, grouped, pageOf } from './craft.ts'
import { endorsements } from './practice-endorsements.ts'

const TRADES: [string, string, string][] = [
  ['91580', 'Contractors – executive supervisors or executive superintendents', 'payroll'], ['91585', 'Contractors – subcontracted work, construction of buildings', 'total cost'], ['91560', 'Concrete construction', 'payroll'], ['94007', 'Excavation', 'payroll'], ['97447', 'Masonry', 'payroll'], ['92478', 'Electrical work within buildings', 'payroll'], ['91340', 'Carpentry – residential up to three stories', 'payroll'], ['98304', 'Painting – exterior', 'payroll'], ['99746', 'Tile, stone, mosaic – interior', 'payroll'], ['91629', 'Debris removal – construction site', 'payroll'],
] // biome-ignore format: a table

function boxes(voice: Voice): string {
  const words = voice.chance.pick([
    { occurrence: 'EACH OCCURRENCE LIMIT', rented: 'DAMAGE TO PREMISES RENTED TO YOU – ANY ONE PREMISES', medical: 'MEDICAL EXPENSE – ANY ONE PERSON', personal: 'PERSONAL AND ADVERTISING INJURY – ANY ONE PERSON OR ORGANIZATION', aggregate: 'GENERAL AGGREGATE (OTHER THAN PRODUCTS – COMPLETED OPERATIONS)', products: 'PRODUCTS – COMPLETED OPERATIONS AGGREGATE' },
    { aggregate: 'A. Aggregate, all but products / completed work', products: 'B. Aggregate, products / completed work', personal: 'C. Personal injury & advertising injury', occurrence: 'D. Per occurrence', rented: 'E. Premises you rent', medical: 'F. Medical, per person' },
  ]) // biome-ignore format: a table
  const made = voice.limits('gl', words).map(([what, amount]) => `<div><b>${amount}</b><span>${what}</span></div>`)
  return `<div class="boxes">${made.join('')}</div>`
}

function aggregates(voice: Voice): { isPerProject: boolean; words: string } {
  const cap = voice.money(voice.chance.pick([5_000_000, 10_000_000, 15_000_000]))
  const isPerProject = voice.chance.maybe(0.7)
  const project = [
    () =>
      `${voice.tick('gl.perProject', 'The General Aggregate Limit applies separately to each of your construction projects')} away from premises you own or rent. Whatever the number of projects, we pay no more than ${cap} in all under the general aggregates of one policy year (the policy cap).`,
    () =>
      `<table class="mini"><tr><td>General aggregate applies:</td><td>&#9744; per policy</td><td>&#9746; ${voice.tick('gl.perProject', 'per project')}</td><td>&#9744; per location</td></tr><tr><td colspan="4">Per-project aggregates are capped at ${cap} for all projects together.</td></tr></table>`,
  ]
  const policy = () =>
    `<table class="mini"><tr><td>General aggregate applies:</td><td>[X] ${voice.tick('gl.perPolicy', 'per policy')}</td><td>[ ] per project</td><td>[ ] per location</td></tr><tr><td colspan="4">Project aggregates may be bought by endorsement; the cap would be ${cap}.</td></tr></table>`
  return { isPerProject, words: isPerProject ? voice.chance.pick(project)() : policy() }
}

function classes(voice: Voice): string {
  const { chance } = voice
  const rows = chance.some(TRADES, chance.int(4, 8)).map(([code, title, basis]) => {
    const exposure = chance.int(40, 4000) * 1000
    const [ops, done] = [chance.int(2, 60) / 2, chance.int(2, 60) / 2]
    return `<tr><td>${code}</td><td>${title}</td><td class="r">${grouped(exposure)}</td><td>${basis}</td><td class="r">${ops.toFixed(3)}</td><td class="r">${done.toFixed(3)}</td><td class="r">${grouped((exposure / 1000) * ops)}</td><td class="r">${grouped((exposure / 1000) * done)}</td></tr>`
  })
  return `<table class="list"><thead><tr><th rowspan="2">Class</th><th rowspan="2">Description</th><th rowspan="2">Exposure</th><th rowspan="2">Basis</th><th colspan="2">Rate per $1,000</th><th colspan="2">Advance premium</th></tr><tr><th>Prem/ops</th><th>Prod/CO</th><th>Prem/ops</th><th>Prod/CO</th></tr></thead>${rows.join('')}</table>`
}

const CONDITIONS = [
  'Supplementary payments. We pay, outside the limits, up to $250 for bail bonds and up to $250 a day for earnings lost because an insured helps us defend a claim.',
  'Independent contractors. You warrant that each subcontractor carries general liability of at least $1,000,000 each occurrence, $2,000,000 general aggregate and $2,000,000 completed operations, and has named you in a certificate. Where it has not, its cost is rated as payroll at $18.50 per $1,000.',
  'Wrap-ups. No cover is given for work under an owner controlled or contractor controlled program, save for $500,000 of difference in conditions where the program has ended.',
  'Crane and rigging. Property in the care of your rigging crew is covered for $100,000 any one lift, less a deductible of $5,000, under the rigging endorsement if its number stands in the list above.',
  'Height. Work above four stories is referred to us 30 days ahead. A charge of $2,500 is made where it is reported late.',
  'Audit. The premium is a deposit. If the audit shows more than $5,000 additional premium it is due in 20 days; a return of less than $50 is not made.',
  'Heating of asphalt. A fire watch of one hour is kept. In its absence the deductible is raised to $25,000 for each occurrence.',
  'Voluntary property damage. At your request we pay up to $2,500 each occurrence and $25,000 a policy year without regard to fault.',
]

/** Declarations of a contractor's practice policy: limits above their captions, project aggregates with a cap, classes, forms, conditions full of amounts; often the whole policy with its endorsements. */
export const practiceDeclarations: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const running = `<table style="width:100%"><tr><td>${voice.number('gl')}</td><td style="text-align:right">Contractors Liability Declarations</td></tr></table>`
    const prior = chance.pick([`Renewal of ${truth.prior.gl.number}`, `Prior policy: ${truth.prior.gl.number}`, 'Prior policy: NEW'])
    const parties = `<table class="grid"><tr><td><i>Policy number</i>${voice.number('gl')}<br><small>${prior}</small></td><td><i>Policy period</i>From ${voice.effective('gl')} to ${voice.expiration('gl')}<br><small>12:01 A.M. standard time at the mailing address</small></td></tr><tr><td><i>Named insured and mailing address</i>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</td><td><i>${chance.pick(['Producer', 'Agency', 'Your broker'])} <span class="code">${truth.producer.code}</span></i>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</td></tr><tr><td><i>Business</i>${chance.pick(['General contractor', 'Concrete and excavation contractor', 'Interior trades contractor', 'Builder, commercial'])}, ${chance.pick(['corporation', 'limited liability company', 'as shown in the name'])}</td><td><i>Form of insurance</i>${basisOf(voice, 'Occurrence', 'Claims-made')}${gl.claimsMade ? `<br>Retroactive date ${voice.date(truth.prior.gl.effective)}` : ''}</td></tr></table>`
    const deductible = `<table class="mini"><tr><td>Deductible</td><td>Bodily injury ${voice.money(chance.pick([1000, 2500, 5000]))} per claim</td><td>Property damage ${voice.money(chance.pick([2500, 7500, 10_000]))} per claim</td><td>Water intrusion ${voice.money(25_000)}</td></tr></table>`
    const also = `<table class="list"><thead><tr><th>Also part of this policy</th><th>Limit</th><th>Deductible</th><th>Premium</th></tr></thead><tr><td>Employee benefits liability, each employee / aggregate</td><td class="r">${voice.money(1_000_000)} / ${voice.money(1_000_000)}</td><td class="r">${voice.money(1000)}</td><td class="r">${voice.money(chance.int(150, 900))}</td></tr><tr><td>Contractors pollution, jobsite only</td><td colspan="3">NOT COVERED</td></tr><tr><td>Tools and small equipment</td><td colspan="3">See separate equipment policy, if any</td></tr></table>`
    const { isPerProject, words } = aggregates(voice)
    const whole = chance.maybe(0.6) ? endorsements(voice, isPerProject) : ''
    const sections = [`<h2>${chance.pick(['Schedule of operations', 'Classification and premium'])}</h2>${classes(voice)}`, `<h2>Forms and endorsements</h2><div class="forms">${truth.forms.map((form) => `<div>${form.number} ${form.edition} ${form.title}</div>`).join('')}</div>`]
    const html = `<div class="head"><div class="mark"></div><div><b>${voice.carrier('gl')}</b>${chance.maybe(0.5) ? ` &nbsp;NAIC ${voice.naic('gl')}` : ''}<br><small>A stock company. ${voice.address(gl.carrier.address).join(', ')}</small></div></div>
<h1>${chance.pick(['CONTRACTORS GENERAL LIABILITY DECLARATIONS', 'Declarations – Contractors’ Practice Policy'])}</h1>${parties}<h2>Limits of insurance</h2>${boxes(voice)}<div class="agg">${words}</div>${deductible}${also}${chance.shuffle(sections).join('')}
<p class="total">Total advance premium ${voice.money(gl.premium)} &nbsp; Minimum ${voice.money(Math.round(gl.premium / 4))} &nbsp; Audit period: annual</p>
<h2>Conditions special to contractors</h2><ol class="cond">${chance.shuffle(CONDITIONS).map((item) => `<li>${item}</li>`).join('')}</ol><p class="sm">Countersigned ${voice.date(gl.effective)} by ${voice.text(truth.names.person())}. Nothing in the conditions adds to the limits above; the largest fine for a late report is ${dollars(500)}.</p>${whole}`
    return { kind: 'declarations', feeds: 'fills', ...pageOf(html, css(voice)), running }
  }, // biome-ignore format: a page
}

const css = (voice: Voice) =>
  `body{font:8.6pt ${voice.chance.pick([FONTS.serif, FONTS.narrow, FONTS.sans])}}.head{display:flex;gap:10px;align-items:center}.mark{flex:none;width:26px;height:26px;border:5px solid #7a3b12;border-bottom-width:11px}h1{font-size:13pt;text-align:center;margin:8px 0}h2{font-size:9.6pt;border-bottom:2px solid #7a3b12;padding:2px 0;margin:12px 0 4px}.grid td{border:1px solid #777;width:50%;padding:4px 7px}i{display:block;font-size:7pt;color:#555}.code{float:right}.boxes{margin-right:1px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:6px}.boxes div{border:1px solid #777;padding:7px;text-align:center}.boxes b{display:block;font-size:11.5pt}.boxes span{font-size:6.8pt}.agg{margin:7px 0}.mini td{border:1px solid #bbb;font-size:8pt}.list{margin-top:8px;font-size:8pt}.list th{border-bottom:1px solid #333;font-weight:bold;vertical-align:bottom}.list td{border-bottom:1px dotted #aaa}.r{text-align:right}.forms{columns:2;font-size:8pt}.total{font-weight:bold;border-top:2px solid #333;margin-top:8px;padding-top:3px}.cond li{margin-bottom:5px}.sm{font-size:7.5pt}.endt{break-before:page}`
