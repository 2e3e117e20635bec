import type { FormField, ProposalInput } from '../types.ts'
import type { FormDraft } from './draft.ts'
import { mentions } from './mentions.ts'
import type { Entry } from './placed.ts'

/**
 * Coverages of one place as they go on the form. `disputed`: by the name of a part, that of one where equal limits have several values.
 * `open`: names of coverages with several limits, of which the user has chosen none.
 */
export type Settled = { coverages: { entry: Entry; disputed: string[] }[]; open: string[] }

/** Each coverage once: of several limits under one name the one that the user's words choose; else it asks. */
export function settledCoverages(draft: FormDraft, input: ProposalInput, coverages: Entry[]): Settled {
  const byName = [...Map.groupBy(coverages, nameOf).values()].map((own) => [...Map.groupBy(own, limitOf).values()])
  const contested = byName.flatMap((limits) => (limits.length > 1 ? [nameOf(limits[0]![0]!)] : []))
  const settled: Settled = { coverages: [], open: [] }
  for (const limits of byName) {
    const name = limits[0]![0]!.get('name')!.value
    const chosen = limits.length > 1 ? limits.filter((own) => isChosen(input.instructions, own[0]!, contested)) : limits
    if (chosen.length === 1) settled.coverages.push(asOne(chosen[0]!))
    else {
      settled.open.push(name)
      draft.ask({
        about: `coverage:${nameOf(limits[0]![0]!)}`,
        text: `The documents give more than one limit for “${name}”. Which one holds?`,
        choices: limits.map(([entry]) => `${name}: ${limitOf(entry!)}${pageOf(entry!)}`),
      })
    }
  }
  return settled
}

const nameOf = (entry: Entry) => entry.get('name')!.value.toLowerCase()
const limitOf = (entry: Entry) => (entry.get('limit') ?? entry.get('limit in words'))?.value ?? ''

function pageOf(entry: Entry): string {
  const { source } = entry.get('limit') ?? entry.get('limit in words') ?? entry.get('name')!
  return source.kind === 'document' ? ` (page ${source.page})` : ''
}

/** Whether a clause of the user's words names a coverage, and no longer name that holds its own, with this limit of it. */
function isChosen(instructions: string | undefined, entry: Entry, contested: string[]): boolean {
  const name = nameOf(entry)
  return (instructions ?? '').split(/[;\n]|[.,](?!\d)/).some((clause) => {
    const named = contested.filter((one) => mentions(clause, one))
    const isNamed = named.includes(name) && !named.some((one) => one !== name && one.includes(name))
    return isNamed && mentions(clause, limitOf(entry))
  })
}

/** What lists say of one coverage with one limit, without the parts of which they give several values. */
function asOne(entries: Entry[]): Settled['coverages'][number] {
  const parts = Map.groupBy(
    entries.flatMap((entry) => [...entry]),
    ([part]) => part,
  )
  const isOneValue = (told: [string, { value: string }][]) => new Set(told.map(([, { value }]) => value)).size === 1
  const agreed = [...parts].flatMap(([part, told]) => (part === 'name' || isOneValue(told) ? [told[0]!] : []))
  const disputed = [...parts.keys()].filter((part) => !agreed.some(([own]) => own === part))
  return { entry: new Map(agreed), disputed }
}

/** Says of parts and of coverages with more than one value why they are blank: a coverage in the next free row. */
export function sayContested(
  draft: FormDraft,
  { fields }: { fields: readonly FormField[] },
  { coverages, open }: Settled,
): void {
  const unsettled = [
    ...coverages.map(({ disputed }) => ({ disputed, name: null })),
    ...open.map((name) => ({ disputed: [], name })),
  ]
  for (const { name: element, listed } of fields) {
    const row = listed?.list === 'coverage' && !listed.of ? unsettled[listed.at] : undefined
    if (!row || !(row.name || row.disputed.some((part) => part.replace(/ in words$/, '') === listed!.part))) continue
    draft.contest(element, row.name ? ` for “${row.name}”` : '')
  }
}
