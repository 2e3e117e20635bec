import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { labelOf } from '../../shared/labeled.ts'
import { type Rights, ROLES, SIGHTS } from '../../shared/roles.ts'
import { inBackground } from '../graph/client.ts'
import { whenIdle } from '../lib/idle.ts'
import { toast } from '../ui/toast.tsx'

let isOutdated = false

/** Whether the shell has to read its session again; `false` says that it has. */
export const sessionIsOutdated = () => isOutdated
export const sessionIsRead = () => {
  isOutdated = false
}

/** When a colleague changes what the user may do or see, open screens show what holds from then on. */
export function useOwnRights(user: Rights) {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const turn = useRef({ user, revalidate, state })
  turn.current = { user, revalidate, state }
  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    whenIdle(async () => {
      const { watchOwnUser } = await import('../graph/live-user.ts')
      if (!isLeft) stop = watchOwnUser(take)
    })
    function take({ role, sees }: Rights) {
      const now = turn.current
      if (role === now.user.role && sees === now.user.sees) return
      isOutdated = true
      // Who changes the own rights is told by that dialog.
      if (now.state === 'idle')
        toast(`Your role is ${labelOf(ROLES, role)} now, and you see ${labelOf(SIGHTS, sees).toLowerCase()}`)
      void inBackground(now.revalidate)
    }
    return () => {
      isLeft = true
      stop()
    }
  }, [])
}
