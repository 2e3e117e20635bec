import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { safeHtml } from '../../shared/safe-html.ts'
import { findChromium } from '../support/chromium.ts'
import { writtenDocument } from './written-documents.ts'

/** web/ui/rich-text/editor-page.ts */
declare const window: {
  editorPage: {
    safeHtml: (html: string) => string
    cleanPaste: (html: string) => string
    roundTrip: (
      html: string,
      word: string,
      at: number,
    ) => { untouched: string; typed: string; text: string; again: string }
  }
}

const SEEDS = Array.from({ length: 100 }, (_, at) => at + 1)
const WORD = 'Qzx'

let browser: Browser
let page: Page
beforeAll(async () => {
  const entry = path.join(import.meta.dirname, '../../web/ui/rich-text/editor-page.ts')
  const lib = { entry, formats: ['iife' as const], name: 'editor' }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { lib, write: false, minify: false },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const content = (built as { output: { code: string }[] }[])[0]!.output[0]!.code
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  page = await browser.newPage()
  await page.addScriptTag({ content })
})
afterAll(() => browser?.close())

it('keeps a hundred documents byte for byte, but for the one word that was typed', async () => {
  const documents = SEEDS.map((seed) => safeHtml(writtenDocument(seed)))
  const asked = documents.flatMap((html, seed) => [(seed * 0.618) % 1, 1 - 1e-9].map((at) => ({ html, at, seed })))
  const answers = await page.evaluate(
    ({ asked, word }) => asked.map(({ html, at }) => window.editorPage.roundTrip(html, word, at)),
    { asked, word: WORD },
  )
  const wrong = asked.flatMap(({ html, at, seed }, index) => {
    const { untouched, typed, text, again } = answers[index]!
    const pairs = {
      untouched: [html, untouched],
      typed: [html, typed.replace(WORD, '')],
      again: [text, again],
      safe: [typed, safeHtml(typed)],
    } as const
    return Object.entries(pairs).flatMap(([what, [meant, got]]) =>
      meant === got ? [] : [{ what, seed, at, ...firstDifference(meant, got) }],
    )
  })
  expect(wrong.slice(0, 6)).toEqual([])
})

/** HTML that means harm, and pieces of it that only together would. */
const HOSTILE = [
  ...[
    '<script>x()</script>',
    '<img src=x onerror=x()>',
    '<svg><script>x()</script></svg>',
    '<a href="java\nscript:x()">a</a>',
    '<a href=" javascript:x()">a</a>',
  ],
  ...[
    '<math><mtext><style><img src onerror=x()></style></mtext></math>',
    '<p style="background:url(x)">a</p>',
    '<table><td><script>',
    '<iframe srcdoc="<script>">',
  ],
  ...[
    '<style><p>',
    '<!--',
    '-->',
    '<!-->',
    '<![CDATA[',
    ']]>',
    '<scr',
    'ipt>',
    '<p id="',
    '" onclick="x()">',
    "<p class='",
    "'>",
    '<',
    '>',
    '&lt;',
    '&#60;script&#62;',
  ],
  ...[
    '<noscript><p title="</noscript><img src onerror=x()>">',
    '<template><img src onerror=x()></template>',
    '<a href="&#106;avascript:x()">a</a>',
    '</p>',
    '</table>',
    '<td>',
  ],
  ...[
    '<form action=x><input name=y></form>',
    '<base href="//x">',
    '<meta http-equiv=refresh content=0>',
    '<object data=x></object>',
    '<p style="position:fixed;inset:0">',
    '\0',
  ],
]

it('makes the same harmless HTML on the server as in the browser, and nothing more of that', async () => {
  const written = SEEDS.map((seed) => writtenDocument(seed))
  const hostile = SEEDS.flatMap((seed) => {
    const part = (at: number) => HOSTILE[(seed * 7919 + at * at * 104729 + at * seed) % HOSTILE.length]!
    return [
      HOSTILE[seed % HOSTILE.length]!,
      Array.from({ length: 8 }, (_, at) => part(at)).join(''),
      written[seed - 1]! + part(seed),
    ]
  })
  const all = [...written, ...hostile]
  const onServer = all.map(safeHtml)
  expect(await page.evaluate((all) => all.map((html) => window.editorPage.safeHtml(html)), all)).toEqual(onServer)
  expect(onServer.map(safeHtml)).toEqual(onServer)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const found = await page.evaluate((all) => {
    const allowed = /^(?:style|class|id|href|start|colspan|rowspan|scope)$/
    return all.flatMap((html) => {
      const frame = document.createElement('div')
      document.body.append(frame)
      frame.innerHTML = html
      const elements = [...frame.querySelectorAll('*')]
      frame.remove()
      return elements.flatMap((element) => {
        const isKnown =
          element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
          !/^(?:script|img|iframe|style|form|input|base|meta|object|template|noscript)$/.test(element.localName)
        const wrong = [...element.attributes].filter(
          ({ name, value }) =>
            !allowed.test(name) ||
            (name === 'href' && !/^(?:https?|mailto):/.test(value)) ||
            (name === 'style' && /url|position/.test(value)),
        )
        return isKnown && !wrong.length ? [] : [element.outerHTML.slice(0, 200)]
      })
    })
  }, onServer)
  expect(found).toEqual([])
  expect(asked).toEqual([])
})

/** Where two texts part, with what stands around it. */
function firstDifference(meant: string, got: string) {
  let at = 0
  while (meant[at] === got[at]) at++
  return { meant: meant.slice(Math.max(0, at - 120), at + 80), got: got.slice(Math.max(0, at - 120), at + 80) }
}
