import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readDocument } from '../../server/documents/reading/read-document.ts'

const AT_ONCE = 6

/** The names of the documents of a folder that `scripts/papers.ts` wrote. */
export async function namesIn(folder: string): Promise<string[]> {
  const end = '.acord-25.gold.json'
  return (await readdir(folder))
    .filter((name) => name.endsWith(end))
    .map((name) => path.join(folder, name.slice(0, -end.length)))
    .sort()
}

/** Reads the files of documents that were not read yet; the pages are kept beside them. */
export async function readAll(bases: string[]): Promise<void> {
  const waiting = bases.filter((base) => !existsSync(`${base}.pages.json`))
  const work = async () => {
    for (let base = waiting.pop(); base; base = waiting.pop()) {
      const { source } = JSON.parse(await readFile(`${base}.acord-25.gold.json`, 'utf8')) as { source: string }
      const file = path.join(path.dirname(base), source)
      const { pages } = await readDocument(file, file, { ocrLanguageFolder: process.env.OCR_LANGUAGE_DIR })
      await writeFile(`${base}.pages.json`, JSON.stringify(pages))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
