import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { type Line, otherLimits, type Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { bare, day, inForce, type Labels, labelsOf, lines, notInForce, own, shortly, type Terms } from './words.ts'

const CSS = `.cm{print-color-adjust:exact;-webkit-print-color-adjust:exact;font:9pt/1.35 'DejaVu Sans Condensed','Liberation Sans',sans-serif;color:#222}.cm h1{font-size:17pt;letter-spacing:.2em;margin:0 0 8px;font-weight:400}.cm .to{display:grid;grid-template-columns:70px 1fr;border-top:1px solid #222;border-bottom:1px solid #222;padding:6px 0;margin-bottom:10px}
.cm table{border-collapse:collapse;width:100%;font-size:8.4pt}.cm th{background:#2f5d50;color:#fff;padding:4px 7px;text-align:left;font-weight:600}.cm td{padding:3px 7px;border-bottom:1px solid #d5ddd9}.cm .band td{background:#e7efec;font-weight:700;border-top:1px solid #2f5d50}.cm p{margin:7px 0}.cm .fn{font-size:7.2pt}`

/** Policies with other limits, companies and numbers. */
function others(voice: Voice, wanted: Line[]): Record<Line, Policy> {
  const { chance, truth } = voice
  const changed = wanted.map((line) => {
    const policy = truth.policies[line]
    return [line, { ...truth.prior[line], limits: otherLimits(chance, line, policy.limits), carrier: truth.names.carrier(), premium: chance.int(900, 50_000) }] // biome-ignore format: one row
  })
  return { ...truth.prior, ...Object.fromEntries(changed) }
}

type Column = { head: string; terms: Terms; policies: Record<Line, Policy>; known: boolean }

/** A memo that sets terms side by side: what was bound beside the expired term and an option not taken, or options and a contract's demands only. */
export const comparisonMemo: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const bound = chance.maybe(0.55)
    const labels = labelsOf(chance)
    const wanted: Line[] = ['gl', ...chance.some(['auto', 'umbrella', 'wc'] as const, chance.int(1, 3))]
    const other = others(voice, wanted)
    const year = (line: Line, policies: Record<Line, Policy>) => policies[line].effective.slice(0, 4)
    const untold = (head: string, policies: Record<Line, Policy>, known = false): Column => ({
      head,
      terms: notInForce(voice, labels, policies),
      policies,
      known,
    })
    const held: Column = {
      head: chance.pick(['Bound', 'Your new program (bound)', `${year('gl', truth.policies)} term – in force`]),
      terms: inForce(voice, labels),
      policies: truth.policies,
      known: true,
    }
    const columns = chance.shuffle(
      bound
        ? [
            untold(chance.pick(['Expired', 'Last year (ended)']), truth.prior, true),
            held,
            ...(chance.maybe(0.7) ? [untold(chance.pick(['Alternative, not taken', 'Declined option']), other)] : []),
          ]
        : [
            untold('Option 1', truth.policies),
            untold('Option 2', other),
            untold(chance.pick(['Lease requires', 'Contract asks for']), truth.prior),
          ],
    )
    const demands = (column: Column) => /requires|asks/.test(column.head)
    const cells = (of: (column: Column) => string) => columns.map(of)
    const names = (line: Line) => Object.keys(labels.limit[line]).filter((name) => truth.policies[line].limits[name])
    const titled = inForce(voice, labels)
    const sections = wanted.map((line) => ({
      title: titled.title(line),
      rows: [
        [chance.pick(['Company', 'Insurer', 'Carrier']), ...cells((column) => (demands(column) ? 'rated A- or better' : column.terms.carrier(line)))],
        ...(bound ? [['Policy', ...cells((column) => (column.known ? column.terms.number(line) : '–'))]] : []),
        ['Term', ...cells((column) => (column.known ? `${column.terms.effective(line)} – ${column.terms.expiration(line)}` : bound ? '–' : 'one year'))],
        ...names(line).map((name) => {
          if (bound && line === 'umbrella' && name === 'retention') voice.tick('umbrella.retention', '')
          return [labels.limit[line][name]!, ...cells((column) => column.terms.limit(line, name))]
        }),
        ['Annual premium', ...cells((column) => (demands(column) ? '' : voice.money(column.policies[line].premium)))],
      ],
    })) // biome-ignore format: rows
    if (chance.maybe(0.5)) {
      const per = chance.maybe(0.5) ? 'location' : 'project'
      const tick = per === 'location' ? ('gl.perLocation' as const) : ('gl.perProject' as const)
      sections[0]!.rows.push([
        'General aggregate applies',
        ...cells((column) => (column === held ? voice.tick(tick, `per ${per}`) : 'per policy')),
      ])
    }
    const sent = daysLater(truth.policies.gl.effective, bound ? chance.int(32, 50) : -chance.int(5, 30))
    const intro = bound
      ? 'The placement is complete. The table sets what we bound for you beside the term that ended and, where shown, the alternative you turned down.'
      : chance.pick([
          'The firm is new and carries nothing yet. Here are both offers beside what the other side wants to see. Please tell us which to order; until then nothing is in force.',
          'Two markets have answered. The table is for discussion; no insurance has been ordered and none applies.',
        ])
    const note = `Fees of ${voice.money(chance.int(1, 9) * 50)} and state charges are not in the premiums. ${chance.pick(['Flood and earthquake are not part of this memo.', `Employment practices at ${voice.money(250_000)} was discussed and not pursued.`, `A deductible of ${voice.money(1000)} applies to property damage claims.`])}`
    const heads = ['', ...columns.map((column) => column.head)]
    const told = {
      kind: bound ? ('letter' as const) : ('quote' as const),
      feeds: bound ? ('fills' as const) : ('nothing' as const),
    }
    const memo = [
      ['To', voice.insured()],
      ['From', `${voice.reach('contact')}, ${voice.producer()}`],
      ['Date', day(sent)],
      ['About', chance.pick(['Coverage comparison', 'Liability program: side by side'])],
    ] // biome-ignore format: rows
    if (chance.maybe(0.4))
      return {
        ...told,
        docx: ['MEMORANDUM', memo, intro, ...sections.flatMap(({ title, rows }) => [title, [heads, ...rows]]), note],
      }
    // biome-ignore format: a page
    const html = `<div class="cm"><h1>MEMORANDUM</h1><div class="to">${memo.map(([words, value]) => `<b>${words}</b><span>${value}</span>`).join('')}</div><p>${intro}</p>
<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>${sections.map(({ title, rows }) => `<tr class="band"><td colspan="${heads.length}">${title}</td></tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}`).join('')}</table>
<p class="fn">${note}</p><p class="fn">${lines([voice.producer(), ...voice.producerAddress()])}<br>${voice.reach('phone')}</p></div>`
    return { ...told, html, css: CSS }
  },
}

const serial = (iso: string) => Math.round((Date.parse(iso) - Date.parse('1899-12-30')) / 86_400_000)

/** A broker's workbook of the markets asked, with the program as placed, as recommended, or as lost to somebody else. */
export const marketingSummary: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const mode = chance.pick(['placed', 'placed', 'open', 'lost'] as const)
    const labels = labelsOf(chance)
    const wanted: Line[] = ['gl', ...chance.some(['auto', 'umbrella', 'wc', 'professional'] as const, chance.int(2, 3))]
    const answers = ['Declined – class of business', 'Declined – loss history', 'No answer', 'Quoted, not competitive']
    const markets = wanted.flatMap((line) =>
      Array.from({ length: chance.int(2, 4) }, () => {
        const answer = chance.pick(answers)
        const quoted = answer.startsWith('Quoted')
        const limit = otherLimits(chance, line, truth.policies[line].limits)
        const name = Object.keys(limit)[0]!
        return [
          bare(labels.line[line]),
          truth.names.carrier().name,
          answer,
          quoted ? shortly(limit[name]!) : '',
          quoted ? { value: chance.int(900, 70_000), as: 'money' as const } : '',
        ]
      }),
    )
    const head = [
      ['Insured', bare(voice.insured())],
      ...(chance.maybe(0.6) ? [['Mailing address', bare(voice.insuredAddress().join(', '))]] : []),
      ['Prepared by', bare(voice.producer())],
      ['Account lead', voice.reach('contact'), voice.reach('phone')],
    ]
    const title = {
      placed: chance.pick(['PROGRAM AS PLACED – all lines bound', 'In force now']),
      open: 'RECOMMENDED – client has not ordered; nothing bound',
      lost: 'FOR OUR FILE – order went to another agency; our terms lapsed and nothing was bound',
    }[mode]
    const program = chance.maybe(0.5) ? acrossRows(voice, labels, wanted, mode) : downRows(voice, labels, wanted, mode)
    const sheets = [
      {
        name: mode === 'placed' ? 'Placed' : 'Terms',
        rows: [[title], ...head, [], ...program, [], ['Target premium', voice.money(truth.prior.gl.premium)]],
      },
      { name: 'Markets', rows: [['Line', 'Market', 'Response', 'Limit offered', 'Premium'], ...markets] },
    ]
    const fills = mode === 'placed'
    return {
      kind: fills ? 'schedule' : 'quote',
      feeds: fills ? 'fills' : 'nothing',
      xlsx: chance.maybe(0.3) ? sheets.reverse() : sheets,
    } as Drawn
  },
}

type Rows = (string | number | { value: number; as: 'date' | 'money' })[][]

function dateCells(voice: Voice): (line: Line, end: 'effective' | 'expiration') => Rows[0][0] {
  const asText = voice.chance.maybe(0.5)
  return (line, end) => {
    const printed = voice[end](line)
    return asText ? printed : { value: serial(voice.truth.policies[line][end]), as: 'date' }
  }
}

/** One row for each line, its limits in one cell. */
function acrossRows(voice: Voice, labels: Labels, wanted: Line[], mode: string): Rows {
  const held = inForce(voice, labels)
  const dates = dateCells(voice)
  const isPlaced = mode === 'placed'
  const heads = ['Line', 'Market', ...(isPlaced ? ['Policy #'] : []), 'From', 'To', 'Limits', 'Premium', 'Commission']
  const limits = (line: Line) => {
    if (line === 'umbrella' && voice.truth.policies.umbrella.limits.retention) voice.tick('umbrella.retention', '')
    return Object.keys(labels.limit[line])
      .filter((name) => voice.truth.policies[line].limits[name])
      .map((name) => bare(`${labels.limit[line][name]} ${own(voice, line, name, shortly)}`))
      .join(' / ')
  }
  return [
    heads,
    ...wanted.map((line) => [
      bare(held.title(line)),
      bare(held.carrier(line)),
      ...(isPlaced ? [held.number(line)] : []),
      dates(line, 'effective'),
      dates(line, 'expiration'),
      limits(line),
      { value: voice.truth.policies[line].premium, as: 'money' as const },
      `${voice.chance.int(8, 15)}%`,
    ]),
  ]
}

/** A block for each line with a row for each limit. */
function downRows(voice: Voice, labels: Labels, wanted: Line[], mode: string): Rows {
  const held = inForce(voice, labels)
  const dates = dateCells(voice)
  const numeric = voice.chance.maybe(0.5)
  return wanted.flatMap((line) => {
    const names = Object.keys(labels.limit[line]).filter((name) => voice.truth.policies[line].limits[name])
    return [
      [bare(held.title(line)), bare(held.carrier(line)), ...(mode === 'placed' ? [`Pol. ${held.number(line)}`] : [])],
      ['', 'Term', dates(line, 'effective'), dates(line, 'expiration')],
      ...held.rows(line).map(([words, amount], index) => {
        const value = voice.truth.policies[line].limits[names[index]!] ?? 0
        const isThere = voice.truth.policies[line].excluded !== names[index]
        return ['', bare(words), numeric && isThere ? { value, as: 'money' as const } : amount]
      }),
      ['', 'Premium', { value: voice.truth.policies[line].premium, as: 'money' as const }],
      [],
    ]
  })
}
