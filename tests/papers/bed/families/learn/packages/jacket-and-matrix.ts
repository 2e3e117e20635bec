import { BOILERPLATE, lines, pageBreak } from '../../../blocks.ts'
import type { LearnFamily, Paper } from '../../../family.ts'
import { declares } from '../declarations/mainframe-and-sidebar.ts'

/** Sections that span a table, deductibles in a column of their own, and amounts with words behind them. */
export const jacket: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const section = (title: string, rows: string[][]) =>
      `<tr><td colspan="3" class="section">${title}</td></tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}`
    const behind: Record<string, string> = {
      medical: ' per person',
      rented: ' any one fire or explosion',
      occurrence: ' per occurrence',
      aggregate: ' per policy period',
      products: ' per policy period',
      personal: '',
    }
    const liability = voice.limits('gl', {
      occurrence: 'Liability and medical expenses',
      medical: 'Medical expenses',
      rented: 'Fire legal liability – premises rented',
      personal: 'Personal and advertising injury',
      products: 'Products/completed operations aggregate',
      aggregate: 'Aggregate other than products/completed operations',
    })
    const names = ['occurrence', 'medical', 'rented', 'personal', 'products', 'aggregate']
    const html = `<div class="window">${lines([voice.insured(), ...voice.insuredAddress()])}</div><div class="top">${voice.carrier('gl')}<br>NAIC # ${voice.naic('gl')}<br>BUSINESSOWNERS POLICY DECLARATIONS</div>
      <table class="b"><tr><td>Policy number ${voice.number('gl')}</td><td>In effect from ${voice.effective('gl')}</td><td>Until ${voice.expiration('gl')}</td></tr><tr><td colspan="2">Servicing agency: ${voice.producer()}, ${voice.producerAddress().join(', ')}</td><td>Tel. ${voice.reach('phone')}</td></tr></table>
      <table class="b"><thead><tr><th>Coverage</th><th>Most we pay</th><th>Deductible</th></tr></thead>
      ${section(
        'SECTION I – PROPERTY',
        truth.locations.flatMap((one) => [
          [`Building at ${voice.address(one.party.address).join(', ')}`, money(one.building), money(1000)],
          ['Contents there', money(one.contents), money(1000)],
        ]),
      )}
      ${section(
        'SECTION II – LIABILITY',
        liability.map(([label, amount], at) => [label, `${amount}${behind[names[at]!]}`, 'none']),
      )}</table><p>${chance.pick(BOILERPLATE)}</p>`
    return declares(
      html,
      '.window { margin: 20pt 0 0 20pt; height: 70pt } .top { position: absolute; top: 0; right: 0; text-align: right; font-weight: bold } .b td, .b th { border: 0.5pt solid #888 } .section { background: #ddd; font-weight: bold; text-align: center }',
    )
  },
}

/** Coverage parts in columns of one table, with what was asked for beside what was issued. */
const matrix: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { truth, chance, date } = voice
    const gl = voice.limits('gl', {
      occurrence: 'Each Occ.',
      aggregate: 'General Agg.',
      products: 'Prod./C.O. Agg.',
      personal: 'P&amp;A Injury',
      rented: 'Rented Prem.',
      medical: 'Med. Pay',
    })
    const auto = voice.limits('auto', {
      csl: 'Auto CSL',
      perPerson: 'Auto BI/person',
      perAccident: 'Auto BI/accident',
      damage: 'Auto PD',
    })
    const wrapped = [...gl, ...auto].map(
      ([label, amount]) =>
        `<tr><td>${label}</td><td class="r">${chance.pick(['same', 'as expiring', 'n/a'])}</td><td class="r">${amount}</td></tr>`,
    )
    voice.number('auto')
    voice.effective('auto')
    voice.expiration('auto')
    voice.carrier('auto')
    const html = `<table class="m"><tr><td rowspan="2" class="brand">${voice.carrier('gl')}</td><td>PACKAGE DECLARATIONS</td></tr><tr><td>No. ${voice.number('gl')} | ${voice.effective('gl')} – ${voice.expiration('gl')}</td></tr></table>
      <table class="m"><tr><td>Insured’s name and post office address</td><td>Producing office</td></tr><tr><td>${lines([voice.insured(), ...voice.insuredAddress()])}</td><td>${lines([voice.producer(), ...voice.producerAddress()])}</td></tr></table>${chance.maybe(0.5) ? pageBreak : ''}
      <table class="m"><thead><tr><th rowspan="2">Limit</th><th colspan="2">Amount</th></tr><tr><th>Requested</th><th>Issued</th></tr></thead><tbody>${wrapped.join('')}</tbody></table><p>Printed ${date(truth.policies.gl.effective)}. ${chance.pick(BOILERPLATE)}</p>`
    return declares(
      html,
      '.m td, .m th { border: 0.7pt solid #234 } .brand { font-weight: bold; font-size: 1.2em; width: 45% } .r { text-align: right }',
      `Package ${voice.text(truth.policies.gl.number)}`,
    )
  },
}

export const jacketAndMatrixFamilies: LearnFamily[] = [
  { name: 'jacket', papers: { jacket } },
  { name: 'matrix', papers: { matrix } },
] // biome-ignore format: a family in a line
