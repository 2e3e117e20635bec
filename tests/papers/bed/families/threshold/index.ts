import type { Family } from '../../family.ts'
import { fillable } from '../../fillable.ts'
import { mailed, together } from '../../together.ts'
import { cornerBoxes, inItems, inParts, onCards } from './declarations.ts'
import { fleet, groupedLosses, roster, values } from './lists.ts'
import { bound } from './packets.ts'
import * as papers from './papers.ts'

const split = 'threshold'
const {
  quote,
  binder,
  endorsement,
  nonpayment,
  binderThenCancelled,
  invoice,
  certificate,
  application,
  contract,
  letter,
} = papers

/** The families thresholds are decided on; nothing is learned from them. */
export const THRESHOLD: Family[] = [
  { name: 'numbered items', split, papers: { inItems } },
  { name: 'corner captions', split, style: ({ pick }) => ({ size: pick([7, 8, 8.5, 9]) }), papers: { cornerBoxes } },
  { name: 'plain words on cards', split, papers: { onCards } },
  { name: 'parts and terms', split, papers: { inParts } },
  { name: 'bound policy', split, papers: { bound } },
  { name: 'brokerage desk', split, papers: { quote, binder, invoice, certificate, fillable } },
  {
    name: 'files of several',
    split,
    papers: {
      offered: together(quote, binder),
      billed: together(invoice, inItems),
      mailedPolicy: mailed(onCards, 'Policy documents', 'Hello, your documents are attached.'),
    },
  },
  { name: 'mid-term', split, papers: { endorsement, nonpayment, binderThenCancelled } },
  { name: 'lists', split, papers: { groupedLosses, fleet, roster, values } },
  { name: 'office papers', split, papers: { application, contract, letter } },
]
