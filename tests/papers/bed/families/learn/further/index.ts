import type { Family } from '../../../family.ts'
import { fillable } from '../../../fillable.ts'
import { mailed, together } from '../../../together.ts'
import { informationPage, jacket, lettered, listing, matrix, sidebar } from '../declarations/mainframe-and-sidebar.ts'
import { runOn } from '../packets/run-on-schedules.ts'
import {
  bill,
  coverNote,
  file,
  lease,
  memo,
  offer,
  proof,
  questionnaire,
  rider,
  termination,
} from '../quotes-and-binders/underwriting-desk.ts'
import {
  claimBoxes,
  equipmentOnWheels,
  operators,
  premises,
  splitFigures,
} from '../schedules/rosters-and-split-figures.ts'

const split = 'learn'

/** Families that were the report third until the reader had been built on them. */
export const FURTHER: Family[] = [
  { name: 'mainframe listing', split, style: () => ({ upperLabels: true }), papers: { listing } },
  { name: 'sidebar', split, style: ({ pick }) => ({ size: pick([8.5, 9, 10]) }), papers: { sidebar } },
  { name: 'jacket', split, papers: { jacket } },
  { name: 'information page', split, papers: { informationPage } },
  { name: 'lettered paragraphs', split, papers: { lettered } },
  { name: 'matrix', split, papers: { matrix } },
  { name: 'run-on policy', split, papers: { runOn } },
  { name: 'underwriting desk', split, papers: { offer, coverNote, bill, proof, fillable } },
  {
    name: 'bundles',
    split,
    papers: {
      askedAndBound: together(questionnaire, coverNote),
      offeredAndIssued: together(offer, jacket),
      sent: mailed(together(bill, lettered), 'Documents', 'Attached as promised.'),
    },
  },
  { name: 'after issue', split, papers: { rider, termination, file } },
  {
    name: 'experience and rosters',
    split,
    style: ({ pick }) => ({ size: pick([7, 8, 9]) }),
    papers: { claimBoxes, splitFigures, equipmentOnWheels, operators, premises },
  },
  { name: 'correspondence', split, papers: { questionnaire, lease, memo } },
]
