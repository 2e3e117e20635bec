import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { faultInFirstBytes } from '../../documents/index.ts'
import { AppError } from '../../lib/app-error.ts'
import { demandWhole } from '../files/service.ts'
import type { StoredUpload, Upload } from '../files/types.ts'
import { alreadyThere, SAME_FILE } from './rules.ts'
import * as store from './store.ts'

/** Throws INVALID at each file whose first bytes tell that Cara does not read it. */
export async function demandReadable(files: readonly Upload[]) {
  demandWhole(files)
  demandWhole(files, await Promise.all(files.map(({ path: at, name }) => faultInFirstBytes(at, name))))
}

/** Throws INVALID at each file that the library has already, or that comes twice. `id`: the document whose new version it is. */
export async function demandNew(ctx: Ctx, stored: readonly StoredUpload[], id?: string) {
  must(ctx, 'read', 'knowledge')
  const fields: { path: string[]; message: string }[] = []
  for (const [place, { sha256, name }] of stored.entries()) {
    const same = await store.findSame(ctx.db, sha256)
    const twin = stored.findIndex((other) => other.sha256 === sha256) < place ? name : null
    const known = same?.title ?? twin
    const message = id && same?.id === id ? SAME_FILE : known && alreadyThere(known)
    if (message) fields.push({ path: ['files', String(place)], message })
  }
  if (fields[0]) throw new AppError('INVALID', fields[0].message, fields)
}

/** The fault of the one file of a new version, at its field. */
export function atFile(error: unknown): never {
  if (!(error instanceof AppError) || !error.fields.length) throw error
  throw new AppError(error.code, error.message, [{ path: ['file'], message: error.message }])
}
