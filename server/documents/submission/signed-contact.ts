import { isMailOf, PHONE } from '../facts/phones.ts'
import type { Line, Page } from '../types.ts'
import { isAlone, isOwnDomain } from './letter-parties.ts'
import type { Said } from './said.ts'

const MAIL_AT = /(?<local>[\w.+-]+)@(?<domain>(?:[\w-]+\.)+[a-z]{2,10})/gi
const PERSON = /^(?<name>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,2})(?=$|\s*[,|<]|\s[-–—]\s)/u
/** Lines that a signature takes at the most, and those of a header before a name. */
const MOST_SIGNED = 8
const MOST_OVER = 2
/** What is shorter may stand in any name. */
const LEAST_NAME = 8
const HEADER = /^(?:from|sender):?\s+/i

/**
 * Whom to ask about a letter: the person who signs it, where their mail is at the applicant's own domain, or they sign over its name. `name`: the applicant's. How they are
 * reached is told right under their name; below a company's, the number is that company's.
 */
export function signedContact({ lines, number }: Page, name: string): Said[] {
  const mails = lines.flatMap((line) =>
    line.text.startsWith('>')
      ? []
      : [...line.text.matchAll(MAIL_AT)].map(({ 0: mail, groups }) => ({
          ...{ line, mail },
          ...(groups as { local: string; domain: string }),
        })),
  )
  const people = lines.flatMap((line, at) => {
    const text = line.text.replace(HEADER, '')
    const person = PERSON.exec(text)?.groups?.name
    return person ? [{ person, line, at }] : []
  })
  // Whose mail is elsewhere may sign right over the company.
  const isUnder = (person: string) =>
    people.some(
      (one) =>
        one.person === person &&
        lines
          .slice(one.at + 1, one.at + 1 + MOST_OVER)
          .some(({ text }) => text.length >= LEAST_NAME && isAlone(text, name)),
    )
  const told = mails.flatMap(({ mail, local, domain, line }) =>
    people
      .filter(({ person }) => isMailOf(local, person) && (isOwnDomain(domain, name) || isUnder(person)))
      .map((one) => ({ ...one, mail, mailed: line })),
  )
  const [first] = told
  if (!first || told.some(({ person, mail }) => person !== first.person || mail !== first.mail)) return []
  const signed = told.findLast(({ line }) => !line.text.includes('@'))
  const said = (part: string, value: string, own: readonly Line[]): Said => ({
    of: 'applicant',
    part: `writer_${part}`,
    place: '',
    parts: { '': value },
    source: { page: number, quote: own.map(({ text }) => text).join(' '), boxes: own.map(({ box }) => box) },
    isAsked: false,
  })
  const phone = signed ? phoneUnder(lines.slice(signed.at + 1, signed.at + MOST_SIGNED)) : null
  return [
    said('name', first.person, [signed?.line ?? first.line]),
    said('email', first.mail, [first.mailed]),
    ...(phone ? [said('phone', phone.number, [phone.line])] : []),
  ]
}

/** The only number of the lines under a name, up to one that is of a company or of nothing else but how somebody is reached. */
function phoneUnder(lines: readonly Line[]): { number: string; line: Line } | null {
  const [line] = lines
  const all = line ? [...line.text.matchAll(new RegExp(PHONE.source, 'gi'))] : []
  return line && all.length === 1 ? { number: all[0]![0], line } : null
}
