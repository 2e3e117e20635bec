import { builder } from '../../../api/builder.ts'
import { AddressInput } from '../../agency/graph.ts'

const ContactInput = builder.inputType('AccountContactInput', {
  fields: (t) => ({
    id: t.id({ description: 'Of the primary contact, when it is changed; left out for a new one.' }),
    name: t.string(),
    email: t.string(),
    phone: t.string({ description: 'However it is typed.' }),
  }),
})

const BusinessInput = builder.inputType('BusinessAccountInput', {
  fields: (t) => ({
    name: t.string(),
    dba: t.string(),
    website: t.string(),
    email: t.string(),
    phone: t.string(),
    mailingAddress: t.field({ type: AddressInput }),
    producerId: t.id({ description: 'A user of the agency.' }),
    serviceRepId: t.id({ description: 'A user of the agency.' }),
    contact: t.field({ type: ContactInput, description: 'The primary contact, unless associateContactId names one.' }),
  }),
})

const IndividualInput = builder.inputType('IndividualAccountInput', {
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    phone: t.string(),
    mailingAddress: t.field({ type: AddressInput }),
    producerId: t.id({ description: 'A user of the agency.' }),
    serviceRepId: t.id({ description: 'A user of the agency.' }),
  }),
})

export const CreateAccountInput = builder.inputType('CreateAccountInput', {
  description: 'Either a business or an individual.',
  fields: (t) => ({
    business: t.field({ type: BusinessInput }),
    individual: t.field({ type: IndividualInput }),
    associateContactId: t.id({ description: 'An existing contact that becomes the primary one.' }),
    key: t.id({ description: 'A UUID of the client; the same key sent again is the same account.' }),
  }),
})

export const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  description: 'What the account says from now on, all of it.',
  fields: (t) => ({
    business: t.field({ type: BusinessInput }),
    individual: t.field({ type: IndividualInput }),
    associateContactId: t.id({ description: 'An existing contact that becomes the primary one.' }),
    rev: t.int({ required: true, description: 'The `rev` that was read.' }),
    key: t.id({ description: 'A UUID of the client; the same key sent again changes nothing more.' }),
  }),
})
