import { useEffect, useRef, useState } from 'react'

/** Why a value was not kept. */
export type Refusal = { sentence: string }

/**
 * A value that is edited in place. `shown` is the edit at once, while `save` is under way; when it is refused, `shown` is again what is
 * kept, and `onRefused` is told what was meant, so that nothing typed is lost. Only the newest edit counts.
 */
export function useOptimisticEdit<Value, Why extends Refusal>(
  kept: Value,
  save: (next: Value, was: Value) => Promise<Why | undefined>,
  onRefused: (refusal: Why, meant: Value) => void,
) {
  const [edit, setEdit] = useState<{ value: Value; was: Value } | null>(null)
  const newest = useRef(0)

  // The edit has come back saved, by the live view or a load: from here on the saved value is shown.
  useEffect(() => {
    setEdit((now) => (now && kept !== now.was ? null : now))
  }, [kept])

  /** `was` is what stood there when the edit began, if that is not what is kept now. */
  const change = async (value: Value, was = kept) => {
    if (value === kept) return
    const turn = ++newest.current
    setEdit({ value, was: kept })
    const refusal = await save(value, was)
    if (turn !== newest.current || !refusal) return
    setEdit(null)
    onRefused(refusal, value)
  }
  return { shown: edit ? edit.value : kept, change }
}
