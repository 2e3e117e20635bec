import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  graphql,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '../server/api/schema.ts'
import { AppError } from '../server/lib/app-error.ts'
import { newId } from '../server/lib/ids.ts'
import { anUpload } from './support/files.ts'
import { contextOf, selection } from './support/graph.ts'
import { aHouse, anAgency, type TestHouse } from './support/house.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

const SCALARS: Record<string, () => unknown> = {
  ID: newId,
  String: () => 'text',
  Int: () => 1,
  Boolean: () => true,
  Date: () => '2026-11-25',
  DateTime: () => '2026-11-25T12:00:00Z',
  Decimal: () => '1.00',
  Upload: () => anUpload(test, 'List.csv', Buffer.from('a,b\n1,2')),
}

/** Whether there is a list somewhere in what is sent. */
function holdsList(type: GraphQLInputType, within: GraphQLInputType[] = []): boolean {
  if (isListType(getNullableType(type))) return true
  const named = getNamedType(type) as GraphQLInputType
  if (!isInputObjectType(named) || within.includes(named)) return false
  return Object.values(named.getFields()).some((field) => holdsList(field.type, [...within, named]))
}

/** What is sent of a type: every list in it, each empty, and what must be there. */
async function emptied(type: GraphQLInputType): Promise<unknown> {
  const inner = getNullableType(type)
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  if (!isInputObjectType(inner)) return SCALARS[String(inner)]!()
  const wanted = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type) || holdsList(field.type))
  return Object.fromEntries(await Promise.all(wanted.map(async ({ name, type: of }) => [name, await emptied(of)])))
}

const FIELDS = (['query', 'mutation'] as const).flatMap((operation) => {
  const root = operation === 'query' ? schema.getQueryType()! : schema.getMutationType()!
  return Object.values(root.getFields())
    .filter(({ args }) => args.some(({ type }) => holdsList(type)))
    .map((field) => [`${operation} ${field.name}`, operation, field] as const)
})

it('there are fields that take lists', () => {
  expect(FIELDS.length).toBeGreaterThan(15)
})

it.each(FIELDS)('%s answers empty lists, or refuses them with a sentence', async (_name, operation, field) => {
  const { args, name, type }: GraphQLField<unknown, unknown> = field
  const contextValue = await contextOf(test, await anAgency(test))
  const sent = args.filter((arg) => isNonNullType(arg.type) || holdsList(arg.type))
  const values = await Promise.all(sent.map(async (arg) => [arg.name, await emptied(arg.type)] as const))
  const head = sent.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const source = `${operation} (${head}) { ${name}(${sent.map((arg) => `${arg.name}: $${arg.name}`).join(', ')}) ${selection(type, 0)} }`
  const { errors = [] } = await graphql({ schema, source, variableValues: Object.fromEntries(values), contextValue })
  const bugs = errors.filter(({ originalError }) => originalError && !(originalError instanceof AppError))
  expect(bugs).toEqual([])
})
