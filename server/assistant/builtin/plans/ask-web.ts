import { mediumDate } from '../../../../shared/dates.ts'
import type { WebFound, WebPassage } from '../../web-passages.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Citations } from '../citations.ts'
import type { Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { askedOfWeb } from '../understanding/web-asked.ts'

const MOST_TOLD = 3
/** How much of what is looked for a passage must speak of to be told as what is said of it, and to be told at all. */
const SURE = 0.6
const NEAR = 0.3
const LONGEST_QUERY = 300
const NOT_SET_UP =
  'Web search is not set up on this server, so I cannot look anything up on the web. Whoever runs the server can set it up (WEB_SEARCH). I can tell you what the documents you attach say, and draft the e-mail that asks for the rest.'

/** Looks on the web for what the user asks for there in so many words, and tells passages of its pages, word for word. */
export function askWeb(talk: Talk, task: Task, citations: Citations): Work {
  if (!talk.web) return { report: NOT_SET_UP }
  const query = soughtIn(talk, task)
  if (!query) return { report: 'Tell me what to look for on the web.' }
  const search = task.calls.findLast(({ name }) => name === 'SEARCH_WEB')
  if (!search) {
    const call = { name: 'SEARCH_WEB' as const, input: { queries: [{ query }] } }
    return { step: { thought: 'I look on the web, as you ask.', calls: [call] } }
  }
  if (search.error) return { report: `I could not look on the web for “${query}”. ${search.error}` }
  const { results = [], visited = [] } = (search.result ?? {}) as Partial<WebFound>
  const near = results.flatMap(({ passages }) => passages).filter(({ covered }) => covered >= NEAR)
  if (!near.length) return { report: sayNothing(query, visited) }
  const lead = near.some(({ covered }) => covered >= SURE)
    ? `I looked on the web for “${query}”:`
    : `I looked on the web for “${query}”. The pages may not answer it; the nearest passages:`
  const told = apart(near).map((passage) => say(passage, citations))
  const unread = visited.filter(({ note }) => note).length
  const rest = unread ? `${counted(unread)} could not be read.` : ''
  return { report: [lead, told.join('\n'), OWN_WORDS, rest].filter(Boolean).join('\n\n') }
}

const OWN_WORDS = 'These are the words of those pages; whether they are right, I cannot tell.'

/** The words asked for; where a message only says to look there, those of the message before. */
function soughtIn({ turns }: Talk, { turns: [asked] }: Task): string {
  const own = askedOfWeb(asked!.text)
  const before = turns[turns.indexOf(asked!) - 1]
  return (own || before?.text || '').replace(/\s+/g, ' ').slice(0, LONGEST_QUERY).trim()
}

/** The best of each page first. */
function apart(passages: WebPassage[]): WebPassage[] {
  const first = passages.filter((one, at) => passages.findIndex(({ url }) => url === one.url) === at)
  return [...first, ...passages.filter((one) => !first.includes(one))].slice(0, MOST_TOLD)
}

function say({ url, host, title, readOn, quote }: WebPassage, citations: Citations): string {
  const words = plainWords(quote).replace(/[“”"]/g, "'")
  const named = title && title !== host ? ` (${plainWords(title).replace(/[“”"[\]]/g, "'")})` : ''
  return `- On the web, ${host}${named} says: “${words}”, read on ${mediumDate(readOn)}. ${citations.citeWeb(url, quote)}`
}

function sayNothing(query: string, visited: WebFound['visited']): string {
  if (!visited.length) return `I looked on the web for “${query}” and found no page.`
  const unread = visited.filter(({ note }) => note).length
  const read = visited.length - unread
  if (!read) return `I looked on the web for “${query}”, and none of the pages that were found could be read.`
  return `I looked on the web for “${query}” and found nothing that answers it (${counted(read)} read${unread ? `, ${String(unread)} not` : ''}).`
}

const counted = (pages: number) => (pages === 1 ? '1 page' : `${String(pages)} pages`)
