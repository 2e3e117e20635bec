import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { connections, contentPolicy } from './safety-headers.ts'

type Page = { html: string; policy: string }

/**
 * Serves the built web: hashed assets for a year; the sign-in page as the document of its own that it is built as, as long as no address
 * was given; every other page the one document, with status 404 where the app has no page. Each document has a policy that allows its own
 * scripts (inline ones by hash) and nothing from elsewhere. `demoUrl` is where a demo can be booked; without it the app's own page says who
 * to ask. `takesCards`: whether a card is entered in Cara, in a frame of the payment provider's.
 */
export async function serveWeb(
  app: Hono<never>,
  folder: string,
  { demoUrl, takesCards }: { demoUrl: string | undefined; takesCards: boolean },
) {
  const everyPage = await readPage(path.join(folder, 'index.html'), takesCards)
  const signIn = await readPage(path.join(folder, 'app', 'signin', 'index.html'))
  const pageAt = await readPages(path.join(folder, PAGES), everyPage)
  const files = serveStatic({ root: path.relative(process.cwd(), folder), precompressed: true })
  const send = (c: Context<never>, { html, policy }: Page, status: 200 | 404 = 200) => {
    c.header('content-security-policy', `${policy}; ${connections(c.req.header('host'), takesCards)}`)
    c.header('cache-control', 'no-cache')
    return c.html(html, status)
  }
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', files)
  app.get('/assets/*', (c) => c.text('There is no such file.', 404))
  app.get('/favicon.svg', files)
  app.get('/demo', (c) => (demoUrl ? c.redirect(demoUrl) : send(c, everyPage)))
  app.get('/app/signin', (c) => send(c, c.req.query('email') === undefined ? signIn : everyPage))
  app.get('*', (c) => {
    const page = pageAt(c.req.path)
    return page ? send(c, page) : send(c, everyPage, 404)
  })
}

/** Where the build lists the app's pages by address, as the routes write it, each with its scripts (react-router.config.ts). */
const PAGES = 'pages.json'

type Listed = { address: string; modules: string[] }

/** Finds the document of a path: the one document of the app, naming the scripts of that page; undefined where there is no page. */
async function readPages(file: string, everyPage: Page) {
  const listed = JSON.parse(await readFile(file, 'utf8')) as Listed[]
  const pages = listed.map(({ address, modules }) => {
    const missing = modules.filter((module) => !everyPage.html.includes(`"${module}"`))
    const links = missing.map((module) => `<link rel="modulepreload" href="${module}"/>`).join('')
    return {
      parts: partsOf(address),
      page: { ...everyPage, html: everyPage.html.replace('</head>', () => `${links}</head>`) },
    }
  })
  return (asked: string) => {
    const parts = partsOf(asked)
    const isHere = (place: string[]) =>
      place.length === parts.length && place.every((part, at) => part === parts[at] || part.startsWith(':'))
    // An index stands behind its parent in the list, and has the scripts of both. A name written out goes before a place holder.
    const found = pages.filter(({ parts: place }) => isHere(place))
    return (found.findLast(({ parts: place }) => !place.some((part) => part.startsWith(':'))) ?? found.at(-1))?.page
  }
}

const partsOf = (address: string) => address.split('/').filter(Boolean)

async function readPage(file: string, takesCards = false): Promise<Page> {
  const html = await readFile(file, 'utf8')
  return { html, policy: contentPolicy(html, takesCards) }
}
