import type { SubmissionPaper } from '../paper.ts'
import { GROCER } from './grocer.ts'
import { MECHANIC } from './mechanic.ts'
import { MILLWORK } from './millwork.ts'
import { NURSERY } from './nursery.ts'
import { ORCHARD } from './orchard.ts'
import { POTTERY } from './pottery.ts'

/** Six papers as American agencies, insureds and carriers hand them in, written without sight of the reader. */
export const ACACIA: SubmissionPaper[] = [MILLWORK, POTTERY, MECHANIC, ORCHARD, NURSERY, GROCER]
