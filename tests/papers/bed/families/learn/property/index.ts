import type { LearnFamily } from '../../../family.ts'
import { managedBuildingsFamilies } from './managed-buildings.ts'

export const PROPERTY: LearnFamily[] = [...managedBuildingsFamilies]
