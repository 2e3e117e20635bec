import { readFileSync } from 'node:fs'
import type { Edges, Edition } from './types.ts'

type Kept = {
  form: string
  edition: string
  pages: { anchors: [string, ...Edges][]; elements: [string, 'text' | 'tick', number, ...Edges][] }[]
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./editions/${name}.json`, import.meta.url), 'utf8'))

let words: Map<string, string[][]> | undefined

/** The words each known edition prints once on a page, page by page, by the edition's id ('25-2016-03'). */
export function editionIndex(): Map<string, string[][]> {
  words ??= new Map(Object.entries(read('index') as Record<string, string[][]>))
  return words
}

const loaded = new Map<string, Edition>()

/** One edition by its id. Read when it is first asked for. */
export function editionOf(id: string): Edition {
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
}
