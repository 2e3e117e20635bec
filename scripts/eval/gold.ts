import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RecordValue } from '../../server/documents/records/types.ts'

/** A document of the folder. `kind` and `family` (the layout it was drawn by) are known of documents that were made for it. */
export type Paper = { document: string; file: string; kind: string | null; family: string }

/** What a form filled from the document must hold; '' and false must stay blank. */
export type FormGold = Paper & { form: string; fields: Record<string, string | boolean> }

export type GoldRecord = { record_type?: string } & Record<string, RecordValue | null | undefined>
/** The records the document lists. */
export type RecordsGold = Paper & { records: GoldRecord[] }

const NAME = /^(?<base>.+?)(?:\.(?<form>acord-\w+))?\.gold\.json$/

/**
 * The documents of a folder, and of its subfolders, that have `<document>.<form>.gold.json` or a list of records in
 * `<document>.gold.json` beside them. `<document>.kind.json` may tell `{ kind, family }`.
 */
export async function findGold(folder: string): Promise<{ forms: FormGold[]; records: RecordsGold[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const documents = documentsByName(files.filter((file) => !file.endsWith('.json')))
  const forms: FormGold[] = []
  const records: RecordsGold[] = []
  for (const file of files.sort()) {
    const { base, form } = NAME.exec(path.basename(file))?.groups ?? {}
    const document = base && documents.get(path.join(path.dirname(file), base))
    if (!document) continue
    const paper = await paperOf(document, path.join(path.dirname(file), `${base}.kind.json`), files)
    const gold = JSON.parse(await readFile(file, 'utf8'))
    if (form) forms.push({ ...paper, form, fields: gold.fields })
    else if (Array.isArray(gold)) records.push({ ...paper, records: gold })
  }
  return { forms, records }
}

/** A gold file names its document with or without the ending. */
function documentsByName(documents: string[]): Map<string, string> {
  const byName = new Map(documents.map((file) => [file, file]))
  for (const file of documents) byName.set(file.slice(0, -path.extname(file).length), file)
  return byName
}

async function paperOf(file: string, kindFile: string, files: string[]): Promise<Paper> {
  const known = files.includes(kindFile) ? JSON.parse(await readFile(kindFile, 'utf8')) : {}
  const family = known.family ?? path.basename(path.dirname(file))
  return { document: path.basename(file), file, kind: known.kind ?? null, family }
}
