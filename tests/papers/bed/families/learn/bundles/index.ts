import type { LearnFamily } from '../../../family.ts'
import { togetherFamilies } from './together.ts'

export const BUNDLES: LearnFamily[] = [...togetherFamilies]
