import { isOneName } from './names.ts'
import type { Placed } from './resolve.ts'

const PARTS = /^(insured|producer)\.(line1|line2|city|state|zip)$/

const REACH = /^(insured|producer)\.(phone|fax|email|contact)$/

/**
 * A party's address is read whole from one block: the one its name stands in or, when the name stands alone, the best other one.
 * The parts of two addresses are never mixed. How somebody else is reached, whom a label of the party names beside it ('Prepared by'), is left out.
 */
export function oneAddressEach(placed: Placed[]): Placed[] {
  const dropped = new Set<Placed>()
  for (const party of ['insured', 'producer'] as const) {
    const groups = new Set(
      placed.filter((one) => one.key.startsWith(`${party}.`)).map((one) => `${one.policy}|${one.status}`),
    )
    for (const group of groups) {
      const own = placed.filter((one) => one.key.startsWith(`${party}.`) && `${one.policy}|${one.status}` === group)
      const home = homeBlock(own, `${party}.name`, `${party}.zip`)
      const named = own.filter(({ key }) => key === `${party}.name`)
      const others = named.filter(({ value }) =>
        named.some((one) => one.block === home && !isOneName(one.value, value)),
      )
      const isOfOther = ({ key, block }: Placed) => REACH.test(key) && others.some((one) => one.block === block)
      for (const one of own) if ((PARTS.test(one.key) && one.block !== home) || isOfOther(one)) dropped.add(one)
    }
  }
  return placed.filter((one) => !dropped.has(one))
}

function homeBlock(own: Placed[], nameKey: string, zipKey: string): string | undefined {
  const weight = (one: Placed) => one.rank + one.sure
  const names = own.filter((one) => one.key === nameKey).sort((a, b) => weight(b) - weight(a))
  const best = names[0]
  const zips = own.filter((one) => one.key === zipKey).sort((a, b) => weight(b) - weight(a))
  const same = (one: Placed) => best !== undefined && one.value.toUpperCase() === best.value.toUpperCase()
  const blocks = new Set(names.filter(same).map((one) => one.block))
  return (zips.find((zip) => blocks.has(zip.block)) ?? zips[0])?.block
}
