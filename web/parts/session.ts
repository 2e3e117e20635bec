import { useRouteLoaderData } from 'react-router'
import type { ShellQuery } from '../graph/generated/graphql.ts'

export type Session = {
  user: NonNullable<ShellQuery['agencyUser']>
  users: ShellQuery['agencyUsers']
}

/** Who is signed in, and the agency's users. Holds inside the shell only. */
export function useSession(): Session {
  const session = useRouteLoaderData<Session>('shell')
  if (!session) throw new Error('useSession stands outside the shell')
  return session
}
