/** A value of a form's input: what is blank is null. */
type Part = string | null | Part[] | { [name: string]: Part }

/** Fields that control the form and are not part of the input ("intent", "intent.type"). */
const ABOUT_THE_FORM = new Set(['key', 'rev', 'opened', 'intent'])

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

/** The initial values of a form, as an `ActionForm` with a revision sends them. */
export function openedForm(form: FormData): FormData {
  const opened = new FormData()
  const told = form.get('opened')
  if (typeof told !== 'string' || !told) return opened
  for (const [name, value] of JSON.parse(told) as [string, string][]) opened.append(name, value)
  return opened
}

/**
 * The fields of an input that were changed since its form was opened, so that other users' changes of other fields stay. Groups of fields
 * ("pricing") are compared field by field; values inside them as a whole.
 */
export function changedParts<Input extends object>(opened: Input, now: Input): Partial<Input> {
  const was = opened as Readonly<Record<string, unknown>>
  const changed = Object.entries(now).flatMap(([name, value]) => {
    if (isGroup(value) && isGroup(was[name])) {
      const inner = Object.entries(value).filter(([field, one]) => !isSame(one, (was[name] as typeof value)[field]))
      return inner.length ? [[name, Object.fromEntries(inner)] as const] : []
    }
    return isSame(value, was[name]) ? [] : [[name, value] as const]
  })
  return Object.fromEntries(changed) as Partial<Input>
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
