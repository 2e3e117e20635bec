import type { Field, Item, Line } from './items.ts'
import { asEntries, change, chunks, columnsOf, continued, type Layout, pick, provisions, RETOLD, table } from './parts.ts' // biome-ignore format: a list

const insured = ({ policy }: Line) => policy.insured.replaceAll('&', '&amp;')
const WORDS = { location_number: 'Prem. No.', building_number: 'Bldg', coverage: 'Property Coverage', limit: 'Limit of Ins.', deductible: 'Ded.', valuation: 'Loss Valuation', coinsurance: 'Coinsurance', business_income_basis: 'Income Basis', premises_address: 'Street Address', class_code: 'Code No.', classification: 'Description', form_number: 'Form', edition_date: 'Ed. Date', form_title: 'Name of Form', schedule_source: 'Form Source', premium: 'Annual Premium', state: 'St', governing_class: 'Gov. Class', annual_payroll: 'Remuneration', manual_rate: 'Base Rate', premium_basis: 'Rating Basis', experience_mod: 'E-Mod', schedule_credit_debit: 'Schedule Rating', estimated_premium: 'Est. Premium' } // biome-ignore format: words

/** Entries told in other words by another hand, under a bar of its own. */
const retold: Layout = {
  css: `body { font: 8.5px 'Liberation Sans' } .strip { background: #dfe6ee; padding: 4px; margin-bottom: 6px } .entry { display: grid; grid-template-columns: 90px 1fr; padding: 5px 0; border-top: 0.5pt solid #aaa } .told > div { padding: 2px }`,
  head: (line, title) => `<div class="strip"><b>Harrow Point Insurance Group</b> &emsp; ${line.called} &emsp; Policy Number ${line.policy.number} &emsp; ${line.policy.from} - ${line.policy.to}</div><h2>${title}</h2>`,
  declarations: (line) => `<table><tr><td>Policy number:</td><td>${line.policy.number}</td></tr><tr><td>Insured:</td><td>${insured(line)}</td></tr><tr><td>Mailing address:</td><td>${line.policy.address}</td></tr><tr><td>Policy term:</td><td>${line.policy.from} - ${line.policy.to}</td></tr></table>`,
  schedule: asEntries(RETOLD, 9),
  provisions: provisions((title, at) => `Item ${at}. ${title}`, 12),
  change: change((label) => `${label}:`),
} // biome-ignore format: a layout

/** Typed tables: heads on two lines, texts that wrap, the place once for its rows, and a total below. */
const typed: Layout = {
  css: `body { font: 7.5px 'Liberation Mono', monospace } th { border-bottom: 0.6pt dashed #000; vertical-align: bottom } td { padding: 1px 5px }`,
  head: (line, title) => `<div>POLICY NO. ${line.policy.number} &nbsp;&nbsp; FROM ${line.policy.from} TO ${line.policy.to}</div><div>INSURED: ${insured(line)}</div><h3>${line.name.toUpperCase()} ${title.toUpperCase()}</h3>`,
  declarations: (line) => `<p>NAMED INSURED: ${insured(line)}</p><p>POLICY PERIOD: ${line.policy.from} TO ${line.policy.to}</p><p>ADDRESS: ${line.policy.address}</p>`,
  schedule: ({ items }, one) =>
    chunks(items, 18).map((rows, page) => {
      const fields = columnsOf(one, {}, 0).map(([label, field]): Field => [label.replace(/ (?=\S+$)/, '<br>'), field])
      return `<h3>${continued(one.title, page).toUpperCase()}</h3>${table({ fields, rows })}<p>TOTAL ITEMS ON THIS PAGE: ${rows.length}</p>`
    }),
  provisions: provisions((title, at) => `CLAUSE ${at}. ${title.toUpperCase()}`, 12),
  change: change((label) => label),
} // biome-ignore format: a layout

const place = (item: Item) => (item.coverage ? ['location_number', 'building_number'] : ['state', 'location_number']).map((name) => item[name]).join('/') // biome-ignore format: a key
/** One ruled table for a schedule in which a row over all columns names the place of those below. */
const grouped: Layout = {
  css: `body { font: 8px 'Liberation Sans' } td, th { border: 0.5pt solid #777; padding: 2px 4px } .group td { background: #eee; font-weight: bold } .lead { text-align: center }`,
  head: (line, title) => `<div class="lead"><b>${line.name.toUpperCase()}</b><br>Policy Number: ${line.policy.number}</div><h3>${title}</h3>`,
  declarations: (line) => `<table><tr><td>1. Named Insured: ${insured(line)}</td><td>Address: ${line.policy.address}</td></tr><tr><td>2. Policy Period: ${line.policy.from} to ${line.policy.to}</td><td>Policy Number: ${line.policy.number}</td></tr></table>`,
  schedule: ({ items }, one) => {
    const fields = columnsOf(one, WORDS)
    if (one.of === 'forms') return chunks(items, 20).map((rows, page) => `<h3>${continued(one.title, page)}</h3>${table({ fields, rows })}`)
    const shared = items[0]!.coverage ? ['location_number', 'building_number', 'premises_address'] : ['state', 'location_number']
    const own = fields.filter(([, field]) => !shared.includes(field))
    const groups = [...Map.groupBy(items, place).values()]
    return chunks(groups, 4).map((part, page) => {
      const head = `<tr>${own.map(([label]) => `<th>${label}</th>`).join('')}</tr>`
      const body = part.map((rows) => {
        const [item] = rows as [Item]
        const named = item.coverage ? `Location ${item.location_number} Building ${item.building_number}: ${pick(item, 'premises_address')}` : `State: ${item.state} Location: ${item.location_number}`
        return `<tr class="group"><td colspan="${own.length}">${named}</td></tr>${rows.map((row) => `<tr>${own.map(([, field]) => `<td>${pick(row, field)}</td>`).join('')}</tr>`).join('')}`
      })
      return `<h3>${continued(one.title, page)}</h3><table>${head}${body.join('')}</table>`
    })
  },
  provisions: provisions((title, at) => `Provision No. ${at} - ${title}`, 12),
  change: change((label) => label),
} // biome-ignore format: a layout

export const FURTHER: Record<string, Layout> = { retold, typed, grouped }
