import type { CoverageTold } from './coverage-told.ts'

/** The coverages but those of which nobody knows where they are, since other lists of the document tell the same otherwise. */
export function standingOf(all: readonly CoverageTold[]): CoverageTold[] {
  const isSomewhere = all.some((one) => !one.isBound && isPlaced(one))
  const unplaced = [...Map.groupBy(all.filter((one) => !isPlaced(one)), nameOf).values()] // biome-ignore format: one line
  const rivals = new Set(unplaced.filter(areOfPlaces).flatMap((own) => own.map(({ list }) => list)))
  // What was and is without a place sums up what is told place by place, or is of a place that was not understood.
  return all.filter((one) => !one.isBound || isPlaced(one) || !(isSomewhere || rivals.has(one.list)))
}

/** Whether lists tell a coverage each with a limit of its own. */
const areOfPlaces = (own: CoverageTold[]) =>
  new Set(own.map(({ list }) => list)).size > 1 && new Set(own.map(({ fields }) => fields.limit!.value)).size > 1

const nameOf = ({ fields }: CoverageTold) => fields.coverage!.value
const isPlaced = ({ fields }: CoverageTold) => Boolean(fields.location_number || fields.building_number)
