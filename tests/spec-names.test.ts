import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { SPEC_NAMES } from './spec/names.ts'

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

it.each(SPEC_NAMES)('$place: $of bears the names of the specification', ({ of, names, missing = {} }) => {
  const found = namesIn(schema, of)
  expect(names.filter((name) => !found.includes(name))).toEqual([])
  // One that is built meanwhile belongs to the names.
  expect(Object.keys(missing).filter((name) => found.includes(name))).toEqual([])
})

it('lists no name twice, and none both as built and as missing', () => {
  for (const { of, names, missing = {} } of SPEC_NAMES) {
    const all = [...names, ...Object.keys(missing)]
    expect([of, all.length]).toEqual([of, new Set(all).size])
  }
})
