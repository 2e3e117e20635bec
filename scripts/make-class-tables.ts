import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { tableText } from '../server/classification/tables.ts'
import type { ClassCode } from '../server/classification/types.ts'
import { rowsIn } from './classification/rows.ts'
import { failWith } from './owner-database.ts'

const HERE = new URL('../server/classification/tables/', import.meta.url)
const USAGE =
  'Usage: node scripts/make-class-tables.ts --codes <naics codes.csv> --index <naics index.csv> --sic <sic.csv>'

/** `node scripts/make-class-tables.ts --codes … --index … --sic …`: writes the tables of server/classification from their CSV files. */
async function main() {
  const { values } = parseArgs({
    options: { codes: { type: 'string' }, index: { type: 'string' }, sic: { type: 'string' } },
  })
  if (!values.codes || !values.index || !values.sic) throw new Error(USAGE)
  const [codes, index, sic] = await Promise.all([values.codes, values.index, values.sic].map((path) => rowsOf(path!)))
  await writeFile(new URL('naics-2022.txt', HERE), tableText(naicsCodes(codes!, index!)))
  await writeFile(new URL('sic-1987.txt', HERE), tableText(sicCodes(sic!)))
}

const rowsOf = async (path: string) => rowsIn(await readFile(path, 'utf8'))
type Row = Record<string, string>

/** Those of six digits, under the titles of the shorter codes. */
function naicsCodes(rows: Row[], index: Row[]): ClassCode[] {
  const wordings = Map.groupBy(index, ({ code }) => code!)
  const above = (code: string) =>
    rows.filter((one) => one.code!.length < 6 && (code.startsWith(one.code!) || isWithin(code, one.code!)))
  return rows
    .filter(({ code }) => code!.length === 6)
    .map(({ code, title }) => ({
      code: code!,
      title: title!,
      groups: above(code!).map((one) => one.title!),
      wordings: (wordings.get(code!) ?? []).map((one) => one.index_entry!),
    }))
}

/** A sector may be a range of two digits, as 31-33. */
function isWithin(code: string, sector: string): boolean {
  const [from, to] = sector.split('-')
  return to !== undefined && code.slice(0, 2) >= from! && code.slice(0, 2) <= to
}

const sicCodes = (rows: Row[]): ClassCode[] =>
  rows.map(({ SIC4_cd, SIC4_desc, ind_desc, maj_desc, div_desc }) => ({
    code: SIC4_cd!,
    title: SIC4_desc!,
    groups: [div_desc!, maj_desc!, ind_desc!],
    wordings: [],
  }))

await main().catch(failWith)
