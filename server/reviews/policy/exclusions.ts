import { nothing } from '../cells.ts'
import { firstOfEach } from '../first-of-each.ts'
import { spaced } from '../holdings.ts'
import { counted } from '../in-sentences.ts'
import { warningsOf } from '../looked.ts'
import { type Finding, NothingToReview, type Reviewer, type ReviewPaper } from '../types.ts'
import { clausesOf, type ExclusionClause, type UnreadItems } from './clauses.ts'
import { exceptionOf } from './exceptions.ts'
import { findingId } from './finding-id.ts'
import { type FormText, formTexts } from './form-texts.ts'
import { changesIn, type GiveBack, givesBack } from './give-backs.ts'
import { type ListedExclusion, listedExclusions } from './listed-exclusions.ts'
import { cellAt, pageOf, placeOf } from './place.ts'
import { wordsKey } from './wording.ts'

const COLUMNS = ['Exclusion', 'Exception', 'Given back elsewhere']

/** Every exclusion that policies state, under the form or coverage it stands in; what takes it back is found by what it names. */
export const listExclusions: Reviewer = ({ papers }) => {
  const policies = policiesAmong(papers)
  if (!policies.length) throw new NothingToReview('Add the policy whose exclusions you want to see.')
  const findings = policies.flatMap((paper) => exclusionsIn(paper, policies.length > 1))
  const changed = findings.filter(({ cells, verdict }) => verdict === 'FOUND' && cells[2]!.place).map(({ id }) => id)
  return {
    title: 'Exclusions',
    columns: COLUMNS,
    findings,
    tables: [],
    highlights: changed.slice(0, 5),
    notes: notesOf(policies, findings),
  }
}

/** The policies among papers: those put in as such, or all. */
export const policiesAmong = (papers: readonly ReviewPaper[]): ReviewPaper[] => {
  const own = papers.filter(({ slot }) => slot === '[Policy]')
  return own.length ? own : [...papers]
}

function notesOf(papers: ReviewPaper[], findings: Finding[]): string[] {
  const told = new Set(
    findings.flatMap(({ cells }) => cells.map(({ place }) => (place?.of === 'file' ? place.fileId : ''))),
  )
  const none = papers
    .filter(({ fileId }) => !told.has(fileId))
    .map(
      ({ name, pages }) =>
        `${name}: no exclusions were found on its ${counted(pages.length, 'page')}. Declarations alone do not hold them; the coverage forms do.`,
    )
  return [...warningsOf(papers), ...none]
}

/** An exclusion as it is told: out of a text, out of a list, or both. */
type Told = { clause: ExclusionClause | null; listed: ListedExclusion | null }

function exclusionsIn(paper: ReviewPaper, isOfSeveral: boolean): Finding[] {
  const numbers = paper.facts.policies.flatMap(({ number }) => (number ? [number.replace(/[^A-Z0-9]/gi, '')] : []))
  const forms = formTexts(paper.pages, numbers)
  const found = forms.map(clausesOf)
  const changes = changesIn(forms)
  const unread = found.flatMap((one) => one.unread)
  const told = joined(
    found.flatMap((one) => one.clauses),
    listedExclusions(paper),
  )
  const prefix = isOfSeveral ? `${paper.name}: ` : ''
  return [
    ...told.map((one) => findingOf(paper, prefix, one, backOf(one))),
    ...unread.map((one) => unreadFinding(paper, prefix, one)),
  ]

  function backOf({ clause, listed }: Told): GiveBack | null {
    const number = clause ? (clause.section || clause.mark ? '' : clause.form.number) : listed!.number
    const { name, isNamed = true, mark = '', form = null, section = '' } = clause ?? { name: listed!.name }
    return givesBack(changes, { name, isNamed, mark, form, section, number })
  }
}

/** Texts and lists hold one exclusion once; the same form that is there several times is one. */
export function joined(clauses: ExclusionClause[], listed: ListedExclusion[]): Told[] {
  const texts = firstOfEach(clauses, ({ section, mark, form, name }) =>
    JSON.stringify([section, mark, form.number, form.title, wordsKey(name)]),
  )
  const inList = new Map(listed.toReversed().map((one) => [wordsKey(one.name), one]))
  const whole = texts.filter(({ section }) => section === '')
  const told = new Set(whole.map(({ name }) => wordsKey(name)))
  const numbers = new Set<string>()
  const rest = firstOfEach(listed, ({ name }) => wordsKey(name)).filter(({ number, name }) => {
    const isNew = number === '' || !numbers.has(number)
    numbers.add(number)
    return isNew && !told.has(wordsKey(name))
  })
  return [
    ...texts.map((clause) => ({
      clause,
      listed: clause.section === '' ? (inList.get(wordsKey(clause.name)) ?? null) : null,
    })),
    ...rest.map((one) => ({ clause: null, listed: one })),
  ]
}

function findingOf(paper: ReviewPaper, prefix: string, { clause, listed }: Told, back: GiveBack | null): Finding {
  const words = clause ? clause.words.map(({ paragraph }) => paragraph) : [listed!.words]
  const cell = cellAt(placeOf(paper.fileId, words))
  const exception = clause ? exceptionOf(clause) : []
  const spared = exception.length
    ? cellAt(placeOf(paper.fileId, exception))
    : nothing(clause ? 'Its words name no exception.' : 'The text of this form is not in the file.')
  const given = back ? cellAt(placeOf(paper.fileId, [back.words])) : nothing('No other form in the file names it.')
  const form = formOf(clause, listed)
  const why = [
    form ? `Stated in ${form}, ${pageOf(cell)}.` : `Stated on ${pageOf(cell)}.`,
    exception.length ? `Exception: “${spared.text}”` : '',
    back ? `${nameOf(back.form) || 'Another form'} changes it, ${pageOf(given)}: “${given.text}”` : '',
  ]
  return {
    id: idOf(
      paper,
      clause?.section ?? '',
      clause?.mark ?? '',
      clause?.name ?? listed!.name,
      clause?.form.number ?? listed!.number,
    ),
    group: prefix + (groupOf(clause) || 'Exclusions by endorsement'),
    topic: [clause?.mark, clause?.name ?? listed!.name].filter(Boolean).join(' '),
    verdict: clause?.isSure === false ? 'UNSURE' : 'FOUND',
    severity: clause?.isSure === false ? 'MODERATE' : 'NONE',
    cells: [cell, spared, given],
    why: why.filter(Boolean).join(' '),
    action: clause ? null : 'Read the endorsement itself: its text is not in this file.',
  }
}

function unreadFinding(paper: ReviewPaper, prefix: string, { form, section, next }: UnreadItems): Finding {
  const where = section || nameOf(form) || 'this list'
  return {
    id: idOf(paper, section, 'unread', next.quote, form.number),
    group: prefix + ([nameOf(form), section].filter(Boolean).join(': ') || 'Exclusions'),
    topic: `Before ${next.marker?.printed ?? 'this item'}`,
    verdict: 'UNSURE',
    severity: 'MODERATE',
    cells: [cellAt(placeOf(paper.fileId, [next])), nothing('Not read.'), nothing('Not read.')],
    why: `Items before it in ${where} are not on the pages that were read: the list is not whole.`,
    action: 'Look at the pages of this form yourself, or ask for a complete copy.',
  }
}

const nameOf = ({ number, edition, title }: Pick<FormText, 'number' | 'edition' | 'title'>): string =>
  [number && spaced(number), edition, title].filter(Boolean).join(' ')

function formOf(clause: ExclusionClause | null, listed: ListedExclusion | null): string {
  if (!clause) return listed!.number ? `form ${nameOf({ ...listed!, title: '' })}, as listed` : ''
  const { number = '', edition = '' } = clause.form.number ? clause.form : (listed ?? {})
  const form = nameOf({ number, edition, title: clause.form.title })
  return [form && `form ${form}`, clause.section].filter(Boolean).join(', ')
}

const groupOf = (clause: ExclusionClause | null): string =>
  clause?.section ? [nameOf(clause.form), clause.section].filter(Boolean).join(': ') : ''

const idOf = ({ fileId }: ReviewPaper, ...parts: string[]): string => findingId(fileId, ...parts)
