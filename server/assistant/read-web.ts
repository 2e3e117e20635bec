import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  conceptsOf,
  findQuote,
  type Page,
  ReadingError,
  readDocument,
  standingOf,
  termsOf,
} from '../documents/index.ts'
import { searchPapers } from '../domains/knowledge/search-papers.ts'
import { htmlToText } from '../lib/html.ts'
import type { Hit } from '../outside/web/engines.ts'
import { type OpenedPage, PageNotOpened } from '../outside/web/open-page.ts'
import type { Web } from '../outside/web/web.ts'
import { commandAround, commandsIn } from './evidence/commands.ts'
import type { ReadingTool } from './tool.ts'
import type { WebPassage } from './web-passages.ts'

/** A page of the web as it was read; `note` says why it was not, and then it has no pages. */
export type ReadPage = { title: string; url: string; host: string; pages: Page[]; note: string | null }

const MOST_PAGES = 60
const LONGEST_TITLE = 150
const PASSAGES = 3
/** No scan of the web is recognized: that takes longer than anybody waits. */
const NO_SCANS = { ocrFileWork: 0, ocrMeanPageWork: 0 }

/** Opens a page that was found and reads it in a worker, like any file from outside. Throws only the reason of `stop`. */
export async function readWebPage(
  { house, actor }: Pick<ReadingTool, 'house' | 'actor'>,
  web: Web,
  found: Hit,
  stop: AbortSignal,
): Promise<ReadPage> {
  const told = { title: titleOf(found), url: found.url, host: hostOf(found.url), pages: [], note: null }
  const file = path.join(house.tempDir, `web-${randomUUID()}`)
  try {
    const page = await web.open(found.url, stop)
    await writeFile(file, inUtf8(page), { mode: 0o600 })
    const { pages } = await readDocument(file, page.kind === 'pdf' ? 'page.pdf' : 'page.txt', {
      agencyId: actor.agencyId,
      signal: stop,
      isWebPage: page.kind === 'html',
      limits: { pages: MOST_PAGES, ...NO_SCANS },
    })
    return { ...told, url: page.url, host: hostOf(page.url), pages }
  } catch (error) {
    stop.throwIfAborted()
    if (error instanceof PageNotOpened) return { ...told, note: error.message }
    if (error instanceof ReadingError) return { ...told, note: 'It could not be read.' }
    throw error
  } finally {
    await rm(file, { force: true })
  }
}

/** What pages say to a query, the best first, word for word; lines beside words to a machine are left out. */
export async function passagesOn(read: readonly ReadPage[], query: string, readOn: string): Promise<WebPassage[]> {
  const terms = termsOf(query)
  const standing = standingOf(conceptsOf(terms), terms)
  const papers = read.map(({ pages }, at) => ({ id: String(at), title: '', pages }))
  const found = await searchPapers(papers, query, PASSAGES * read.length)
  const sound = found.flatMap(({ id, page: number, quote }) => {
    const { title, url, host, pages } = read[Number(id)]!
    const page = pages.find((one) => one.number === number)!
    const boxes = findQuote(page, quote)
    if (!boxes || commandsIn(quote).length || commandAround(page, boxes)) return []
    const { held } = standing(quote)
    const covered = held.length ? held.filter(Boolean).length / held.length : 0
    return [{ title, url, host, readOn, quote, covered: Math.round(covered * 100) / 100 }]
  })
  const counts = new Map<string, number>()
  return sound.filter(({ url }) => {
    counts.set(url, (counts.get(url) ?? 0) + 1)
    return counts.get(url)! <= PASSAGES
  })
}

/** The name of its machine as people say it. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** A title that orders anything is none. */
function titleOf({ title, url }: Hit): string {
  const words = htmlToText(title).replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE)
  return words && !commandsIn(words).length ? words : hostOf(url)
}

function inUtf8({ kind, bytes, charset }: OpenedPage): Buffer {
  if (kind === 'pdf') return bytes
  const named =
    charset ??
    (kind === 'html' ? /<meta[^>]{1,80}charset=["']?([\w.:-]+)/i.exec(bytes.toString('latin1', 0, 2048))?.[1] : null)
  try {
    return Buffer.from(new TextDecoder(named ?? 'utf-8').decode(bytes))
  } catch {
    return bytes
  }
}
