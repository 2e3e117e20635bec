import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import * as part from './parts.ts'

/** A workers compensation policy: numbered items, three limits on one line or in a column, class tables, states of the policy, prior number. */
export const workersCompensation: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wc } = truth.policies
    const said = part.inForce(voice, 'wc')
    const { state } = truth.insured.address
    const limits = chance.pick([inBoxes, inSentence, inTable, inOne])(voice)
    const head = () => `${part.top(wc.carrier, 'Information page', 'Workers compensation and employers liability')}
<div class="grid">${part.box('Policy number', said.number, 4)}${part.box('Prior policy number', voice.text(truth.prior.wc.number), 4)}${part.box('Insurer', `${said.company}${chance.maybe(0.6) ? ` (NCCI carrier ${chance.digits(5)}; NAIC ${voice.naic('wc')})` : ''}`, 4)}
${part.box('1. Insured', part.insuredBlock(voice), 6)}${part.box('Servicing agency', `${part.agencyBlock(voice)}<br>Attn: ${voice.reach('contact')}${chance.maybe(0.5) ? ` · ${voice.reach('email')}` : ''}`, 6)}
${part.box('Entity', chance.pick(['Corporation', 'LLC', 'Partnership', 'Individual']))}${part.box('Federal ID', `${chance.digits(2)}-${chance.digits(7)}`)}${part.box('Risk ID', chance.digits(9))}${part.box('Other workplaces', chance.pick(['None', 'See extension', 'As on file']))}
${part.box('2. Policy period, 12:01 a.m. standard time at the address in item 1', `${said.from} to ${said.to}`, 12)}</div>`
    const three = `<h2>3. Coverage</h2><p><b>A.</b> ${voice.tick('wc.statutory', 'Workers compensation: the benefits required by the workers compensation law')} of ${state}.</p>${limits}
<p><b>C.</b> Other states: ${chance.pick(['all except those in A and the states that have a monopoly fund', 'none', 'see form on other states'])}.</p><p><b>D.</b> Forms: see schedule below.</p>`
    const four = `<h2>4. Premium</h2>${classTable(voice)}`
    const forms = `<h2>Schedule of forms</h2><table class="t"><thead><tr><th>Form</th><th>Edition</th><th>Title</th></tr></thead>${part.forms(voice)}</table>`
    const excluded = chance.maybe(0.5)
      ? `<h2>Officers and members not covered</h2><table class="t"><thead><tr><th>Name</th><th>Title</th><th>Status</th></tr></thead><tr><td>${voice.text(truth.names.person())}</td><td>${chance.pick(['President', 'Member', 'Secretary'])}</td><td>Excluded</td></tr></table>`
      : ''
    const notice = `<h2>${state} notice</h2><p class="fine">Report an injury within three days. A late report may bring a fine of ${voice.money(500)}, and of ${voice.money(2500)} where it is repeated. A deductible of ${voice.money(1000)} per claim is available on request; you have not chosen one.</p>${part.stateNotice(voice)}`
    const hasRail = chance.maybe(0.35)
    const rail = `<div class="rail"><div class="mark">${part.mark(wc.carrier)}</div>${[
      ['Policy', said.number],
      ['Begins', said.from],
      ['Ends', said.to],
      ['Insured', part.insuredBlock(voice)],
      ['Agency', `${part.agencyBlock(voice)}<br>${voice.reach('contact')}`],
      ['Company', said.company],
      ['Before this', voice.text(truth.prior.wc.number)],
      ['Federal ID', `${chance.digits(2)}-${chance.digits(7)}`],
    ]
      .map(([label, value]) => `<p><u>${label}</u><br>${value}</p>`)
      .join('')}</div>`
    const first = hasRail
      ? `<div class="railed">${rail}<div><div class="what">Workers compensation information page</div>${three}${excluded}</div></div>${four}${forms}`
      : ''
    const html = hasRail
      ? `<div class="cl">${first}${notice}</div>`
      : `<div class="cl">${head()}${three}${four}${chance.maybe(0.5) ? `<div class="page">${excluded}${forms}</div>` : excluded + forms}${notice}</div>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html,
      css: part.sheet(
        voice,
        '.railed{display:grid;grid-template-columns:180px 1fr;gap:18px}.rail{border-right:2px solid #2b6f8a;padding-right:8px}.rail p{margin:5px 0}.rail u{text-decoration:none;font-size:7px;color:#5a6770}',
      ),
      running: `${said.number} · workers compensation`,
    }
  },
}

const inBoxes = (voice: Voice) =>
  `<p><b>B.</b> Employers liability</p><div class="grid">${part.box('Bodily injury by accident, each accident', voice.limit('wc', 'accident'), 4)}${part.box('Bodily injury by disease, policy limit', voice.limit('wc', 'disease'), 4)}${part.box('Bodily injury by disease, each employee', voice.limit('wc', 'employee'), 4)}</div>`

const inSentence = (voice: Voice) =>
  `<p><b>B.</b> Employers liability insurance applies to work in each state listed in A. The limits of our liability are ${voice.limit('wc', 'accident')} each accident for injury by accident; ${voice.limit('wc', 'employee')} each employee and ${voice.limit('wc', 'disease')} in total for the policy, for injury by disease.</p>`

const inTable = (voice: Voice) =>
  `<p><b>B.</b> Employers liability</p><table class="t" style="width:60%">${part.row('BI accident (ea. accident)', voice.limit('wc', 'accident'))}${part.row('BI disease (ea. employee)', voice.limit('wc', 'employee'), 'in')}${part.row('BI disease (policy limit)', voice.limit('wc', 'disease'), 'in')}</table>`

const inOne = (voice: Voice) =>
  `<p><b>B.</b> Employers liability (each accident / disease, each employee / disease, policy): ${voice.limit('wc', 'accident')} / ${voice.limit('wc', 'employee')} / ${voice.limit('wc', 'disease')}</p>`

function classTable(voice: Voice): string {
  const { chance, truth } = voice
  const manual = truth.work.reduce((sum, one) => sum + one.premium, 0)
  const mod = chance.pick([0.82, 0.94, 1, 1.07, 1.21])
  const modified = Math.round(manual * mod)
  const increased = chance.int(50, 900)
  const total = modified + increased + 160 + 34
  const rows = truth.work.map(
    (one) =>
      `<tr><td>${one.state}</td><td>001</td><td>${one.code}</td><td>${voice.text(one.title)}</td><td class="r">${one.payroll.toLocaleString('en-US')}</td><td class="r">${one.rate}</td><td class="r">${voice.money(one.premium)}</td></tr>`,
  )
  const sum = (words: string, amount: string) =>
    `<tr><td colspan="6" class="r">${words}</td><td class="r">${amount}</td></tr>`
  return `<table class="t"><thead><tr><th>State</th><th>Loc</th><th>Code</th><th>Classification</th><th class="r">Estimated annual payroll</th><th class="r">Rate per $100</th><th class="r">Premium</th></tr></thead>${rows.join('')}
${sum('Manual premium', voice.money(manual))}${sum(`Experience modification ${mod.toFixed(2)}`, voice.money(modified))}${sum('Increased limits factor, employers liability', voice.money(increased))}${sum('Expense constant', voice.money(160))}${sum('Terrorism', voice.money(34))}${sum('<b>Estimated annual premium</b>', `<b>${voice.money(total)}</b>`)}</table>
<p class="fine">Minimum premium ${voice.money(750)}. Deposit ${voice.money(Math.round(total / 4))}. Audit: annual. Prior year audited premium ${voice.money(truth.prior.wc.premium)}.</p>`
}
