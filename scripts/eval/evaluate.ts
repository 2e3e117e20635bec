import { createHash, randomUUID } from 'node:crypto'
import { copyFile, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Actor, withCtx } from '../../server/ctx.ts'
import { connectAsOwner } from '../../server/db/connection.ts'
import { createAgency } from '../../server/domains/agency/seed.ts'
import { findUserByEmail } from '../../server/domains/agency/store.ts'
import { createWorkspace } from '../../server/domains/workspaces/service.ts'
import { readView, startWatermark } from '../../server/domains/workspaces/view.ts'
import type { Cara } from '../../server/main.ts'
import { isEqual } from './equality.ts'
import { newestForm } from './newest-form.ts'

export type Gold = { document: string; file: string; form: string; fields: Record<string, string | boolean> }

export type Score = {
  document: string
  form: string
  /** Elements the gold file gives a value for. */
  answerable: number
  /** Of those, how many were filled, rightly or wrongly. */
  filled: number
  right: number
  /** Filled values that are not the expected one, also where the element must stay blank. */
  wrong: { field: string; expected: string; got: string; source: string | null }[]
  missed: string[]
  /** From sending the message to the end of the run. */
  ms: number
}

const NAME = /^(.+)\.(acord-[\w]+)\.gold\.json$/

/** The documents of a folder, and of its subfolders, that have a gold file for a form. */
export async function findGold(folder: string): Promise<Gold[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const found: Gold[] = []
  for (const gold of files) {
    const [, base, form] = NAME.exec(path.basename(gold)) ?? []
    const file = files.find(
      (other) =>
        path.dirname(other) === path.dirname(gold) &&
        [path.parse(other).name, path.basename(other)].includes(base ?? '') &&
        !other.endsWith('.json'),
    )
    if (!base || !form || !file) continue
    const { fields } = JSON.parse(await readFile(gold, 'utf8'))
    found.push({ document: path.basename(file), file, form, fields })
  }
  return found
}

/** Sends the document with the preset's message, waits for the run's end, and compares the form with the gold file. */
export async function evaluate(cara: Cara, gold: Gold): Promise<Score> {
  const actor = await anActor(cara.ownerUrl)
  const began = performance.now()
  const message = `Fill ${gold.form.replace('-', ' ').toUpperCase()}.`
  const upload = await toUpload(cara.house.tempDir, gold.file)
  const { id } = await withCtx(cara.house, actor, (ctx) =>
    createWorkspace(ctx, { message, preset: 'GENERATE_TEMPLATE' }, [upload]),
  )
  await untilDone(cara, actor, id)
  const ms = Math.round(performance.now() - began)
  const values = await withCtx(cara.house, actor, (ctx) => newestForm(ctx, id))
  return compare(gold, values, ms)
}

function compare(gold: Gold, values: Map<string, { value: string; source: string | null }>, ms: number): Score {
  const score: Score = {
    document: gold.document,
    form: gold.form,
    answerable: 0,
    filled: 0,
    right: 0,
    wrong: [],
    missed: [],
    ms,
  }
  for (const [field, expected] of Object.entries(gold.fields)) {
    const wanted = expected === true ? 'true' : expected === false ? '' : expected
    const { value: got = '', source = null } = values.get(field) ?? {}
    if (wanted) score.answerable++
    if (wanted && got) score.filled++
    if (isEqual(wanted, got)) score.right += wanted ? 1 : 0
    else if (got) score.wrong.push({ field, expected: wanted, got, source })
    else score.missed.push(field)
  }
  return score
}

/** An agency of its own that is nothing but a name, so that every value must come from the documents. */
async function anActor(ownerUrl: string): Promise<Actor> {
  const owner = connectAsOwner(ownerUrl)
  try {
    const email = `${randomUUID()}@evaluation.example.com`
    const agencyId = await createAgency(owner, { name: 'Evaluation', users: [{ name: 'Evaluation', email }] })
    const user = await findUserByEmail(owner, email)
    return { kind: 'user', agencyId, userId: user!.id }
  } finally {
    await owner.destroy()
  }
}

async function toUpload(folder: string, file: string) {
  const target = path.join(folder, randomUUID())
  await copyFile(file, target)
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  return { name: path.basename(file), path: target, size: (await stat(file)).size, sha256 }
}

/** Waits for the end of the run; a question the documents leave open is an end too. */
async function untilDone(cara: Cara, actor: Actor, id: string) {
  let wake = () => {}
  const silence = cara.house.live.on('workspace', id, () => wake())
  try {
    for (const deadline = Date.now() + 15 * 60_000; Date.now() < deadline; ) {
      const rung = new Promise<void>((resolve) => (wake = resolve))
      const view = await readView({ house: cara.house, actor }, id, startWatermark())
      if (view && view.workspace.state !== 'WORKING' && view.workspace.state !== 'CREATED') return
      await Promise.race([rung, wait(1000)])
    }
  } finally {
    silence()
  }
}
