import type { LearnFamily } from '../../../family.ts'
import { boxesAndAmountsAheadFamilies } from './boxes-and-amounts-ahead.ts'
import { charitiesAndAccountFamilies } from './charities-and-account.ts'
import { exchangeAndNeighborFamilies } from './exchange-and-neighbor.ts'
import { jacketAndMatrixFamilies } from './jacket-and-matrix.ts'
import { lessorsAndPreprintedFamilies } from './lessors-and-preprinted.ts'
import { letteredAndMarkedSectionsFamilies } from './lettered-and-marked-sections.ts'
import { marginAndShopkeeperFamilies } from './margin-and-shopkeeper.ts'
import { ownersAndCountyMutualFamilies } from './owners-and-county-mutual.ts'
import { ownersInHalvesFamilies } from './owners-in-halves.ts'
import { partsAndFarmMutualFamilies } from './parts-and-farm-mutual.ts'
import { partsInCapitalsFamilies } from './parts-in-capitals.ts'
import { phoneAndKitchensFamilies } from './phone-and-kitchens.ts'
import { premisesAndAssociationsFamilies } from './premises-and-associations.ts'
import { sevenItemsAndBuildingsFamilies } from './seven-items-and-buildings.ts'
import { shopAndMainStreetFamilies } from './shop-and-main-street.ts'
import { tailoredAndNumberedFamilies } from './tailored-and-numbered.ts'
import { valuesFirstFamilies } from './values-first.ts'

export const PACKAGES: LearnFamily[] = [
  ...boxesAndAmountsAheadFamilies,
  ...charitiesAndAccountFamilies,
  ...exchangeAndNeighborFamilies,
  ...jacketAndMatrixFamilies,
  ...lessorsAndPreprintedFamilies,
  ...letteredAndMarkedSectionsFamilies,
  ...marginAndShopkeeperFamilies,
  ...ownersAndCountyMutualFamilies,
  ...ownersInHalvesFamilies,
  ...partsAndFarmMutualFamilies,
  ...partsInCapitalsFamilies,
  ...phoneAndKitchensFamilies,
  ...premisesAndAssociationsFamilies,
  ...sevenItemsAndBuildingsFamilies,
  ...shopAndMainStreetFamilies,
  ...tailoredAndNumberedFamilies,
  ...valuesFirstFamilies,
]
