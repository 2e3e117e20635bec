import type { FormField, ListedPart } from '../types.ts'
import type { Settled } from './contested.ts'
import type { FormDraft } from './draft.ts'
import { calledOf } from './folded-coverages.ts'
import type { Entry } from './placed.ts'
import { isOfAll } from './places.ts'
import { says } from './put-facts.ts'

type Named = FormField & { listed: ListedPart & Required<Pick<ListedPart, 'of'>> }

/**
 * Coverages in the elements that ask for them by name; returns those that have found no place. An amount is written where only one coverage is
 * so called, anything else where all of them tell it alike. What such a coverage tells and no element asks for goes to the attached page.
 * `unplaced`: what may be insured at the place as well.
 */
export function putNamedCoverages(
  draft: FormDraft,
  { fields }: { fields: readonly FormField[] },
  settled: Settled,
  unplaced: readonly Entry[] = [],
): Settled {
  const named = fields.filter((field): field is Named => field.listed?.of !== undefined)
  const taken = new Map<Entry, { section: string; parts: Set<string> }>()
  const take = (entry: Entry, part: string, section: string) => {
    if (!taken.has(entry)) taken.set(entry, { section, parts: new Set() })
    taken.get(entry)!.parts.add(part)
  }
  for (const field of named) {
    const { name, type, listed } = field
    const meant = settled.coverages.filter(({ entry }) => isCalled(entry, field))
    const isDisputed = meant.some(({ disputed }) =>
      disputed.some((part) => part.replace(/ in words$/, '') === listed.part),
    )
    const entries = meant.map(({ entry }) => entry)
    if (listed.beside && unplaced.some((entry) => listed.beside!(entry.get('name')!.value))) continue
    if (settled.open.some(listed.of) || isDisputed) draft.contest(name)
    else if (type === 'TICK') {
      const shown = entries.find((entry) => shows(entry, listed))
      if (!shown) continue
      draft.put(name, 'true', (shown.get(listed.part) ?? shown.get(`${listed.part} in words`))!.source, true)
      if (!shown.has('limit')) take(shown, 'limit', field.section)
    } else for (const entry of putPart(draft, field, entries)) take(entry, listed.part, field.section)
  }
  const placed = new Map([...taken].filter(([, { parts }]) => parts.has('limit')))
  for (const [entry, { section, parts }] of placed)
    for (const [part, { value, source }] of entry)
      if (part.endsWith(' in words') || (AMOUNTS.includes(part) && !parts.has(part)))
        draft.spill(section, `${entry.get('name')!.value}: ${spoken(part)}`, value, source)
  return {
    coverages: settled.coverages.filter(({ entry }) => !placed.has(entry)),
    open: settled.open.filter((name) => !named.some(({ listed }) => listed.of(name))),
  }
}

export const spoken = (part: string) => part.replace(/ in words$/, '').replaceAll('_', ' ')

/** What may have an element of its own. */
const AMOUNTS = ['limit', 'deductible']

/** Puts the part that they tell; returns those whose part is written. */
function putPart(draft: FormDraft, field: Named, entries: Entry[]): Entry[] {
  const { name, listed } = field
  const told = entries.flatMap((entry) => entry.get(listed.part) ?? [])
  const [first] = told
  const isAlike = told.length === entries.length && told.every(({ value }) => value === first!.value)
  if (first && (entries.length === 1 || (isAlike && listed.part !== 'limit'))) {
    draft.put(name, first.value, first.source)
    return entries
  }
  if (told.length > 1) draft.blank(name, 'The policy tells more than one amount for this.')
  else if (entries.length === 1) leaveThousands(draft, name, entries[0]!, listed.part)
  return []
}

/** An amount that its page has in thousands, or may have, stays blank, and says so. */
export function leaveThousands(draft: FormDraft, name: string, entry: Entry, part: string): void {
  for (const [how, is] of COUNTED) {
    const told = entry.get(`${part} ${how}`)
    if (told?.source.kind === 'document')
      draft.leave(name, `“${told.value}” on page ${told.source.page} ${is}`, told.source)
  }
}
const COUNTED = [
  ['in thousands', 'is in thousands.'],
  ['in doubt', 'may be in thousands or in dollars: look there first.'],
] as const

/** What is insured at all places together is called so by its own name alone. */
function isCalled(entry: Entry, { listed: { of }, type }: Named): boolean {
  const name = entry.get('name')!.value
  const isSo = of(calledOf(entry)) || (type === 'TICK' && of(name))
  return isSo && (!isOfAll(entry) || /\bblanket\b/i.test(name))
}

/** Whether a coverage is told to be insured: by an amount, or by words in its place; or whether a part of it says these words. */
function shows(entry: Entry, { part, says: words }: ListedPart): boolean {
  const told = entry.get(part)?.value
  const instead = entry.get(`${part} in words`)?.value
  if (words) return says(told ?? instead ?? '', words)
  return told ? /[1-9]/.test(told) : /^(?:included|actual loss sustained)\b/i.test(instead ?? '')
}
