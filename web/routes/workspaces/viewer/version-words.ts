import type { Artifact } from '../../../graph/workspace.ts'
import type { DiffRow } from '../../../ui/diff.tsx'
import { insteadWords, shownValue, stateOf } from './counts.ts'

type Version = Artifact['versions'][number]

/** Who made a version and why: "made by Cara", "changed by Robin", "version 1 restored by Robin". */
export function whyVersion({ reason, by, restoredFrom }: Version) {
  const who = by?.name ?? 'somebody'
  return {
    CARA: 'made by Cara',
    EDITED: `changed by ${who}`,
    RESTORED: `version ${String(restoredFrom ?? '')} restored by ${who}`,
  }[reason]
}

/** Two versions of a thing side by side: what each part says in the earlier and in the later one. */
export function compareVersions(earlier: Artifact, later: Artifact): DiffRow[] {
  const before = partsOf(earlier)
  const after = partsOf(later)
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
    name,
    before: before.get(name) ?? '',
    after: after.get(name) ?? '',
  }))
}

function partsOf({ form, email, document: text }: Artifact): Map<string, string> {
  if (form) {
    const counted = form.fields.filter((field) => stateOf(field))
    return new Map(
      counted.map((field) => [`${field.section}: ${field.label}`, insteadWords(field) ?? shownValue(field)]),
    )
  }
  if (email) {
    const lines: [string, string | null][] = [
      ['To', [email.toName, email.toEmail].filter(Boolean).join(', ')],
      ['Subject', email.subject],
      ...paragraphs(email.body),
    ]
    return new Map(lines.map(([name, value]) => [name, value ?? '']))
  }
  return new Map([['Title', text?.title ?? ''], ...paragraphs(wordsOf(text?.content ?? ''))])
}

/** Paragraphs by their place, so that a changed one is next to its earlier form. */
function paragraphs(text: string): [string, string][] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part, place) => [`Paragraph ${String(place + 1)}`, part.trim()])
}

/** The words of the HTML, each block a paragraph. */
function wordsOf(html: string) {
  const blocks = new DOMParser().parseFromString(html, 'text/html').body.children
  return [...blocks].map((block) => block.textContent ?? '').join('\n\n')
}
