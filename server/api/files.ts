import { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { invoiceNumber } from '../../shared/plans.ts'
import { type Ctx, type House, withCtx } from '../ctx.ts'
import { listIssued } from '../domains/certificates/batches.ts'
import { getCertificate, getContent, listForArchive } from '../domains/certificates/service.ts'
import { filePageImage, pdfPageImage } from '../domains/files/images.ts'
import { SAMPLE_POLICY_NAME, sampleOfPolicy } from '../domains/files/sample-policy.ts'
import { getFile } from '../domains/files/service.ts'
import { drawInvoice } from '../domains/subscription/invoice-pdf.ts'
import { getInvoice } from '../domains/subscription/service.ts'
import { getArtifact } from '../domains/workspaces/artifacts.ts'
import { reviewAsCsv, tableAsCsv } from '../domains/workspaces/review/as-csv.ts'
import type { Artifact } from '../domains/workspaces/types.ts'
import { AppError, expired } from '../lib/app-error.ts'
import { BYTE_ORDER_MARK } from '../lib/csv.ts'
import { newId } from '../lib/ids.ts'
import { CannotPrint } from '../outside/printing/printing.ts'
import { documentPdf, documentRoutes } from './documents.ts'
import { emailRoutes } from './emails.ts'
import { refusalIn, STATUS_OF } from './errors.ts'
import { errorsOf, exportOf } from './exports.ts'
import { PDF_POLICY, SANDBOX_POLICY } from './safety-headers.ts'
import { readViewer } from './session.ts'
import { type Zipped, zipOf } from './zip.ts'

type Env = { Bindings: HttpBindings }
type C = Context<Env>

/** Kinds a browser shows by itself without running anything in our name. All others are only downloaded. */
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'])

/** The file routes, as the spec writes them (spec 2 §7), and page images for the viewer. */
export function fileRoutes(house: House, secure: boolean) {
  const app = new Hono<Env>()
  // Client documents are not cached in a browser.
  app.use('*', async (c, next) => {
    c.header('cache-control', 'private, no-store')
    await next()
  })
  const signedIn = async <T>(c: C, work: (ctx: Ctx) => Promise<T>) => {
    const viewer = await readViewer(house, c.env.incoming, secure)
    if (!viewer) throw new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')
    if (viewer.isExpired) throw expired()
    const { agencyId, userId, sessionId } = viewer
    return withCtx(house, { kind: 'user', agencyId, userId, sessionId }, work)
  }
  const doors = { house, signedIn, artifactOf, describe }

  app.get('/files/sample-policy', async (c) => {
    const bytes = await signedIn(c, sampleOfPolicy)
    c.header('content-type', 'application/pdf')
    c.header('content-disposition', `attachment; filename="${SAMPLE_POLICY_NAME}"`)
    return c.body(bytes as Uint8Array<ArrayBuffer>)
  })
  app.get('/files/:id', async (c) => {
    const { name, mimeType, blobKey } = await signedIn(c, (ctx) => getFile(ctx, c.req.param('id')))
    const attachment = c.req.query('download') !== undefined || !SHOWN.has(mimeType)
    return sendBlob(c, house, blobKey, { name, mimeType, attachment })
  })
  app.get('/files/:id/pages/:page', async (c) => {
    const { file, actor } = await signedIn(c, async (ctx) => {
      return { file: await getFile(ctx, c.req.param('id')), actor: ctx.actor }
    })
    const isSmall = c.req.query('small') !== undefined
    return sendImage(c, await filePageImage({ house, actor }, file, pageNumber(c), isSmall))
  })
  app.get('/pdf/:workspaceId/:artifactId', async (c) => {
    const artifact = await signedIn(c, (ctx) => artifactOf(c, ctx))
    const attachment = c.req.query('download') !== undefined
    if (artifact.body.kind !== 'document') return sendPdf(c, house, artifact, attachment)
    const printed = await documentPdf(c, doors)
    if (!printed) return c.body(null, 304)
    describe(c, { name: printed.name, mimeType: 'application/pdf', attachment })
    return c.body(printed.bytes as Uint8Array<ArrayBuffer>)
  })
  app.get('/reviews/:workspaceId/:artifactId', async (c) => {
    const { title, body } = await signedIn(c, (ctx) => artifactOf(c, ctx))
    if (body.kind !== 'review') throw new AppError('NOT_FOUND', 'This artifact is not a review.')
    const asked = c.req.query('table')
    const table = asked === undefined ? null : body.review.tables[Number(asked)]
    if (table === undefined) throw new AppError('NOT_FOUND', 'This review has no such table.')
    const name = table ? `${title} - ${table.title}.csv` : `${title}.csv`
    describe(c, { name, mimeType: 'text/csv; charset=utf-8', attachment: true })
    return c.body(`${BYTE_ORDER_MARK}${table ? tableAsCsv(table) : reviewAsCsv(body.review)}`)
  })
  app.get('/pdf/:workspaceId/:artifactId/pages/:page', async (c) => {
    const { artifact, agencyId } = await signedIn(c, async (ctx) => {
      return { artifact: await artifactOf(c, ctx), agencyId: ctx.agencyId }
    })
    const pages = artifact.body.kind === 'form' ? artifact.body.form.pages : []
    const page = pages.find(({ number }) => number === pageNumber(c))
    if (!artifact.blobKey || !page) throw new AppError('NOT_FOUND', 'This page does not exist.')
    return sendImage(c, await pdfPageImage(house, agencyId, artifact.blobKey, page))
  })
  app.get('/certificates/batches/:name', async (c) => {
    const id = /^(.+)\.zip$/.exec(c.req.param('name'))?.[1] ?? ''
    return sendZip(c, house, await signedIn(c, (ctx) => listIssued(ctx, id)))
  })
  app.get('/certificates/chosen.zip', async (c) =>
    sendZip(c, house, await signedIn(c, (ctx) => listForArchive(ctx, c.req.queries('id') ?? []))),
  )
  app.get('/certificates/:name', async (c) => {
    const { certificateNumber, blobKey } = await signedIn(c, (ctx) => getCertificate(ctx, certificateId(c)))
    const as = { name: `Certificate ${certificateNumber}.pdf`, mimeType: 'application/pdf' }
    return sendBlob(c, house, blobKey, { ...as, attachment: c.req.query('download') !== undefined })
  })
  app.get('/certificates/:id/pages/:page', async (c) => {
    const { blobKey, page, agencyId } = await signedIn(c, async (ctx) => {
      const { blobKey } = await getCertificate(ctx, c.req.param('id'))
      const { pages } = await getContent(ctx, c.req.param('id'))
      return { blobKey, page: pages.find(({ number }) => number === pageNumber(c)), agencyId: ctx.agencyId }
    })
    if (!page) throw new AppError('NOT_FOUND', 'This page does not exist.')
    return sendImage(c, await pdfPageImage(house, agencyId, blobKey, page))
  })
  app.get('/invoices/:name', async (c) => {
    const invoice = await signedIn(c, (ctx) => getInvoice(ctx, pdfName(c) ?? ''))
    const attachment = c.req.query('download') !== undefined
    describe(c, { name: `Invoice ${invoiceNumber(invoice.number)}.pdf`, mimeType: 'application/pdf', attachment })
    return c.body((await drawInvoice(invoice)) as Uint8Array<ArrayBuffer>)
  })
  app.get('/template/:workspaceId/:artifactId', async (c) =>
    sendPdf(c, house, await signedIn(c, (ctx) => artifactOf(c, ctx)), true),
  )
  documentRoutes(app, doors)
  emailRoutes(app, doors)

  app.get('/export/:list', async (c) => {
    const { searchParams } = new URL(c.req.url)
    const name = c.req.param('list')
    const rows = await exportOf(name, searchParams, (work) => signedIn(c, work))
    return sendCsv(c, name, rows)
  })
  app.get('/imports/:id/errors.csv', async (c) =>
    sendCsv(c, 'errors.csv', await errorsOf(c.req.param('id'), (work) => signedIn(c, work))),
  )

  app.all('*', (c) => c.text('There is nothing at this address.', 404))
  app.onError((error, c) => {
    const refusal = refusalIn(error)
    if (refusal instanceof CannotPrint) return c.text(refusal.message, 503)
    if (refusal) return c.text(refusal.message, STATUS_OF[refusal.code])
    const errorId = newId()
    house.log.error({ err: error, errorId }, 'file request failed')
    return c.text(`Something went wrong. (${errorId})`, 500)
  })
  return app
}

function artifactOf(c: C, ctx: Ctx, artifactId = c.req.param('artifactId')!): Promise<Artifact> {
  const version = c.req.query('version')
  if (version && !/^\d{1,9}$/.test(version)) throw new AppError('INVALID', 'A version is a whole number.')
  return getArtifact(ctx, c.req.param('workspaceId')!, artifactId, version ? Number(version) : null)
}

const pdfName = (c: C) => /^(.+)\.pdf$/.exec(c.req.param('name') ?? '')?.[1]

function certificateId(c: C) {
  const id = pdfName(c)
  if (!id) throw new AppError('NOT_FOUND', 'This certificate does not exist.')
  return id
}

function pageNumber(c: C) {
  const number = /^(\d{1,6})\.png$/.exec(c.req.param('page') ?? '')?.[1]
  if (!number) throw new AppError('NOT_FOUND', 'This page does not exist.')
  return Number(number)
}

function sendPdf(c: C, house: House, artifact: Artifact, attachment: boolean) {
  if (!artifact.blobKey) throw new AppError('NOT_FOUND', 'This artifact has no PDF.')
  return sendBlob(c, house, artifact.blobKey, {
    name: `${artifact.title}.pdf`,
    mimeType: 'application/pdf',
    attachment,
  })
}

type Sent = { name: string; mimeType: string; attachment: boolean }

async function sendBlob(c: C, house: House, key: string, as: Sent) {
  describe(c, as)
  // The body of a HEAD request would not be read, and its file not closed.
  if (c.req.method === 'HEAD') return c.body(null)
  return c.body(Readable.toWeb(await house.outside.blobs.read(key)) as ReadableStream)
}

/** The headers of a file that is shown or downloaded. */
function describe(c: C, as: Sent) {
  c.header('content-type', as.mimeType)
  c.header('content-security-policy', as.mimeType === 'application/pdf' ? PDF_POLICY : SANDBOX_POLICY)
  const plain = as.name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(as.name).replace(/['()*]/g, (s) => `%${s.charCodeAt(0).toString(16)}`)
  const disposition = as.attachment ? 'attachment' : 'inline'
  c.header('content-disposition', `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`)
}

function sendZip(c: C, house: House, files: readonly Zipped[]) {
  c.header('content-type', 'application/zip')
  c.header('content-disposition', 'attachment; filename="Certificates.zip"')
  if (c.req.method === 'HEAD') return c.body(null)
  return c.body(Readable.toWeb(zipOf(files, (key) => house.outside.blobs.read(key))) as ReadableStream)
}

function sendCsv(c: C, name: string, rows: AsyncIterable<string>) {
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', `attachment; filename="${name}"`)
  return c.body(Readable.toWeb(Readable.from(rows)) as ReadableStream)
}

function sendImage(c: C, png: Uint8Array) {
  c.header('content-type', 'image/png')
  return c.body(png as Uint8Array<ArrayBuffer>)
}
