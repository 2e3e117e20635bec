import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  type ValidationRule,
  validate,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { AppError } from '../lib/app-error.ts'
import type { ApiContext } from './builder.ts'
import { compressAnswers } from './compress.ts'
import { maskError } from './errors.ts'
import { type GraphQLParams, readMultipart } from './multipart.ts'
import { readingTogether } from './read-together.ts'
import { schema } from './schema.ts'

const QUERY_LENGTH = 24_000
const JSON_BYTES = 1_000_000
/** What somebody who is not signed in may send at once: signing in takes a few hundred. */
const ANONYMOUS_BYTES = 16_000
const ANONYMOUS_QUERY = 1000
/** Validation compares every two fields of one name: this many tokens take it tens of milliseconds, and three times as many half a second. */
const TOKENS = 1000
/** Characters of the queries whose documents are kept: a document takes some sixty times its query. */
const KEPT_QUERIES = 400_000
const ROOT_FIELDS = 12
/** Fields allowed once per request: thousands of aliases would be thousands of guesses. */
const ONCE = new Set(['agencySignIn'])

/** A document asks for a few things at a time, whether it names them itself or through fragments. */
const fewRootFields: ValidationRule = (context) => ({
  OperationDefinition(node) {
    const fields = rootFieldsOf(node.selectionSet, (name) => context.getFragment(name)?.selectionSet)
    if (fields.length > ROOT_FIELDS)
      context.reportError(new GraphQLError(`Ask for up to ${ROOT_FIELDS} things at once.`, { nodes: node }))
    for (const name of ONCE)
      if (fields.filter((field) => field === name).length > 1)
        context.reportError(new GraphQLError(`Ask for ${name} once in a request.`, { nodes: node }))
  },
})

/** The names of the fields of an operation's root, as often as each is asked for; no more than are too many. */
function rootFieldsOf(root: SelectionSetNode, fragment: (name: string) => SelectionSetNode | undefined): string[] {
  const names: string[] = []
  const open = [...root.selections]
  // This runs beside GraphQL's own rule against fragments that hold themselves, not after it.
  const followed = new Set<string>()
  for (let selection = open.pop(); selection && names.length <= ROOT_FIELDS; selection = open.pop()) {
    if (selection.kind === Kind.FIELD) names.push(selection.name.value)
    else if (selection.kind === Kind.INLINE_FRAGMENT) open.push(...selection.selectionSet.selections)
    else if (!followed.has(selection.name.value)) {
      followed.add(selection.name.value)
      open.push(...(fragment(selection.name.value)?.selections ?? []))
    }
    if (open.length > TOKENS) break
  }
  return names
}

const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (node.name.value === '__schema' || node.name.value === '__type') {
      context.reportError(new GraphQLError('The schema cannot be asked for here.', { nodes: node }))
    }
  },
})

const UNKEEPABLE_SENTENCE = 'This text holds a character that cannot be kept.'

/** No text of a database can hold the null character or half of a surrogate pair. */
const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\0')

const onlyKeepable: ValidationRule = (context) => ({
  StringValue(node) {
    if (!isKeepable(node.value)) context.reportError(new GraphQLError(UNKEEPABLE_SENTENCE, { nodes: node }))
  },
})

/** How JSON may write a text that cannot be stored, such as half of an emoji. */
const MAYBE_UNKEEPABLE = /\\u(?:0000|d[89a-f])/i

/** Whether the input has a text, at any depth, that cannot be stored. */
function holdsUnkeepable(input: unknown): boolean {
  if (typeof input === 'string') return !isKeepable(input)
  const open = [input]
  const isBad = (value: unknown) => {
    if (typeof value === 'object' && value !== null) open.push(value)
    return typeof value === 'string' && !isKeepable(value)
  }
  for (let value = open.pop(); value; value = open.pop()) {
    if (Array.isArray(value)) {
      if (value.some(isBad)) return true
    } else if (Object.keys(value).some((key) => isBad(key) || isBad((value as Record<string, unknown>)[key])))
      return true
  }
  return false
}

/** Refuses what no request may contain, over HTTP or a socket. */
export function refuseParams({ query, variables }: { query?: string | null; variables?: unknown }) {
  if ((query?.length ?? 0) > QUERY_LENGTH) throw new GraphQLError('This query is too long.')
  if (holdsUnkeepable(variables)) throw new GraphQLError(UNKEEPABLE_SENTENCE)
}

/** The request in a JSON body. Its text is checked before it is parsed, at a hundredth of the cost of checking each value. */
async function paramsOf(request: Request): Promise<GraphQLParams> {
  const text = await request.text()
  const params = jsonOf(text)
  if (MAYBE_UNKEEPABLE.test(text)) refuseParams(params)
  return params
}

function jsonOf(text: string): GraphQLParams {
  const refused = new GraphQLError('The body is not a JSON object.', { extensions: { http: { status: 400 } } })
  let params: unknown
  try {
    params = JSON.parse(text)
  } catch {
    throw refused
  }
  if (typeof params !== 'object' || params === null || Array.isArray(params)) throw refused
  return params as GraphQLParams
}

/** Variables that the operation does not declare are refused. */
export function refuseUndeclared({
  document,
  operationName,
  variableValues,
}: Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>) {
  const declared = new Set(
    getOperationAST(document, operationName)?.variableDefinitions?.map(({ variable }) => variable.name.value),
  )
  const [stray] = Object.keys(variableValues ?? {}).filter((name) => !declared.has(name))
  if (stray !== undefined) throw new GraphQLError(`The variable “${stray.slice(0, 80)}” is not declared.`)
}

type ServerContext = { req: IncomingMessage; res: ServerResponse; api: ApiContext; params?: GraphQLParams }

function guards(isDevelopment: boolean): Plugin<ServerContext> {
  return {
    onRequestParse({ request, serverContext, setRequestParser }) {
      const { params } = serverContext as unknown as ServerContext
      if (params) setRequestParser(() => params)
      else if (request.headers.get('content-type')?.startsWith('application/json'))
        setRequestParser(() => paramsOf(request as unknown as Request) as never)
    },
    onParams({ params, request, context }) {
      const length = params.query?.length ?? 0
      if (length > QUERY_LENGTH) throw new GraphQLError('This query is too long.')
      if (length > ANONYMOUS_QUERY && !(context as ServerContext).api.viewer) throw signedOut()
      // A JSON body was already checked as text.
      if (!request.headers.get('content-type')?.startsWith('application/json')) refuseParams(params)
    },
    onParse({ setParseFn }) {
      setParseFn((source: string) => parse(source, { maxTokens: TOKENS }))
    },
    onValidate({ addValidationRule, setValidationFn }) {
      setValidationFn((...[schema, document, rules]: Parameters<typeof validate>) =>
        validate(schema, document, rules, { hideSuggestions: !isDevelopment }),
      )
      addValidationRule(fewRootFields)
      addValidationRule(onlyKeepable)
      if (!isDevelopment) addValidationRule(noIntrospection)
    },
    onSubscribe({ args }) {
      if (!('socket' in (args.contextValue as object)))
        throw new GraphQLError('Subscriptions come over the WebSocket of this address.')
    },
    onExecute({ args }) {
      refuseUndeclared(args as ExecutionArgs)
      const { document, operationName, contextValue } = args
      const context = contextValue as unknown as ApiContext
      if (getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY)
        context.house = readingTogether(context.house)
    },
  }
}

/** What was made of the newest queries; many long ones take no more room than a few. */
const keptByQuery = <T extends object>() =>
  new LRUCache<string, T>({ maxSize: KEPT_QUERIES, sizeCalculation: (_made, query) => query.length + 1 })

/** The GraphQL server: POST for queries and mutations; subscriptions come over the WebSocket of the same path. */
export function createGraphql(options: { isDevelopment: boolean; log: ApiContext['house']['log'] }) {
  return createYoga<ServerContext, ApiContext>({
    schema,
    // What comes over a socket has no request.
    context: ({ api, request }: { api: ApiContext; request?: Request }) =>
      (request ? Object.assign(api, { signal: request.signal }) : api) as unknown as ApiContext,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: JSON_BYTES,
    cors: false,
    parserAndValidationCache: {
      documentCache: keptByQuery<DocumentNode>(),
      errorCache: keptByQuery() as LRUCache<string, object> & { set(query: string, error: unknown): void },
    },
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, options.log) },
    plugins: [guards(options.isDevelopment), compressAnswers()],
  })
}

export type GraphqlServer = ReturnType<typeof createGraphql>

/** Answers one POST. Files of a multipart request that no verb took are removed afterwards. */
export async function answerGraphql(
  graphql: GraphqlServer,
  req: IncomingMessage,
  res: ServerResponse,
  api: ApiContext,
) {
  if (!req.headers['content-type']?.startsWith('multipart/form-data')) {
    const length = Number(req.headers['content-length'] ?? Number.NaN)
    if (!api.viewer && !(length <= ANONYMOUS_BYTES)) return refuseBody(res)
    await graphql.handle(req, res, { req, res, api })
    return
  }
  let dispose = async () => {}
  try {
    if (!api.viewer) throw signedOut()
    const upload = await readMultipart(req, api.house.tempDir, api.house.limits)
    dispose = upload.dispose
    // The body was read by limits of its own; what is handed on has none.
    req.headers['content-length'] = '0'
    await graphql.handle(req, res, { req, res, api, params: upload.params })
  } catch (error) {
    sendRefusal(res, maskError(error, api.house.log))
  } finally {
    await dispose()
  }
}

const signedOut = () => new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')

/** No one signs in with so much: it is from somebody whose session has ended, or from an attacker. */
function refuseBody(res: ServerResponse) {
  const { message, code } = signedOut()
  res.setHeader('connection', 'close')
  res.writeHead(413, { 'content-type': 'application/json' })
  res.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}

function sendRefusal(res: ServerResponse, { message, extensions }: GraphQLError) {
  const body = { errors: [{ message, extensions }] }
  if (res.headersSent) return
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
