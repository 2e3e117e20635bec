import type { FormField } from '../types.ts'
import { canDraw } from './lettering.ts'
import { printable } from './printable.ts'
import { type Continued, type FillInput, type FillNote, NEVER_WRITTEN } from './types.ts'
import { type Room, SEE_ATTACHED, type Writing, writeIn } from './write-value.ts'

/** Where every value goes: into its rooms, or whole onto an attached page, with a note for all that is not plainly in its place. */
export type Plan = { writings: Writing[]; attached: Continued[]; notes: FillNote[] }

/** Decides where each value goes. Nothing is cut: what does not fit is attached, and nothing is written that a person must write. */
export function planValues({ form, values }: Pick<FillInput, 'form' | 'values'>, rooms: Map<string, Room[]>): Plan {
  const fields = new Map(form.fields.map((field) => [field.name, field]))
  const plan: Plan = { writings: [], attached: [], notes: [] }
  for (const [name, value] of Object.entries(values)) {
    const field = fields.get(name)
    if (value.trim() === '' || (field?.type === 'TICK' && value === 'false')) continue
    if (!field) plan.notes.push({ field: name, message: `${form.name} has no element of this name.` })
    else if (NEVER_WRITTEN[name]) plan.notes.push({ field: name, message: NEVER_WRITTEN[name] })
    else planValue(field, value, rooms.get(name) ?? [], plan)
  }
  return plan
}

/** A text as it will be printed; a note is added for each character that cannot be. */
export function printed(name: string, text: string, notes: FillNote[]): string {
  const { text: shown, missing } = printable(text, canDraw)
  if (missing.length > 0) {
    notes.push({ field: name, message: `No font can print ${missing.join(' ')}: □ is printed instead.` })
  }
  return shown
}

function planValue(field: FormField, value: string, rooms: Room[], plan: Plan): void {
  if (field.type === 'TICK' && value !== 'true')
    throw new Error(`${field.label} is a tick: it takes 'true' or nothing.`)
  const text = printed(field.name, value, plan.notes)
  const whole = { section: field.section, label: field.label, text: field.type === 'TICK' ? 'yes' : text }
  if (rooms.length === 0) {
    plan.attached.push(whole)
    plan.notes.push({
      field: field.name,
      attached: true,
      message: 'The form has no place for this; it is printed on the attached page.',
    })
    return
  }
  if (field.type === 'TICK') {
    plan.writings.push(...rooms.flatMap((room) => writeIn(room, 'X') ?? []))
    return
  }
  const written = rooms.map((room) => (room.tick ? null : writeIn(room, text)))
  if (written.every((writing) => writing !== null)) {
    plan.writings.push(...written)
    return
  }
  const pointers = rooms.map((room) => (room.tick ? null : writeIn(room, SEE_ATTACHED)))
  plan.writings.push(...pointers.filter((writing) => writing !== null))
  plan.attached.push(whole)
  plan.notes.push({
    field: field.name,
    attached: true,
    message: 'Too long for its place; it is printed in full on the attached page.',
  })
}
