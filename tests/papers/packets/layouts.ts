import type { Item, Line } from './items.ts'
import { asCards, asEntries, asTables, change, inParts, type Layout, lower, pick, provisions, table, WORDED } from './parts.ts' // biome-ignore format: a list

const FOOT = ({ policy }: Line) => `${policy.insured.replaceAll('&', '&amp;')} | ${policy.number}`
const insured = ({ policy }: Line) => policy.insured.replaceAll('&', '&amp;')
const first = (line: Line, at: number, count = 10) => table({ fields: [['LOC.', 'location_number'], ...line.schedules[at]!.fields.slice(0, 4)], rows: line.items.slice(0, count) }) // biome-ignore format: a line

/** In the manner of a packet whose entries are each worded in another way. */
const worded: Layout = {
  css: `body { font: 8px 'Liberation Sans' } .bar { display: flex; justify-content: space-between; border-bottom: 1.2pt solid #223; margin-bottom: 8px } .entry { display: grid; grid-template-columns: 52px 1fr; border-bottom: 0.6pt solid #89a; padding: 4px 0 } .entry small { font-size: 5.4px; letter-spacing: 0.4px } .told > div { border-bottom: 0.6pt dashed #555 } td { border-bottom: 0.4pt solid #bbb }`,
  head: (line, title) => `<div class="bar"><div><b>MERIDIAN HOLLOW MUTUAL</b><br>${line.called}</div><div>POLICY NUMBER: ${line.policy.number}<br>EFFECTIVE: ${line.policy.from}<br>EXPIRES: ${line.policy.to}</div></div><h2>${title.toUpperCase()}</h2>`,
  declarations: (line) => `<h4>NAMED INSURED, PRODUCER, AND POLICY TERM</h4><table><tr><th>ITEM</th><th>INFORMATION</th></tr><tr><td>Named insured</td><td>${insured(line)}</td></tr><tr><td>Mailing address</td><td>${line.policy.address}</td></tr><tr><td>Producer</td><td>Gullwing Risk Partners</td></tr><tr><td>Policy period</td><td>${line.policy.from} - ${line.policy.to}</td></tr></table><h4>COVERAGE SUMMARY</h4>${first(line, 0)}<h4>SUMMARY - CONTINUED</h4>${first(line, 1)}<p>${FOOT(line)}</p>`,
  schedule: asEntries(WORDED, 11),
  provisions: provisions((title, at) => `SECTION ${at} - ${title.toUpperCase()}`, 14),
  change: change((label) => label),
} // biome-ignore format: a layout

const WORDS = { location_number: 'Loc. No.', building_number: 'Bldg. No.', coverage: 'Coverage', limit: 'Limit of Insurance', deductible: 'Deductible', valuation: 'Valuation', coinsurance: 'Coins. %', business_income_basis: 'Business Income Basis', premises_address: 'Premises Address', class_code: 'Class Code', classification: 'Classification', form_number: 'Form Number', edition_date: 'Edition Date', form_title: 'Form Title', schedule_source: 'Source', premium: 'Premium', state: 'State', governing_class: 'Governing Class', annual_payroll: 'Annual Payroll', manual_rate: 'Manual Rate', premium_basis: 'Premium Basis', experience_mod: 'Experience Mod', schedule_credit_debit: 'Schedule Credit/Debit', estimated_premium: 'Estimated Premium' } // biome-ignore format: words

/** Tables with rulings, heads again on each page, columns in another order in each. */
const ruled: Layout = {
  css: `body { font: 8px 'Liberation Sans' } .top { border: 0.8pt solid #000; display: grid; grid-template-columns: 1fr 1fr 1fr; margin-bottom: 8px } .top > div { padding: 3px; border-right: 0.6pt solid #000 } .top small { font-size: 6px } td, th { border: 0.6pt solid #444; padding: 2px 4px }`,
  head: (line, title) => `<div class="top"><div><small>Policy Number</small><br>${line.policy.number}</div><div><small>Named Insured</small><br>${insured(line)}</div><div><small>Policy Period</small><br>${line.policy.from} to ${line.policy.to}</div></div><h2>${line.name}${title ? ` - ${title}` : ''}</h2>`,
  declarations: (line) => `<p>In return for the payment of the premium, and subject to all the terms of this policy, we agree to provide the insurance stated.</p><h4>Summary of scheduled items</h4>${first(line, 0, 8)}`,
  schedule: (line, one) => asTables(20, WORDS, { turn: line.schedules.indexOf(one) % 2 ? 2 : 0 })(line, one),
  provisions: provisions((title, at) => `PROVISION ${at}. ${title}`, 14),
  change: change((label) => label),
} // biome-ignore format: a layout

const OTHER = { ...WORDS, location_number: 'Location', building_number: 'Building', limit: 'Limit', coinsurance: 'Coinsurance', class_code: 'Class', form_number: 'Form No.', edition_date: 'Edition', form_title: 'Title', annual_payroll: 'Estimated Annual Payroll', manual_rate: 'Rate per $100', experience_mod: 'Exp. Mod.', schedule_credit_debit: 'Sched. Cr./Dr.', estimated_premium: 'Est. Annual Premium' } // biome-ignore format: words
const placeOf = (item: Item) =>
  item.premises_address
    ? `Location ${item.location_number} &ndash; Building ${item.building_number} &ndash; ${pick(item, 'premises_address')}`
    : `State: ${item.state} &nbsp; Location: ${item.location_number}`

/** A part for each place, which its heading names. */
const parted: Layout = {
  css: `body { font: 8.5px 'Inter Variable', sans-serif } .run { display: flex; justify-content: space-between; border-bottom: 1pt solid #000; margin-bottom: 6px } th { border-bottom: 0.8pt solid #000 } h4 { background: #e8ecf2; padding: 2px 4px }`,
  head: (line, title) => `<div class="run"><span><b>CALLOWAY &amp; FINCH INSURANCE COMPANY</b></span><span>Policy No. ${line.policy.number}</span><span>Policy Period: ${line.policy.from} to ${line.policy.to}</span></div><h2>${line.name}</h2><h3>${title}</h3>`,
  declarations: (line) => `<p>Named Insured: ${insured(line)}</p><p>Mailing Address: ${line.policy.address}</p><p>Producer: Gullwing Risk Partners</p>`,
  schedule: inParts(['location_number', 'building_number', 'premises_address', 'state'], placeOf, OTHER),
  provisions: provisions((title, at) => `Clause ${at}: ${title}`, 14),
  change: change(lower),
} // biome-ignore format: a layout

/** A form for each item, with captions over its values. */
const cards: Layout = {
  css: `body { font: 8px 'Liberation Sans' } .box { border: 0.8pt solid #000; padding: 4px; margin-bottom: 6px }`,
  head: (line, title) => `<div class="box">${line.name}<br>Policy Number: ${line.policy.number} &emsp; Insured: ${insured(line)} &emsp; Term: ${line.policy.from} - ${line.policy.to}</div><h2>${title}</h2>`,
  declarations: (line) => `<p>First Named Insured: ${insured(line)}</p><p>${line.policy.address}</p>`,
  schedule: asCards(8, 4, WORDS),
  provisions: provisions((title, at) => `Part ${at} - ${title}`, 14),
  change: change((label) => label),
} // biome-ignore format: a layout

export const LAYOUTS: Record<string, Layout> = { worded, ruled, parted, cards }
