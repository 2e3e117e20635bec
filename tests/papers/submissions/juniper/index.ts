import type { SubmissionPaper } from '../paper.ts'
import { ACREAGE } from './acreage.ts'
import { BEACON } from './beacon.ts'
import { CREW } from './crew.ts'
import { DOCKET } from './docket.ts'
import { MISSIVE } from './missive.ts'
import { STACK } from './stack.ts'
import { TROWEL } from './trowel.ts'

/** Seven papers as American agencies, applicants and carriers hand them in, written without sight of the reader. */
export const JUNIPER: SubmissionPaper[] = [BEACON, MISSIVE, TROWEL, CREW, ACREAGE, DOCKET, STACK]
