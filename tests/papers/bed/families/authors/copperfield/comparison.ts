import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { type Cell, dateCell, held, plainCells, retained, someLines } from './cells.ts'

type Column = {
  head: string
  carrier(line: Line): string
  number(line: Line): string
  from(line: Line): Cell
  to(line: Line): Cell
  limit(line: Line, name: string): Cell
  premium(line: Line): Cell
}
type Writing = { money(amount: number): Cell; date(iso: string): Cell }

const WORDS: Record<Line, [title: string, limits: Record<string, string>]> = {
  gl: ['GENERAL LIABILITY', { occurrence: 'Occurrence', aggregate: 'Gen. aggregate', products: 'Products/CO aggregate', personal: 'Personal/adv. injury', rented: 'Premises rented to you', medical: 'Med. exp.' }],
  auto: ['AUTO LIABILITY', { csl: 'CSL', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD' }],
  umbrella: ['UMBRELLA', { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'SIR' }],
  wc: ['WORKERS COMP – EMPLOYERS LIABILITY', { accident: 'Each accident', disease: 'Disease – policy', employee: 'Disease – employee' }],
  professional: ['PROFESSIONAL', { claim: 'Each claim', aggregate: 'Aggregate' }],
} // biome-ignore format: a table

/** A renewal by column: expiring, two quotes, and (where the renewal is done) what was bound. Without that column nothing on it holds. */
export const comparison: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const isBound = chance.maybe(0.6)
    const isWorkbook = chance.maybe(0.5)
    const lines = someLines(voice)
    const writing: Writing = isWorkbook
      ? { money: (amount) => ({ value: amount, as: 'money' }), date: dateCell }
      : voice
    const expiring = expiringColumn(voice, writing, isBound)
    const quotes = [
      quoteColumn(voice, writing, chance.pick(['Quoted A', 'Option 1', 'Incumbent renewal']), true),
      quoteColumn(voice, writing, chance.pick(['Quoted B', 'Option 2', 'Alternate market']), false),
    ]
    const bound = isBound ? [boundColumn(voice, writing, chance.pick(['BOUND', 'Bound as', 'PLACED / BOUND']))] : []
    const columns = chance.maybe(0.7) ? [expiring, ...quotes, ...bound] : [...bound, ...quotes, expiring]
    const showNumber = isBound
    const sections = lines.flatMap((line): Cell[][] => {
      const [title, limits] = WORDS[line]
      if (isBound && line === 'umbrella') voice.tick('umbrella.umbrella', '')
      const names = Object.keys(limits).filter(
        (name) => truth.policies[line].limits[name] || (line !== 'umbrella' && truth.prior[line].limits[name]),
      )
      return [
        [title],
        ['Company', ...columns.map((column) => column.carrier(line))],
        ...(showNumber ? [['Policy number', ...columns.map((column) => column.number(line))]] : []),
        ...(showNumber
          ? [
              ['From', ...columns.map((column) => column.from(line))],
              ['To', ...columns.map((column) => column.to(line))],
            ]
          : []),
        ...names.map((name): Cell[] => [limits[name]!, ...columns.map((column) => column.limit(line, name))]),
        ['Premium', ...columns.map((column) => column.premium(line))],
      ]
    })
    const name = isBound ? voice.insured() : voice.text(truth.insured.name)
    const agency = isBound ? voice.producer() : voice.text(truth.producer.name)
    const title = isBound
      ? chance.pick(['Renewal comparison – final', 'Renewal recap: expiring, quoted and bound'])
      : chance.pick(['Renewal comparison – for your decision', 'Renewal options'])
    const remark = isBound
      ? 'Quoted columns are kept for the file. Coverage was bound as the bound column says.'
      : `Nothing is bound. Please choose by ${voice.date(truth.policies.gl.effective)}. Quotes are good for 30 days and subject to the companies’ conditions; minimum earned premium 25%.`
    const heads: Cell[] = ['', ...columns.map(({ head }) => head)]
    const told = isBound
      ? ({ kind: 'schedule', feeds: 'fills' } as const)
      : ({ kind: 'quote', feeds: 'nothing' } as const)
    if (isWorkbook) {
      const rows: Cell[][] = [[title], ['Insured', name], ['Agency', agency], ['Note', remark], [], heads, ...sections]
      return {
        ...told,
        xlsx: [
          { name: 'Comparison', rows: plainCells(rows) },
          { name: 'Market log', rows: plainCells(marketLog(voice)) },
        ],
      }
    }
    const row = (cells: Cell[]) =>
      cells.length === 1
        ? `<tr class="t"><td colspan="${columns.length + 1}">${cells[0]}</td></tr>`
        : `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    return {
      ...told,
      css: CSS,
      html: `<div class="cm"><h2>${title}</h2><p><b>${name}</b><br>${agency}</p><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>${sections.map(row).join('')}</table><p>${remark}</p></div>`,
    }
  },
}

const none = '—'

function boundColumn(voice: Voice, { money, date }: Writing, head: string): Column {
  const { policies } = voice.truth
  return {
    head,
    carrier: (line) => voice.carrier(line),
    number: (line) => voice.number(line),
    from: (line) => [voice.effective(line), date(policies[line].effective)][1]!,
    to: (line) => [voice.expiration(line), date(policies[line].expiration)][1]!,
    limit: (line, name) =>
      (line === 'umbrella' && name === 'retention' ? retained(voice, money) : held(voice, line, name, money)) || none,
    premium: (line) => money(policies[line].premium),
  }
}

function expiringColumn(voice: Voice, { money, date }: Writing, isBound: boolean): Column {
  const { prior } = voice.truth
  return {
    head: isBound ? 'Expiring (now expired)' : 'Expiring',
    carrier: (line) => voice.text(prior[line].carrier.name),
    number: (line) => voice.text(prior[line].number),
    from: (line) => date(prior[line].effective),
    to: (line) => date(prior[line].expiration),
    limit: (line, name) => (prior[line].limits[name] ? money(prior[line].limits[name]) : none),
    premium: (line) => money(prior[line].premium),
  }
}

/** A quote of the company that is on the account, or of another one. */
function quoteColumn(voice: Voice, { money, date }: Writing, head: string, isIncumbent: boolean): Column {
  const { chance, truth } = voice
  const other = truth.names.carrier().name
  const quoted = new Map<Line, Record<string, number>>()
  const limitsOf = (line: Line) => {
    const limits = quoted.get(line) ?? otherLimits(chance, line, truth.policies[line].limits)
    quoted.set(line, limits)
    return limits
  }
  return {
    head,
    carrier: (line) => voice.text(isIncumbent ? truth.policies[line].carrier.name : other),
    number: () => chance.pick(['n/a', 'quote', none]),
    from: (line) => date(truth.policies[line].effective),
    to: (line) => date(truth.policies[line].expiration),
    limit: (line, name) => (limitsOf(line)[name] ? money(limitsOf(line)[name]!) : none),
    premium: () => money(chance.int(800, 60_000)),
  }
}

function marketLog({ chance, truth }: Voice): Cell[][] {
  const answer = () =>
    chance.pick(['Quoted', 'Declined - class', 'Declined - losses', 'No answer', 'Could not match price'])
  const rows = Array.from({ length: chance.int(3, 7) }, (): Cell[] => [
    truth.names.carrier().name,
    truth.names.person(),
    answer(),
    { value: chance.int(20, 400) * 100, as: 'money' },
  ])
  return [['Market', 'Underwriter', 'Answer', 'Indication'], ...rows]
}

const CSS = `.cm{font:10px 'Liberation Sans',sans-serif}.cm h2{font-size:17px;margin:0 0 6px;font-weight:bold}.cm table{border-collapse:collapse;width:100%;font-size:inherit;table-layout:fixed}.cm th{border-bottom:2px solid #223a5e;color:#223a5e;padding:4px;text-align:center;border:1px solid #223a5e}.cm td{border:1px solid #bbb;padding:3px 5px;text-align:center}.cm td:first-child{text-align:left}.cm .t td{background:#eef;font-weight:bold}.cm tr{break-inside:avoid}`
