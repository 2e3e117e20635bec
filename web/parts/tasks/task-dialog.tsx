import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { addDays } from '../../../shared/dates.ts'
import { TASK_TITLE, type TaskRecord } from '../../../shared/tasks.ts'
import type { TaskPartsFragment } from '../../graph/generated/graphql.ts'
import { sendByKey } from '../../lib/send-by-key.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FieldErrors, FormProblem } from '../../ui/field.tsx'
import { AssigneeField } from '../assignee-field.tsx'
import { useBaseRevision } from '../form/action-form.tsx'
import { DateField, TextField } from '../form/fields.tsx'
import { type FormResult, textOf } from '../form/form-result.ts'
import { useSession, useToday } from '../session.ts'
import { TASK_POST, type TaskAct } from './task-acts.ts'
import { nextMonday } from './task-words.ts'

type TaskDialogProps = {
  record: TaskRecord
  /** The one to change, as it is now; without it, a new one is added. */
  task?: TaskPartsFragment | undefined
  onClose: () => void
  onDelete?: (act: TaskAct) => void
}

/** Asks what is to be done, by when, and by whom. It closes when that is saved. */
export default function TaskDialog({ record, task, onClose, onDelete }: TaskDialogProps) {
  const { user } = useSession()
  const today = useToday()
  const { submit, state, data } = useFetcher<{ failure: FormResult | null }>()
  const close = useRef(onClose)
  close.current = onClose
  // A refusal is shown while the screen behind it is still reloading, and can be answered immediately.
  const isSending = state === 'submitting' || (state === 'loading' && !data?.failure)
  const isDone = state === 'idle' && data?.failure === null
  useEffect(() => {
    if (isDone) close.current()
  }, [isDone])
  const rev = useBaseRevision(task?.rev, data?.failure?.rev)
  const tomorrow = addDays(today, 1)
  const [day, setDay] = useState({ value: task?.dueOn ?? tomorrow, chosen: 0 })
  const choose = (value: string) => setDay(({ chosen }) => ({ value, chosen: chosen + 1 }))

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending || form.querySelector('[data-refused]')) return
    const sent = new FormData(form)
    const said = { title: textOf(sent, 'title'), dueOn: textOf(sent, 'dueOn'), assigneeId: textOf(sent, 'assigneeId') }
    const act: TaskAct = task
      ? { does: 'CHANGE', id: task.id, rev: rev!, ...said }
      : { does: 'ADD', record: record.kind, recordId: record.id, ...said }
    void submit(act, TASK_POST)
  }
  const remove = () => {
    if (!task) return
    const { id, title, dueOn, assignee } = task
    const said = { title, dueOn, assigneeId: assignee?.id ?? '' }
    onDelete?.({ does: 'DELETE', id, record: record.kind, recordId: record.id, ...said })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={task ? 'Edit follow-up' : 'Add follow-up'}>
      <FieldErrors errors={data?.failure?.errors}>
        <form onSubmit={save} onKeyDown={sendByKey} noValidate className="contents">
          <DialogBody>
            <TextField
              label="What is to be done"
              name="title"
              value={task?.title}
              maxLength={TASK_TITLE}
              autoComplete="off"
            />
            <div className="grid gap-2">
              <DateField key={day.chosen} label="Date" name="dueOn" value={day.value} />
              <div className="flex gap-2">
                <Button size="sm" onClick={() => choose(tomorrow)}>
                  Tomorrow
                </Button>
                <Button size="sm" onClick={() => choose(nextMonday(today))}>
                  Next week
                </Button>
              </div>
            </div>
            <AssigneeField value={task ? task.assignee : user} />
            <FormProblem />
          </DialogBody>
          <DialogFoot>
            {task && (
              <Button look="quiet" className="mr-auto" onClick={remove}>
                Delete
              </Button>
            )}
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" aria-disabled={isSending || undefined}>
              {task ? 'Save' : 'Add follow-up'}
            </Button>
          </DialogFoot>
        </form>
      </FieldErrors>
    </Dialog>
  )
}
