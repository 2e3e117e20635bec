import { newId } from '../lib/id.ts'
import { request } from './client.ts'
import type { TypedDocumentString } from './generated/graphql.ts'
import type { UploadOptions } from './upload.ts'

/** The variables of a mutation without the key, which is added when it is sent. */
export type Sent<V> = Omit<V, 'key'>

const TAKES_KEY = /\$key\b/

/**
 * Sends the mutations of one component, each with a key if it takes one (`$key`), so that nothing is done twice: until it is known to be
 * done, the same mutation sent again has the same key. After that, and for another mutation or input, the key is new.
 */
export function aSender() {
  let kept: { act: string; key: string } | undefined
  return async <R, V>(document: TypedDocumentString<R, V>, sent: Sent<V>, options?: UploadOptions): Promise<R> => {
    const source = document.toString()
    if (!TAKES_KEY.test(source)) return request(document, sent as V, options)
    const act = JSON.stringify([source, sent], printOf)
    if (kept?.act !== act) kept = { act, key: newId() }
    const mine = kept
    const answer = await request(document, { ...sent, key: mine.key } as V, options)
    if (kept === mine && isDone(answer)) kept = undefined
    return answer
  }
}

/** An answer with errors may belong to a mutation that was committed: the database connection was lost in between. */
const isDone = <R>(answer: R) =>
  Object.values(answer as Record<string, { errors?: unknown[] } | null>).every((field) => !field?.errors?.length)

/** A file is identified by its properties: chosen again, it is another object. */
const printOf = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
