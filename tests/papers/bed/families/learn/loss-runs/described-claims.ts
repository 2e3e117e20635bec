import { type Claim, daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const CAUSES = {
  gl: ['Visitor slipped on spilled drink near register', 'Hot work scorched siding next door', 'Vehicle of a customer scratched by valet', 'Subcontractor cut gas service, evacuation of block', 'Display shelf collapsed on foot of shopper', 'Alleged mold after faulty flashing', 'Hand of a child caught in door', 'Chipped tooth, foreign object in salad', 'Sewer line damaged by auger', 'Alleged infringement in a brochure', 'Elevator stopped short, neck strain'],
  auto: ['Insured merged into lane of claimant on ramp', 'Hit while stopped for school bus', 'Struck low bridge with box', 'Insured ran red light, two injured', 'Trailer door swung open and hit parked car', 'Tire debris damaged bumper', 'Jackknife on ice, cargo spilled', 'Side mirror torn off in alley', 'Backed into loading dock post'],
  wc: ['Strained lower back lifting sheetrock', 'Laceration of left thumb, band saw', 'Slipped from ladder, sprained wrist', 'Foreign body in right eye while grinding', 'Burn to forearm from fryer oil', 'Repetitive motion, right shoulder', 'Fell on icy lot, contusion of hip', 'Finger pinched between pallet and rack', 'Heat exhaustion on roof'],
} // biome-ignore format: lists

/** Claims of a line, with days that lie in the term they are listed under and come one after the other. */
export function claimsDescribed(claims: Claim[], { effective }: Policy, line: keyof typeof CAUSES): Claim[] {
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

export const asOf = ({ truth, date }: Voice) => date(daysLater(truth.policies.gl.effective, 505))
