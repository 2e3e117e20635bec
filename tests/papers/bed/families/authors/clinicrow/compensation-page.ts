import type { Drawn } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { spread, termOf } from './terms.ts'
import { calling, employersWords } from './words.ts'

const CLASSES: [string, string][] = [
  ['8832', 'Physicians and clerical'], ['8868', 'School professionals'], ['9101', 'School, all other'], ['8810', 'Clerical office'],
  ['8601', 'Engineers and architects'], ['8803', 'Auditors, traveling'], ['8840', 'Clergy and professional'], ['8842', 'Group homes'],
] // biome-ignore format: a table

/** The information page of workers compensation for an office, school or church, in items with letters. */
export function compensationPage(voice: Voice): Drawn {
  const { chance, truth } = voice
  const term = termOf(voice, ['wc'], chance.maybe(0.7))
  const { state } = truth.insured.address
  const limits = voice.limits('wc', employersWords(chance))
  const isTyped = chance.maybe(0.5)
  const layout = chance.pick(['items', 'boxes', 'prose'])
  const listed = limits.map(([label, amount]) => `<div class="lim"><span>${label}</span><span>${amount}</span></div>`).join('')
  const parts: [string, string][] = [
    ['A', `Workers Compensation Insurance: Part One applies to the law of ${state}. Benefits are ${voice.tick('wc.statutory', 'statutory')}.`],
    ['B', layout === 'prose' ? `Employers Liability Insurance: Part Two applies to work in the state named in A. Our limits under Part Two are ${limits.map(([label, amount]) => `${amount} (${label})`).join(', ')}.` : `Employers Liability Insurance, Part Two, limits of our liability:${listed}`],
    ['C', 'Other States Insurance: all states but ND, OH, WA, WY and any named in A.'],
    ['D', `Endorsements and schedules: ${truth.forms.slice(0, 4).map(({ number }) => number).join(', ')}`],
  ]
  const rows = chance.some(CLASSES, chance.int(3, 6)).map(([code, title]) => {
    const pay = chance.int(30, 1900) * 1000
    const rate = chance.int(8, 310) / 100
    return `<tr><td>${code}</td><td>${title}</td><td>${voice.money(pay)}</td><td>${rate.toFixed(2)}</td><td>${voice.money(Math.round((pay / 100) * rate))}</td></tr>`
  })
  const rating = `<table><tr><th>Code</th><th>Classification</th><th>Estimated pay, 12 months</th><th>Rate per $100</th><th>Premium</th></tr>${rows.join('')}
<tr><td></td><td>Increased limits, Part Two</td><td></td><td>1.${chance.digits(2)}%</td><td>${voice.money(chance.int(60, 700))}</td></tr><tr><td></td><td>Experience modification</td><td></td><td>0.${chance.int(71, 99)}</td><td></td></tr>
<tr><td></td><td>Expense constant</td><td></td><td></td><td>${voice.money(chance.int(120, 260))}</td></tr><tr><td></td><td><b>Deposit premium</b></td><td></td><td></td><td>${voice.money(truth.policies.wc.premium)}</td></tr></table>`
  const fein = `FEIN ${chance.digits(2)}-${chance.digits(7)}`
  const items: [string, string][] = [
    [chance.pick(['The Insured', 'Insured and mailing address', 'Employer']), `${[voice.insured(), ...voice.insuredAddress()].join('<br>')}<br><small>${fein} &nbsp; Entity: ${chance.pick(['nonprofit corporation', 'professional corporation', 'partnership', 'association'])} &nbsp; ${calling(voice)}</small>`],
    [chance.pick(['The policy period is', 'Policy period', 'Term']), chance.pick([`from ${term.from} to ${term.to} at 12:01 a.m. at the insured’s mailing address`, `${term.from} &rarr; ${term.to}`, `Effective date ${term.from}<br>Expiration date ${term.to}<br>Anniversary rating date ${term.from}`])],
    ['Coverage', parts.map(([letter, words]) => `<div class="part"><b>${letter}.</b><div>${words}</div></div>`).join('')],
    ['Premium', `The premium is found by our manuals of rules and rates; all below may be changed by audit.${rating}`],
  ]
  const agent = [voice.producer(), ...voice.producerAddress()]
  const old = `${chance.pick(['Prior policy', 'Renews', 'Renewal of'])}: ${voice.text(truth.prior.wc.number)}`
  const oldLimits = chance.maybe(0.4) ? `<p>Expiring Part Two limits, for comparison: ${Object.values(truth.prior.wc.limits).map((amount) => voice.money(amount)).join(' / ')}.</p>` : ''
  const code = term.naic ? `${chance.pick(['NAIC', 'NAIC company', 'Company NAIC #'])} ${term.naic}` : ''
  const bureau = `Carrier code ${chance.digits(5)} (bureau)`
  const shown = items.map(([label, words], index) => `<div class="item"><h2>${index + 1}. ${label}</h2><div>${words}</div></div>`).join('')
  const title = chance.pick(['Information Page', 'Workers Compensation Declarations', 'Schedule of Compensation Cover'])
  const html = `<header><h1>${chance.maybe(0.6) ? spread(title) : title}</h1><p>Workers Compensation and Employers Liability Policy</p></header>
<div class="strip"><div>${term.carrier}<br><small>${[code, bureau].filter(Boolean).join(' &middot; ')}</small></div><div>${chance.pick(['Policy No.', 'Policy', 'WC Number'])}<br><b>${term.number}</b></div><div><small>${old}</small></div></div>
${shown}${oldLimits}<div class="strip"><div>${chance.pick(['Servicing agent', 'Producer', 'Agency'])}<br>${agent.join('<br>')}</div><div>Countersigned ______________<br>Issued ${voice.date(truth.policies.wc.effective)}</div></div>`
  const type = isTyped ? "'Liberation Mono','DejaVu Sans Mono',monospace" : voice.style.font
  return {
    kind: 'declarations',
    feeds: 'fills',
    html,
    css: `*{box-sizing:border-box}body{padding-right:2px;font:${isTyped ? 11 : chance.pick([11.5, 12.5])}px ${type}}header{text-align:center}h1{font-size:15px;margin:0}h2{font-size:1em;margin:0;text-transform:uppercase}
.strip{display:flex;justify-content:space-between;border:1px solid;padding:5px;gap:12px;margin:5px 0}.item{${layout === 'boxes' ? 'border:1.5px solid;margin-top:4px;padding:4px' : 'margin:8px 0'};${layout === 'items' ? 'display:grid;grid-template-columns:22% 1fr' : ''}}
.part{display:flex;gap:6px;margin:4px 0}.part>div{flex:1}.lim{display:flex;justify-content:space-between;max-width:430px;border-bottom:1px dotted}table{width:100%;border-collapse:collapse}td,th{text-align:left;border-bottom:1px solid #aaa;padding:2px}`,
  }
} // biome-ignore format: lists
