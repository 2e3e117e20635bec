import type { ExportFile } from '../../shared/exports.ts'
import type { Ctx } from '../ctx.ts'
import { ACCOUNTS_HEAD, exportAccounts } from '../domains/accounts/export.ts'
import { CERTIFICATES_HEAD, exportCertificates } from '../domains/certificates/export.ts'
import { exportErrors } from '../domains/imports/error-file.ts'
import { exportPolicies, POLICIES_HEAD } from '../domains/policies/export.ts'
import { summarizePolicies } from '../domains/policies/summary.ts'
import { exportRequests, REQUESTS_HEAD } from '../domains/servicing/export.ts'
import { exportWorkspaces, WORKSPACES_HEAD } from '../domains/workspaces/export.ts'
import { AppError } from '../lib/app-error.ts'
import { BYTE_ORDER_MARK, type Cell, csvRow } from '../lib/csv.ts'

/** A list that can be exported: its columns, and its rows page by page for the query of a view. */
type Export = {
  head: readonly string[]
  page: (ctx: Ctx, view: URLSearchParams, after: string | null) => Promise<{ rows: Cell[][]; after: string | null }>
}

/** Every list that can be exported. */
const EXPORTS: Readonly<Record<ExportFile, Export>> = {
  'accounts.csv': {
    head: ACCOUNTS_HEAD,
    page: (ctx, view, after) => exportAccounts(ctx, view, after, (ids) => summarizePolicies(ctx, ids)),
  },
  'certificates.csv': { head: CERTIFICATES_HEAD, page: exportCertificates },
  'policies.csv': { head: POLICIES_HEAD, page: exportPolicies },
  'workspaces.csv': { head: WORKSPACES_HEAD, page: exportWorkspaces },
  'requests.csv': { head: REQUESTS_HEAD, page: exportRequests },
}

type Run = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

/**
 * The file of a list, a page at a time: each is read when the one before has left, in a transaction of its own (`run`), so that a long list
 * holds neither memory nor a connection. The first page is read at once: a refusal comes before anything is sent.
 */
export async function exportOf(name: string, view: URLSearchParams, run: Run): Promise<AsyncIterable<string>> {
  const list = Object.hasOwn(EXPORTS, name) ? EXPORTS[name as ExportFile] : undefined
  if (!list) throw new AppError('NOT_FOUND', 'There is no such list.')
  const { head, page } = list
  return streamOf((after) => run(async (ctx) => ({ head, ...(await page(ctx, view, after)) })))
}

/** The rows an import refused, as a file to correct and send again. */
export const errorsOf = (id: string, run: Run): Promise<AsyncIterable<string>> =>
  streamOf((after) => run((ctx) => exportErrors(ctx, id, after)))

type Page = { head: readonly string[]; rows: Cell[][]; after: string | null }

async function streamOf(read: (after: string | null) => Promise<Page>): Promise<AsyncIterable<string>> {
  let next = await read(null)
  return (async function* () {
    yield BYTE_ORDER_MARK + csvRow(next.head)
    for (;;) {
      yield next.rows.map(csvRow).join('')
      const { after } = next
      if (after === null) return
      next = await read(after)
    }
  })()
}
