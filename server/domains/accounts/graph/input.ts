import { builder } from '../../../api/builder.ts'
import { AddressInput } from '../../agency/graph.ts'

const ContactInput = builder.inputType('AccountContactInput', {
  fields: (t) => ({
    id: t.id({ description: 'The id of the primary contact to change; omitted for a new one.' }),
    name: t.string(),
    email: t.string(),
    phone: t.string({ description: 'In any usual format.' }),
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
    key: t.id({ description: 'A UUID made by the client; sent again, it gives the same account.' }),
  }),
})

export const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  description: 'All fields of the account.',
  fields: (t) => ({
    business: t.field({ type: BusinessInput }),
    individual: t.field({ type: IndividualInput }),
    associateContactId: t.id({ description: 'An existing contact that becomes the primary one.' }),
    rev: t.int({ required: true, description: 'The `rev` that was read.' }),
    key: t.id({ description: 'A UUID made by the client; sent again, it changes nothing more.' }),
  }),
})
