import { writeFile } from 'node:fs/promises'
import { type Features, tellingsIn, writtenOut } from '../server/documents/index.ts'
import { signsOf, sureOf } from '../server/domains/knowledge/answering.ts'
import { searchIn } from '../server/domains/knowledge/search.ts'
import { LEARNED } from '../server/domains/knowledge/search-weights.ts'
import { drawGuides } from '../tests/papers/library/drawn.ts'
import { KEPT, LEARN, type LibraryDocument, type LibraryQuestion } from '../tests/papers/library/index.ts'
import { pageWith } from '../tests/papers/library/page-with.ts'
import { SECOND } from '../tests/papers/library/second/index.ts'
import { failWith } from './owner-database.ts'
import { indexOf } from './search/in-memory.ts'
import { logistic, type Row } from './search/logistic.ts'

const HERE = new URL('../server/domains/knowledge/', import.meta.url)
const [SEED, GUIDES] = [2, 40]
const FOLDS = 8
const [LOOKED_AT, FOUND] = [24, 6]
/** What a passage of a drawn guide counts beside one of the library. */
const OF_DRAWN = 0.3
const STEPS = [0.4, 0.5, 0.6, 0.7, 0.8]

/** A passage that was found: whether what is told of it answers. One of another document that does so as well teaches nothing. */
type Shown = { signs: Features; isRight: boolean; isLikewise: boolean }
/** `sort`: whether the library answers, does not, or no longer, its document being left out. `author`: of whom the document is. */
type Lesson = { sort: 'answered' | 'open' | 'without'; author: string; weight: number; shown: Shown[] }

/**
 * `node scripts/learn-library.ts`: learns by what a passage that answers a question is told from one that does not, from the questions of the first
 * library and of drawn guides, each asked once more without the document that answers it, and writes the weights with their figures: on authors left
 * out, and on the second library, from which nothing is learned. A minute.
 */
async function main() {
  const first = await lessonsOf('first', LEARN.documents, [...LEARN.questions, ...KEPT.questions], 1)
  const guides = drawGuides(SEED, GUIDES)
  const drawn = await lessonsOf('drawn', guides.documents, guides.questions, OF_DRAWN)
  const all = [...first, ...drawn]
  const authors = [...new Set(all.map(({ author }) => author))]
  const foldOf = ({ author }: Lesson) => authors.indexOf(author) % FOLDS
  const leftOut = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = logistic(rowsOf(all.filter((one) => foldOf(one) !== fold)))
    return first.filter((one) => foldOf(one) === fold).map((one) => judged(one, weights))
  })
  const weights = logistic(rowsOf(all))
  const second = await lessonsOf('second', SECOND.documents, SECOND.questions, 1)
  const figures = { leftOut: figuresOf(leftOut.flat()), second: figuresOf(second.map((one) => judged(one, weights))) }
  await writeFile(new URL('answering-weights.json', HERE), `${JSON.stringify(weights, null, 1)}\n`)
  await writeFile(new URL('answering-figures.json', HERE), `${JSON.stringify(figures, null, 1)}\n`)
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
}

async function lessonsOf(
  library: string,
  documents: readonly LibraryDocument[],
  questions: readonly LibraryQuestion[],
  weight: number,
): Promise<Lesson[]> {
  const index = await indexOf(documents)
  const pages = new Map(
    documents.map(({ name, pages: own }) => [name, own.map((lines, at) => pageWith(at + 1, lines))]),
  )
  const lessons: Lesson[] = []
  for (const { question, document, key } of questions) {
    const query = writtenOut(question)
    const author = `${library} ${(document ?? question).split(/[\s-]/)[0]}`
    const without = new Set(documents.flatMap(({ name }, at) => (name === document ? [] : [at + 1])))
    for (const only of document ? [undefined, without] : [undefined]) {
      const found = (await searchIn(index, query, LOOKED_AT, LEARNED, { only })).slice(0, FOUND)
      const shown = found.map((passage): Shown => {
        const { title } = passage.document
        const told = tellingsIn(pages.get(title)![passage.page - 1]!, passage.words, query, title)
        const words = told.length ? told.map((one) => `${one.words}\n${one.quote}`).join('\n') : passage.words
        const [isTold, isThere] = [words, passage.words].map((own) => document && key.test(own.replaceAll(/\s+/g, ' ')))
        const isRight = isTold === true && title === document
        const isLikewise = title !== document && (isTold === true || isThere === true)
        return { signs: signsOf(query, passage, told, found), isRight, isLikewise }
      })
      lessons.push({ sort: only ? 'without' : document ? 'answered' : 'open', author, weight, shown })
    }
  }
  return lessons
}

const rowsOf = (lessons: readonly Lesson[]): Row[] =>
  lessons.flatMap(({ shown, weight }) =>
    shown.filter(({ isLikewise }) => !isLikewise).map(({ signs, isRight }) => ({ signs, isRight, weight })),
  )

type Judged = { sort: Lesson['sort']; sure: number; isRight: boolean }

/** What is said to be the answer, with how sure that is. */
function judged({ sort, shown }: Lesson, weights: Record<string, number>): Judged {
  const all = shown.map(({ signs, isRight }) => ({ sort, sure: sureOf(signs, weights), isRight }))
  return all.toSorted((one, other) => other.sure - one.sure)[0] ?? { sort, sure: 0, isRight: false }
}

/** From how sure on how much is said rightly and wrongly, and of questions without an answer. */
function figuresOf(all: readonly Judged[]) {
  const count = (is: (one: Judged) => boolean) => all.filter(is).length
  const of = (sort: Lesson['sort']) => count((one) => one.sort === sort)
  const saidFrom = STEPS.map((step) => [
    step,
    {
      right: count(({ sure, isRight }) => sure >= step && isRight),
      wrong: count(({ sort, sure, isRight }) => sort === 'answered' && sure >= step && !isRight),
      open: count(({ sort, sure }) => sort === 'open' && sure >= step),
      without: count(({ sort, sure }) => sort === 'without' && sure >= step),
    },
  ])
  return { questions: of('answered'), open: of('open'), saidFrom: Object.fromEntries(saidFrom) }
}

await main().catch(failWith)
process.exit(0)
