import { TASK_RECORDS } from '../../../shared/tasks.ts'
import { actorOf, builder, loaderOf } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs } from '../../api/list.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { AccountRef, accountOf } from '../accounts/graph/account.ts'
import { AgencyUserRef, findUserOf } from '../agency/graph.ts'
import { PolicyRef, policiesOf } from '../policies/graph/policy.ts'
import { requestsOf, ServiceRequestRef } from '../servicing/graph/parts.ts'
import {
  completeTask,
  countTasks,
  createTask,
  deleteTask,
  findTasks,
  listTasks,
  reopenTask,
  updateTask,
} from './service.ts'
import type { Task } from './types.ts'

/** Follow-ups by their ids, read once per request. */
export const tasksOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const found = new Map((await findTasks(ctx, ids)).map((task) => [task.id, task]))
    return ids.map((id) => found.get(id) ?? null)
  }),
)

/** A follow-up, with its cursor in the list. */
type TaskNode = Task & { place?: ListPlace }

export const TaskRef = builder.objectRef<TaskNode>('Task').implement({
  description: 'A follow-up: something to do about an account, a policy or a service request by a day.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    dueOn: t.field({ type: 'Date', description: "By the agency's calendar.", resolve: ({ dueOn }) => dueOn }),
    assignee: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ assigneeId }, _args, context) => (assigneeId ? findUserOf(context, assigneeId) : null),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    createdBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ createdBy }, _args, context) => (createdBy ? findUserOf(context, createdBy) : null),
    }),
    doneAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is open.',
      resolve: ({ doneAt }) => doneAt,
    }),
    doneBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ doneBy }, _args, context) => (doneBy ? findUserOf(context, doneBy) : null),
    }),
    rev: t.exposeInt('rev', { description: 'Counts the changes; `updateTask` takes the one that was read.' }),
    account: t.field({
      type: AccountRef,
      nullable: true,
      description: 'The account it is about, if it is about one.',
      resolve: ({ record: { kind, id } }, _args, context) => (kind === 'ACCOUNT' ? accountOf(context).load(id) : null),
    }),
    businessPolicy: t.field({
      type: PolicyRef,
      nullable: true,
      resolve: ({ record: { kind, id } }, _args, context) => (kind === 'POLICY' ? policiesOf(context).load(id) : null),
    }),
    serviceRequest: t.field({
      type: ServiceRequestRef,
      nullable: true,
      resolve: ({ record: { kind, id } }, _args, context) => (kind === 'REQUEST' ? requestsOf(context).load(id) : null),
    }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

const RecordInput = builder.inputType('TaskRecordInput', {
  description: 'The record a follow-up is about.',
  fields: (t) => ({
    kind: t.field({ type: builder.enumType('TaskRecordKind', { values: TASK_RECORDS }), required: true }),
    id: t.id({ required: true }),
  }),
})

const KEY = 'A UUID made by the client; sent again, it changes nothing more.'
const CreateInput = builder.inputType('CreateTaskInput', {
  fields: (t) => ({
    record: t.field({ type: RecordInput, required: true }),
    title: t.string({ required: true }),
    dueOn: t.string({ required: true, description: 'The day it is due by.' }),
    assigneeId: t.id({ description: 'When omitted, the user who adds it; null leaves it unassigned.' }),
    key: t.id({ description: 'A UUID made by the client; sent again, it gives the same follow-up.' }),
  }),
})
const UpdateInput = builder.inputType('UpdateTaskInput', {
  description: 'Omitted fields stay unchanged.',
  fields: (t) => ({
    title: t.string(),
    dueOn: t.string(),
    assigneeId: t.id({ description: 'Null leaves it unassigned.' }),
    rev: t.int({ required: true, description: 'The `rev` that was read.' }),
    key: t.id({ description: KEY }),
  }),
})

type Errors = { errors: (typeof UserError)['$inferType'][] }
const payload = (name: string) =>
  builder.objectRef<{ task?: Task } & Errors>(name).implement({
    fields: (t) => ({
      task: t.field({ type: TaskRef, nullable: true, resolve: ({ task }) => task ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const CreatePayload = payload('CreateTaskPayload')
const UpdatePayload = payload('UpdateTaskPayload')
const CompletePayload = payload('CompleteTaskPayload')
const ReopenPayload = payload('ReopenTaskPayload')
const DeletePayload = builder.objectRef<Errors>('DeleteTaskPayload').implement({
  fields: (t) => ({ errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }) }),
})

builder.queryFields((t) => ({
  tasks: t.field({
    type: [TaskRef],
    description:
      'One page of the follow-ups of a record: the open ones by their day, or the done ones, the latest first; `after` is the cursor of the last one of the page before.',
    args: {
      record: t.arg({ type: RecordInput, required: true }),
      done: t.arg.boolean({ defaultValue: false }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id(),
    },
    complexity: costOfRows,
    resolve: async (_root, { record, done, ...page }, context) => {
      const list = (ctx: Ctx) => listTasks(ctx, record, { done: done ?? false, ...pageArgs(page) })
      const rows = await withCtx(context.house, actorOf(context), list)
      return rows.map(({ task, cursor }) => ({ ...task, place: { cursor, group: null } }))
    },
  }),
  taskTotals: t.field({
    type: [ListTotalRef],
    description: 'How many follow-ups of a record are open and done, under the keys OPEN and DONE.',
    args: { record: t.arg({ type: RecordInput, required: true }) },
    complexity: 5,
    resolve: async (_root, { record }, context) => {
      const { open, done } = await withCtx(context.house, actorOf(context), (ctx) => countTasks(ctx, record))
      return [
        { key: 'OPEN', count: open },
        { key: 'DONE', count: done },
      ]
    },
  }),
}))

const id = { required: true } as const

builder.mutationFields((t) => ({
  createTask: t.field({
    type: CreatePayload,
    description: 'Adds a follow-up to a record.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const create = (ctx: Ctx) => createTask(ctx, input)
      return answer(async () => ({ task: await withCtx(context.house, actorOf(context), create) }))
    },
  }),
  updateTask: t.field({
    type: UpdatePayload,
    args: { id: t.arg.id(id), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { id, input }, context) => {
      const { title, dueOn, ...rest } = input
      const said = { ...rest, ...(title != null && { title }), ...(dueOn != null && { dueOn }) }
      const update = (ctx: Ctx) => updateTask(ctx, id, said)
      return answer(async () => ({ task: await withCtx(context.house, actorOf(context), update) }))
    },
  }),
  completeTask: t.field({
    type: CompletePayload,
    description: 'Marks a follow-up done.',
    args: { id: t.arg.id(id), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) => {
      const complete = (ctx: Ctx) => completeTask(ctx, id, key)
      return answer(async () => ({ task: await withCtx(context.house, actorOf(context), complete) }))
    },
  }),
  reopenTask: t.field({
    type: ReopenPayload,
    description: 'Opens a follow-up that was marked done.',
    args: { id: t.arg.id(id), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) => {
      const reopen = (ctx: Ctx) => reopenTask(ctx, id, key)
      return answer(async () => ({ task: await withCtx(context.house, actorOf(context), reopen) }))
    },
  }),
  deleteTask: t.field({
    type: DeletePayload,
    args: { id: t.arg.id(id), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) =>
      answer(async () => {
        await withCtx(context.house, actorOf(context), (ctx) => deleteTask(ctx, id, key))
        return {}
      }),
  }),
}))
