/**
 * A drawn library of an agency that does not exist. Nothing in it is a rule, a rate or a form of anyone:
 * the carriers are invented, and what it says of states is drawn as well.
 */
export type LibraryDocument = { name: string; pages: string[][] }

/** `document` is null where the library does not answer; `page` counts from 1; `key` stands in that page. */
export type LibraryQuestion = {
  question: string
  document: string | null
  page?: number
  key: RegExp
  not?: RegExp
}

/** The pages of a printed text, in which a line of two percent signs ends a page. */
export function printed(text: string): string[][] {
  return text
    .trim()
    .split(/\n%%\n/)
    .map((page) => page.split('\n'))
}
