import { type Claim, daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const TOLD = {
  gl: ['Guest tripped over extension cord in lobby', 'Paint overspray on three parked cars', 'Falling branch hit neighbor’s garage', 'Claimant alleges allergic reaction to sauce', 'Burst supply line flooded suite below', 'Shopper struck by automatic door', 'Concrete pour cracked adjoining slab', 'Alleged negligent security in parking lot', 'Child fell from display stool', 'Damage to rented booth at trade fair', 'Fiber line cut while boring', 'Alleged slander by a manager'],
  auto: ['Insured turned left in front of claimant', 'Slid on wet road into guardrail', 'Hit deer, front end damage', 'Load shifted, struck following car', 'Door opened into cyclist', 'Rear-ended in stop and go traffic', 'Tire came off on highway, hit windshield', 'Clipped awning of a bank with box', 'Parked unit struck by unknown vehicle', 'Hydraulic oil spilled on driveway'],
  wc: ['Cut right palm opening carton', 'Twisted knee stepping off truck', 'Struck by falling pipe, bruised shoulder', 'Back strain moving patient', 'Chemical splash to eyes', 'Fracture of left foot, pallet jack', 'Dog bite to calf on delivery', 'Carpal tunnel, both wrists', 'Fell from third rung, rib contusion', 'Hearing loss, alleged gradual'],
} // biome-ignore format: lists

/** The claims of a term, in the order of their days, which lie in it. */
export function claimsInShort(claims: Claim[], { effective }: Policy, line: keyof typeof TOLD): Claim[] {
  return claims.map((one, at) => {
    const lot = Number(one.number.replace(/\D/g, '').slice(-4))
    const loss = daysLater(effective, Math.floor(((at + (lot % 7) / 8) * 345) / claims.length) + 3)
    const reported = daysLater(loss, lot % 26)
    return { ...one, loss, reported, closed: one.closed && daysLater(reported, 15 + (lot % 160)), description: TOLD[line][(lot + at * 3) % TOLD[line].length]!, recovered: Math.min(one.recovered, Math.floor(one.paid / 3)) } // biome-ignore format: a record
  })
}

export const valued = ({ truth, date }: Voice) => date(daysLater(truth.policies.gl.effective, 520))
