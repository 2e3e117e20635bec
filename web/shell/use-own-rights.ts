import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { Rights } from '../../shared/roles.ts'
import { whenIdle } from '../lib/idle.ts'
import type { Turn } from './watch-own-rights.ts'

/** Whether the shell has to read its session again. */
export const session = { isOutdated: false }

/** When a colleague changes what the user may do or see, open screens show what holds from then on. */
export function useOwnRights(user: Rights) {
  const { revalidate } = useRevalidator()
  const isLeaving = useNavigation().state !== 'idle'
  const turn = useRef<Turn>(undefined as never)
  turn.current = { user, revalidate, isLeaving }
  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    whenIdle(async () => {
      const { watchOwnRights } = await import('./watch-own-rights.ts')
      if (isLeft) return
      stop = watchOwnRights(turn, () => {
        session.isOutdated = true
      })
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [])
}
