import { dayIn, END_OF_DAY, momentIn, timeIn } from '../../../shared/dates.ts'
import { Field, TextInput } from '../../ui/field.tsx'
import { DateField } from '../form/fields.tsx'
import { textOf } from '../form/form-result.ts'
import { useTimeZone } from '../session.ts'

/** The fields say how the form looks (`intent`); its action makes the moment of them. */
const [DAY, TIME, ZONE, WAS] = ['intent.due.day', 'intent.due.time', 'intent.due.zone', 'intent.due.was']

/** The due date, with an optional time, in the agency's time zone. Clearing the day clears both. */
export function DueFields({ value }: { value?: string | null | undefined }) {
  const timeZone = useTimeZone()
  const at = value ? new Date(value) : null
  const time = at && timeIn(timeZone, at)
  return (
    <div className="grid grid-cols-2 gap-4">
      <input type="hidden" name={ZONE} value={timeZone} />
      <input type="hidden" name={WAS} value={value ?? ''} />
      <DateField label="Due date" optional name={DAY} path="dueAt" value={at && dayIn(timeZone, at)} />
      <Field label="Time" optional hint="Without one, the end of the day">
        {(control) => (
          <TextInput
            {...control}
            type="time"
            name={TIME}
            defaultValue={time && time !== END_OF_DAY ? time : ''}
            className="num"
          />
        )}
      </Field>
    </div>
  )
}

/** The moment a form's due fields say, as it is sent; null for none. A time without a day is sent as it is, to be refused with all else. */
export function dueOf(form: FormData): { dueAt: string | null } {
  const [day, time] = [textOf(form, DAY), textOf(form, TIME)]
  if (!day) return { dueAt: textOf(form, WAS) ? null : time || null }
  return { dueAt: momentIn(textOf(form, ZONE), day, time || END_OF_DAY).toISOString() }
}
