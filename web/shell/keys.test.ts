import { expect, it } from 'vitest'
import { keysAt } from './keys.ts'

it.each([
  ['/app/accounts', 'In a list'],
  ['/app/accounts/a1/policies', 'In a list'],
  ['/app/day', 'On My Day'],
  ['/app/servicing/r1/overview', 'On a service request'],
  ['/app/servicing', 'In a list'],
  ['/app/servicing/new', 'Everywhere'],
  ['/app/servicing/assign', 'Everywhere'],
  ['/app/servicing/due', 'Everywhere'],
  ['/app/imports', 'Everywhere'],
  ['/app/settings', 'Everywhere'],
  ['/app/home', 'With Cara'],
  ['/app/workspaces/w1', 'With Cara'],
  ['/app/accounts/a1/overview', 'Everywhere'],
])('lists on %s the keys under "%s" first, and all others behind', (path, first) => {
  const titles = keysAt(path).map(({ title }) => title)
  expect(titles[0]).toBe(first)
  expect(titles.toSorted()).toEqual([
    'Everywhere',
    'In a filled form',
    'In a list',
    'In a list of service requests',
    'On My Day',
    'On a service request',
    'With Cara',
  ])
})
