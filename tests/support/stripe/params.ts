/** What a request of Stripe may hold: a kind of value, an object, a list of one shape, or any names with texts. */
export type Shape =
  | 'text'
  | 'int'
  | 'bool'
  | 'empty'
  | 'metadata'
  | readonly string[]
  | { list: Shape }
  | { of: Fields }
/** A name that ends in "!" is required. */
export type Fields = { [name: string]: Shape }

/** Of every list. */
export const PAGE: Fields = { limit: 'int', starting_after: 'text' }
export const TRIAL_SETTINGS: Fields = {
  'end_behavior!': { of: { 'missing_payment_method!': ['cancel', 'create_invoice', 'pause'] } },
}

export type Params = { [name: string]: Value }
export type Value = string | Value[] | Params

export class Refused extends Error {
  readonly status: number
  readonly error: Record<string, unknown>

  constructor(
    status: number,
    error: { type: string; code?: string; message: string; param?: string; decline_code?: string },
  ) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalid = (message: string, param?: string, code?: string, status = 400) =>
  new Refused(status, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) })

/** Reads a form with bracket keys: "items[0][price]=x". */
export function readForm(text: string): Params {
  const root: Params = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const [first, ...rest] = key.split('[').map((part) => part.replace(/\]$/, ''))
    const path = [first!, ...rest]
    let at = root as Record<string, Value>
    for (const name of path.slice(0, -1)) {
      at[name] ??= {}
      at = at[name] as Record<string, Value>
    }
    const last = path.at(-1)!
    at[last === '' ? String(Object.keys(at).length) : last] = value
  }
  return root
}

/** The parameters as they are meant. Refuses what Stripe refuses: names it does not know, missing ones, and values of another kind. */
export function check(params: Params, fields: Fields, prefix = ''): any {
  const known = new Map(Object.entries(fields).map(([name, shape]) => [name.replace('!', ''), shape]))
  const nameOf = (name: string) => (prefix ? `${prefix}[${name}]` : name)
  for (const name of Object.keys(params))
    if (!known.has(name) && name !== 'expand')
      throw invalid(`Received unknown parameter: ${nameOf(name)}`, nameOf(name), 'parameter_unknown')
  for (const name of Object.keys(fields).filter((one) => one.endsWith('!')))
    if (!(name.slice(0, -1) in params))
      throw invalid(
        `Missing required param: ${nameOf(name.slice(0, -1))}.`,
        nameOf(name.slice(0, -1)),
        'parameter_missing',
      )
  return Object.fromEntries(
    [...known]
      .filter(([name]) => name in params)
      .map(([name, shape]) => [name, read(params[name]!, shape, nameOf(name))]),
  )
}

function read(value: Value, shape: Shape, name: string): unknown {
  if (typeof shape === 'object' && 'of' in shape) {
    if (typeof value === 'string') throw invalid(`Invalid object`, name)
    return check(value as Params, shape.of, name)
  }
  if (typeof shape === 'object' && 'list' in shape) {
    if (typeof value === 'string') throw invalid(`Invalid array`, name)
    return Object.values(value).map((one, index) => read(one, shape.list, `${name}[${String(index)}]`))
  }
  if (shape === 'metadata') return value
  if (typeof value !== 'string') throw invalid(`Invalid string`, name)
  if (shape === 'empty') {
    if (value !== '') throw invalid(`Invalid value`, name)
    return null
  }
  if (value === '') throw invalid(`You passed an empty string for '${name}'.`, name, 'parameter_invalid_empty')
  if (shape === 'int') {
    if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer')
    return Number(value)
  }
  if (shape === 'bool') {
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, name)
    return value === 'true'
  }
  if (Array.isArray(shape) && !shape.includes(value))
    throw invalid(`Invalid ${name}: must be one of ${shape.join(', ')}`, name)
  return value
}
