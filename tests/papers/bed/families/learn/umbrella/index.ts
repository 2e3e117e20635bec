import type { LearnFamily } from '../../../family.ts'
import { aboveThePrimaryFamilies } from './above-the-primary.ts'
import { followFormAndLettersFamilies } from './follow-form-and-letters.ts'
import { itemsAndScreenFamilies } from './items-and-screen.ts'
import { layersAmongLayersFamilies } from './layers-among-layers.ts'
import { letteredParagraphsFamilies } from './lettered-paragraphs.ts'
import { overARetainedLimitFamilies } from './over-a-retained-limit.ts'
import { scheduleBehindFamilies } from './schedule-behind.ts'
import { threeBoxesAndLayerFamilies } from './three-boxes-and-layer.ts'
import { towerFamilies } from './tower.ts'
import { umbrellaAndLondonLayerFamilies } from './umbrella-and-london-layer.ts'

export const UMBRELLA: LearnFamily[] = [
  ...aboveThePrimaryFamilies,
  ...followFormAndLettersFamilies,
  ...itemsAndScreenFamilies,
  ...layersAmongLayersFamilies,
  ...letteredParagraphsFamilies,
  ...overARetainedLimitFamilies,
  ...scheduleBehindFamilies,
  ...threeBoxesAndLayerFamilies,
  ...towerFamilies,
  ...umbrellaAndLondonLayerFamilies,
]
