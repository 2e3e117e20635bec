import { randomBytes } from 'node:crypto'
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
} from 'graphql'
import type { ApiContext } from '../../server/api/builder.ts'
import { schema } from '../../server/api/schema.ts'
import { addSession } from '../../server/domains/agency/store/sessions.ts'
import { newId } from '../../server/lib/ids.ts'
import { type anAgency, as, type TestHouse } from './house.ts'

type Someone = Pick<Awaited<ReturnType<typeof anAgency>>, 'agencyId' | 'userId' | 'actor'>

/** What a resolver knows of a request of this user, whose session is open. */
export async function contextOf(test: TestHouse, { agencyId, userId, actor }: Someone): Promise<ApiContext> {
  const sessionId = newId()
  const session = {
    id: sessionId,
    agencyId,
    userId,
    tokenHash: randomBytes(32),
    expiresAt: new Date(Date.now() + 3600_000),
  }
  await as(test.house, actor, ({ db }) => addSession(db, session))
  const viewer = { sessionId, agencyId, userId, isExpired: false }
  const caller = { ip: '192.0.2.9', attempt: null, device: null }
  return { house: test.house, viewer, caller, sessionDays: 1, setCookie() {}, clearBrowser() {} }
}

const asked = new Map<string, DocumentNode>()

/** Answers as `graphql` of the package does, but parses and validates a text once. Throws when it does not parse. */
export async function answerTo(
  source: string,
  args: Pick<ExecutionArgs, 'variableValues' | 'contextValue'>,
): Promise<ExecutionResult> {
  let document = asked.get(source)
  if (!document) {
    document = parse(source)
    const errors = validate(schema, document)
    if (errors.length) return { errors }
    asked.set(source, document)
  }
  return execute({ schema, document, ...args })
}

/** Asks as a signed-in user, each time as a request of its own. Gives the answer's data; throws when there are errors of the request itself. */
export async function anAsker(test: TestHouse, someone: Someone) {
  const context = await contextOf(test, someone)
  return async (source: string, variableValues: Record<string, unknown> = {}): Promise<any> => {
    const { data, errors } = await answerTo(source, { variableValues, contextValue: { ...context } })
    if (errors?.[0]) throw new Error(errors[0].message)
    return JSON.parse(JSON.stringify(data))
  }
}

/** Everything that can be asked of a type without arguments, down to a depth; of a type within itself, nothing new. */
export function selection(output: GraphQLOutputType, depth: number, within: GraphQLOutputType[] = []): string {
  const type = getNamedType(output)
  if (!isObjectType(type) && !isInterfaceType(type)) return ''
  const inner = Object.values(type.getFields()).map((field: GraphQLField<unknown, unknown>) => {
    const deeper = getNamedType(field.type)
    if (field.args.some(isRequiredArgument)) return ''
    if (!isObjectType(deeper)) return field.name
    if (deeper === type || within.includes(deeper)) return ''
    return depth > 0 ? `${field.name} ${selection(field.type, depth - 1, [...within, type])}` : ''
  })
  return `{ ${inner.filter(Boolean).join(' ')} __typename }`
}
