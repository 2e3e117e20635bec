import type { Source } from '../graph/workspace.ts'

/** "Policy.pdf, page 3", or the record, message or rule. */
export function sourceName(source: Source) {
  return source.page ? `${source.label}, page ${String(source.page)}` : source.label
}
