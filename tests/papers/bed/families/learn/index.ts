import type { Family } from '../../family.ts'
import { fillable } from '../../fillable.ts'
import { FONTS } from '../../style.ts'
import { mailed, together } from '../../together.ts'
import {
  application,
  cancelledPolicy,
  changedPolicy,
  contract,
  endorsement,
  letter,
  notice,
  reinstatement,
} from './changes/endorsed-by-any-hand.ts'
import { auto, businessowners, gl, packagePolicy, professional, umbrella, wc } from './declarations/any-hand.ts'
import { examples, inThousands, renewalSummary, wholesaler } from './declarations/misleading-neighbours.ts'
import { byTypewriter, cornerGrid, inSentences, sections, strokes } from './declarations/other-hands.ts'
import { lossesByTerm, motorRecords, truckingDetail } from './loss-runs/tables-and-blocks.ts'
import { businessPacket, compensationPacket, liabilityPacket } from './packets/sections-of-any-hand.ts'
import { binder, binderLetter, certificate, invoice, quote } from './quotes-and-binders/offers-and-binders.ts'
import {
  lossBlocks,
  lossTable,
  noLosses,
  schedule,
  scheduleCsv,
  scheduleLetter,
  scheduleSheet,
} from './schedules/vehicles-of-any-hand.ts'

const split = 'learn'
const declarations = { gl, auto, umbrella, wc, businessowners, packagePolicy, professional }

/** The families weights are learned from: one set of documents in the hands of carriers that print differently. */
export const LEARN: Family[] = [
  {
    name: 'ruled boxes',
    split,
    style: () => ({ borders: 'grid', labels: 'box', font: FONTS.sans, colon: false }),
    papers: declarations,
  },
  {
    name: 'line printer',
    split,
    style: () => ({
      borders: 'none',
      labels: 'left',
      font: FONTS.mono,
      spaced: 'no',
      capitals: true,
      upperLabels: true,
      size: 8.5,
    }),
    papers: declarations,
  },
  { name: 'dotted leaders', split, style: () => ({ borders: 'none', labels: 'dots' }), papers: declarations },
  {
    name: 'serif, labels above',
    split,
    style: ({ pick }) => ({
      borders: 'rows',
      labels: 'above',
      font: pick([FONTS.serif, FONTS.narrowSerif]),
      colon: false,
    }),
    papers: declarations,
  },
  { name: 'two columns', split, style: () => ({ labels: 'columns', colon: true }), papers: declarations },
  {
    name: 'spaced headings',
    split,
    style: ({ pick }) => ({ spaced: pick(['characters', 'type']), labels: 'left' }),
    papers: declarations,
  },
  { name: 'any hand', split, papers: declarations },
  { name: 'other hands', split, papers: { byTypewriter, sections, cornerGrid, inSentences, strokes } },
  {
    name: 'other hands, small type',
    split,
    style: ({ pick }) => ({ size: pick([7, 7.5, 8]) }),
    papers: { sections, byTypewriter, strokes, cornerGrid, inSentences },
  },
  {
    name: 'packets',
    split,
    style: ({ pick }) => ({ size: pick([7, 8, 9]) }),
    papers: { liabilityPacket, compensationPacket, businessPacket },
  },
  { name: 'misleading neighbours', split, papers: { wholesaler, inThousands, examples, renewalSummary } },
  { name: 'offers and binders', split, papers: { quote, binder, binderLetter, invoice, certificate, fillable } },
  { name: 'changes', split, papers: { endorsement, notice, reinstatement, changedPolicy, cancelledPolicy } },
  {
    name: 'loss runs',
    split,
    style: ({ pick }) => ({ size: pick([7, 8, 8.5, 9]), labels: pick(['left', 'columns', 'above', 'box']) }),
    papers: { lossTable, lossesByTerm, lossBlocks, truckingDetail, noLosses },
  },
  {
    name: 'schedules',
    split,
    style: ({ pick }) => ({ size: pick([7, 8, 9]) }),
    papers: { schedule, scheduleSheet, motorRecords, scheduleCsv, scheduleLetter },
  },
  {
    name: 'several in one file',
    split,
    papers: {
      quoteAndBinder: together(quote, binder),
      applicationAndPolicy: together(application, gl),
      billedPolicy: together(invoice, umbrella),
      mailedPolicy: mailed(auto, 'Your policy', 'Please find the renewal attached. Call with any questions.'),
      mailedBinder: mailed(together(letter, binder), 'Bound as requested', 'See attached. Policy to follow.'),
    },
  },
  { name: 'desk papers', split, papers: { application, contract, letter } },
]
