import type { LearnFamily } from '../../../family.ts'
import { boxesAndBuildersRiskFamilies } from './boxes-and-builders-risk.ts'
import { errorsCyberAndLiquorFamilies } from './errors-cyber-and-liquor.ts'
import { errorsDataAndMachinesFamilies } from './errors-data-and-machines.ts'
import { letteredClaimsMadeFamilies } from './lettered-claims-made.ts'
import { practicesAndDataFamilies } from './practices-and-data.ts'
import { retroactiveAndPrivacyFamilies } from './retroactive-and-privacy.ts'
import { sharedLimitsFamilies } from './shared-limits.ts'

export const SPECIALTY: LearnFamily[] = [
  ...boxesAndBuildersRiskFamilies,
  ...errorsCyberAndLiquorFamilies,
  ...errorsDataAndMachinesFamilies,
  ...letteredClaimsMadeFamilies,
  ...practicesAndDataFamilies,
  ...retroactiveAndPrivacyFamilies,
  ...sharedLimitsFamilies,
]
