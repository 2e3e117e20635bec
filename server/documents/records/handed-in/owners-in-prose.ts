import { findAmounts } from '../../../../shared/amounts.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { isOfTrade } from '../../facts/firms.ts'
import { LEGAL_FORM_IN_ANY_CASE } from '../../facts/legal-forms.ts'
import { isMailOf } from '../../facts/phones.ts'
import { paragraphsOf, type Sentence, sentencesOf } from '../../submission/prose.ts'
import type { Line, Page } from '../../types.ts'
import type { PaperRecord, RecordField, RecordValue } from '../types.ts'

/** Somebody of whom sentences speak, from the sentence on that first does. */
type Person = { name: string; page: number; since: number; fields: Map<string, RecordField>; twice: Set<string> }

const NAME = /\p{Lu}\p{Ll}[\p{L}'’]*(?: \p{Lu}\.)?(?: \p{Lu}\p{Ll}[\p{L}'’-]*){1,2}/gu
const COMPANY = new RegExp(`\\b${LEGAL_FORM_IN_ANY_CASE}(?!\\p{L})`, 'u')
/** Where a clause of another subject, or of the same again, begins. */
const CLAUSES = /;\s+|,?\s+(?:and|so|but)\s+(?=(?:his|her|my|our|I|he|she|please)\b)|,\s+(?=(?:he|she|I|who)\b)/i
const GOES_ON = /\b(?:he|she|him|both|they)\b|\bher\b(?! \p{L}+ (?:\p{Lu}|is|owns|has))|^(?:his|her|my) \$|^who\b/iu
/** What was, what is of another company, or what is not settled. */
const NOT_OURS =
  /\b(?:was|were|had|sold|former(?:ly)?|used to|if|would|may|might|their|wonder\w*|whether)\b|(?:percent|%) of (?:his|her|an?|another)\b/i
const OF_ANOTHER = /(?:percent|%) of (?:the )?\p{Lu}/u
const TITLE =
  /\b(?:is|am|as|,) (?:the |our |a )?(?<title>(?:vice |co-)?(?:president|chair\p{L}*)|secretary|treasurer|(?:managing )?(?:member|partner|director)|(?:general )?manager|chief \p{L}+ officer|ceo|cfo|coo)\b/iu
const SHARE = /\b(?:owns?|has|have|holds?)\b[^.;$\d]{0,24}?(?<share>\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b)/i
const INSURED = /\b(?<told>included|excluded)\b|\bplease (?<asked>include|exclude) (?:him|her|me|both)\b/gi

/** The owners and officers of whom sentences of a letter say that they are to be included or excluded, with their titles and shares. */
export function ownersInProse(pages: readonly Page[]): PaperRecord[] {
  let writer = ''
  const people = pages.flatMap((page) => {
    let from = 0
    return paragraphsOf(page.lines).flatMap((lines) => {
      const to = page.lines.indexOf(lines[0]!)
      writer = senderIn(page.lines.slice(from, to)) ?? writer
      from = to
      const sentences = sentencesOf(lines)
      return sentences.some(({ text }) => /\b(?:includ|exclud)/i.test(text))
        ? peopleIn(sentences, page.number, writer)
        : []
    })
  })
  // Behind somebody who is not named, nothing tells in which row of a form the next one stands.
  const gap = people.findIndex(({ name, fields }) => !name && isWhole(fields))
  const listed = gap < 0 ? people : people.slice(0, gap)
  return listed.flatMap(({ name, page, fields, twice }) => {
    const isOne = !twice.size && people.filter((one) => one.name === name).length === 1
    return name && isWhole(fields) && isOne ? [{ type: 'individual', page, fields: Object.fromEntries(fields) }] : []
  })
}

/** Whether it is told who somebody is, and whether they are insured. */
const isWhole = (fields: Person['fields']) =>
  fields.has('inclusion') && (fields.has('title') || fields.has('ownership'))

const SENDER = /^(?:from:?\s+)?(?<name>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}) <(?<local>[\w.+-]+)@[\w.-]+>/iu

/** Who sends the last mail that begins in some lines; those it goes to stand behind words that say so. */
function senderIn(lines: readonly Line[]): string | null {
  const senders = lines.flatMap(({ text }, at) => {
    const { name = '', local = '' } = SENDER.exec(text)?.groups ?? {}
    return name && isMailOf(local, name) && !/^(?:to|cc|bcc):?$/i.test(lines[at - 1]?.text ?? '') ? [name] : []
  })
  return senders.at(-1) ?? null
}

function peopleIn(sentences: readonly Sentence[], page: number, writer: string): Person[] {
  const people = new Map<string, Person>()
  let current: Person[] = []
  // Whom no name tells is somebody else each time.
  const named = (names: readonly string[], at: number, isMe = false) =>
    names.map((name) => {
      const key = name || (isMe ? 'I' : `${people.size}`)
      const known = people.get(key) ?? { name, page, since: at, fields: new Map(), twice: new Set() }
      people.set(key, known)
      return known
    })
  for (const [at, { text }] of sentences.entries()) {
    for (const clause of text.split(CLAUSES)) {
      const names = namesIn(clause)
      if (names.length) current = named(names, at)
      else if (/^I\b/.test(clause)) current = named([writer], at, true)
      else if (!GOES_ON.test(clause) && !INSURED_ALONE.test(clause)) current = named([''], at)
      if (![NOT_OURS, OF_ANOTHER, COMPANY].some((one) => one.test(clause)))
        tell(clause, current, sentences.slice(0, at + 1), page)
    }
  }
  return [...people.values()]
}

/** 'Please exclude me': of who is spoken of. */
const INSURED_ALONE = /^please (?:include|exclude) (?:him|her|me|both)\b/i

/** The people that a clause names in full. */
const namesIn = (clause: string): string[] =>
  [...clause.matchAll(NAME)]
    .map(([name]) => name.replace(/^(?:My|Our|The|His|Her|And|Then) /, ''))
    .filter((name) => name.includes(' ') && !isOfTrade(name))

function tell(clause: string, current: readonly Person[], sentences: readonly Sentence[], page: number): void {
  const isOfEach = current.length < 2 || /\b(?:each|both)\b/i.test(clause)
  if (!isOfEach) return
  const insured = new Set(
    [...clause.matchAll(INSURED)].map(({ groups }) => (groups!.told ?? `${groups!.asked}d`).toLowerCase()),
  )
  const [inclusion] = insured
  const pay = /\b(?:his|her|my|with|at) \$[\d,]*\d/i.exec(clause)?.[0]
  const told: [string, RecordValue | null | undefined][] = [
    ['title', TITLE.exec(clause)?.groups?.title],
    ['ownership', SHARE.exec(clause)?.groups?.share],
    [
      'inclusion',
      insured.size === 1 &&
      !isDenied(
        clause
          .replace(/\bno other\b/i, ' ')
          .replace(inclusion!, ' ')
          .replace(/\bexclude\w*/gi, ' '),
      )
        ? inclusion
        : null,
    ],
    ['class_code', /\bclass (?<code>\d{4})\b/i.exec(clause)?.groups?.code],
    ['payroll', pay ? findAmounts(pay)[0]?.amount : null],
  ]
  for (const { name, since, fields, twice } of current) {
    const own = sentences.slice(since)
    const source = {
      page,
      quote: own.map(({ text }) => text).join(' '),
      boxes: [...new Set(own.flatMap(({ lines }) => lines))].map(({ box }) => box),
    }
    if (!fields.has('name')) fields.set('name', { value: name, source })
    for (const [part, value] of told) {
      if (value === null || value === undefined) continue
      const known = fields.get(part)
      if (known && known.value !== value) twice.add(part)
      fields.set(part, { value, source })
    }
  }
}
