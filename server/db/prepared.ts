import { createHash } from 'node:crypto'

/** How often a statement is asked before a name is worth it, and how many have one: PostgreSQL keeps each in every connection. */
const OFTEN = 3
const MOST_NAMED = 150
/** Statements that are counted at a time: a list of so many ids is a text of its own. */
const MOST_COUNTED = 2000

/**
 * Names for statements, so that PostgreSQL parses and rewrites each once a connection: under row-level security that is more than half of
 * what a list costs it. Named are the first that are asked often.
 */
export class StatementNames {
  private readonly names = new Map<string, string>()
  private readonly counts = new Map<string, number>()
  private generation = 0

  /** The name of a statement, wherever it is asked; undefined for none yet. */
  of(text: string): string | undefined {
    const known = this.names.get(text)
    if (known || this.names.size >= MOST_NAMED) return known
    const count = (this.counts.get(text) ?? 0) + 1
    if (this.counts.size >= MOST_COUNTED) this.counts.clear()
    this.counts.set(text, count)
    if (count < OFTEN) return undefined
    this.counts.delete(text)
    const name = createHash('sha256')
      .update(`${String(this.generation)} ${text}`)
      .digest('base64url')
    this.names.set(text, name)
    return name
  }

  /** Gives every statement another name from now on: what connections keep under the old ones is good no more. */
  renew() {
    this.generation += 1
    this.names.clear()
  }
}

/**
 * Whether PostgreSQL refuses a statement for its name: a table has got another shape under it (0A000), the server has forgotten it (26000), or
 * has it from somebody else (42P05), as behind a pooler that hands connections around.
 */
export function isNameRefused(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return (code === '0A000' && routine === 'RevalidateCachedQuery') || code === '26000' || code === '42P05'
}
