import { type Claim, daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const HAPPENED = {
  gl: [
    'Clmt tripped on uneven sidewalk, injured shoulder', 'Water intrusion to unit below after pipe repair', 'Patron fell from bar stool', 'Damage to customer countertop during installation', 'Clmt alleges allergic reaction to product', 'Tree limb fell on neighboring garage',
    'Slip/fall in parking lot, black ice', 'Fence struck by equipment operated by insd', 'Clmt cut hand on shelving', 'Alleged defective work, roof leak', 'Underground line struck while digging', 'Clmt alleges wrongful eviction',
  ],
  auto: [
    'IV struck rear of OV while stopped in traffic', 'OV backed into IV in parking lot', 'IV turned left in front of OV at intersection', 'Rock from road cracked windshield', 'IV slid on snow and struck mailbox', 'Single vehicle rollover, load shifted', 'Vandalism to parked vehicle', 'IV changed lanes and struck OV', 'Collision with deer on county highway',
  ],
  wc: [
    'EE lifting drywall felt pop in low back', 'Struck by falling pallet, contusion left foot', 'EE slipped on wet floor, sprained right ankle', 'Puncture wound, nail gun, right hand', 'EE inhaled fumes while cleaning tank', 'Cut finger on slicer', 'Fall from truck bed, rib fracture', 'Dog bite to calf while on delivery', 'Bilateral wrist pain from keyboard work',
  ],
  property: ['Hail damage to roof', 'Theft of copper from rooftop units', 'Kitchen grease fire', 'Frozen pipe burst, second floor', 'Wind removed sign', 'Vehicle struck building', 'Sewer backup in basement', 'Vandalism, glass breakage'],
} // biome-ignore format: lists

/** The claims with their days in the term they stand under, in the order of their losses; a closed one was reported before it was closed. */
export function claimsAbbreviated(claims: Claim[], { effective }: Policy, what: keyof typeof HAPPENED): Claim[] {
  return claims.map((one, at) => {
    const lot = Number(one.number.replace(/\D/g, '').slice(-4))
    const loss = daysLater(effective, Math.floor(((at + 0.2 + (lot % 7) / 10) * 355) / claims.length))
    const reported = daysLater(loss, lot % 23)
    return {
      ...one,
      description: HAPPENED[what][lot % HAPPENED[what].length]!,
      status: one.status === 'Open' && lot % 5 === 0 ? 'Reopened' : one.status,
      recovered: Math.min(one.recovered, Math.floor(one.paid)),
      loss,
      reported,
      closed: one.closed && daysLater(reported, 12 + (lot % 80)),
    }
  })
}

export const valued = ({ truth, date }: Voice) => date(daysLater(truth.policies.gl.effective, 480))
