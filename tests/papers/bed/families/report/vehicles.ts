import type { ListedRecord, Paper } from '../../family.ts'
import type { Vehicle } from '../../listed.ts'
import { beside, cell, days, form, list, mono, next, seen, sheets, sideways, table, termOf, total, wide } from './kit.ts' // biome-ignore format: a list

const auto = (one: Vehicle, more: ListedRecord): ListedRecord => ({ record_type: 'vehicle', year: one.year, make: one.make, model: one.model, ...more }) // biome-ignore format: a record
const BODIES = ['Tractor', 'Pickup', 'Cargo Van', 'Box Truck', 'Flatbed', 'Dump Truck']
const bodyOf = (one: Vehicle) => BODIES[(one.cost / 1000 + Number(one.number)) % BODIES.length]!
const unitOf = (one: Vehicle) => `T${100 + Number(one.number) * 3}`
const town = (at: number) => ['Terminal 1 - North Yard', 'Terminal 2 - River Depot', 'Terminal 3 - Airport'][at]!

/** Two rows for each auto: what it is, then what it costs. */
// biome-ignore format: a page
export const twoRowAutos: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const rows = t.vehicles.map((one) => `<tr><td rowspan="2">${one.number}</td><td>${one.year}</td><td>${one.make}</td><td>${one.model}</td><td>${bodyOf(one)}</td><td>${one.plate}</td></tr><tr style="border-bottom: 0.6pt solid #000"><td colspan="2" class="fine">VIN ${one.vin}</td><td class="fine">New ${money(one.cost)}</td><td class="fine">Terr 0${1 + (one.cost % 7)}</td><td class="fine">Comp/Coll 500/1000</td></tr>`).join('')
    return list(`<h3 class="ctr">SCHEDULE OF COVERED AUTOS</h3>${form([cell('Policy', text(t.policies.auto.number)), cell('Insured', text(t.insured.name)), cell('Term', termOf(voice, t.policies.auto))])}<table class="head"><thead><tr><th rowspan="2">Veh. No.</th><th>Year</th><th>Make</th><th>Model</th><th>Body Type</th><th>License Plate</th></tr><tr><th colspan="2">Vehicle identification</th><th>Cost</th><th>Territory</th><th>Deductibles</th></tr></thead><tbody>${rows}</tbody></table>`, '', { records: t.vehicles.map((one) => auto(one, { veh_number: one.number, body_type: bodyOf(one), plate_number: one.plate })) })
  },
}

/** Autos where they are kept: each garage a heading, with a sum behind. */
// biome-ignore format: a page
export const byGarage: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const size = Math.ceil(t.vehicles.length / 3)
    const parts = sheets(t.vehicles, size)
    const body = parts.map((part, at) => `<tr class="gray"><td colspan="6"><b>${town(at)}</b></td></tr>${part.map((one) => `<tr><td>${unitOf(one)}</td><td>${one.year}</td><td>${one.make}</td><td>${one.model}</td><td>${bodyOf(one)}</td><td class="num">${money(one.cost)}</td></tr>`).join('')}<tr><td colspan="5" class="num fine">${part.length} units</td><td class="num fine">${money(total(part, (one) => one.cost))}</td></tr>`).join('')
    return list(`<h3>Equipment List by Terminal</h3><p>${text(t.insured.name)}, for policy ${text(t.policies.auto.number)}</p><table class="lines"><thead><tr><th>Unit #</th><th>Year</th><th>Make</th><th>Model</th><th>Body Type</th><th class="num">Stated value</th></tr></thead><tbody>${body}</tbody></table>`, '', { records: t.vehicles.map((one) => auto(one, { company_vehicle_number: unitOf(one), body_type: bodyOf(one) })), running: 'Equipment list' })
  },
}

/** Heads stand upright in a narrow table across the page. */
// biome-ignore format: a page
export const uprightHeads: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text } = voice
    const heads = ['Vehicle Number', 'Model Year', 'Make', 'Model', 'Body Type', 'VIN', 'Plate Number', 'Radius', 'Comp Ded', 'Coll Ded'].map((one) => `<span>${one}</span>`)
    return list(`<p><b>${seen.company(voice, 'auto')}</b> &emsp; Schedule of vehicles &emsp; ${text(t.policies.auto.number)} &emsp; ${termOf(voice, t.policies.auto)}</p>${table('form vert', heads, t.vehicles.map((one) => [one.number, String(one.year), one.make, one.model, bodyOf(one), one.vin, one.plate, 'L', '500', '1,000']))}`, `${sideways} td { font-size: 0.9em }`, { records: t.vehicles.map((one) => auto(one, { veh_number: one.number, body_type: bodyOf(one), plate_number: one.plate })) })
  },
}

/** A card for each auto, labels and values in pairs. */
// biome-ignore format: a page
export const autoCards: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const card = (one: Vehicle) => `<div class="whole" style="border: 0.6pt solid #555; padding: 3pt 6pt; margin: 5pt 0"><div class="left">${beside(['Vehicle #', one.number], ['Year', String(one.year)], ['Make', one.make], ['Model', one.model])}</div><div class="right">${beside(['Body Type', bodyOf(one)], ['VIN', one.vin], ['License Plate', one.plate], ['Value', money(one.cost)])}</div><div class="clear"></div></div>`
    return list(`<h2>Your vehicles</h2><p>${text(t.insured.name)}<br>Policy ${text(t.policies.auto.number)}</p>${t.vehicles.map(card).join('')}`, '', { records: t.vehicles.map((one) => auto(one, { veh_number: one.number, body_type: bodyOf(one), plate_number: one.plate })) })
  },
}

/** Typed, a page break in the middle of the list and the heads again. */
// biome-ignore format: a page
export const autosTyped: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text } = voice
    const head = (at: number) => [`${wide(text(t.policies.auto.carrier.name.toUpperCase()), 60)}PAGE ${at + 1}`, `VEHICLE SCHEDULE      POLICY ${text(t.policies.auto.number)}`, '', `${wide('VEH', 5)}${wide('YR', 6)}${wide('MAKE', 14)}${wide('MODEL', 16)}${wide('BODY', 12)}${wide('SERIAL NUMBER', 20)}PLATE`, '']
    const line = (one: Vehicle) => `${wide(one.number, 5)}${wide(String(one.year), 6)}${wide(one.make.toUpperCase(), 14)}${wide(one.model.toUpperCase(), 16)}${wide(bodyOf(one).toUpperCase(), 12)}${wide(one.vin, 20)}${one.plate}`
    return list(sheets(t.vehicles, 40).map((part, at) => `${at ? next : ''}${mono(8.2, [...head(at), ...part.map(line), '', at === Math.floor((t.vehicles.length - 1) / 40) ? `END OF SCHEDULE   ${t.vehicles.length} VEHICLES` : 'CONTINUED ON NEXT PAGE'])}`).join(''), '', { records: t.vehicles.map((one) => auto(one, { veh_number: one.number, body_type: bodyOf(one), plate_number: one.plate })) })
  },
}

/** An owner's workbook: a title, rows without anything, parts under headings of their own. */
// biome-ignore format: a sheet
export const unitBook: Paper = {
  account: { long: true },
  draw: ({ truth: t }) => {
    const [trucks, rest] = [t.vehicles.slice(0, Math.ceil(t.vehicles.length / 2)), t.vehicles.slice(Math.ceil(t.vehicles.length / 2))]
    const row = (one: Vehicle) => [unitOf(one), one.year, one.make, one.model, bodyOf(one), one.vin, one.plate, one.cost]
    return { kind: 'schedule', feeds: 'nothing', records: t.vehicles.map((one) => auto(one, { company_vehicle_number: unitOf(one), body_type: bodyOf(one), plate_number: one.plate })),
      xlsx: [{ name: 'Fleet', rows: [['', 'FLEET LIST'], ['', t.insured.name], ['', `Printed ${days.plain(t.policies.auto.effective)}`], [], ['Unit #', 'Yr', 'Make', 'Model', 'Body', 'VIN', 'Tag', 'Value'], ...trucks.map(row), [], ['Subtotal', '', '', '', '', '', '', total(trucks, (one) => one.cost)], [], ['Second yard'], ...rest.map(row), ['Subtotal', '', '', '', '', '', '', total(rest, (one) => one.cost)], [], ['Grand total', '', '', '', '', '', '', total(t.vehicles, (one) => one.cost)]] }] }
  },
}
