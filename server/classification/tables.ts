import { readFileSync } from 'node:fs'
import type { ClassCode, ClassTable, Kin } from './types.ts'

const FILES = { NAICS: 'naics-2022', SIC: 'sic-1987' }
/** The tables that come with Cara. */
export type OwnTable = keyof typeof FILES

const loaded = new Map<OwnTable, ClassTable>()

/** A table that comes with Cara, read once. */
export function ownTable(name: OwnTable): ClassTable {
  const known = loaded.get(name)
  if (known) return known
  const text = readFileSync(new URL(`tables/${FILES[name]}.txt`, import.meta.url), 'utf8')
  const table: ClassTable = { name, codes: codesIn(text) }
  if (name === 'SIC')
    table.kin = JSON.parse(readFileSync(new URL('tables/sic-by-naics.json', import.meta.url), 'utf8')) as Kin
  loaded.set(name, table)
  return table
}

/**
 * The codes of a table as it is written in `tables/`: `# title` opens a group, `##` one within it; a code and its title have a tab between
 * them; the wordings of a code follow on lines that begin with a tab.
 */
export function codesIn(text: string): ClassCode[] {
  const codes: (ClassCode & { wordings: string[] })[] = []
  const groups: string[] = []
  for (const line of text.split('\n')) {
    const [, marks, group] = /^(#+) (.+)$/.exec(line) ?? []
    const [code = '', title = ''] = line.split('\t')
    if (marks) groups.splice(marks.length - 1, groups.length, group!)
    else if (code) codes.push({ code, title, groups: [...groups], wordings: [] })
    else if (title) codes.at(-1)!.wordings.push(title)
  }
  return codes
}

/** The text that `codesIn` reads. */
export function tableText(codes: readonly ClassCode[]): string {
  const lines: string[] = []
  let open: readonly string[] = []
  for (const { code, title, groups, wordings } of codes) {
    const from = groups.findIndex((group, at) => group !== open[at])
    if (from >= 0) lines.push(...groups.slice(from).map((group, at) => `${'#'.repeat(from + at + 1)} ${group}`))
    open = groups
    lines.push(`${code}\t${title}`, ...wordings.map((wording) => `\t${wording}`))
  }
  return `${lines.join('\n')}\n`
}
