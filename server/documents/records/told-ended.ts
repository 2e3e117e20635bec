import { type Sentence, sentencesOf } from '../facts/sentences.ts'
import type { Sheet } from '../facts/sheet.ts'
import { mentionsEnded } from './ended.ts'
import { VEHICLE } from './families/autos.ts'
import { EQUIPMENT } from './families/others.ts'
import { PREMISES } from './handed-in/families.ts'
import { PROPERTY } from './property/family.ts'
import type { FieldSpec, PaperRecord } from './types.ts'
import { wordsOf } from './words.ts'

/** A stretch of a sentence's words that names an entry by its numbers, its serial number or its address. */
type Stretch = { from: number; to: number }
type Numbered = Stretch & { noun: string; values: string[] }

/** Fields that number entries, each with the nouns that stand before the number in a sentence: 'unit 2', 'Bldg. 3'. */
const NUMBERS = [VEHICLE, EQUIPMENT, PREMISES, PROPERTY].flatMap(({ fields }) =>
  fields.filter(({ name }) => /(?:^|_)number$/.test(name) && !/^(?:plate|serial|loan)/.test(name)),
)
const nounsOf = (specs: readonly FieldSpec[]) =>
  specs.flatMap(({ words }) =>
    words
      .map(wordsOf)
      .flatMap(([noun, ...rest]) =>
        noun && noun !== 'number' && rest.every((word) => word === 'number') ? [noun] : [],
      ),
  )
const NOUNS = new Map(
  [...Map.groupBy(NUMBERS, ({ name }) => name)].map(([name, specs]) => [name, new Set(nounsOf(specs))]),
)
/** Fields whose values name an entry by themselves. */
const ALONE = ['vin', 'serial_number', 'line1', 'premises_address']

const ENDINGS = { ...VEHICLE, ended: [...new Set([...(VEHICLE.ended ?? []), ...(PREMISES.ended ?? [])])] }
const isEnding = (word: string) => mentionsEnded(word, ENDINGS)
/** What may stand between an entry and the word that says it is one no more. */
const BETWEEN = new Set('was were is are be been being has have had hereby now also number effective'.split(' '))
/** Before these words an entry is where something else was. */
const WHERE = /^(?:at|on|in|of|from|for|to|with|by|under)$/i

/** What follows an entry that is itself taken away, rather than something of it. */
const AFTER = /^(?:as|at|on|in|from|effective|eff\.?|since|and)$|^[(\d]/i

/** Entries without those of which a sentence says that they are insured no more: 'Unit 2 was sold on 02/20/2026.' What is insured at a place goes with it. */
export function withoutToldEnded(records: PaperRecord[], sheets: readonly Sheet[]): PaperRecord[] {
  const told = sheets.flatMap(sentencesOf).filter(({ tokens }) => tokens.some(({ text }) => isEnding(text)))
  if (!told.length) return records
  const over = new Set(records.filter((record) => told.some((sentence) => ends(sentence, record))))
  const left = records.filter((record) => !over.has(record))
  return left.filter((record) => ![...over].some((one) => isWithin(record, one, left)))
}

/** Whether an entry is at a place that is no more: by both its numbers, or by the location's where no other building there is left. */
function isWithin({ fields }: PaperRecord, { fields: place }: PaperRecord, left: readonly PaperRecord[]): boolean {
  const isSame = (one: PaperRecord['fields'], name: string) => one[name]?.value === place[name]?.value
  const isAddressed = ({ fields: one }: PaperRecord) => ALONE.some((name) => one[name])
  if (!place.location_number || ALONE.some((name) => fields[name]) || !isSame(fields, 'location_number')) return false
  if (fields.building_number && place.building_number) return isSame(fields, 'building_number')
  return !left.some((one) => isAddressed(one) && isSame(one.fields, 'location_number'))
}

function ends({ tokens }: Sentence, { fields }: PaperRecord): boolean {
  const texts = tokens.map(({ text }) => text)
  const textOf = (name: string) => (typeof fields[name]?.value === 'string' ? fields[name].value : '')
  const own = [...NOUNS].filter(([name]) => textOf(name))
  const named = numbersIn(texts, new Set(own.flatMap(([, nouns]) => [...nouns])))
  const isOwn = ({ noun, values }: Numbered) =>
    own.some(([name, nouns]) => nouns.has(noun) && values.includes(textOf(name)))
  // 'Building 2 at location 1' is not building 2 at location 3.
  const others = named.filter((one) => !isOwn(one) && !named.some((same) => same.noun === one.noun && isOwn(same)))
  if (others.length) return false
  const called = ALONE.flatMap((name) => stretchesOf(texts, textOf(name).split(',')[0]!))
  return joined(texts, [...named.filter(isOwn), ...called]).some((one) => isSubject(texts, one))
}

/** Names of one entry that follow one another as one: 'building 2 at location 1'. */
function joined(texts: string[], stretches: Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const one of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    const gap = last && texts.slice(last.to, one.from)
    if (last && gap!.length < 2 && gap!.every((text) => WHERE.test(text))) last.to = Math.max(last.to, one.to)
    else all.push({ ...one })
  }
  return all
}

/** Where a sentence numbers entries: the nouns, with the numbers behind each. */
function numbersIn(texts: string[], nouns: ReadonlySet<string>): Numbered[] {
  return texts.flatMap((text, from) => {
    const noun = wordsOf(text).find((word) => nouns.has(word))
    if (!noun || /[,;:]$/.test(text)) return []
    let to = from + 1
    const values: string[] = []
    for (; to < texts.length; to += 1) {
      const bare = texts[to]!.replace(/^[#(]+|[),.;:]+$/g, '')
      if (/^(?=.*\d)[\w-]{1,6}$/.test(bare)) values.push(bare)
      else if (!/^(?:and|&|or|no|nos|number|)$/i.test(bare)) break
    }
    return values.length ? [{ from, to, noun, values }] : []
  })
}

/** Where a sentence has the words of a value that names an entry; with 'the building at' before them, where that stands too. */
function stretchesOf(texts: string[], value: string): Stretch[] {
  const own = bare(value).split(' ')
  if (bare(value).length < LEAST_LETTERS || !/\d/.test(value)) return []
  return texts.flatMap((_, from) => {
    const isHere = own.every((word, at) => bare(texts[from + at] ?? '') === word)
    if (!isHere) return []
    const isPlaced = WHERE.test(texts[from - 1] ?? '') && PLACES.has(wordsOf(texts[from - 2] ?? '')[0] ?? '')
    return [{ from: isPlaced ? from - 2 : from, to: from + own.length }]
  })
}
const LEAST_LETTERS = 6
const PLACES = new Set([...(NOUNS.get('location_number') ?? []), ...(NOUNS.get('building_number') ?? []), 'property'])
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9 ]/g, '')

/** Whether it is the entry that the sentence says is one no more, rather than something there: 'Unit 2, the truck, was sold', 'Deleted: unit 2'. */
function isSubject(texts: string[], { from, to }: Stretch): boolean {
  const before = texts.slice(0, from).filter((text) => !/^(?:the|our|your)$/i.test(text))
  if (isEnding(before.at(-1) ?? '')) return /[.,;)]$/.test(texts[to - 1]!) || AFTER.test(texts[to] ?? '(')
  if (WHERE.test(before.at(-1) ?? '')) return false
  const verb = texts.findIndex((text, at) => at >= to && isEnding(text))
  if (verb < 0) return false
  const between = texts.slice(to - 1, verb)
  const isAside = /^\(/.test(between[1] ?? '') || (/,$/.test(between[0]!) && /[,)]$/.test(between.slice(1).join(' ')))
  const said = between.slice(1).map((text) => text.replace(/[,.;()]/g, '').toLowerCase())
  return !said.includes('not') && (isAside || said.every((word) => BETWEEN.has(word) || /\d/.test(word)))
}
