import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { client, fine, letterhead, sheet } from './letterhead.ts'
import { inCase, SHORT } from './notation.ts'
import { aHand, basis, limits, term, title } from './program.ts'

/** Broker's binder of one policy: a package under one number, or a lead umbrella over scheduled underlying limits, or one line alone. */
export const binderSlip: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice)
    const lines = chance.pick<Line[]>([['gl', 'auto'], ['gl', 'auto', 'umbrella'], ['gl', 'umbrella'], ['umbrella'], ['umbrella'], ['professional'], ['wc'], ['gl', 'professional']])
    const first = lines[0]!
    const { effective } = truth.policies[first]
    const alone = lines.length === 1
    const carrier = lines.map((line) => voice.carrier(line))[0]!
    const number = lines.map((line) => voice.number(line))[0]!
    const [from, to] = lines.map((line) => term(voice, hand, line))[0]!
    const naic = chance.maybe(0.6) ? lines.map((line) => voice.naic(line))[0]! : ''
    const place = voice.address(truth.policies[first].carrier.address).join(', ')
    const facts = chance.shuffle([
      [chance.pick(['Bound with', 'Insurer', 'Security', 'Company affording coverage']), `${carrier}${naic ? ` &nbsp; NAIC ${naic}` : ''}${chance.maybe(0.4) ? `<br><span class="ng-s">${place}</span>` : ''}`],
      [chance.pick(['Policy number', 'Policy no. assigned', alone ? 'Policy' : 'Package policy no.']), number],
      [chance.pick(['Policy term', 'Period of insurance', 'Policy period']), chance.pick([`${from} to ${to}`, `From ${from}<br>To ${to}`, `${from} – ${to} (12:01 a.m. at the insured’s address)`])],
      ['Binder reference', `B-${chance.digits(5)}`],
      [chance.pick(['This binder valid until', 'Binder lapses unless replaced by policy on']), voice.date(daysLater(effective, chance.pick([30, 60, 90])))],
      ['Placed through', `${voice.text(truth.wholesaler.name)} (wholesale)`],
      [chance.pick(['Premium', 'Deposit premium']), voice.money(truth.policies[first].premium)],
    ])
    const panel = chance.maybe(0.35)
    const factTable = panel
      ? `<div class="ng-side">${facts.map(([label, text]) => `<span class="ng-s">${label}</span><br>${text}`).join('<br>')}</div>`
      : `<table>${facts.map(([label, text]) => `<tr><td class="ng-s">${label}</td><td>${text}</td></tr>`).join('')}</table>`
    const across = chance.maybe(0.35)
    const covers = lines.map((line) => {
      const said = limits(voice, hand, line)
      const amounts = across
        ? `<table><tr>${said.map(([words]) => `<th>${words}</th>`).join('')}</tr><tr>${said.map(([, amount]) => `<td>${amount}</td>`).join('')}</tr></table>`
        : `<table>${said.map(([words, amount]) => (chance.maybe(0.15) ? `<tr><td><b>${words}</b></td><td class="ng-n">${amount}</td></tr>` : `<tr><td>${words}</td><td class="ng-n">${amount}</td></tr>`)).join('')}</table>`
      return `<h2>${alone ? '' : chance.pick(['Section: ', 'Coverage part – ', ''])}${title(voice, hand, line)}</h2>${amounts}<p class="ng-s">${basis(voice, line).join('. ')}</p>`
    })
    const short = chance.pick([...SHORT, voice.money])
    const m = (...some: number[]) => short(chance.pick(some))
    const under = [
      ['Coverage', 'Underlying insurer', chance.pick(['Minimum underlying limits required', 'Required underlying', 'Maintenance of underlying'])],
      ['General Liability', inCase(voice, truth.names.carrier().name), `${m(1e6, 2e6)} occ / ${m(2e6, 4e6)} agg / ${m(2e6)} PCO`],
      ['Auto Liability', inCase(voice, truth.names.carrier().name), `${m(1e6, 2e6)} CSL`],
      ['Employers Liability', 'to be advised', `${m(500_000, 1e6)} / ${m(1e6, 500_000)} / ${m(500_000, 1e6)}`],
    ]
    const underlying = alone && first === 'umbrella'
      ? `<h2>Schedule of underlying insurance (minimums; not provided by this binder)</h2><table>${under.map((row, index) => `<tr>${row.map((cell) => (index ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`).join('')}</table>`
      : ''
    const forms = `<h2>${chance.pick(['Forms and endorsements', 'Endorsements at inception', 'Wording'])}</h2><p class="ng-s">${truth.forms.map((form) => `${form.number} (${form.edition}) ${form.title}`).join(chance.pick(['; ', '<br>']))}</p>`
    const subject = chance.pick([
      `<h2>Conditions of binding</h2><p>${['Signed application within 10 days', 'Five years of currently valued loss runs', 'Signed terrorism election form', 'Motor vehicle records for listed drivers'].map((words) => `• ${words}`).join('<br>')}</p>`,
      `<p>Subjectivities: signed terrorism form; inspection within ${chance.pick([30, 45, 60])} days; no known losses letter.</p>`,
    ])
    const rated = lines.includes('gl') ? `<h2>Rating basis</h2><table>${truth.work.map((one) => `<tr><td>${one.code}</td><td>${voice.text(one.title)}</td><td class="ng-n">${voice.money(one.payroll)}</td></tr>`).join('')}</table>` : ''
    if (lines.includes('gl') && chance.maybe(0.4)) {
      voice.notJudged('professional')
      covers.push(`<h2>Section: Property</h2><p>Blanket building and contents ${voice.money(chance.int(4, 60) * 250_000)}; deductible ${voice.money(5000)}; replacement cost</p>`)
    }
    const top = chance.maybe(0.8) ? [letterhead(voice), ''] : ['', `<p>${chance.pick(['Issued by', 'For the broker:', 'Countersigned:'])} ${voice.producer()}, ${voice.producerAddress().join(', ')} &nbsp; ${chance.maybe(0.5) ? voice.reach('contact') : ''}</p>`]
    const name = chance.pick(['Binder of Insurance', 'Cover Note', 'Temporary Evidence of Coverage Bound', 'Binder', 'Confirmation of Placement'])
    return {
      kind: 'binder',
      feeds: 'fills',
      css: sheet(voice),
      html: `${top[0]}<h1>${name}</h1>${panel ? factTable : ''}<p>${client(voice)}</p>${panel ? '<div style="clear:both"></div>' : factTable}${covers.join('')}${chance.shuffle([underlying, forms, subject, rated]).join('')}${top[1]}${fine(voice, chance.int(0, 3))}`,
    }
  },
} // biome-ignore format: wide rows
