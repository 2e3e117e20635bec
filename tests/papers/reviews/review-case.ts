import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFacts, readDocument } from '../../../server/documents/index.ts'
import { reviewCertificate } from '../../../server/reviews/certificate/review-certificate.ts'
import type { Finding, Review, ReviewPaper } from '../../../server/reviews/types.ts'
import { verdictOf } from '../../../shared/reviews.ts'
import { type Case, TODAY } from './certificates.ts'
import { certificatePdf } from './draw-certificate.ts'
import { contractPdf, noticePdf, policyPdf } from './draw-papers.ts'

/** Papers that were read, by their bytes' description: several cases have the same. */
const known = new Map<string, Promise<ReviewPaper>>()

function paperOf(slot: string, name: string, key: unknown, draw: () => Promise<Uint8Array>): Promise<ReviewPaper> {
  const id = JSON.stringify([slot, key])
  const read = known.get(id) ?? draw().then((bytes) => readPaper(slot, name, bytes))
  known.set(id, read)
  return read
}

async function readPaper(slot: string, name: string, bytes: Uint8Array): Promise<ReviewPaper> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  try {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    const { pages, warnings } = await readDocument(path, name)
    return { fileId: name, name, slot, facts: await findFacts(pages), pages, warnings }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The papers of a case, read as uploads are. */
async function papersOf({
  account,
  values,
  way,
  edition,
  asked,
  policies,
  notice,
  hand,
}: Case): Promise<ReviewPaper[]> {
  const { insured, holder } = account
  return Promise.all([
    readPaper('[Certificate]', 'Certificate.pdf', await certificatePdf(values, way, edition)),
    ...(asked
      ? [paperOf('[Contract]', 'Contract.pdf', [asked, hand, insured, holder], () => contractPdf(account, asked, hand))]
      : []),
    ...policies.map((line) =>
      paperOf('[Binder or Policy]', `${line}.pdf`, [account.policies[line], hand, insured], () =>
        policyPdf(account, line, hand),
      ),
    ),
    ...(notice
      ? [
          paperOf('[Binder or Policy]', 'Notice.pdf', [notice, account.policies[notice.line]], () =>
            noticePdf(account, notice.line, notice.date),
          ),
        ]
      : []),
  ])
}

export type Reviewed = { case: Case; papers: ReviewPaper[]; review: Review; missed: string[]; wrong: Finding[] }

/** A case reviewed: which of its defects no finding tells, and which findings call wrong what is not. */
export async function reviewCase(one: Case): Promise<Reviewed> {
  const papers = await papersOf(one)
  const review = reviewCertificate({ papers, records: one.records, today: TODAY, choices: {}, text: '' })
  const missed = one.expected.filter(
    ({ key, verdicts }) => !review.findings.some(({ id, verdict }) => key.test(id) && verdicts.includes(verdict)),
  )
  const wrong = review.findings.filter(
    ({ id, verdict }) =>
      (verdictOf(verdict).tone === 'fail' || verdict === 'DIFFERS') && !one.expected.some(({ key }) => key.test(id)),
  )
  return { case: one, papers, review, missed: missed.map(({ key }) => `${one.name}: ${key.source}`), wrong }
}
