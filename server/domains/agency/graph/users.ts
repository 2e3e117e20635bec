import { type ApiContext, actingOf, actorOf, builder, loaderOf, payerOf } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { type Actor, type Ctx, type House, withCtx } from '../../../ctx.ts'
import { watch } from '../../../live/watch.ts'
import { confirmEmailChange, startEmailChange } from '../email-change.ts'
import { AgencyRef, AgencyUserRef, AgencyUserRole, AgencyUserSight, SignInPayload, signInBrowser } from '../graph.ts'
import { acceptInvitation, findInvitation, type Invitation } from '../invitations.ts'
import { deviceOf } from '../rules.ts'
import { demandStillActing, getAgencyUser, ownerNames } from '../service.ts'
import { endOwnSession, listOwnSessions } from '../sessions.ts'
import type { AgencyUser } from '../types.ts'
import {
  createAgencyUser,
  disableAgencyUser,
  enableAgencyUser,
  listPresence,
  openWorkOf,
  sendInvitationAgain,
  setAgencyUserRights,
  updateSelf,
} from '../users.ts'

const run = <T>(context: ApiContext, verb: (ctx: Ctx) => Promise<T>) => withCtx(context.house, actorOf(context), verb)

const presenceOf = loaderOf((context, ids: readonly string[]) =>
  run(context, async (ctx) => {
    const all = new Map((await listPresence(ctx)).map((one) => [one.id, one]))
    return ids.map((id) => all.get(id) ?? null)
  }),
)

builder.objectFields(AgencyUserRef, (t) => ({
  lastSeenAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'True to a minute; null for one who never signed in.',
    resolve: async ({ id }, _args, context) => (await presenceOf(context).load(id))?.seenAt ?? null,
  }),
  invitedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the invitation that can still be used, or has expired, was sent.',
    resolve: async ({ id }, _args, context) => (await presenceOf(context).load(id))?.invitedAt ?? null,
  }),
  invitedUntil: t.field({
    type: 'DateTime',
    nullable: true,
    resolve: async ({ id }, _args, context) => (await presenceOf(context).load(id))?.invitedUntil ?? null,
  }),
}))

const ownersOf = loaderOf((context, keys: readonly 'own'[]) =>
  withCtx(context.house, payerOf(context), async (ctx) => {
    const names = await ownerNames(ctx)
    return keys.map(() => names)
  }),
)

builder.objectFields(AgencyRef, (t) => ({
  owners: t.stringList({
    description: 'The names of its active owners, whom others ask for what only owners do.',
    resolve: (_agency, _args, context) => ownersOf(context).load('own'),
  }),
}))

builder.subscriptionField('watchAgencyUser', (t) =>
  t.field({
    type: AgencyUserRef,
    description: 'The signed-in user now, and whenever what the user may do or see may have changed.',
    subscribe: (_root, _args, context) => watchSelf(context.house, actorOf(context)),
    resolve: (user) => user,
  }),
)

function watchSelf(house: House, actor: Actor): AsyncIterableIterator<AgencyUser> {
  const id = actor.userId ?? ''
  return watch<AgencyUser, never>({
    listen: (ring) => house.live.on('user', id, ring),
    look: () =>
      withCtx(house, actor, async (ctx) => {
        await demandStillActing(ctx)
        return getAgencyUser(ctx, id)
      }),
    answer: () => 'look',
  })
}

const WorkRef = builder.objectRef<{ requests: number; followUps: number }>('AgencyUserWork').implement({
  description: 'What is open and assigned to a user.',
  fields: (t) => ({ requests: t.exposeInt('requests'), followUps: t.exposeInt('followUps') }),
})

type Session = Awaited<ReturnType<typeof listOwnSessions>>[number]
const SessionRef = builder.objectRef<Session>('AgencySession').implement({
  description: 'Where the user is signed in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    device: t.string({ description: '"Chrome on Windows".', resolve: ({ userAgent }) => deviceOf(userAgent) }),
    network: t.exposeString('network', { nullable: true, description: 'The address it was last used from.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    lastSeenAt: t.field({ type: 'DateTime', resolve: ({ seenAt }) => seenAt }),
    isCurrent: t.boolean({ resolve: ({ id }, _args, { viewer }) => viewer?.sessionId === id }),
  }),
})

const InvitationState = builder.enumType('AgencyInvitationState', { values: ['OPEN', 'USED', 'EXPIRED'] as const })
const InvitationRef = builder.objectRef<Invitation>('AgencyInvitation').implement({
  fields: (t) => ({
    agencyName: t.exposeString('agencyName'),
    email: t.exposeString('email'),
    state: t.field({ type: InvitationState, resolve: ({ state }) => state }),
  }),
})

builder.queryFields((t) => ({
  agencyUserWork: t.field({
    type: WorkRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => run(context, (ctx) => openWorkOf(ctx, id)),
  }),
  agencySessions: t.field({
    type: [SessionRef],
    description: 'The own open sessions, the one used last first.',
    resolve: (_root, _args, context) => run(context, listOwnSessions),
  }),
  agencyInvitation: t.field({
    type: InvitationRef,
    nullable: true,
    description: 'The invitation of a link; null when the link does not work any more. Needs no session.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { house }) => findInvitation(house, token),
  }),
}))

type Errors = { errors: (typeof UserError)['$inferType'][] }

const UserPayload = builder.objectRef<{ user?: AgencyUser } & Errors>('AgencyUserPayload').implement({
  fields: (t) => ({
    agencyUser: t.field({ type: AgencyUserRef, nullable: true, resolve: ({ user }) => user ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const DonePayload = builder.objectRef<Errors>('AgencyUserDonePayload').implement({
  fields: (t) => ({ errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }) }),
})

const CreateInput = builder.inputType('CreateAgencyUserInput', {
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    role: t.field({ type: AgencyUserRole, description: 'OWNER when omitted.' }),
    sees: t.field({ type: AgencyUserSight, description: 'ALL_ACCOUNTS when omitted.' }),
    key: t.id(),
  }),
})
const RightsInput = builder.inputType('SetAgencyUserRightsInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    role: t.field({ type: AgencyUserRole, required: true }),
    sees: t.field({ type: AgencyUserSight, required: true }),
    wasRole: t.field({ type: AgencyUserRole, description: 'The role that was read.' }),
    wasSees: t.field({ type: AgencyUserSight, description: 'What the user saw when it was read.' }),
    key: t.id(),
  }),
})
const UpdateInput = builder.inputType('UpdateAgencyUserInput', {
  fields: (t) => ({
    name: t.string(),
    signature: t.string({ description: 'Up to 1,000 characters of plain text; blank for none.' }),
    key: t.id(),
  }),
})

const answering = (context: ApiContext, verb: (ctx: Ctx) => Promise<AgencyUser>) =>
  answer(async () => ({ user: await run(context, verb) }))

builder.mutationFields((t) => ({
  createAgencyUser: t.field({
    type: UserPayload,
    description: 'Adds a user, who takes a seat and is invited by e-mail. LIMIT_REACHED when no seat is free.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) => answering(context, (ctx) => createAgencyUser(ctx, input)),
  }),
  disableAgencyUser: t.field({
    type: UserPayload,
    description: 'Ends the sessions of a user, who cannot sign in any more; the seat is free. NOT_ALLOWED for oneself.',
    args: {
      id: t.arg.id({ required: true }),
      handTo: t.arg.id({ description: 'Who gets the open service requests and follow-ups; nobody when omitted.' }),
      key: t.arg.id(),
    },
    resolve: (_root, { id, handTo, key }, context) =>
      answering(context, (ctx) => disableAgencyUser(ctx, id, { handTo, key })),
  }),
  enableAgencyUser: t.field({
    type: UserPayload,
    description: 'Lets a disabled user sign in again. LIMIT_REACHED when no seat is free.',
    args: { id: t.arg.id({ required: true }), key: t.arg.id() },
    resolve: (_root, { id, key }, context) => answering(context, (ctx) => enableAgencyUser(ctx, id, key)),
  }),
  setAgencyUserRights: t.field({
    type: UserPayload,
    description:
      'Changes what a user may do and sees. CONFLICT for the last owner, who stays one, and at what is not any more as it was read.',
    args: { input: t.arg({ type: RightsInput, required: true }) },
    resolve: (_root, { input }, context) => answering(context, (ctx) => setAgencyUserRights(ctx, input)),
  }),
  sendAgencyInvitation: t.field({
    type: UserPayload,
    description: 'Invites a user who has never signed in once more. Earlier links do not work any more.',
    args: { id: t.arg.id({ required: true }), key: t.arg.id() },
    resolve: (_root, { id, key }, context) => answering(context, (ctx) => sendInvitationAgain(ctx, id, key)),
  }),
  acceptAgencyInvitation: t.field({
    type: SignInPayload,
    description: 'Signs in by the link of an invitation, once.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, context) =>
      answer(async () => {
        const { house, caller, sessionDays } = context
        return signInBrowser(context, await acceptInvitation(house, token, caller, sessionDays))
      }),
  }),
  updateAgencyUser: t.field({
    type: UserPayload,
    description: "Changes the signed-in user's own name, signature or both; what is left out stays.",
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { input }, context) => answering(context, (ctx) => updateSelf(ctx, input)),
  }),
  startAgencyUserEmailChange: t.field({
    type: DonePayload,
    description: "Mails a code to the signed-in user's e-mail address, and one to the new address.",
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, context) =>
      answer(async () => {
        await run(context, (ctx) => startEmailChange(ctx, { email }))
        return {}
      }),
  }),
  confirmAgencyUserEmailChange: t.field({
    type: UserPayload,
    description: 'Changes the e-mail address once both codes are right.',
    args: { currentCode: t.arg.string({ required: true }), newCode: t.arg.string({ required: true }) },
    resolve: (_root, codes, context) =>
      answer(async () => ({ user: await confirmEmailChange(actingOf(context), codes) })),
  }),
  endAgencySession: t.field({
    type: DonePayload,
    description: 'Ends one of the own sessions. One that has ended stays so.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      answer(async () => {
        await run(context, (ctx) => endOwnSession(ctx, id))
        return {}
      }),
  }),
}))
