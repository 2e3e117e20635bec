import type { SubmissionPaper } from '../paper.ts'
import { CONVOY } from './convoy.ts'
import { FURROW } from './furrow.ts'
import { KETTLE } from './kettle.ts'
import { LATHE } from './lathe.ts'
import { LEDGER } from './ledger.ts'
import { QUARTERS } from './quarters.ts'
import { RAFTERS } from './rafters.ts'
import { TALLY } from './tally.ts'

export const LINDEN: SubmissionPaper[] = [KETTLE, FURROW, RAFTERS, QUARTERS, LATHE, LEDGER, TALLY, CONVOY]
