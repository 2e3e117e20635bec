import type { Page, Reading } from '../types.ts'
import type { Job } from './job.ts'
import { filesLeft } from './left-out.ts'
import { ReadingError } from './reading-error.ts'

/** A file inside another one, and how its bytes are got at. */
export type Attachment = { name: string; open: () => Promise<Uint8Array> }

type ReadInner = (bytes: Uint8Array, name: string, job: Job) => Promise<Reading>

/** What opening one attachment may add to the cost of an e-mail. */
const ATTACHMENT_CPU_MS = 500
const TOO_DEEP = 'files are read no deeper inside one another'
const TOO_MANY = 'one file holds too many of them'

/** Reads the files inside an e-mail or a PDF of so many pages, each as a document of its own. What is not read is named, with the reason. */
export async function readAttachments(
  before: number,
  attachments: Attachment[],
  job: Job,
  read: ReadInner,
): Promise<Page[]> {
  const isTooDeep = job.depth >= job.bounds.attachmentDepth
  const taken = isTooDeep ? [] : attachments.slice(0, job.bounds.attachments)
  const left = attachments.slice(taken.length)
  if (left.length > 0) {
    const names = left.map(({ name }) => name)
    job.warnings.push(filesLeft(names, isTooDeep ? TOO_DEEP : TOO_MANY))
  }
  const found: Page[] = []
  for (const [index, { name, open }] of taken.entries()) {
    const first = before + found.length
    try {
      job.allowance.add(ATTACHMENT_CPU_MS)
      const bytes = await open()
      const inner: Job = { ...job, onProgress: undefined, onPages: undefined, depth: job.depth + 1 }
      const bounds = { ...job.bounds, pages: job.bounds.pages - first }
      const reading = await read(bytes, name, { ...inner, bounds, at: `${job.at}file ${index} ` })
      const numbered = reading.pages.map((page, index) => enclosedPage(page, name, first + index + 1))
      if (job.depth === 0) job.onPages?.(numbered)
      found.push(...numbered)
    } catch (error) {
      if (!(error instanceof ReadingError) || error.reason === 'cancelled') throw error
      job.warnings.push(`${name}: ${error.message}`)
    }
  }
  return found
}

function enclosedPage(page: Page, name: string, number: number): Page {
  const part = page.part ? `${name}/${page.part}` : name
  return { ...page, number, part, partPage: page.partPage ?? page.number }
}
