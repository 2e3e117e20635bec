import { readFileSync } from 'node:fs'
import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { openFile, tablesOf } from '../documents/reading/open-file.ts'
import { attachedBytes, attachedNames, unreadParts } from '../documents/reading/pdf/attached-files.ts'
import { type OpenPdf, PdfDesk } from '../documents/reading/pdf/desk.ts'
import { readPdfPage } from '../documents/reading/pdf/read-pdf.ts'
import { ReadingError } from '../documents/reading/reading-error.ts'
import { WORKER_MEMORY } from '../documents/reading/reading-limits.ts'
import type { Answers, Reply, Source, Task } from '../documents/reading/worker-tasks.ts'
import type { Page } from '../documents/types.ts'

/** One worker thread: it does one task at a time and keeps the file of the last task open for the next. */
const desk = await PdfDesk.start()
let last: { key: string; bytes: Uint8Array } | null = null

const work = {
  open: async (task) => {
    const bytes = bytesOf(task.source)
    const opened = await openFile(
      bytes,
      task.name,
      task.limits,
      () => {
        const pdf = desk.open(task.source.key, bytes)
        return { pageCount: pdf.document.pageCount, warnings: unreadParts(pdf), attachedNames: attachedNames(pdf) }
      },
      task.isWebPage,
    )
    return { ...opened, attachments: opened.attachments.map(({ name, bytes }) => ({ name, bytes: shared(bytes) })) }
  },
  tables: async ({ source, name, limits }) => JSON.stringify(await tablesOf(bytesOf(source), name, limits)),
  'read-pdf': async ({ source, from, to }) => {
    const { engine, document } = openPdf(source)
    return JSON.stringify(
      Array.from({ length: to - from }, (_, offset) => readPdfPage(engine, document, from + offset)),
    )
  },
  attached: async ({ source, index, mostBytes }) => shared(attachedBytes(openPdf(source), index, mostBytes)),
  recognise: async (task) => {
    const { recognisePage } = await import('../documents/reading/ocr/recognise-page.ts')
    return recognisePage(task, bytesOf(task.source), () => openPdf(task.source))
  },
  facts: async ({ pages, taught }) => {
    const { readFacts } = await import('../documents/facts/read-facts.ts')
    const { settled } = await import('../documents/facts/settle.ts')
    const { ELEMENT_MEANINGS } = await import('../forms/index.ts')
    const { saidOn } = await import('../documents/scorer/decide.ts')
    const { networks } = await import('../documents/scorer/weights.ts')
    const { saidWithoutNow } = await import('../documents/facts/gone-columns.ts')
    const { ownMail } = await import('../documents/submission/own-mail.ts')
    const read = ownMail(JSON.parse(pages) as Page[])
    const facts = readFacts(read, ELEMENT_MEANINGS, taught)
    const said = saidOn(read, networks())
    return JSON.stringify(settled(facts, facts.kind === 'application' ? saidWithoutNow(said, read) : said))
  },
  draw: async (task) => {
    const { drawPage } = await import('../documents/render/draw-page.ts')
    return drawPage(task, bytesOf(task.source), (key, bytes) => desk.open(key, bytes))
  },
  'arrange-pages': async ({ files, picks }) => {
    const { arrangePages } = await import('../documents/pages/arrange-pages.ts')
    const sources = files.map(({ path, ...file }) => ({ ...file, bytes: bytesOf({ key: path, path }) }))
    return saying(async () => shared(await arrangePages(sources, picks)))
  },
  'inspect-template': async ({ source }) => {
    const { inspectHere } = await import('../forms/output/template-work.ts')
    return saying(() => inspectHere(bytesOf(source), () => allPages(openPdf(source))))
  },
  'fill-template': async ({ fill }) => {
    const { fillHere } = await import('../forms/output/template-work.ts')
    return saying(() => fillHere(fill))
  },
  'read-form': async ({ source }) => {
    const { readForm } = await import('../forms/output/read-form.ts')
    return saying(() => readForm(bytesOf(source), () => allPages(openPdf(source))))
  },
  'fill-pdf': async ({ source, fill }) => {
    const { fillPdf } = await import('../forms/output/fill-pdf.ts')
    return saying(() => fillPdf(bytesOf(source), fill))
  },
  'write-word': async ({ word }) => {
    const { writeWord } = await import('../documents/writing/word.ts')
    return writeWord(word)
  },
  'page-sizes': async ({ source }) => {
    const { pageSizes } = await import('../documents/writing/pdf-pages.ts')
    return pageSizes(bytesOf(source))
  },
  'bind-pages': async ({ bound }) => {
    const { bindPages } = await import('../documents/writing/pdf-pages.ts')
    return bindPages(bound)
  },
  review: async ({ review }) => {
    const { reviewHere } = await import('../reviews/review-here.ts')
    return reviewHere(review)
  },
} satisfies { [V in Task['verb']]: (task: Extract<Task, { verb: V }>) => Promise<Answers[V]> }

parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await reply(task)))

async function reply(task: Task): Promise<Reply> {
  const before = process.threadCpuUsage()
  const used = () => {
    const { user, system } = process.threadCpuUsage(before)
    return { cpuMs: (user + system) / 1_000, spent: desk.spent || isLarge() }
  }
  try {
    const answer = await (work[task.verb] as (task: Task) => Promise<Answers[Task['verb']]>)(task)
    desk.assertSound()
    return { ok: true, answer, ...used() }
  } catch (error) {
    const { reason, message } = desk.failure(error)
    return { ok: false, reason, sentence: message, ...used() }
  }
}

function isLarge(): boolean {
  const { total_heap_size, external_memory } = getHeapStatistics()
  return total_heap_size + external_memory > WORKER_MEMORY.lastingBytes
}

/** Work that says in its own words what is wrong with a file. */
async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Error && error.name === 'Error' ? new ReadingError('unsupported', error.message) : error
  }
}

function allPages({ engine, document }: OpenPdf): Page[] {
  return Array.from({ length: document.pageCount }, (_, index) => readPdfPage(engine, document, index).page)
}

function openPdf(source: Source): OpenPdf {
  return desk.open(source.key, bytesOf(source))
}

function bytesOf(source: Source): Uint8Array {
  if (last?.key !== source.key) {
    try {
      // Shared bytes are copied: text decoders refuse them.
      last = { key: source.key, bytes: 'path' in source ? readFileSync(source.path) : new Uint8Array(source.bytes) }
    } catch {
      throw new ReadingError('damaged', 'This file is no longer there.')
    }
  }
  return last.bytes
}

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}
