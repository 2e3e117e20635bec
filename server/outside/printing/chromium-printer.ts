import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import type { Log } from '../../lib/log.ts'
import { type Chromium, chromiums } from './find-chromium.ts'
import { CannotPrint, type Printer } from './printing.ts'

export type PrinterSettings = {
  /** The Chromium to use, instead of one that is found. */
  chromium: string | undefined
  /** Where the packaged one is unpacked. */
  folder: string
  log: Log
  /** Pages printed at once, and for how long one may take. */
  atOnce?: number
  patienceMs?: number
}

const AT_ONCE = 2
/** How many may wait for their turn. */
const MOST_WAITING = 200
const PATIENCE_MS = 30_000
const MOST_CHARACTERS = 16_000_000
/** A browser keeps some memory of every page: after this many it is replaced. */
const PRINTS_PER_BROWSER = 200
/** A browser nobody needs is closed. */
const IDLE_MS = 300_000
/** A machine without a browser is not asked again for a while. */
const PAUSE_MS = 60_000

const NO_CHROMIUM =
  'PDFs cannot be made here at the moment. Open the document as a page and print it from your browser; whoever runs Cara can set CHROMIUM_PATH.'
/** Only the page itself is ever asked for, and it never leaves this process. */
const ADDRESS = 'https://document.invalid/'
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
const ARGS = [
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
]

type Open = { browser: Browser; prints: number }

/**
 * One Chromium for all, started with the first page and replaced when it dies, is too slow or has printed enough. Pages wait for their turn.
 */
export function chromiumPrinter(settings: PrinterSettings): Printer {
  const { log, atOnce = AT_ONCE, patienceMs = PATIENCE_MS } = settings
  const waiting: (() => void)[] = []
  let running = 0
  let open: Promise<Open> | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let idle: NodeJS.Timeout | undefined

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= MOST_WAITING)
        throw new CannotPrint('Too many PDFs are being made at the moment. Try again in a minute.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function start(): Promise<Open> {
    if (performance.now() - failedAt < PAUSE_MS) throw new CannotPrint(NO_CHROMIUM)
    let last: unknown
    for await (const found of chromiums(settings.chromium, settings.folder)) {
      try {
        const opened = { browser: await launch(found), prints: 0 }
        opened.browser.once('disconnected', () => forget(opened))
        return opened
      } catch (error) {
        last = error
      }
    }
    failedAt = performance.now()
    log.warn({ err: last }, 'no Chromium could be started')
    throw new CannotPrint(NO_CHROMIUM, last)
  }

  const current = () => {
    open ??= start().catch((error: unknown) => {
      open = null
      throw error
    })
    return open
  }

  /** The next page gets another browser; this one ends with what it is printing. */
  function forget(opened: Open) {
    const mine = open
    void mine?.then((one) => {
      if (one === opened && open === mine) open = null
    })
  }

  async function printOn(opened: Open, page: string): Promise<Uint8Array> {
    opened.prints += 1
    if (opened.prints >= PRINTS_PER_BROWSER) forget(opened)
    const { browser } = opened
    const stop = new AbortController()
    const late = wait(patienceMs, undefined, { signal: stop.signal, ref: false }).then(async () => {
      // What hangs in it is not ended otherwise.
      forget(opened)
      await browser.close().catch(() => {})
      throw new CannotPrint('This document is too much for one PDF. Make it shorter, or print it from your browser.')
    })
    try {
      return await Promise.race([printed(browser, page), late])
    } finally {
      stop.abort()
      late.catch(() => {})
      if (opened.prints >= PRINTS_PER_BROWSER && !browser.contexts().length) void browser.close().catch(() => {})
    }
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
      ({ browser }) => browser.close(),
      () => {},
    )
  }

  return {
    close,
    async print(page) {
      if (page.length > MOST_CHARACTERS)
        throw new CannotPrint('This document is too long for one PDF. Make it shorter, or print it from your browser.')
      return inTurn(async () => {
        clearTimeout(idle)
        try {
          const opened = await current()
          try {
            return await printOn(opened, page)
          } catch (error) {
            if (error instanceof CannotPrint || opened.browser.isConnected()) throw error
            // It died under the page: another one gets one more try.
            return await printOn(await current(), page)
          }
        } catch (error) {
          if (error instanceof CannotPrint) throw error
          log.warn({ err: error }, 'a document was not printed')
          throw new CannotPrint(
            'This PDF could not be made. Try again, or print the document from your browser.',
            error,
          )
        } finally {
          closeWhenIdle()
        }
      })
    },
  }
}

const launch = ({ executablePath, env }: Chromium) => {
  // Chromium refuses to be sandboxed as the superuser.
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath,
    args: ARGS,
    chromiumSandbox: !isRoot && process.platform === 'linux',
    ...(env && { env: { ...process.env, ...env } as Record<string, string> }),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 20_000,
  })
}

async function printed(browser: Browser, html: string): Promise<Uint8Array> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, serviceWorkers: 'block' })
  try {
    await context.route('**', (route) =>
      route.request().url() === ADDRESS && route.request().isNavigationRequest()
        ? route.fulfill({
            contentType: 'text/html; charset=utf-8',
            headers: { 'content-security-policy': POLICY },
            body: html,
          })
        : route.abort(),
    )
    const page = await context.newPage()
    await page.goto(ADDRESS, { waitUntil: 'load', timeout: 0 })
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  } finally {
    await context.close().catch(() => {})
  }
}
