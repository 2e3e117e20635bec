import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PAPER_WORDS } from '../../server/documents/concepts/paper-words.ts'
import { topicMap } from '../../server/documents/facts/page-topics.ts'
import { readParties } from '../../server/documents/facts/parties.ts'
import { partyFeatures } from '../../server/documents/facts/party-features.ts'
import { isTold, namedBlocks } from '../../server/documents/facts/party-roles.ts'
import type { PartyRole } from '../../server/documents/facts/party-weights.ts'
import { normal, type Sheet, sheetOf } from '../../server/documents/facts/sheet.ts'
import type { KnownPaper } from '../learning/read-papers.ts'
import type { Example } from '../learning/train.ts'

/**
 * A block of a document with whose it is; `whole` when its name was read as the document's truth has it. `labelled`: the parties of the document that
 * labels tell, so that nothing is taken from their place.
 */
export type PartyExample = Example<PartyRole> & {
  paper: string
  party: string
  whole: boolean
  labelled: ReadonlySet<PartyRole>
}

type Truth = Record<string, string | boolean>

/** The blocks of a document that its truth names the insured of; none where it names no one. */
export async function blocksOf(folder: string, { name, pages, kind, source }: KnownPaper): Promise<PartyExample[]> {
  const truth = await truthOf(path.join(folder, name.replace('.kind.json', '.acord-25.gold.json')))
  if (!truth?.NamedInsured_FullName_A) return []
  const sheets = pages.map(sheetOf)
  const labelled = labelledParties(sheets)
  const blocks = namedBlocks(sheets)
  const features = partyFeatures(blocks, kind)
  return blocks.flatMap((block, at) => {
    const told = roleOf(block, truth)
    if (!told) return []
    const example = { name: `${name} ${at}`, source, features: features[at]!, paper: name, party: block.name }
    return [{ ...example, kind: told.role, whole: told.whole, labelled }]
  })
}

function labelledParties(sheets: Sheet[]): Set<PartyRole> {
  const known = readParties(sheets, topicMap(sheets))
  return new Set((['insured', 'producer'] as const).filter((party) => isTold(party, known)))
}

async function truthOf(file: string): Promise<Truth | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')).fields
  } catch {
    return null
  }
}

function roleOf({ name, zip }: { name: string; zip: string }, truth: Truth): { role: PartyRole; whole: boolean } {
  const of = (element: string) => [
    normal(String(truth[`${element}_FullName_A`] ?? '')),
    truth[`${element}_MailingAddress_PostalCode_A`],
  ]
  const parties = [
    ['insured', 'NamedInsured'],
    ['producer', 'Producer'],
  ] as const
  for (const [role, element] of parties) {
    const [own, code] = of(element)
    if (own && code === zip) return { role, whole: same(own as string, name) }
    if (own && same(own as string, name)) return { role, whole: true }
  }
  const carriers = 'ABCDEF'.split('').map((letter) => normal(String(truth[`Insurer_FullName_${letter}`] ?? '')))
  return { role: carriers.some((carrier) => carrier && same(carrier, name)) ? 'carrier' : 'other', whole: true }
}

const same = (a: string, b: string) => a.replaceAll(' ', '') === b.replaceAll(' ', '')

/** A feature is learned from when blocks of so many families have it. */
const SOURCES = 3

/** The features to learn weights for: words only where documents print them as captions or `sketches` hold them, so that no name is learned. */
export function partyColumns(examples: Example<PartyRole>[], sketches: Example<PartyRole>[]): string[] {
  const captions = new Set(sketches.flatMap(({ features }) => [...features.keys()].map(wordIn)))
  const sources = new Map<string, Set<string>>()
  for (const { source, features } of [...examples, ...sketches])
    for (const name of features.keys()) sources.set(name, (sources.get(name) ?? new Set()).add(source))
  return [...sources.keys()].filter((name) => {
    const word = wordIn(name)
    const shared = sources.get(name)!.size >= SOURCES
    return word ? captions.has(word) || (shared && PAPER_WORDS.has(word)) : shared
  })
}

const wordIn = (feature: string) => /^t[a-z]+_([A-Z]+)$/.exec(feature)?.[1]
