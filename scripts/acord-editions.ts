import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failWith } from './owner-database.ts'

type Measured = {
  form: string
  edition: string
  pages: [number, number][]
  fields: [
    name: string,
    page: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    kind: 'text' | 'tick',
  ][]
  anchors: [word: string, page: number, left: number, top: number, right: number, bottom: number][]
}
type Listed = { fields: { name: string; maxLen?: number }[] }

const HERE = new URL('../server/documents/acord/editions/', import.meta.url)

/**
 * `node scripts/acord-editions.ts <folder>`: writes what the reader knows of each edition of an ACORD form from a folder that holds
 * `<form>.json` (its elements and their greatest lengths) and `geometry/<form>-<edition>.json` (where elements and printed words stand).
 */
async function main() {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Usage: node scripts/acord-editions.ts <folder>')
  await mkdir(HERE, { recursive: true })
  const index: Record<string, string[][]> = {}
  const files = (await readdir(join(folder, 'geometry'))).filter((name) => name.endsWith('.json')).sort()
  for (const file of files) {
    const measured: Measured = JSON.parse(await readFile(join(folder, 'geometry', file), 'utf8'))
    const listed: Listed = JSON.parse(await readFile(join(folder, `${measured.form}.json`), 'utf8'))
    await writeFile(new URL(file, HERE), edition(measured, listed))
    index[file.replace('.json', '')] = measured.pages.map((_, page) =>
      anchorsOf(measured, page + 1).map(([word]) => word),
    )
  }
  const rows = Object.entries(index).map(([id, pages]) => `${JSON.stringify(id)}:${JSON.stringify(pages)}`)
  await writeFile(new URL('index.json', HERE), `{\n${rows.join(',\n')}\n}\n`)
}

function anchorsOf({ anchors }: Measured, page: number) {
  return anchors.filter((anchor) => anchor[1] === page)
}

function edition(measured: Measured, { fields: listed }: Listed) {
  const longest = new Map(listed.map(({ name, maxLen }) => [name, maxLen]))
  const pages = measured.pages.map((_, at) => {
    const page = at + 1
    const elements = measured.fields
      .filter((field) => field[1] === page && field[0] !== 'Form_EditionIdentifier_A')
      .map(([name, , left, top, right, bottom, kind]) =>
        JSON.stringify([nameIn(longest, name), kind, longest.get(name) ?? 0, left, top, right, bottom]),
      )
    const anchors = anchorsOf(measured, page).map(([word, , ...box]) => JSON.stringify([word, ...box]))
    return `{"anchors":[\n${anchors.join(',\n')}],\n"elements":[\n${elements.join(',\n')}]}`
  })
  return `{"form":"${measured.form}","edition":"${measured.edition}","pages":[${pages.join(',\n')}]}\n`
}

/** Some blanks call the producer's box by another name than the list of their form. */
function nameIn(listed: Map<string, unknown>, name: string) {
  return name === 'Agency_FullName_A' && !listed.has(name) ? 'Producer_FullName_A' : name
}

await main().catch(failWith)
