import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Actor, withCtx } from '../../server/ctx.ts'
import { countReady, uploadDocuments } from '../../server/domains/knowledge/service.ts'
import type { Cara } from '../../server/main.ts'
import {
  KEPT,
  LEARN,
  type Library,
  type LibraryDocument,
  type LibraryQuestion,
} from '../../tests/papers/library/index.ts'
import { linesPage, makePdf } from '../../tests/support/documents/pdf.ts'
import { ask } from './ask.ts'
import { type LibraryScore, scoreLibraryAnswer } from './score-library.ts'
import { toUpload } from './workspace.ts'

const HALVES = { learn: LEARN, kept: KEPT }

/**
 * The documents of a set and its questions by what their figures are called: a half of the drawn library, `both`, or what the folder of that name beside
 * it holds. Null where there is none.
 */
export async function librarySet(name: string): Promise<LibrarySet | null> {
  const halves = Object.entries(HALVES).filter(([half]) => name === half || name === 'both')
  const asked = halves.map(([half, { questions }]) => ({ half, questions }))
  if (asked.length) return { documents: LEARN.documents, asked, isOpen: true }
  const index = new URL(`../../tests/papers/library/${name}/index.ts`, import.meta.url)
  if (!/^[a-z-]+$/.test(name) || !existsSync(index)) return null
  const found = (await import(index.href)) as Record<string, Library>
  const { documents, questions } = found[name.toUpperCase().replaceAll('-', '_')]!
  return { documents, asked: [{ half: name, questions }], isOpen: false }
}

/** `isOpen`: its answers may be looked at, to build on. */
type LibrarySet = {
  documents: LibraryDocument[]
  asked: { half: string; questions: readonly LibraryQuestion[] }[]
  isOpen: boolean
}

const AT_ONCE = 20
const INDEXED_WITHIN_MS = 10 * 60_000

/** Puts documents into the knowledge base of an agency, printed, and waits until all of it is indexed. */
export async function shelveLibrary(cara: Cara, actor: Actor, documents: readonly LibraryDocument[]) {
  const folder = await mkdtemp(path.join(cara.house.tempDir, 'library-'))
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const files = []
    for (const { name, pages } of documents.slice(from, from + AT_ONCE)) {
      const file = path.join(folder, `${name}.pdf`)
      await writeFile(file, await makePdf(pages.map((lines) => linesPage(lines))))
      files.push(await toUpload(cara.house.tempDir, file))
    }
    await uploadDocuments({ house: cara.house, actor }, { files })
  }
  await rm(folder, { recursive: true })
  for (const deadline = Date.now() + INDEXED_WITHIN_MS; Date.now() < deadline; await wait(500))
    if ((await withCtx(cara.house, actor, countReady)) === documents.length) return
  throw new Error('The library was not indexed in time.')
}

/** Asks questions, each in a workspace of its own, and scores each answer as it comes. */
export async function* askAll(
  cara: Cara,
  actor: Actor,
  questions: readonly LibraryQuestion[],
): AsyncGenerator<LibraryScore> {
  for (const asked of questions) {
    const line = { id: randomUUID(), documents: [], question: asked.question, key: asked.key.source }
    const [said] = await ask(cara, actor, { folder: '', questions: [line], isTask: false })
    yield scoreLibraryAnswer(asked, said!)
  }
}
