import { expect, it } from 'vitest'
import { isFiltered, readView, resorted, writeView } from './list-view.ts'

const LIST = {
  address: '/app/kilns',
  filters: [
    {
      kind: 'several',
      name: 'state',
      label: 'State',
      choices: [
        { id: 'HOT', label: 'Hot' },
        { id: 'COLD', label: 'Cold' },
      ],
    },
    { kind: 'several', name: 'user', label: 'User', choices: () => [] },
    {
      kind: 'one',
      name: 'date',
      label: 'Date',
      choices: [
        { id: 'any', label: 'Any time' },
        { id: 'week', label: 'Past week' },
      ],
    },
  ],
  groups: [{ id: 'STATE', label: 'State', nameOf: (key: string) => key }],
  sorts: [
    { id: 'NEW', label: 'Newest' },
    { id: 'NAME', label: 'Name' },
  ],
} as const
const roundTrip = (address: string) => writeView(LIST, readView(LIST, new URLSearchParams(address))).toString()

it('reads back the view it wrote, and leaves out what is as usual', () => {
  const address = 'q=kiln&state=HOT&state=COLD&user=u1&date=week&group=STATE&sort=NAME'
  expect(roundTrip(address)).toBe(address)
  expect(roundTrip('date=any&sort=NEW')).toBe('')
})

it('opens an old link with what the list still knows', () => {
  expect(roundTrip('state=MOLTEN&state=HOT&date=eon&group=moon&sort=x&else=1')).toBe('state=HOT')
})

it('tells a view that leaves rows out from one that only orders them', () => {
  const filtered = (address: string) => isFiltered(LIST, readView(LIST, new URLSearchParams(address)))
  expect([filtered('group=STATE&sort=NAME'), filtered('q=x'), filtered('date=week')]).toEqual([false, true, true])
})

it('keeps the tab in the address, and shows the usual one for none or another', () => {
  const tabs = [
    { id: 'all', label: 'All' },
    { id: 'glazed', label: 'Glazed' },
  ] as const
  const list = { ...LIST, tabs }
  const read = (address: string) => readView(list, new URLSearchParams(address))
  expect([read('').tab, read('tab=glazed').tab, read('tab=x').tab]).toEqual(['all', 'glazed', 'all'])
  expect(writeView(list, read('tab=glazed&state=HOT')).toString()).toBe('tab=glazed&state=HOT')
  expect(writeView(list, read('tab=all')).toString()).toBe('')
  expect(isFiltered(list, read('tab=glazed'))).toBe(false)
})

it('is sorted as is usual for what is chosen, unless another order was', () => {
  const list = { ...LIST, usualSort: (chosen: { date?: readonly string[] }) => (chosen.date?.length ? 'NAME' : 'NEW') }
  const read = (address: string) => readView(list, new URLSearchParams(address))
  const written = (address: string) => writeView(list, read(address)).toString()
  expect([read('').sort, read('date=week').sort, read('date=week&sort=NEW').sort]).toEqual(['NEW', 'NAME', 'NEW'])
  expect([written('date=week&sort=NAME'), written('date=week&sort=NEW')]).toEqual(['date=week', 'date=week&sort=NEW'])
  const chosen = { date: ['week'] }
  expect(resorted(list, read(''), { ...read(''), chosen }).sort).toBe('NAME')
  expect(resorted(list, read('date=week'), { ...read('date=week'), chosen: {} }).sort).toBe('NEW')
  expect(resorted(list, read('sort=NAME'), { ...read('sort=NAME'), chosen: {} }).sort).toBe('NAME')
})

it('is sorted as is usual for its tab, and is not filtered by it', () => {
  const tabs = [
    { id: 'all', label: 'All' },
    { id: 'soon', label: 'Soon' },
  ] as const
  const list = { ...LIST, tabs, usualSort: (_: unknown, tab?: string) => (tab === 'soon' ? 'NAME' : 'NEW') }
  const read = (address: string) => readView(list, new URLSearchParams(address))
  expect([read('').sort, read('tab=soon').sort, read('tab=soon&sort=NEW').sort]).toEqual(['NEW', 'NAME', 'NEW'])
  expect(writeView(list, read('tab=soon')).toString()).toBe('tab=soon')
  expect(resorted(list, read(''), { ...read(''), tab: 'soon' }).sort).toBe('NAME')
  expect(resorted(list, read('tab=soon&sort=NEW'), { ...read('tab=soon&sort=NEW'), tab: 'all' }).sort).toBe('NEW')
  expect([isFiltered(list, read('tab=soon')), isFiltered(list, read('tab=soon&q=x'))]).toEqual([false, true])
})
