import { idsOf } from '../../../../shared/labeled.ts'
import { decimalOf } from '../../../../shared/money.ts'
import { INVOICE_STATES, type InvoiceLine, invoiceNumber } from '../../../../shared/plans.ts'
import { builder } from '../../../api/builder.ts'
import { type ListPlace, ListPlaceRef } from '../../../api/list.ts'
import { AddressRef } from '../../agency/graph.ts'
import type { Invoice, IssuedInvoice } from '../types.ts'

const LineRef = builder.objectRef<InvoiceLine>('InvoiceLineItem').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
    unitAmount: t.string({ resolve: ({ unitAmount }) => decimalOf(unitAmount) }),
    totalAmount: t.string({ resolve: ({ totalAmount }) => decimalOf(totalAmount) }),
  }),
})
/** An issued invoice, with its cursor in the list. */
type InvoiceNode = IssuedInvoice & { place?: ListPlace }

const BilledToRef = builder.objectRef<IssuedInvoice['billedTo']>('InvoiceBilledTo').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    mailingAddress: t.field({ type: AddressRef, resolve: ({ mailingAddress }) => mailingAddress }),
  }),
})
export const IssuedInvoiceRef = builder.objectRef<InvoiceNode>('Invoice').implement({
  description: 'An invoice as it was issued. Amounts are US dollars; a credit is negative.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.string({ description: '"INV-0042", without gaps.', resolve: ({ number }) => invoiceNumber(number) }),
    issuedOn: t.field({ type: 'Date', resolve: ({ issuedOn }) => issuedOn }),
    title: t.exposeString('title', { description: '"Cara Pro (Monthly, 6 seats)"' }),
    periodStartsOn: t.field({ type: 'Date', resolve: ({ periodStartsOn }) => periodStartsOn }),
    periodEndsOn: t.field({
      type: 'Date',
      description: 'The day the next period begins.',
      resolve: ({ periodEndsOn }) => periodEndsOn,
    }),
    billedTo: t.field({
      type: BilledToRef,
      description: 'The agency as it was called on the day.',
      resolve: ({ billedTo }) => billedTo,
    }),
    state: t.field({
      type: builder.enumType('InvoiceState', { values: idsOf(INVOICE_STATES) }),
      resolve: ({ state }) => state,
    }),
    lineItems: t.field({ type: [LineRef], resolve: ({ lines }) => lines }),
    subTotal: t.string({ resolve: ({ subTotal }) => decimalOf(subTotal) }),
    discountTotal: t.string({ resolve: ({ discountTotal }) => decimalOf(discountTotal) }),
    taxTotal: t.string({ resolve: ({ taxTotal }) => decimalOf(taxTotal) }),
    total: t.string({
      description: 'Below zero for a credit that is carried to the next invoice.',
      resolve: ({ total }) => decimalOf(total),
    }),
    amountDue: t.string({ resolve: ({ amountDue }) => decimalOf(amountDue) }),
    viewUrl: t.string({ resolve: ({ id }) => `/agency/invoices/${id}.pdf` }),
    downloadUrl: t.string({ resolve: ({ id }) => `/agency/invoices/${id}.pdf?download` }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

export const InvoicePreviewRef = builder.objectRef<Invoice>('InvoicePreview').implement({
  description: 'Amounts are US dollars; a credit is negative.',
  fields: (t) => ({
    lineItems: t.field({ type: [LineRef], resolve: ({ lines }) => lines }),
    subTotal: t.string({ resolve: ({ subTotal }) => decimalOf(subTotal) }),
    discountTotal: t.string({ resolve: ({ discountTotal }) => decimalOf(discountTotal) }),
    taxTotal: t.string({ resolve: ({ taxTotal }) => decimalOf(taxTotal) }),
    total: t.string({ resolve: ({ total }) => decimalOf(total) }),
    amountPaid: t.string({ resolve: ({ amountPaid }) => decimalOf(amountPaid) }),
    amountDue: t.string({ resolve: ({ amountDue }) => decimalOf(amountDue) }),
    isNextInvoice: t.exposeBoolean('isNextInvoice', {
      description: 'Whether nothing is charged now: the lines stand on the next regular invoice.',
    }),
    date: t.string({ nullable: true, description: "The agency's day it is issued.", resolve: ({ on }) => on }),
  }),
})
