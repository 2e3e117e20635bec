import type { Finding } from './types.ts'

/** Each finding with an id of its own. */
export function numbered(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1
    seen.set(finding.id, count)
    return count > 1 ? { ...finding, id: `${finding.id}#${String(count)}` } : finding
  })
}
