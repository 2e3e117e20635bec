import type { Cell } from './types.ts'

/** A cell of a side that says nothing: `note` tells where was looked. */
export const nothing = (note: string): Cell => ({ text: '', place: null, note })

/** A cell of our own words, which stand nowhere. */
export const plain = (text: string): Cell => ({ text, place: null, note: null })
