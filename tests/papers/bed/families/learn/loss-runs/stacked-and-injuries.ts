import type { Paper } from '../../../family.ts'
import { br, cap, cents, columns, insurer, landscape, sign, slashed, tb, termSaid, two } from '../kit/terms.ts'
import { during, gross, held, paid, run, sum, told, valued } from './abbreviated-claims.ts'

/** A third party administrator's broad table: paid by kind, all of it, then what is outstanding. */
export const administered: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = during(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const rows = claims.map((one) => {
      const [medical, expense] = [Math.round(one.paid * 52) / 100, Math.round(one.paid * 6) / 100]
      return [one.number, text(one.claimant), date(one.loss), date(one.reported), one.closed && date(one.closed), one.status, text(one.description), cents(one.paid - medical - expense), cents(medical), cents(expense), cents(one.paid), cents(one.reserves), cents(gross(one))] // biome-ignore format: a row
    })
    return run(
      `${two('<b>STONEHARBOR CLAIMS MANAGEMENT</b><br>Loss Run &ndash; Detail', `Client: ${text(truth.insured.name)}<br>Carrier: ${insurer(voice, 'wc')}<br>Valued as of: ${valued(voice)}`)}<p>Policy ${text(wc.number)} &ensp; Policy Period ${termSaid(voice, wc, ' - ')} &ensp; Coverage: Workers' Compensation</p>${tb('ad gr', ['Claim Number', 'Claimant Name', 'Loss Date', 'Report Date', 'Close Date', 'Status', 'Accident Description', 'Paid Indemnity', 'Paid Medical', 'Paid Expense', 'Total Paid', 'Outstanding', 'Total Incurred'], [...rows, ['Report Totals', `${claims.length} claims`, '', '', '', '', '', '', '', '', sum(claims, paid), sum(claims, held), sum(claims, gross)]])}`,
      `${landscape} .ad { font-size: 0.86em } .ad td, .ad th { padding: 1.5pt 2.5pt } .ad td:first-child, .ad td:nth-child(3), .ad td:nth-child(4), .ad td:nth-child(5) { white-space: nowrap } .ad td:nth-child(n+8), .ad th:nth-child(n+8) { text-align: right } .ad tr:last-child td { font-weight: bold }`,
      { running: `Stoneharbor Claims Management &ndash; ${text(truth.insured.name)} &ndash; Confidential`, records: claims.map((one) => told(voice, one, { policy_number: wc.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** An administrator who stacks kinds of payment in rows at the right of what is told of the injured. */
export const stacked: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = during(truth.claims, wc, 'wc').map((one) => ({ ...one, recovered: 0 }))
    const blocks = claims.map((one) => {
      const [medical, kept] = [Math.round(one.paid * 47) / 100, Math.round(one.reserves * 0.55)]
      const kinds = [['Medical', medical, kept], ['Indemnity', one.paid - medical, one.reserves - kept], ['Expense', 0, 0], ['Claim total', one.paid, one.reserves]] as const // biome-ignore format: rows
      const facts = columns('1.15fr 1fr', br(`Claim No: <b>${one.number}</b>`, `Employee: ${text(one.claimant)}`, `Accident: ${text(one.description)}`), br(`Date of Injury: ${date(one.loss)}`, `Date Reported: ${date(one.reported)}`, `Status: ${one.status}`, `Examiner: ${text(one.adjuster)}`)) // biome-ignore format: a block
      return `<div class="sk keep"><div>${facts}</div>${tb('', ['', 'Paid', 'Reserve', 'Incurred'], kinds.map(([what, out, in_]) => [what, cents(out), cents(in_), cents(out + in_)]))}</div>` // biome-ignore format: a block
    })
    return run(
      `<h3>${insurer(voice, 'wc')}</h3>${two('Workers Compensation Claim Report', `Evaluated ${valued(voice)}`)}${tb('fm', [], [[cap('Employer', text(truth.insured.name)), cap('Policy number', text(wc.number)), cap('Effective', date(wc.effective)), cap('Expiration', date(wc.expiration)), cap('Agency', text(truth.producer.name))]])}${blocks.join('')}<p class="rt"><b>Totals for ${claims.length} claims: paid ${sum(claims, paid)}, reserve ${sum(claims, held)}, incurred ${sum(claims, gross)}</b></p>`,
      '.sk { display: grid; grid-template-columns: 1.7fr 1fr; gap: 10pt; border-bottom: 0.8pt solid #444; padding: 4pt 0 } .sk table { margin: 0 } .sk table td, .sk table th { padding: 0.5pt 3pt; text-align: right } .sk table td:first-child { text-align: left }',
      { records: claims.map((one) => told(voice, one, { policy_number: wc.number, claimant: one.claimant, adjuster: one.adjuster, date_reported: date(one.reported), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** Small employers' company: two terms under their captions, medical-only claims marked. */
export const smallEmployers: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const half = Math.ceil(truth.claims.length / 2)
    const parts = [truth.policies.wc, truth.prior.wc].map((policy, at) => ({ policy, claims: during(at ? truth.claims.slice(half) : truth.claims.slice(0, half), policy, 'wc').map((one) => ({ ...one, recovered: 0 })) })) // biome-ignore format: a list
    const table = ({ policy, claims }: (typeof parts)[number]) =>
      `<p class="bar">Policy ${text(policy.number)} &emsp; ${termSaid(voice, policy, ' to ')}</p>${tb('se', ['Injured Worker', 'Claim Number', 'Injury Date', 'Type', 'Status', 'Nature of Injury', 'Paid to Date', 'Reserve Balance', 'Incurred'], [...claims.map((one) => [text(one.claimant), one.number, date(one.loss), gross(one) < 9000 ? 'MO' : 'IND', one.status, text(one.description), cents(one.paid), cents(one.reserves), cents(gross(one))]), ['Subtotal', '', '', '', '', '', sum(claims, paid), sum(claims, held), sum(claims, gross)]])}` // biome-ignore format: a block
    return run(
      `${two(`<h3>${sign(voice, 'wc')}</h3>`, `<b>Workers' Compensation Loss Run</b><br>${valued(voice)}`)}<p>${text(truth.insured.name)}<br>Producer: ${text(truth.producer.name)}</p>${parts.map(table).join('')}<p class="fine">MO = medical only; IND = indemnity. Experience modification worksheets are available from the bureau.</p>`,
      '.se td:nth-child(2), .se td:nth-child(3) { white-space: nowrap } .se td:nth-child(n+7), .se th:nth-child(n+7) { text-align: right } .se th { font-size: 0.86em; border-bottom: 0.6pt solid #000 } .se tr:last-child td { border-top: 0.6pt solid #000 }',
      { records: parts.flatMap(({ policy, claims }) => claims.map((one) => told(voice, one, { policy_number: policy.number, claimant: one.claimant, description: one.description }))) }, // biome-ignore format: a record
    )
  },
}

/** What a broker's data room exports of an account. */
export const workbookRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, date } = voice
    const { gl } = truth.policies
    const claims = during(truth.claims, gl, 'gl')
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => told(voice, one, { policy_number: gl.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'Loss Run',
          rows: [
            [`Loss Run - ${truth.insured.name}`],
            [`Carrier: ${gl.carrier.name}`, '', `Valuation: ${valued(voice)}`],
            [],
            ['Policy No', 'Claim No', 'Claimant', 'DOL', 'Reported', 'Closed', 'Claim Status', 'Adjuster', 'Description of Loss', 'Total Paid', 'Total Reserves', 'Recoveries', 'Total Incurred'],
            ...claims.map((one) => [gl.number, one.number, one.claimant, date(one.loss), date(one.reported), one.closed && date(one.closed), one.status, one.adjuster, one.description, one.paid, one.reserves, one.recovered, Math.round((gross(one) - one.recovered) * 100) / 100]),
            ['Total', '', '', '', '', '', '', '', '', Number(sum(claims, paid).replaceAll(',', '')), Number(sum(claims, held).replaceAll(',', ''))],
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** A file of values parted by commas: auto claims with who drove. */
export const fileRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { auto } = truth.policies
    const claims = during(truth.claims, auto, 'auto').map((one, at) => ({ ...one, driver: truth.drivers[at % truth.drivers.length]!.name })) // biome-ignore format: a list
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...told(voice, one, { policy_number: auto.number, driver: one.driver, description: one.description }), date_of_loss: slashed(one.loss) })), // biome-ignore format: a record
      csv: [
        ['Policy Number', 'Claim Number', 'Date of Loss', 'Driver', 'Description', 'Status', 'Paid', 'Reserves', 'Incurred'],
        ...claims.map((one) => [auto.number, one.number, slashed(one.loss), one.driver, one.description, one.status, one.paid.toFixed(2), one.reserves.toFixed(2), gross(one).toFixed(2)]),
      ], // biome-ignore format: rows of a file
    }
  },
}

/** A managing agency's run as a document of a word processor. */
export const documentRun: Paper = {
  draw: (voice) => {
    const { truth } = voice
    const { gl } = truth.policies
    const claims = during(truth.claims, gl, 'gl')
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...told(voice, one, { claimant: one.claimant, description: one.description }), date_of_loss: slashed(one.loss) })), // biome-ignore format: a record
      docx: [
        `${truth.wholesaler.name} – Claims`,
        `Loss run for ${truth.insured.name}`,
        `Policy ${gl.number}, ${slashed(gl.effective)} to ${slashed(gl.expiration)}, ${gl.carrier.name}`,
        [['Claim Number', 'Claimant', 'Date of Loss', 'Description', 'Status', 'Paid', 'Reserves'], ...claims.map((one) => [one.number, one.claimant, slashed(one.loss), one.description, one.status, cents(one.paid), cents(one.reserves)])],
        `Total of ${claims.length} claims: paid ${sum(claims, paid)}, reserves ${sum(claims, held)}.`,
      ], // biome-ignore format: parts of a document
    }
  },
}
