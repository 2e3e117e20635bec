import { labelOf } from '../../../shared/labeled.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { REQUEST_TYPES } from '../../../shared/requests.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { accountOfFile, findAccounts, listAccountDocuments } from '../accounts/service.ts'
import { listFiles } from '../files/service.ts'
import type { FileRecord } from '../files/types.ts'
import { documentsOfFile } from '../knowledge/service.ts'
import { listPolicies, listPolicyFiles, policiesOfFile } from '../policies/service.ts'
import { findServiceRequests, listRequestFiles, requestsOfFile } from '../servicing/service.ts'
import { filesOfWorkspaces, findWorkspaces, workspacesOfFile } from '../workspaces/service.ts'

/** A record that keeps a file, and the account it is about. */
export type FileHome = {
  kind: 'ACCOUNT' | 'POLICY' | 'REQUEST' | 'KNOWLEDGE' | 'WORKSPACE'
  id: string
  name: string
  accountId: string | null
}

/** How many records of one kind are looked at, and how many of their files are offered. */
const MOST_HOMES = 50
const MOST_BESIDE = 100

type Kind = Exclude<FileHome['kind'], 'KNOWLEDGE'>

/** The records that keep a file: a policy, an account, a service request, a document of the library, a workspace; the one that says most about it first. */
export async function listHomes(ctx: Ctx, fileId: string): Promise<FileHome[]> {
  must(ctx, 'read', 'file')
  const ids = await homesOf(ctx, fileId)
  const accounts = await findAccounts(ctx, ids.ACCOUNT)
  const policies = await listPolicies(ctx, ids.POLICY)
  const requests = new Map((await findServiceRequests(ctx, ids.REQUEST)).map((one) => [one.id, one]))
  const workspaces = await findWorkspaces(ctx, ids.WORKSPACE)
  const documents = await documentsOfFile(ctx, fileId)
  return [
    ...policies.map((one) => homeOf('POLICY', one, policyTitle(one))),
    ...accounts.map(({ id, name }) => homeOf('ACCOUNT', { id, accountId: id }, name)),
    ...ids.REQUEST.flatMap((id) => requests.get(id) ?? []).map((one) =>
      homeOf('REQUEST', one, labelOf(REQUEST_TYPES, one.type)),
    ),
    ...documents.map(({ id, title }) => homeOf('KNOWLEDGE', { id, accountId: null }, title)),
    ...workspaces.map((one) => homeOf('WORKSPACE', one, one.title)),
  ]
}

const homeOf = (
  kind: FileHome['kind'],
  { id, accountId }: Pick<FileHome, 'id' | 'accountId'>,
  name: string,
): FileHome => ({
  ...{ kind, id, name, accountId },
})

/** The other files of the records that keep a file; up to 100. */
export async function listBeside(ctx: Ctx, fileId: string): Promise<FileRecord[]> {
  must(ctx, 'read', 'file')
  const { POLICY, ACCOUNT, REQUEST, WORKSPACE } = await homesOf(ctx, fileId)
  const beside = new Set((await listPolicyFiles(ctx, POLICY)).map(({ id }) => id))
  for (const id of ACCOUNT)
    for (const one of await listAccountDocuments(ctx, id, {}, { first: MOST_BESIDE, after: null })) beside.add(one.id)
  for (const one of await listRequestFiles(ctx, REQUEST)) beside.add(one.id)
  for (const id of await filesOfWorkspaces(ctx, WORKSPACE)) beside.add(id)
  beside.delete(fileId)
  return listFiles(ctx, [...beside].slice(0, MOST_BESIDE))
}

async function homesOf(ctx: Ctx, fileId: string): Promise<Record<Kind, string[]>> {
  const accountId = await accountOfFile(ctx, fileId)
  return {
    POLICY: (await policiesOfFile(ctx, fileId)).slice(0, MOST_HOMES),
    ACCOUNT: accountId ? [accountId] : [],
    REQUEST: (await requestsOfFile(ctx, fileId)).slice(0, MOST_HOMES),
    WORKSPACE: (await workspacesOfFile(ctx, fileId)).slice(0, MOST_HOMES),
  }
}
