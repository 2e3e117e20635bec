import { CHANGES, changeOf, type Field, type Item, type Line, type Schedule, scopeOf } from './items.ts'

/** How a packet is drawn: each part is chosen by itself. */
export type Layout = {
  css: string
  head: (line: Line, title: string, page: number) => string
  declarations: (line: Line) => string
  schedule: (line: Line, schedule: Schedule) => string[]
  /** Labels a document of this hand prints over a field, where they are others. */
  labels?: Record<string, string>
  provisions: (line: Line) => string
  change: (line: Line, item: Item, at: number) => string
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
export const pick = (item: Item, field: string) => escape(item[field] ?? '')
export const lower = (label: string) => label[0]! + label.slice(1).toLowerCase()

export function chunks<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, at * size + size))
}

export const continued = (title: string, at: number) => (at ? `${title} - Continued` : title)

type Said = [label: string, value: string][]
type Wording = (lead: string, said: Said) => string
const small = ([label, value]: Said[number]) => `<div><small>${label}</small> <b>${value}</b></div>`

/** How entries may be worded, in the manner of a packet that says each in words of its own. */
export const WORDED: Wording[] = [
  (lead, said) => `Schedule entry ${lead} records ${said.slice(0, 3).map(([label, value]) => `${label.toLowerCase()} ${value}`).join('; ')}.<div class="two">${said.map(small).join('')}</div>`,
  (_, [first, ...others]) => `${lower(first![0])}: <b>${first![1]}</b>. The remaining values below apply to this same scheduled item.<div class="two">${others.map(small).join('')}</div>`,
  (lead, said) => chunks(said, 3).map((part, at) => `${at ? '' : `<b>${lead}</b> - `}${part.map(([label, value]) => `${lower(label)}: ${value}`).join(' / ')}`).join('<br>'),
  (lead, said) => `${lead}. ${said.map(([label, value]) => `${lower(label)} is ${value}.`).join(' ')}${said.map(small).join('')}`,
] // biome-ignore format: a table

/** The same by another hand: values after dashes, a sentence on the item, a list. */
export const RETOLD: Wording[] = [
  (_, said) => said.map(([label, value]) => `<b>${lower(label)}:</b> ${value}`).join(' &nbsp;|&nbsp; '),
  (_, said) => `<div class="two">${said.map(([label, value]) => `<div>${lower(label)}: ${value}</div>`).join('')}</div>`,
  (lead, said) => `Entry ${lead}: ${said.map(([label, value]) => `${label.toLowerCase()} - ${value}`).join('; ')}.`,
] // biome-ignore format: a table

const labelsFor = (schedule: Schedule, labels: Record<string, string> = {}): Field[] =>
  schedule.fields.map(([label, field]) => [labels[field] ?? label, field])

/** A schedule as entries: what they begin with at the left, the rest in words that change. */
export const asEntries =
  (wordings: Wording[], perPage: number, labels: Record<string, string> = {}) =>
  ({ items }: Line, schedule: Schedule): string[] =>
    chunks(items, perPage).map((part, page) => {
      const rows = part.map((item, at) => {
        const said = labelsFor(schedule, labels).flatMap(([label, field]): Said => (item[field] ? [[label, pick(item, field)]] : []))
        const lead = pick(item, schedule.lead)
        return `<div class="entry"><div>${lead}</div><div>${wordings[(page * perPage + at) % wordings.length]!(lead, said)}</div></div>`
      }) // biome-ignore format: a row
      return `<h3>${continued(schedule.title, page)}</h3>${rows.join('')}${NOTES}`
    })

const NOTES = `<div class="two notes"><div><b>Schedule Conditions</b><br>Entries on this schedule apply only to the location, class or form reference shown on the same row.</div><div><b>Reading This Schedule</b><br>Read scheduled lines together with the declarations and attached forms.</div></div>`

type Columns = { fields: Field[]; rows: Item[]; blank?: string; carry?: string[]; none?: string }
/** A table with heads; `carry`: fields printed once for rows that repeat them, `none`: what stands where an item has nothing. */
export function table({ fields, rows, carry = [], none = '' }: Columns): string {
  const cells = rows.map((item, at) =>
    fields.map(([, field]) => {
      const again = carry.length > 0 && carry.includes(field) && carry.every((name) => rows[at - 1]?.[name] === item[name]) // biome-ignore format: a line
      return `<td class="${field}">${again ? '' : pick(item, field) || none}</td>`
    }),
  )
  return `<table><thead><tr>${fields.map(([label]) => `<th>${label}</th>`).join('')}</tr></thead><tbody>${cells.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table>`
}

/** The fields of a schedule with the one it leads with, in the order that `turn` says. */
export const columnsOf = (schedule: Schedule, labels: Record<string, string>, turn = 0): Field[] => {
  const lead: Field = [labels[schedule.lead] ?? (schedule.lead === 'form_number' ? 'FORM' : 'LOC.'), schedule.lead]
  const all = [lead, ...labelsFor(schedule, labels)]
  return [...all.slice(turn), ...all.slice(0, turn)]
}

export const asTables =
  (perPage: number, labels: Record<string, string>, options: { turn?: number; none?: string } = {}) =>
  ({ items }: Line, schedule: Schedule): string[] =>
    chunks(items, perPage).map(
      (rows, page) =>
        `<h3>${continued(schedule.title, page)}</h3>${table({ fields: columnsOf(schedule, labels, options.turn), rows, ...(options.none && { none: options.none }) })}`,
    )

/** A schedule in parts, each under a line that says what its rows share. */
export const inParts =
  (by: string[], heading: (item: Item) => string, labels: Record<string, string>) =>
  ({ items }: Line, schedule: Schedule): string[] => {
    const fields = columnsOf(schedule, labels)
    const own = by.filter((name) => items[0]![name] && fields.some(([, field]) => field === name || field === 'location_number')) // biome-ignore format: a line
    if (schedule.of === 'forms' || own.length === 0) return asTables(24, labels)({ items } as Line, schedule)
    const groups = [...Map.groupBy(items, (item) => by.map((name) => item[name]).join('/')).values()]
    return chunks(groups, 3).map(
      (part, page) =>
        `<h3>${continued(schedule.title, page)}</h3>${part.map((rows) => `<h4>${heading(rows[0]!)}</h4>${table({ fields: fields.filter(([, field]) => !by.includes(field)), rows })}`).join('')}`,
    )
  }

/** A schedule as a form for each item: captions over values. */
export const asCards =
  (perPage: number, across: number, labels: Record<string, string>) =>
  ({ items }: Line, schedule: Schedule): string[] =>
    chunks(items, perPage).map((part, page) => {
      const fields = columnsOf(schedule, labels)
      const card = (item: Item) => chunks(fields, across).map((row) => `<tr>${row.map(([label, field]) => `<td><small>${label}</small><br>${pick(item, field)}</td>`).join('')}</tr>`).join('') // biome-ignore format: a line
      return `<h3>${continued(schedule.title, page)}</h3>${part.map((item) => `<table class="card">${card(item)}</table>`).join('')}`
    })

/** Numbered provisions in two columns: what each is of, then its text. */
export const provisions =
  (heading: (title: string, at: number) => string, perPage: number) =>
  ({ items, clauses }: Line): string => {
    const all = items.flatMap((item) => clauses.map((clause) => ({ item, ...clause })))
    const leads = [
      (one: Item, type: string) => `For class ${one.class_code} (${pick(one, 'classification')}) at Location ${one.location_number}, the applicable form is ${one.form_number} edition ${one.edition_date} and the provision is treated as ${type}.`,
      (one: Item) => `The provision below is read with ${one.form_number} edition ${one.edition_date} for ${escape(scopeOf(one))}.`,
      (one: Item, type: string) => `${one.form_number} edition ${one.edition_date} is a ${type} provision for ${escape(scopeOf(one))}.`,
    ] // biome-ignore format: a table
    return chunks(all, perPage)
      .map((part, page) => `<div class="page"><!--head:Material Policy Provisions--><div class="columns">${part.map(({ item, title, type, text }, at) => `<section><h5>${heading(title, page * perPage + at + 1)}</h5><p>${leads[(page + at) % 3]!(item, type)}</p><p>${escape(text(item))}</p></section>`).join('')}</div></div>`)
      .join('') // biome-ignore format: a line
  }

/** An endorsement: what it changes in small labels, then its text in two columns. */
export const change =
  (label: (text: string) => string) =>
  ({ lob }: Line, item: Item, at: number): string => {
    const { endorsement_effective_date, materiality } = changeOf(at)
    const own: Field[] = lob === 'BOP'
      ? [['LOCATION / BUILDING', `${item.location_number} / ${item.building_number}`], ['COVERAGE', pick(item, 'coverage')], ['LIMIT', pick(item, 'limit')], ['CLASS', item.class_code!]]
      : [['STATE / CLASS', `${item.state} / ${item.class_code}`], ['LOCATION', item.location_number!], ['PAYROLL', item.annual_payroll!]] // biome-ignore format: a list
    const told: Field[] = [['EFFECTIVE DATE', endorsement_effective_date], ['CHANGE CLASSIFICATION', materiality], ...own, ['FORM', `${item.form_number} ${item.edition_date}`]] // biome-ignore format: a list
    return `<div class="two told">${told.map(([name, value]) => `<div><small><b>${label(name)}</b></small> ${value}</div>`).join('')}</div><div class="columns">${Array.from({ length: 10 }, (_, nth) => `<p>${nth + 1}. ${BOILER[nth % BOILER.length]}</p>`).join('')}</div>`
  }

const BOILER = [
  'This endorsement modifies the coverage part shown and applies to all operations and locations scheduled on the policy.',
  'The carrier may examine and audit the books and records of the named insured at any time during the policy period and up to three years afterward.',
  'No provision of this form increases a limit of insurance, and payments made under one coverage reduce what is left under that coverage alone.',
  'Notice of cancellation is mailed at least 30 days before the effective date, or 10 days where the premium of $500 or more was not paid.',
  'Premium shown in the declarations is an estimate. The final premium is computed from exposures verified after expiration.',
  'A location added after inception is covered for 90 days, subject to the lowest limit shown for any location.',
]

const legal = (title: string) =>
  `<div class="page"><!--head:${title}--><div class="columns">${Array.from({ length: 22 }, (_, nth) => `<p>${BOILER[nth % BOILER.length]}</p>`).join('')}</div></div>`

/** The pages of a packet: declarations, schedules, provisions and endorsements, with conditions between. */
export function packetHtml(line: Line, layout: Layout): string {
  const page = (body: string, title = '') => `<div class="page"><!--head:${title}-->${body}</div>`
  const [main, places, forms, premiums] = line.schedules.map((one) => layout.schedule(line, one).map((body) => page(body)).join('')) // biome-ignore format: a line
  const changes = line.items.slice(0, CHANGES).map((item, at) => page(`<h2>${pick(item, 'form_title')}</h2>${layout.change(line, item, at)}`)) // biome-ignore format: a line
  const body = [page(layout.declarations(line), `${line.name} Declarations`), legal('Common Conditions'), main, places, legal('Premium Audit'), forms, layout.provisions(line), legal('Notice to Policyholders'), ...changes, premiums].join('') // biome-ignore format: a list
  let at = 0
  return body.replace(/<!--head:(.*?)-->/g, (_, title: string) => layout.head(line, title, ++at))
}

export const PAGE_CSS = `.page { page-break-after: always } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 1px 12px } .columns { columns: 2; column-gap: 16px } .columns p { margin: 3px 0; text-align: justify } section { break-inside: avoid } .notes { margin-top: 10px; font-size: 7px } .notes > div { border: 0.6pt solid #99a; padding: 4px } table { border-collapse: collapse; width: 100%; margin: 3px 0 8px } th { text-align: left; font-size: 0.85em } td { padding: 2px 4px; vertical-align: top } .card { margin-bottom: 6px; page-break-inside: avoid } .card td { border: 0.6pt solid #555 } .card small { color: #555; font-size: 5.5pt } h2, h3, h4, h5 { margin: 4px 0 }`
