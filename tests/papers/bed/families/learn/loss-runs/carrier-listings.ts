import type { Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import { br, cap, cents, insurer, landscape, list, office, pad, ps, sign, tb, termSaid, toAgency, toInsured, two, typed } from '../kit/terms.ts' // biome-ignore format: a list
import { back, during, gross, held, net, paid, run, sum, told, valued } from './abbreviated-claims.ts'

/** A stock company's run: a line of facts and a line of words for each claim, three amounts apart. */
export const stockRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = during(truth.claims, gl, 'gl')
    const rows = claims.flatMap((one) => [
      [`<b>${one.number}</b>`, date(one.loss), date(one.reported), one.status, one.closed && date(one.closed), text(one.claimant), cents(one.paid), cents(one.reserves), cents(gross(one))],
      `<span class="ds">${text(one.description)}</span>`,
    ]) // biome-ignore format: rows
    return run(
      `${two(`<b>${sign(voice, 'gl').toUpperCase()}</b><br>LOSS RUN REPORT`, `Valuation date: ${valued(voice)}<br>Agent: ${text(truth.producer.name)} (${text(truth.producer.code)})`)}${tb('fm', [], [[cap('Account name', text(truth.insured.name)), cap('Policy number', text(gl.number)), cap('Policy period', termSaid(voice, gl, ' - ')), cap('Line', 'General Liability'), cap('Company', insurer(voice, 'gl'))]])}${tb('sr', ['Claim Number', 'Date of Loss', 'Date Reported', 'Status', 'Date Closed', 'Claimant', 'Paid', 'Outstanding Reserves', 'Incurred'], [...rows, ['<b>Total</b>', '', '', `${claims.length} claims`, '', '', sum(claims, paid), sum(claims, held), sum(claims, gross)]])}<p class="fine">This information is confidential and furnished for underwriting only. Amounts include indemnity and expense.</p>`,
      `${landscape} .sr th { border-bottom: 1pt solid #000; border-top: 1pt solid #000; font-size: 0.88em } .sr td:nth-child(n+7), .sr th:nth-child(n+7) { text-align: right } .sr tr:not(.whole) { break-after: avoid } .sr tr:not(.whole) td { border-top: 0.4pt solid #bbb; padding-bottom: 0 } .ds { padding-left: 12pt; color: #333 }`,
      { running: `Loss run &ndash; ${text(truth.insured.name)} &ndash; ${text(gl.number)}`, records: claims.map((one) => told(voice, one, { policy_number: gl.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** Terms of one line, one after the other, and those without a claim said to be so. */
export const byYears: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const half = Math.ceil(truth.claims.length / 2)
    const blocks: [string, Policy, Claim[]][] = [
      ['Commercial Property', truth.policies.gl, during(truth.claims.slice(0, half), truth.policies.gl, 'property')],
      ['Commercial Property', truth.prior.gl, during(truth.claims.slice(half), truth.prior.gl, 'property')],
      ['Commercial Umbrella', truth.policies.umbrella, []],
    ]
    const block = ([what, policy, claims]: (typeof blocks)[number]) =>
      `<div class="yr">${tb('', [], [[`Policy: <b>${text(policy.number)}</b>`, `Eff: ${date(policy.effective)}`, `Exp: ${date(policy.expiration)}`, what]])}${claims.length ? tb('yt', ['Loss Date', 'Claim No.', 'Cause of Loss', 'Claim Status', 'Total Paid', 'Reserve', 'Recovery', 'Net Incurred'], [...claims.map((one) => [date(one.loss), one.number, text(one.description), one.status, cents(one.paid), cents(one.reserves), cents(one.recovered), cents(net(one))]), ['Policy Totals:', String(claims.length), '', '', sum(claims, paid), sum(claims, held), sum(claims, back), sum(claims, net)]]) : '<p>*** NO LOSSES REPORTED FOR THIS PERIOD ***</p>'}</div>` // biome-ignore format: a block
    const all = blocks.flatMap(([, , claims]) => claims)
    return run(
      `<h3>${insurer(voice, 'gl')}</h3><h4>Historical Loss Summary</h4>${two(`Insured: ${toInsured(voice)}`, `Report date ${valued(voice)}<br>Requested by ${text(truth.producer.name)}`)}${blocks.map(block).join('')}<p><b>Grand totals</b> &emsp; Claims ${all.length} &emsp; Paid ${sum(all, paid)} &emsp; Reserve ${sum(all, held)} &emsp; Recovery ${sum(all, back)} &emsp; Net incurred ${sum(all, net)}</p>`,
      '.yr { margin: 8pt 0 } .yr > table:first-child { print-color-adjust: exact; background: #e9eef5 } .yt th { text-decoration: underline; font-size: 0.9em } .yt td:nth-child(n+5), .yt th:nth-child(n+5) { text-align: right } .yt tr:last-child td { border-top: 0.6pt solid #000; font-weight: bold }',
      { records: blocks.flatMap(([, policy, claims]) => claims.map((one) => told(voice, one, { policy_number: policy.number, description: one.description, claim_recovered: one.recovered }))) }, // biome-ignore format: a record
    )
  },
}

/** Auto claims of a direct writer: whose driver, which vehicle, and what each coverage paid below the claim. */
export const autoRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { auto } = truth.policies
    const claims = during(truth.claims, auto, 'auto').map((one, at) => ({ ...one, driver: truth.drivers[at % truth.drivers.length]!.name, car: truth.vehicles[at % truth.vehicles.length]! })) // biome-ignore format: a list
    const rows = claims.flatMap((one) => {
      const [bi, kept] = [Math.round(one.paid * 40) / 100, Math.round(one.reserves * 0.6)]
      return [
        [`<b>${one.number}</b>`, date(one.loss), one.status, text(one.driver), `${one.car.year} ${text(one.car.make)}`, `<b>${cents(one.paid)}</b>`, `<b>${cents(one.reserves)}</b>`, cents(one.recovered)],
        ['', '', '', `&emsp; Liability`, '', cents(bi), cents(kept), ''],
        ['', '', '', `&emsp; Physical Damage`, '', cents(one.paid - bi), cents(one.reserves - kept), ''],
        `<i>Accident description:</i> ${text(one.description)}`,
      ]
    }) // biome-ignore format: rows
    return run(
      `${two(`<h3>${sign(voice, 'auto')} Commercial</h3>Loss Run Request`, `${insurer(voice, 'auto')}<br>${valued(voice)}`)}<p>Named insured: ${text(truth.insured.name)} &emsp; Policy number: ${text(auto.number)} &emsp; Policy term: ${termSaid(voice, auto, ' - ')}</p>${tb('ar', ['Claim Number', 'Date of Loss', 'Status', 'Driver', 'Vehicle', 'Paid', 'Reserve', 'Salvage/Subro'], [...rows, ['Totals', '', '', '', '', sum(claims, paid), sum(claims, held), sum(claims, back)]])}<p class="fine">Amounts in bold are totals of the claim. Reserves are estimates and change.</p>`,
      '.ar th { print-color-adjust: exact; background: #dfe8f0; font-size: 0.88em } .ar td { padding: 1pt 4pt } .ar td:nth-child(n+6), .ar th:nth-child(n+6) { text-align: right } .ar .whole td { border-bottom: 0.4pt solid #999; padding-bottom: 4pt }',
      { records: claims.map((one) => told(voice, one, { policy_number: auto.number, driver: one.driver, description: one.description, claim_recovered: one.recovered })) }, // biome-ignore format: a record
    )
  },
}

/** An old listing: a claim in three lines, captions of each line once on a page. */
export const oldListing: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = during(truth.claims, gl, 'gl')
    const top = (page: number) => [
      `${pad(text(gl.carrier.name.toUpperCase()), 88)}PAGE ${page}`,
      `LOSS EXPERIENCE BY POLICY     AS OF ${valued(voice)}`,
      `INSURED: ${text(truth.insured.name.toUpperCase())}`,
      `POLICY:  ${text(gl.number)}    TERM: ${termSaid(voice, gl, ' TO ')}    LOB: GENERAL LIABILITY`,
      '',
      `${pad('CLAIM NUMBER', 18)}${pad('LOSS DATE', 13)}${pad('RPT DATE', 13)}${pad('CLOSE DATE', 13)}${pad('STATUS', 10)}${pad('PAID', 15, true)}${pad('RESERVE', 15, true)}`,
      `    CLAIMANT / DESCRIPTION`,
      '='.repeat(98),
    ]
    const body = claims.flatMap((one) => [
      `${pad(one.number, 18)}${pad(date(one.loss), 13)}${pad(date(one.reported), 13)}${pad(one.closed && date(one.closed), 13)}${pad(one.status.toUpperCase(), 10)}${pad(cents(one.paid), 15, true)}${pad(cents(one.reserves), 15, true)}`,
      `    CLMT: ${text(one.claimant.toUpperCase())}`,
      `    DESC: ${text(one.description.toUpperCase())}`,
      '',
    ])
    const pages = Array.from({ length: Math.ceil(claims.length / 11) }, (_, at) => [...top(at + 1), ...body.slice(at * 44, at * 44 + 44)]) // biome-ignore format: a list
    const last = ['='.repeat(98), `${pad(`POLICY TOTAL - ${claims.length} CLAIMS`, 67)}${pad(sum(claims, paid), 15, true)}${pad(sum(claims, held), 15, true)}`] // biome-ignore format: a list
    return run(
      pages.map((lines, at) => `<div class="ol">${typed(at === pages.length - 1 ? [...lines, ...last] : lines)}</div>`).join(''), // biome-ignore format: pages
      'pre { font-size: 8.3pt; line-height: 1.26 } .ol + .ol { break-before: page }',
      { records: claims.map((one) => told(voice, one, { policy_number: gl.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: one.closed && date(one.closed), description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** Cards of a portal: facts left, amounts right, what happened below. */
export const portalCards: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = during(truth.claims, gl, 'gl')
    const said = (words: string, value: string) => `<div><span class="k">${words}</span> ${value}</div>`
    const cards = claims.map((one) => `<div class="kc keep"><div class="kt"><b>Claim #: ${one.number}</b><span>${one.status}</span></div><div class="kb"><div>${said('Claimant:', text(one.claimant))}${said('Loss Date:', date(one.loss))}${said('Reported:', date(one.reported))}${one.closed ? said('Closed:', date(one.closed)) : ''}</div><div>${said('Adjuster:', text(one.adjuster))}${said('Loss Type:', 'Liability')}</div><div class="ka">${said('Total Paid', cents(one.paid))}${said('Total Reserves', cents(one.reserves))}${said('Total Recoveries', cents(one.recovered))}${said('Total Incurred', cents(net(one)))}</div></div><div class="kd">${said('Description:', text(one.description))}</div></div>`) // biome-ignore format: a card
    return run(
      `<h3>Claims for ${text(truth.insured.name)}</h3><p>Policy ${text(gl.number)} &middot; ${termSaid(voice, gl, ' – ')} &middot; Businessowners &middot; ${insurer(voice, 'gl')}<br>Downloaded ${valued(voice)} by ${text(truth.producer.name)}</p>${cards.join('')}<p><b>${claims.length} claims</b> &middot; paid ${sum(claims, paid)} &middot; reserves ${sum(claims, held)} &middot; recoveries ${sum(claims, back)}</p>`,
      '.kc { border: 0.6pt solid #bbb; border-radius: 4pt; margin: 6pt 0 } .kt { display: flex; justify-content: space-between; print-color-adjust: exact; background: #f1f3f6; padding: 3pt 6pt } .kb { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8pt; padding: 3pt 6pt } .ka div { display: flex; justify-content: space-between } .k { color: #555 } .kd { padding: 0 6pt 4pt }',
      { records: claims.map((one) => told(voice, one, { policy_number: gl.number, claimant: one.claimant, adjuster: one.adjuster, date_reported: date(one.reported), description: one.description, claim_recovered: one.recovered, ...(one.closed ? { date_closed: date(one.closed) } : {}) })) }, // biome-ignore format: a record
    )
  },
}

/** No losses: a page as the system prints it, terms in a list. */
export const noLosses: Paper = {
  draw: (voice) => {
    const { truth, text } = voice
    const terms = [['Workers Compensation', truth.policies.wc], ['Workers Compensation', truth.prior.wc], ['Commercial Auto', truth.policies.auto]] as const // biome-ignore format: a list
    return run(
      `${two(br(`<b>${insurer(voice, 'wc')}</b>`, office(voice, 'wc')), `LOSS HISTORY<br>as of ${valued(voice)}`)}${two(toInsured(voice), toAgency(voice))}${tb(
        'gr',
        ['Line of business', 'Policy number', 'Policy term', 'Claim count', 'Paid', 'Reserves', 'Incurred'],
        terms.map(([what, policy]) => [
          what,
          text(policy.number),
          termSaid(voice, policy, ' - '),
          '0',
          '0.00',
          '0.00',
          '0.00',
        ]),
      )}<p><b>There are no claims on record for the policies listed.</b></p>${ps('If you have questions about this report please contact your agent.')}`,
      '.gr { margin-top: 14pt } .gr td:nth-child(n+4) { text-align: right }',
      { records: [] },
    )
  },
}

/** The same as a short letter of an underwriter. */
export const cleanLetter: Paper = {
  draw: (voice) => {
    const { truth, text } = voice
    const { gl } = truth.policies
    return run(
      `<p>${insurer(voice, 'gl')}<br>${office(voice, 'gl', '<br>')}</p><p>${valued(voice)}</p><p>${toAgency(voice)}</p>${tb(
        '',
        [],
        list([
          ['RE:', text(truth.insured.name)],
          ['Policy number:', text(gl.number)],
          ['Policy dates:', termSaid(voice, gl)],
        ]),
      )}${ps('To whom it may concern:', `Please accept this letter as confirmation that the above captioned policy has had no losses reported from its inception through the date of this letter. The same is true of policy ${text(truth.prior.gl.number)} which it replaced.`, 'This letter serves as our loss run.')}<p>${text(truth.names.person())}<br>Customer Service Representative</p>`,
      'body { font-size: 10pt } p { margin: 11pt 0 } table { width: 70% }',
      { records: [] },
    )
  },
}
