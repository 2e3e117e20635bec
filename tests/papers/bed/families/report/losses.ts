import type { ListedRecord, Paper } from '../../family.ts'
import { type Claim, daysLater } from '../../listed.ts'
import type { Line, Policy } from '../../truth.ts'
import type { Voice } from '../../voice.ts'
import { beside, cell, cents, days, form, mono, next, page, seen, sheets, sideways, table, termOf, total, wide } from './kit.ts' // biome-ignore format: a list

const run = page('loss-run', 'nothing')
const TOLD = ['Customer fell on icy walk near entrance', 'Backed into parked car at loading dock', 'Water from burst pipe damaged tenant stock', 'Employee strained back lifting boxes', 'Windshield cracked by debris on highway', 'Alleged failure to secure scaffold', 'Tree limb fell on neighbor fence', 'Hand laceration from box cutter'] // biome-ignore format: a list
/** Claims with days that lie in the term and stories of this third. */
const claimsOf = (all: Claim[], { effective }: Policy): Claim[] =>
  all.map((one, at) => {
    const loss = daysLater(effective, Math.floor(((at + 0.4) * 350) / all.length))
    const reported = daysLater(loss, (at * 5) % 19)
    return { ...one, loss, reported, closed: one.closed && daysLater(reported, 30 + at), description: TOLD[(at * 3 + Number(one.number.slice(-2).replace(/\D/g, '0'))) % TOLD.length]!, recovered: Math.min(one.recovered, Math.floor(one.paid / 4)) } // biome-ignore format: a record
  })
const whole = (claims: Claim[]) => claims.map((one) => ({ ...one, recovered: 0 }))
const claim = ({ date }: Voice, one: Claim, number: string, more: ListedRecord = {}): ListedRecord => ({ record_type: 'claim', policy_number: number, claim_number: one.number, date_of_loss: date(one.loss), claim_status: one.status, claim_paid: one.paid, claim_reserves: one.reserves, ...more }) // biome-ignore format: a record
const paid = (one: Claim) => one.paid
const held = (one: Claim) => one.reserves
const valued = ({ truth, date }: Voice, line: Line) => date(daysLater(truth.policies[line].effective, 480))

/** Terms of the policy one after the other, each with its sum, and a sum of all. */
// biome-ignore format: a page
export const byTerm: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const half = Math.ceil(t.claims.length / 2)
    const terms = [{ of: t.policies.gl, claims: whole(claimsOf(t.claims.slice(0, half), t.policies.gl)) }, { of: t.prior.gl, claims: whole(claimsOf(t.claims.slice(half), t.prior.gl)) }]
    const sum = (words: string, claims: Claim[]) => `<tr class="heavy"><td colspan="5">${words}</td><td class="num">${cents(total(claims, paid))}</td><td class="num">${cents(total(claims, held))}</td></tr>`
    return run(`<h3>LOSS RUN REPORT</h3>${beside(['Insured', seen.insured(voice)], ['Valued as of', valued(voice, 'gl')], ['Carrier', seen.company(voice, 'gl')])}${terms.map(({ of, claims }) => `<p><b>Policy Number ${text(of.number)}</b> &ensp; Policy Period ${termOf(voice, of)}</p><table class="lines"><thead><tr><th>Claim Number</th><th>Date of Loss</th><th>Status</th><th>Claimant</th><th>Description</th><th class="num">Paid</th><th class="num">Reserves</th></tr></thead><tbody>${claims.map((one) => `<tr><td class="one">${one.number}</td><td>${date(one.loss)}</td><td>${one.status}</td><td>${text(one.claimant)}</td><td>${text(one.description)}</td><td class="num">${cents(one.paid)}</td><td class="num">${cents(one.reserves)}</td></tr>`).join('')}${sum('Term total', claims)}</tbody></table>`).join('')}<p class="heavy">All terms: ${t.claims.length} claims</p>`, '',
      { records: terms.flatMap(({ of, claims }) => claims.map((one) => claim(voice, one, of.number, { claimant: one.claimant, description: one.description }))) })
  },
}

/** Wide: heads upright, a claim a row. */
// biome-ignore format: a page
export const uprightRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const claims = claimsOf(t.claims, t.policies.auto)
    const heads = ['Claim Number', 'Date of Loss', 'Date Reported', 'Date Closed', 'Claim Status', 'Driver', 'Description of Loss', 'Paid', 'Reserves', 'Recovered'].map((one) => `<span>${one}</span>`)
    return run(`<p class="heavy">${seen.company(voice, 'auto')} &mdash; AUTO LOSS RUN &mdash; ${text(t.policies.auto.number)} &mdash; ${termOf(voice, t.policies.auto)}</p>${table('form vert', heads, claims.map((one) => [one.number, date(one.loss), date(one.reported), one.closed ? date(one.closed) : '', one.status, text(one.claimant), text(one.description), cents(one.paid), cents(one.reserves), cents(one.recovered)]), { from: 7 })}<p>Valued ${valued(voice, 'auto')}</p>`, `${sideways} td { font-size: 0.88em }`,
      { records: claims.map((one) => claim(voice, one, t.policies.auto.number, { date_reported: date(one.reported), date_closed: one.closed && date(one.closed), driver: one.claimant, description: one.description, claim_recovered: one.recovered })) })
  },
}

/** A claim a block: labels and values, its money at the end. */
// biome-ignore format: a page
export const claimBlocks: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const claims = whole(claimsOf(t.claims, t.policies.wc))
    const block = (one: Claim) => `<table class="form whole"><tr>${cell('Claim Number', one.number)}${cell('Date of Loss', date(one.loss))}${cell('Date Reported', date(one.reported))}${cell('Claim Status', one.status)}</tr><tr>${cell('Claimant', text(one.claimant))}${cell('Adjuster', text(one.adjuster))}${cell('Paid', cents(one.paid))}${cell('Reserves', cents(one.reserves))}</tr><tr>${cell('Description', text(one.description), 4)}</tr></table>`
    return run(`<h3>${seen.company(voice, 'wc')}</h3><p>Claim detail &ndash; Workers compensation<br>Policy Number ${text(t.policies.wc.number)} &ensp; ${termOf(voice, t.policies.wc)}<br>Insured ${seen.insured(voice)} &ensp; Valued ${valued(voice, 'wc')}</p>${claims.map(block).join('')}`, '',
      { records: claims.map((one) => claim(voice, one, t.policies.wc.number, { date_reported: date(one.reported), claimant: one.claimant, adjuster: one.adjuster, description: one.description })) })
  },
}

/** Typed: a claim two lines, subtotals on each page. */
// biome-ignore format: a page
export const runTyped: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const claims = whole(claimsOf(t.claims, t.policies.gl))
    const two = (one: Claim) => [`${wide(one.number, 18)}${wide(text(one.claimant.toUpperCase()), 26)}${wide(date(one.loss), 14)}${wide(one.status.toUpperCase(), 8)}${wide(cents(one.paid), 12, true)}${wide(cents(one.reserves), 12, true)}`, `    ${wide(`ADJ: ${text(one.adjuster.toUpperCase())}`, 34)}${text(one.description.toUpperCase())}`]
    return run(sheets(claims, 20).map((part, at) => `${at ? next : ''}${mono(8, [`${wide(text(t.policies.gl.carrier.name.toUpperCase()), 70)}PAGE ${at + 1}`, `GENERAL LIABILITY LOSS RUN   POLICY NUMBER ${text(t.policies.gl.number)}`, `INSURED ${text(t.insured.name.toUpperCase())}   PERIOD ${termOf(voice, t.policies.gl, ' - ')}`, '', `${wide('CLAIM NUMBER', 18)}${wide('CLAIMANT', 26)}${wide('LOSS DATE', 14)}${wide('STATUS', 8)}${wide('PAID', 12, true)}${wide('RESERVE', 12, true)}`, `    ${wide('ADJUSTER', 34)}DESCRIPTION`, '='.repeat(92), ...part.flatMap(two), '', `    ${wide('PAGE TOTAL', 62)}${wide(cents(total(part, paid)), 12, true)}${wide(cents(total(part, held)), 12, true)}`])}`).join(''), '',
      { records: claims.map((one) => claim(voice, one, t.policies.gl.number, { claimant: one.claimant, adjuster: one.adjuster, description: one.description })) })
  },
}

/** A workbook of a carrier's site: titles, rows without anything, two policies under their numbers. */
// biome-ignore format: a sheet
export const runSheet: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t } = voice
    const claims = whole(claimsOf(t.claims, t.policies.gl))
    return { kind: 'loss-run', feeds: 'nothing', records: claims.map((one) => ({ ...claim({ ...voice, date: days.full }, one, t.policies.gl.number, { claimant: one.claimant, description: one.description }) })),
      xlsx: [{ name: 'Loss run', rows: [['Loss Run'], ['Account', t.insured.name], ['Valuation date', days.full(daysLater(t.policies.gl.effective, 480))], [], ['Policy Number', 'Claim Number', 'Loss Date', 'Status', 'Claimant', 'Loss Description', 'Paid', 'Reserves', 'Incurred'], ...claims.map((one) => [t.policies.gl.number, one.number, days.full(one.loss), one.status, one.claimant, one.description, one.paid, one.reserves, Math.round((one.paid + one.reserves) * 100) / 100]), [], ['Total', '', '', '', '', '', Math.round(total(claims, paid) * 100) / 100, total(claims, held), Math.round((total(claims, paid) + total(claims, held)) * 100) / 100]] }] }
  },
}

/** No losses: nothing to list. */
// biome-ignore format: a page
export const noLosses: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    return run(`<h3>${seen.company(voice, 'wc')}</h3><p>LOSS EXPERIENCE</p>${form([cell('Policy', text(t.policies.wc.number)), cell('Period', termOf(voice, t.policies.wc)), cell('Insured', seen.insured(voice))])}${table('form', ['Claim Number', 'Date of Loss', 'Claimant', 'Status', 'Paid', 'Reserves'], [['No claims reported for this period', '', '', '', '0.00', '0.00']])}<p>Valued ${valued(voice, 'wc')}</p>`, '', { records: [] })
  },
}
