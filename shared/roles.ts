import type { Labeled } from './labeled.ts'

/** What may be done with something of the agency. What a person must answer for is `confirm`ed. */
export const ACTS = ['read', 'create', 'change', 'delete', 'run', 'confirm'] as const
export type Act = (typeof ACTS)[number]

/** What it is done with. `self` is the acting user: the own name, e-mail address and day. */
export type Kind =
  | 'account'
  | 'agency'
  | 'agency-user'
  | 'artifact'
  | 'carrier'
  | 'certificate'
  | 'class-code'
  | 'effect'
  | 'file'
  | 'form-template'
  | 'history'
  | 'import'
  | 'knowledge'
  | 'policy'
  | 'preset'
  | 'saved-view'
  | 'self'
  | 'service-request'
  | 'session'
  | 'style'
  | 'subscription'
  | 'task'
  | 'template'
  | 'workspace'

/** Of a user of an agency (decision 101). Everybody is an owner until an owner says otherwise. */
export const ROLES = [
  { id: 'OWNER', label: 'Owner', hint: 'Does everything, and manages users, seats and settings.' },
  { id: 'PRODUCER', label: 'Producer', hint: 'Does everything but manage users, seats and settings.' },
  {
    id: 'SERVICE',
    label: 'Service',
    hint: 'Works on accounts, policies, certificates, requests and workspaces. Cannot merge accounts, import, or manage users, seats and settings.',
  },
  { id: 'READ_ONLY', label: 'Read-only', hint: 'Sees everything and changes nothing.' },
] as const satisfies readonly (Labeled & { hint: string })[]
export type Role = (typeof ROLES)[number]['id']

/** Which accounts a user sees, with all that belongs to them. Owners see all. */
export const SIGHTS = [
  { id: 'ALL_ACCOUNTS', label: 'All accounts', hint: 'Sees every account of the agency.' },
  {
    id: 'ASSIGNED_ACCOUNTS',
    label: 'Assigned accounts',
    hint: 'Sees only accounts of which this user is the producer or the service representative.',
  },
] as const satisfies readonly (Labeled & { hint: string })[]
export type Sight = (typeof SIGHTS)[number]['id']

/** What a user is allowed. */
export type Rights = { role: Role; sees: Sight }

type Allowed = Partial<Record<Kind, readonly Act[]>> & { else: readonly Act[] }

const READ = ['read'] as const
const BUT_DELETE = ['read', 'create', 'change'] as const
const OWNERS_ALONE = { agency: READ, 'agency-user': READ, 'form-template': READ, subscription: READ }

const ALLOWED: Record<Role, Allowed> = {
  OWNER: { else: ACTS },
  PRODUCER: { ...OWNERS_ALONE, else: ACTS },
  SERVICE: {
    ...OWNERS_ALONE,
    account: ['read', 'create', 'change', 'delete', 'run'],
    carrier: BUT_DELETE,
    'class-code': READ,
    import: READ,
    else: ACTS,
  },
  // An e-mail about oneself and a line in the history are parts of what is done, and allowed with it.
  READ_ONLY: { self: ACTS, session: ACTS, 'saved-view': ACTS, effect: ACTS, history: ACTS, else: READ },
}

/** Whether rights allow an act. An import is of all accounts, so it is nothing for who sees some of them. */
export function allows({ role, sees }: Rights, act: Act, kind: Kind): boolean {
  if (kind === 'import' && sees === 'ASSIGNED_ACCOUNTS') return false
  return (ALLOWED[role][kind] ?? ALLOWED[role].else).includes(act)
}
