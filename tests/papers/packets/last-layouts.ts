import type { Line } from './items.ts'
import { asCards, asEntries, asTables, change, type Layout, lower, provisions } from './parts.ts'

const insured = ({ policy }: Line) => policy.insured.replaceAll('&', '&amp;')
const WORDS = { location_number: 'Location #', building_number: 'Building #', coverage: 'Coverage Description', limit: 'Limit Amount', deductible: 'Deductible Amt', valuation: 'Valuation Basis', coinsurance: 'Co-Insurance', business_income_basis: 'BI/EE Basis', premises_address: 'Location Address', class_code: 'Classification Code', classification: 'Occupancy', form_number: 'Form ID', edition_date: 'Edition', form_title: 'Form Description', schedule_source: 'Source', premium: 'Premium Amount', state: 'Risk State', governing_class: 'Governing', annual_payroll: 'Est. Annual Remuneration', manual_rate: 'Rate', premium_basis: 'Basis of Premium', experience_mod: 'Experience Modification', schedule_credit_debit: 'Sched Credit/Debit', estimated_premium: 'Estimated Annual Premium' } // biome-ignore format: words

/** Entries as lists of labels with values in a column, and as sentences of labels and colons; a caption over the name and address. */
const listed: Layout = {
  css: `body { font: 8px 'Liberation Sans' } .entry { display: grid; grid-template-columns: 70px 1fr; padding: 4px 0; border-bottom: 0.5pt solid #ccc } .pair { display: flex } .pair > :first-child { width: 130px }`,
  head: (line, title) => `<table><tr><td><b>Osprey Falls Assurance</b></td><td>Policy Number: ${line.policy.number}</td></tr></table><h2>${line.name}: ${title}</h2>`,
  declarations: (line) => `<p>Named Insured and Mailing Address</p><p>${insured(line)}<br>${line.policy.address}</p><p>Policy Period: From ${line.policy.from} to ${line.policy.to} 12:01 A.M.</p>`,
  schedule: asEntries([
    (_, said) => said.map(([label, value]) => `<div class="pair"><span>${label}</span><span>${value}</span></div>`).join(''),
    (lead, said) => `Item ${lead} is scheduled as follows.<br>${said.map(([label, value]) => `${lower(label)}: ${value}`).join('; ')}`,
  ], 6),
  provisions: provisions((title, at) => `Article ${at} — ${title}`, 11),
  change: change((label) => label),
} // biome-ignore format: a layout

/** Tables of which every other row is tinted, in another sans serif. */
const striped: Layout = {
  css: `body { font: 8px 'Inter Variable' } tbody tr:nth-child(odd) { background: #f1f3f6 } th { background: #234; color: #fff; padding: 3px } td { padding: 3px 4px }`,
  head: (line, title) => `<p style="text-align: right">Policy ${line.policy.number} | ${line.policy.from} - ${line.policy.to}</p><h2>${line.called} ${title}</h2>`,
  declarations: (line) => `<table class="card"><tr><td>POLICY NUMBER<br>${line.policy.number}</td><td>NAMED INSURED<br>${insured(line)}</td></tr><tr><td>POLICY TERM<br>${line.policy.from} - ${line.policy.to}</td><td>ADDRESS<br>${line.policy.address}</td></tr></table>`,
  schedule: asTables(26, WORDS),
  provisions: provisions((title, at) => `SECTION ${at}: ${title}`, 12),
  change: change((label) => label),
} // biome-ignore format: a layout

/** Forms of five captions a row. */
const boxed: Layout = {
  css: `body { font: 8.5px 'Liberation Sans' }`,
  head: (line, title) => `<p>${line.name} &emsp; Policy No. ${line.policy.number}</p><h3>${title}</h3>`,
  declarations: (line) => `<p>Named Insured: ${insured(line)}</p><p>Policy Period: ${line.policy.from} - ${line.policy.to}</p>`,
  schedule: asCards(9, 5, WORDS),
  provisions: provisions((title, at) => `PROVISION ${at} - ${title.toUpperCase()}`, 12),
  change: change((label) => `${label}:`),
} // biome-ignore format: a layout

export const LAST: Record<string, Layout> = { listed, striped, boxed }
