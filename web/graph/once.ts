import { newId } from '../lib/id.ts'
import { request } from './client.ts'
import type { TypedDocumentString } from './generated/graphql.ts'
import type { UploadOptions } from './upload.ts'

/** What a mutation is sent, but for the key, which comes with the sending. */
export type Sent<V> = Omit<V, 'key'>

const TAKES_KEY = /\$key\b/

/**
 * What sends the mutations of one place, each with a key when it takes one (`$key`), so that no act is done twice: until it is known to be
 * done, the same act sent again has the same key. Once it is done, and for another act or another input, the key is a new one.
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

/** An answer with errors may be that of an act that was kept all the same: the database was lost while it did so. */
const isDone = <R>(answer: R) =>
  Object.values(answer as Record<string, { errors?: unknown[] } | null>).every((field) => !field?.errors?.length)

/** A file is known by what is told of it: chosen again, it is another object. */
const printOf = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value
