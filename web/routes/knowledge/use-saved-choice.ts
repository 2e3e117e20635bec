import { startTransition, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Outcome } from '../../graph/act.ts'

/** How long "Saved" is shown (spec 2 §9). */
const SAVED_MS = 2000

/**
 * A choice that is saved at once. `shown` is what was chosen last, in whatever order answers come; it goes back to what is kept, with
 * `failure`, where that was refused.
 */
export function useSavedChoice<Value>(kept: Value, save: (value: Value) => Promise<Outcome<unknown>>) {
  const { revalidate } = useRevalidator()
  const [edit, setEdit] = useState<{ value: Value } | null>(null)
  const [note, setNote] = useState<'' | 'Saving…' | 'Saved'>('')
  const [failure, setFailure] = useState<string | null>(null)
  const newest = useRef(0)
  useEffect(() => {
    if (note !== 'Saved') return
    const timer = window.setTimeout(() => setNote(''), SAVED_MS)
    return () => window.clearTimeout(timer)
  }, [note])
  const choose = async (value: Value) => {
    const turn = ++newest.current
    setEdit({ value })
    setFailure(null)
    setNote('Saving…')
    const outcome = await save(value)
    if (turn !== newest.current) return
    await revalidate()
    if (turn !== newest.current) return
    // What was loaded is shown by a transition: without one, what was kept before would stand there for a moment.
    startTransition(() => setEdit(null))
    setNote(outcome.ok ? 'Saved' : '')
    if (!outcome.ok) setFailure(outcome.sentence)
  }
  return { shown: edit ? edit.value : kept, choose: (value: Value) => void choose(value), note, failure }
}
