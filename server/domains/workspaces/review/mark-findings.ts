import { z } from 'zod'
import { FINDING_NOTE } from '../../../../shared/reviews.ts'
import { mustFirst } from '../../../can.ts'
import { type Acting, commit } from '../../../ctx.ts'
import { AppError, invalid } from '../../../lib/app-error.ts'
import { asTyped } from '../../../lib/form-fields.ts'
import { parse } from '../../../lib/parse.ts'
import { getAgencyUser } from '../../agency/service.ts'
import { getUnchanged, lockForChange } from '../artifacts.ts'
import { replaceBody } from '../store/artifacts.ts'
import type { Artifact, KeptFinding } from '../types.ts'

const markInput = z.object({
  findings: z.array(z.string()).min(1).max(500),
  dealt: z.boolean().nullish(),
  remark: asTyped(FINDING_NOTE).nullish(),
  noteSeen: z.string().nullish(),
})

export type MarkInput = z.input<typeof markInput>

/**
 * Records that a user dealt with findings of a review, or takes it back, and what they note about them; what is left out stays. No version is
 * made. `noteSeen`: the note that stood there when theirs was begun, '' where none did. Throws CONFLICT when the review was made again after the
 * version that was looked at, when another note was saved meanwhile, and while Cara works.
 */
export async function markFindings(
  acting: Acting,
  workspaceId: string,
  artifactId: string,
  version: number,
  input: MarkInput,
): Promise<Artifact> {
  await mustFirst(acting, 'confirm', 'artifact')
  const { findings: ids, dealt, remark, noteSeen } = parse(markInput, input)
  const { userId } = acting.actor
  if (!userId) throw new AppError('NOT_ALLOWED', 'Only a person can deal with a finding.')
  return commit(acting, async (ctx) => {
    const rev = await lockForChange(ctx, workspaceId)
    const newest = await getUnchanged(ctx, workspaceId, artifactId, { version })
    if (newest.body.kind !== 'review') throw invalid('artifactId', 'Only findings of a review can be marked.')
    const { review } = newest.body
    const known = new Set(review.findings.map(({ id }) => id))
    for (const [place, id] of ids.entries())
      if (!known.has(id)) throw invalid(`findings.${String(place)}`, 'This review has no such finding.')
    if (remark != null && noteSeen != null)
      for (const finding of review.findings) if (ids.includes(finding.id)) demandSeen(finding, noteSeen)
    const by = { by: (await getAgencyUser(ctx, userId)).name, at: ctx.now.toISOString() }
    const words = remark?.trim()
    const marked = (finding: KeptFinding): KeptFinding => ({
      ...finding,
      ...(dealt != null && { dealt: dealt ? by : null }),
      ...(words !== undefined && { remark: words ? { ...by, text: words } : null }),
    })
    const findings = review.findings.map((one) => (ids.includes(one.id) ? marked(one) : one))
    const seen: Artifact = { ...newest, body: { kind: 'review', review: { ...review, findings } } }
    await replaceBody(ctx.db, { ...seen, rev })
    ctx.ring('workspace', workspaceId)
    return seen
  })
}

/** A note is not saved over one that its writer has not seen. */
function demandSeen({ remark }: KeptFinding, noteSeen: string): void {
  if ((remark?.text ?? '') === noteSeen.trim()) return
  const meanwhile = remark ? `${remark.by} noted meanwhile: “${remark.text}”` : 'The note was taken away meanwhile.'
  throw new AppError('CONFLICT', `${meanwhile} Look at your words again, then save them.`)
}
