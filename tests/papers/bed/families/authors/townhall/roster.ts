import type { Paper } from '../../../family.ts'
import { joinPool } from './house.ts'

/** A list of all members of a pool with their limits, as its system exports it: none of them is the one who asks for a certificate. */
export const roster: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const house = joinPool(voice)
    const { policies } = truth
    const plain = chance.maybe(0.5)
    const money = (amount: number) => (plain ? String(amount) : `$${amount.toLocaleString('en-US')}`)
    const own = {
      name: truth.insured.name,
      address: truth.insured.address,
      member: house.member,
      limits: policies.gl.limits,
    }
    const others = Array.from({ length: chance.int(6, 24) }, () => {
      const occurrence = chance.pick([500_000, 1_000_000, 2_000_000, 5_000_000])
      return {
        name: truth.names.business(),
        address: truth.names.address(),
        member: chance.digits(4),
        limits: { occurrence, aggregate: occurrence * chance.pick([1, 2, 3]) },
      }
    })
    const members = [own, ...others].sort((one, other) => (one.member < other.member ? -1 : 1))
    const status = () => chance.pick(['Active', 'Active', 'Active', 'Withdrawn', 'Pending vote'])
    const heads = chance.pick([
      [
        'Member number',
        'Coverage Party',
        'City',
        'ST',
        'Coverages',
        'Limit per event',
        'Annual Total',
        'Member retention',
        'Contribution',
        'Status',
      ],
      [
        'MBR_NO',
        'MBR_NAME',
        'CITY',
        'STATE',
        'CVG_LETTERS',
        'LIM_EVENT',
        'ANN_TOTAL',
        'RETENTION',
        'CONTRIB',
        'STATUS',
      ],
    ])
    const rows = members.map(({ name, address, member, limits }) => [
      member,
      name,
      address.city,
      address.state,
      chance.pick(['A B C', 'A B', 'A B C D P', 'A C', 'A B P']),
      money(limits.occurrence!),
      money(limits.aggregate!),
      money(chance.int(1, 50) * 1000),
      money(chance.int(2, 90) * 1000 + chance.int(0, 999)),
      status(),
    ])
    const title = [
      [
        `${house.pool}: ${chance.pick(['schedule of members and limits', 'members by number, with limits'])}, fund year ${house.fundYear}`,
      ],
      [],
    ]
    const csv = [...(chance.maybe(0.7) ? title : []), heads, ...rows, ['', `${members.length} members`]]
    return { kind: 'schedule', feeds: 'nothing', csv }
  },
}
