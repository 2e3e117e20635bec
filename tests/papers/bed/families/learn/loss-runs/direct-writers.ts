import type { Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import {
  bare,
  cap,
  cents,
  columns,
  insurer,
  landscape,
  pad,
  tb,
  termSaid,
  toInsured,
  two,
  typed,
} from '../kit/terms.ts'
import { back, during, gross, held, net, paid, run, sum, told, valued } from './abbreviated-claims.ts'

/** An account's losses by line of business, each with its policy in the row, subtotals and a total. */
export const accountRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const third = Math.ceil(truth.claims.length / 3)
    const share = (at: number) => truth.claims.slice(at * third, at * third + third)
    const lines: [string, Policy, Claim[]][] = [
      ['GENERAL LIABILITY', truth.policies.gl, during(share(0), truth.policies.gl, 'gl')],
      ['COMMERCIAL AUTO', truth.policies.auto, during(share(1), truth.policies.auto, 'auto')],
      ['WORKERS COMPENSATION', truth.policies.wc, during(share(2), truth.policies.wc, 'wc')],
    ]
    const total = (words: string, claims: Claim[]) => [words, '', '', '', '', sum(claims, paid), sum(claims, held), sum(claims, back), sum(claims, net)] // biome-ignore format: a row
    const rows = lines.flatMap(([what, policy, claims]) => [
      `<b>${what}</b>`,
      ...claims.map((one) => [text(policy.number), one.number, date(one.loss), one.status, `${text(one.claimant)}<br>${text(one.description)}`, cents(one.paid), cents(one.reserves), cents(one.recovered), cents(net(one))]),
      total(`Subtotal ${claims.length}`, claims),
    ]) // biome-ignore format: rows
    return run(
      `${two(`<h3>Account Loss Run</h3>${toInsured(voice)}`, `${insurer(voice, 'gl')}<br>As of ${valued(voice)}<br>Prepared for ${text(truth.producer.name)}`)}${tb(
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
      { records: lines.flatMap(([, policy, claims]) => claims.map((one) => told(voice, one, { policy_number: policy.number, claimant: one.claimant, description: one.description, claim_recovered: one.recovered }))) }, // biome-ignore format: a record
    )
  },
}

/** A mutual's run: captions above values in a grid that comes again for each claim. */
export const gridRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = during(truth.claims, gl, 'property').map((one) => ({ ...one, recovered: 0 }))
    const grids = claims.map((one) => `<div class="keep">${tb('gd', [], [[cap('Claim number', one.number), cap('Date of loss', date(one.loss)), cap('Date reported', date(one.reported)), cap('Status', one.status), cap('Date closed', one.closed && date(one.closed))], [cap('Cause of loss', text(one.description)), cap('Adjuster', text(one.adjuster)), cap('Loss paid', cents(one.paid)), cap('Loss reserve', cents(one.reserves)), cap('Incurred', cents(gross(one)))]])}</div>`) // biome-ignore format: a grid
    return run(
      `<h3 class="md">${insurer(voice, 'gl')}</h3><p class="md">POLICY LOSS HISTORY</p>${columns('1fr 1fr', cap('Insured', toInsured(voice)), `${cap('Policy', text(gl.number))}<br>${cap('Term', termSaid(voice, gl))}<br>${cap('Printed', valued(voice))}`)}${grids.join('')}<p>Claims: ${claims.length} &emsp; Paid: ${sum(claims, paid)} &emsp; Reserve: ${sum(claims, held)} &emsp; Incurred: ${sum(claims, gross)}</p>`,
      '.gd { table-layout: fixed; margin: 0 0 5pt } .gd td { border: 0.4pt solid #777 }',
      { records: claims.map((one) => told(voice, one, { policy_number: gl.number, adjuster: one.adjuster, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** A fund's listing in one type, a line a claim. */
export const fundListing: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = during(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const lines = claims.map((one) => `${pad(one.number, 16)}${pad(text(one.claimant.toUpperCase()), 26)}${pad(date(one.loss), 12)}${pad(one.status.toUpperCase(), 10)}${pad(cents(one.paid), 13, true)}${pad(cents(one.reserves), 13, true)}${pad(cents(gross(one)), 14, true)}`) // biome-ignore format: a line
    const top = (page: number) => [`${pad(text(wc.carrier.name.toUpperCase()), 92)}PAGE ${page}`, `CLAIM COST REPORT   POLICY ${text(wc.number)}   ${termSaid(voice, wc, ' - ')}`, `EMPLOYER ${text(truth.insured.name.toUpperCase())}`, `EVALUATION DATE ${valued(voice)}`, '', `${pad('CLAIM NO', 16)}${pad('INJURED EMPLOYEE', 26)}${pad('INJURY DT', 12)}${pad('STATUS', 10)}${pad('PAID', 13, true)}${pad('RESERVES', 13, true)}${pad('INCURRED', 14, true)}`, ''] // biome-ignore format: lines
    const pages = Array.from({ length: Math.ceil(lines.length / 42) }, (_, at) => [...top(at + 1), ...lines.slice(at * 42, at * 42 + 42)]) // biome-ignore format: a list
    const last = ['', `${pad(`TOTAL  ${claims.length} CLAIMS`, 64)}${pad(sum(claims, paid), 13, true)}${pad(sum(claims, held), 13, true)}${pad(sum(claims, gross), 14, true)}`] // biome-ignore format: a list
    return run(
      pages.map((one, at) => `<div class="fd">${typed(at === pages.length - 1 ? [...one, ...last] : one)}</div>`).join(''), // biome-ignore format: pages
      'pre { font-size: 8pt; line-height: 1.35 } .fd + .fd { break-before: page }',
      { records: claims.map((one) => told(voice, one, { policy_number: wc.number, claimant: one.claimant })) },
    )
  },
}

/** A compensation workbook: what was paid by kind, and all of it. */
export const compBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { wc } = truth.policies
    const claims = during(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const medical = (one: Claim) => Math.round(one.paid * 58) / 100
    const round = (amount: number) => Math.round(amount * 100) / 100
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...told(voice, one, { policy_number: wc.number, claimant: one.claimant, description: one.description }), date_of_loss: bare(one.loss) })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'WC claims',
          rows: [
            ['Workers Compensation Claims', wc.carrier.name],
            ['Insured', truth.insured.name],
            ['Policy Number', wc.number, `${bare(wc.effective)} - ${bare(wc.expiration)}`],
            [],
            ['Claim Number', 'Injured Worker', 'Date of Injury', 'Status', 'Injury Description', 'Medical Paid', 'Indemnity Paid', 'Total Paid', 'Total Reserves', 'Total Incurred'],
            ...claims.map((one) => [one.number, one.claimant, bare(one.loss), one.status, one.description, medical(one), round(one.paid - medical(one)), one.paid, one.reserves, round(gross(one))]),
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}
