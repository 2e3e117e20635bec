import { inDoubt } from '../certainty.ts'
import type { DocumentKind } from '../kinds.ts'
import { cityStateZip, endsCity, isStreet, startsAddress, upToZip } from './addresses.ts'
import { agencyName } from './agency-names.ts'
import { businessCodeAt } from './business-codes.ts'
import type { Finding } from './findings.ts'
import { lineNamed, type Topic } from './headings.ts'
import type { FactKey } from './keys.ts'
import { DBA, isOfPaperWords, LEGAL_FORM, nameOf, plausibleName, tidy, withoutBoxes } from './names.ts'
import type { TopicMap } from './page-topics.ts'
import { addressAt, addressDrafts, type Draft } from './party-addresses.ts'
import { personIn, reachIn } from './party-reach.ts'
import { EMAIL, isMailOf, PHONE, PHONE_ALONE, REACH_ON } from './phones.ts'
import { type Cell, normal, type Sheet, type Span, spanNorm, spanOf, spanText } from './sheet.ts'
import { endsLabel, isBusinessCode, type LabelFound, labelOf } from './text-labels.ts'
import { type BlockLine, blockFrom, cellBelow, LEGAL_FORM_ALONE, type Place, placesOf } from './value-places.ts'

type Party = 'insured' | 'producer'

/** The insured and the producer: names, addresses, phones and codes, from the blocks their labels head. */
export function readParties(sheets: Sheet[], topics: TopicMap, kind: DocumentKind = 'other'): Finding[] {
  return sheets.flatMap((sheet) => {
    const found: Finding[] = []
    const named: { party: Party | 'other'; left: number; row: number }[] = []
    for (const row of sheet.rows) {
      for (const cell of row.cells) {
        const topic = topics.at(sheet.number, row.index, cell.left)
        const label = meantLabel(sheet, cell, topic, kind)
        if (!label || endsLabel(cell)) continue
        if (label.kind === 'insured' || label.kind === 'producer')
          named.unshift({ party: label.kind, left: cell.left, row: row.index })
        if (
          label.kind === 'otherParty' ||
          label.kind === 'employer' ||
          (label.kind === 'carrier' && cell.norm !== 'COMPANY')
        )
          named.unshift({ party: 'other', left: cell.left, row: row.index })
        // Two parties side by side: an address goes to the one above it, else to the last one named.
        const party =
          (besides(named, label.kind).find((one) => Math.abs(one.left - cell.left) < 40) ?? named[0])?.party ?? null
        const beside = label.kind === 'address' && row.cells.some((one) => labelOf(one)?.kind === 'insured')
        const above = party === null && !beside && laterInsured(sheet, row.index)
        if (label.kind === 'address' && above) continue
        const block = `${sheet.number}/${row.index}/${Math.round(cell.left)}`
        const isBelow = isBusinessCode(label.kind) && row.index - (named[0]?.row ?? 0) > BLOCK
        for (const draft of partyAt(sheet, label, beside ? 'insured' : isBelow ? null : party))
          found.push({ ...draft, page: sheet.number, row: row.index, topic, block })
      }
    }
    return found
  })
}

/** How many rows a party's block may have. */
const BLOCK = 5

/**
 * The employer is the insured of a workers compensation policy that names no insured otherwise, and nobody elsewhere; whom a certificate is
 * issued to is its holder.
 */
function meantLabel(sheet: Sheet, cell: Cell, topic: Topic | null, kind: DocumentKind): LabelFound | null {
  const label = labelOf(cell)
  if (label && isHolder(label, kind)) return { ...label, kind: 'otherParty' }
  if (label?.kind !== 'employer' || topic !== 'wc') return label
  const labels = sheet.rows.flatMap((row) => row.cells.flatMap((one) => labelOf(one) ?? []))
  const named = labels.some((one) => one.kind === 'insured' && !isHolder(one, kind))
  return named ? label : { ...label, kind: 'insured' }
}

const isHolder = ({ kind, label }: LabelFound, paper: DocumentKind) =>
  paper === 'certificate' && kind === 'insured' && /^ISSUED TO$/.test(spanNorm(label))

/** The parties a label may be of, by its column: an address of any of the last ones named, a phone of those side by side. */
function besides<One extends { row: number }>(named: One[], kind: LabelFound['kind']): One[] {
  if (kind === 'address') return named.slice(0, 3)
  return REACHES.has(kind) ? named.filter(({ row }) => row === named[0]!.row) : []
}
const REACHES = new Set<LabelFound['kind']>(['phone', 'fax', 'email', 'contact'])

/** An address over the page's first insured is the carrier's own. */
function laterInsured(sheet: Sheet, row: number) {
  return sheet.rows.slice(row + 1).some((one) => one.cells.some((cell) => labelOf(cell)?.kind === 'insured'))
}

function partyAt(sheet: Sheet, label: LabelFound, party: Party | 'other' | null): Draft[] {
  if (label.kind === 'insured' || label.kind === 'producer') return blockAt(sheet, label, label.kind)
  if (label.kind === 'address' && (party === 'insured' || party === 'producer')) return addressAt(sheet, label, party)
  if (label.kind === 'address' && party === null) return addressAt(sheet, label, 'insured')
  if (label.kind === 'dba') return wordsAt(sheet, label, 'insured.dba')
  if (label.kind === 'entity') return wordsAt(sheet, label, 'insured.entityType')
  if (label.kind === 'business' && label.strict) return wordsAt(sheet, label, 'insured.business')
  if (label.kind === 'additionalInsureds') return wordsAt(sheet, label, 'insured.additionalName')
  if (label.kind === 'producerCode') return codeAt(sheet, label)
  if (party !== 'producer' && party !== 'other' && isBusinessCode(label.kind)) return businessCodeAt(sheet, label)
  const ofProducer = party === 'producer' || /AGENT|AGENCY|PRODUCER|BROKER/.test(label.label.cell.norm)
  if (!ofProducer) return []
  if (label.kind === 'phone' || label.kind === 'fax' || label.kind === 'email')
    return reachAt(sheet, label, `producer.${label.kind}`)
  return label.kind === 'contact' ? contactAt(sheet, label) : []
}

/** Reads name and address from the block of a party's label, wherever it stands. */
function blockAt(sheet: Sheet, label: LabelFound, party: Party): Draft[] {
  // "Insured's", over 'Interest': what is the party's, not who it is.
  if (/['’]s$/i.test(spanText(label.label))) return []
  if (label.rest && !label.strict && !shouted(label) && !lineOfAll([spanText(label.rest)])) return []
  const under = label.rest && NO_WORDS.test(spanText(label.rest)) ? cellBelow(sheet, label.label.cell) : null
  const found: Place[] = under ? [{ span: spanOf(under), where: 'below' }] : placesOf(sheet, label)
  if (found[0] && NOBODY.test(spanText(found[0].span))) return []
  const places = addressedFirst(sheet, found)
  for (const place of places) {
    const block = blockFrom(sheet, place)
    // Some agents' boxes begin with a phone or a code.
    const start = party === 'producer' ? block.findIndex((line) => !NO_WORDS.test(line.text)) : 0
    const lines = block.slice(Math.max(0, start))
    const sure = place.where === 'below' ? 0.9 : label.strict ? 0.94 : 0.8
    // 'Insured's address' and 'Named insured / mailing address' look alike; what follows tells them apart.
    if (/ADDRESS/.test(label.label.cell.norm) && startsAddress(lines[0]!.text) && !isNumbered(lines))
      return addressAt(sheet, label, party)
    const read = partyFrom(lines, label.label, party, sure)
    if (read.length)
      return [...withPerson(sheet, label, read), ...(start > 0 ? reachIn(block.slice(0, start), sure) : [])]
  }
  return []
}

/** Under the label of a producer, a person without an address whose own mail the page tells is whom to ask at the agency, not the agency. */
function withPerson({ rows }: Sheet, { kind }: LabelFound, read: Draft[]): Draft[] {
  const named = read.find(({ key }) => key === 'producer.name')
  const person = named && !read.some(({ key }) => key === 'producer.line1') ? personIn(named.value) : null
  const mails = rows.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => text.match(new RegExp(EMAIL.source, 'gi')) ?? []),
  )
  if (kind !== 'producer' || !person || !mails.some((mail) => isMailOf(mail.split('@')[0]!, person))) return read
  return read.map((one) => (one === named ? { ...one, key: 'producer.contact', value: person } : one))
}

/** '219 Zinnia Avenue Associates,', under it 'L.P.': a name that begins with a number. */
const isNumbered = ([first, next]: BlockLine[]) => first!.text.endsWith(',') && LEGAL_FORM_ALONE.test(next?.text ?? '')

const NOBODY = /^(NONE|N\/A|NOT APPLICABLE|DIRECT|HOUSE ACCOUNT)\b/i

/** Of a place to the right and one below, a whole address tells which is the party's; the other is of another box. */
function addressedFirst(sheet: Sheet, places: Place[]): Place[] {
  const [right, below] = places
  if (right?.where !== 'right' || below?.where !== 'below') return places
  const holds = (place: Place) => {
    const lines = blockFrom(sheet, place)
    const end = lines.findIndex((line) => cityStateZip(line.text))
    return end > 0 || (end === 0 && startsAddress(lines[0]!.text) === false && lines[0]!.text.includes(','))
  }
  return !holds(right) && holds(below) ? [below, right] : places
}

/** 'INSURED ACME ROOFING': a label in capitals needs no colon, if few words follow and they are no talk of copies and bills. */
function shouted(label: LabelFound) {
  const rest = label.rest && spanText(label.rest)
  if (!rest || label.rest!.to - label.rest!.from > 7) return false
  const head = spanText(label.label)
  // 'ACCOUNT PROFILE': a title, no label with a name.
  if (/^\p{L}+$/u.test(rest) && !/insured/i.test(head)) return false
  const loud = head === head.toUpperCase() || (/^[A-Z][a-z]/.test(head) && /^[A-Z0-9&.,' -]+$/.test(rest))
  return (
    loud &&
    /^[A-Z0-9]/.test(rest) &&
    !/\b(COPY|DATE|BILL(ED)?|USE|REQUEST|CONTRACT|RETENTION|LOCATION|ONLY|STATEMENT)\b/i.test(rest)
  )
}

/** A phone or a code, with no name in it. */
const NO_WORDS = /^[#\d().\s/-]+[A-Z]?$/

/** 'Acme Agency, P.O. Box 5, Erie, PA 16501', perhaps going on in the next line: a name and its address in one run of words. */
function lineOfAll(lines: string[]): { name: string; address: string } | null {
  const isUnder = lines[1] !== undefined && startsAddress(lines[1])
  for (const run of [lines[0]!, ...(isUnder ? [] : [lines.slice(0, 2).join(' ')])]) {
    const text = upToZip(run)
    if (!cityStateZip(text)) continue
    const parts = text.split(/,\s*/)
    const at = parts.findIndex((part, index) => index > 0 && startsAddress(part))
    if (at > 0) return { name: parts.slice(0, at).join(', '), address: parts.slice(at).join(', ') }
    const inline = /^(.*?[A-Za-z.)])\s+(\d+ .+)$/.exec(text)
    if (inline && parts.length < 4) return { name: inline[1]!, address: inline[2]! }
  }
  return null
}

/** Whether a line between a name and its address may be of the name. */
const mayGoOn = (line: string) =>
  /[A-Za-z]{3}/.test(line) &&
  !(line.includes(' ') && isOfPaperWords(line)) &&
  lineNamed(normal(line)) === null &&
  !DBA.test(line) &&
  !PHONE.test(line) &&
  !EMAIL.test(line) &&
  !IN_CARE.test(line)
const IN_CARE = /^(?:ATTN|ATTENTION|C\/O|CARE OF|AN? |\()|:/i

/** 'Otter Agency — 12 Main St': a dash between words parts them, as a comma does. */
const withoutDashes = (text: string) => text.replace(/^[—–-]\s+/, '').replace(/\s+[—–]\s+/g, ', ')

/** Splits a block into its name lines and its address. Nothing when its first line is no name. */
export function partyFrom(block: BlockLine[], label: Span | null, party: string, sure: number): Draft[] {
  // An agent's code between name and street is neither.
  if (isOfPaperWords(block[0]!.text) || DBA.exec(block[0]!.text)?.index === 0) return []
  const lines = block.filter(
    (line, index) =>
      index === 0 ||
      PHONE_ALONE.test(line.text) ||
      endsCity(block[index - 1]!.text, line.text) ||
      !/^(?=[A-Z]*(?:\d[A-Z]+)*\d\d)[\dA-Z]+(?:-[\dA-Z]+)*$/.test(line.text),
  )
  const texts = lines.map((line) => withoutDashes(line.text))
  const end = texts.findIndex((text) => cityStateZip(text))
  const shown = end < 0 ? texts : texts.slice(0, end + 1)
  const start = shown.findIndex((text, index) => index > 0 && startsAddress(text))
  const place = start > 0 ? start : end > 0 ? Math.max(1, end - (end > 1 ? 1 : 0)) : Math.min(3, shown.length)
  const nameLines = shown.slice(0, Math.min(place, shown.length))
  const oneLine = lineOfAll(shown)
  const { name: printed, joined } = nameOf(oneLine ? [oneLine.name] : nameLines, start > 0)
  if (isStreet(printed)) return []
  const whole = withoutBoxes(printed)
  const name = party === 'producer' ? agencyName(whole) : whole
  if (!plausibleName(name)) return []
  const prefix = label ? [label] : []
  const nameSpans = lines.slice(0, joined).flatMap((line) => line.spans)
  const key = (part: string) => `${party}.${part}` as FactKey
  const drafts: Draft[] = [
    {
      key: key('name'),
      value: name,
      spans: [...prefix, ...nameSpans],
      valueSpan: lines[0]!.spans[0]!,
      sure: !LEGAL_FORM.test(printed) && nameLines.slice(joined, joined + 1).some(mayGoOn) ? inDoubt(sure) : sure,
    },
  ]
  const [dba] = [printed, ...texts.slice(0, Math.max(nameLines.length, 1))].flatMap((text) => DBA.exec(text)?.[1] ?? [])
  if (dba && party === 'insured')
    drafts.push({
      key: 'insured.dba',
      value: dba,
      spans: [...prefix, ...nameSpans],
      valueSpan: lines[0]!.spans[0]!,
      sure,
    })
  if (end >= 0) {
    const streetLines = oneLine ? [oneLine.address] : shown.slice(Math.min(nameLines.length, end))
    const address = lines.slice(oneLine ? 0 : Math.min(nameLines.length, end), end + 1)
    const read = addressDrafts(streetLines, address, party, sure)
    // Beside the name it is told whose by the label alone: the name may sound like another's.
    drafts.push(...(oneLine ? read.map((one) => ({ ...one, spans: [...prefix, ...one.spans] })) : read))
  }
  if (party === 'producer') drafts.push(...reachIn(lines, sure))
  return drafts
}

function reachAt(sheet: Sheet, label: LabelFound, key: 'producer.phone' | 'producer.fax' | 'producer.email'): Draft[] {
  for (const { span } of placesOf(sheet, label)) {
    const text = spanText(span)
    const value = (key === 'producer.email' ? EMAIL : PHONE).exec(text)?.[0]
    if (value) return [{ key, value, spans: [label.label, span], valueSpan: span, sure: 0.92 }]
  }
  return []
}

function wordsAt(sheet: Sheet, label: LabelFound, key: FactKey): Draft[] {
  if (label.rest && !label.strict) return []
  const [place] = placesOf(sheet, label)
  if (!place || place.where === 'below') return []
  const value = tidy(spanText(place.span))
    .replace(/^[:\s]+/, '')
    .replace(REACH_ON, '')
    // 'Heron Hauling LLC (LLC, FEIN 82-5550418)'
    .replace(/\s+\([^()]*\d[^()]*\)$/, '')
    .replace(/[\s/|,;]+$/, '')
  if (!/[A-Za-z]{2}/.test(value) || value.length > 90 || /^(NONE|N\/A|NOT APPLICABLE|SEE .*|YES|NO)$/i.test(value))
    return []
  return [{ key, value, spans: [label.label, place.span], valueSpan: place.span, sure: 0.85 }]
}

/** 'Agency contact: Dana Quill, dana@acme.example': a person, and how to reach her. */
function contactAt(sheet: Sheet, label: LabelFound): Draft[] {
  if (/^CONTACT US\b/.test(label.label.cell.norm)) return []
  const [place] = placesOf(sheet, label)
  const isBeside = place && place.where !== 'below' && label.strict
  return [
    ...wordsAt(sheet, label, 'producer.contact'),
    ...(isBeside ? reachIn([{ spans: [place.span], text: spanText(place.span) }], 0.85) : []),
  ]
}

function codeAt(sheet: Sheet, label: LabelFound): Draft[] {
  for (const { span } of placesOf(sheet, label)) {
    const value = tidy(spanText(span))
    if (/\d/.test(value) && /^[A-Z0-9 /-]{2,20}$/i.test(value))
      return [{ key: 'producer.code', value, spans: [label.label, span], valueSpan: span, sure: 0.9 }]
  }
  return []
}
