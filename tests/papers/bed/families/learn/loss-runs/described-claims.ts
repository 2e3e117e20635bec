import type { ListedRecord } from '../../../family.ts'
import { type Claim, daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { cents, sheet } from '../kit/blocks.ts'

export const lossRun = sheet('loss-run', 'nothing')
export const paid = (one: Claim) => one.paid
export const reserved = (one: Claim) => one.reserves
export const recovered = (one: Claim) => one.recovered
export const incurred = (one: Claim) => one.paid + one.reserves
export const netOf = (one: Claim) => one.paid + one.reserves - one.recovered
export const total = (all: Claim[], of: (one: Claim) => number) => cents(all.reduce((sum, one) => sum + of(one), 0))
export const rounded = (amount: number) => Math.round(amount * 100) / 100

const CAUSES = {
  gl: ['Visitor slipped on spilled drink near register', 'Hot work scorched siding next door', 'Vehicle of a customer scratched by valet', 'Subcontractor cut gas service, evacuation of block', 'Display shelf collapsed on foot of shopper', 'Alleged mold after faulty flashing', 'Hand of a child caught in door', 'Chipped tooth, foreign object in salad', 'Sewer line damaged by auger', 'Alleged infringement in a brochure', 'Elevator stopped short, neck strain'],
  auto: ['Insured merged into lane of claimant on ramp', 'Hit while stopped for school bus', 'Struck low bridge with box', 'Insured ran red light, two injured', 'Trailer door swung open and hit parked car', 'Tire debris damaged bumper', 'Jackknife on ice, cargo spilled', 'Side mirror torn off in alley', 'Backed into loading dock post'],
  wc: ['Strained lower back lifting sheetrock', 'Laceration of left thumb, band saw', 'Slipped from ladder, sprained wrist', 'Foreign body in right eye while grinding', 'Burn to forearm from fryer oil', 'Repetitive motion, right shoulder', 'Fell on icy lot, contusion of hip', 'Finger pinched between pallet and rack', 'Heat exhaustion on roof'],
} // biome-ignore format: lists

/** Claims of a line, with days that lie in the term they are listed under and come one after the other. */
export function claimsIn(claims: Claim[], { effective }: Policy, line: keyof typeof CAUSES): Claim[] {
  return claims.map((one, at) => {
    const lot = Number(one.number.replace(/\D/g, '').slice(-5))
    const loss = daysLater(effective, Math.floor(((at + (lot % 9) / 10) * 350) / claims.length) + 2)
    const reported = daysLater(loss, (lot % 31) + 1)
    return {
      ...one,
      loss,
      reported,
      closed: one.closed && daysLater(reported, 20 + (lot % 140)),
      description: CAUSES[line][(lot + at) % CAUSES[line].length]!,
      recovered: Math.min(one.recovered, Math.floor(one.paid / 2)),
    }
  })
}
/** Claims of a line in which nothing is ever recovered. */
export const unrecovered = (claims: Claim[]) => claims.map((one) => ({ ...one, recovered: 0 }))
export const half = (claims: Claim[]) => {
  const middle = Math.ceil(claims.length / 2)
  return [claims.slice(0, middle), claims.slice(middle)] as const
}

/** What every layout says of a claim, and what this one says beside it. */
export const recordOf = ({ date }: Voice, one: Claim, more: ListedRecord): ListedRecord => ({
  record_type: 'claim',
  claim_number: one.number,
  date_of_loss: date(one.loss),
  claim_status: one.status,
  claim_paid: one.paid,
  claim_reserves: one.reserves,
  ...more,
})
export const shut = ({ date }: Voice, one: Claim) => one.closed && date(one.closed)
export const asOf = ({ truth, date }: Voice) => date(daysLater(truth.policies.gl.effective, 505))
