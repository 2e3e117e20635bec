import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inEnglish } from '../../server/assistant/builtin/question/other-languages.ts'
import { goesOn } from '../../server/assistant/builtin/question/read-question.ts'
import { type Candidate, candidatesOf, type Told } from '../../server/documents/answers/candidates.ts'
import { type Ranked, rankAll } from '../../server/documents/answers/rank.ts'
import { type Weighed, weighedOf } from '../../server/documents/answers/weighed.ts'
import type { DocumentFacts } from '../../server/documents/facts/types.ts'
import { findFacts, readDocument } from '../../server/documents/reading/read-document.ts'
import { partyWords, withoutPartyWords } from '../../server/documents/search/party-words.ts'
import { writtenOut } from '../../server/documents/search/trade-words.ts'
import type { Page } from '../../server/documents/types.ts'
import { unitsOf } from '../../server/documents/units/units-of.ts'
import type { Question } from '../../tests/papers/questions/questions.ts'

/** A question with every candidate its documents hold; `isRight` tells which answer it. `paper`: the first document asked about. */
export type AnswerExample = {
  question: Question
  paper: string
  isOfOne: boolean
  candidates: (Ranked & { isRight: boolean })[]
}

/** What one thing a page says may answer. */
const OF_ONE = new Set<string>([
  'get', 'who', 'where', 'required', 'dates', 'followup', 'language', 'excluded', 'covered', 'yesno',
] satisfies Question['sort'][]) // biome-ignore format: a list
/** What is not answered from the documents. */
const APART = new Set<string>(['definition', 'task', 'cannot', 'smalltalk'] satisfies Question['sort'][])

/** The questions of a folder that `scripts/papers.ts --questions` wrote, those included that no one thing answers. */
export async function examplesIn(folder: string): Promise<AnswerExample[]> {
  const lines = (await readFile(path.join(folder, 'questions.jsonl'), 'utf8')).trimEnd().split('\n')
  const all = lines.map((line) => JSON.parse(line) as Question)
  const examples: AnswerExample[] = []
  for (const [at, question] of all.entries()) {
    if (APART.has(question.sort)) continue
    // What is a yes or a no is not told by its value alone.
    if (question.sort !== 'none' && ['Yes', 'No'].some((word) => new RegExp(question.key, 'i').test(`${word}.`)))
      continue
    const before = all[at - 1]
    const candidates = await candidatesFor(
      question,
      question.session && before?.session === question.session ? before : null,
      folder,
    )
    if (candidates.length)
      examples.push({ question, paper: question.documents[0]!, isOfOne: OF_ONE.has(question.sort), candidates })
  }
  return examples
}

async function candidatesFor(question: Question, before: Question | null, folder: string) {
  const papers = await Promise.all(question.documents.map((name) => readOnce(folder, name)))
  const text = writtenOut(inEnglish(question.question) ?? question.question)
  const query = before && goesOn(text) ? `${text} ${writtenOut(before.question)}` : text
  const asked = withoutPartyWords(query, partyWords(papers.map(({ facts }) => facts)))
  const told = papers.map(({ facts, pages }, at) => ({
    file: question.documents[at]!,
    name: papers.length > 1 ? question.documents[at]! : '',
    read: facts,
    units: pages.flatMap((page) => unitsOf(page)),
  }))
  const unweighed = { scale: 1, rank: {}, say: {} }
  return rankAll(asked, weighed(told), unweighed).map((one) => ({ ...one, isRight: isRight(one.candidate, question) }))
}

function isRight({ value, entity, numbers, attribute, table, file, page }: Candidate, question: Question): boolean {
  if (question.sort === 'none') return false
  if (question.page && file === question.documents[0] && page !== question.page) return false
  const [key, not] = [question.key, question.not ?? '(?!)'].map((pattern) => new RegExp(pattern, 'i'))
  const isOfSeveral = question.key.includes('(?=')
  const said = `${entity}; ${numbers}; ${attribute}: ${value}`
  return !not!.test(value) && (key!.test(value) || ((isOfSeveral || table !== '') && key!.test(said)))
}

const weighedBefore = new Map<string, Weighed[]>()

/** The candidates of documents, weighed once for all their questions. */
function weighed(told: Told[]): Weighed[] {
  const name = told.map(({ file }) => file).join()
  const found = weighedBefore.get(name) ?? candidatesOf(told).map(weighedOf)
  weighedBefore.set(name, found)
  return found
}

type Read = { pages: Page[]; facts: DocumentFacts }
const known = new Map<string, Promise<Read>>()

function readOnce(folder: string, document: string): Promise<Read> {
  const file = path.join(folder, document)
  const read = known.get(file) ?? readKept(file)
  known.set(file, read)
  return read
}

/** A document as it is read; once read it is kept beside itself, so that the next look is quick. */
async function readKept(file: string): Promise<Read> {
  const kept = `${file}.read.json`
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8'))
  const { pages } = await readDocument(file, file, { ocrLanguageFolder: process.env.OCR_LANGUAGE_DIR })
  const read = { pages, facts: await findFacts(pages) }
  await writeFile(kept, JSON.stringify(read))
  return read
}
