import type { LearnFamily, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import { cents, centsOf } from '../kit/amounts.ts'
import { captionAbove, inLines, padded, paragraphs, two, typed } from '../kit/blocks.ts'
import { agencyUntold, carrierName, homeOffice, insuredUntold, sign } from '../kit/parties.ts'
import { claimAsPrinted, incurred, incurredNet, paid, recovered, reserved } from '../kit/records.ts'
import { landscape, ruledLossRun } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'
import { claimsAbbreviated, valued } from './abbreviated-claims.ts'

/** An account's losses by line of business, each with its policy in the row, subtotals and a total. */
const accountRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const third = Math.ceil(truth.claims.length / 3)
    const share = (at: number) => truth.claims.slice(at * third, at * third + third)
    const lines: [string, Policy, Claim[]][] = [
      ['GENERAL LIABILITY', truth.policies.gl, claimsAbbreviated(share(0), truth.policies.gl, 'gl')],
      ['COMMERCIAL AUTO', truth.policies.auto, claimsAbbreviated(share(1), truth.policies.auto, 'auto')],
      ['WORKERS COMPENSATION', truth.policies.wc, claimsAbbreviated(share(2), truth.policies.wc, 'wc')],
    ]
    const total = (words: string, claims: Claim[]) => [words, '', '', '', '', centsOf(claims, paid), centsOf(claims, reserved), centsOf(claims, recovered), centsOf(claims, incurredNet)] // biome-ignore format: a row
    const rows = lines.flatMap(([what, policy, claims]) => [
      `<b>${what}</b>`,
      ...claims.map((one) => [text(policy.number), one.number, date(one.loss), one.status, `${text(one.claimant)}<br>${text(one.description)}`, cents(one.paid), cents(one.reserves), cents(one.recovered), cents(incurredNet(one))]),
      total(`Subtotal ${claims.length}`, claims),
    ]) // biome-ignore format: rows
    return ruledLossRun(
      `${two(`<h3>Account Loss Run</h3>${insuredUntold(voice)}`, `${carrierName(voice, 'gl')}<br>As of ${valued(voice)}<br>Prepared for ${text(truth.producer.name)}`)}${table(
        'ac',
        [
          'Policy Number',
          'Claim Number',
          'Loss Date',
          'Status',
          'Claimant<br>Loss Description',
          'Paid',
          'Reserve',
          'Recovered',
          'Net Incurred',
        ],
        [
          ...rows,
          total(
            'ACCOUNT TOTAL',
            lines.flatMap(([, , claims]) => claims),
          ),
        ],
      )}`,
      `${landscape} .ac th { border-bottom: 1pt solid #000; vertical-align: bottom } .ac td { border-bottom: 0.3pt solid #ccc } .ac td:nth-child(n+6), .ac th:nth-child(n+6) { text-align: right } .ac td:nth-child(-n+3) { white-space: nowrap }`,
      { records: lines.flatMap(([, policy, claims]) => claims.map((one) => claimAsPrinted(voice, one, { policy_number: policy.number, claimant: one.claimant, description: one.description, claim_recovered: one.recovered }))) }, // biome-ignore format: a record
    )
  },
}

/** A stock company's run: a line of facts and a line of words for each claim, three amounts apart. */
const stockRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsAbbreviated(truth.claims, gl, 'gl')
    const rows = claims.flatMap((one) => [
      [`<b>${one.number}</b>`, date(one.loss), date(one.reported), one.status, one.closed && date(one.closed), text(one.claimant), cents(one.paid), cents(one.reserves), cents(incurred(one))],
      `<span class="ds">${text(one.description)}</span>`,
    ]) // biome-ignore format: rows
    return ruledLossRun(
      `${two(`<b>${sign(voice, 'gl').toUpperCase()}</b><br>LOSS RUN REPORT`, `Valuation date: ${valued(voice)}<br>Agent: ${text(truth.producer.name)} (${text(truth.producer.code)})`)}${table('fm', [], [[captionAbove('Account name', text(truth.insured.name)), captionAbove('Policy number', text(gl.number)), captionAbove('Policy period', termOf(voice, gl, ' - ')), captionAbove('Line', 'General Liability'), captionAbove('Company', carrierName(voice, 'gl'))]])}${table('sr', ['Claim Number', 'Date of Loss', 'Date Reported', 'Status', 'Date Closed', 'Claimant', 'Paid', 'Outstanding Reserves', 'Incurred'], [...rows, ['<b>Total</b>', '', '', `${claims.length} claims`, '', '', centsOf(claims, paid), centsOf(claims, reserved), centsOf(claims, incurred)]])}<p class="fine">This information is confidential and furnished for underwriting only. Amounts include indemnity and expense.</p>`,
      `${landscape} .sr th { border-bottom: 1pt solid #000; border-top: 1pt solid #000; font-size: 0.88em } .sr td:nth-child(n+7), .sr th:nth-child(n+7) { text-align: right } .sr tr:not(.whole) { break-after: avoid } .sr tr:not(.whole) td { border-top: 0.4pt solid #bbb; padding-bottom: 0 } .ds { padding-left: 12pt; color: #333 }`,
      { running: `Loss run &ndash; ${text(truth.insured.name)} &ndash; ${text(gl.number)}`, records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** Terms of one line, one after the other, and those without a claim said to be so. */
const byYears: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const half = Math.ceil(truth.claims.length / 2)
    const blocks: [string, Policy, Claim[]][] = [
      [
        'Commercial Property',
        truth.policies.gl,
        claimsAbbreviated(truth.claims.slice(0, half), truth.policies.gl, 'property'),
      ],
      ['Commercial Property', truth.prior.gl, claimsAbbreviated(truth.claims.slice(half), truth.prior.gl, 'property')],
      ['Commercial Umbrella', truth.policies.umbrella, []],
    ]
    const block = ([what, policy, claims]: (typeof blocks)[number]) =>
      `<div class="yr">${table('', [], [[`Policy: <b>${text(policy.number)}</b>`, `Eff: ${date(policy.effective)}`, `Exp: ${date(policy.expiration)}`, what]])}${claims.length ? table('yt', ['Loss Date', 'Claim No.', 'Cause of Loss', 'Claim Status', 'Total Paid', 'Reserve', 'Recovery', 'Net Incurred'], [...claims.map((one) => [date(one.loss), one.number, text(one.description), one.status, cents(one.paid), cents(one.reserves), cents(one.recovered), cents(incurredNet(one))]), ['Policy Totals:', String(claims.length), '', '', centsOf(claims, paid), centsOf(claims, reserved), centsOf(claims, recovered), centsOf(claims, incurredNet)]]) : '<p>*** NO LOSSES REPORTED FOR THIS PERIOD ***</p>'}</div>` // biome-ignore format: a block
    const all = blocks.flatMap(([, , claims]) => claims)
    return ruledLossRun(
      `<h3>${carrierName(voice, 'gl')}</h3><h4>Historical Loss Summary</h4>${two(`Insured: ${insuredUntold(voice)}`, `Report date ${valued(voice)}<br>Requested by ${text(truth.producer.name)}`)}${blocks.map(block).join('')}<p><b>Grand totals</b> &emsp; Claims ${all.length} &emsp; Paid ${centsOf(all, paid)} &emsp; Reserve ${centsOf(all, reserved)} &emsp; Recovery ${centsOf(all, recovered)} &emsp; Net incurred ${centsOf(all, incurredNet)}</p>`,
      '.yr { margin: 8pt 0 } .yr > table:first-child { print-color-adjust: exact; background: #e9eef5 } .yt th { text-decoration: underline; font-size: 0.9em } .yt td:nth-child(n+5), .yt th:nth-child(n+5) { text-align: right } .yt tr:last-child td { border-top: 0.6pt solid #000; font-weight: bold }',
      { records: blocks.flatMap(([, policy, claims]) => claims.map((one) => claimAsPrinted(voice, one, { policy_number: policy.number, description: one.description, claim_recovered: one.recovered }))) }, // biome-ignore format: a record
    )
  },
}

/** An old listing: a claim in three lines, captions of each line once on a page. */
const oldListing: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsAbbreviated(truth.claims, gl, 'gl')
    const top = (page: number) => [
      `${padded(text(gl.carrier.name.toUpperCase()), 88)}PAGE ${page}`,
      `LOSS EXPERIENCE BY POLICY     AS OF ${valued(voice)}`,
      `INSURED: ${text(truth.insured.name.toUpperCase())}`,
      `POLICY:  ${text(gl.number)}    TERM: ${termOf(voice, gl, ' TO ')}    LOB: GENERAL LIABILITY`,
      '',
      `${padded('CLAIM NUMBER', 18)}${padded('LOSS DATE', 13)}${padded('RPT DATE', 13)}${padded('CLOSE DATE', 13)}${padded('STATUS', 10)}${padded('PAID', 15, true)}${padded('RESERVE', 15, true)}`,
      `    CLAIMANT / DESCRIPTION`,
      '='.repeat(98),
    ]
    const body = claims.flatMap((one) => [
      `${padded(one.number, 18)}${padded(date(one.loss), 13)}${padded(date(one.reported), 13)}${padded(one.closed && date(one.closed), 13)}${padded(one.status.toUpperCase(), 10)}${padded(cents(one.paid), 15, true)}${padded(cents(one.reserves), 15, true)}`,
      `    CLMT: ${text(one.claimant.toUpperCase())}`,
      `    DESC: ${text(one.description.toUpperCase())}`,
      '',
    ])
    const pages = Array.from({ length: Math.ceil(claims.length / 11) }, (_, at) => [...top(at + 1), ...body.slice(at * 44, at * 44 + 44)]) // biome-ignore format: a list
    const last = ['='.repeat(98), `${padded(`POLICY TOTAL - ${claims.length} CLAIMS`, 67)}${padded(centsOf(claims, paid), 15, true)}${padded(centsOf(claims, reserved), 15, true)}`] // biome-ignore format: a list
    return ruledLossRun(
      pages.map((lines, at) => `<div class="ol">${typed(at === pages.length - 1 ? [...lines, ...last] : lines)}</div>`).join(''), // biome-ignore format: pages
      'pre { font-size: 8.3pt; line-height: 1.26 } .ol + .ol { break-before: page }',
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** No losses: a page as the system prints it, terms in a list. */
const noLosses: Paper = {
  draw: (voice) => {
    const { truth, text } = voice
    const terms = [['Workers Compensation', truth.policies.wc], ['Workers Compensation', truth.prior.wc], ['Commercial Auto', truth.policies.auto]] as const // biome-ignore format: a list
    return ruledLossRun(
      `${two(inLines(`<b>${carrierName(voice, 'wc')}</b>`, homeOffice(voice, 'wc')), `LOSS HISTORY<br>as of ${valued(voice)}`)}${two(insuredUntold(voice), agencyUntold(voice))}${table(
        'gr',
        ['Line of business', 'Policy number', 'Policy term', 'Claim count', 'Paid', 'Reserves', 'Incurred'],
        terms.map(([what, policy]) => [
          what,
          text(policy.number),
          termOf(voice, policy, ' - '),
          '0',
          '0.00',
          '0.00',
          '0.00',
        ]),
      )}<p><b>There are no claims on record for the policies listed.</b></p>${paragraphs('If you have questions about this report please contact your agent.')}`,
      '.gr { margin-top: 14pt } .gr td:nth-child(n+4) { text-align: right }',
      { records: [] },
    )
  },
}

/** The same as a short letter of an underwriter. */
const cleanLetter: Paper = {
  draw: (voice) => {
    const { truth, text } = voice
    const { gl } = truth.policies
    return ruledLossRun(
      `<p>${carrierName(voice, 'gl')}<br>${homeOffice(voice, 'gl', '<br>')}</p><p>${valued(voice)}</p><p>${agencyUntold(voice)}</p>${table(
        '',
        [],
        asRows([
          ['RE:', text(truth.insured.name)],
          ['Policy number:', text(gl.number)],
          ['Policy dates:', termOf(voice, gl)],
        ]),
      )}${paragraphs('To whom it may concern:', `Please accept this letter as confirmation that the above captioned policy has had no losses reported from its inception through the date of this letter. The same is true of policy ${text(truth.prior.gl.number)} which it replaced.`, 'This letter serves as our loss run.')}<p>${text(truth.names.person())}<br>Customer Service Representative</p>`,
      'body { font-size: 10pt } p { margin: 11pt 0 } table { width: 70% }',
      { records: [] },
    )
  },
}

export const carrierListingsFamilies: LearnFamily[] = [
  { name: 'losses of carriers', style: manyCities(['sans', 'narrow'], [7.5, 8, 8.5]), papers: { stockRun, byYears, oldListing, accountRun } },
  { name: 'losses there were none', style: manyCities(['sans', 'serif'], [8.5, 9]), papers: { noLosses, cleanLetter } },
] // biome-ignore format: a family in a line
