import type { Page } from '../../../server/documents/types.ts'
import { gridPage } from './grid-page.ts'

/** A schedule of a packet: what each of its values is called on the document, in order, and the field of the item it is. */
type DrawnSchedule = { title: string; lead?: string; labels: [label: string, field: string][] }
export type DrawnItem = Record<string, string>

const PER_PAGE = 6

/** The pages of a policy packet: each schedule lists all items, each entry in another wording, `seed` says which is first. */
export function packetPages(
  line: string,
  head: string[],
  schedules: DrawnSchedule[],
  items: DrawnItem[],
  seed: number,
): Page[] {
  const pages: Page[] = []
  const add = (rows: string[][], title: string) => {
    const texts = [...head, line, title].map((text, index) => ({ x: 30, y: 20 + index * 14, text }))
    pages.push(gridPage([{ widths: [60, 640], rows, ruled: 'cells' }], texts, pages.length + 1))
  }
  for (const [nth, { title, lead, labels }] of schedules.entries()) {
    for (let from = 0; from < items.length; from += PER_PAGE) {
      const rows = items.slice(from, from + PER_PAGE).map((item, index) => {
        const said = labels.filter(([, field]) => item[field])
        const key = lead ? item[lead]! : String(from + index + 1)
        return [
          key,
          WORDINGS[(seed + nth + from + index) % WORDINGS.length]!(
            key,
            said.map(([label, field]) => [label, item[field]!]),
          ),
        ]
      })
      add(rows, from ? `${title} - Continued` : title)
    }
  }
  return pages
}

type Said = [label: string, value: string][]
const lower = (label: string) => label[0]! + label.slice(1).toLowerCase()

/** How an entry may be worded. */
const WORDINGS: ((key: string, said: Said) => string)[] = [
  (_, said) => said.map(([label, value]) => `${label} ${value}`).join('\n'),
  (key, said) => `${key} - ${said.map(([label, value]) => `${lower(label)}: ${value}`).join(' / ')}`,
  (key, said) => `${key}. ${said.map(([label, value]) => `${lower(label)} is ${value}.`).join(' ')}`,
  (_, [first, ...others]) =>
    `${lower(first![0])}: ${first![1]}. The values below apply to the same item.\n${others.map(([label, value]) => `${label} ${value}`).join('\n')}`,
]
