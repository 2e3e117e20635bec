import { useRouteLoaderData } from 'react-router'
import { type Act, allows, type Kind, type Rights } from '../../shared/roles.ts'
import type { Session } from './session.ts'

/** What something on a screen does, and with which kind of record. */
export type Need = readonly [Act, Kind]

/** Something on a screen that leads to an address; `may` is asked besides what the address itself asks. */
type Way = { to: string; may?: Need | undefined }

const CHANGE_ACCOUNT = ['change', 'account'] as const
const MERGE_ACCOUNTS = ['confirm', 'account'] as const
const CREATE_CERTIFICATE = ['create', 'certificate'] as const
const CHANGE_POLICY = ['change', 'policy'] as const
const CHANGE_REQUEST = ['change', 'service-request'] as const
const CREATE_KNOWLEDGE = ['create', 'knowledge'] as const
const RUN = ['run', 'workspace'] as const
const UPLOAD = ['create', 'file'] as const
const READ_IMPORT = ['read', 'import'] as const

/** What addresses ask of who opens them, by the screen to go back to. Every other address is open to every user. */
const ASKED: Readonly<Record<string, Readonly<Record<string, Need>>>> = {
  '/app': { imports: READ_IMPORT, 'imports/:id': READ_IMPORT },
  '/app/accounts': { new: ['create', 'account'] },
  '/app/accounts/:id': {
    edit: CHANGE_ACCOUNT,
    'contacts/new': CHANGE_ACCOUNT,
    'contacts/:contactId/edit': CHANGE_ACCOUNT,
    merge: MERGE_ACCOUNTS,
    'merge/:otherId': MERGE_ACCOUNTS,
    'documents/new': UPLOAD,
    'service/assign': CHANGE_REQUEST,
    'service/due': CHANGE_REQUEST,
    'certificates/new': CREATE_CERTIFICATE,
    'certificates/many': CREATE_CERTIFICATE,
  },
  '/app/files/:fileId': { arrange: UPLOAD },
  '/app/home': { preferences: RUN, 'presets/:presetId': RUN },
  '/app/knowledge': {
    upload: CREATE_KNOWLEDGE,
    new: CREATE_KNOWLEDGE,
    ':documentId/edit': ['change', 'knowledge'],
  },
  '/app/presets': { new: ['create', 'preset'] },
  '/app/policies': { new: ['create', 'policy'] },
  '/app/policies/:id': {
    edit: CHANGE_POLICY,
    cancel: CHANGE_POLICY,
    reinstate: CHANGE_POLICY,
    renew: ['create', 'policy'],
    'documents/new': UPLOAD,
  },
  '/app/servicing': { new: ['create', 'service-request'], assign: CHANGE_REQUEST, due: CHANGE_REQUEST },
  '/app/servicing/:id': {
    resolve: CHANGE_REQUEST,
    update: CHANGE_REQUEST,
    merge: CHANGE_REQUEST,
    reopen: CHANGE_REQUEST,
    copilot: RUN,
    reply: RUN,
  },
  '/app/styles': { new: ['create', 'style'] },
  '/app/templates': { ':templateId/use': RUN },
  '/app/settings/carriers': { new: ['create', 'carrier'], ':carrierId/merge': ['delete', 'carrier'] },
  '/app/settings/class-codes': { import: ['create', 'class-code'] },
}

/** The patterns of all addresses that ask something. */
export const ASKING = Object.entries(ASKED).flatMap(([screen, below]) =>
  Object.keys(below).map((rest) => `${screen}/${rest}`),
)

/** Where a user who may not do what an address is for goes back to; null for who may. */
export function refusedAt(rights: Rights, pathname: string): string | null {
  const asked = pathname.split('/')
  const isLike = (part: string, at: number) => part === asked[at] || (part.startsWith(':') && asked[at])
  for (const [screen, below] of Object.entries(ASKED))
    for (const [rest, need] of Object.entries(below)) {
      const parts = `${screen}/${rest}`.split('/')
      if (parts.length === asked.length && parts.every(isLike) && !allows(rights, ...need))
        return asked.slice(0, screen.split('/').length).join('/')
    }
  return null
}

/** Whether a user may do what something on a screen leads to. */
export const mayGo = (rights: Rights, { to, may }: Way): boolean =>
  (!may || allows(rights, ...may)) && refusedAt(rights, to.replace(/[?#].*/, '')) === null

/** The same for the signed-in user: what may not be done is not shown. Outside the shell everything may. */
export function useMayGo(): (way: Way) => boolean {
  const session = useRouteLoaderData<Session>('shell')
  return (way) => !session || mayGo(session.user, way)
}
