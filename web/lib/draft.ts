import { useCallback, useState } from 'react'
import { newId } from './id.ts'

/** A document, a file of the workspace or a record that was named with "@", and the client a record is of. */
export type Named = {
  kind: 'DOCUMENT' | 'FILE' | 'ACCOUNT' | 'POLICY'
  id: string
  name: string
  accountId?: string | null
}

export type Draft = {
  text: string
  files: File[]
  named: Named[]
  /** Renewed whenever the content changes, so that sending the same content twice has one effect. */
  key: string
}

const PREFIX = 'cara.draft.'
/** Follows the key of a draft. */
const NAMED = '#named'
const OWNER = 'cara.drafts-of'

/** Files cannot be stored as text; they live as long as the page, which outlasts a visit to the sign-in screen. */
const filesByPlace = new Map<string, File[]>()

/**
 * A draft of one text field, kept through an ended session, a reload or a lost connection until `clear` is called (files: until the page
 * itself is left).
 */
export function useDraft(place: string) {
  const storageKey = PREFIX + place
  const [draft, setDraft] = useState<Draft>(() => ({
    text: readText(storageKey),
    files: filesByPlace.get(place) ?? [],
    named: readNamed(storageKey),
    key: newId(),
  }))

  const change = useCallback(
    (part: Partial<Pick<Draft, 'text' | 'files' | 'named'>>) =>
      setDraft((before) => {
        const after = { ...before, ...part, key: newId() }
        writeText(storageKey, after.text)
        writeText(storageKey + NAMED, after.named.length ? JSON.stringify(after.named) : '')
        filesByPlace.set(place, after.files)
        return after
      }),
    [storageKey, place],
  )
  const clear = useCallback(() => change({ text: '', files: [], named: [] }), [change])
  return { draft, change, clear }
}

/** Restores a text as a draft; false when another draft is there. */
export function keepDraft(place: string, text: string) {
  if (readText(PREFIX + place)) return false
  writeText(PREFIX + place, text)
  return true
}

/** Adds files to a draft, to be found there when it is opened. */
export function addDraftFiles(place: string, files: readonly File[]) {
  filesByPlace.set(place, [...(filesByPlace.get(place) ?? []), ...files])
}

/** Deletes the draft of a place that no longer exists. */
export function forgetDraft(place: string) {
  writeText(PREFIX + place, '')
  writeText(PREFIX + place + NAMED, '')
  filesByPlace.delete(place)
}

/** Forgets every draft when another user signs in on the same page than the one who wrote them. */
export function keepDraftsOf(userId: string) {
  const owner = readText(OWNER)
  if (owner && owner !== userId) {
    filesByPlace.clear()
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  }
  writeText(OWNER, userId)
}

const readNamed = (storageKey: string): Named[] => JSON.parse(readText(storageKey + NAMED) || '[]') as Named[]

function readText(key: string) {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function writeText(key: string, text: string) {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the text lives only in the page.
  }
}
