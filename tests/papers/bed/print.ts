import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../support/chromium.ts'

const SHEETS_AT_ONCE = 3

/** HTML to PDF in one Chromium, several documents at once. */
export type Printer = { print(html: string, css: string, running?: string): Promise<Buffer>; close(): Promise<void> }

export async function startPrinter(): Promise<Printer> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  })
  const free = await Promise.all(Array.from({ length: SHEETS_AT_ONCE }, () => openSheet(browser)))
  const waiting: ((page: Page) => void)[] = []
  const borrow = async () => free.pop() ?? new Promise<Page>((resolve) => waiting.push(resolve))
  const giveBack = (page: Page) => {
    const next = waiting.shift()
    if (next) next(page)
    else free.push(page)
  }
  return {
    async print(html, css, running = '') {
      const page = await borrow()
      try {
        return await printOn(page, html, css, running)
      } finally {
        giveBack(page)
      }
    },
    close: () => browser.close(),
  }
}

async function printOn(page: Page, html: string, css: string, running: string): Promise<Buffer> {
  await page.evaluate(
    ([body, style]) => {
      document.getElementById('paper')!.textContent = style!
      document.body.innerHTML = body!
      return document.fonts.ready.then(() => undefined)
    },
    [html, css],
  )
  const margin = { top: running ? '60px' : '44px', bottom: '48px', left: '50px', right: '50px' }
  const headerTemplate = `<div style="font: 7.5px 'DejaVu Sans', sans-serif; width: 100%; padding: 0 50px">${running}</div>`
  const footerTemplate =
    '<div style="font: 7px sans-serif; width: 100%; text-align: right; padding: 0 50px">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>'
  return page.pdf({ format: 'Letter', margin, displayHeaderFooter: running !== '', headerTemplate, footerTemplate })
}

/** A page that has loaded the fonts that come with the packages; others are the system's. */
async function openSheet(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><style>${await fontFaces()}</style><style id="paper"></style><body></body>`)
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined))
  return page
}

const FILES: [family: string, weight: string, style: string, file: string][] = [
  ['Liberation Sans', '400', 'normal', 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'],
  ['Liberation Sans', '700', 'normal', 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf'],
  ['Liberation Sans', '400', 'italic', 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf'],
  ['Inter Variable', '100 900', 'normal', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
]

async function fontFaces(): Promise<string> {
  const faces = FILES.map(async ([family, weight, style, file]) => {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(file)))
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; src: url(data:font/any;base64,${bytes.toString('base64')}) }`
  })
  return (await Promise.all(faces)).join('\n')
}
