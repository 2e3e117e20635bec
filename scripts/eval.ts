import { parseArgs } from 'node:util'
import { ownSettings } from '../server/config.ts'
import type { Cara } from '../server/main.ts'
import { FORM_CARDS } from '../shared/forms.ts'
import { ask } from './eval/ask.ts'
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
import { type RecordsScore, scoreRecords } from './eval/score-records.ts'
import { anActor } from './eval/workspace.ts'
import { failWith } from './owner-database.ts'
import { aThrowawayCara } from './throwaway.ts'

/**
 * `npm run eval -- <folder> [--json]`: holds what comes out of every document of a folder against the answers beside it. Where
 * they are those of a form (`<document>.<form>.gold.json`), the document goes the whole path (upload, run on the configured
 * model, filled form read back); a form Cara does not fill yet is compared as it was read from the document. Where they are a list
 * of records (`<document>.gold.json`), the document is read. Questions of a `questions.jsonl` are asked of the documents they name, those of
 * one session as one talk; the tasks of a `tasks.jsonl` are given in the same way, and judged by what was made as well. `--json` prints
 * an object a line.
 */
async function main() {
  const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true })
  const [folder] = positionals
  if (!folder) throw new Error('Usage: npm run eval -- <folder> [--json]')
  const gold = await findGold(folder)
  const sessions = await findQuestions(folder)
  if (!gold.forms.length && !gold.records.length && !sessions.length)
    throw new Error(
      `There is no <document>.<form>.gold.json or <document>.gold.json with its document, and no questions.jsonl or tasks.jsonl, in ${folder}.`,
    )
  const say = (line: string) => process.stdout.write(`${line}\n`)
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

const isFilled = ({ form }: FormGold) => FORM_CARDS.some(({ id }) => form === `acord-${id}`)

/** A Cara for the work, where it needs one. */
async function withCara(isNeeded: boolean, work: (cara: Cara | null) => Promise<void>) {
  if (!isNeeded) return work(null)
  const cara = await aThrowawayCara({ ...ownSettings(), PORT: '0' })
  await work(cara).finally(cara.end)
}

await main().catch(failWith)
process.exit(0)
