import type { Session } from './questions.ts'
import type { AnswerScore, TaskScore } from './score-answer.ts'
import type { FormScore } from './score-form.ts'
import type { Differing, RecordsScore } from './score-records.ts'

const MOST = 5

/** A document's form: how much of it was filled, and every value that is wrong or that no one has judged. */
export function formInWords(score: FormScore): string {
  const { document, wrong, unjudged, missed, ms, mb } = score
  return [
    `${document} (${kindInWords(score)}), ${score.form}: ${filledInWords([score])}, ${ms} ms, ${mb} MB`,
    ...wrong.map(
      ({ field, expected, got, source }) => `  wrong ${field}: “${got}” for “${expected}”${because(source)}`,
    ),
    ...unjudged.map(({ field, got, source }) => `  unjudged ${field}: “${got}”${because(source)}`),
    ...missed.map((field) => `  not filled ${field}`),
  ].join('\n')
}

/** A document's records by type, and the fields that came out otherwise. */
export function recordsInWords(score: RecordsScore): string {
  const { document, differing, ms, mb } = score
  return [
    `${document} (${kindInWords(score)}): ${countsInWords([score])}, ${ms} ms, ${mb} MB`,
    ...mostDiffering(differing),
  ].join('\n')
}

/** A question with its answer, cut to a few lines. */
export function answerInWords({ id, question, answer, citations, right, wrong, ms }: AnswerScore): string {
  const verdict = right ? 'right' : wrong ? 'WRONG' : 'not answered'
  const words = answer.length > MOST_OF_ANSWER ? `${answer.slice(0, MOST_OF_ANSWER)} …` : answer
  return `${id} ${verdict}: ${question}\n  ${words.replaceAll('\n', '\n  ')}\n  ${citations.length} cited, ${ms} ms`
}
const MOST_OF_ANSWER = 400

/** A task with what was said and what was made of it. */
export function taskInWords({ id, question, answer, draft, right, wrong, ms }: TaskScore): string {
  const verdict = right ? 'done' : wrong ? 'WRONG' : 'not done'
  const words = [answer, ...(draft ? ['--', draft] : [])].join('\n').replaceAll('\n', '\n  ')
  return `${id} ${verdict}: ${question}\n  ${words}\n  ${ms} ms`
}

/** All answers, by the sort of question where the questions tell it. */
export function answersInWords(answers: (AnswerScore | TaskScore)[], sessions: Session[]): string {
  const sorts = new Map(
    sessions.flatMap(({ questions }) => questions.map(({ id, sort, kind }) => [id, sort ?? kind ?? 'other'])),
  )
  const count = (name: string, own: (AnswerScore | TaskScore)[]) => {
    const [right, wrong] = [own.filter((one) => one.right).length, own.filter((one) => one.wrong).length]
    return `${name}: ${right} of ${own.length} right (${Math.round((right / own.length) * 100)} %), ${wrong} wrong`
  }
  const bySort = [...Map.groupBy(answers, ({ id }) => sorts.get(id) ?? 'other')].map(([sort, own]) => count(sort, own))
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return `\n${[...bySort.sort(), count('All questions', answers)].join('\n')}, median ${times[Math.floor(times.length / 2)]} ms`
}

/** All documents by family: what is filled and exact, and where most is lost. */
export function familiesInWords(forms: FormScore[], records: RecordsScore[]): string {
  const families = [...new Set([...forms, ...records].map(({ paper }) => paper.family))].sort()
  const parts = families.map((family) =>
    ofOneFamily(
      family,
      forms.filter(({ paper }) => paper.family === family),
      records.filter(({ paper }) => paper.family === family),
    ),
  )
  return [...parts, ofOneFamily('All', forms, records)].join('\n')
}

function ofOneFamily(name: string, forms: FormScore[], records: RecordsScore[]): string {
  const kinds = [...new Map([...forms, ...records].map((score) => [score.paper.file, score])).values()]
  const known = kinds.filter(({ paper }) => paper.kind)
  const right = known.filter(({ paper, kind }) => paper.kind === kind).length
  return [
    `\n${name}: ${kinds.length} papers${known.length ? `, kind right for ${right} of ${known.length}` : ''}`,
    ...(forms.length ? [`  forms: ${filledInWords(forms)}`, ...often('not filled', forms.flatMap(unfilled))] : []),
    ...often('wrong', forms.flatMap((score) => score.wrong.map(({ field }) => field))),
    ...often('unjudged', forms.flatMap((score) => score.unjudged.map(({ field }) => field))),
    ...(records.length ? [`  records: ${countsInWords(records)}`] : []),
    ...mostDiffering(records.flatMap(({ differing }) => differing)),
  ].join('\n') // biome-ignore format: one kind of line below the other
}

const unfilled = ({ missed }: FormScore) => missed

const kindInWords = ({ kind, paper }: FormScore | RecordsScore) =>
  paper.kind && paper.kind !== kind ? `${kind || 'no kind'}, it is ${paper.kind}` : kind || 'no kind'

function filledInWords(scores: FormScore[]): string {
  const sum = (pick: (score: FormScore) => number) => scores.reduce((all, score) => all + pick(score), 0)
  const [answerable, filled] = [sum((score) => score.answerable), sum((score) => score.filled)]
  const share = answerable ? ` (${Math.round((filled / answerable) * 100)} %)` : ''
  const judged = `${sum(({ right }) => right)} right, ${sum(({ wrong }) => wrong.length)} wrong`
  return `${filled} of ${answerable} answerable filled${share}, ${judged}, ${sum(({ unjudged }) => unjudged.length)} unjudged`
}

function countsInWords(scores: RecordsScore[]): string {
  const types = [...new Set(scores.flatMap(({ records }) => Object.keys(records)))]
  const lines = types.map((type) => {
    const counts = scores.flatMap(({ records }) => records[type] ?? [])
    const sum = (name: 'expected' | 'found' | 'exact' | 'wrong') => counts.reduce((all, one) => all + one[name], 0)
    return `${type} ${sum('exact')} exact of ${sum('expected')} (${sum('found')} found, ${sum('wrong')} wrong)`
  })
  return lines.join('; ') || 'no records'
}

/** The fields that differ most, each with an example. */
function mostDiffering(differing: Differing[]): string[] {
  const byField = Map.groupBy(differing, ({ type, field }) => `${type}.${field}`)
  return [...byField]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST)
    .map(
      ([name, [first, ...more]]) => `  differs ${name} × ${more.length + 1}: “${first!.got}” for “${first!.expected}”`,
    )
}

function often(what: string, fields: string[]): string[] {
  const counted = [...Map.groupBy(fields, (field) => field)].map(([field, all]) => ({ field, times: all.length }))
  const most = counted.sort((a, b) => b.times - a.times).slice(0, MOST)
  return most.length ? [`  most ${what}: ${most.map(({ field, times }) => `${field} × ${times}`).join(', ')}`] : []
}

const because = (source: string | null) => (source ? ` (${source})` : '')
