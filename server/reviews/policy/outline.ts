import { isTitle } from '../../documents/index.ts'
import type { Marker } from './markers.ts'
import type { Paragraph } from './paragraphs.ts'

/**
 * A part of a form: what is headed by a title or a mark, with all that stands under it in the order it is read. `title`: the words that name
 * it, '' without. `head` is null of the whole form. `isAfterGap`: items before it are not there. `depth`: in how many others it stands.
 */
export type Part = {
  title: string
  head: Paragraph | null
  content: (Paragraph | Part)[]
  parent: Part | null
  kind: string
  value: number
  isAfterGap: boolean
  depth: number
}

export const isPart = (one: Paragraph | Part): one is Part => 'content' in one
export const partsIn = (part: Part): Part[] => part.content.filter(isPart)

const TITLED = 'title'
/** Items that begin within so many points of one another stand on one level. */
const SAME_LEFT = 6

/** The parts of a form by its titles and marks: an item belongs to the list it counts on, a title ends what is set as small or smaller. */
export function outlineOf(paragraphs: readonly Paragraph[]): Part {
  const root: Part = {
    title: '',
    head: null,
    content: [],
    parent: null,
    kind: '',
    value: 0,
    isAfterGap: false,
    depth: 0,
  }
  let open = root
  for (const paragraph of paragraphs) {
    const { marker } = paragraph
    if (marker) open = placed(paragraph, marker, open)
    else if (paragraph.isTitle) open = titled(paragraph, open)
    else open.content.push(paragraph)
  }
  return root
}

function titled(head: Paragraph, from: Part): Part {
  let parent = from
  while (parent.head && endsWith(parent, head)) parent = parent.parent!
  return added(parent, head, { kind: TITLED, value: 0, isAfterGap: false })
}

/** Whether a title ends a part that is open. */
function endsWith({ head, title, kind }: Part, { rank, left }: Paragraph): boolean {
  if (kind === TITLED) return head!.rank <= rank
  return !(title && (head!.rank > rank || (head!.rank === rank && left > head!.left + SAME_LEFT)))
}

function placed(head: Paragraph, { readings }: Marker, from: Part): Part {
  const open = chainOf(from)
  for (const { kind, value } of readings) {
    const before = open.find(
      (part) => part.kind === kind && (value === 0 ? isLevel(part, head) : part.value + 1 === value),
    )
    if (before) return added(before.parent!, head, { kind, value, isAfterGap: false })
  }
  const first = readings.find(({ value }) => value <= 1)
  if (first) {
    const again = open.find((part) => part.kind === first.kind && isLevel(part, head))
    return added(again?.parent ?? from, head, { ...first, isAfterGap: false })
  }
  for (const { kind, value } of readings) {
    const before = open.find((part) => part.kind === kind && part.value < value)
    if (before) return added(before.parent!, head, { kind, value, isAfterGap: true })
  }
  return added(from, head, { ...readings[0]!, isAfterGap: true })
}

const isLevel = ({ head }: Part, { left }: Paragraph) => Math.abs(head!.left - left) < SAME_LEFT

/** A part and those it stands in, the innermost first. */
function chainOf(part: Part): Part[] {
  return part.head ? [part, ...chainOf(part.parent!)] : []
}

/** So deep forms are parted; what would stand deeper stands beside the deepest. */
const DEEPEST = 24

function added(within: Part, head: Paragraph, place: Pick<Part, 'kind' | 'value' | 'isAfterGap'>): Part {
  const parent = within.depth < DEEPEST ? within : within.parent!
  const part: Part = { title: titleOf(head), head, content: [], parent, depth: parent.depth + 1, ...place }
  parent.content.push(part)
  return part
}

/** The words that name a part: its whole line, or what stands before its first stop. */
function titleOf({ text, isTitle: isWhole, marker }: Paragraph): string {
  if (isWhole) return text.replace(/[:.]$/, '')
  if (!marker) return ''
  const [, named = ''] = /^(.{3,70}?)(?:[.:]\s|\s[–—-]\s)/.exec(text) ?? []
  return named && named.split(' ').length <= MOST_NAMED && isTitle(named) ? named : ''
}

const MOST_NAMED = 10
/** All that a part says, in the order it is read, with how deep each stands. */
export function flat(part: Part, depth = 0): { paragraph: Paragraph; depth: number }[] {
  const own = part.head ? [{ paragraph: part.head, depth }] : []
  return [...own, ...part.content.flatMap((one) => (isPart(one) ? flat(one, depth + 1) : [{ paragraph: one, depth }]))]
}
