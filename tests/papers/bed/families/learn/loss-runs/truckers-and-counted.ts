import type { Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import { across, cents, days, dollars, field, mark, named, paragraphs, plainRows, posted, ran, rows, said, split, tableOf } from '../kit/blocks.ts' // biome-ignore format: a list
import { asOf, claimsIn, half, incurred, lossRun, netOf, paid, recordOf, recovered, reserved, rounded, shut, total, unrecovered } from './described-claims.ts' // biome-ignore format: a list

/** Lines of one width on green bars: three for each claim, the captions at the head of each page. */
export const bars: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsIn(truth.claims, gl, 'gl')
    const upper = (words: string) => text(words.toUpperCase())
    const three = (one: Claim) => [`${field(one.number, 18)}${field(date(one.loss), 14)}${field(date(one.reported), 14)}${field(one.status.toUpperCase(), 10)}${field(cents(one.paid), 14, true)}${field(cents(one.reserves), 14, true)}${field(cents(one.recovered), 12, true)}`, `   CLAIMANT: ${field(upper(one.claimant), 30)} ADJUSTER: ${upper(one.adjuster)}`, `   DESC: ${upper(one.description)}`, ''] // biome-ignore format: lines
    const size = 13
    const pages = Array.from({ length: Math.ceil(claims.length / size) }, (_, at) => claims.slice(at * size, at * size + size)) // biome-ignore format: a list
    const head = (at: number) => [`${field(upper(gl.carrier.name), 76)}RPT CL-410  PG ${at + 1}`, `POLICY LOSS LISTING    VALUATION ${asOf(voice)}`, `POLICY ${text(gl.number)}   EFF ${date(gl.effective)}   EXP ${date(gl.expiration)}   INSURED ${upper(truth.insured.name)}`, '', `${field('CLAIM NO', 18)}${field('LOSS DATE', 14)}${field('RPT DATE', 14)}${field('STATUS', 10)}${field('PAID', 14, true)}${field('RESERVE', 14, true)}${field('RECOVERED', 12, true)}`, '-'.repeat(96)] // biome-ignore format: lines
    const end = ['-'.repeat(96), `${field(`TOTAL ${claims.length} CLAIMS`, 56)}${field(total(claims, paid), 14, true)}${field(total(claims, reserved), 14, true)}${field(total(claims, recovered), 12, true)}`] // biome-ignore format: lines
    return lossRun(
      pages.map((page, at) => `<div class="bar"><pre>${[...head(at), ...page.flatMap(three), ...(at === pages.length - 1 ? end : ['CONTINUED ON NEXT PAGE'])].join('\n')}</pre></div>`).join(''), // biome-ignore format: pages
      'pre { font-size: 8pt; line-height: 1.3 } .bar + .bar { break-before: page }',
      { records: claims.map((one) => recordOf(voice, one, { policy_number: gl.number, date_reported: date(one.reported), claimant: one.claimant, adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })) }, // biome-ignore format: a record
    )
  },
}

/** An administrator's run across the page: kinds of payment, then totals, in cells so narrow that words wrap. */
export const administrator: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = unrecovered(claimsIn(truth.claims, wc, 'wc'))
    const medical = (amount: number) => rounded(amount * 0.55)
    return lossRun(
      `<div class="split"><h3>Waymark Claim Administrators</h3><p class="e">Client loss run &middot; ${asOf(voice)}</p></div><p>Client: ${text(truth.insured.name)} &nbsp;|&nbsp; Insurer: ${named.carrier(voice, 'wc')}</p>${tableOf('ad ruled', ['Policy Number', 'Claim Number', 'Claimant', 'Date of Injury', 'Date Reported', 'Date Closed', 'Claim Status', 'Accident Description', 'Medical Paid', 'Indemnity Paid', 'Total Paid', 'Total Reserves', 'Total Incurred'], `${rows(claims, (one) => [text(wc.number), one.number, text(one.claimant), date(one.loss), date(one.reported), shut(voice, one), one.status, text(one.description), cents(medical(one.paid)), cents(one.paid - medical(one.paid)), cents(one.paid), cents(one.reserves), cents(incurred(one))])}<tr><td colspan="10">Total</td><td>${total(claims, paid)}</td><td>${total(claims, reserved)}</td><td>${total(claims, incurred)}</td></tr>`)}`,
      `${across} .ad { font-size: 0.84em } .ad th { background: #2f3f55; color: #fff; print-color-adjust: exact; font-weight: normal } .ad td, .ad th { padding: 1.5pt 2.5pt } .ad td:nth-child(n+9) { text-align: right } .ad td:nth-child(4), .ad td:nth-child(5), .ad td:nth-child(6) { white-space: nowrap }`,
      { records: claims.map((one) => recordOf(voice, one, { policy_number: wc.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: shut(voice, one), description: one.description })), running: 'Waymark Claim Administrators &ndash; confidential' }, // biome-ignore format: a record
    )
  },
}

/** Claims counted through: each a heading, a line of facts, a sentence, a line of money. */
export const counted: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsIn(truth.claims, gl, 'gl')
    const told = (one: Claim, at: number) => `<div class="whole ct"><b>${at + 1} of ${claims.length}. Claim number ${one.number}</b><br>Date of loss ${date(one.loss)} &ensp;|&ensp; Reported ${date(one.reported)} &ensp;|&ensp; Status ${one.status}${one.closed ? ` &ensp;|&ensp; Closed ${date(one.closed)}` : ''}<br>Claimant ${text(one.claimant)}<br>Description: ${text(one.description)}<br>Paid ${cents(one.paid)} &ensp;|&ensp; Reserved ${cents(one.reserves)} &ensp;|&ensp; Incurred ${cents(incurred(one))}</div>` // biome-ignore format: a block
    return lossRun(
      `<h3>${text(truth.wholesaler.name)}</h3><p>Claims department of the program<br>${asOf(voice)}</p>${paragraphs(`Policy ${text(gl.number)}, ${named.carrier(voice, 'gl')}, ${ran(voice, gl)}<br>Insured ${posted.insured(voice, ', ')}`)}${claims.map(told).join('')}<p>All claims: paid ${total(claims, paid)}, reserved ${total(claims, reserved)}.</p>`,
      '.ct { border-left: 3pt solid #bbb; padding-left: 8pt; margin: 9pt 0 }',
      { records: unrecovered(claims).map((one) => recordOf(voice, one, { policy_number: gl.number, date_reported: date(one.reported), claimant: one.claimant, description: one.description, ...(one.closed ? { date_closed: date(one.closed) } : {}) })) }, // biome-ignore format: a record
    )
  },
}

/** A truck insurer: units and drivers, a policy number in each row. */
export const truckRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const [now, then] = half(truth.claims)
    const all = [truth.policies.auto, truth.prior.auto].flatMap((policy, at) => claimsIn(at ? then : now, policy, 'auto').map((one, row) => ({ ...one, policy, driver: truth.drivers[(row + at) % truth.drivers.length]!.name }))) // biome-ignore format: a list
    return lossRun(
      `<div class="split"><h3>${mark(voice, 'auto')} Transportation</h3><p class="e">LOSS RUN<br>${asOf(voice)}</p></div>${said(
        [
          ['Insured', text(truth.insured.name)],
          ['Company', named.carrier(voice, 'auto')],
          ['Agency', text(truth.producer.name)],
        ],
      )}${tableOf('under', ['Policy No.', 'Policy Eff. Date', 'Claim No.', 'Loss Date', 'Status', 'Driver', 'Loss Description', 'Paid', 'Reserve', 'Recovered', 'Net'], `${rows(all, (one) => [text(one.policy.number), date(one.policy.effective), one.number, date(one.loss), one.status, text(one.driver), text(one.description), cents(one.paid), cents(one.reserves), cents(one.recovered), cents(netOf(one))])}<tr><td colspan="7"><b>Total of ${all.length} claims</b></td><td>${total(all, paid)}</td><td>${total(all, reserved)}</td><td>${total(all, recovered)}</td><td>${total(all, netOf)}</td></tr>`)}`,
      `${across} .under td:nth-child(n+8), .under th:nth-child(n+8), .under tr:last-child td:nth-child(n+2) { text-align: right } .under td:nth-child(-n+4) { white-space: nowrap } .under tr:last-child td { white-space: nowrap }`,
      { records: all.map((one) => recordOf(voice, one, { policy_number: one.policy.number, effective_date: date(one.policy.effective), driver: one.driver, description: one.description, claim_recovered: one.recovered })) }, // biome-ignore format: a record
    )
  },
}

/** Two terms as two sheets of a workbook. */
export const termsBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const [now, then] = half(truth.claims)
    const terms = [truth.policies.gl, truth.prior.gl].map((policy, at) => ({ policy, claims: claimsIn(at ? then : now, policy, 'gl') })) // biome-ignore format: a list
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: terms.flatMap(({ policy, claims }) => claims.map((one) => ({ ...recordOf(voice, one, { policy_number: policy.number, claimant: one.claimant, description: one.description, claim_recovered: one.recovered }), date_of_loss: days.slashed(one.loss) }))), // biome-ignore format: a record
      xlsx: terms.map(({ policy, claims }) => ({
        name: `${policy.effective.slice(0, 4)}-${policy.expiration.slice(2, 4)}`,
        rows: [
          [truth.insured.name, '', 'Loss experience', policy.carrier.name],
          [],
          ['Policy #', 'Claim #', 'Claimant', 'Loss Date', 'Claim Status', 'Cause of Loss', 'Paid', 'Reserves', 'Recovery', 'Net Incurred'],
          ...claims.map((one) => [policy.number, one.number, one.claimant, days.slashed(one.loss), one.status, one.description, one.paid, one.reserves, one.recovered, rounded(netOf(one))]),
        ], // biome-ignore format: rows of a sheet
      })),
    }
  },
}

/** What a claims system hands out as a file, injuries at work. */
export const claimsFile: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { wc } = truth.policies
    const claims = unrecovered(claimsIn(truth.claims, wc, 'wc'))
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...recordOf(voice, one, { policy_number: wc.number, claimant: one.claimant, adjuster: one.adjuster, description: one.description }), date_of_loss: one.loss, date_reported: one.reported, date_closed: one.closed })), // biome-ignore format: a record
      csv: [
        ['POLICY_NUMBER', 'CLAIM_NUMBER', 'CLAIM_STATUS', 'DATE_OF_LOSS', 'DATE_REPORTED', 'DATE_CLOSED', 'CLAIMANT', 'ADJUSTER', 'DESCRIPTION', 'TOTAL_PAID', 'TOTAL_RESERVES', 'TOTAL_INCURRED'],
        ...claims.map((one) => [wc.number, one.number, one.status, one.loss, one.reported, one.closed, one.claimant, one.adjuster, one.description, one.paid.toFixed(2), one.reserves.toFixed(2), incurred(one).toFixed(2)]),
      ], // biome-ignore format: rows of a file
    }
  },
}

/** A company's answer to an agency, as a word processor wrote it. */
export const answered: Paper = {
  draw: (voice) => {
    const { truth } = voice
    const { auto } = truth.policies
    const claims = claimsIn(truth.claims, auto, 'auto')
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...recordOf(voice, one, { policy_number: auto.number, description: one.description }), date_of_loss: days.slashed(one.loss) })), // biome-ignore format: a record
      docx: [
        auto.carrier.name,
        `Loss Run for ${truth.insured.name}`,
        `Policy Number ${auto.number}, ${days.slashed(auto.effective)} to ${days.slashed(auto.expiration)}, Business Auto`,
        [['Claim Number', 'Date of Loss', 'Status', 'Description', 'Paid', 'Reserve', 'Incurred'], ...claims.map((one) => [one.number, days.slashed(one.loss), one.status, one.description, `$${cents(one.paid)}`, `$${cents(one.reserves)}`, `$${cents(incurred(one))}`])],
        `Premium for the term was ${dollars(auto.premium)}.`,
      ], // biome-ignore format: parts of a document
    }
  },
}

/** Five years without a claim, a row for each. */
export const clean: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl } = truth.policies
    const year = (back: number) => `${Number(gl.effective.slice(0, 4)) - back}${gl.effective.slice(4)}`
    return lossRun(
      `<h3>${named.carrier(voice, 'gl')}</h3>${split(`Loss run for<br>${posted.insured(voice)}`, `Valued ${asOf(voice)}<br>For ${text(truth.producer.name)}`)}${tableOf('ruled', ['Term', 'Policy', 'Line', 'Premium', 'Claims', 'Paid', 'Outstanding'], plainRows([0, 1, 2, 3, 4].map((back) => [`${date(year(back))} - ${date(year(back - 1))}`, back ? text(truth.prior.gl.number) : text(gl.number), 'General liability', money(gl.premium - back * 311), '0', '0.00', '0.00'])))}<p><b>No losses reported in the terms above.</b></p>`,
      '.ruled td:nth-child(n+4), .ruled th:nth-child(n+4) { text-align: right }',
      { records: [] },
    )
  },
}
