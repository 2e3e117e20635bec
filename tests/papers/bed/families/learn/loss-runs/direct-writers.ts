import type { LearnFamily, Paper } from '../../../family.ts'
import { cents, centsOf, slashedDate } from '../kit/amounts.ts'
import { captionAbove, columns, two } from '../kit/blocks.ts'
import { carrierName, insuredUntold, sign } from '../kit/parties.ts'
import { claimAsPrinted, incurred, incurredNet, paid, recovered, reserved } from '../kit/records.ts'
import { ruledLossRun } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'
import { claimsAbbreviated, valued } from './abbreviated-claims.ts'

/** A file of values parted by commas: auto claims with who drove. */
const fileRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { auto } = truth.policies
    const claims = claimsAbbreviated(truth.claims, auto, 'auto').map((one, at) => ({ ...one, driver: truth.drivers[at % truth.drivers.length]!.name })) // biome-ignore format: a list
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...claimAsPrinted(voice, one, { policy_number: auto.number, driver: one.driver, description: one.description }), date_of_loss: slashedDate(one.loss) })), // biome-ignore format: a record
      csv: [
        ['Policy Number', 'Claim Number', 'Date of Loss', 'Driver', 'Description', 'Status', 'Paid', 'Reserves', 'Incurred'],
        ...claims.map((one) => [auto.number, one.number, slashedDate(one.loss), one.driver, one.description, one.status, one.paid.toFixed(2), one.reserves.toFixed(2), incurred(one).toFixed(2)]),
      ], // biome-ignore format: rows of a file
    }
  },
}

/** A mutual's run: captions above values in a grid that comes again for each claim. */
const gridRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsAbbreviated(truth.claims, gl, 'property').map((one) => ({ ...one, recovered: 0 }))
    const grids = claims.map((one) => `<div class="keep">${table('gd', [], [[captionAbove('Claim number', one.number), captionAbove('Date of loss', date(one.loss)), captionAbove('Date reported', date(one.reported)), captionAbove('Status', one.status), captionAbove('Date closed', one.closed && date(one.closed))], [captionAbove('Cause of loss', text(one.description)), captionAbove('Adjuster', text(one.adjuster)), captionAbove('Loss paid', cents(one.paid)), captionAbove('Loss reserve', cents(one.reserves)), captionAbove('Incurred', cents(incurred(one)))]])}</div>`) // biome-ignore format: a grid
    return ruledLossRun(
      `<h3 class="md">${carrierName(voice, 'gl')}</h3><p class="md">POLICY LOSS HISTORY</p>${columns('1fr 1fr', captionAbove('Insured', insuredUntold(voice)), `${captionAbove('Policy', text(gl.number))}<br>${captionAbove('Term', termOf(voice, gl))}<br>${captionAbove('Printed', valued(voice))}`)}${grids.join('')}<p>Claims: ${claims.length} &emsp; Paid: ${centsOf(claims, paid)} &emsp; Reserve: ${centsOf(claims, reserved)} &emsp; Incurred: ${centsOf(claims, incurred)}</p>`,
      '.gd { table-layout: fixed; margin: 0 0 5pt } .gd td { border: 0.4pt solid #777 }',
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, adjuster: one.adjuster, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** Auto claims of a direct writer: whose driver, which vehicle, and what each coverage paid below the claim. */
const autoRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { auto } = truth.policies
    const claims = claimsAbbreviated(truth.claims, auto, 'auto').map((one, at) => ({ ...one, driver: truth.drivers[at % truth.drivers.length]!.name, car: truth.vehicles[at % truth.vehicles.length]! })) // biome-ignore format: a list
    const rows = claims.flatMap((one) => {
      const [bi, kept] = [Math.round(one.paid * 40) / 100, Math.round(one.reserves * 0.6)]
      return [
        [`<b>${one.number}</b>`, date(one.loss), one.status, text(one.driver), `${one.car.year} ${text(one.car.make)}`, `<b>${cents(one.paid)}</b>`, `<b>${cents(one.reserves)}</b>`, cents(one.recovered)],
        ['', '', '', `&emsp; Liability`, '', cents(bi), cents(kept), ''],
        ['', '', '', `&emsp; Physical Damage`, '', cents(one.paid - bi), cents(one.reserves - kept), ''],
        `<i>Accident description:</i> ${text(one.description)}`,
      ]
    }) // biome-ignore format: rows
    return ruledLossRun(
      `${two(`<h3>${sign(voice, 'auto')} Commercial</h3>Loss Run Request`, `${carrierName(voice, 'auto')}<br>${valued(voice)}`)}<p>Named insured: ${text(truth.insured.name)} &emsp; Policy number: ${text(auto.number)} &emsp; Policy term: ${termOf(voice, auto, ' - ')}</p>${table('ar', ['Claim Number', 'Date of Loss', 'Status', 'Driver', 'Vehicle', 'Paid', 'Reserve', 'Salvage/Subro'], [...rows, ['Totals', '', '', '', '', centsOf(claims, paid), centsOf(claims, reserved), centsOf(claims, recovered)]])}<p class="fine">Amounts in bold are totals of the claim. Reserves are estimates and change.</p>`,
      '.ar th { print-color-adjust: exact; background: #dfe8f0; font-size: 0.88em } .ar td { padding: 1pt 4pt } .ar td:nth-child(n+6), .ar th:nth-child(n+6) { text-align: right } .ar .whole td { border-bottom: 0.4pt solid #999; padding-bottom: 4pt }',
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: auto.number, driver: one.driver, description: one.description, claim_recovered: one.recovered })) }, // biome-ignore format: a record
    )
  },
}

/** Cards of a portal: facts left, amounts right, what happened below. */
const portalCards: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsAbbreviated(truth.claims, gl, 'gl')
    const said = (words: string, value: string) => `<div><span class="k">${words}</span> ${value}</div>`
    const cards = claims.map((one) => `<div class="kc keep"><div class="kt"><b>Claim #: ${one.number}</b><span>${one.status}</span></div><div class="kb"><div>${said('Claimant:', text(one.claimant))}${said('Loss Date:', date(one.loss))}${said('Reported:', date(one.reported))}${one.closed ? said('Closed:', date(one.closed)) : ''}</div><div>${said('Adjuster:', text(one.adjuster))}${said('Loss Type:', 'Liability')}</div><div class="ka">${said('Total Paid', cents(one.paid))}${said('Total Reserves', cents(one.reserves))}${said('Total Recoveries', cents(one.recovered))}${said('Total Incurred', cents(incurredNet(one)))}</div></div><div class="kd">${said('Description:', text(one.description))}</div></div>`) // biome-ignore format: a card
    return ruledLossRun(
      `<h3>Claims for ${text(truth.insured.name)}</h3><p>Policy ${text(gl.number)} &middot; ${termOf(voice, gl, ' – ')} &middot; Businessowners &middot; ${carrierName(voice, 'gl')}<br>Downloaded ${valued(voice)} by ${text(truth.producer.name)}</p>${cards.join('')}<p><b>${claims.length} claims</b> &middot; paid ${centsOf(claims, paid)} &middot; reserves ${centsOf(claims, reserved)} &middot; recoveries ${centsOf(claims, recovered)}</p>`,
      '.kc { border: 0.6pt solid #bbb; border-radius: 4pt; margin: 6pt 0 } .kt { display: flex; justify-content: space-between; print-color-adjust: exact; background: #f1f3f6; padding: 3pt 6pt } .kb { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8pt; padding: 3pt 6pt } .ka div { display: flex; justify-content: space-between } .k { color: #555 } .kd { padding: 0 6pt 4pt }',
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, claimant: one.claimant, adjuster: one.adjuster, date_reported: date(one.reported), description: one.description, claim_recovered: one.recovered, ...(one.closed ? { date_closed: date(one.closed) } : {}) })) }, // biome-ignore format: a record
    )
  },
}

export const directWritersFamilies: LearnFamily[] = [
  { name: 'losses of direct writers', style: manyCities(['sans', 'modern'], [8, 8.5]), papers: { autoRun, portalCards, fileRun, gridRun } },
] // biome-ignore format: a family in a line
