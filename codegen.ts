import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types and documents for the browser, from schema.graphql and the queries.graphql beside the screens. */
export default {
  schema: 'schema.graphql',
  documents: ['web/**/*.graphql'],
  generates: {
    'web/graph/generated/graphql.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        pureMagicComment: true,
        onlyOperationTypes: true,
        scalars: { ID: 'string', DateTime: 'string', Date: 'string', Decimal: 'string', Upload: 'File' },
      },
    },
  },
} satisfies CodegenConfig
