import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { SPEC_NAMES, wordsOf } from './spec/names.ts'
import { MISSING_OPERATIONS, OPERATIONS } from './spec/operations.ts'

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '..', 'schema.graphql'), 'utf8'))

/** The fields of a type or an input, the values of an enum, or the arguments of a field. */
function namesIn(contract: GraphQLSchema, of: string): string[] {
  const [typeName = '', field] = of.split('.')
  const type = contract.getType(typeName)
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  if (!isObjectType(type) && !isInputObjectType(type)) return []
  if (!field) return Object.keys(type.getFields())
  return isObjectType(type) ? (type.getFields()[field]?.args.map(({ name }) => name) ?? []) : []
}

it.each(SPEC_NAMES)('$place: $of bears the names of the specification', ({ of, names, missing }) => {
  const found = namesIn(schema, of)
  expect(names.filter((name) => !found.includes(name))).toEqual([])
  // One that is built meanwhile belongs to the names.
  expect(missing.filter((name) => found.includes(name))).toEqual([])
})

it('lists no name twice, and none both as built and as missing', () => {
  for (const { of, names, missing } of SPEC_NAMES) {
    const all = [...names, ...missing]
    expect([of, all.length]).toEqual([of, new Set(all).size])
  }
})

it('lists all 71 operations of the specification, and those that are built are in the schema', () => {
  const built = Object.entries(OPERATIONS).flatMap(([root, names]) => wordsOf(names).map((name) => ({ root, name })))
  const missing = Object.values(MISSING_OPERATIONS).flatMap(wordsOf)
  expect(built.filter(({ root, name }) => !namesIn(schema, root).includes(name))).toEqual([])
  const roots = Object.keys(OPERATIONS).flatMap((root) => namesIn(schema, root))
  expect(missing.filter((name) => roots.includes(name))).toEqual([])
  expect(new Set([...built.map(({ name }) => name), ...missing]).size).toBe(71)
})
