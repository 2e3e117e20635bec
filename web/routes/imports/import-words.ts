import { ROW_GAPS } from '../../../shared/imports.ts'
import { labelOf } from '../../../shared/labeled.ts'
import type { ImportState } from '../../../shared/states.ts'
import type { ImportSummaryFragment } from '../../graph/generated/graphql.ts'

const RUNNING: readonly ImportState[] = ['READING', 'CHECKING', 'IMPORTING', 'UNDOING']

export const isRunning = ({ state }: { state: ImportState }) => RUNNING.includes(state)

export const figure = (number: number) => number.toLocaleString('en-US')

/** "1 row", "1,248 rows". */
export const rowsOf = (number: number) => `${figure(number)} ${number === 1 ? 'row' : 'rows'}`

/** What new accounts lack: "To complete: 3 with no e-mail, 5 with no whole address." */
export function gapsTold({ gaps }: ImportSummaryFragment['counts']): string {
  const told = gaps.map(({ gap, count }) => `${figure(count)} with ${labelOf(ROW_GAPS, gap).toLowerCase()}`)
  return told.length ? `To complete: ${told.join(', ')}.` : ''
}

/** The result of an import, or its progress: "412 created, 38 changed, 3 refused". */
export function summaryOf({ state, done, total, kind, counts }: ImportSummaryFragment): string {
  const { create, change, refuse, same, leave, back, kept } = counts
  if (state === 'UNDOING' || state === 'IMPORTING' || isRunning({ state })) return `${figure(done)} of ${rowsOf(total)}`
  if (state === 'UNDONE') {
    const what = kind === 'ACCOUNTS' ? 'account' : 'policy'
    const many = kind === 'ACCOUNTS' ? 'accounts' : 'policies'
    const taken = `${figure(back)} ${back === 1 ? what : many} taken back`
    return kept
      ? `${taken}, ${figure(kept)} kept because ${kept === 1 ? 'it was' : 'they were'} used or changed since`
      : taken
  }
  if (state === 'STOPPED') return `Stopped after ${figure(done)} of ${rowsOf(total)}`
  const ready = state === 'READY'
  const told = [
    (create || !change) && `${figure(create)} ${ready ? 'to create' : 'created'}`,
    change && `${figure(change)} ${ready ? 'to change' : 'changed'}`,
    same && `${figure(same)} the same`,
    refuse && `${figure(refuse)} refused`,
    leave && `${figure(leave)} left out`,
  ]
  return told.filter(Boolean).join(', ')
}
