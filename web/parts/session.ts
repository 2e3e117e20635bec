import { useRouteLoaderData } from 'react-router'
import { dayIn, type IsoDate } from '../../shared/dates.ts'
import { type Act, allows, type Kind, type Rights } from '../../shared/roles.ts'
import type { ShellQuery } from '../graph/generated/graphql.ts'

export type Session = {
  user: NonNullable<ShellQuery['agencyUser']>
  users: ShellQuery['agencyUsers']
  uploadLimits: ShellQuery['uploadLimits']
  offersAddresses: ShellQuery['offersAddresses']
  searchesWeb: ShellQuery['searchesWeb']
  savedViews: ShellQuery['savedViews']
  customPresets: ShellQuery['customPresets']
}

export type SavedView = Session['savedViews'][number]

/** Who is signed in, the agency's users, what may be uploaded, whether addresses are suggested and the web is searched, the user's views of lists, and the agency's presets. Holds inside the shell only. */
export function useSession(): Session {
  const session = useRouteLoaderData<Session>('shell')
  if (!session) throw new Error('useSession stands outside the shell')
  return session
}

/**
 * Whether the signed-in user may do something, as the server decides it. What may not be done is not shown; the server refuses it all the same.
 */
export function useMay(): (act: Act, kind: Kind) => boolean {
  const rights = useSignedIn()
  return (act, kind) => allows(rights, act, kind)
}

/** The names of the agency's owners, whom others ask for what only owners do. */
export const useOwners = (): readonly string[] => useSignedIn().agency.owners

type SignedIn = Rights & { agency: { owners: readonly string[]; timeZone: string } }

/** The signed-in user inside the shell, or as the screen of an expired subscription brings it along. */
function useSignedIn(): SignedIn {
  const session = useRouteLoaderData<Session>('shell')
  const expired = useRouteLoaderData<{ user: SignedIn }>('expired')
  return session?.user ?? expired!.user
}

/** The other active users, who can be assigned work besides the signed-in user. */
export const colleaguesOf = ({ user, users }: { user: { id: string }; users: Session['users'] }) =>
  users.filter(({ id, state }) => id !== user.id && state === 'ACTIVE').map(({ id, name }) => ({ id, label: name }))

/** The users a list can be filtered by, the signed-in user first. */
export const teamOf = (session: Pick<Session, 'user' | 'users'>) => [
  { id: session.user.id, label: 'Me' },
  ...colleaguesOf(session),
]

/** The possible agents of a policy: active users, and its current agent. */
export const agentsOf = (users: Session['users'], agentId: string | null | undefined) =>
  users.filter(({ id, state }) => state === 'ACTIVE' || id === agentId).map(({ id, name }) => ({ id, label: name }))

/** The agency's time zone: its clock says every day and time that is shown, wherever the user is. */
export const useTimeZone = (): string => useSignedIn().agency.timeZone

/** Today by the agency's clock, which decides what begins and ends. */
export const useToday = (): IsoDate => dayIn(useTimeZone(), new Date())
