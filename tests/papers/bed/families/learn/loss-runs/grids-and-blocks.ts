import type { LearnFamily, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { cents, centsOf, dollars, slashedDate } from '../kit/amounts.ts'
import { caption, crate, ends, halves, leaders, padded, told, typedBlock } from '../kit/blocks.ts'
import { agencyName, agencyUntold, carrierName, insuredUntold, sign } from '../kit/parties.ts'
import { claimAsPrinted, closedOn, incurred, incurredNet, inHalves, paid, recovered, reserved, rounded, unrecovered } from '../kit/records.ts' // biome-ignore format: a list
import { cratedLossRun, landscape, newPageSpaced } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { pagesOf, table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'
import { claimsInShort, valued } from './claims-in-short.ts'

/** A carrier's grid across the page, its sum below. */
// biome-ignore format: a page
const grid: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { gl } = t.policies
    const claims = claimsInShort(t.claims, gl, 'gl')
    return cratedLossRun(`${landscape} .gd { font-size: 0.92em } .gd td:nth-child(n+9), .gd th:nth-child(n+9) { text-align: right } .gd td:nth-child(-n+5) { white-space: nowrap } .gd .sum td { text-align: right; font-weight: bold }`,
      `${ends(`<h3>${carrierName(voice, 'gl')}</h3>General Liability Loss Run`, `Valuation date ${valued(voice)}<br>Agency ${text(t.producer.code)}`)}${crate([['Insured', text(t.insured.name)], ['Policy number', text(gl.number)], ['Policy period', termOf(voice, gl)], ['Written premium', voice.money(gl.premium)]])}
      ${table('net slim gd', ['Claim number', 'Date of loss', 'Date reported', 'Date closed', 'Status', 'Claimant', 'Description', 'Adjuster', 'Paid', 'Reserves', 'Recovered', 'Net incurred'], claims.map((one) => [one.number, date(one.loss), date(one.reported), closedOn(voice, one), one.status, text(one.claimant), text(one.description), text(one.adjuster), cents(one.paid), cents(one.reserves), cents(one.recovered), cents(incurredNet(one))]), `<tr class="sum"><td colspan="8">Policy totals (${claims.length})</td><td>${centsOf(claims, paid)}</td><td>${centsOf(claims, reserved)}</td><td>${centsOf(claims, recovered)}</td><td>${centsOf(claims, incurredNet)}</td></tr>`)}`,
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, date_reported: date(one.reported), date_closed: closedOn(voice, one), claimant: one.claimant, adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })), running: `Loss run ${text(gl.number)}` })
  },
}

/** Two lines for each claim of a typed list, pages with the heads again. */
// biome-ignore format: a page
const typedRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { auto } = t.policies
    const claims = claimsInShort(t.claims, auto, 'auto')
    const two = (one: Claim) => [`${padded(one.number, 17)}${padded(date(one.loss), 12)}${padded(date(one.reported), 12)}${padded(one.status.toUpperCase(), 9)}${padded(text(one.claimant.toUpperCase()), 26)}${padded(cents(one.paid), 12, true)}${padded(cents(one.reserves), 12, true)}`, `     ${text(one.description.toUpperCase())}`]
    const pages = pagesOf(claims, 24)
    return cratedLossRun('', pages.map((page, at) => `${at ? newPageSpaced : ''}${typedBlock(8, [`${padded(text(auto.carrier.name.toUpperCase()), 76)}PAGE ${at + 1}`, `${padded('LOSS EXPERIENCE REPORT - COMMERCIAL AUTO', 76)}AS OF ${valued(voice)}`, `INSURED ${text(t.insured.name.toUpperCase())}`, `POLICY  ${padded(text(auto.number), 24)}TERM ${termOf(voice, auto, ' - ')}`, '', `${padded('CLAIM', 17)}${padded('LOSS', 12)}${padded('REPORTED', 12)}${padded('STATUS', 9)}${padded('CLAIMANT', 26)}${padded('PAID', 12, true)}${padded('RESERVE', 12, true)}`, '_'.repeat(101), ...page.flatMap(two), ...(at === pages.length - 1 ? ['_'.repeat(101), `${padded(`TOTAL  ${claims.length} CLAIM(S)`, 76)}${padded(centsOf(claims, paid), 12, true)}${padded(centsOf(claims, reserved), 12, true)}`, '*** END OF REPORT ***'] : ['', 'CONTINUED'])])}`).join(''),
      { records: unrecovered(claims).map((one) => claimAsPrinted(voice, one, { policy_number: auto.number, date_reported: date(one.reported), claimant: one.claimant, description: one.description })) })
  },
}

/** Policies one under the other with a heading each, subtotals and a total. */
// biome-ignore format: a page
const grouped: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const [first, second] = inHalves(t.claims)
    const terms = [{ policy: t.policies.wc, claims: unrecovered(claimsInShort(first, t.policies.wc, 'wc')) }, { policy: t.prior.wc, claims: unrecovered(claimsInShort(second, t.prior.wc, 'wc')) }]
    const line = (words: string, claims: Claim[]) => `<tr class="sb"><td colspan="6">${words}</td><td>${centsOf(claims, paid)}</td><td>${centsOf(claims, reserved)}</td><td>${centsOf(claims, incurred)}</td></tr>`
    return cratedLossRun('.gr td:nth-child(n+7), .gr th:nth-child(n+7), .sb td:nth-child(n+2) { text-align: right } .sb td { border-top: 0.8pt solid #000; font-weight: bold } .gr td { padding: 1.5pt 3pt } .gr .gh td { white-space: normal; background: #e8eef4; print-color-adjust: exact; padding: 3pt } .gr td:first-child, .gr td:nth-child(3) { white-space: nowrap } .gr .gh td:first-child, .gr .sb td { white-space: normal }',
      `<h3>Workers Compensation Loss History</h3>${halves(told([['Company', carrierName(voice, 'wc')], ['Insured', insuredUntold(voice, ', ')]]), told([['Agent', agencyName(voice)], ['Losses valued', valued(voice)], ['Policies', '2']]))}
      <table class="gr"><thead><tr><th>Claim</th><th>Employee</th><th>Injured</th><th>Closed</th><th>Status</th><th>Cause</th><th>Paid</th><th>Reserve</th><th>Incurred</th></tr></thead><tbody>${terms.map(({ policy, claims }) => `<tr class="gh"><td colspan="9"><b>Policy: ${text(policy.number)}</b> &emsp; Policy term: ${termOf(voice, policy)}</td></tr>${claims.length ? claims.map((one) => `<tr><td>${one.number}</td><td>${text(one.claimant)}</td><td>${date(one.loss)}</td><td>${closedOn(voice, one)}</td><td>${one.status}</td><td>${text(one.description)}</td><td>${cents(one.paid)}</td><td>${cents(one.reserves)}</td><td>${cents(incurred(one))}</td></tr>`).join('') + line(`Subtotal, ${claims.length} claims`, claims) : '<tr><td colspan="9">No claims reported.</td></tr>'}`).join('')}${line('Grand total', terms.flatMap(({ claims }) => claims))}</tbody></table><p class="sm">Reserves are estimates and change.</p>`,
      { records: terms.flatMap(({ policy, claims }) => claims.map((one) => claimAsPrinted(voice, one, { policy_number: policy.number, claimant: one.claimant, date_closed: closedOn(voice, one), description: one.description }))) })
  },
}

/** A block for each claim: labels in three columns, its money in a strip. */
// biome-ignore format: a page
export const blocks: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { gl } = t.policies
    const claims = claimsInShort(t.claims, gl, 'gl')
    const cell = (words: string, html: string) => `<div><b>${words}</b> ${html}</div>`
    const block = (one: Claim) => `<div class="bk keep"><div class="b3">${cell('Claim #:', one.number)}${cell('Loss Date:', date(one.loss))}${cell('Status:', one.status)}${cell('Claimant:', text(one.claimant))}${cell('Reported:', date(one.reported))}${cell('Adjuster:', text(one.adjuster))}</div><div><b>Loss Description:</b> ${text(one.description)}</div><div class="b3 pale">${cell('Paid:', cents(one.paid))}${cell('Reserves:', cents(one.reserves))}${cell('Total Incurred:', cents(incurred(one)))}</div></div>`
    return cratedLossRun('.bk { border-top: 1pt solid #456; padding: 3pt 0 5pt } .b3 { display: grid; grid-template-columns: 1.1fr 1fr 1fr; gap: 2pt 10pt }',
      `${ends(`<h2>${sign(voice, 'gl')}</h2>Claims detail by policy`, `${valued(voice)}<br>${agencyName(voice)}`)}<p>${text(t.insured.name)} &mdash; General Liability &mdash; ${text(gl.number)} &mdash; ${termOf(voice, gl)}</p>${claims.map(block).join('')}<p class="bd r">${claims.length} claims &emsp; Paid ${centsOf(claims, paid)} &emsp; Reserves ${centsOf(claims, reserved)} &emsp; Incurred ${centsOf(claims, incurred)}</p>`,
      { records: unrecovered(claims).map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, date_reported: date(one.reported), claimant: one.claimant, adjuster: one.adjuster, description: one.description })), running: `${text(t.insured.name)} claims detail` })
  },
}

/** An administrator's list: captions small above values in rows of a grid, notes under each claim. */
// biome-ignore format: a page
const noted: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { wc } = t.policies
    const claims = unrecovered(claimsInShort(t.claims, wc, 'wc'))
    const notes = ['Light duty offered.', 'Surgery approved; returns in eight weeks.', 'Medical only.', 'Employer questions the claim.']
    return cratedLossRun('.nt { border: 0.6pt solid #888; margin: 0 0 6pt; table-layout: fixed } .nt td { border-bottom: 0.3pt solid #ccc }',
      `${ends('<h3>Harrier Ridge Claims Administration</h3>third party administrator', `Loss run<br>as of ${valued(voice)}`)}<p>Client ${text(t.insured.name)}, insured by ${carrierName(voice, 'wc')}, policy number ${text(wc.number)}, ${termOf(voice, wc)}</p>
      ${claims.map((one, at) => `<table class="nt keep"><tr><td>${caption('Claim number', one.number)}</td><td>${caption('Claimant', text(one.claimant))}</td><td>${caption('Date of injury', date(one.loss))}</td><td>${caption('Date reported', date(one.reported))}</td><td>${caption('Status', one.status)}</td></tr><tr><td colspan="2">${caption('Accident description', text(one.description))}</td><td>${caption('Total paid', cents(one.paid))}</td><td>${caption('Outstanding reserves', cents(one.reserves))}</td><td>${caption('Total incurred', cents(incurred(one)))}</td></tr><tr><td colspan="5" class="sm"><i>Note: ${notes[at % notes.length]}</i></td></tr></table>`).join('')}<p>Report totals: paid ${centsOf(claims, paid)}, outstanding ${centsOf(claims, reserved)}, incurred ${centsOf(claims, incurred)}</p>`,
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant, date_reported: date(one.reported), description: one.description })) })
  },
}

/** A table without rules, policy number in each row, one term. */
// biome-ignore format: a page
const portalRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { auto } = t.policies
    const claims = claimsInShort(t.claims, auto, 'auto').map((one, at) => ({ ...one, driver: t.drivers[at % t.drivers.length]!.name }))
    return cratedLossRun(`${landscape} .po th { color: #555; font-weight: normal; border-bottom: 1pt solid #bbb } .po td:nth-child(n+8), .po th:nth-child(n+8) { text-align: right } .po { font-size: 0.92em } .po td { padding: 2pt 2.5pt } .po td:nth-child(2), .po td:nth-child(3), .po td:nth-child(4) { white-space: nowrap }`,
      `<h2>Loss runs</h2><p>${carrierName(voice, 'auto')} &middot; ${text(t.insured.name)} &middot; Commercial auto, ${termOf(voice, auto)} &middot; Downloaded ${valued(voice)}</p>
      ${table('po', ['Policy #', 'Claim #', 'Loss date', 'Closed date', 'Status', 'Driver', 'What happened', 'Paid', 'Reserve', 'Recovery', 'Net'], claims.map((one) => [text(auto.number), one.number, date(one.loss), closedOn(voice, one), one.status, text(one.driver), text(one.description), cents(one.paid), cents(one.reserves), cents(one.recovered), cents(incurredNet(one))]))}${leaders([['Claims', String(claims.length)], ['Net incurred', centsOf(claims, incurredNet)]])}`,
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: auto.number, date_closed: closedOn(voice, one), driver: one.driver, description: one.description, claim_recovered: one.recovered })) })
  },
}

/** Nothing happened. */
// biome-ignore format: a page
const none: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    const { gl } = t.policies
    return cratedLossRun('', `${ends(`<b>${carrierName(voice, 'gl')}</b>`, `LOSS RUN<br>${valued(voice)}`)}${crate([['Insured', insuredUntold(voice)], ['Agent', agencyUntold(voice)]], [['Policy', text(gl.number)], ['Line', 'General liability'], ['Term', termOf(voice, gl)]])}${table('hair', ['Claim number', 'Date of loss', 'Status', 'Paid', 'Reserves', 'Incurred'], [])}<p class="mid bd">NO CLAIMS FOUND FOR THIS POLICY TERM</p><p class="r">Total incurred 0.00</p>`, { records: [] })
  },
}

/** A workbook as a claims system fills it. */
// biome-ignore format: a sheet
const runBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t } = voice
    const { gl } = t.policies
    const claims = claimsInShort(t.claims, gl, 'gl')
    return { kind: 'loss-run', feeds: 'nothing',
      records: claims.map((one) => ({ ...claimAsPrinted(voice, one, { policy_number: gl.number, claimant: one.claimant, description: one.description, claim_recovered: one.recovered }), date_of_loss: slashedDate(one.loss), date_reported: slashedDate(one.reported) })),
      xlsx: [{ name: 'LossRun', rows: [['Loss Run Report'], ['Carrier', gl.carrier.name], ['Insured', t.insured.name], ['Line', 'General Liability'], [], ['Claim Number', 'Policy Number', 'Date of Loss', 'Date Reported', 'Claim Status', 'Claimant', 'Loss Description', 'Paid', 'Reserves', 'Recovered', 'Net Incurred'], ...claims.map((one) => [one.number, gl.number, slashedDate(one.loss), slashedDate(one.reported), one.status, one.claimant, one.description, one.paid, one.reserves, one.recovered, rounded(incurredNet(one))]), ['Total', '', '', '', '', '', '', rounded(claims.reduce((sum, one) => sum + one.paid, 0)), rounded(claims.reduce((sum, one) => sum + one.reserves, 0))]] }] }
  },
}

/** An extract with a line for each claim. */
// biome-ignore format: a file
const runExtract: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t } = voice
    const { wc } = t.policies
    const claims = unrecovered(claimsInShort(t.claims, wc, 'wc'))
    return { kind: 'loss-run', feeds: 'nothing',
      records: claims.map((one) => ({ ...claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant, description: one.description }), date_of_loss: slashedDate(one.loss), date_closed: one.closed && slashedDate(one.closed) })),
      csv: [['Policy Number', 'Claim Number', 'Claimant', 'Date of Loss', 'Date Closed', 'Claim Status', 'Loss Description', 'Total Paid', 'Total Reserves', 'Total Incurred'], ...claims.map((one) => [wc.number, one.number, one.claimant, slashedDate(one.loss), one.closed && slashedDate(one.closed), one.status, one.description, one.paid.toFixed(2), one.reserves.toFixed(2), incurred(one).toFixed(2)])] }
  },
}

export const gridsAndBlocksFamilies: LearnFamily[] = [
  { name: 'plain runs in grids', names: 'kept', style: lessOften(['sans', 'narrow'], [7.5, 8, 8.5], { money: dollars }), papers: withNotes({ grid, grouped, portalRun }) },
  { name: 'plain runs of systems', names: 'kept', style: lessOften(['sans', 'narrow'], [7.5, 8, 8.5], { money: dollars }), papers: withNotes({ typedRun, runBook, runExtract, none }) },
  { name: 'plain runs in blocks', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9], { money: dollars }), papers: withNotes({ blocks, noted }) },
] // biome-ignore format: a family in a line
