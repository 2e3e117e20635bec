/** A value of a form's input: what is blank is null. */
type Part = string | null | Part[] | { [name: string]: Part }

/** What says how a form is sent or looks, and is no part of the input ("intent", "intent.type"). */
const ABOUT_THE_FORM = new Set(['key', 'rev', 'intent'])

/**
 * The input a form's fields make: names are whole paths ("business.mailingAddress.city", "details.locations.0"), blanks are null, and lists
 * have no holes.
 */
export function inputOf<Input>(form: FormData): Input {
  const input: { [name: string]: Part } = {}
  for (const [name, value] of form) {
    const steps = name.split('.')
    if (ABOUT_THE_FORM.has(steps[0]!) || typeof value !== 'string') continue
    const last = steps.pop()!
    let place = input
    for (const step of steps) {
      place[step] ??= {}
      place = place[step] as typeof input
    }
    place[last] = value.trim() || null
  }
  return withLists(input) as Input
}

/** Objects whose names are all numbers become lists in their order. */
function withLists(part: Part): Part {
  if (part === null || typeof part === 'string') return part
  const entries = Object.entries(part).map(([name, inner]) => [name, withLists(inner as Part)] as const)
  if (entries.length && entries.every(([name]) => /^\d+$/.test(name)))
    return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, inner]) => inner)
  return Object.fromEntries(entries)
}
