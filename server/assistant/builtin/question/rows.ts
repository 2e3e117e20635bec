/** The rows of a longer list that are said: `most` of them, from the `from`-th on. */
export type Rows = { from: number; most: number }

const MOST = 12
/** As many as an answer can hold, each with its source. */
const MOST_OF_ALL = 100

export const FIRST_ROWS: Rows = { from: 1, most: MOST }
export const ALL_ROWS: Rows = { from: 1, most: MOST_OF_ALL }

const LEAD =
  "(?:(?:and|please|ok|okay|now|then|can you|could you|show|give|list|see|say|tell|me|us|the|i want|to|let's|what are)\\s+)*"
const TAIL =
  '(?:\\s+(?:of (?:them|it|these|those)|ones|rows|entries|please|vehicles|units|drivers|claims|classes|locations|forms|items))*'
const MORE = new RegExp(`^\\s*${LEAD}(?:next|more|further)(?:\\s+(\\d{1,3}))?${TAIL}\\s*[.!?]*\\s*$`, 'i')
const SOME_MORE = new RegExp(`^\\s*${LEAD}(\\d{1,3})\\s+(?:more|further)${TAIL}\\s*[.!?]*\\s*$`, 'i')
const REST = new RegExp(`^\\s*${LEAD}(?:all|everything|rest|remaining|others)${TAIL}\\s*[.!?]*\\s*$`, 'i')

/** Whether a message only asks for more of what was listed before it. */
export const asksForMore = (text: string) => [MORE, SOME_MORE, REST].some((pattern) => pattern.test(text))

/** The rows that a message asks for behind those said before: 'show the next 20', 'show all'. Null for any other message. */
export function nextRows(text: string, before: Rows): Rows | null {
  if (!asksForMore(text)) return null
  const from = before.from + before.most
  const [, count] = MORE.exec(text) ?? SOME_MORE.exec(text) ?? []
  if (REST.test(text)) return { from: /\b(?:all|everything)\b/i.test(text) ? 1 : from, most: MOST_OF_ALL }
  return { from, most: Math.min(Number(count ?? MOST) || MOST, MOST_OF_ALL) }
}
