import { readFileSync } from 'node:fs'
import { DOCUMENT_KINDS, type DocumentKind } from '../../server/documents/kinds.ts'
import { acordKind } from '../../server/documents/papers/acord-kinds.ts'
import { lineOf } from '../../server/documents/reading/lines.ts'
import type { Line, Page, Table, Word } from '../../server/documents/types.ts'
import { type Chance, chanceFrom } from '../../tests/papers/bed/random.ts'
import type { KnownPaper } from '../learning/read-papers.ts'

type Wordings = Record<'titles' | 'heads' | 'labels' | 'sentences', string[]>
const { lines, deals, common, mentions, kinds, asking } = JSON.parse(
  readFileSync(new URL('wordings.json', import.meta.url), 'utf8'),
) as {
  lines: string[]
  deals: string[]
  common: Pick<Wordings, 'labels' | 'sentences'>
  mentions: string[]
  kinds: Record<DocumentKind, Wordings>
  /** What asks for insurance without a form: submissions of agencies, letters of clients. */
  asking: Wordings
}

/**
 * Pages that hold words of the trade and nothing else, so that kinds are also told by words no family of the bed prints:
 * a title, labels, heads and sentences of one kind between those of all kinds and mentions of others.
 */
export function sketches(seed: number, count: number): KnownPaper[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = chanceFrom(seed * 7919 + index)
    const kind = DOCUMENT_KINDS[index % DOCUMENT_KINDS.length]!
    const pages = [aPage(kind, kinds[kind], chance)]
    return { name: `sketch-${index}`, kind, source: `sketch ${kind} ${index % 5}`, pages }
  })
}

/** Sketches of what asks for insurance without a form. */
export function askingSketches(seed: number, count: number): KnownPaper[] {
  return Array.from({ length: count }, (_, index) => {
    const pages = [aPage('application', asking, chanceFrom(seed * 7919 + index))]
    return { name: `asking-${index}`, kind: 'application', source: `sketch asking ${index % 5}`, pages }
  })
}

export const aTitle = (kind: DocumentKind, chance: Chance) => titleOf(kinds[kind], chance)

const titleOf = ({ titles }: Wordings, chance: Chance) =>
  chance
    .pick(titles)
    .replace('{line}', () => chance.pick(lines))
    .replace('{deal}', () => chance.pick(deals))

export const aMention = (chance: Chance) => chance.pick(mentions)

function aPage(kind: DocumentKind, own: Wordings, chance: Chance): Page {
  const size = chance.pick([8, 9, 10, 11])
  const page = new Sketch(size, chance)
  if (chance.maybe(0.25)) page.page.origin = 'layout'
  if (chance.maybe(0.5)) page.write(chance.pick(['Company name', 'Insurance Company', 'Agency', '']))
  const isTold = chance.maybe(0.85)
  if (isTold)
    page.write(inCase(titleOf(own, chance), chance), chance.maybe(0.7) ? size * (1.2 + chance.int(0, 8) / 10) : size)
  const most = IN_PROSE.has(kind) ? 4 : 12
  const coverages = ON_COVERAGE.has(kind) && chance.maybe(0.6) ? few(kinds.declarations.labels, 12, chance) : []
  const labels = [...few(own.labels, most, chance), ...few(common.labels, most, chance), ...coverages]
  for (const label of chance.shuffle(labels))
    page.write(inCase(`${label}${chance.pick([':', '', ''])} ${value(chance)}`, chance))
  if (own.heads.length && chance.maybe(own.heads.length > 14 ? 0.8 : 0.5))
    page.table(few(own.heads, 10, chance), chance.int(1, 25))
  const sentences = [
    ...few(own.sentences, isTold ? 4 : 8, chance),
    ...few(common.sentences, 3, chance),
    ...few(mentions, 3, chance),
  ]
  for (const sentence of chance.shuffle(sentences)) page.write(sentence)
  const forms = FORMS.get(kind)
  if (forms && own !== asking && chance.maybe(kind === 'application' ? 0.4 : 0.15))
    page.foot(`ACORD ${chance.pick(forms)} (20${chance.int(10, 25)}/0${chance.int(1, 9)})`)
  return page.page
}

/** Documents that are prose rather than labels and values. */
const IN_PROSE = new Set<DocumentKind>(['letter', 'contract', 'notice', 'endorsement'])
/** Documents that list coverages as declarations do, so that these words tell none of them. */
const ON_COVERAGE = new Set<DocumentKind>(['quote', 'binder', 'application', 'certificate', 'endorsement'])

/** The numbers of the ACORD forms of each kind. */
const FORMS = Map.groupBy(Array.from({ length: 900 }, (_, number) => String(number)).filter(acordKind), (form) =>
  acordKind(form),
)

const few = (items: string[], most: number, chance: Chance) =>
  chance.shuffle(items).slice(0, chance.int(Math.min(1, items.length), most))
const inCase = (text: string, chance: Chance) => (chance.maybe(0.4) ? text.toUpperCase() : text)
const value = (chance: Chance) =>
  chance.pick([
    '',
    '',
    `$${chance.int(1, 900)},000`,
    `0${chance.int(1, 9)}/${chance.int(10, 28)}/20${chance.int(18, 27)}`,
    chance.digits(7),
  ])

/** A page that is written from the top down. */
class Sketch {
  readonly page: Page = { number: 1, width: 612, height: 792, origin: 'text', lines: [], fields: [], tables: [] }
  private readonly size: number
  private readonly chance: Chance
  private top = 36

  constructor(size: number, chance: Chance) {
    this.size = size
    this.chance = chance
  }

  write(text: string, size = this.size) {
    if (!text.trim()) return
    this.page.lines.push(lineAt(text, 36, this.top, size))
    this.top += size * 1.3
  }

  foot(text: string) {
    this.page.lines.push(lineAt(text, 36, 760, this.size))
  }

  table(heads: string[], rows: number) {
    const cell = (text: string, row: number, column: number) => ({
      row,
      column,
      rows: 1,
      columns: 1,
      box: [0, 0, 0, 0] as Table['box'],
      text,
      lines: [],
    })
    this.write(heads.join(' '))
    for (let row = 0; row < rows; row++) this.write(heads.map(() => value(this.chance)).join(' '))
    const body = heads.flatMap((_, column) => Array.from({ length: rows }, (__, row) => cell('', row + 1, column)))
    const cells = [...heads.map((text, column) => cell(text, 0, column)), ...body]
    this.page.tables!.push({ box: [0, 0, 0, 0], ruled: true, rows: rows + 1, columns: heads.length, heads: 1, cells })
  }
}

function lineAt(text: string, left: number, top: number, size: number): Line {
  let at = left
  const words: Word[] = text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const width = word.length * size * 0.5
      const box: Word['box'] = [at, top, width, size]
      at += width + size * 0.25
      return { text: word, box }
    })
  return lineOf(words)
}
