import { expect, test } from 'vitest'
import { applicationOf, asking, recordOf } from '../../../../tests/support/forms/drawn-applications.ts'
import { acord131 } from '../../acord/131/index.ts'

type Papers = Parameters<typeof applicationOf>[0]
type Asked = ReturnType<typeof asking>
const [OWNED, LEASED, LOCAL] = ['Owned', 'Leased', 'LocalRadiusVehicle'].map((part) => `VehicleFleet_LightWeightTruck_${part}Count_A`) as [string, string, string] // biome-ignore format: names
const fleetOf = (papers: Papers, words = 'Fill ACORD 131') => {
  const { all } = applicationOf(papers, words, acord131)
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('VehicleFleet_')))
}
const trucks = (of: Record<string, string>) =>
  asking({ handedIn: [recordOf('fleet', { class: 'light truck', ...of })] })
/** A paper that tells the only term of a policy, which begins on this day. */
const ofTerm = (paper: Asked, effective: string): Asked => {
  const policy = { number: null, lines: [], carrier: null, effective, expiration: null, status: 'quoted' }
  return { ...paper, policies: [policy as unknown as Asked['policies'][number]] }
}
const BOX = { [OWNED]: '9', [LOCAL]: '9' }
/** A filled form of a term that begins on this day. */
const filled = (from: string): Asked => {
  const elements = Object.entries({ Policy_EffectiveDate_A: from, ...BOX }).map(([name, value]) => {
    return { name, value, printed: value, source: { page: 1, quote: value, boxes: [] }, confidence: 1 }
  })
  return { ...asking({}), acord: [{ form: '131', edition: '2017/11', pages: [1], how: 'fields', elements }] }
}

test('a class of a fleet goes into the boxes of its own class', () => {
  const bus = recordOf('fleet', { class: 'bus', owned: '2', hauled: 'Guests' })
  const handedIn = [bus, recordOf('fleet', { class: 'heavy tractor', local: '0' })]
  expect(fleetOf([asking({ handedIn })])).toEqual({
    VehicleFleet_Bus_OwnedCount_A: '2',
    VehicleFleet_Bus_PropertyHauledDescription_A: 'Guests',
    VehicleFleet_HeavyWeightTruckTractor_LocalRadiusVehicleCount_A: '0',
  })
})

test('papers that count alike fill it, and those that do not, in any class, nothing', () => {
  expect(fleetOf([trucks({ owned: '4' }), trucks({ owned: '4' })])).toEqual({ [OWNED]: '4' })
  expect(fleetOf([trucks({ owned: '4' }), trucks({ owned: '5', leased: '1' })])).toEqual({})
  expect(fleetOf([trucks({ owned: '4' }), trucks({ owned: '4', leased: '1' })])).toEqual({})
  const twice = [recordOf('fleet', { class: 'bus', owned: '2' }), recordOf('fleet', { class: 'bus', owned: '3' })]
  expect(fleetOf([asking({ handedIn: twice })])).toEqual({})
})

test('of papers of two terms the later one counts, and a term that ended none', () => {
  const [before, next] = [
    ofTerm(trucks({ owned: '5', leased: '1' }), '03/03/2026'),
    ofTerm(trucks({ owned: '4' }), '03/03/2027'),
  ]
  expect(fleetOf([before, next])).toEqual({ [OWNED]: '4' })
  expect(fleetOf([before])).toEqual({ [OWNED]: '5', [LEASED]: '1' })
  expect(fleetOf([ofTerm(trucks({ owned: '5' }), '03/03/2025')])).toEqual({})
})

test('what one teller leaves blank no other fills', () => {
  const paper = trucks({ owned: '4' })
  expect(fleetOf([filled('03/03/2027'), trucks({ owned: '4', leased: '1' })])).toEqual(BOX)
  const [earlier, renewal] = [filled('03/03/2026'), 'Fill ACORD 131 for the renewal']
  expect(fleetOf([earlier], renewal)).toEqual(BOX)
  expect(fleetOf([earlier, paper], renewal)).toEqual({ [OWNED]: '4' })
  expect(fleetOf([earlier])).toEqual({})
})

test('a policy hands in no fleet', () => {
  const policy = { number: 'CA-2026', lines: ['auto'], carrier: null, effective: '03/03/2026', expiration: '03/03/2027', status: 'current' } // biome-ignore format: a policy
  const declared: Asked = {
    ...trucks({ owned: '4' }),
    kind: 'declarations',
    policies: [policy as unknown as Asked['policies'][number]],
  }
  expect(fleetOf([declared])).toEqual({})
})
