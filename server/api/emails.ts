import { readFile } from 'node:fs/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import nodemailer from 'nodemailer'
import { addressesIn, htmlOfEmail, MOST_ATTACHED_BYTES, textOfEmail, wrongAddress } from '../../shared/emails.ts'
import { withoutPrefix } from '../../shared/presets.ts'
import type { Ctx, House } from '../ctx.ts'
import { getAgencyUser } from '../domains/agency/service.ts'
import { lookOf, printedPdf, styleOfArtifact } from '../domains/styles/service.ts'
import { type Attached, findAttached } from '../domains/workspaces/email-artifact.ts'
import type { Artifact, EmailBody } from '../domains/workspaces/types.ts'
import { AppError } from '../lib/app-error.ts'
import { safeHtml } from '../lib/html.ts'

type Env = { Bindings: HttpBindings }
type C = Context<Env>
type Doors = {
  house: House
  signedIn: <T>(c: C, work: (ctx: Ctx) => Promise<T>) => Promise<T>
  artifactOf: (c: C, ctx: Ctx, artifactId: string) => Promise<Artifact>
  /** Tells the browser what file comes. */
  describe: (c: C, as: { name: string; mimeType: string; attachment: boolean }) => void
}

type Part = { filename: string; contentType?: string; bytes: () => Promise<Uint8Array> }

/** An e-mail as a file, its attachments inside, which mail programs open as a draft. Nothing is sent. */
export function emailRoutes(app: Hono<Env>, { house, signedIn, artifactOf, describe }: Doors) {
  app.get('/email/:workspaceId/:name', async (c) => {
    const id = /^(.+)\.eml$/.exec(c.req.param('name'))?.[1] ?? ''
    const { email, signature, parts } = await signedIn(c, async (ctx) => {
      const { body, workspaceId } = await artifactOf(c, ctx, id)
      if (body.kind !== 'email') throw new AppError('NOT_FOUND', 'This artifact is not an e-mail.')
      const { signature } = await getAgencyUser(ctx, ctx.actor.userId ?? '')
      const attached = await findAttached(ctx, workspaceId, body.email.attachments ?? [])
      return { email: body.email, signature, parts: await partsOf(ctx, house, attached, c.req.raw.signal) }
    })
    const attachments: { filename: string; contentType?: string; content: Buffer }[] = []
    let size = 0
    for (const { bytes, ...part } of parts) {
      const content = Buffer.from(await bytes())
      attachments.push({ ...part, content })
      // Asked after each: all of them might be more than memory holds.
      size += content.length
      demandRoom(size)
    }
    const bytes = await composed(email, signature, attachments)
    describe(c, { name: `${email.subject || 'E-mail'}.eml`, mimeType: 'message/rfc822', attachment: true })
    return c.body(bytes as Uint8Array<ArrayBuffer>)
  })
}

/** Throws CONFLICT at what is not there any more: an e-mail that lacks it would look whole. */
async function partsOf(ctx: Ctx, house: House, attached: Attached[], signal: AbortSignal): Promise<Part[]> {
  demandRoom(attached.reduce((sum, { file }) => sum + (file?.size ?? 0), 0))
  const stored = (key: string) => async () => readFile(await house.outside.blobs.toLocalFile(key))
  const parts: Part[] = []
  for (const { artifact, file } of attached) {
    if (file)
      parts.push({ filename: withoutPrefix(file.name), contentType: file.mimeType, bytes: stored(file.blobKey) })
    else if (artifact?.body.kind === 'document') {
      const { id, title, body } = artifact
      const style = await lookOf(ctx, await styleOfArtifact(ctx, id))
      const written = { title, html: safeHtml(body.document.html) }
      const acting = { house, actor: ctx.actor }
      parts.push({ filename: `${title}.pdf`, bytes: () => printedPdf(acting, written, style, { signal }) })
    } else if (artifact?.blobKey) parts.push({ filename: `${artifact.title}.pdf`, bytes: stored(artifact.blobKey) })
    else throw new AppError('CONFLICT', 'An attachment was deleted. Remove it from the e-mail, or attach another one.')
  }
  return parts
}

function demandRoom(bytes: number) {
  if (bytes <= MOST_ATTACHED_BYTES) return
  throw new AppError(
    'CONFLICT',
    'The attachments are more than 25 MB together, which is what an e-mail takes. Remove some.',
  )
}

async function composed(
  email: EmailBody,
  signature: string,
  attachments: { filename: string; contentType?: string; content: Buffer }[],
): Promise<Uint8Array> {
  const { subject, toName } = email
  const [toText, ccText] = [email.toEmail ?? '', email.cc ?? '']
  const wrong = wrongAddress(toText) ?? wrongAddress(ccText)
  if (wrong) throw new AppError('CONFLICT', wrong)
  const to = addressesIn(toText)
  const only = to.length === 1 && !to[0]!.name && toName
  const text = textOfEmail(email, signature)
  const { message } = await nodemailer
    .createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    .sendMail({
      to: only ? [{ name: toName, address: to[0]!.address }] : to,
      cc: addressesIn(ccText),
      subject,
      text,
      html: htmlOfEmail(text),
      attachments,
      // Outlook opens it as a draft with this.
      headers: { 'X-Unsent': '1' },
    })
  return message as Buffer
}
