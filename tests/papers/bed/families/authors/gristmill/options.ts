import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import { dollars, later, long, slash } from './tools.ts'

const CSS = `.op{font:11px 'Liberation Sans',sans-serif}.op table{border-collapse:collapse;width:100%;margin:10px 0}.op td,.op th{border:1px solid #aaa;padding:4px 6px}.op td+td,.op th+th{text-align:right}.op h2{font-size:16px;border-bottom:3px solid #274}.op .no{border:1px dashed #000;padding:6px;font-weight:bold}`

/** Renewal terms: three options beside the term that ends, on paper, in an e-mail or as a workbook. Nothing is bound. */
export const options: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, umbrella } = truth.policies
    const old = truth.prior.gl.limits
    const date = chance.pick([slash, long])
    const terms = [gl.limits, otherLimits(chance, 'gl', gl.limits), gl.limits]
    const heads = chance.pick([
      ['Option A', 'Option B', 'Option C'],
      ['Quote 1', 'Quote 2', 'Quote 3'],
      ['Admitted', 'Surplus lines', 'With higher deductible'],
    ])
    const amounts = (name: string): (number | undefined)[] => [old[name], ...terms.map((limits) => limits[name])]
    const names: [string, string][] = [
      ['Each occurrence', 'occurrence'],
      ['General aggregate', 'aggregate'],
      ['Products / completed operations aggregate', 'products'],
      ['Personal and advertising injury', 'personal'],
      ['Damage to rented premises', 'rented'],
      ['Medical expense', 'medical'],
    ]
    const markets = [0, 1, 2].map(() => truth.names.carrier().name)
    const premiums = [truth.prior.gl.premium, ...terms.map(() => chance.int(4000, 60_000))]
    const valid = `Good until ${date(later(gl.effective, -1))}. Not a binder: no insurance is in force or renewed because of these terms. Coverage begins only when we confirm it in writing.`
    const excess = `Excess of ${dollars(umbrella.limits.occurrence ?? 0)} can be had over any of them for about ${dollars(chance.int(3000, 15_000))}.`
    const title = chance.pick(['Renewal Terms', 'Renewal Proposal', 'Indication of Renewal Terms'])
    if (chance.maybe(0.4)) {
      const sheet: Sheet = {
        name: chance.pick(['Comparison', 'Renewal', 'GL options']),
        rows: [
          [truth.wholesaler.name],
          [`${title}: ${truth.insured.name}`],
          ['Proposed term', { value: serial(gl.effective), as: 'date' }, { value: serial(gl.expiration), as: 'date' }],
          ['For', truth.producer.name],
          [],
          ['', 'Expiring', ...heads],
          ['Market', gl.carrier.name, ...markets],
          ...names.map(([words, name]) => [
            words,
            ...amounts(name).map((amount) => ({ value: amount ?? 0, as: 'money' as const })),
          ]),
          ['Deductible', ...[500, 1500, 2500, 7500].map((value) => ({ value, as: 'money' as const }))],
          ['Premium', ...premiums.map((value) => ({ value, as: 'money' as const }))],
          ['Surplus lines tax', 0, ...[0.05, 0.05, 0.05].map((value) => ({ value, as: 'percent' as const }))],
          ['Minimum earned', ...[0.25, 0.25, 0.35, 0.25].map((value) => ({ value, as: 'percent' as const }))],
          [],
          [valid],
          [excess],
        ],
      }
      return { kind: 'quote', feeds: 'nothing', xlsx: [sheet] }
    }
    const row = (words: string, cells: string[]) =>
      `<tr><td>${words}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    // biome-ignore format: a page
    const html = `<div class="op"><h2>${voice.text(truth.wholesaler.name)} — ${title}</h2><p>For ${voice.text(truth.producer.name)}, attention ${voice.text(truth.producer.contact)}</p><p>Applicant: <b>${voice.text(truth.insured.name)}</b>, ${voice.address(truth.insured.address).join(', ')}<br>Proposed term: ${date(gl.effective)} to ${date(gl.expiration)}</p>
<table><tr><th>General liability</th><th>Expiring</th>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${row('Market', [voice.text(gl.carrier.name), ...markets.map(voice.text)])}${names.map(([words, name]) => row(words, amounts(name).map((amount) => voice.money(amount ?? 0)))).join('')}${row('Deductible', [500, 1500, 2500, 7500].map(voice.money))}${row('Premium before tax and fees', premiums.map(voice.money))}</table>
<p class="no">${valid}</p><p>${excess} Needed to bind: signed application, five years of loss runs, a list of subcontractors, and the choice of one option.</p></div>`
    const words = `Attached are renewal options for ${truth.insured.name}. By way of example, another hauler of ours took ${dollars(2_000_000)} / ${dollars(4_000_000)} last month. Which one shall I bind? Nothing is in place yet.\n\n${truth.wholesaler.contact}`
    return {
      kind: 'quote',
      feeds: 'nothing',
      html,
      css: CSS,
      ...(chance.maybe(0.4) ? { mail: { subject: `${title} - please choose`, words } } : {}),
    }
  },
}

/** The day as a workbook counts it. */
const serial = (iso: string) => Math.round(Date.parse(iso) / 86_400_000) + 25_569
