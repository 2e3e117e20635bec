import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const line = z.object({
  id: z.string(),
  documents: z.array(z.string()),
  question: z.string(),
  session: z.string().optional(),
  key: z.string(),
  not: z.string().optional(),
  page: z.number().int().optional(),
  sort: z.string().optional(),
  kind: z.string().optional(),
})

/** A question with what its answer must match (`key`) and must not (`not`), both regular expressions without regard to case. */
export type Question = z.infer<typeof line>

/** Questions that are one talk, in their order, and the folder their documents lie in. Tasks are judged by what was made, too. */
export type Session = { folder: string; questions: Question[]; isTask: boolean }

const FILES = ['questions.jsonl', 'tasks.jsonl']

/** The questions and tasks of every `questions.jsonl` and `tasks.jsonl` of a folder and its subfolders, by the talk they belong to. */
export async function findQuestions(folder: string): Promise<Session[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && FILES.includes(entry.name))
  const sessions = files.map(async ({ parentPath, name }) => {
    const text = await readFile(path.join(parentPath, name), 'utf8')
    const questions = text
      .split('\n')
      .filter(Boolean)
      .map((json) => line.parse(JSON.parse(json)))
    const talks = Map.groupBy(questions, ({ id, session }) => (session ? `talk ${session}` : `alone ${id}`))
    return [...talks.values()].map((own) => ({ folder: parentPath, questions: own, isTask: name === 'tasks.jsonl' }))
  })
  return (await Promise.all(sessions)).flat()
}
