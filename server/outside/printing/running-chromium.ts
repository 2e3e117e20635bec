import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Chromium } from './find-chromium.ts'
import { CannotPrint } from './printing.ts'
import { memoryOf, processWith } from './process-memory.ts'

/** What one page may cost. */
export type PrintLimits = { patienceMs: number; memoryBytes: number; pages: number }

/** The address of every page. It does not exist: each request is answered or refused in this process. */
const ADDRESS = 'https://document.invalid/'
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
const ARGS = [
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
]
const WATCH_EVERY_MS = 250
const TOO_MUCH = 'This document is too much for one PDF. Make it shorter, or print it from your browser.'

type Sheet = { context: BrowserContext; page: Page }

/** A Chromium that prints. Once it has ended, was too slow or took too much memory it prints no more. */
export class RunningChromium {
  /** How many pages it has begun. */
  prints = 0
  private readonly browser: Browser
  private readonly pid: string | null
  private readonly limits: PrintLimits
  /** Empty pages, ready for the next documents. */
  private readonly ready: Promise<Sheet>[] = []
  private active = 0
  private retired = false

  private constructor(browser: Browser, pid: string | null, limits: PrintLimits) {
    this.browser = browser
    this.pid = pid
    this.limits = limits
  }

  static async start({ executablePath, env }: Chromium, limits: PrintLimits): Promise<RunningChromium> {
    // Chromium refuses to be sandboxed as the superuser.
    const isRoot = process.getuid?.() === 0
    const mark = `--cara-printer=${randomUUID()}`
    // Large, and most processes never print.
    const { chromium } = await import('playwright-core')
    const browser = await chromium.launch({
      executablePath,
      args: [...ARGS, mark],
      chromiumSandbox: !isRoot && process.platform === 'linux',
      ...(env && { env: { ...process.env, ...env } as Record<string, string> }),
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 20_000,
    })
    return new RunningChromium(browser, await processWith(mark), limits)
  }

  get isRunning(): boolean {
    return this.browser.isConnected()
  }

  /** Keeps this many empty pages ready, so that the next documents do not wait for them. */
  prepare(count: number): void {
    while (this.ready.length < count && this.isRunning && !this.retired) {
      const sheet = this.sheet()
      sheet.catch(() => {})
      this.ready.push(sheet)
    }
  }

  /** Throws CannotPrint when the page is too much, and any other error when the browser ended under it. */
  async print(html: string, signal?: AbortSignal): Promise<Uint8Array> {
    this.prints += 1
    this.active += 1
    const done = new AbortController()
    const late = wait(this.limits.patienceMs, undefined, { signal: done.signal, ref: false }).then(() => {
      // What hangs in it is not ended otherwise; that it was too much is told first.
      setImmediate(() => void this.end())
      throw new CannotPrint(TOO_MUCH)
    })
    late.catch(() => {})
    void this.watch(done.signal)
    try {
      return await Promise.race([this.printed(html, signal), late])
    } finally {
      done.abort()
      this.active -= 1
      if (this.retired && !this.active) void this.end()
    }
  }

  /** Ends it when nothing is printed in it any more. */
  retire(): void {
    this.retired = true
    if (!this.active) void this.end()
  }

  async end(): Promise<void> {
    await this.browser.close().catch(() => {})
  }

  /** Ends the browser when it takes too much memory. Where the system does not tell, time is the only bound. */
  private async watch(until: AbortSignal): Promise<void> {
    while (this.pid && !until.aborted) {
      if ((await memoryOf(this.pid)) > this.limits.memoryBytes) return this.end()
      await wait(WATCH_EVERY_MS, undefined, { ref: false })
    }
  }

  private async printed(html: string, signal?: AbortSignal): Promise<Uint8Array> {
    const { context, page } = await (this.ready.shift() ?? this.sheet())
    const stop = () => void context.close().catch(() => {})
    signal?.addEventListener('abort', stop, { once: true })
    try {
      if (signal?.aborted) throw new Error('stopped')
      await page.setContent(html, { waitUntil: 'load', timeout: 0 })
      const most = this.limits.pages
      const pdf = await page.pdf({
        ...{ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true },
        pageRanges: `1-${String(most + 1)}`,
      })
      if (pagesIn(pdf) > most)
        throw new CannotPrint(
          `This document has more than ${String(most)} pages. Make it shorter, or print it from your browser.`,
        )
      return pdf
    } finally {
      signal?.removeEventListener('abort', stop)
      await context.close().catch(() => {})
    }
  }

  /** A page for one document. It runs no script, loads nothing, and what is put into it is under its policy. */
  private async sheet(): Promise<Sheet> {
    const context = await this.browser.newContext({ javaScriptEnabled: false, offline: true, serviceWorkers: 'block' })
    let isThere = false
    await context.route('**', (route) => {
      const isFirst = !isThere && route.request().url() === ADDRESS && route.request().isNavigationRequest()
      isThere = true
      if (!isFirst) return route.abort()
      const headers = { 'content-security-policy': POLICY }
      return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: '<!doctype html>' })
    })
    const page = await context.newPage()
    await page.goto(ADDRESS, { waitUntil: 'load', timeout: 0 })
    return { context, page }
  }
}

/** How many pages a PDF of Chromium's has: it writes each of them in the open. */
function pagesIn(pdf: Buffer): number {
  let count = 0
  for (let at = pdf.indexOf(PAGE); at >= 0; at = pdf.indexOf(PAGE, at + PAGE.length))
    if (pdf[at + PAGE.length] !== PLURAL) count += 1
  return count
}
const PAGE = Buffer.from('/Type /Page')
const PLURAL = 's'.charCodeAt(0)
