import { ChevronRight, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { TaskRecord } from '../../../shared/tasks.ts'
import type { TaskPartsFragment } from '../../graph/generated/graphql.ts'
import { whenIdle } from '../../lib/idle.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox, ErrorText } from '../../ui/field.tsx'
import { useMay, useSession, useToday } from '../session.ts'
import { When } from '../when.tsx'
import { type loadTasks, MOST_TASKS, TASK_POST, type TaskAct, tasksAddress } from './task-acts.ts'
import { dueWords } from './task-words.ts'

const load = () => import('./task-dialog.tsx')
const TaskDialog = lazy(load)

whenIdle(load)

const [FEW, MORE] = [10, 50]
const nextOf = (shown: number) => Math.min(shown + MORE, MOST_TASKS)

/** The open follow-ups of a record by date, and collapsed below them the done ones. */
export function TasksCard({ record }: { record: TaskRecord }) {
  const may = useMay()
  const [most, setMost] = useState({ open: FEW, done: FEW })
  const { load, data } = useFetcher<typeof loadTasks>({ key: `tasks of ${record.id}` })
  const { submit } = useFetcher()
  const [dialog, setDialog] = useState<'NEW' | TaskPartsFragment>()
  const address = tasksAddress(record, most.open, most.done)
  useEffect(() => void load(address), [load, address])
  const act = (sent: TaskAct) => void submit(sent, TASK_POST)
  const edited = dialog === 'NEW' ? undefined : dialog
  return (
    <Card
      title="Follow-ups"
      aside={
        may('create', 'task') && (
          <Button look="quiet" size="sm" onClick={() => setDialog('NEW')}>
            <Plus size={14} aria-hidden />
            Add follow-up
          </Button>
        )
      }
    >
      {data?.failure && (
        <div className="flex flex-wrap items-center gap-3 px-4 py-3">
          <ErrorText className="min-w-0 flex-1">{data.failure}</ErrorText>
          <Button size="sm" onClick={() => void load(address)}>
            Try again
          </Button>
        </div>
      )}
      {!data?.failure && !data?.open.length && (
        <p className="px-4 py-3 text-ink-3">{data ? 'No follow-ups.' : <span aria-busy>Loading…</span>}</p>
      )}
      {data && data.open.length > 0 && (
        <ul aria-label="Open follow-ups" className="divide-y divide-hairline">
          {data.open.map((task) => (
            <OpenTask key={task.id} task={task} edit={() => setDialog(task)} />
          ))}
        </ul>
      )}
      {data && (
        <ShowMore
          shown={data.open.length}
          all={data.openCount}
          show={() => setMost({ ...most, open: nextOf(most.open) })}
        />
      )}
      {data && data.doneCount > 0 && (
        <details className="group border-t border-hairline">
          <summary className="flex cursor-pointer items-center gap-1 px-4 py-2 text-12 text-ink-3 hover:text-ink">
            <ChevronRight size={14} className="group-open:rotate-90" aria-hidden />
            Done <span className="num">{data.doneCount.toLocaleString('en-US')}</span>
          </summary>
          <ul aria-label="Done follow-ups">
            {data.done.map((task) => (
              <li key={task.id} className="flex min-h-9 items-center gap-3 px-4 py-1">
                <Checkbox
                  checked
                  disabled={!may('change', 'task')}
                  aria-label={`Open again: ${task.title}`}
                  onChange={() => act({ does: 'REOPEN', id: task.id })}
                />
                <span title={task.title} className="cut min-w-0 flex-1 text-ink-3 line-through">
                  {task.title}
                </span>
                {task.doneAt && <When at={task.doneAt} className="flex-none text-12 text-ink-3" />}
              </li>
            ))}
          </ul>
          <ShowMore
            shown={data.done.length}
            all={data.doneCount}
            show={() => setMost({ ...most, done: nextOf(most.done) })}
          />
        </details>
      )}
      {dialog && (
        <Suspense>
          <TaskDialog
            record={record}
            task={edited && (data?.open.find(({ id }) => id === edited.id) ?? edited)}
            onClose={() => setDialog(undefined)}
            onDelete={act}
          />
        </Suspense>
      )}
    </Card>
  )
}

type OpenTaskProps = { task: TaskPartsFragment; edit: () => void }

function OpenTask({ task: { id, title, dueOn, assignee }, edit }: OpenTaskProps) {
  const { user } = useSession()
  const mayChange = useMay()('change', 'task')
  const today = useToday()
  const { submit, state } = useFetcher()
  const isGoing = state !== 'idle'
  const who = assignee?.id === user.id ? 'Me' : (assignee?.name ?? 'Nobody')
  return (
    <li className="flex min-h-12 items-start gap-3 px-4 py-2 hover:bg-hover">
      <Checkbox
        className="mt-0.5"
        checked={isGoing}
        disabled={!mayChange}
        aria-label={`Mark done: ${title}`}
        onChange={() => void (isGoing || submit({ does: 'DONE', id, title } satisfies TaskAct, TASK_POST))}
      />
      <div className="min-w-0 flex-1">
        {mayChange ? (
          <button
            type="button"
            aria-label={`Edit: ${title}`}
            onClick={edit}
            className="block max-w-full cursor-pointer text-left wrap-anywhere hover:underline"
          >
            {title}
          </button>
        ) : (
          <span className="block wrap-anywhere">{title}</span>
        )}
        <span className="cut block text-12 text-ink-3">
          <span className={cx('num', dueOn < today && 'text-danger')}>{dueWords(dueOn, today)}</span> · {who}
        </span>
      </div>
    </li>
  )
}

type ShowMoreProps = { shown: number; all: number; show: () => void }

function ShowMore({ shown, all, show }: ShowMoreProps) {
  if (shown >= all) return null
  if (shown >= MOST_TASKS)
    return (
      <p className="px-4 py-2 text-12 text-ink-3">
        {`The first ${MOST_TASKS} of ${all.toLocaleString('en-US')} are shown.`}
      </p>
    )
  return (
    <div className="px-2 py-1">
      <Button look="quiet" size="sm" onClick={show}>
        Show more
      </Button>
    </div>
  )
}
