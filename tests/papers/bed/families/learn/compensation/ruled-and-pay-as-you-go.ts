import type { LearnFamily, Paper } from '../../../family.ts'
import { FONTS } from '../../../style.ts'
import { finePrint } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtAll, nameSplitAtAll } from '../kit/parties.ts'
import { declarationsUnder } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'

/** The information page in ruled items, Part Two's limits below each other at the right. */
const ruledInformationPage: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const codes = truth.work.map((one) => [
      `${one.code}<br>${one.state}`,
      text(one.title),
      one.payroll.toLocaleString('en-US'),
      one.rate,
      one.premium.toLocaleString('en-US'),
    ])
    const employers = voice.limits('wc', {
      accident: 'each accident',
      disease: 'policy limit',
      employee: 'each employee',
    })
    const by = ['Bodily Injury by Accident', 'Bodily Injury by Disease', 'Bodily Injury by Disease']
    return declarationsUnder(
      `<div class="ip-h"><div><b>${voice.carrier('wc')}</b><br>NCCI Carrier Code ${chance.digits(5)}</div><div>WORKERS COMPENSATION AND EMPLOYERS<br>LIABILITY INSURANCE POLICY<br><b>INFORMATION PAGE</b></div><div>Policy Number<br><b>${voice.number('wc')}</b><br>Prior Policy ${text(truth.prior.wc.number)}</div></div>
      <table class="ip"><tr><td>ITEM 1. INSURED AND MAILING ADDRESS<br>${insuredSplitAtAll(voice)}</td><td>AGENCY ${truth.producer.code}<br>${agencyTold(voice)}</td></tr><tr><td>Fed. ID No. 00-${chance.digits(7)} &nbsp; Risk ID ${chance.digits(9)}</td><td>${chance.pick(['Corporation', 'Sole Proprietor', 'LLC'])} &nbsp; Other workplaces: ${chance.pick(['None', 'See schedule'])}</td></tr>
      <tr><td colspan="2">ITEM 2. The policy period is from &nbsp; ${voice.effective('wc')} &nbsp; to &nbsp; ${voice.expiration('wc')} &nbsp; at the insured’s mailing address.</td></tr>
      <tr><td colspan="2">ITEM 3.A. Workers Compensation Insurance: Part One of the policy applies to the workers compensation law of: ${truth.insured.address.state}</td></tr>
      <tr><td colspan="2">ITEM 3.B. Employers Liability Insurance: Part Two of the policy applies to work in the states of item 3.A. Our limits under Part Two are:${tableOfRows(
        'ip-e',
        employers.map(([label, amount], at) => [by[at]!, amount, label]),
      )}</td></tr>
      <tr><td colspan="2">ITEM 3.C. Other States Insurance: Part Three applies to all states except ND, OH, WA, WY and those of item 3.A.</td></tr><tr><td colspan="2">ITEM 3.D. Endorsements and schedules: see list of forms</td></tr>
      <tr><td colspan="2">ITEM 4. The premium for this policy is determined by our manuals. All information below may be verified and changed by audit.${tableOfRows('ip-c', codes, ['Code', 'Classifications', 'Estimated total annual remuneration', 'Rate per $100', 'Estimated annual premium'])}Experience modification ${chance.pick(['.87', '1.04', '1.21'])} &nbsp; Expense constant ${money(220)} &nbsp; Minimum premium ${money(650)} &nbsp; Total estimated annual premium ${money(wc.premium)}</td></tr></table><p class="ip-f">WC 99 00 01 A (Ed. 7-11) &nbsp; Issued at ${voice.address(wc.carrier.address).slice(-1)[0]} &nbsp; Date of issue ${voice.date(truth.prior.wc.effective)}</p>`,
      '.ip-h { display: flex; justify-content: space-between; text-align: center } .ip > tbody > tr > td { border: 0.7pt solid #222 } .ip-e { width: 70%; margin-left: 30% } .ip-e td { padding: 0 4pt } .ip-e td:nth-child(2) { text-align: right } .ip-c td, .ip-c th { font-size: 0.86em } .ip-f { font-size: 0.7em }',
    )
  },
}

/** An insurer that sells to small shops by the pay period: one sheet, limits as a pair of columns with abbreviations. */
const payAsYouGo: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const [accident, disease, employee] = [
      voice.limit('wc', 'accident'),
      voice.limit('wc', 'disease'),
      voice.limit('wc', 'employee'),
    ]
    const limits = chance.maybe(0.5)
      ? tableOfRows('pg-l', [
          ['E.L. Ea Acc', 'E.L. Disease – Pol Lim', 'E.L. Disease – Ea Emp'],
          [accident, disease, employee],
        ])
      : `<p class="pg-b">${accident} / ${disease} / ${employee}</p><p class="pg-s">Each accident / disease, policy limit / disease, each employee</p>`
    const row = (label: string, value: string) => `<div class="pg-r"><div>${label}</div><div>${value}</div></div>`
    return declarationsUnder(
      `<div class="pg-top"><span>pay-as-you-go comp</span><span>${voice.number('wc')}</span></div><h1>Workers’ comp, at a glance</h1>
      ${row('Business', `${nameSplitAtAll(voice.insured())}<br>${voice.insuredAddress().join(', ')}`)}${row('Insurance company', `${voice.carrier('wc')} (NAIC ${voice.naic('wc')})`)}${row('Coverage dates', `Starts ${voice.effective('wc')}. Ends ${voice.expiration('wc')}.`)}${row('States', text(truth.insured.address.state))}${row('Employers liability', limits)}${row('Sold by', [voice.producer(), ...voice.producerAddress()].join(', '))}${row('Payroll and administration', `${text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}`)}${row('Owners', `${text(truth.names.person())} – ${chance.pick(['excluded', 'included'])}`)}${row('What it costs', `${money(wc.premium)} a year, estimated, from a payroll of ${money(truth.work[0]!.payroll)}`)}
      <p class="pg-s">The policy itself decides what is covered. If payroll changes, so does the premium.</p>${finePrint(voice)}`,
      '.pg-top { display: flex; justify-content: space-between; color: #0a6; font-weight: bold } h1 { font-size: 1.8em; margin: 6pt 0 12pt } .pg-r { display: flex; border-top: 0.5pt solid #ccc; padding: 6pt 0 } .pg-r > div:first-child { width: 28%; color: #567 } .pg-r > div:last-child { flex: 1 } .pg-l { margin: 0 } .pg-l td { padding: 0 } .pg-b { font-size: 1.2em; margin: 0 } .pg-s { font-size: 0.8em; margin: 0 }',
    )
  },
}

export const ruledAndPayAsYouGoFamilies: LearnFamily[] = [
  { name: 'compensation carrier', style: ({ pick }) => ({ size: pick([7.5, 8, 8.5]) }), papers: { ruledInformationPage } },
  { name: 'comp by the pay period', style: () => ({ size: 9.5, font: FONTS.modern, capitals: false }), papers: { payAsYouGo } },
] // biome-ignore format: a family in a line
