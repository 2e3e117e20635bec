import { GraphQLError } from 'graphql'
import { DAYS_READ, parseDate } from '../../shared/dates.ts'
import { isDecimal } from '../../shared/money.ts'
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

builder.scalarType('Date', {
  description: 'A calendar date: YYYY-MM-DD.',
  serialize: (value) => value,
  parseValue: (value) => {
    const date = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDate(value) : null
    if (!date) throw new GraphQLError(`This is not a date. ${DAYS_READ}`)
    return date
  },
})

builder.scalarType('Decimal', {
  description: 'An exact amount of US dollars as a decimal text: "8420.00".',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value === 'string' && isDecimal(value)) return value
    throw new GraphQLError('This is not an exact amount.')
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
