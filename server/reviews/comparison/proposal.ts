import { mediumDate } from '../../../shared/dates.ts'
import { escapeHtml } from '../../../shared/document-html.ts'
import { LINES } from '../../documents/index.ts'
import { FORM, isExclusionShown } from '../holdings.ts'
import type { Finding, Review } from '../types.ts'
import { type About, cellHtml, listOf, Sources, tableOf, type Written } from '../written.ts'
import { FORMS, PARTIES, PREMIUM, TERMS } from './items.ts'
import { PAYMENT, SUBJECTIVITY } from './said-parts.ts'

/** A proposal as simple HTML: what the documents say of each option, with "[n]" at each figure and the numbered sources at the end. */
export function proposalOf(review: Review, about: About): Written {
  const { agency, today } = about
  const name = about.insured ?? insuredIn(review)
  const insured = name ?? 'the insured'
  const { findings, columns } = review
  const sources = new Sources()
  const title = `Insurance proposal${name ? `: ${name}` : ''}`
  const of = (group: string) => findings.filter((finding) => finding.group === group && !isApart(finding))
  const coverages = Object.values(LINES).map((line) => offersOf(line, columns, of(line), sources))
  const forms = findings.filter(({ id }) => id.startsWith(FORM))
  const [excluding, others] = [forms.filter(excludes), forms.filter((finding) => !excludes(finding))]
  const wordings = findings.filter(({ group, id }) => group === FORMS && !id.startsWith(FORM))
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>Prepared for <strong>${escapeHtml(insured)}</strong> by ${[agency.name, ...agency.lines].map(escapeHtml).join(', ')}, ${mediumDate(today)}.</p>`,
    offersOf(PARTIES, columns, of(PARTIES), sources),
    offersOf(PREMIUM, columns, of(PREMIUM), sources),
    ...coverages,
    offersOf(TERMS, columns, of(TERMS), sources),
    offersOf('What is excluded', columns, excluding, sources),
    offersOf(FORMS, columns, [...wordings, ...others], sources),
    offersOf(
      'Subject to',
      columns,
      findings.filter(({ id }) => id === SUBJECTIVITY),
      sources,
    ),
    offersOf('Payment', columns, findings.filter(isPayment), sources),
    openOf(review),
    acceptanceOf(columns, insured),
    sources.listed(about),
  ]
  return { title, html: parts.filter(Boolean).join('\n') }
}

const isPayment = ({ id }: Finding) => PAYMENT.some((thing) => id.endsWith(`.${thing}`))
/** What has a part of the proposal to itself. */
const isApart = (finding: Finding) => finding.id === SUBJECTIVITY || isPayment(finding)
const excludes = ({ cells }: Finding) => cells.some(({ text }) => isExclusionShown(text))

/** The insured that the options name, where they name one. */
function insuredIn({ findings }: Review): string | null {
  const named = findings.find(({ id }) => id === 'insured.name')
  const names = new Set(named?.cells.flatMap(({ text }) => text || []))
  return names.size === 1 ? [...names][0]! : null
}

function offersOf(heading: string, columns: readonly string[], findings: readonly Finding[], sources: Sources): string {
  const rows = findings.map(({ topic, cells, verdict }) => [
    escapeHtml(topic),
    ...cells.map((cell) =>
      cell.place ? `${cellHtml(cell, sources)}${verdict === 'UNSURE' ? ' (to be confirmed)' : ''}` : 'Not shown',
    ),
  ])
  return tableOf(heading, ['', ...columns], rows)
}

/** What is open before anything is chosen: what an option does not show, and what was not read for sure. */
function openOf({ findings }: Review): string {
  const open = findings.filter(({ verdict }) => verdict === 'NOT_SHOWN' || verdict === 'UNSURE')
  const items = open.map(({ topic, why }) => `${topic}: ${why}`)
  return items.length ? `<h2>To be confirmed</h2>\n${listOf(items)}` : ''
}

const BLANK = '_'.repeat(30)

const acceptanceOf = (columns: readonly string[], insured: string) =>
  [
    '<h2>Acceptance</h2>',
    `<p>${escapeHtml(insured)} chooses:</p>`,
    listOf(columns.map((column) => `☐ ${column}`)),
    `<p>Signature: ${BLANK}</p><p>Name and title: ${BLANK}</p><p>Date: ${BLANK}</p>`,
  ].join('\n')
