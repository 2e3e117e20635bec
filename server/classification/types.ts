/**
 * A code that a business can have. `groups`: the titles it stands under in its table, broadest first; `wordings`: activities that the table
 * says are classed there, each in its own words.
 */
export type ClassCode = { code: string; title: string; groups: readonly string[]; wordings: readonly string[] }

/** For a code of NAICS, codes of another table that mean the same and how much of it each does, 0 to 1. */
export type Kin = Readonly<Record<string, readonly (readonly [code: string, share: number])[]>>

/**
 * A table of codes as it is kept. It is made ready once and remembered as long as the object lives, so hand over the same one each time. `kin`, where it is
 * known, lets a table of few words be found by the wordings of NAICS.
 */
export type ClassTable = { name: string; codes: readonly ClassCode[]; kin?: Kin }

/** Words of a text: where they begin and end in it, in UTF-16 units. */
export type Quoted = { text: string; from: number; to: number }

/** A wording of the table that led to a code, and the words of the user's text that say the same. */
export type Because = { wording: string; words: Quoted[] }

/**
 * A code with how sure it is, 0 to 1 over the whole table. `because`: best first; empty where only what NAICS says of it led there, or other forms of its
 * words. `decides`: for a close runner-up, what tells it from the first, as "Decides: single-family or multifamily"; null for the first and for those
 * far behind.
 */
export type RankedCode = { code: string; title: string; score: number; because: Because[]; decides: string | null }

/** A part of a text that speaks of one activity, with its codes. */
export type Activity = Quoted & { codes: RankedCode[] }
