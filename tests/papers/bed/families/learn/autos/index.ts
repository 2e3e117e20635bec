import type { LearnFamily } from '../../../family.ts'
import { autoWriterAndMotorCarriersFamilies } from './auto-writer-and-motor-carriers.ts'
import { itemsAndDirectWriterFamilies } from './items-and-direct-writer.ts'
import { markedAutosAndFamilyCarsFamilies } from './marked-autos-and-family-cars.ts'
import { outlineAndPortalFamilies } from './outline-and-portal.ts'
import { standardMarketAndVansFamilies } from './standard-market-and-vans.ts'
import { summaryAndHaulageFamilies } from './summary-and-haulage.ts'
import { symbolsAndOutlineFamilies } from './symbols-and-outline.ts'
import { tableForEachVehicleFamilies } from './table-for-each-vehicle.ts'

export const AUTOS: LearnFamily[] = [
  ...autoWriterAndMotorCarriersFamilies,
  ...itemsAndDirectWriterFamilies,
  ...markedAutosAndFamilyCarsFamilies,
  ...outlineAndPortalFamilies,
  ...standardMarketAndVansFamilies,
  ...summaryAndHaulageFamilies,
  ...symbolsAndOutlineFamilies,
  ...tableForEachVehicleFamilies,
]
