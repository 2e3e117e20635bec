import { dayIn } from '../../../../shared/dates.ts'
import { decimalOf } from '../../../../shared/money.ts'
import { getAccount } from '../../../domains/accounts/service.ts'
import { getAgency } from '../../../domains/agency/service.ts'
import { findCarriers } from '../../../domains/carriers/service.ts'
import { readUploaded } from '../../../domains/files/jobs.ts'
import { acceptValues, listOffers } from '../../../domains/policies/accept.ts'
import { uploadPolicyFile } from '../../../domains/policies/files.ts'
import { getPolicy } from '../../../domains/policies/service.ts'
import type { Policy } from '../../../domains/policies/types.ts'
import { type Drawn, drawPaper, fileNameOf } from '../drawing.ts'
import { PAPERS, type Paper, READ_FROM_PAPER } from '../papers.ts'
import { LINES, USUAL_EXTRA_LIMITS, USUAL_LIMITS } from '../policies.ts'
import { nameOf } from './policies.ts'
import { keyOf, made, type Past, type Step, type World } from './step.ts'
import { withFile } from './with-file.ts'

export const paperSteps = (world: World, signal: AbortSignal): Step[] =>
  PAPERS.map((paper, place) => ({
    day: paper.day,
    by: place,
    work: async (past) => {
      const policyId = made(world.policies, nameOf(paper.policy, paper.term ?? 0))
      const drawn = await recordsOf(past, policyId, paper)
      const fileId = await upload(past, drawn, keyOf(past, 'paper', place))
      if (!READ_FROM_PAPER.includes(paper.policy)) return
      const { agencyId } = past.acting.actor
      await readUploaded(past.acting.house, { agencyId, fileId }, signal)
      await past.run(async (ctx) => {
        const { offers } = await listOffers(ctx, policyId, fileId)
        const told = offers.filter(({ group, choices }) => group === 'AGREES' && choices.length === 1)
        const values = told.map(({ id, choices }) => ({ id, value: choices[0]!.value }))
        if (values.length) await acceptValues(ctx, policyId, { fileId, values, key: keyOf(past, 'accepted', place) })
      })
    },
  }))

/** What a document says: the record as it is on its day, or what stands there instead. */
function recordsOf(past: Past, policyId: string, paper: Paper): Promise<Drawn> {
  return past.run(async (ctx) => {
    const policy = await getPolicy(ctx, policyId)
    const account = await getAccount(ctx, policy.accountId)
    const [carrier] = await findCarriers(ctx, [policy.carrierId!])
    const day = dayIn((await getAgency(ctx)).timeZone, ctx.now)
    return { paper, policy: saidBy(paper, policy), account, carrier: carrier!.name, day }
  })
}

/** A record that is still bare is told whole by its document. */
function saidBy({ policy: number, instead }: Paper, policy: Policy): Policy {
  const [, type, , , , , premium] = LINES.find((line) => line[3] === number)!
  const isBare = READ_FROM_PAPER.includes(number)
  const usual = isBare ? { ...USUAL_LIMITS[type] } : {}
  const extraLimits = isBare ? (USUAL_EXTRA_LIMITS[type] ?? []) : policy.details.extraLimits
  return {
    ...policy,
    limits: { ...usual, ...policy.limits, ...instead?.limits },
    details: { ...policy.details, ...(extraLimits && { extraLimits }) },
    pricing: {
      ...policy.pricing,
      ...(isBare && { premium: decimalOf(Math.round(premium * 100)) }),
      ...(instead?.premium && { premium: instead.premium }),
    },
  }
}

async function upload(past: Past, drawn: Drawn, key: string): Promise<string> {
  const { type, notes } = drawn.paper
  return withFile(past, fileNameOf(drawn), await drawPaper(drawn), async (file) => {
    const { id } = await uploadPolicyFile(past.acting, drawn.policy.id, { file, type, notes, key })
    return id
  })
}
