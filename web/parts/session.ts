import { useRouteLoaderData } from 'react-router'
import { dayIn, type IsoDate } from '../../shared/dates.ts'
import type { ShellQuery } from '../graph/generated/graphql.ts'

export type Session = {
  user: NonNullable<ShellQuery['agencyUser']>
  users: ShellQuery['agencyUsers']
  uploadLimits: ShellQuery['uploadLimits']
  offersAddresses: ShellQuery['offersAddresses']
}

/** Who is signed in, the agency's users, what may be uploaded, and whether addresses are suggested. Holds inside the shell only. */
export function useSession(): Session {
  const session = useRouteLoaderData<Session>('shell')
  if (!session) throw new Error('useSession stands outside the shell')
  return session
}

/** Today by the agency's clock, which decides what begins and ends, wherever the user is. */
export const useToday = (): IsoDate => dayIn(useSession().user.agency.timeZone, new Date())
