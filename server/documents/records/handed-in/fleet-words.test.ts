import { expect, test } from 'vitest'
import { fleetClass, fleetPart } from './fleet-words.ts'

test.each([
  ['Private passenger cars', 'private passenger'],
  ['PPT', 'private passenger'],
  ['Light trucks', 'light truck'],
  ['Trucks, medium', 'medium truck'],
  ['Ex. heavy trucks', 'extra heavy truck'],
  ['Heavy truck-tractors', 'heavy tractor'],
  ['Extra-heavy tractors', 'extra heavy tractor'],
  ['Buses', 'bus'],
  ['Trucks (10,001 - 20,000 lbs GVW)', 'medium truck'],
  ['Trucks up to 10,000 lb', 'light truck'],
  ['Heavy trucks, 20,001 to 45,000 pounds', 'heavy truck'],
  ['Trucks over 45,000 lb', 'extra heavy truck'],
  ['Truck-tractors over 45,000 lb GCW', 'extra heavy tractor'],
])('a label that names a class: %s', (label, kind) => expect(fleetClass(label)).toBe(kind))

test.each([
  'Trucks',
  'Light',
  'Truck tractors',
  'Light tractors',
  'Heavy and extra heavy trucks',
  'Light/medium trucks',
  'Light trucks, medium trucks',
  'Light trucks 2025',
  'Light trucks (10,001 - 20,000 lbs)',
  'Trucks up to 26,000 lb',
  'Light truck trailers',
  'Hired autos',
  'Passenger vans',
  'Private passenger trucks',
])('a label that names none, several or another: %s', (label) => expect(fleetClass(label)).toBeNull())

test.each([
  ['Owned', 'owned'],
  ['No. of non-owned units', 'non_owned'],
  ['Leased', 'leased'],
  ['Property hauled', 'hauled'],
  ['Local (0-50 miles)', 'local'],
  ['Up to 50 mi.', 'local'],
  ['Inter- mediate', 'intermediate'],
  ['51 - 200 miles', 'intermediate'],
  ['Long-haul', 'long'],
  ['Over 200 miles', 'long'],
])('a head that names a part: %s', (head, part) => expect(fleetPart(head)).toBe(part))

test.each([
  'Owned 2025',
  'Owned last year',
  'Leased to others',
  'Owned premium',
  'Local (51-200 miles)',
  '0-100 miles',
  'Vehicles',
])('a head that names none: %s', (head) => expect(fleetPart(head)).toBeNull())
