import { type ApiContext, actingOf, actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { cancelPolicy, reinstatePolicy } from '../cancel.ts'
import { deletePolicy, updatePolicy } from '../change.ts'
import { createPolicies } from '../create.ts'
import { deletePolicyFile, uploadPolicyFile } from '../files.ts'
import { renewPolicy } from '../renew.ts'
import type { Policy, PolicyFile } from '../types.ts'
import { CancelInput, CreateInput, FileInput, ReinstateInput, RenewInput, UpdateInput, WHY } from './input.ts'
import { PolicyFileRef } from './parts.ts'
import { PolicyRef } from './policy.ts'

type Errors = { errors: (typeof UserError)['$inferType'][] }

const CreatePayload = builder.objectRef<{ policies?: Policy[] } & Errors>('CreateBusinessPoliciesPayload').implement({
  fields: (t) => ({
    businessPolicies: t.field({
      type: [PolicyRef],
      description: 'Those that were added; `errors` explains the others.',
      resolve: ({ policies }) => policies ?? [],
    }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const PolicyPayload = builder.objectRef<{ policy?: Policy } & Errors>('BusinessPolicyPayload').implement({
  fields: (t) => ({
    businessPolicy: t.field({ type: PolicyRef, nullable: true, resolve: ({ policy }) => policy ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const FilePayload = builder.objectRef<{ file?: PolicyFile } & Errors>('UploadPolicyFilePayload').implement({
  fields: (t) => ({
    policyFile: t.field({ type: PolicyFileRef, nullable: true, resolve: ({ file }) => file ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const deleted = (name: string) =>
  builder.objectRef<{ id?: string } & Errors>(name).implement({
    fields: (t) => ({
      id: t.id({ nullable: true, description: 'Of what was deleted.', resolve: ({ id }) => id ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const DeletePolicyPayload = deleted('DeleteBusinessPolicyPayload')
const DeleteFilePayload = deleted('DeleteFilePayload')

const id = { required: true } as const
const aKey = { description: 'A UUID made by the client; sent again, it changes nothing and gets the same answer.' }
const why = { description: WHY }

/** Runs an action on a policy and returns the updated policy. */
const policyAfter = (context: ApiContext, work: (ctx: Ctx) => Promise<Policy>) =>
  answer(async () => ({ policy: await withCtx(context.house, actorOf(context), work) }))

builder.mutationFields((t) => ({
  createBusinessPolicies: t.field({
    type: CreatePayload,
    description: 'Adds the valid policies; the errors of the others point to their place in the list.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const made = await answer(() => withCtx(context.house, actorOf(context), (ctx) => createPolicies(ctx, input)))
      const refused = (made.refused ?? []).map((error) => ({ ...error, code: 'INVALID' as const }))
      return { ...made, errors: [...made.errors, ...refused] }
    },
  }),
  updateBusinessPolicy: t.field({
    type: PolicyPayload,
    args: { id: t.arg.id(id), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { id, input }, context) => policyAfter(context, (ctx) => updatePolicy(ctx, id, input)),
  }),
  deleteBusinessPolicy: t.field({
    type: DeletePolicyPayload,
    description: 'CONFLICT when a newer version exists.',
    args: { id: t.arg.id(id), reason: t.arg.string(why), key: t.arg.id(aKey) },
    resolve: (_root, { id, reason, key }, context) =>
      answer(async () => ({
        id: await withCtx(context.house, actorOf(context), (ctx) => deletePolicy(ctx, id, { reason, key })),
      })),
  }),
  cancelBusinessPolicy: t.field({
    type: PolicyPayload,
    description: 'CONFLICT when a cancellation is already recorded.',
    args: { id: t.arg.id(id), input: t.arg({ type: CancelInput, required: true }) },
    resolve: (_root, { id, input }, context) => policyAfter(context, (ctx) => cancelPolicy(ctx, id, input)),
  }),
  renewBusinessPolicy: t.field({
    type: PolicyPayload,
    description: 'Answers with the renewal; CONFLICT when a newer version exists.',
    args: { id: t.arg.id(id), input: t.arg({ type: RenewInput, required: true }) },
    resolve: (_root, { id, input }, context) => policyAfter(context, (ctx) => renewPolicy(ctx, id, input)),
  }),
  reinstateBusinessPolicy: t.field({
    type: PolicyPayload,
    description: 'CONFLICT when nothing is canceled.',
    args: { id: t.arg.id(id), input: t.arg({ type: ReinstateInput, required: true }) },
    resolve: (_root, { id, input }, context) => policyAfter(context, (ctx) => reinstatePolicy(ctx, id, input)),
  }),
  uploadPolicyFile: t.field({
    type: FilePayload,
    args: { policyId: t.arg.id(id), file: t.arg({ type: FileInput, required: true }) },
    resolve: (_root, { policyId, file }, context) =>
      answer(async () => ({ file: await uploadPolicyFile(actingOf(context), policyId, file) })),
  }),
  deleteFile: t.field({
    type: DeleteFilePayload,
    description: 'Deletes a file of a policy.',
    args: { fileId: t.arg.id(id), reason: t.arg.string(why), key: t.arg.id(aKey) },
    resolve: (_root, { fileId, reason, key }, context) =>
      answer(async () => ({
        id: await withCtx(context.house, actorOf(context), (ctx) => deletePolicyFile(ctx, fileId, { reason, key })),
      })),
  }),
}))
