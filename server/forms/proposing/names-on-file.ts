import { addressFrom, cityStateZip, isFiller, isStopWord, normal, startsAddress } from '../../documents/index.ts'
import type { ProposalInput } from '../types.ts'

/** The names and places that the documents, the records and the user give the parties, each once. */
export function namesOnFile({ files, agency, holder, interest }: ProposalInput): string[] {
  const facts = files.flatMap((file) => file.facts.facts)
  const named = facts.flatMap(({ key, value }) => (NAMES.test(key) ? [value] : []))
  const given = [holder, interest].flatMap((party) => (party?.trim() ? [givenParty(party.trim()).name] : []))
  return [...new Set([...named, ...given, ...(agency?.name ? [agency.name] : [])])]
}

const NAMES = /^(?:carrier\.name|insured\.(?:name|dba|line1|city)|(?:producer|holder)\.(?:name|line1|city))$/

/** Words without the names they give, whole or by their beginning: signs that say nothing, as many, take their place. */
export function withoutNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap(beginnings).toSorted((a, b) => b.text.length - a.text.length)
  return parts.reduce((rest, part) => struck(rest, patternOf(part)), text)
}

/** Words without these of their parts, as long as before. */
export const struck = (text: string, part: RegExp): string => text.replace(part, (own) => '|'.repeat(own.length))

/** Whether words give a name, whole or by its beginning, written large and as no part of a longer one: 'the Harbor policy'. */
export const namesParty = (text: string, name: string): boolean =>
  beginnings(name).some((part) => {
    const { source } = patternOf({ ...part, isLoose: false })
    return new RegExp(`(?<!\\w [A-Z][\\w-]* )${source}(?! [A-Z][a-z])`, 'u').test(text)
  })

type Beginning = { text: string; isLoose: boolean }

/** A name and the beginnings it is called by, which tell more than what any business is called. `isLoose`: also when written small. */
function beginnings(name: string): Beginning[] {
  const words = name.trim().split(/\s+/)
  return words.flatMap((_, at): Beginning[] => {
    const own = words.slice(0, at + 1)
    const text = own.join(' ')
    if (at + 1 === words.length) return [{ text, isLoose: words.length > 1 || /\w-\w/.test(text) }]
    const isTelling = own.some((word) => /\w-[A-Za-z]/.test(word) || !isCommon(word))
    return isTelling ? [{ text, isLoose: at > 0 || /\w-\w/.test(text) }] : []
  })
}

const isCommon = (word: string) => isStopWord(word.toLowerCase()) || normal(word).split(' ').every(isFiller)

function patternOf({ text, isLoose }: Beginning): RegExp {
  const signs = text.replace(/[^\p{L}\d]/gu, '')
  if (signs.length < 3) return /(?!)/g
  const between = '[^\\p{L}\\d\\n]*'
  return new RegExp(`(?<![\\p{L}\\d])${[...signs].join(between)}(?![\\p{L}\\d])`, isLoose ? 'giu' : 'gu')
}

/** The name and the address of a party as the user wrote it. */
export function givenParty(given: string) {
  const lines = given
    .split(/\n|;\s*/)
    .map((line) => line.trim())
    .filter(Boolean)
  const parts = lines.length > 1 ? lines : splitOneLine(given)
  const start = parts.findIndex((line, index) => index > 0 && (startsAddress(line) || cityStateZip(line)))
  const address = start > 0 ? addressFrom(parts.slice(start)) : null
  const name = (start > 0 && address ? parts.slice(0, start) : parts).join(' ')
  return { name, address }
}

/** 'Acme Inc., 12 Elm St, Barre, VT 05641' as its name and its address. */
function splitOneLine(text: string): string[] {
  const match = /^(.*?),\s*((?:\d+|P\.? ?O\.? Box) .*)$/i.exec(text)
  return match && cityStateZip(match[2]!) ? [match[1]!, match[2]!] : [text]
}
