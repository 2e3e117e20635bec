import type { WholeAddress } from '../../../shared/accounts.ts'
import type { CertificateContact } from '../../../shared/certificates.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { ROLES, SIGHTS } from '../../../shared/roles.ts'
import { AGENCY_USER_STATES } from '../../../shared/states.ts'
import { type ApiContext, actingOf, actorOf, builder, loaderOf, payerOf } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { completeSignIn, getAgency, getAgencyUser, listAgencyUsers, startSignIn } from './service.ts'
import { type OpenedSession, signOut, signOutEverywhere } from './sessions.ts'
import { suggestAddresses } from './suggest-addresses.ts'
import type { Address, Agency, AgencyUser } from './types.ts'
import { updateAgency } from './update.ts'

export const AddressRef = builder.objectRef<Address>('Address').implement({
  fields: (t) => ({
    line1: t.exposeString('line1', { nullable: true }),
    line2: t.exposeString('line2', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    zone: t.exposeString('zone', { nullable: true }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
  }),
})

const SuggestedAddress = builder.objectRef<WholeAddress>('SuggestedAddress').implement({
  description: 'A suggested address in the United States.',
  fields: (t) => ({
    line1: t.exposeString('line1'),
    city: t.exposeString('city'),
    zone: t.exposeString('zone'),
    postalCode: t.exposeString('postalCode'),
  }),
})

/** Nothing is required here: a missing value is reported at its field, like any other error in the form. */
export const AddressInput = builder.inputType('AddressInput', {
  description: 'An address in the United States.',
  fields: (t) => ({
    line1: t.string(),
    line2: t.string(),
    city: t.string(),
    zone: t.string({ description: 'The state: "OH".' }),
    postalCode: t.string({ description: '12345 or 12345-6789.' }),
  }),
})

const CertificateContactRef = builder.objectRef<CertificateContact>('LiabilityCOIConfiguration').implement({
  description:
    "The contact that certificates of liability name; null fields stay blank, and the phone is the agency's.",
  fields: (t) => ({
    contactName: t.exposeString('contactName', { nullable: true }),
    contactEmail: t.exposeString('contactEmail', { nullable: true }),
    contactPhone: t.exposeString('contactPhone', { nullable: true }),
  }),
})

const ConfigurationRef = builder.objectRef<Agency['configuration']>('AgencyConfiguration').implement({
  fields: (t) => ({
    liabilityCOIConfiguration: t.field({
      type: CertificateContactRef,
      resolve: ({ liabilityCOIConfiguration }) => liabilityCOIConfiguration,
    }),
  }),
})

export const AgencyRef = builder.objectRef<Agency>('Agency').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    mailingAddress: t.field({ type: AddressRef, nullable: true, resolve: (agency) => agency.mailingAddress }),
    phone: t.exposeString('phone', { nullable: true }),
    configuration: t.field({ type: ConfigurationRef, resolve: ({ configuration }) => configuration }),
    rev: t.exposeInt('rev', { description: 'Increases with each change; a form sends the one it was opened on.' }),
    timeZone: t.exposeString('timeZone', { description: 'The time zone of its days, as an IANA name.' }),
  }),
})

const AgencyUserState = builder.enumType('AgencyUserState', { values: AGENCY_USER_STATES })
export const AgencyUserRole = builder.enumType('AgencyUserRole', { values: idsOf(ROLES) })
export const AgencyUserSight = builder.enumType('AgencyUserSight', { values: idsOf(SIGHTS) })

/** The own agency, read once per request. */
const agencyOf = loaderOf((context, keys: readonly 'own'[]) =>
  withCtx(context.house, payerOf(context), async (ctx) => {
    const agency = await getAgency(ctx)
    return keys.map(() => agency)
  }),
)

export const AgencyUserRef = builder.objectRef<AgencyUser>('AgencyUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    state: t.field({ type: AgencyUserState, resolve: (user) => user.state }),
    role: t.field({ type: AgencyUserRole, resolve: ({ role }) => role }),
    sees: t.field({ type: AgencyUserSight, resolve: ({ sees }) => sees }),
    signature: t.exposeString('signature', { description: 'What the user signs e-mails with; empty if nothing.' }),
    agency: t.field({
      type: AgencyRef,
      resolve: (_user, _args, context) => agencyOf(context).load('own'),
    }),
  }),
})

const usersOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const users = new Map((await listAgencyUsers(ctx)).map((user) => [user.id, user]))
    return ids.map((id) => users.get(id) ?? null)
  }),
)

/** A user of the agency, read once per request; null when there is no such user. */
export async function findUserOf(context: ApiContext, id: string): Promise<AgencyUser | null> {
  return usersOf(context).load(id)
}

builder.queryFields((t) => ({
  agencyUser: t.field({
    type: AgencyUserRef,
    nullable: true,
    description: 'The signed-in user; null when no one is signed in.',
    resolve: async (_root, _args, context) => {
      const { viewer } = context
      return viewer && withCtx(context.house, payerOf(context), (ctx) => getAgencyUser(ctx, viewer.userId))
    },
  }),
  agencyUsers: t.field({
    type: [AgencyUserRef],
    resolve: (_root, _args, context) => withCtx(context.house, actorOf(context), listAgencyUsers),
  }),
  offersAddresses: t.boolean({
    description: 'Whether `suggestAddresses` has a service to ask.',
    resolve: (_root, _args, context) => context.house.outside.addresses !== null,
  }),
  searchesWeb: t.boolean({
    description: 'Whether Cara may search the web on this server.',
    resolve: (_root, _args, context) => context.house.outside.web !== null,
  }),
  suggestAddresses: t.field({
    type: [SuggestedAddress],
    description:
      'Suggestions for an address while it is typed. On OUTSIDE_FAILED or LIMIT_REACHED there are none, and the user types on.',
    args: { text: t.arg.string({ required: true }) },
    complexity: 20,
    resolve: (_root, { text }, context) => suggestAddresses(actingOf(context), text),
  }),
}))

type Errors = { errors: (typeof UserError)['$inferType'][] }

export const SignInPayload = builder.objectRef<{ user?: AgencyUser | null } & Errors>('AgencySignInPayload').implement({
  fields: (t) => ({
    agencyUser: t.field({ type: AgencyUserRef, nullable: true, resolve: ({ user }) => user ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const SignOutPayload = builder.objectRef<Errors>('AgencySignOutEverywherePayload').implement({
  fields: (t) => ({ errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }) }),
})

const CertificateContactInput = builder.inputType('LiabilityCOIConfigurationInput', {
  fields: (t) => ({ contactName: t.string(), contactEmail: t.string(), contactPhone: t.string() }),
})

const ConfigurationInput = builder.inputType('AgencyConfigurationInput', {
  fields: (t) => ({ liabilityCOIConfiguration: t.field({ type: CertificateContactInput, required: true }) }),
})

const UpdateAgencyInput = builder.inputType('UpdateAgencyInput', {
  description: 'The name, address and time zone of the agency.',
  fields: (t) => ({
    name: t.string(),
    phone: t.string(),
    mailingAddress: t.field({ type: AddressInput }),
    configuration: t.field({ type: ConfigurationInput, description: 'When omitted, the current value stays.' }),
    rev: t.int({ required: true, description: 'The revision that was read.' }),
    key: t.id(),
    timeZone: t.string({ description: 'One of the United States, by its IANA name: "America/Chicago".' }),
  }),
})

const AgencyPayload = builder.objectRef<{ agency?: Agency } & Errors>('AgencyPayload').implement({
  fields: (t) => ({
    agency: t.field({ type: AgencyRef, nullable: true, resolve: ({ agency }) => agency ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

/** How long a signed-in browser is remembered. */
const DEVICE_MS = 180 * 24 * 3600_000

/** Gives the browser the cookies of a session that was opened for it. */
export function signInBrowser(context: ApiContext, { user, token, expiresAt, device }: OpenedSession) {
  context.setCookie('cara_session', { value: token, expiresAt })
  context.setCookie('cara_device', { value: device, expiresAt: new Date(Date.now() + DEVICE_MS) })
  context.setCookie('cara_attempt', null)
  context.viewer = { sessionId: '', agencyId: user.agencyId, userId: user.id, isExpired: false }
  return { user }
}

/** Client data does not stay in a browser after signing out. */
function forget(context: ApiContext) {
  context.setCookie('cara_session', null)
  context.clearBrowser()
}

builder.mutationFields((t) => ({
  updateAgency: t.field({
    type: AgencyPayload,
    description:
      'Replaces the record of the agency. CONFLICT at each field changed after `rev`; `agency` is then the newest.',
    args: { input: t.arg({ type: UpdateAgencyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const run = <T>(verb: (ctx: Ctx) => Promise<T>) => withCtx(context.house, actorOf(context), verb)
      const done = await answer(async () => ({ agency: await run((ctx) => updateAgency(ctx, input)) }))
      return { ...done, agency: done.agency ?? (await run(getAgency)) }
    },
  }),
  agencySignIn: t.field({
    type: SignInPayload,
    description:
      'With an e-mail: mails a code. With the code as well: signs in. The first step gives the same answer for every address.',
    args: { email: t.arg.string({ required: true }), code: t.arg.string() },
    resolve: (_root, { email, code }, context) =>
      answer(async () => {
        const { house, caller, sessionDays } = context
        if (code == null) {
          const { attempt, expiresAt } = await startSignIn(house, { email }, caller)
          context.setCookie('cara_attempt', { value: attempt, expiresAt })
          return { user: null }
        }
        return signInBrowser(context, await completeSignIn(house, { email, code }, caller, sessionDays))
      }),
  }),
  agencySignOut: t.boolean({
    description: 'Ends this session. True even if it had already ended (spec 3 §7).',
    resolve: async (_root, _args, context) => {
      const { viewer } = context
      if (viewer) await withCtx(context.house, payerOf(context), (ctx) => signOut(ctx, viewer))
      forget(context)
      return true
    },
  }),
  agencySignOutEverywhere: t.field({
    type: SignOutPayload,
    description: 'Ends all sessions of the user, on every device.',
    resolve: (_root, _args, context) =>
      answer(async () => {
        const { viewer } = context
        if (viewer) await withCtx(context.house, payerOf(context), (ctx) => signOutEverywhere(ctx, viewer))
        forget(context)
        return {}
      }),
  }),
}))
