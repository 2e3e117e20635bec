import { expect, test } from 'vitest'
import { drawnPage } from '../../facts/drawn-pages.ts'
import { readHandedIn } from './read-handed-in.ts'

const lossesIn = (text: string) =>
  readHandedIn([drawnPage(text)], 2027, false)
    .filter(({ type }) => type === 'loss')
    .map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

test('losses told one in a line are those under a title that names losses', () => {
  expect(
    lossesIn(`
  Losses last five years:
  06/12/2024 - GL - customer tripped in showroom - paid $4,200 - closed
  09/03/2025 – Workers compensation – hand cut on table saw – $11,350 paid, $2,000 reserve – open`),
  ).toEqual([
    {
      ...{ date_of_loss: '06/12/2024', line: 'GL', description: 'customer tripped in showroom' },
      ...{ paid: '4,200', claim_status: 'closed' },
    },
    {
      ...{ date_of_loss: '09/03/2025', line: 'Workers compensation', description: 'hand cut on table saw' },
      ...{ paid: '11,350', reserved: '2,000', claim_status: 'open' },
    },
  ])
})

test('dates of something else, and amounts that nothing names, are none', () => {
  expect(
    lossesIn(`
  Inspections:
  06/12/2024 - boiler - passed - $400 fee`),
  ).toEqual([])
  const [loss] = lossesIn(`
  Claims
  06/12/2024 - water damage in the store room - $4,200 - closed`)
  expect(loss).not.toHaveProperty('paid')
  expect(loss).toMatchObject({ description: 'water damage in the store room' })
})

test('what is denied, a term, and the losses of another are none', () => {
  const told = (title: string, line: string) => lossesIn(`\n  ${title}\n  ${line}`)
  const LINE = '06/12/2024 - GL - customer tripped - paid $4,200 - closed'
  expect(told('Losses', LINE)).toHaveLength(1)
  expect(told('Losses of Hale Welding Inc:', LINE)).toEqual([])
  expect(told('Losses last five years: none. Near misses:', LINE)).toEqual([])
  expect(told('Losses', '06/12/2024 - fire at neighbor, not our claim - paid $80,000')).toEqual([])
  expect(told('Losses', '03/01/2022 - 03/01/2023 - GL - paid $0 - closed')).toEqual([])
  expect(told('Losses', '03/01/2025 - GL - none')).toEqual([])
})

test('of several things that are said none is what happened', () => {
  const [carrier] = lossesIn('\n  Losses\n  07/07/2025 - Granite Hollow - glass door - paid $900 - closed')
  expect(carrier).toEqual({ date_of_loss: '07/07/2025', paid: '900', claim_status: 'closed' })
  const [hail] = lossesIn('\n  Losses\n  02/02/2023 - Property - hail on roof - paid $18,000')
  expect(hail).toMatchObject({ line: 'Property', description: 'hail on roof' })
})
