import { readFileSync } from 'node:fs'
import type { Edges, Edition } from './types.ts'

type Kept = {
  form: string
  edition: string
  pages: { anchors: [string, ...Edges][]; elements: [string, 'text' | 'tick', number, ...Edges][] }[]
}

/** The editions of forms a reader knows, each by its id ('25-2016-03'). */
export type Editions = {
  /** The words each edition prints once on a page, page by page. */
  words: Map<string, string[][]>
  /** Throws when the id is not among `words`. */
  of(id: string): Edition
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./editions/${name}.json`, import.meta.url), 'utf8'))

const loaded = new Map<string, Edition>()
let words: Editions['words'] | undefined

/** Those measured and kept in the repository. Each is read when it is first asked for. */
export const MEASURED: Editions = {
  get words() {
    words ??= new Map(Object.entries(read('index') as Record<string, string[][]>))
    return words
  },
  of(id) {
    const known = loaded.get(id)
    if (known) return known
    const { form, edition, pages } = read(id) as Kept
    const made: Edition = {
      form,
      edition,
      pages: pages.map(({ anchors, elements }) => ({
        anchors: anchors.map(([word, ...edges]) => ({ word, edges })),
        boxes: elements.map(([name, kind, longest, ...edges]) => ({ name, kind, longest, edges })),
      })),
    }
    loaded.set(id, made)
    return made
  },
}

/** The measured editions and those an agency's own blanks taught. What was measured is not replaced. */
export function withTaught(taught: Edition[]): Editions {
  const further = new Map(taught.map((one) => [idOf(one), one] as const))
  for (const id of MEASURED.words.keys()) further.delete(id)
  if (further.size === 0) return MEASURED
  const wordsOf = ({ pages }: Edition) => pages.map(({ anchors }) => anchors.map(({ word }) => word))
  const printed = [...further].map(([id, edition]) => [id, wordsOf(edition)] as const)
  return { words: new Map([...MEASURED.words, ...printed]), of: (id) => further.get(id) ?? MEASURED.of(id) }
}

const idOf = ({ form, edition }: Edition) => `${form}-${edition.replace('/', '-')}`
