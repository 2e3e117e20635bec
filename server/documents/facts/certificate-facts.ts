import type { RowName } from './certificate-labels.ts'
import type { Finding } from './findings.ts'
import type { LineOfBusiness } from './keys.ts'
import { resolveFindings } from './resolve.ts'
import type { DocumentFacts, PolicyFacts } from './types.ts'

const LINES_OF_ROW: Record<RowName, LineOfBusiness[]> = {
  gl: ['gl'],
  auto: ['auto'],
  umbrella: ['umbrella'],
  wc: ['wc'],
  other: [],
}

/** A certificate's findings as facts: every row of the form that holds anything is a policy of its own. */
export function certificateFacts(findings: Finding[], title: string | null): DocumentFacts {
  const rows = [...new Set(findings.map((finding) => finding.group).filter((row) => row !== undefined))] as RowName[]
  const placed = findings.map((finding) => ({
    ...finding,
    policy: finding.group === undefined ? null : rows.indexOf(finding.group as RowName),
    rank: 3,
    status: 'current' as const,
  }))
  const { facts, conflicts } = resolveFindings(placed)
  const policies = rows.map((row, index): PolicyFacts => {
    const value = (key: string) => facts.find((fact) => fact.policy === index && fact.key === key)?.value ?? null
    const letter = value('certificate.insurerLetter')
    return {
      lines: LINES_OF_ROW[row],
      number: value('policy.number'),
      carrier: facts.find((fact) => fact.key === `certificate.insurer.${letter}`)?.value ?? null,
      effective: value('policy.effective'),
      expiration: value('policy.expiration'),
      insured: facts.find((fact) => fact.key === 'insured.name')?.value ?? null,
      status: 'current',
      row,
    }
  })
  return { kind: 'certificate', title, policies, facts, conflicts }
}
