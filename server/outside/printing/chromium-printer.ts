import type { Log } from '../../lib/log.ts'
import { Turns, type Waiting } from '../../lib/turns.ts'
import { chromiums } from './find-chromium.ts'
import { CannotPrint, type Printer, type PrintOrder } from './printing.ts'
import { type PrintLimits, RunningChromium } from './running-chromium.ts'

export type PrinterSettings = {
  /** The Chromium to use, instead of one that is found. */
  chromium: string | undefined
  /** Where the packaged one is unpacked. */
  folder: string
  log: Log
  /** Pages printed at once, and what one may cost. */
  atOnce?: number
  limits?: Partial<PrintLimits>
}

const AT_ONCE = 2
const LIMITS: PrintLimits = { patienceMs: 30_000, memoryBytes: 1536 * 1024 * 1024, pages: 500 }
/** How many may wait for their turn: of one agency, and of all. */
const MOST_WAITING = { ofOne: 100, ofAll: 500 }
const MOST_CHARACTERS = 16_000_000
/** A browser keeps some memory of every page: after this many it is replaced. */
const PRINTS_PER_BROWSER = 200
/** A browser nobody needs is closed. */
const IDLE_MS = 300_000
/** A machine without a browser is not asked again for a while. */
const PAUSE_MS = 60_000

const NO_CHROMIUM =
  'PDFs cannot be made here at the moment. Open the document as a page and print it from your browser; whoever runs Cara can set CHROMIUM_PATH.'
const TOO_MANY = 'Too many PDFs are being made at the moment. Try again in a minute.'

type Ticket = Waiting & { go: () => void; onPlace: PrintOrder['onPlace'] }

/**
 * One Chromium for all, started with the first page and replaced when it dies, takes too long or too much memory, or has printed enough.
 * Pages wait for their turn, and agencies take turns.
 */
export function chromiumPrinter(settings: PrinterSettings): Printer {
  const { log, atOnce = AT_ONCE } = settings
  const limits = { ...LIMITS, ...settings.limits }
  const turns = new Turns<Ticket>()
  let running = 0
  let open: Promise<RunningChromium> | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let idle: NodeJS.Timeout | undefined
  let alone: Promise<unknown> = Promise.resolve()

  async function inTurn<T>({ of, signal, onPlace }: PrintOrder, work: () => Promise<T>): Promise<T> {
    const waiting = turns.order()
    const mine = waiting.filter((one) => one.of === of)
    if (mine.length >= MOST_WAITING.ofOne || waiting.length >= MOST_WAITING.ofAll) throw new CannotPrint(TOO_MANY)
    const ticket: Ticket = { of, urgent: false, go: () => {}, onPlace }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        turns.leave(ticket)
        tellPlaces()
        reject(stopped())
      }
      if (signal?.aborted) return reject(stopped())
      signal?.addEventListener('abort', leave, { once: true })
      ticket.go = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      turns.join(ticket)
      next()
    })
    try {
      return await work()
    } finally {
      running -= 1
      turns.done(ticket)
      next()
    }
  }

  function next() {
    while (running < atOnce) {
      const ticket = turns.next({ onlyIdle: false })
      if (!ticket) break
      running += 1
      ticket.onPlace?.(0)
      ticket.go()
    }
    tellPlaces()
  }

  function tellPlaces() {
    for (const [index, { onPlace }] of turns.order().entries()) onPlace?.(running + index)
  }

  async function start(): Promise<RunningChromium> {
    if (performance.now() - failedAt < PAUSE_MS) throw new CannotPrint(NO_CHROMIUM)
    let last: unknown
    for await (const found of chromiums(settings.chromium, settings.folder)) {
      try {
        return await RunningChromium.start(found, limits)
      } catch (error) {
        last = error
      }
    }
    failedAt = performance.now()
    log.warn({ err: last }, 'no Chromium could be started')
    throw new CannotPrint(NO_CHROMIUM, last)
  }

  /** The browser that prints now; another one when it has ended or printed enough. */
  async function current(): Promise<RunningChromium> {
    const now = await open?.catch(() => null)
    if (now?.isRunning && now.prints < PRINTS_PER_BROWSER) return now
    now?.retire()
    open = start()
    open.catch(() => {
      open = null
    })
    return open
  }

  async function printOnce(page: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const browser = await oneAtATime(current)
    try {
      const pdf = await browser.print(page, signal)
      browser.prepare(atOnce)
      return pdf
    } catch (error) {
      if (signal?.aborted) throw stopped()
      if (error instanceof CannotPrint || browser.isRunning) throw error
      return printAlone(page, signal)
    }
  }

  /** The browser ended under a page, which may not be why: it gets one more try, in a browser that nobody shares. */
  function printAlone(page: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const mine = alone.then(async () => {
      const browser = await start()
      try {
        return await browser.print(page, signal)
      } finally {
        await browser.end()
      }
    })
    alone = mine.catch(() => {})
    return mine
  }

  // Two who find no browser start one together.
  let starting: Promise<unknown> = Promise.resolve()
  function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    const mine = starting.then(work, work)
    starting = mine.catch(() => {})
    return mine
  }

  function closeWhenIdle() {
    clearTimeout(idle)
    idle = setTimeout(() => void close(), IDLE_MS)
    idle.unref()
  }

  async function close() {
    clearTimeout(idle)
    const mine = open
    open = null
    await mine?.then(
      (browser) => browser.end(),
      () => {},
    )
  }

  return {
    close,
    async print(page, order = { of: '' }) {
      if (page.length > MOST_CHARACTERS)
        throw new CannotPrint('This document is too long for one PDF. Make it shorter, or print it from your browser.')
      return inTurn(order, async () => {
        clearTimeout(idle)
        try {
          return await printOnce(page, order.signal)
        } catch (error) {
          if (error instanceof CannotPrint) throw error
          log.warn({ err: error }, 'a document was not printed')
          throw new CannotPrint(
            'This PDF could not be made. Make the document shorter, or print it from your browser.',
            error,
          )
        } finally {
          closeWhenIdle()
        }
      })
    },
  }
}

const stopped = () => new CannotPrint('This PDF was stopped.')
