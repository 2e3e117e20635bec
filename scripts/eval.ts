import { parseArgs } from 'node:util'
import { ownSettings } from '../server/config.ts'
import type { Cara } from '../server/main.ts'
import { FORM_CARDS } from '../shared/forms.ts'
import { ask } from './eval/ask.ts'
import { askAll, librarySet, shelveLibrary } from './eval/ask-library.ts'
import { fillForm } from './eval/fill-form.ts'
import { type FormGold, findGold } from './eval/gold.ts'
import {
  answerInWords,
  answersInWords,
  familiesInWords,
  formInWords,
  recordsInWords,
  taskInWords,
} from './eval/in-words.ts'
import { measured } from './eval/measure.ts'
import { findQuestions } from './eval/questions.ts'
import { readForm, readPaper } from './eval/read-paper.ts'
import { type AnswerScore, scoreAnswer, scoreTask, type TaskScore } from './eval/score-answer.ts'
import { type FormScore, scoreForm } from './eval/score-form.ts'
import { type LibraryScore, libraryInWords } from './eval/score-library.ts'
import { type RecordsScore, scoreRecords } from './eval/score-records.ts'
import { anActor } from './eval/workspace.ts'
import { failWith } from './owner-database.ts'
import { aThrowawayCara } from './throwaway.ts'

const USAGE = 'Usage: npm run eval -- <folder> [--json], or npm run eval -- --library learn|kept|both|<set> [--json]'
const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run eval -- <folder> [--json]`: holds what comes out of every document of a folder against the answers beside it. Where
 * they are those of a form (`<document>.<form>.gold.json`), the document goes the whole path (upload, run on the configured
 * model, filled form read back); a form Cara does not fill yet is compared as it was read from the document. Where they are a list
 * of records (`<document>.gold.json`), the document is read. Questions of a `questions.jsonl` are asked of the documents they name, those of
 * one session as one talk; the tasks of a `tasks.jsonl` are given in the same way, and judged by what was made as well. `--json` prints
 * an object a line.
 *
 * `npm run eval -- --library learn|kept|both [--json]`: asks the drawn library (`tests/papers/library`) its questions, one half or all. Any other name is that of
 * a folder there with a library to report by, as `second`, whose `index.ts` exports it as `SECOND`; of that only the counts are printed.
 */
async function main() {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, library: { type: 'string' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (values.library !== undefined) return askTheLibrary(values.library, values.json === true)
  if (!folder) throw new Error(USAGE)
  const gold = await findGold(folder)
  const sessions = await findQuestions(folder)
  if (!gold.forms.length && !gold.records.length && !sessions.length)
    throw new Error(
      `There is no <document>.<form>.gold.json or <document>.gold.json with its document, and no questions.jsonl or tasks.jsonl, in ${folder}.`,
    )
  // Before a Cara is started, which would count as memory a document takes.
  const records: RecordsScore[] = []
  for (const one of gold.records) {
    const { result, measure } = await measured(() => readPaper(one.file))
    const score = scoreRecords(one, result, measure)
    records.push(score)
    const { differing: _, paper: __, ...line } = score
    say(values.json ? JSON.stringify(line) : recordsInWords(score))
  }
  const forms: FormScore[] = []
  const answers: (AnswerScore | TaskScore)[] = []
  await withCara(gold.forms.some(isFilled) || sessions.length > 0, async (cara) => {
    for (const one of gold.forms) {
      const actor = cara && isFilled(one) ? await anActor(cara.ownerUrl) : null
      const { result, measure } = await measured(() =>
        cara && actor ? fillForm(cara, actor, one.file, one.form) : readForm(one.file, one.form),
      )
      const score = scoreForm(one, result, measure)
      forms.push(score)
      const { missed: _, paper: __, ...line } = score
      say(values.json ? JSON.stringify(line) : formInWords(score))
    }
    for (const session of cara ? sessions : []) {
      const said = await ask(cara!, await anActor(cara!.ownerUrl), session)
      for (const [index, question] of session.questions.entries()) {
        const score = (session.isTask ? scoreTask : scoreAnswer)(question, said[index]!)
        answers.push(score)
        say(values.json ? JSON.stringify(score) : 'draft' in score ? taskInWords(score) : answerInWords(score))
      }
    }
  })
  if (values.json) return
  if (forms.length || records.length) say(familiesInWords(forms, records))
  if (answers.length) say(answersInWords(answers, sessions))
}

async function askTheLibrary(which: string, asJson: boolean) {
  const set = await librarySet(which)
  if (!set) throw new Error(USAGE)
  await withCara(true, async (cara) => {
    const actor = await anActor(cara!.ownerUrl)
    await shelveLibrary(cara!, actor, set.documents)
    for (const { half, questions } of set.asked) {
      const scores: LibraryScore[] = []
      for await (const score of askAll(cara!, actor, questions)) {
        scores.push(score)
        if (set.isOpen)
          say(
            asJson
              ? JSON.stringify(score)
              : `${score.verdict}: ${score.question}\n  ${score.answer.replaceAll('\n', '\n  ')}`,
          )
      }
      say(asJson ? JSON.stringify({ half, said: libraryInWords(half, scores) }) : libraryInWords(half, scores))
    }
  })
}

const isFilled = ({ form }: FormGold) => FORM_CARDS.some(({ id }) => form === `acord-${id}`)

/** A Cara for the work, where it needs one. */
async function withCara(isNeeded: boolean, work: (cara: Cara | null) => Promise<void>) {
  if (!isNeeded) return work(null)
  const cara = await aThrowawayCara({ ...ownSettings(), PORT: '0' })
  await work(cara).finally(cara.end)
}

await main().catch(failWith)
process.exit(0)
