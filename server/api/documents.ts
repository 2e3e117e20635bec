import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Acting, Ctx, House } from '../ctx.ts'
import {
  letterheadOf,
  lookOf,
  previewPage,
  printedPdf,
  styledDocument,
  styleOfArtifact,
  wordFile,
} from '../domains/styles/service.ts'
import type { Artifact } from '../domains/workspaces/types.ts'
import { AppError } from '../lib/app-error.ts'
import { safeHtml } from '../lib/html.ts'
import { DOCUMENT_POLICY } from './safety-headers.ts'

type Env = { Bindings: HttpBindings }
type C = Context<Env>
type Doors = {
  house: House
  signedIn: <T>(c: C, work: (ctx: Ctx) => Promise<T>) => Promise<T>
  artifactOf: (c: C, ctx: Ctx) => Promise<Artifact>
  /** Tells the browser what file comes. */
  describe: (c: C, as: { name: string; mimeType: string; attachment: boolean }) => void
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Documents as pages in a style, and the sample of a style (spec 2 §7). Nothing in them runs or loads. */
export function documentRoutes(app: Hono<Env>, doors: Doors) {
  const { house, signedIn } = doors
  app.get('/preview-html/:templateId', async (c) => {
    const { style, acting, tag } = await signedIn(c, async (ctx) => {
      const style = await lookOf(ctx, c.req.param('templateId'))
      const { rev } = await letterheadOf(ctx)
      return { style, acting: actingIn(house, ctx), tag: tagOf('sample', style, rev) }
    })
    return isKnown(c, tag) ? c.body(null, 304) : sendPage(c, await previewPage(acting, style))
  })
  const html = async (c: C) => {
    const { written, style, acting, tag } = await signedIn(c, (ctx) => documentIn(c, ctx, doors))
    return isKnown(c, tag) ? c.body(null, 304) : sendPage(c, await styledDocument(acting, written, style))
  }
  app.get('/html/:workspaceId/:artifactId', html)
  app.get('/html/:workspaceId/:artifactId/v2', html)
  app.get('/pdf-place/:ticket', async (c) => {
    const key = await signedIn(c, async (ctx) => placeKey(ctx, c.req.param('ticket')))
    return c.json({ before: places.get(key) ?? null })
  })
  app.get('/docx/:workspaceId/:artifactId', async (c) => {
    const { written, style, acting, tag } = await signedIn(c, (ctx) => documentIn(c, ctx, doors))
    if (isKnown(c, `docx ${tag}`)) return c.body(null, 304)
    const bytes = await wordFile(acting, written, style, c.req.raw.signal)
    doors.describe(c, { name: `${written.title}.docx`, mimeType: DOCX, attachment: true })
    return c.body(bytes as Uint8Array<ArrayBuffer>)
  })
}

/** How many PDFs come before each one that waits in this process, by user and ticket. */
const places = new Map<string, number>()
const placeKey = ({ actor }: Ctx, ticket: string) => JSON.stringify([actor.agencyId, actor.userId, ticket])

/**
 * The document at this address as a PDF; null when the browser has it already. It is dropped when the client disconnects. A client that
 * sends a `ticket` can ask for its place in line.
 */
export async function documentPdf(c: C, doors: Doors): Promise<{ name: string; bytes: Uint8Array } | null> {
  const ticket = /^[\w-]{8,64}$/.exec(c.req.query('ticket') ?? '')?.[0]
  const { written, style, acting, tag, place } = await doors.signedIn(c, async (ctx) => {
    return { ...(await documentIn(c, ctx, doors)), place: ticket ? placeKey(ctx, ticket) : null }
  })
  if (isKnown(c, `pdf ${tag}`)) return null
  const onPlace = place ? (before: number) => void places.set(place, before) : undefined
  try {
    const bytes = await printedPdf(acting, written, style, { signal: c.req.raw.signal, onPlace })
    return { name: `${written.title}.pdf`, bytes }
  } finally {
    if (place) places.delete(place)
  }
}

/** The document of the address, in the style it asks for or else the one that was chosen. */
async function documentIn(c: C, ctx: Ctx, { house, artifactOf }: Pick<Doors, 'house' | 'artifactOf'>) {
  const artifact = await artifactOf(c, ctx)
  const { id, version, edits, title, body } = artifact
  if (body.kind !== 'document') throw new AppError('NOT_FOUND', 'This artifact is not a document.')
  const style = await lookOf(ctx, c.req.query('style_id') || (await styleOfArtifact(ctx, id)))
  const { rev } = await letterheadOf(ctx)
  const tag = tagOf(`${id} ${String(version)} ${String(edits)}`, style, rev)
  return { written: { title, html: safeHtml(body.document.html) }, style, acting: actingIn(house, ctx), tag }
}

const actingIn = (house: House, { actor }: Ctx): Acting => ({ house, actor })

/** What a page is made of: another document, style or agency's record gives another tag. */
const tagOf = (of: string, style: object, agencyRev: number) =>
  createHash('sha256')
    .update(JSON.stringify([of, style, agencyRev]))
    .digest('base64url')

/** Tells the tag of what would be sent; whether the browser has that. */
function isKnown(c: C, tag: string): boolean {
  const quoted = `"${createHash('sha256').update(tag).digest('base64url')}"`
  c.header('etag', quoted)
  return c.req.header('if-none-match') === quoted
}

function sendPage(c: C, page: string) {
  c.header('content-security-policy', DOCUMENT_POLICY)
  return c.html(page)
}
