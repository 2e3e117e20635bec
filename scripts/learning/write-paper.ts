import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BedPaper } from '../../tests/papers/bed/papers.ts'

/** Writes a document with its answers beside it. */
export async function writePaper(folder: string, { name, bytes, kind, family, paper, fields, records }: BedPaper) {
  const base = path.join(folder, path.parse(name).name)
  const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`
  await writeFile(path.join(folder, name), bytes)
  await writeFile(`${base}.kind.json`, json({ kind, family, paper }))
  await writeFile(`${base}.acord-25.gold.json`, json({ form: 'ACORD 25', source: name, how: 'drawn', fields }))
  if (records) await writeFile(`${base}.gold.json`, json(records))
}
