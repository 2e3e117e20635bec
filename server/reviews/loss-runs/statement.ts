import { parseAmount } from '../../../shared/amounts.ts'
import { formatDate } from '../../../shared/dates.ts'
import { escapeHtml } from '../../../shared/document-html.ts'
import { verdictOf } from '../../../shared/reviews.ts'
import type { Finding, Review, ReviewTable } from '../types.ts'
import { type About, cellHtml, listOf, Sources, tableOf, type Written } from '../written.ts'

/** Findings an underwriter is told of; the rest is for the agency. */
const TOLD = new Set(['CONTRADICTS', 'AMBIGUOUS', 'DIFFERS', 'GAP', 'NOT_SHOWN', 'UNSURE', 'FOUND'])

/** The statement to the underwriter: the losses by year and line, the large and open claims, the trend, and what is open, each figure with its source. */
export function statementFrom(review: Review, about: About): Written {
  const sources = new Sources()
  const title = `Loss statement${about.insured ? `: ${about.insured}` : ''}`
  const findings = review.findings.filter(({ verdict }) => TOLD.has(verdict))
  const blocks = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>As of ${formatDate(about.today)}. Every figure has a number that leads to its source; computed figures say what they are added up from.</p>`,
    chartOf(review.tables.at(-1)),
    ...review.tables.map(({ title: heading, head, rows }) =>
      tableOf(
        heading,
        head.map(({ label }) => label),
        rows.map((cells) => cells.map((cell) => cellHtml(cell, sources))),
      ),
    ),
    ...(findings.length
      ? ['<h2>What the loss runs show</h2>', `<ul>${findings.map((one) => itemOf(one, sources)).join('')}</ul>`]
      : []),
    ...(review.notes.length ? ['<h2>What could not be read</h2>', listOf(review.notes)] : []),
    sources.listed(about),
  ]
  return { title, html: blocks.filter(Boolean).join('\n') }
}

/** A bar is so many columns wide at most, and its figure has so many more. */
const WIDE = 20
const ROOM = 6
const BAR = 'background-color: #0f766e'

/** What is drawn of a table as bars beside their figures; '' where there is nothing to compare. */
function chartOf(table: ReviewTable | undefined): string {
  if (!table || table.rows.length < 2) return ''
  const parts = table.head.flatMap(({ label, isBar }, column) => {
    const told = table.rows.map((cells) => ({ name: cells[0]!.text, text: cells[column]!.text }))
    const most = Math.max(...told.map(({ text }) => parseAmount(text) ?? 0))
    if (!isBar || !most) return []
    const head = `<tr><th colspan="${1 + WIDE + ROOM}">${escapeHtml(label)}</th></tr>`
    return [
      head,
      ...told.map(({ name, text }) => barOf(name, text, Math.round(((parseAmount(text) ?? 0) / most) * WIDE))),
    ]
  })
  return parts.length ? `<h2>Trend</h2>\n<table><tbody>${parts.join('')}</tbody></table>` : ''
}

const barOf = (name: string, text: string, wide: number) =>
  [
    `<tr><td>${escapeHtml(name)}</td>`,
    ...(wide > 0 ? [`<td colspan="${wide}" style="${BAR}"></td>`] : []),
    `<td colspan="${WIDE + ROOM - Math.max(0, wide)}">${escapeHtml(text || 'not shown')}</td></tr>`,
  ].join('')

function itemOf({ topic, verdict, why, cells }: Finding, sources: Sources): string {
  const marks = cells.filter(({ text }) => text).flatMap((cell) => sources.marksOf(cell))
  const said = `<strong>${escapeHtml(topic)}</strong> (${verdictOf(verdict).label.toLowerCase()}): ${escapeHtml(why)}`
  return `<li>${[said, ...marks].join(' ')}</li>`
}
