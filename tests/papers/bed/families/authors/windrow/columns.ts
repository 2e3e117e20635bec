import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { otherLimits } from '../../../truth.ts'
import { autos, dollars, figures, from, has, listed, own, plain, short, slashed, trigger, until } from './words.ts'

type Column = 'gl' | 'auto' | 'umbrella' | 'wc' | 'property'
type Cells = Partial<Record<Column, string>>

/** A summary of insurance with one column for each line, whose rows mean other limits in other columns; sometimes sent with a mail that also speaks of another client. */
export const columns: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const unit = chance.pick(['thousands', 'dollars', 'dollars', 'house'] as const)
    const amount = unit === 'thousands' ? (n: number) => figures(n / 1000) : unit === 'dollars' ? dollars : voice.money
    const lines = chance.shuffle<Line>(chance.pick<Line[]>([['gl', 'auto', 'umbrella', 'wc'], ['gl', 'umbrella', 'wc'], ['gl', 'auto', 'wc'], ['gl', 'auto', 'umbrella']])) // biome-ignore format: a choice
    const shown: Column[] = chance.maybe(0.5) ? [...(lines as Column[]), 'property'] : (lines as Column[])
    const of = (line: Line, cell: () => string) => (lines.includes(line) ? { [line]: cell() } : {})
    const each = (cell: (line: Line) => string) => Object.fromEntries(lines.map((line) => [line, cell(line)])) as Cells
    const limit = (line: Line, name: string, after = '') =>
      has(voice, line, name) ? of(line, () => own(voice, line, name, (n) => amount(n) + after)) : {}
    const property = truth.names.carrier()
    const building = truth.locations[0]!.building
    const begin = truth.policies.gl.effective
    const isOneTerm = lines.every((line) => truth.policies[line].effective === begin)
    const day = chance.maybe(0.5) ? slashed : undefined
    const dates: [string, Cells][] = [
      ['Begins', { ...each((line) => from(voice, line, day)), property: voice.date(begin) }],
      ['Ends', { ...each((line) => until(voice, line, day)), property: voice.date(truth.policies.gl.expiration) }],
    ]
    const symbols = { 1: 'any auto', 2: 'owned', 7: 'specifically listed autos', 8: 'hired', 9: 'non-owned' }
    const basis: Cells = {
      ...of('gl', () => trigger(voice, 'Occurrence', 'Claims made')),
      ...of('auto', () => (chance.maybe(0.5) ? `Symbols ${voice.symbols()}` : listed(autos(voice, symbols)))),
      ...of('umbrella', () => voice.tick('umbrella.umbrella', 'Umbrella') + voice.tick('umbrella.occurrence', ', occurrence')),
      ...of('wc', () => voice.tick('wc.statutory', 'Statutory')),
      property: 'Special causes of loss',
    } // biome-ignore format: a table
    const kept = has(voice, 'umbrella', 'retention')
    const retention = of('umbrella', () => kept ? voice.tick('umbrella.retention', '') + own(voice, 'umbrella', 'retention', amount) : 'None') // biome-ignore format: a choice
    const perLocation = chance.pick(['', '', 'gl.perLocation', 'gl.perProject'] as const)
    if (perLocation) voice.tick(perLocation, '')
    const sign = unit === 'thousands' ? '*' : chance.pick(['<sup>1</sup>', '*', '†'])
    const mark = perLocation ? ` ${sign}` : ''
    const limits: [string, Cells][] = [
      ['Each occurrence or accident', { ...limit('gl', 'occurrence'), ...limit('auto', 'csl', ' CSL'), ...limit('auto', 'perAccident', ' BI'), ...limit('umbrella', 'occurrence'), ...limit('wc', 'accident'), property: amount(building) }],
      ['Any one person or employee', { ...limit('gl', 'medical', ' med. exp.'), ...limit('auto', 'perPerson', ' BI'), ...limit('wc', 'employee', ' disease') }],
      ['Aggregate', { ...limit('gl', 'aggregate', mark), ...limit('umbrella', 'aggregate'), ...limit('wc', 'disease', ' disease, policy') }],
      ['Products and completed operations, total', limit('gl', 'products')],
      ['Personal / advertising injury', limit('gl', 'personal')],
      ['Rented premises', limit('gl', 'rented')],
      ['Property damage', limit('auto', 'damage')],
      ['Retained or deducted', { ...retention, property: amount(5000), ...(chance.maybe(0.4) ? { gl: `${amount(1000)} PD ded.` } : {}) }],
    ] // biome-ignore format: a table
    const rows: [string, Cells][] = [
      ['Company', { ...each((line) => voice.carrier(line)), property: voice.text(property.name) }],
      ...(chance.maybe(0.6) ? [['NAIC', { ...each((line) => voice.naic(line)), property: property.naic }] as [string, Cells]] : []),
      ['Policy', { ...each((line) => voice.number(line)), property: `CP${chance.digits(7)}` }],
      ...(isOneTerm ? [] : dates),
      ['Written as', basis],
      ...limits.filter(([, cells]) => shown.some((column) => cells[column])),
      ['Yearly premium', { ...Object.fromEntries(lines.map((line) => [line, voice.money(truth.policies[line].premium)])), property: voice.money(chance.int(2, 40) * 1000) }],
    ] // biome-ignore format: a table
    const HEADS = chance.pick<Record<Column, string>>([
      { gl: 'General liability', auto: 'Automobile', umbrella: 'Umbrella', wc: 'Workers’ comp. & employers’ liability', property: 'Buildings' },
      { gl: 'GL', auto: 'Auto liab.', umbrella: 'Umbrella', wc: 'WC / EL', property: 'Property' },
      { gl: 'Liability to the public', auto: 'Vehicles', umbrella: 'Umbrella', wc: 'Employees’ injuries', property: 'Your buildings' },
    ]) // biome-ignore format: a table
    const cell = (text?: string) => `<td>${text || chance.pick(['—', '—', '&nbsp;'])}</td>`
    const head = `<tr><th></th>${shown.map((column) => `<th>${HEADS[column].replace('&', '&amp;')}</th>`).join('')}</tr>`
    const term = isOneTerm
      ? `<tr><th>All policies</th><td class="all" colspan="${shown.length}">${voice.effective('gl')} through ${voice.expiration('gl')}</td></tr>`
      : ''
    if (isOneTerm) each((line) => voice.effective(line) + voice.expiration(line))
    const table = `<table>${head}${term}${rows.map(([name, cells]) => `<tr><th>${name}</th>${shown.map((column) => cell(cells[column])).join('')}</tr>`).join('')}</table>`
    const notes = [
      unit === 'thousands' ? 'All limits, deductibles and retentions are in thousands of dollars; premiums are in full.' : '',
      perLocation ? `${sign} Applies separately to each ${perLocation === 'gl.perProject' ? 'project' : 'location'}.` : '',
      'Flood and earthquake are not insured. Employee dishonesty can be added with limits from $25,000 to $500,000; ask us.',
    ] // biome-ignore format: a list
    const html = `<div class="wo"><div class="lh"><b>${voice.producer()}</b><span>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}</span></div><h1>${chance.pick(['Summary of Insurance', 'Your Insurance at a Glance', 'Schedule of Insurance'])}</h1><h2>${voice.insured()}</h2><p>${voice.insuredAddress().join(', ')}</p>${table}${notes.filter(Boolean).map((note) => `<p class="nt">${note}</p>`).join('')}<p class="nt">${chance.pick(['Questions? Please ask', 'Your contact here is'])} ${voice.reach('contact')}. A summary only; your policies decide.</p></div>` // biome-ignore format: a page
    return { kind: 'schedule', feeds: 'fills', html, css: CSS, ...(chance.maybe(0.45) ? { mail: mailOf() } : {}) }

    function mailOf() {
      const other = truth.names.business()
      const theirs = otherLimits(chance, 'umbrella', truth.policies.umbrella.limits)
      return {
        subject: chance.pick(['Summary as promised', 'insurance summary for the board packet', 'Summary + one other thing']),
        words: plain(`Hello,\n\nThe summary of coverage you asked for is attached; everything on it is in force today.\n\nSeparately, on ${other}: their umbrella was bound at ${short(theirs.occurrence!)} under number UX${chance.digits(6)}, with their liability at ${short(truth.prior.gl.limits.occurrence!)}. Please do not file that with the attached; it is a different client.\n\n${voice.reach('contact')}\n${voice.producer()}\n${voice.reach('phone')}`),
      } // biome-ignore format: a mail
    }
  },
}

const CSS = `
.wo { font: 9.5px/1.4 'Liberation Sans', sans-serif } .wo .lh { display: flex; justify-content: space-between; font-size: 9px } .wo .lh b { font: bold 15px 'DejaVu Serif', serif } .wo .lh span { text-align: right }
.wo h1 { font: normal 22px 'DejaVu Serif', serif; margin: 20px 0 0 } .wo h2 { font-size: 12px; margin: 3px 0 0 } .wo p { margin: 2px 0 8px }
.wo table { border-collapse: collapse; width: 100%; margin: 14px 0 } .wo th { text-align: left; font-weight: normal; color: #345; padding: 5px 6px 5px 0; vertical-align: bottom; width: 92px }
.wo tr:first-child th { font-weight: bold; color: #000; border-bottom: 2px solid #345 } .wo td { padding: 5px 6px 5px 0; border-bottom: .5px solid #9ab; vertical-align: top } .wo .all { text-align: center; background: #eef2f6 } .wo .nt { font-size: 8px; color: #444; margin: 0 0 3px }
`
