import type { Finding } from './findings.ts'

/** Where a policy's own number stands; the pages and rows from there on speak of it. */
export type Anchor = { page: number; row: number; topic: Finding['topic']; head: string | null; policy: number }

export type PolicySplit = {
  numbers: (string | null)[]
  /** The policy a place of the document belongs to. */
  policyAt: (finding: Finding) => number
}

const ELSEWHERE = new Set(['underlying', 'prior', 'example', 'parties'])

/** A policy number as it compares: without spaces, dashes, dots. */
export function bareNumber(text: string) {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * Tells the policies of a file apart by their numbers. A page with no number goes on with the policy of the page before. `headOf`: which heading
 * a finding stands under; two of one line head two policies.
 */
export function splitPolicies(
  findings: Finding[],
  pages: number[],
  headOf: (finding: Finding) => string | null = () => null,
): PolicySplit {
  const terms = termsOf(findings)
  const numbers: { bare: string; text: string; term: string | null }[] = []
  const anchors: Anchor[] = []
  for (const finding of findings) {
    if (finding.key !== 'policy.number' || (finding.topic && ELSEWHERE.has(finding.topic))) continue
    const bare = bareNumber(finding.value)
    const term = terms.get(finding.page) ?? null
    let policy = numbers.findIndex((one) => sameNumber(one.bare, bare) && (!term || !one.term || term === one.term))
    if (policy < 0) policy = numbers.push({ bare, text: finding.value, term }) - 1
    numbers[policy]!.term ??= term
    anchors.push({ page: finding.page, row: finding.row, topic: finding.topic, head: headOf(finding), policy })
  }
  anchors.sort((a, b) => a.page - b.page || a.row - b.row)
  const first = new Map<number, number>()
  let last = anchors[0]?.policy ?? 0
  for (const page of pages) {
    const own = anchors.filter((anchor) => anchor.page === page)
    first.set(page, own[0]?.policy ?? last)
    last = own.at(-1)?.policy ?? last
  }
  return {
    numbers: numbers.length ? numbers.map((one) => one.text) : [null],
    policyAt: (finding) => {
      const { page, row, topic } = finding
      const own = anchors.filter((anchor) => anchor.page === page)
      const alike = own.length === 0 && topic ? anchors.filter((anchor) => anchor.topic === topic) : []
      if (new Set(alike.map((anchor) => anchor.policy)).size === 1) return alike[0]!.policy
      if (new Set(own.map((anchor) => anchor.policy)).size <= 1) return first.get(page) ?? 0
      const sameTopic = topic ? own.filter((anchor) => anchor.topic === topic) : []
      const head = sameTopic.length > 1 ? headOf(finding) : null
      const underHead = sameTopic.filter((anchor) => head !== null && anchor.head === head)
      const among = underHead.length ? underHead : sameTopic.length ? sameTopic : own
      const before = among.filter((anchor) => anchor.row <= row).at(-1)
      return (before ?? among[0])!.policy
    },
  }
}

/** The term a page states whole, start and end. A number that is renewed under a new term is another policy. */
function termsOf(findings: Finding[]): Map<number, string> {
  const parts = new Map<number, { effective?: string; expiration?: string }>()
  for (const { key, page, value, topic } of findings) {
    if ((key !== 'policy.effective' && key !== 'policy.expiration') || (topic && ELSEWHERE.has(topic))) continue
    const part = key === 'policy.effective' ? 'effective' : 'expiration'
    const known = parts.get(page) ?? {}
    known[part] ??= value
    parts.set(page, known)
  }
  return new Map(
    [...parts].flatMap(([page, { effective, expiration }]) =>
      effective && expiration ? [[page, `${effective} ${expiration}`] as const] : [],
    ),
  )
}

/** One number may be printed with and without its suffix of term or state. */
export function sameNumber(a: string, b: string) {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 7 && long.startsWith(short) && long.length - short.length <= 4
}
