import { redirect } from 'react-router'
import type { ErrorCode, TypedDocumentString } from './generated/graphql.ts'
import { reachable } from './reachable.ts'
import { NETWORK_SENTENCE, RequestFailed, UNKNOWN, type UserError } from './request-failed.ts'
import { multipart, sendForm, type UploadOptions } from './upload.ts'

export type { UserError }

type Payload = { errors?: UserError[] }

type Answer = {
  data?: Record<string, Payload | null> | null
  errors?: { message: string; extensions?: { code?: ErrorCode | 'INTERNAL'; fields?: Omit<UserError, 'code'>[] } }[]
}

type RequestOptions = UploadOptions & {
  /** Whether a query without a connection waits for it instead of failing: for what is only a part of the screen. */
  waits?: boolean
}

/**
 * Sends one operation and returns its data. Files in the variables travel as a multipart request with progress.
 * Throws RequestFailed with a sentence to show, or a redirect to the sign-in page when the session has ended.
 */
export async function request<R, V>(
  document: TypedDocumentString<R, V>,
  variables: V,
  { waits = refreshes > 0, ...options }: RequestOptions = {},
): Promise<R> {
  const query = document.toString()
  const declared = declaredIn(query, variables)
  const ask = () => send(JSON.stringify({ query, variables: declared }), declared, options, isMutation(query))
  const answer = waits && !isMutation(query) ? await untilConnected(ask, options.signal) : await ask()
  const mistakes = mistakesIn(answer.data)
  const codes = [...(answer.errors ?? []).map((error) => error.extensions?.code), ...mistakes.map(({ code }) => code)]
  if (codes.includes('SIGNED_OUT')) throw redirect(signInAddress())
  if (codes.includes('EXPIRED')) throw redirect(EXPIRED)
  const error = answer.errors?.[0]
  if (error) {
    const { code = 'INTERNAL', fields = [] } = error.extensions ?? {}
    const sentence = error.message || UNKNOWN
    if (code === 'INTERNAL') throw new RequestFailed('BUG', sentence)
    throw new RequestFailed(
      code,
      sentence,
      fields.map((field) => ({ ...field, code })),
    )
  }
  if (!answer.data || lacksResult(query, answer.data)) throw new RequestFailed('BUG', UNKNOWN)
  for (const mistake of mistakes) mistake.message ||= UNKNOWN
  return answer.data as R
}

/** The errors in the payloads of an answer, which may be one level down. */
const mistakesIn = (data: Answer['data']): UserError[] =>
  Object.values(data ?? {}).flatMap((field) => [field, ...Object.values(field ?? {})].flatMap(errorsOf))

const errorsOf = (field: unknown): UserError[] => {
  const errors = (field as Partial<Payload> | null | undefined)?.errors
  return Array.isArray(errors) ? errors : []
}

const isMutation = (query: string) => /^\s*mutation\b/.test(query)

/** Whether a mutation was answered with nothing: neither a result nor what was wrong. */
const lacksResult = (query: string, data: NonNullable<Answer['data']>) =>
  isMutation(query) &&
  Object.values(data).some((field) => field === null || (/\berrors\b/.test(query) && !Array.isArray(field.errors)))

let refreshes = 0

/** Reloads a screen's data in the background: offline it waits, and the current data stays. */
export async function inBackground(refresh: () => Promise<void>) {
  refreshes++
  try {
    await refresh()
  } finally {
    refreshes--
  }
}

/** After a form found no connection: the screen behind it, which is reloaded then, waits too instead of failing with what was typed. */
export const keepScreen = () => void inBackground(() => reachable(new AbortController().signal))

async function untilConnected(ask: () => Promise<Answer>, signal = new AbortController().signal): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.code !== 'NETWORK') throw error
      await reachable(signal)
    }
  }
}

/** Where a subscription that has expired is renewed: nothing else can be done then. */
export const EXPIRED = '/app/expired'

/** Addresses of signing in, which are never returned to. */
const ENTRANCES = ['/', '/signin', '/app', '/app/home', '/app/signin']

/** The sign-in page, and the way back to where the user is, or was going. */
export function signInAddress(here: { pathname: string; search: string } = location) {
  if (ENTRANCES.includes(here.pathname)) return '/app/signin'
  return `/app/signin?next=${encodeURIComponent(here.pathname + here.search)}`
}

/** The variables that a document declares: the server refuses others. */
const declaredIn = (query: string, variables: unknown) =>
  Object.fromEntries(Object.entries(variables ?? {}).filter(([name]) => new RegExp(`\\$${name}\\b`).test(query)))

async function send(body: string, variables: unknown, options: UploadOptions, isKept: boolean): Promise<Answer> {
  const form = multipart(body, variables)
  const { status, text } = form ? await sendForm(form, options) : await sendText(body, options, isKept)
  try {
    return JSON.parse(text) as Answer
  } catch {
    if (status === 413) throw new RequestFailed('LIMIT_REACHED', 'These files are too large to send together.')
    if (status === 401) throw redirect(signInAddress())
    throw new RequestFailed('BUG', 'The server did not answer as it should. Try again in a moment.')
  }
}

/** A page that is gone may still be sending 64 kB in all: a character is up to three bytes. */
const MOST_KEPT = 21_000
let underway = 0

/** What was pressed is sent although the page is left at once (`isKept`). */
async function sendText(body: string, { signal }: UploadOptions, isKept: boolean) {
  const size = isKept && underway + body.length < MOST_KEPT ? body.length : 0
  underway += size
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-cara': '1' },
      body,
      signal,
      keepalive: size > 0,
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw new RequestFailed('STOPPED', 'Stopped.')
    throw new RequestFailed('NETWORK', NETWORK_SENTENCE + (error instanceof TypeError ? '' : ` (${String(error)})`))
  } finally {
    underway -= size
  }
}
