import { recordsAsPaper } from '../../server/domains/on-file/service.ts'
import type { AccountRecord } from '../../server/domains/on-file/types.ts'
import { FORMS } from '../../server/forms/index.ts'
import type { AgencyRecord, FormValues } from '../../server/forms/types.ts'
import type { FormId } from '../../shared/forms.ts'
import { type Asked, type Client, clientOf, type Gold } from './agency-records.ts'

/** What a form said of the records: how many elements it was to say, how many of them it said, and which it said wrongly or not at all. */
export type Score = { answerable: number; right: number; wrong: string[]; missed: string[] }

/** Fills a form from the records of each client, as a conversation about the client does, and holds it against what it is to say. */
export function scoreFrom(
  id: FormId,
  records: AccountRecord[],
  agency: AgencyRecord,
  asked: (client: Client) => Asked[],
): Score {
  const form = FORMS.find((one) => one.id === id)!
  const score: Score = { answerable: 0, right: 0, wrong: [], missed: [] }
  for (const record of records) {
    const client = clientOf(record, agency)
    for (const { words, interest, gold, oneOf = [], anyOrder = [] } of asked(client)) {
      const paper = recordsAsPaper(record.records, form)
      const { values } = form.propose({
        ...{ files: paper ? [paper] : [], instructions: words, words, agency, today: record.today },
        ...(interest && { interest }),
      })
      const filled = Object.fromEntries(values.map(({ field, value }) => [field, value]))
      count(
        score,
        `${record.name}, ${words}`,
        filled,
        Object.assign({}, gold, ...oneOf.map((some) => nearest(some, filled)), ...inRows(anyOrder, filled)),
      )
    }
  }
  return score
}

/** Of policies that may stand in a row the one that does; the first where none does. */
const nearest = (some: Gold[], filled: FormValues): Gold => {
  const alike = (gold: Gold) => Object.entries(gold).filter(([element, value]) => filled[element] === value).length
  return some.reduce((best, one) => (alike(one) > alike(best) ? one : best))
}

/** Each row with the number of the one that it fills; those that fill none have the numbers that are left. */
function inRows(rows: Gold[], filled: FormValues): Gold[] {
  const numbered = (row: Gold, number: number) =>
    Object.fromEntries(Object.entries(row).map(([element, value]) => [element.replace('#', `${number}`), value]))
  let left = [...rows]
  return rows.map((_row, at) => {
    const row = nearest(
      left.map((one) => numbered(one, at + 1)),
      filled,
    )
    left = left.filter((one) => JSON.stringify(numbered(one, at + 1)) !== JSON.stringify(row))
    return row
  })
}

function count(score: Score, asked: string, filled: FormValues, gold: Gold) {
  for (const [element, value] of Object.entries(gold)) {
    score.answerable++
    const said = filled[element]
    if (said === value) score.right++
    else if (said === undefined) score.missed.push(`${asked}: ${element} = ${value}`)
  }
  for (const [element, said] of Object.entries(filled))
    if (said !== gold[element]) score.wrong.push(`${asked}: ${element} = ${said}, not ${gold[element] ?? 'to be said'}`)
}
