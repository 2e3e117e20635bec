import type { SubmissionPaper } from '../paper.ts'
import { BINS } from './bins.ts'
import { DRYWALL } from './drywall.ts'
import { FEED } from './feed.ts'
import { INN } from './inn.ts'
import { OVENS } from './ovens.ts'
import { PALLETS } from './pallets.ts'

/** Six papers as agencies get them in the mail: sentences, answers under questions, wide tables; written without sight of the reader. */
export const HICKORY: SubmissionPaper[] = [DRYWALL, OVENS, INN, PALLETS, FEED, BINS]
