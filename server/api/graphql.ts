import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError, parse, type ValidationRule, validate } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { AppError } from '../lib/app-error.ts'
import type { ApiContext } from './builder.ts'
import { maskError } from './errors.ts'
import { type GraphQLParams, readMultipart } from './multipart.ts'
import { schema } from './schema.ts'

const QUERY_LENGTH = 24_000
const TOKENS = 3000
const ROOT_FIELDS = 12

/** A document asks for a few things at a time: thousands of aliases would be thousands of guesses in one request. */
const fewRootFields: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.selectionSet.selections.length > ROOT_FIELDS) {
      context.reportError(new GraphQLError(`Ask for up to ${ROOT_FIELDS} things at once.`, { nodes: node }))
    }
  },
})

const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (node.name.value === '__schema' || node.name.value === '__type') {
      context.reportError(new GraphQLError('The schema cannot be asked for here.', { nodes: node }))
    }
  },
})

/** Whether a text anywhere in the input holds the character that no text of a database can hold. */
function holdsNull(input: unknown): boolean {
  if (typeof input === 'string') return input.includes('\0')
  return input !== null && typeof input === 'object' && Object.values(input).some(holdsNull)
}

type ServerContext = { req: IncomingMessage; res: ServerResponse; api: ApiContext; params?: GraphQLParams }

function guards(isDevelopment: boolean): Plugin<ServerContext> {
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      const { params } = serverContext as unknown as ServerContext
      if (params) setRequestParser(() => params)
    },
    onParams({ params }) {
      if ((params.query?.length ?? 0) > QUERY_LENGTH) throw new GraphQLError('This query is too long.')
      if (holdsNull(params.variables)) throw new GraphQLError('This text holds a character that cannot be kept.')
    },
    onParse({ setParseFn }) {
      setParseFn((source: string) => parse(source, { maxTokens: TOKENS }))
    },
    onValidate({ addValidationRule, setValidationFn }) {
      setValidationFn((...[schema, document, rules]: Parameters<typeof validate>) =>
        validate(schema, document, rules, { hideSuggestions: !isDevelopment }),
      )
      addValidationRule(fewRootFields)
      if (!isDevelopment) addValidationRule(noIntrospection)
    },
  }
}

/** The GraphQL server: POST for queries and mutations; subscriptions come over the WebSocket of the same path. */
export function createGraphql(options: { isDevelopment: boolean; log: ApiContext['house']['log'] }) {
  return createYoga<ServerContext, ApiContext>({
    schema,
    context: ({ api }) => api as unknown as ApiContext,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, options.log) },
    plugins: [guards(options.isDevelopment)],
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
    await graphql.handle(req, res, { req, res, api })
    return
  }
  let dispose = async () => {}
  try {
    if (!api.viewer) throw new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')
    const upload = await readMultipart(req, api.house.tempDir, api.house.limits)
    dispose = upload.dispose
    await graphql.handle(req, res, { req, res, api, params: upload.params })
  } catch (error) {
    sendRefusal(res, maskError(error, api.house.log), error)
  } finally {
    await dispose()
  }
}

function sendRefusal(res: ServerResponse, masked: GraphQLError, error: unknown) {
  const fields = error instanceof AppError ? error.fields : []
  const body = { errors: [{ message: masked.message, extensions: { ...masked.extensions, fields } }] }
  if (res.headersSent) return
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
