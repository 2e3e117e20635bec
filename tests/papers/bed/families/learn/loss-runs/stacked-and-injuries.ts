import type { LearnFamily, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import { cents, centsOf, leanDate, slashedDate } from '../kit/amounts.ts'
import { captionAbove, columns, inLines, padded, two, typed } from '../kit/blocks.ts'
import { carrierName, sign } from '../kit/parties.ts'
import { claimAsPrinted, incurred, paid, reserved } from '../kit/records.ts'
import { landscape, ruledLossRun } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'
import { claimsAbbreviated, valued } from './abbreviated-claims.ts'

/** A third party administrator's broad table: paid by kind, all of it, then what is outstanding. */
const administered: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = claimsAbbreviated(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const rows = claims.map((one) => {
      const [medical, expense] = [Math.round(one.paid * 52) / 100, Math.round(one.paid * 6) / 100]
      return [one.number, text(one.claimant), date(one.loss), date(one.reported), one.closed && date(one.closed), one.status, text(one.description), cents(one.paid - medical - expense), cents(medical), cents(expense), cents(one.paid), cents(one.reserves), cents(incurred(one))] // biome-ignore format: a row
    })
    return ruledLossRun(
      `${two('<b>STONEHARBOR CLAIMS MANAGEMENT</b><br>Loss Run &ndash; Detail', `Client: ${text(truth.insured.name)}<br>Carrier: ${carrierName(voice, 'wc')}<br>Valued as of: ${valued(voice)}`)}<p>Policy ${text(wc.number)} &ensp; Policy Period ${termOf(voice, wc, ' - ')} &ensp; Coverage: Workers' Compensation</p>${table('ad gr', ['Claim Number', 'Claimant Name', 'Loss Date', 'Report Date', 'Close Date', 'Status', 'Accident Description', 'Paid Indemnity', 'Paid Medical', 'Paid Expense', 'Total Paid', 'Outstanding', 'Total Incurred'], [...rows, ['Report Totals', `${claims.length} claims`, '', '', '', '', '', '', '', '', centsOf(claims, paid), centsOf(claims, reserved), centsOf(claims, incurred)]])}`,
      `${landscape} .ad { font-size: 0.86em } .ad td, .ad th { padding: 1.5pt 2.5pt } .ad td:first-child, .ad td:nth-child(3), .ad td:nth-child(4), .ad td:nth-child(5) { white-space: nowrap } .ad td:nth-child(n+8), .ad th:nth-child(n+8) { text-align: right } .ad tr:last-child td { font-weight: bold }`,
      { running: `Stoneharbor Claims Management &ndash; ${text(truth.insured.name)} &ndash; Confidential`, records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** An administrator who stacks kinds of payment in rows at the right of what is told of the injured. */
const stacked: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = claimsAbbreviated(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const blocks = claims.map((one) => {
      const [medical, kept] = [Math.round(one.paid * 47) / 100, Math.round(one.reserves * 0.55)]
      const kinds = [['Medical', medical, kept], ['Indemnity', one.paid - medical, one.reserves - kept], ['Expense', 0, 0], ['Claim total', one.paid, one.reserves]] as const // biome-ignore format: rows
      const facts = columns('1.15fr 1fr', inLines(`Claim No: <b>${one.number}</b>`, `Employee: ${text(one.claimant)}`, `Accident: ${text(one.description)}`), inLines(`Date of Injury: ${date(one.loss)}`, `Date Reported: ${date(one.reported)}`, `Status: ${one.status}`, `Examiner: ${text(one.adjuster)}`)) // biome-ignore format: a block
      return `<div class="sk keep"><div>${facts}</div>${table('', ['', 'Paid', 'Reserve', 'Incurred'], kinds.map(([what, out, in_]) => [what, cents(out), cents(in_), cents(out + in_)]))}</div>` // biome-ignore format: a block
    })
    return ruledLossRun(
      `<h3>${carrierName(voice, 'wc')}</h3>${two('Workers Compensation Claim Report', `Evaluated ${valued(voice)}`)}${table('fm', [], [[captionAbove('Employer', text(truth.insured.name)), captionAbove('Policy number', text(wc.number)), captionAbove('Effective', date(wc.effective)), captionAbove('Expiration', date(wc.expiration)), captionAbove('Agency', text(truth.producer.name))]])}${blocks.join('')}<p class="rt"><b>Totals for ${claims.length} claims: paid ${centsOf(claims, paid)}, reserve ${centsOf(claims, reserved)}, incurred ${centsOf(claims, incurred)}</b></p>`,
      '.sk { display: grid; grid-template-columns: 1.7fr 1fr; gap: 10pt; border-bottom: 0.8pt solid #444; padding: 4pt 0 } .sk table { margin: 0 } .sk table td, .sk table th { padding: 0.5pt 3pt; text-align: right } .sk table td:first-child { text-align: left }',
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant, adjuster: one.adjuster, date_reported: date(one.reported), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** Small employers' company: two terms under their captions, medical-only claims marked. */
const smallEmployers: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const half = Math.ceil(truth.claims.length / 2)
    const parts = [truth.policies.wc, truth.prior.wc].map((policy, at) => ({ policy, claims: claimsAbbreviated(at ? truth.claims.slice(half) : truth.claims.slice(0, half), policy, 'wc').map((one) => ({ ...one, recovered: 0 })) })) // biome-ignore format: a list
    const termTable = ({ policy, claims }: (typeof parts)[number]) =>
      `<p class="bar">Policy ${text(policy.number)} &emsp; ${termOf(voice, policy, ' to ')}</p>${table('se', ['Injured Worker', 'Claim Number', 'Injury Date', 'Type', 'Status', 'Nature of Injury', 'Paid to Date', 'Reserve Balance', 'Incurred'], [...claims.map((one) => [text(one.claimant), one.number, date(one.loss), incurred(one) < 9000 ? 'MO' : 'IND', one.status, text(one.description), cents(one.paid), cents(one.reserves), cents(incurred(one))]), ['Subtotal', '', '', '', '', '', centsOf(claims, paid), centsOf(claims, reserved), centsOf(claims, incurred)]])}` // biome-ignore format: a block
    return ruledLossRun(
      `${two(`<h3>${sign(voice, 'wc')}</h3>`, `<b>Workers' Compensation Loss Run</b><br>${valued(voice)}`)}<p>${text(truth.insured.name)}<br>Producer: ${text(truth.producer.name)}</p>${parts.map(termTable).join('')}<p class="fine">MO = medical only; IND = indemnity. Experience modification worksheets are available from the bureau.</p>`,
      '.se td:nth-child(2), .se td:nth-child(3) { white-space: nowrap } .se td:nth-child(n+7), .se th:nth-child(n+7) { text-align: right } .se th { font-size: 0.86em; border-bottom: 0.6pt solid #000 } .se tr:last-child td { border-top: 0.6pt solid #000 }',
      { records: parts.flatMap(({ policy, claims }) => claims.map((one) => claimAsPrinted(voice, one, { policy_number: policy.number, claimant: one.claimant, description: one.description }))) }, // biome-ignore format: a record
    )
  },
}

/** What a broker's data room exports of an account. */
const workbookRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, date } = voice
    const { gl } = truth.policies
    const claims = claimsAbbreviated(truth.claims, gl, 'gl')
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'Loss Run',
          rows: [
            [`Loss Run - ${truth.insured.name}`],
            [`Carrier: ${gl.carrier.name}`, '', `Valuation: ${valued(voice)}`],
            [],
            ['Policy No', 'Claim No', 'Claimant', 'DOL', 'Reported', 'Closed', 'Claim Status', 'Adjuster', 'Description of Loss', 'Total Paid', 'Total Reserves', 'Recoveries', 'Total Incurred'],
            ...claims.map((one) => [gl.number, one.number, one.claimant, date(one.loss), date(one.reported), one.closed && date(one.closed), one.status, one.adjuster, one.description, one.paid, one.reserves, one.recovered, Math.round((incurred(one) - one.recovered) * 100) / 100]),
            ['Total', '', '', '', '', '', '', '', '', Number(centsOf(claims, paid).replaceAll(',', '')), Number(centsOf(claims, reserved).replaceAll(',', ''))],
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** A managing agency's run as a document of a word processor. */
const documentRun: Paper = {
  draw: (voice) => {
    const { truth } = voice
    const { gl } = truth.policies
    const claims = claimsAbbreviated(truth.claims, gl, 'gl')
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...claimAsPrinted(voice, one, { claimant: one.claimant, description: one.description }), date_of_loss: slashedDate(one.loss) })), // biome-ignore format: a record
      docx: [
        `${truth.wholesaler.name} – Claims`,
        `Loss run for ${truth.insured.name}`,
        `Policy ${gl.number}, ${slashedDate(gl.effective)} to ${slashedDate(gl.expiration)}, ${gl.carrier.name}`,
        [['Claim Number', 'Claimant', 'Date of Loss', 'Description', 'Status', 'Paid', 'Reserves'], ...claims.map((one) => [one.number, one.claimant, slashedDate(one.loss), one.description, one.status, cents(one.paid), cents(one.reserves)])],
        `Total of ${claims.length} claims: paid ${centsOf(claims, paid)}, reserves ${centsOf(claims, reserved)}.`,
      ], // biome-ignore format: parts of a document
    }
  },
}

/** A fund's listing in one type, a line a claim. */
const fundListing: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = claimsAbbreviated(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const lines = claims.map((one) => `${padded(one.number, 16)}${padded(text(one.claimant.toUpperCase()), 26)}${padded(date(one.loss), 12)}${padded(one.status.toUpperCase(), 10)}${padded(cents(one.paid), 13, true)}${padded(cents(one.reserves), 13, true)}${padded(cents(incurred(one)), 14, true)}`) // biome-ignore format: a line
    const top = (page: number) => [`${padded(text(wc.carrier.name.toUpperCase()), 92)}PAGE ${page}`, `CLAIM COST REPORT   POLICY ${text(wc.number)}   ${termOf(voice, wc, ' - ')}`, `EMPLOYER ${text(truth.insured.name.toUpperCase())}`, `EVALUATION DATE ${valued(voice)}`, '', `${padded('CLAIM NO', 16)}${padded('INJURED EMPLOYEE', 26)}${padded('INJURY DT', 12)}${padded('STATUS', 10)}${padded('PAID', 13, true)}${padded('RESERVES', 13, true)}${padded('INCURRED', 14, true)}`, ''] // biome-ignore format: lines
    const pages = Array.from({ length: Math.ceil(lines.length / 42) }, (_, at) => [...top(at + 1), ...lines.slice(at * 42, at * 42 + 42)]) // biome-ignore format: a list
    const last = ['', `${padded(`TOTAL  ${claims.length} CLAIMS`, 64)}${padded(centsOf(claims, paid), 13, true)}${padded(centsOf(claims, reserved), 13, true)}${padded(centsOf(claims, incurred), 14, true)}`] // biome-ignore format: a list
    return ruledLossRun(
      pages.map((one, at) => `<div class="fd">${typed(at === pages.length - 1 ? [...one, ...last] : one)}</div>`).join(''), // biome-ignore format: pages
      'pre { font-size: 8pt; line-height: 1.35 } .fd + .fd { break-before: page }',
      {
        records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant })),
      },
    )
  },
}

/** A compensation workbook: what was paid by kind, and all of it. */
const compBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { wc } = truth.policies
    const claims = claimsAbbreviated(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const medical = (one: Claim) => Math.round(one.paid * 58) / 100
    const round = (amount: number) => Math.round(amount * 100) / 100
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant, description: one.description }), date_of_loss: leanDate(one.loss) })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'WC claims',
          rows: [
            ['Workers Compensation Claims', wc.carrier.name],
            ['Insured', truth.insured.name],
            ['Policy Number', wc.number, `${leanDate(wc.effective)} - ${leanDate(wc.expiration)}`],
            [],
            ['Claim Number', 'Injured Worker', 'Date of Injury', 'Status', 'Injury Description', 'Medical Paid', 'Indemnity Paid', 'Total Paid', 'Total Reserves', 'Total Incurred'],
            ...claims.map((one) => [one.number, one.claimant, leanDate(one.loss), one.status, one.description, medical(one), round(one.paid - medical(one)), one.paid, one.reserves, round(incurred(one))]),
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

export const stackedAndInjuriesFamilies: LearnFamily[] = [
  { name: 'losses administered', style: manyCities(['sans', 'narrow', 'wide'], [7.5, 8]), papers: { administered, stacked, workbookRun, documentRun } },
  { name: 'injuries at work', style: manyCities(['sans', 'narrow'], [7.5, 8]), papers: { smallEmployers, fundListing, compBook } },
] // biome-ignore format: a family in a line
