import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentKind } from '../../server/documents/kinds.ts'
import { readDocument } from '../../server/documents/reading/read-document.ts'
import type { Page } from '../../server/documents/types.ts'

/** A document with its kind told by whoever made it. `source` is the family it comes from. */
export type KnownPaper = { name: string; kind: DocumentKind; source: string; pages: Page[] }

/** The documents of a folder that `scripts/papers.ts` wrote, but files of several documents. Pages once read are kept beside them, so that the next look is quick. */
export async function readPapers(folder: string): Promise<KnownPaper[]> {
  const known = (await readdir(folder)).filter((name) => name.endsWith('.kind.json')).sort()
  const read = await Promise.all(
    known.map(async (name) => {
      const { kind, family } = JSON.parse(await readFile(path.join(folder, name), 'utf8'))
      if (kind === null) return []
      return [{ name, kind, source: family, pages: await pagesOf(folder, name.replace('.kind.json', '')) }]
    }),
  )
  return read.flat()
}

async function pagesOf(folder: string, document: string): Promise<Page[]> {
  const kept = path.join(folder, `${document}.pages.json`)
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8'))
  const file = ['pdf', 'docx', 'xlsx', 'csv', 'eml', 'txt', 'png', 'tiff']
    .map((ending) => path.join(folder, `${document}.${ending}`))
    .find(existsSync)
  if (!file) throw new Error(`There is no paper beside ${document}.kind.json.`)
  const { pages } = await readDocument(file, file, { ocrLanguageFolder: process.env.OCR_LANGUAGE_DIR })
  await writeFile(kept, JSON.stringify(pages))
  return pages
}
