import { expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'
import { settled } from './settle.ts'

const HOME = `
      HOMEOWNERS POLICY DECLARATIONS
      Policy Number: QF-000-1042
      Coverage A - Dwelling                      $398,000
      Coverage D - Loss of Use                   $79,600
      Coverage E - Personal Liability            $500,000
      Coverage F - Medical Payments to Others    $1,000
      Personal Injury                            $500,000`
const amounts = (drawing: string) => {
  const read = readFacts([drawnPage(drawing)])
  const source = { page: 1, quote: 'Medical', boxes: [] }
  const said = {
    key: 'gl.medical',
    nothing: 0,
    values: [{ value: '1,000', printed: '$1,000', certainty: 0.99, source }],
  }
  const { facts, policies } = settled(read, [said])
  const own = facts.flatMap(({ key, value }) => (key.startsWith('gl.') ? [`${key} ${value}`] : []))
  return { own, lines: policies.flatMap(({ lines }) => lines), isPersonal: read.isPersonal ?? false }
}

it('the liability of a homeowner is none of a business', () => {
  expect(amounts(HOME)).toEqual({ own: [], lines: [], isPersonal: true })
})

it('a line that says what is not done on the premises makes no business of a home', () => {
  expect(amounts(`${HOME}\n      No commercial farming is conducted on the premises`).isPersonal).toBe(true)
})

it('a policy of a business keeps its liability, whatever it names beside', () => {
  const { own, lines, isPersonal } = amounts(`
      BUSINESSOWNERS POLICY DECLARATIONS
      Policy Number: QF-000-1042
      Dwelling                                   $398,000
      Loss of use                                $10,000
      Each Occurrence Limit                      $1,000,000
      Personal Injury                            $500,000`)
  expect({ lines, isPersonal }).toEqual({ lines: ['gl'], isPersonal: false })
  expect(own).toContain('gl.eachOccurrence 1,000,000')
})

it('what is surely said of the only personal policy is of it, whichever line it was scored under', () => {
  const said = (key: string, value: string, certainty: number) => ({
    key,
    nothing: 0,
    values: [{ value, printed: value, certainty, source: { page: 1, quote: value, boxes: [] } }],
  })
  const read = readFacts([drawnPage(HOME)])
  const told = (...some: ReturnType<typeof said>[]) =>
    settled(read, some).facts.flatMap(({ key, value, policy }) => (policy === 0 ? [`${key} ${value}`] : []))
  expect(told(said('gl.expiration', '12/30/2022', 0.99))).toContain('policy.expiration 12/30/2022')
  expect(told(said('gl.expiration', '12/30/2022', 0.6)).join()).not.toContain('12/30/2022')
  expect(told(said('gl.number', 'QF-999-1', 0.99)).join()).not.toContain('QF-999-1')
})

const AUTOS = `
      AUTO POLICY DECLARATIONS
      Policy Number: QF-000-1042
      Drivers and household residents
      Bodily Injury Liability        $50,000 each person / $100,000 each accident
      Property Damage Liability      $50,000 each accident
      Premium discounts`
const isOfHousehold = (drawing: string) => readFacts([drawnPage(drawing)]).isOfHouseholdAutos ?? false

it('autos that are rated by their drivers and discounts are a household’s', () => {
  expect(isOfHousehold(AUTOS)).toBe(true)
  expect(isOfHousehold(AUTOS.replace('AUTO POLICY', 'BUSINESS AUTO'))).toBe(false)
  expect(isOfHousehold(AUTOS.replace('Premium discounts', 'Covered autos: symbols 7, 8, 9'))).toBe(false)
  expect(isOfHousehold(AUTOS.replace('Premium discounts', ''))).toBe(false)
})
