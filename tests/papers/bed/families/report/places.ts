import type { Paper } from '../../family.ts'
import type { Location } from '../../listed.ts'
import type { Voice } from '../../voice.ts'
import { beside, cell, days, form, formsOf, list, mono, next, ofPolicy, seen, sheets, site, table, termOf, total, unmarked, wide } from './kit.ts' // biome-ignore format: a list

const OF_A_PLACE = [
  'location_number',
  'premises_address',
  'class_code',
  'classification',
  'territory',
  'exposure_basis',
]
const OF_A_CLASS = ['location_number', 'class_code', 'classification', 'territory', 'exposure_basis', 'exposure', 'rate', 'premium'] // biome-ignore format: a list
/** A class of a liability policy at a place: where it is, what it is exposed to, and what it costs where that is told. */
const inLiability = (voice: Voice, all: Record<string, string>[]) => {
  const told = all.map(({ premium_basis, ...one }) => (premium_basis ? { ...one, exposure_basis: premium_basis } : one))
  const only = (names: string[]) =>
    told.map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => names.includes(name))))
  return [
    ...ofPolicy(voice, 'CGL', 'cgl_exposure_item', only(OF_A_CLASS)),
    ...ofPolicy(voice, 'CGL', 'policy_location_item', only(OF_A_PLACE)),
    ...ofPolicy(
      voice,
      'CGL',
      'policy_premium_item',
      all.filter(({ premium }) => premium),
    ),
  ]
}

/** Each location a heading over its buildings' coverages. */
// biome-ignore format: a page
export const placeHeads: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const rows = (one: Location) => [['Building', one.building, 'Replacement Cost'], ['Business Personal Property', one.contents, 'Actual Cash Value']] as const
    const records = t.locations.flatMap((one) => rows(one).map(([coverage, limit, valuation]) => ({ location_number: one.number, building_number: '1', premises_address: unmarked(site(voice, one)), coverage, limit: money(limit), deductible: money(1000), valuation })))
    const body = t.locations.map((one) => `<tr class="gray"><td colspan="4"><b>Location ${one.number} &nbsp; Building 1</b> &nbsp; ${site(voice, one)}</td></tr>${rows(one).map(([coverage, limit, valuation]) => `<tr><td>${coverage}</td><td class="num">${money(limit)}</td><td class="num">${money(1000)}</td><td>${valuation}</td></tr>`).join('')}`).join('')
    return list(`<h3>Businessowners Property Schedule</h3>${form([cell('Policy Number', text(t.policies.gl.number)), cell('Named Insured', text(t.insured.name)), cell('Policy Period', termOf(voice, t.policies.gl))])}<table class="lines"><thead><tr><th>Coverage</th><th class="num">Limit</th><th class="num">Deductible</th><th>Valuation</th></tr></thead><tbody>${body}</tbody></table>`, '', { records: ofPolicy(voice, 'BOP', 'bop_coverage_item', records) })
  },
}

/** A statement of values in a workbook: a title above, a sum below. */
// biome-ignore format: a sheet
export const valuesSheet: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t } = voice
    return { kind: 'schedule', feeds: 'nothing', records: t.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number, building_number: '1', premises_address: unmarked(site(voice, one)), classification: one.classification })),
      xlsx: [{ name: 'SOV', rows: [['', 'Statement of Values'], ['', t.insured.name], [], ['Loc No', 'Bldg No', 'Address', 'Classification', 'Sq Ft', 'Building', 'BPP', 'TIV'], ...t.locations.map((one) => [one.number, '1', unmarked(site(voice, one)), one.classification, Math.round(one.building / 210), one.building, one.contents, one.building + one.contents]), [], ['TOTALS', '', '', '', '', total(t.locations, (one) => one.building), total(t.locations, (one) => one.contents), total(t.locations, (one) => one.building + one.contents)]] }] }
  },
}

/** A narrow column of addresses that wrap, in a form of cells. */
// biome-ignore format: a page
export const narrowPlaces: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text } = voice
    const all = t.locations.map((one) => ({ location_number: one.number, premises_address: unmarked(site(voice, one)), territory: one.territory, class_code: one.classCode, classification: one.classification }))
    return list(`<p>${seen.company(voice, 'gl')}</p><h3>LOCATION SCHEDULE &ndash; GENERAL LIABILITY</h3>${beside(['Policy Number', text(t.policies.gl.number)], ['Named Insured', text(t.insured.name)], ['Policy Period', termOf(voice, t.policies.gl)])}<table class="form" style="table-layout: fixed"><thead><tr><th style="width: 30pt">Loc. No.</th><th style="width: 100pt">Premises Address</th><th style="width: 44pt">Terr.</th><th style="width: 48pt">Class Code</th><th>Classification</th></tr></thead><tbody>${all.map((one) => `<tr><td>${one.location_number}</td><td>${text(one.premises_address)}</td><td>${one.territory}</td><td>${one.class_code}</td><td>${text(one.classification)}</td></tr>`).join('')}</tbody></table>`, '', { records: inLiability(voice, all) })
  },
}

/** Forms of the policy, typed, in two columns by number. */
// biome-ignore format: a page
export const formsTyped: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    return list(mono(8.8, [`FORMS SCHEDULE          POLICY NUMBER ${text(t.policies.gl.number)}`, `NAMED INSURED ${text(t.insured.name.toUpperCase())}`, `COMMERCIAL GENERAL LIABILITY   POLICY PERIOD ${termOf(voice, t.policies.gl, ' TO ')}`, '', `${wide('FORM NUMBER', 16)}${wide('EDITION DATE', 16)}FORM TITLE`, '', ...t.forms.map((one) => `${wide(one.number, 16)}${wide(one.edition, 16)}${text(one.title.toUpperCase())}`)]), '', { records: formsOf(voice, 'CGL') })
  },
}

/** Classes and what each costs, sheet after sheet. */
// biome-ignore format: a page
export const ratedPlaces: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const all = t.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, premium_basis: one.basis, exposure: one.exposure.toLocaleString('en-US'), rate: one.rate, premium: money(one.premium) }))
    return list(sheets(all, 24).map((part, at) => `${at ? next : ''}<p class="heavy">PREMIUM SCHEDULE &ensp; General Liability &ensp; Policy Number ${text(t.policies.gl.number)} &ensp; Named Insured ${text(t.insured.name)} &ensp; Policy Period ${termOf(voice, t.policies.gl)}</p>${table('form', ['Loc', 'Class Code', 'Premium Basis', 'Exposure', 'Rate', 'Premium'], part.map((one) => [one.location_number, one.class_code, one.premium_basis, one.exposure, one.rate, one.premium]), { from: 3, below: `<tr><td colspan="5" class="num">Page total</td><td class="num">${part.length}</td></tr>` })}`).join(''), '', { records: inLiability(voice, all) })
  },
}

/** Locations as a roll of days long past would not have it: a line of labels for each. */
// biome-ignore format: a page
export const labelled: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    return list(`<h3>Locations</h3><p>Insured ${text(t.insured.name)} &ensp; ${text(t.policies.gl.number)} &ensp; ${days.full(t.policies.gl.effective)} to ${date(t.policies.gl.expiration)} &ensp; General liability</p>${t.locations.map((one) => `<p class="whole"><b>Location Number:</b> ${one.number} &ensp; <b>Class Code:</b> ${one.classCode} &ensp; <b>Territory:</b> ${one.territory}<br><b>Premises Address:</b> ${site(voice, one)}<br><b>Classification:</b> ${text(one.classification)}</p>`).join('')}`, '', { records: ofPolicy(voice, 'CGL', 'policy_location_item', t.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, territory: one.territory, premises_address: unmarked(site(voice, one)), classification: one.classification }))) })
  },
}
