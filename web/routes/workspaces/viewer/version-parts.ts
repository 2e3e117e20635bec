import type { Artifact, Workspace } from '../../../graph/workspace.ts'
import { alignBlocks } from '../../../ui/diff-blocks.ts'
import { artifactTitle } from '../conversation/turns.ts'
import { insteadWords, shownValue, stateOf } from './counts.ts'

/** A part of a version: a field under its name, a paragraph, or a row of a table with its cells. */
export type Part = { name: string; cells: string[]; isRow: boolean; markup: string }

/** What became of a part. `format`: its words are the same, not how they look. */
export type PartChange = {
  change: 'same' | 'changed' | 'new' | 'gone' | 'moved' | 'format'
  before: Part | null
  after: Part | null
}

/** What the parts of a version may name beside it. */
export type Around = Pick<Workspace, 'artifacts' | 'files'>

/** From one version to another: fields by their names, paragraphs and rows by their words wherever they stand. */
export function compareVersions(earlier: Artifact, later: Artifact, around: Around): PartChange[] {
  const [a, b] = [partsOf(earlier, around), partsOf(later, around)]
  const ofName = new Map(a.named)
  const named = [...new Map([...a.named, ...b.named]).keys()].map((key) =>
    changeOf(ofName.get(key) ?? null, new Map(b.named).get(key) ?? null),
  )
  const blocks = alignBlocks(a.blocks.map(textOf), b.blocks.map(textOf)).map(({ before, after, moved }) => {
    const change = changeOf(
      before === undefined ? null : a.blocks[before]!,
      after === undefined ? null : b.blocks[after]!,
    )
    return moved ? { ...change, change: 'moved' as const } : change
  })
  return [...named, ...blocks]
}

const textOf = ({ cells }: Part) => cells.join('\t')

function changeOf(before: Part | null, after: Part | null): PartChange {
  if (!before || !after) return { change: before ? 'gone' : 'new', before, after }
  if (textOf(before) !== textOf(after)) return { change: 'changed', before, after }
  return { change: before.markup === after.markup ? 'same' : 'format', before, after }
}

type Parts = { named: [key: string, part: Part][]; blocks: Part[] }

const named = (name: string, value: string): [string, Part] => [name, paragraph(name, value)]
const paragraph = (name: string, text: string, markup = text): Part => ({ name, cells: [text], isRow: false, markup })

function partsOf({ form, email, document: text }: Artifact, around: Around): Parts {
  if (form) {
    const counted = form.fields.filter((field) => stateOf(field))
    const fields = counted.map((field): [string, Part] => {
      const value = insteadWords(field) ?? shownValue(field)
      return [field.name, paragraph(`${field.section}: ${field.label}`, value)]
    })
    return { named: fields, blocks: [] }
  }
  if (email) {
    const parts: [string, string][] = [
      ['To', email.toEmail ?? ''],
      ['Name', email.toName ?? ''],
      ['Cc', email.cc],
      ['Subject', email.subject],
      ['Attachments', email.attachments.map((one) => attachmentName(one, around)).join('\n')],
      ['Signature', email.withSignature === null ? '' : email.withSignature ? 'Added' : 'Left out'],
      ['Completed', email.completed ? 'Yes' : 'No'],
    ]
    const body = email.body.split(/\n{2,}/).filter((part) => part.trim())
    return { named: parts.map(([name, value]) => named(name, value)), blocks: body.map((part) => paragraph('', part)) }
  }
  return { named: [named('Title', text?.title ?? '')], blocks: blocksOf(text?.content ?? '') }
}

type Attachment = NonNullable<Artifact['email']>['attachments'][number]

function attachmentName({ artifactId, fileId }: Attachment, { artifacts, files }: Around) {
  const artifact = artifacts.find(({ id }) => id === artifactId)
  return files.find(({ id }) => id === fileId)?.shownName ?? (artifact ? artifactTitle(artifact) : 'A deleted file')
}

const HOLDERS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, section, article, pre'

/** The paragraphs, headings, list items and table rows of a document, in their order. Never put on a page. */
function blocksOf(html: string): Part[] {
  return inside(new DOMParser().parseFromString(html, 'text/html').body)
}

function inside(element: Element): Part[] {
  const parts: Part[] = []
  let loose = ''
  const closeLoose = () => {
    if (loose.trim()) parts.push(paragraph('', loose.trim()))
    loose = ''
  }
  for (const node of element.childNodes) {
    if (!(node instanceof Element) || !node.matches(`${HOLDERS}, li, hr`)) {
      loose += wordsIn(node)
      continue
    }
    closeLoose()
    parts.push(...blockParts(node))
  }
  closeLoose()
  return parts
}

function blockParts(element: Element): Part[] {
  if (element instanceof HTMLTableElement)
    return [...element.rows].map((row) => {
      const cells = [...row.cells].map((cell) => wordsIn(cell).trim())
      return { name: 'Table row', cells, isRow: true, markup: row.outerHTML }
    })
  if (element.matches('li')) {
    const own = element.cloneNode(true) as Element
    for (const inner of own.querySelectorAll('ul, ol, table')) inner.remove()
    const nested = [...element.children].filter((child) => child.matches('ul, ol, table')).flatMap(blockParts)
    const text = wordsIn(own).trim()
    return [...(text ? [paragraph('List item', text, own.outerHTML)] : []), ...nested]
  }
  if (element.querySelector(`:scope > :is(${HOLDERS}, li)`)) return inside(element)
  const text = wordsIn(element).trim()
  const level = /^H([1-6])$/.exec(element.tagName)?.[1]
  return text ? [paragraph(level ? `Heading ${level}` : '', text, element.outerHTML)] : []
}

/** The words of a node, a line for each line break in it. */
function wordsIn(node: Node): string {
  if (node.nodeName === 'BR') return '\n'
  if (!node.hasChildNodes()) return (node.textContent ?? '').replaceAll(/\s+/g, ' ')
  return [...node.childNodes]
    .map((child) => wordsIn(child) + (child instanceof Element && child.matches(HOLDERS) ? '\n' : ''))
    .join('')
}

/** The cells of two rows that belong together, by their place; where the rows have different numbers of them, by their words. */
export function cellPairs(before: string[], after: string[]): [before: string | null, after: string | null][] {
  if (before.length === after.length) return before.map((cell, at) => [cell, after[at]!])
  const pairs = alignBlocks(before, after).map(({ before: i, after: j }) => ({ i, j }))
  return pairs.map(({ i, j }) => [i === undefined ? null : before[i]!, j === undefined ? null : after[j]!])
}
