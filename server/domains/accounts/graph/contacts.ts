import { CONTACT_ROLES } from '../../../../shared/accounts.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { builder } from '../../../api/builder.ts'
import { addAccountContact, makePrimaryContact, removeAccountContact, updateAccountContact } from '../contacts.ts'
import { ContactRoleEnum } from './account.ts'
import { accountPayload, afterChange } from './operations.ts'

const KEY = 'A UUID made by the client; sent again, it changes nothing more.'
const ROLE = `${idsOf(CONTACT_ROLES).slice(1).join(', ')}: who is the primary contact says the order.`

const AddInput = builder.inputType('AddAccountContactInput', {
  description: 'A contact that is written, or one that the agency has.',
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    phone: t.string({ description: 'In any usual format.' }),
    associateContactId: t.id({ description: 'An existing contact, in place of one that is written.' }),
    role: t.field({ type: ContactRoleEnum, description: ROLE }),
    key: t.id({ description: KEY }),
  }),
})

const UpdateInput = builder.inputType('UpdateAccountContactInput', {
  description: 'The new values of the contact, for all its accounts.',
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    phone: t.string({ description: 'In any usual format.' }),
    role: t.field({ type: ContactRoleEnum, description: `For this account. ${ROLE} Left out, it stays.` }),
    rev: t.int({ required: true, description: 'The `rev` of the account that was read.' }),
    key: t.id({ description: KEY }),
  }),
})

const AddPayload = accountPayload('AddAccountContactPayload')
const UpdatePayload = accountPayload('UpdateAccountContactPayload')
const RemovePayload = accountPayload('RemoveAccountContactPayload')
const PrimaryPayload = accountPayload('MakePrimaryContactPayload')

const id = { required: true } as const
const aKey = { description: KEY }

builder.mutationFields((t) => ({
  addAccountContact: t.field({
    type: AddPayload,
    description: 'Adds a contact to a business, after its other contacts.',
    args: { accountId: t.arg.id(id), input: t.arg({ type: AddInput, required: true }) },
    resolve: (_root, { accountId, input }, context) =>
      afterChange(context, accountId, (ctx) => addAccountContact(ctx, accountId, input)),
  }),
  updateAccountContact: t.field({
    type: UpdatePayload,
    description: 'CONFLICT at each field changed after `rev`; `account` is then the newest.',
    args: { accountId: t.arg.id(id), contactId: t.arg.id(id), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { accountId, contactId, input }, context) =>
      afterChange(context, accountId, (ctx) => updateAccountContact(ctx, accountId, contactId, input)),
  }),
  removeAccountContact: t.field({
    type: RemovePayload,
    description: 'Removes a contact from an account, never the primary one. A contact of no other account is deleted.',
    args: { accountId: t.arg.id(id), contactId: t.arg.id(id), key: t.arg.id(aKey) },
    resolve: (_root, { accountId, contactId, key }, context) =>
      afterChange(context, accountId, (ctx) => removeAccountContact(ctx, accountId, contactId, { key })),
  }),
  makePrimaryContact: t.field({
    type: PrimaryPayload,
    description: 'Makes one of the contacts of an account its primary one. The previous one stays as a contact.',
    args: { accountId: t.arg.id(id), contactId: t.arg.id(id), key: t.arg.id(aKey) },
    resolve: (_root, { accountId, contactId, key }, context) =>
      afterChange(context, accountId, (ctx) => makePrimaryContact(ctx, accountId, contactId, { key })),
  }),
}))
