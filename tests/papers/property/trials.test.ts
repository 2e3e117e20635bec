import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFacts, findQuote, pool, readDocument } from '../../../server/documents/index.ts'
import { acord24 } from '../../../server/forms/acord/24.ts'
import { acord27 } from '../../../server/forms/acord/27.ts'
import { acord28 } from '../../../server/forms/acord/28.ts'
import { acord140 } from '../../../server/forms/acord/140/index.ts'
import { DEFAULT_HOLDER } from '../../../shared/presets.ts'
import { asTold } from '../../support/documents/as-told.ts'
import { makePdf } from '../../support/documents/pdf.ts'
import { PAPERS as ELM } from './elm/index.ts'
import { PAPERS as FIR } from './fir/index.ts'
import { PAPERS as HAZEL } from './hazel/index.ts'
import { PAPERS as OAK } from './oak/index.ts'
import type { PropertyPaper } from './paper.ts'
import { PAPERS as PINE } from './pine/index.ts'
import { PAPERS as POPLAR } from './poplar/index.ts'
import { PAPERS as ROWAN } from './rowan/index.ts'
import { addScores, instructionsFor, type Score, scoreForm, scoreRecordsOf, wantedOf } from './score.ts'
import { scoreCertificate, scoreEvidence } from './score-asked.ts'
import { scoreSection } from './score-section.ts'
import { SPRUCE } from './spruce/index.ts'
import { YEW } from './yew/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'property-'))
afterAll(() => pool.close())
afterAll(() => rmSync(folder, { recursive: true }))

/** What is scored of each paper: the lists read from it, and ACORD 27, 28, 24 and 140 as they are filled from it. */
const SCORED = ['records', 'form', 'evidence', 'certificate', 'section'] as const
type Scored = { name: string; unquoted: string[] } & Record<(typeof SCORED)[number], Score>

/** The least share of what each hand tells that is read and filled, and the most that is wrong. */
const HANDS = {
  elm: {
    papers: ELM,
    records: { right: 0.51, wrong: 0 },
    form: { right: 0.71, wrong: 0 },
    evidence: { right: 0.67, wrong: 0 },
    certificate: { right: 0.77, wrong: 0 },
    section: { right: 0.67, wrong: 0 },
  },
  oak: {
    papers: OAK,
    records: { right: 0.54, wrong: 0 },
    form: { right: 0.8, wrong: 0 },
    evidence: { right: 0.76, wrong: 0 },
    certificate: { right: 0.84, wrong: 0 },
    section: { right: 0.73, wrong: 0 },
  },
  pine: {
    papers: PINE,
    records: { right: 0.44, wrong: 0 },
    form: { right: 0.45, wrong: 0 },
    evidence: { right: 0.51, wrong: 0 },
    certificate: { right: 0.51, wrong: 0 },
    section: { right: 0.5, wrong: 0 },
  },
  poplar: {
    papers: POPLAR,
    records: { right: 0.84, wrong: 0 },
    form: { right: 0.75, wrong: 0 },
    evidence: { right: 0.71, wrong: 0 },
    certificate: { right: 0.77, wrong: 0 },
    section: { right: 0.79, wrong: 0 },
  },
  fir: {
    papers: FIR,
    records: { right: 0.36, wrong: 1 },
    form: { right: 0.38, wrong: 0 },
    evidence: { right: 0.39, wrong: 0 },
    certificate: { right: 0.46, wrong: 0 },
    section: { right: 0.34, wrong: 0 },
  },
  hazel: {
    papers: HAZEL,
    records: { right: 0.53, wrong: 0 },
    form: { right: 0.75, wrong: 0 },
    evidence: { right: 0.78, wrong: 0 },
    certificate: { right: 0.89, wrong: 0 },
    section: { right: 0.61, wrong: 0 },
  },
  rowan: {
    papers: ROWAN,
    records: { right: 0.46, wrong: 0 },
    form: { right: 0.41, wrong: 0 },
    evidence: { right: 0.4, wrong: 0 },
    certificate: { right: 0.45, wrong: 0 },
    section: { right: 0.52, wrong: 0 },
  },
  spruce: {
    papers: SPRUCE,
    records: { right: 0.61, wrong: 0 },
    form: { right: 0.44, wrong: 0 },
    evidence: { right: 0.44, wrong: 0 },
    certificate: { right: 0.46, wrong: 0 },
    section: { right: 0.59, wrong: 0 },
  },
  yew: {
    papers: YEW,
    records: { right: 0.55, wrong: 0 },
    form: { right: 0.66, wrong: 0 },
    evidence: { right: 0.7, wrong: 0 },
    certificate: { right: 0.77, wrong: 0 },
    section: { right: 0.65, wrong: 0 },
  },
}

describe.each(Object.entries(HANDS))('property papers of %s', (hand, { papers, ...floors }) => {
  const read: Scored[] = []
  beforeAll(async () => {
    for (const paper of papers) read.push({ name: paper.name, ...(await scored(paper)) })
    if (process.env.FIGURES) for (const one of read) say(one)
    if (process.env.FIGURES) for (const of of SCORED) figures(hand, of, addScores(read.map((one) => one[of])))
  }, 900_000)

  test.each(SCORED)('have their %s right', (of) => {
    const floor = floors[of]
    const { right, wrong, answerable } = addScores(read.map((one) => one[of]))
    expect(answerable).toBeGreaterThan(225)
    expect(right / answerable).toBeGreaterThanOrEqual(floor.right)
    expect(wrong).toBeLessThanOrEqual(floor.wrong)
  })

  test('have words behind every value', () => {
    expect(read.flatMap(({ unquoted }) => unquoted)).toEqual([])
  })
})

const figures = (hand: string, of: string, { right, wrong, answerable }: Score) =>
  console.log(`${hand} ${of}: ${right} right, ${wrong} wrong of ${answerable}`)

function say({ name, unquoted, ...scores }: Scored) {
  for (const of of SCORED) figures(name, of, scores[of])
  if (process.env.FIGURES === name) console.log([...SCORED.flatMap((of) => scores[of].notes), ...unquoted].join('\n'))
}

async function scored({ name, pages, holds }: PropertyPaper) {
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, await makePdf(pages))
  const document = await readDocument(path, `${name}.pdf`)
  const facts = await findFacts(document.pages)
  const files = (forms: string[]) => [asTold({ fileId: name, fileName: `${name}.pdf`, facts }, forms)]
  const today = holds.policy.effective.replace(/(..)\/(..)\/(....)/, '$3-$1-$2')
  const made = wantedOf(holds).map((wanted) => {
    const given = { files: files([]), instructions: instructionsFor(holds, wanted), today }
    const [form, evidence] = [acord27, acord28].map(({ propose }) => propose(given))
    const certificate = acord24.propose({ ...given, holder: DEFAULT_HOLDER })
    return {
      form: scoreForm(form!, holds, wanted),
      evidence: scoreEvidence(evidence!, holds, wanted),
      certificate: scoreCertificate(certificate, holds, wanted),
      values: [form!, evidence!, certificate].flatMap(({ values }) => values),
    }
  })
  const section = acord140.propose({ files: files(['140']), instructions: 'Fill ACORD 140', today })
  const unquoted = [...made, section].flatMap(({ values }) =>
    values.flatMap(({ field, source }) => {
      if (source.kind !== 'document') return []
      const page = document.pages.find(({ number }) => number === source.page)!
      return findQuote(page, source.quote) ? [] : [`${name}: ${field} “${source.quote}”`]
    }),
  )
  const of = (which: 'form' | 'evidence' | 'certificate') => addScores(made.map((one) => one[which]))
  return {
    records: scoreRecordsOf(facts, holds),
    form: of('form'),
    evidence: of('evidence'),
    certificate: of('certificate'),
    section: scoreSection(section, holds),
    unquoted,
  }
}
