import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import { readDocument } from '../../../server/documents/index.ts'
import { ELEMENT_MEANINGS } from '../../../server/forms/index.ts'
import type { Finding, Review, Reviewer, ReviewPaper } from '../../../server/reviews/types.ts'
import { VERDICTS } from '../../../shared/reviews.ts'

/**
 * What is wrong with a drawn paper on purpose. `isFound`: the finding that tells it; `allows`: further findings that are true because of it.
 */
export type Defect = { what: string; isFound: (finding: Finding) => boolean; allows?: (finding: Finding) => boolean }

/** Papers drawn for a review, and all that is wrong with them. `family`: the layout they share with others. */
export type Trial = {
  name: string
  family: string
  today: string
  files: { name: string; slot: string; bytes: Uint8Array | string }[]
  defects: Defect[]
}

/** What became of a trial: `unsure` counts the findings that say that something could not be told. */
export type Outcome = {
  trial: Trial
  review: Review
  found: string[]
  missed: string[]
  untrue: string[]
  unsure: string[]
}

/** Verdicts by which something is wrong or asked for. */
const ACCUSES = new Set([
  'CONTRADICTS',
  'SHORT',
  'MISSING',
  'NOT_COVERED',
  'GAP',
  'WORSE',
  'AMBIGUOUS',
  'NOT_SHOWN',
  'DIFFERS',
])

/** Verdicts by which all is well. */
const PRAISES = new Set(['MET', 'EXCEEDED', 'EQUAL', 'LIKELY_COVERED'])

/** Whether a finding calls well what a defect makes wrong: any other verdict on it would tell the defect. */
export const isBelied = (finding: Finding, defects: readonly Defect[]): boolean =>
  PRAISES.has(finding.verdict) &&
  defects.some(({ isFound }) => VERDICTS.some(({ id }) => ACCUSES.has(id) && isFound({ ...finding, verdict: id })))

export async function outcomeOf(trial: Trial, reviewer: Reviewer): Promise<Outcome> {
  const papers = await Promise.all(trial.files.map(paperOf))
  const review = reviewer({ papers, records: [], today: trial.today, choices: {}, text: '' })
  const told = review.findings
  const isTrue = (finding: Finding) =>
    trial.defects.some(({ isFound, allows }) => isFound(finding) || allows?.(finding) === true)
  return {
    trial,
    review,
    found: trial.defects.filter(({ isFound }) => told.some(isFound)).map(({ what }) => what),
    missed: trial.defects.filter(({ isFound }) => !told.some(isFound)).map(({ what }) => what),
    untrue: told
      .filter((one) => (ACCUSES.has(one.verdict) && !isTrue(one)) || isBelied(one, trial.defects))
      .map(inWords),
    unsure: told.filter(({ verdict }) => verdict === 'UNSURE').map(inWords),
  }
}

export const inWords = ({ topic, verdict, why }: Finding) => `${verdict} ${topic}: ${why}`

async function paperOf({ name, slot, bytes }: Trial['files'][number], at: number): Promise<ReviewPaper> {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'))
  const path = join(folder, name)
  writeFileSync(path, bytes)
  try {
    const { pages, warnings } = await readDocument(path, name)
    return { fileId: `F${at + 1}`, name, slot, pages, warnings, facts: readFacts(pages, ELEMENT_MEANINGS) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Findings that speak of a side of which they show no words; a verdict that something is not shown tells where was looked. */
export const withoutWords = ({ findings }: Review): Finding[] =>
  findings.filter(({ verdict, cells }) =>
    verdict === 'NOT_SHOWN'
      ? !cells.some(({ place, note }) => place || note)
      : !cells.some(({ place }) => place && place.quote !== '') ||
        cells.some(({ text, place, note }) => text && !place && !note),
  )
