import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Edition } from '../acord/types.ts'
import type { DocumentFacts } from '../facts/types.ts'
import type { Page, Reading } from '../types.ts'
import { Allowance } from './allowance.ts'
import { type Attachment, readAttachments } from './attachments.ts'
import type { Job, ReadingOptions } from './job.ts'
import { pagesNamed } from './left-out.ts'
import { findLanguageData, NO_LANGUAGE_DATA } from './ocr/language-data.ts'
import type { PdfPage } from './pdf/read-pdf.ts'
import { ReadingPool } from './pool.ts'
import { ReadingError, type ReadingFailure } from './reading-error.ts'
import { DEFAULT_LIMITS, type ReadingLimits } from './reading-limits.ts'
import { failureIn, type Recognised, Steps, workOf } from './steps.ts'
import type { Source } from './worker-tasks.ts'

export type { ReadingOptions }

const WORKERS = 2
/** Agencies that need not wait for the files of others to be done, beyond the workers that are always there. */
const SPARE = 2
const PAGES_PER_TASK = 8
/** The work of a page with a text layer, as scans are counted: a few hundredths of a second. */
const TEXT_PAGE_WORK = 0.1
const MANGLED =
  'This PDF was damaged on its way: a program changed its content as if it were text. Ask for the file anew.'
const TOO_MUCH_TEXT = 'This file holds far more text than its pages can show, so it was not read.'
const TOO_MUCH_WORK = 'This file takes more work to read than is allowed and was not read.'
const TOO_MUCH_TO_END = 'take more work to read than is allowed and were read less closely.'
const TOO_MUCH_TO_READ = 'take more work to read than is allowed and were not read.'
const GIVEN_UP: ReadonlySet<string> = new Set(['too-slow', 'late'] satisfies ReadingFailure[])
const NOBODY = ''

/** The threads all reading, drawing and filling of files from outside goes through in this process. */
export const pool = new ReadingPool(WORKERS, SPARE)

/** A new allowance for all the work on one file. */
export function fileAllowance(limits: Partial<ReadingLimits> = {}): Allowance {
  return new Allowance(limits.fileCpuMs ?? DEFAULT_LIMITS.fileCpuMs)
}

/**
 * Reads a file into pages, lines and words with boxes. It is taken for what its content says, whatever its name.
 * The work happens in worker threads within limits. Throws a `ReadingError` whose message is for the person who
 * uploaded the file; what could be read of a file with unreadable parts is returned with warnings.
 */
export async function readDocument(path: string, name: string, options: ReadingOptions = {}): Promise<Reading> {
  const bounds = { ...DEFAULT_LIMITS, ...options.limits }
  const { size } = await stat(path)
  if (size === 0) throw new ReadingError('empty', 'This file is empty.')
  if (size > bounds.bytes) {
    throw new ReadingError(
      'too-large',
      `This file is ${megabytes(size)} MB; the limit is ${megabytes(bounds.bytes)} MB.`,
    )
  }
  const { agencyId = NOBODY, allowance = fileAllowance(bounds) } = options
  const steps = new Steps(options.kept, options.turnWork)
  const job: Job = { ...options, steps, at: '', agencyId, allowance, bounds, warnings: [], depth: 0 }
  const reading = await readSource({ key: randomUUID(), path }, name, job)
  if (isBlank(reading.pages)) job.warnings.push('No text was found in this file.')
  return { ...reading, warnings: job.warnings }
}

/** The facts on a file's pages, found in a worker thread with the editions that were `taught` beside the measured ones. Throws a `ReadingError` when that takes too long or is stopped. */
export async function findFacts(
  pages: Page[],
  {
    agencyId = NOBODY,
    allowance,
    signal,
    taught = [],
  }: Pick<ReadingOptions, 'agencyId' | 'allowance' | 'signal'> & { taught?: Edition[] } = {},
): Promise<DocumentFacts> {
  const task = { verb: 'facts', pages: JSON.stringify(pages), taught } as const
  const left = allowance ?? fileAllowance()
  left.add(pages.length * DEFAULT_LIMITS.factsPageCpuMs)
  return JSON.parse(await pool.run(task, { allowance: left, wallMs: DEFAULT_LIMITS.stepMs }, { agencyId, signal }))
}

async function readSource(source: Source, name: string, job: Job): Promise<Reading> {
  const deadline = { allowance: job.allowance, wallMs: job.bounds.stepMs }
  const opened = await pool.run(
    { verb: 'open', source, name: basename(name), limits: job.bounds, isWebPage: job.depth === 0 && job.isWebPage },
    deadline,
    job,
  )
  const { kind, mimeType, pageCount } = opened
  job.warnings.push(...opened.warnings)
  if (pageCount === 0 && !opened.attachedNames?.length) throw new ReadingError('empty', 'This PDF has no pages.')
  if (pageCount > job.bounds.pages) {
    const [has, most] = [pageCount.toLocaleString('en-US'), job.bounds.pages.toLocaleString('en-US')]
    throw new ReadingError('too-many-pages', `This file has ${has} pages; the limit is ${most}.`)
  }
  if (kind === 'pdf') {
    const pages = await readPdf(source, pageCount, job)
    if (opened.mangled && isBlank(pages)) throw new ReadingError('damaged', MANGLED)
    let bytesLeft = job.bounds.inflatedBytes
    const inside = (opened.attachedNames ?? []).map((attached, index): Attachment => {
      const open = async () => {
        const mostBytes = Math.min(job.bounds.bytes, bytesLeft)
        const bytes = await pool.run({ verb: 'attached', source, index, mostBytes }, deadline, job)
        bytesLeft -= bytes.length
        return bytes
      }
      return { name: attached, open }
    })
    const attached = await readAttachments(pages.length, inside, job, readInner)
    return { kind, mimeType, pages: [...pages, ...attached], warnings: [] }
  }
  if (kind === 'image') return { kind, mimeType, pages: await readPicture(source, pageCount, job), warnings: [] }
  job.allowance.add(pageCount * job.bounds.pageCpuMs)
  job.onPages?.(opened.pages)
  const enclosed = opened.attachments.map(({ name, bytes }): Attachment => ({ name, open: async () => bytes }))
  const attached = await readAttachments(opened.pages.length, enclosed, job, readInner)
  const pages = [...opened.pages, ...attached]
  if (job.depth === 0) job.onProgress?.(1, pages.length, pages.length)
  return { kind, mimeType, pages, warnings: [] }
}

const readInner = (bytes: Uint8Array, name: string, job: Job) => readSource({ key: randomUUID(), bytes }, name, job)

async function readPdf(source: Source, pageCount: number, job: Job): Promise<Page[]> {
  const pages: Page[] = []
  const scans: number[] = []
  const [unseen, struck]: [number[], number[]] = [[], []]
  let length = 0
  const ranges = Array.from({ length: Math.ceil(pageCount / PAGES_PER_TASK) }, (_, index) => index * PAGES_PER_TASK)
  const progress = progressOf(job, pageCount)
  const readRange = async (from: number) => {
    const to = Math.min(from + PAGES_PER_TASK, pageCount)
    const run = () => {
      // Page by page, so that a file whose first pages are far too costly ends with them.
      job.allowance.add((to - from) * job.bounds.pageCpuMs)
      const deadline = { allowance: job.allowance, wallMs: job.bounds.stepMs }
      return pool.run({ verb: 'read-pdf', source, from, to }, deadline, job)
    }
    // Of a few pages nothing is gained by keeping them.
    const work = (to - from) * TEXT_PAGE_WORK
    const json = ranges.length > 1 ? await job.steps.take(`${job.at}pages ${from}`, run, () => work) : await run()
    length += json.length
    if (length > job.bounds.pagesLength) throw new ReadingError('too-large', TOO_MUCH_TEXT)
    const read = JSON.parse(json) as PdfPage[]
    for (const { page, scanned, ...left } of read) {
      pages[page.number - 1] = page
      if (scanned) scans.push(page.number - 1)
      if (left.unseen) unseen.push(page.number)
      if (left.struck) struck.push(page.number)
    }
    const done = read.filter(({ scanned }) => !scanned).map(({ page }) => page)
    progress(done)
  }
  await inParallel(ranges, readRange).catch((error: unknown) => {
    // An error that somebody keeps also keeps what its frames hold.
    pages.length = 0
    throw error
  })
  if (unseen.length > 0) job.warnings.push(`Hidden text on ${pagesNamed(unseen)} was left out.`)
  if (struck.length > 0) job.warnings.push(`Words struck out on ${pagesNamed(struck)} were left out.`)
  await recogniseAll({ source, kind: 'pdf', scans, pages, progress }, job)
  return pages
}

async function readPicture(source: Source, pageCount: number, job: Job): Promise<Page[]> {
  const pages = Array.from({ length: pageCount }, (_, index): Page => {
    return { number: index + 1, width: 612, height: 792, origin: 'ocr', lines: [], fields: [] }
  })
  await recogniseAll(
    { source, kind: 'image', scans: pages.map((_, index) => index), pages, progress: progressOf(job, pageCount) },
    job,
  )
  return pages
}

type Scans = {
  source: Source
  kind: 'pdf' | 'image'
  scans: number[]
  pages: Page[]
  progress: (done: Page[]) => void
}

/** Replaces scanned pages by what is recognised on them. One that fails or is of too much work stays as it is, and a warning names it. */
async function recogniseAll({ source, kind, scans, pages, progress }: Scans, job: Job): Promise<void> {
  if (scans.length === 0) return
  const language = findLanguageData(job.ocrLanguageFolder)
  if (!language) {
    const whole = scans.length === pages.length && isBlank(pages)
    if (whole) throw new ReadingError('no-ocr-data', `This file is a scan, and ${NO_LANGUAGE_DATA}`)
    for (const index of scans) job.warnings.push(`Page ${index + 1} is a scan, and ${NO_LANGUAGE_DATA}`)
    return progress(scans.map((index) => pages[index]!))
  }
  const { ocrFileWork, ocrMeanPageWork, ocrPageWork, ocrHangMs, ocrHangs } = job.bounds
  let left = ocrFileWork + scans.length * ocrMeanPageWork
  let hangs = 0
  const [cut, givenUp]: [number[], number[]] = [[], []]
  // One page at a time: a recogniser of its own for each core would hold more memory than all the rest.
  for (const index of scans.toSorted((a, b) => a - b)) {
    const work = Math.min(left, ocrPageWork)
    try {
      if (work <= 0 || hangs >= ocrHangs) throw new ReadingError('too-slow', TOO_MUCH_WORK)
      const task = { verb: 'recognise' as const, source, kind, index, language, limits: job.bounds, work }
      // The work is counted by the task itself: processor time decides nothing here.
      const run = () => pool.run(task, { allowance: new Allowance(), wallMs: ocrHangMs }, job).catch(failureIn)
      const answer = await job.steps.take(`${job.at}scan ${index}`, async () => JSON.stringify(await run()), workOf)
      const read = JSON.parse(answer) as Recognised
      if ('failed' in read) {
        if (read.failed === 'late') hangs += 1
        throw new ReadingError(read.failed, read.sentence)
      }
      left -= read.work
      if (read.cut) cut.push(index + 1)
      if (read.page.lines.length > 0 || pages[index]!.lines.length === 0) pages[index] = read.page
    } catch (error) {
      if (!(error instanceof ReadingError) || error.reason === 'cancelled' || pages.length === 1) throw error
      if (GIVEN_UP.has(error.reason)) givenUp.push(index + 1)
      else job.warnings.push(`Page ${index + 1} is a scan whose text could not be recognised.`)
    }
    progress([pages[index]!])
  }
  if (cut.length > 0) job.warnings.push(`Scans on ${pagesNamed(cut)} ${TOO_MUCH_TO_END}`)
  if (givenUp.length > 0) job.warnings.push(`Scans on ${pagesNamed(givenUp)} ${TOO_MUCH_TO_READ}`)
}

function progressOf(job: Job, total: number): (done: Page[]) => void {
  let count = 0
  return (done) => {
    count += done.length
    if (done.length > 0) job.onPages?.(done)
    job.onProgress?.(count / total, count, total)
  }
}

/** Works on as many items at once as there are workers; the first failure leaves undone what is not under way. */
async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  let failed = false
  const line = async () => {
    for (const item of queue) {
      if (failed) return
      await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  const lines = await Promise.allSettled(Array.from({ length: WORKERS }, line))
  for (const ended of lines) if (ended.status === 'rejected') throw ended.reason
}

function isBlank(pages: Page[]): boolean {
  return pages.every((page) => page.lines.length === 0)
}

function megabytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 10) / 10
}
