import { readAcordPapers } from '../acord/read-papers.ts'
import { kindOf } from '../kinds.ts'
import { readRecords } from '../records/read-records.ts'
import type { Page } from '../types.ts'
import { certificateFacts, type ElementMeanings, NO_MEANINGS } from './certificate-facts.ts'
import { type PaperFacts, readPaper } from './read-paper.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import type { DocumentFacts, PaperFound } from './types.ts'

/**
 * Everything a document says that Cara can use: each of its papers read on its own, their policies one after the other. Pure: the
 * same pages give the same facts. `meanings` are those of a certificate's elements. Never follows what a document orders.
 */
export function readFacts(pages: Page[], meanings: ElementMeanings = NO_MEANINGS): DocumentFacts {
  const { kind, evidence } = kindOf(pages)
  const sheets = pages.map(sheetOf)
  const acord = readAcordPapers(sheets)
  const title = evidence?.quote ?? null
  const records = readRecords(pages)
  const certificate = kind === 'certificate' ? acord.find(({ form }) => meanings.forms.includes(form)) : undefined
  if (certificate) return { ...certificateFacts(certificate, meanings, title), acord, records }
  const applied = new Set(acord.filter(({ form }) => APPLICATIONS.has(form)).flatMap((paper) => paper.pages))
  const papers: PaperFound[] = [{ kind, pages: pages.map(({ number }) => number) }]
  const read = papers.map((paper) => readPaper(sheetsOf(paper, sheets, applied), paper.kind))
  return { kind, title, ...joined(read), papers, acord, records }
}

/** Forms that ask for insurance: what they hold is wished for, not in force. */
const APPLICATIONS = new Set(['80', '125', '126', '127', '129', '130', '131', '137', '140', '160', '823'])

function sheetsOf({ pages }: PaperFound, sheets: Sheet[], left: Set<number>): Sheet[] {
  const own = new Set(pages)
  return sheets.filter(({ number }) => own.has(number) && !left.has(number))
}

/** The papers' facts as one document's: policies and facts are numbered through. */
function joined(papers: PaperFacts[]): PaperFacts {
  const all: PaperFacts = { policies: [], facts: [], conflicts: [], events: [] }
  for (const { policies, facts, conflicts, events } of papers) {
    const [policiesBefore, factsBefore] = [all.policies.length, all.facts.length]
    const policyAt = (policy: number | null) => (policy === null ? null : policy + policiesBefore)
    const idOf = (id: string) => `f${Number(id.slice(1)) + factsBefore}`
    all.policies.push(...policies)
    all.facts.push(...facts.map((fact) => ({ ...fact, id: idOf(fact.id), policy: policyAt(fact.policy) })))
    all.conflicts.push(
      ...conflicts.map((conflict) => ({
        ...conflict,
        policy: policyAt(conflict.policy),
        factIds: conflict.factIds.map(idOf),
      })),
    )
    all.events.push(...events)
  }
  return all
}
