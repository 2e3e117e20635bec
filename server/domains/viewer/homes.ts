import { labelOf } from '../../../shared/labeled.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { REQUEST_TYPES } from '../../../shared/requests.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { accountOfFile, getAccount, listAccountDocuments } from '../accounts/service.ts'
import { listFiles } from '../files/service.ts'
import type { FileRecord } from '../files/types.ts'
import { getPolicy, listPolicyFiles, policiesOfFile } from '../policies/service.ts'
import { getServiceRequest, listRequestFiles, requestsOfFile } from '../servicing/service.ts'
import { filesOfWorkspace, getWorkspace, workspacesOfFile } from '../workspaces/service.ts'

/** Where a file is kept, and the account that is about. */
export type FileHome = {
  kind: 'ACCOUNT' | 'POLICY' | 'REQUEST' | 'WORKSPACE'
  id: string
  name: string
  accountId: string | null
}

const MOST_BESIDE = 100

/** Where a file is kept: with a policy, an account, a service request, in a workspace; that with the most to say first. */
export async function listHomes(ctx: Ctx, fileId: string): Promise<FileHome[]> {
  must(ctx, 'read', 'file')
  const homes: FileHome[] = []
  for (const id of await policiesOfFile(ctx, fileId)) {
    const policy = await getPolicy(ctx, id)
    homes.push({ kind: 'POLICY', id, name: policyTitle(policy), accountId: policy.accountId })
  }
  const accountId = await accountOfFile(ctx, fileId)
  if (accountId)
    homes.push({ kind: 'ACCOUNT', id: accountId, name: (await getAccount(ctx, accountId)).name, accountId })
  for (const id of await requestsOfFile(ctx, fileId)) {
    const { type, accountId } = await getServiceRequest(ctx, id)
    homes.push({ kind: 'REQUEST', id, name: labelOf(REQUEST_TYPES, type), accountId })
  }
  for (const id of await workspacesOfFile(ctx, fileId)) {
    const { title, accountId } = await getWorkspace(ctx, id)
    homes.push({ kind: 'WORKSPACE', id, name: title, accountId })
  }
  return homes
}

/** The other files kept in the same places, the newest of a place first. */
export async function listBeside(ctx: Ctx, fileId: string, homes: readonly FileHome[]): Promise<FileRecord[]> {
  must(ctx, 'read', 'file')
  const ids = new Set<string>()
  for (const { kind, id } of homes) for (const file of await FILES_OF[kind](ctx, id)) ids.add(file)
  ids.delete(fileId)
  return listFiles(ctx, [...ids].slice(0, MOST_BESIDE))
}

const FILES_OF: Record<FileHome['kind'], (ctx: Ctx, id: string) => Promise<string[]>> = {
  ACCOUNT: async (ctx, id) =>
    (await listAccountDocuments(ctx, id, {}, { first: MOST_BESIDE, after: null })).map((file) => file.id),
  POLICY: async (ctx, id) => (await listPolicyFiles(ctx, [id])).map((file) => file.id),
  REQUEST: async (ctx, id) => (await listRequestFiles(ctx, [id])).map((file) => file.id),
  WORKSPACE: filesOfWorkspace,
}
