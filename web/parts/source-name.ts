import { mediumDate } from '../../shared/dates.ts'
import type { Source } from '../graph/workspace.ts'

/** "Policy.pdf, page 3", "Roofing licenses, city.example.com, read on May 14, 2026", or the record, message or rule. */
export function sourceName(source: Source) {
  const { label, host, readOn } = source
  if (host && readOn) return `${label === host ? host : `${label}, ${host}`}, read on ${mediumDate(readOn)}`
  return source.page ? `${source.label}, page ${String(source.page)}` : source.label
}
