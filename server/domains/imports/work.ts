import { createHash } from 'node:crypto'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { listAgencyUsers } from '../agency/service.ts'
import { demandPaid } from '../subscription/service.ts'
import { planAccounts } from './account-rows.ts'
import { accountKeys, clientSaid } from './clients.ts'
import { saidBy } from './columns.ts'
import { policyKeys } from './policy-keys.ts'
import { NEW_COMPANY, planPolicies } from './policy-rows.ts'
import { CHANGED_SINCE, refused } from './refusals.ts'
import * as store from './store/imports.ts'
import * as outcomes from './store/outcomes.ts'
import type { Import, Planned } from './types.ts'
import { undoRows } from './undo.ts'
import { writeAccounts } from './write-accounts.ts'
import { writePolicies } from './write-policies.ts'

/** How many rows are done in one transaction. */
const CHUNK = 1000

/**
 * Works on an import until nothing is left to do in its state: reads the records of its rows, then checks, writes or undoes them. Each
 * chunk is committed with the progress, so that a job that was killed, or waited for the subscription to be renewed, continues after it and
 * nothing is done twice.
 */
export async function workOn(acting: Acting, importId: string, signal: AbortSignal): Promise<void> {
  await mustFirst(acting, 'create', 'import')
  for (;;) {
    signal.throwIfAborted()
    if (!(await commit(acting, (ctx) => workOnce(ctx, importId)))) return
  }
}

/** One chunk of the work; whether there may be more. */
export async function workOnce(ctx: Ctx, importId: string): Promise<boolean> {
  must(ctx, 'create', 'import')
  await demandPaid(ctx)
  const it = await store.findImport(ctx.db, importId, true)
  if (it?.state === 'READING') return step(ctx, it, 'all', read, { state: 'CHECKING', before: store.markTwins })
  if (it?.state === 'CHECKING') return step(ctx, it, 'all', check, { state: 'READY' })
  if (it?.state === 'IMPORTING') return step(ctx, it, 'to write', write, { state: 'DONE', isEnd: true })
  if (it?.state === 'UNDOING') return step(ctx, it, 'to undo', undoRows, { state: 'UNDONE', isEnd: true })
  return false
}

type Next = {
  state: Import['state']
  /** Nothing is left to do then, and the time is written down. */
  isEnd?: boolean
  before?: (db: Ctx['db'], it: Import) => Promise<void>
}

async function step(
  ctx: Ctx,
  it: Import,
  which: Parameters<typeof store.nextRows>[2],
  work: (ctx: Ctx, it: Import, rows: store.NextRow[]) => Promise<void>,
  { state, isEnd, before }: Next,
): Promise<boolean> {
  const rows = await store.nextRows(ctx.db, it, which, CHUNK)
  if (!rows.length) {
    await before?.(ctx.db, it)
    const counts = await outcomes.countOutcomes(ctx.db, it)
    const start = isEnd ? { endedAt: ctx.now } : { atRow: 0, done: 0 }
    await store.setImport(ctx.db, it.id, { state, counts, ...start })
    return !isEnd
  }
  await work(ctx, it, rows)
  await store.setImport(ctx.db, it.id, { atRow: rows.at(-1)!.position, done: it.done + rows.length })
  return true
}

const columnsOf = ({ sheets, sheet }: Import) => sheets[sheet]!.columns

/** By what the rows of a chunk are told from each other. */
async function read(ctx: Ctx, it: Import, rows: store.NextRow[]) {
  const columns = columnsOf(it)
  const told =
    it.kind === 'ACCOUNTS'
      ? rows.map(({ cells }) => ({ keys: accountKeys(columns, cells), meant: saidBy(columns, cells) }))
      : await policyKeys(ctx, columns, rows)
  const printed = told.map(({ keys, meant }, place) => {
    const said = createHash('sha256').update(JSON.stringify(meant)).digest('base64url')
    return { position: rows[place]!.position, keys, said }
  })
  await store.setKeys(ctx.db, it, printed)
}

async function check(ctx: Ctx, it: Import, rows: store.NextRow[]) {
  const columns = columnsOf(it)
  const plan = async () => {
    if (it.kind === 'POLICIES') return planPolicies(ctx, columns, rows)
    const names = rows.flatMap(({ cells }) => clientSaid(columns, cells).name?.toLowerCase() ?? [])
    return planAccounts(ctx, columns, rows, await outcomes.findCreated(ctx.db, it, rows[0]!.position, names))
  }
  await store.setPlans(ctx.db, it, await withoutSameAsRefused(ctx, it, rows, await plan()))
}

/** A row that says the same as one that is refused is refused as well: there is nothing that it would be the same as. */
async function withoutSameAsRefused(ctx: Ctx, it: Import, rows: store.NextRow[], plans: readonly Planned[]) {
  const twins = new Map(rows.map(({ position, twin }) => [position, twin]))
  const same = plans.flatMap(({ outcome, position }) => (outcome === 'SAME' ? (twins.get(position) ?? []) : []))
  const refusedBefore = new Set(same.length ? await outcomes.findRefused(ctx.db, it, same) : [])
  for (const { outcome, position } of plans) if (outcome === 'REFUSE') refusedBefore.add(position)
  return plans.map((plan) => {
    const twin = twins.get(plan.position)
    return plan.outcome === 'SAME' && typeof twin === 'number' && refusedBefore.has(twin)
      ? refused(plan, plan.title, `Row ${String(twin)} says the same and is refused. Mend that one.`)
      : plan
  })
}

/** Writes the checked rows. A row whose outcome has changed since the check is refused, since no one has seen it. */
async function write(ctx: Ctx, it: Import, rows: store.NextRow[]) {
  const shown = new Map(rows.map((row) => [row.position, row]))
  const isAsShown = (plan: Planned) => printOf(plan) === printOf(shown.get(plan.position)!)
  const late = (plans: readonly Planned[]) =>
    plans
      .filter((plan) => !isAsShown(plan))
      .map((plan) =>
        plan.outcome === 'CREATE' || plan.outcome === 'CHANGE' ? refused(plan, plan.title, CHANGED_SINCE) : plan,
      )
  const reason = await reasonOf(ctx, it)
  if (it.kind === 'ACCOUNTS') {
    const plans = await planAccounts(ctx, columnsOf(it), rows)
    const written = await writeAccounts(ctx, it, plans.filter(isAsShown), reason)
    await keep(ctx, it, plans.filter(isAsShown), late(plans), written)
  } else {
    const plans = await planPolicies(ctx, columnsOf(it), rows)
    const written = await writePolicies(ctx, it, plans.filter(isAsShown), reason)
    await keep(ctx, it, plans.filter(isAsShown), late(plans), written)
  }
}

/** The history entry of an import's records; names who uploaded the file if someone else started the import. */
async function reasonOf(ctx: Ctx, { fileName, askedBy, startedBy }: Import): Promise<string> {
  const uploader = askedBy === startedBy ? null : (await listAgencyUsers(ctx)).find(({ id }) => id === askedBy)
  return [`Import of ${fileName}`, uploader && `uploaded by ${uploader.name}`].filter(Boolean).join(', ')
}

async function keep(
  ctx: Ctx,
  it: Import,
  done: readonly Planned[],
  late: readonly Planned[],
  written: Awaited<ReturnType<typeof writeAccounts>>,
) {
  await store.setPlans(ctx.db, it, [
    ...done.map((plan) => ({ ...plan, written: written.get(plan.position) ?? null })),
    ...late,
  ])
}

/** What was shown of a row, except companies that an earlier row has added since. */
const printOf = ({ outcome, aboutId, changes }: Pick<store.NextRow, 'outcome' | 'aboutId' | 'changes'>) =>
  JSON.stringify([
    outcome,
    aboutId,
    changes.filter(({ label }) => label !== NEW_COMPANY).map(({ label, was, is }) => [label, was, is]),
  ])
