import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  applies,
  CODES,
  compact,
  FORMAL,
  formOf,
  LEGEND,
  limitsOf,
  PLAIN,
  said,
  split,
  TITLES,
  TRADE,
  title,
} from './parts.ts'

const CSS = `
* { print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { padding-right: 2px; font-family: 'Liberation Sans', sans-serif; font-size: 8.5pt; color: #1b2733 }
.top { display: grid; grid-template-columns: 1fr 1fr; gap: 18px; margin-bottom: 14px }
.top table { width: 100%; border-collapse: collapse } .top td { padding: 2px 6px; vertical-align: top; border: 0 }
.top th { text-align: left; background: #20424f; color: #fff; padding: 4px 6px; font-size: 8pt }
h1 { font-size: 19pt; font-weight: 300; margin: 0 0 2px } .sub { color: #5a6b75; margin-bottom: 14px }
.grid { width: 100%; border-collapse: collapse; table-layout: fixed }
.grid th.line { background: #dfe9ec; border-bottom: 2px solid #20424f; padding: 5px 4px; font-size: 8.5pt; vertical-align: bottom }
.grid td, .grid th { padding: 5px 5px; vertical-align: top; border: 0; border-bottom: 1px solid #c3d0d6; font-weight: 400; text-align: left; overflow-wrap: anywhere }
.grid th.label { color: #5a6b75; font-size: 7.5pt; width: 13% } .grid .right { text-align: right }
.grid td.none { background: repeating-linear-gradient(45deg, #f4f4f4, #f4f4f4 5px, #fff 5px, #fff 10px); color: #777; text-align: center; vertical-align: middle; font-style: italic }
.small { font-size: 6.8pt; color: #666; margin-top: 10px }
.duo { display: block; margin-bottom: 3px } .duo i { font-style: normal; color: #5a6b75; font-size: 7pt; display: block }`

/** A program of insurance with one policy in each column; lines that are not placed keep an empty column. */
export const columns: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { held, not } = split(voice, 2, 4)
    const words = chance.pick([FORMAL, TRADE, PLAIN, CODES])
    const how = chance.pick([undefined, undefined, compact])
    const titles = chance.pick(TITLES)
    const lines = chance.shuffle([...held, ...not])
    const labelsRight = chance.maybe(0.3)
    const isMatrix = chance.maybe(0.35)
    const rows = { ...rowsOf(voice, limitCell(voice, words, how)), ...(isMatrix ? matrixOf(voice, how) : {}) }
    const kinds = Object.keys(MATRIX).filter((kind) =>
      held.some((line) => MATRIX[kind]!.some((name) => isOf(voice, line, name))),
    )
    const order = chance
      .pick([
        ['carrier', 'number', 'term', 'form', 'limits', 'deductible', 'premium'],
        ['limits', 'form', 'premium', 'number', 'carrier', 'from', 'to'],
        ['term', 'number', 'carrier', 'form', 'limits', 'premium'],
        ['premium', 'deductible', 'limits', 'to', 'from', 'form', 'number', 'carrier'],
      ])
      .flatMap((name) => (isMatrix && name === 'limits' ? kinds : [name]))
    const none = (line: Line) =>
      chance.pick([
        'not placed',
        'declined',
        `lapsed ${voice.date(truth.prior[line].expiration)}, not replaced`,
        'no cover',
        `quoted at ${voice.money(truth.policies[line].premium)} – not taken up`,
      ])
    const body = order.map((name, index) => {
      const { label, cell } = rows[name]!
      const cells = lines.map((line) =>
        held.includes(line)
          ? `<td>${cell(line)}</td>`
          : index
            ? ''
            : `<td class="none" rowspan="${order.length}">${none(line)}</td>`,
      )
      const head = `<th class="label ${labelsRight ? '' : 'right'}">${label}</th>`
      return `<tr>${labelsRight ? cells.join('') + head : head + cells.join('')}</tr>`
    })
    const heads = lines.map((line) => {
      return `<th class="line">${held.includes(line) ? title(voice, line, titles) : voice.text(titles[line])}</th>`
    })
    const corner = '<th class="line" style="width: 12%"></th>'
    const html = `
<h1>${chance.pick(['Insurance program at a glance', 'Schedule of Insurance', 'Your policies, side by side', 'Coverage Summary'])}</h1>
<div class="sub">${chance.pick(['One column for each line of business', 'Policies in force, by line', 'Prepared for your files'])}</div>
<div class="top">${partiesOf(voice)}</div>
<table class="grid"><tr>${labelsRight ? heads.join('') + corner : corner + heads.join('')}</tr>${body.join('')}</table>
${words === CODES && !isMatrix ? `<p class="small">${LEGEND}</p>` : ''}
<p class="small">A shaded column is a line we were not asked to place or that is not in force. Deductibles are borne by the insured and do not add to a limit. Premiums are annual and before taxes; a service charge of $35 applies to mid-term changes under $250. This summary does not change any policy.</p>`
    return { kind: 'schedule', feeds: 'fills', html, css: CSS }
  },
}

function partiesOf(voice: Voice): string {
  const { chance } = voice
  const insured = `<table><tr><th>${chance.pick(['Insured', 'Client', 'Named insured'])}</th></tr><tr><td><b>${voice.insured()}</b></td></tr><tr><td>${voice.insuredAddress().join('<br>')}</td></tr></table>`
  const reach = chance.maybe(0.6)
    ? `<tr><td>${voice.reach('contact')} · ${voice.reach('phone')}</td></tr><tr><td>${voice.reach('email')}</td></tr>`
    : ''
  const producer = `<table><tr><th>${chance.pick(['Your agency', 'Broker of record', 'Producer'])}</th></tr><tr><td><b>${voice.producer()}</b></td></tr><tr><td>${voice.producerAddress().join('<br>')}</td></tr>${reach}</table>`
  return (chance.maybe(0.5) ? [insured, producer] : [producer, insured]).join('')
}

/** All limits of a line in one cell: the amount above its words, behind them, or before them. */
function limitCell(voice: Voice, words: typeof FORMAL, how?: (amount: number) => string) {
  const shape = voice.chance.pick(['below', 'behind', 'before'] as const)
  return (line: Line) => {
    const pairs = limitsOf(voice, line, words, how)
    const per = line === 'gl' ? applies(voice) : ''
    const more = per ? `<span class="duo"><i>aggregate applies ${per}</i></span>` : ''
    const uninsured =
      line === 'auto' ? `<span class="duo"><i>UM/UIM</i>${voice.money(voice.chance.pick([60_000, 85_000]))}</span>` : ''
    const print = {
      below: ([label, amount]: [string, string]) => `<span class="duo">${amount}<i>${label}</i></span>`,
      behind: ([label, amount]: [string, string]) => `${label}: ${amount}<br>`,
      before: ([label, amount]: [string, string]) => `${amount} ${label}<br>`,
    }[shape]
    return pairs.map(print).join('') + more + uninsured
  }
}

function rowsOf(voice: Voice, limits: (line: Line) => string) {
  const { chance, truth } = voice
  const withCode = chance.maybe(0.6)
  const term = chance.pick([' to ', ' – ', '<br>through ', '<br>'])
  const rows: Record<string, { label: string; cell: (line: Line) => string }> = {
    carrier: {
      label: chance.pick(['Insurer', 'Company', 'Written by', 'Carrier']),
      cell: (line) => `${voice.carrier(line)}${withCode ? `<br>NAIC ${voice.naic(line)}` : ''}`,
    },
    number: { label: chance.pick(['Policy', 'Policy no.', 'Contract #']), cell: (line) => voice.number(line) },
    term: {
      label: chance.pick(['Term', 'Policy period', 'Runs']),
      cell: (line) => `${voice.effective(line)}${term}${voice.expiration(line)}`,
    },
    from: { label: chance.pick(['Incepts', 'From', 'Eff.']), cell: (line) => voice.effective(line) },
    to: { label: chance.pick(['Expires', 'To', 'Exp.']), cell: (line) => voice.expiration(line) },
    form: { label: chance.pick(['Basis', 'Form', 'Trigger / autos']), cell: (line) => formOf(voice, line) },
    limits: { label: chance.pick(['Limits', 'Limits of insurance', 'Pays up to']), cell: limits },
    deductible: {
      label: 'Deductible',
      cell: (line) =>
        line === 'wc' || line === 'umbrella' ? 'None' : voice.money(chance.pick([250, 500, 750, 1250, 1500])),
    },
    premium: {
      label: chance.pick(['Premium', 'Annual cost']),
      cell: (line) => voice.money(truth.policies[line].premium),
    },
  }
  return rows
}

/** Rows that mean one thing for several lines. */
const MATRIX: Record<string, string[]> = {
  'Any one occurrence, accident or claim': ['gl occurrence', 'auto csl', 'auto perAccident', 'umbrella occurrence', 'wc accident', 'professional claim'],
  'Aggregate (WC: disease, policy limit)': ['gl aggregate', 'umbrella aggregate', 'wc disease', 'professional aggregate'],
  'Each person (WC: disease, each employee)': ['auto perPerson', 'wc employee'],
  'Property damage, each accident': ['auto damage'],
  'Products / completed operations aggregate': ['gl products'],
  'Personal & advertising injury': ['gl personal'],
  'Premises rented to insured': ['gl rented'],
  'Medical expense, each person': ['gl medical'],
  Retention: ['umbrella retention', 'professional retention'],
} // biome-ignore format: a table

function isOf(voice: Voice, line: Line, entry: string): boolean {
  const [of, name] = entry.split(' ')
  return of === line && Boolean(voice.truth.policies[line].limits[name!])
}

function matrixOf(voice: Voice, how?: (amount: number) => string) {
  const cellOf = (kind: string) => (line: Line) => {
    const entry = MATRIX[kind]!.find((one) => isOf(voice, line, one))
    if (!entry) return '–'
    if (entry === 'umbrella retention') voice.tick('umbrella.retention', '')
    const words: Record<string, string> = {
      'auto csl': ' single limit',
      'auto perAccident': ' bodily injury',
      'auto perPerson': ' bodily injury',
    }
    const per = entry === 'gl aggregate' ? applies(voice) : ''
    return said(voice, line, entry.split(' ')[1]!, how) + (words[entry] ?? '') + (per && ` ${per}`)
  }
  return Object.fromEntries(Object.keys(MATRIX).map((kind) => [kind, { label: voice.text(kind), cell: cellOf(kind) }]))
}
