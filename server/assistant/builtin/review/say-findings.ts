import { labelOfMany, VERDICTS, verdictOf } from '../../../../shared/reviews.ts'
import { capital } from '../../../../shared/sentence.ts'
import { counted } from '../../../reviews/in-sentences.ts'
import type { LastReview, ToldCell, ToldFinding, ToldReview } from '../../reviewing/told-of.ts'
import type { Citations } from '../citations.ts'
import type { AskedOfReview, ToldRow } from './asked-of-review.ts'
import { type Rule, ruleOn } from './rules.ts'

/** So many findings are told of a review as a whole; the review has all. */
const MOST_SAID = 6
/** So many of those that were asked for. */
const MOST_ASKED = 12
/** So few are told with the words of each side. */
const FEW = 3

/** A review as a whole, the gravest first; a finding that a house rule speaks of cites it. */
export function sayReview(
  { columns, counts, findings, tables, notes }: ToldReview,
  citations: Citations,
  rules: readonly Rule[] = [],
): string {
  const open = findings.filter(({ severity, dealt }) => severity !== 'NONE' && !dealt)
  const told = open.length ? open : findings
  return [
    sayCounts(counts),
    sayEach(ofEachGroup(told, MOST_SAID), MOST_SAID, (finding) =>
      sayFinding(finding, citations, (why) => ruleOn(why, columns, rules)),
    ),
    ...(findings.length ? [] : tables.map((table) => sayTable(table, citations))),
    notes.join(' '),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The findings to be told first: no line's gravest is left out for more of another's. */
function ofEachGroup(findings: readonly ToldFinding[], most: number): readonly ToldFinding[] {
  const gravest = [...Map.groupBy(findings, ({ group }) => group).values()].map(([first]) => first!)
  const first = new Set([...gravest, ...findings].slice(0, most))
  return [...findings.filter((one) => first.has(one)), ...findings.filter((one) => !first.has(one))]
}

/** What a review says to what was asked of it. */
export function sayAsked(asked: AskedOfReview, review: LastReview, citations: Citations): string {
  const { by, findings, rows, isOtherwise, verdicts } = asked
  if (by === 'whole') return sayReview(review, citations)
  const labels = OR.format(verdicts.map((id) => verdictOf(id).label.toLowerCase()))
  const nothing = labels ? `Nothing in the review is “${labels}”.` : 'The review finds nothing of this kind.'
  const counted = verdicts.reduce((sum, id) => sum + (review.counts[id] ?? 0), 0)
  const count = Math.max(findings.length, isOtherwise ? 0 : counted)
  if (!count && !rows.length)
    return [by === 'to do' ? 'Nothing is left to do.' : nothing, sayCounts(review.counts)].join(' ')
  const lead = {
    verdict: isOtherwise
      ? `${nothing} What is not shown may be:`
      : `${capital(labels || 'open')}: ${String(count)} of ${ofAll(review)}.`,
    thing: !isOtherwise ? '' : labels ? `The review does not find this ${labels}. It says:` : `${nothing} It says:`,
    'to do': 'To do, the gravest first:',
    gravity: 'What matters most:',
  }[by]
  const say = (finding: ToldFinding) =>
    [sayFinding(finding, citations), ...(findings.length <= FEW ? saySides(finding, review, citations) : [])].join('\n')
  const left = by === 'thing' ? '' : (review.leftOff ?? '')
  return [lead, sayEach(findings, MOST_ASKED, say), sayRows(rows, citations), left].filter(Boolean).join('\n\n')
}

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' })
function ofAll({ counts }: LastReview): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return all === 1 ? '1 finding' : `${String(all)} findings`
}

function sayEach(findings: readonly ToldFinding[], most: number, say: (finding: ToldFinding) => string): string {
  const left = findings.length - most
  return [
    findings.slice(0, most).map(say).join('\n'),
    left > 0 ? `${String(left)} more ${left === 1 ? 'is' : 'are'} in the review.` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** '3 short, 1 not shown, 6 met', the gravest first; where nothing was compared, how much was found. */
function sayCounts(counts: ToldReview['counts']): string {
  const { FOUND: found = 0, ...compared } = counts
  if (found && !Object.values(compared).some(Boolean)) return `I found ${counted(found, 'point')}.`
  const parts = VERDICTS.flatMap((verdict) => {
    const count = counts[verdict.id]
    return count ? [`${String(count)} ${labelOfMany(verdict, count).toLowerCase()}`] : []
  })
  return parts.length ? `What I found: ${parts.join(', ')}.` : ''
}

function sayFinding(
  { group, topic, verdict, why, action, cells, ...done }: ToldFinding,
  citations: Citations,
  ruleFor: (why: string) => Rule | null = () => null,
): string {
  const marks = [...new Set(cells.flatMap(({ source }) => markOf(source, citations)))].join('')
  const what = `**${group}, ${topic}**: ${verdictOf(verdict).label.toLowerCase()}.`
  const rule = ruleFor(why)
  const followed = rule && `Your house rule speaks of it ${citations.cite(rule.file, rule.page, rule.words)}.`
  const dealt = done.dealt && `Dealt with by ${done.dealt}.`
  const note = done.remark && `Note of ${done.remark.by}: “${done.remark.text}”`
  return `- ${[what, `${why.replace(/[.]$/, '')}${marks && ` ${marks}`}.`, action, followed, dealt, note].filter(Boolean).join(' ').trim()}`
}

/** What each side says, a line each. */
function saySides({ cells }: ToldFinding, { columns }: LastReview, citations: Citations): string[] {
  return cells.flatMap(({ text, note, source }, at) => {
    const words = text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text
    const said = [
      text && (source ? `“${words}”` : words),
      note && (text ? `(${note})` : note),
      ...markOf(source, citations),
    ]
    return text || note ? [`  - ${columns[at]}: ${said.filter(Boolean).join(' ')}`] : []
  })
}
const LONGEST = 300

function markOf(source: ToldCell['source'], citations: Citations): string[] {
  if (source?.kind === 'document') return [citations.cite(source.file, source.page, source.quote)]
  return source?.kind === 'account' ? [citations.citeRecord(source.record, source.fields)] : []
}

const sayCell = ({ text, source }: ToldCell, citations: Citations) =>
  [text.replaceAll('|', '/'), ...markOf(source, citations)].filter(Boolean).join(' ')

/** A few rows column by column, more of them as tables; of a column that was asked for, what stands in it. */
function sayRows(rows: readonly ToldRow[], citations: Citations): string {
  const isBlank = (cell: ToldCell | undefined) => !cell?.text
  const [first] = rows
  if (first && first.at !== null && rows.every(({ cells, at }) => isBlank(cells[at!])))
    return `“${first.table.head[first.at]}” is blank: the review names nothing there.`
  if (rows.length <= FEW || first?.at != null)
    return rows
      .filter(({ cells, at }) => at === null || !isBlank(cells[at]))
      .slice(0, MOST_ASKED)
      .map((row) => sayRow(row, citations))
      .join('\n')
  return [...Map.groupBy(rows, ({ table }) => table)]
    .map(([table, own]) => sayTable({ ...table, rows: own.map(({ cells }) => cells) }, citations, MOST_ASKED))
    .join('\n\n')
}

function sayRow({ table: { head }, cells, at }: ToldRow, citations: Citations): string {
  const [name, ...others] = cells.map((cell) => sayCell(cell, citations))
  const told = others.flatMap((text, index) =>
    text && (!at || at === index + 1) ? [`${head[index + 1]}: ${text}`] : [],
  )
  return `- **${head[0]} ${name}**: ${told.join('; ')}.`
}

const MOST_ROWS = 5

/** The first rows of a table, each cell with its mark. */
function sayTable({ title, head, rows }: ToldReview['tables'][number], citations: Citations, most = MOST_ROWS): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const said = rows.slice(0, most).map((cells) => row(cells.map((cell) => sayCell(cell, citations))))
  return [`**${title}**`, [row(head), row(head.map(() => '---')), ...said].join('\n')].join('\n\n')
}
