import { companiesIn, isOfTrade, NAME_WORD } from '../facts/firms.ts'
import { isOneName } from '../facts/names.ts'
import { PHONE } from '../facts/phones.ts'
import type { Line, Page } from '../types.ts'
import { paragraphsOf } from './prose.ts'
import { readValue } from './read-value.ts'
import type { Said } from './said.ts'

/** Lines at the head of a letter, those behind the name in either place, and those under its end. */
const HEAD = 4
const UNDER = 5
const MOST_SIGNED = 10

/**
 * Who writes a letter: the only company in its sentences that is no insurer, agency or lender, where it heads or signs the letter, with how it is
 * reached beside its name. Nothing where there are two, and nothing that the page says otherwise.
 */
export function writerOf({ lines, number }: Page, said: readonly Said[]): Said[] {
  const words = paragraphsOf(lines).map((own) => own.map(({ text }) => text).join(' '))
  if (!words.some((text) => /\b(?:we|our|I|my)\b/.test(text))) return []
  const told = said.find(({ of, part }) => of === 'applicant' && part === 'name')?.parts['']
  const domains = domainsIn(lines)
  const named = told ?? onlyCompany(words) ?? whoTheyAre(words, domains)
  if (!named) return []
  // In an end that names the writer's position, the company begins a line of its own.
  const name = lines.find(({ text }) => named.endsWith(` ${text}`) && onlyCompany([text]) === text)?.text ?? named
  const signed = lines.findLastIndex(({ text }, at) => at >= lines.length - MOST_SIGNED && isAlone(text, name))
  const heads = lines.slice(0, HEAD).findIndex(({ text }) => isAlone(text, name))
  const at = [heads, signed].find((place) => place >= 0)
  if (at === undefined && !domains.some((one) => isOwnDomain(one, named))) return []
  // Its head or end may leave out the legal form, which the words behind the value must have.
  const whole = lines.find(({ text }) => text.includes(name)) ?? lines[at ?? -1]
  if (!whole) return []
  const source = { page: number, quote: whole.text, boxes: [whole.box] }
  const own: Said = { of: 'applicant', part: 'name', place: '', parts: { '': name }, source, isAsked: false }
  const beside = [heads, signed].flatMap((place) =>
    place < 0 ? [] : reached(lines.slice(place + 1, place + 1 + UNDER), number),
  )
  // Mail may go elsewhere than where they are.
  const isElsewhere = words.some((text) => MAIL.test(text))
  return [own, ...beside.filter(({ part }) => part !== 'address' || !isElsewhere)].filter(
    ({ part }) => !said.some((one) => one.of === 'applicant' && one.part === part),
  )
}
const MAIL = /(?<!e-)\b(?:mail|mailing|p\.?\s?o\.? box)\b/i

function onlyCompany(words: readonly string[]): string | undefined {
  const own = words.flatMap((text) => companiesIn(text).map(({ name }) => name)).filter((name) => !isOfTrade(name))
  return own.find((one) => own.every((other) => isOneName(one, other)))
}

/** Whom a mail says to be that is of a domain of that name: 'We are Plover Street Pantry, …'. */
const whoTheyAre = (words: readonly string[], domains: readonly string[]) => {
  const named = words.flatMap((text) => [...text.matchAll(WE_ARE)].map(([, name]) => name!))
  return named.length === 1 && domains.some((one) => isOwnDomain(one, named[0]!)) ? named[0] : undefined
}
const WE_ARE = new RegExp(`\\bWe are (${NAME_WORD}(?: (?:(?:of|and|the|for) )?${NAME_WORD}){1,6})(?=[,.])`, 'gu')

/** The domains of mail on a page, without those of an older mail. */
const domainsIn = (lines: readonly Line[]) =>
  lines.flatMap(({ text }) => (text.startsWith('>') ? [] : [...text.matchAll(/@([\w.-]+\w)/g)].map(([, one]) => one!)))

/** A domain that begins as the applicant's name does, its words run together. */
export function isOwnDomain(domain: string, name: string): boolean {
  const [own] = domain.toLowerCase().split('.').slice(-2)
  const words = name
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== 'the')
  const runs = words.map((_, at) => words.slice(0, at + 1).join('')).slice(1)
  return runs.some((run) => run.length > 5 && own!.replace(/-/g, '').startsWith(run))
}

/** Whether a line is such a name and nothing else. */
export const isAlone = (text: string, name: string) => text.length < name.length + 4 && isOneName(text, name)

/** How the lines right under a name say that its owner is reached; the first that says nothing of it ends them. An address may take two. */
function reached(lines: readonly Line[], page: number): Said[] {
  const found: Said[] = []
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const over = next ? saidAs('address', [line, next], [line.text, next.text], page) : []
    const pieces = line.text.split(/\s+[-–—·•|]\s+|\s+(?=www\.|\S+@)/)
    const own = pieces.flatMap((piece) => PARTS.flatMap((part) => saidAs(part, [line], [bareOf(piece)], page)))
    const isRest = found.some(({ part, source }) => part === 'address' && source.boxes.includes(line.box))
    if (!over.length && !own.length && !isRest && !PHONE.test(line.text)) break
    found.push(...(own.some(({ part }) => part === 'address') ? [] : over), ...own)
  }
  return found
}
const PARTS = ['address', 'phone', 'website'] as const

/** A number without what it is called: 'Office 402-555-0120'. */
const bareOf = (piece: string) => piece.replace(/^(?:office|phone|tel|telephone|main|p|o|t)[.:]?\s+(?=[\d(])/i, '')

function saidAs(part: (typeof PARTS)[number], lines: readonly Line[], texts: string[], page: number): Said[] {
  const parts = readValue(part, texts)
  const source = { page, quote: lines.map(({ text }) => text).join(' '), boxes: lines.map(({ box }) => box) }
  return parts ? [{ of: 'applicant', part, place: '', parts, source, isAsked: false }] : []
}
