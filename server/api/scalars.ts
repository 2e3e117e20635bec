import { GraphQLError } from 'graphql'
import type { Upload } from '../domains/files/types.ts'
import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'ISO 8601, in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(String(value))
    const year = date.getUTCFullYear()
    if (Number.isNaN(year) || year < 1 || year > 9999) throw new GraphQLError('This is not a date and time.')
    return date
  },
})

/** Marks what the multipart reader has put among the variables, so that nothing sent as JSON can pass for a file. */
const received = new WeakSet<object>()

export function markReceived(upload: Upload): Upload {
  received.add(upload)
  return upload
}

builder.scalarType('Upload', {
  description: 'A file of a multipart request (GraphQL multipart request specification).',
  serialize: () => {
    throw new GraphQLError('A file cannot be answered.')
  },
  parseValue: (value) => {
    if (typeof value === 'object' && value && received.has(value)) return value as Upload
    throw new GraphQLError('Send files as a multipart request.')
  },
})
