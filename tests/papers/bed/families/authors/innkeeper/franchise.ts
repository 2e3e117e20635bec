import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { dollars, inWords } from './words.ts'

/** A franchisor's letter of the insurance each location must buy; it says nothing of what the franchisee has. */
export const franchise: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { text } = voice
    const brand = text(truth.names.business())
    const { gl, umbrella, wc } = truth.policies
    const { limits } = gl
    const due = voice.date(daysLater(gl.effective, 30))
    const print = chance.pick([dollars, (amount: number) => `${inWords(amount)} Dollars (${dollars(amount)})`])
    const required = [
      ['Coverage', 'Least limit'],
      ['Commercial general liability', `${print(limits.occurrence!)} each occurrence; ${print(limits.aggregate!)} aggregate, to apply to each location`],
      ['Products and completed operations', print(limits.products!)],
      ['Liquor liability, where alcohol is sold', `${print(1_000_000)} each common cause`],
      ['Automobile, hired and non-owned', `${print(1_000_000)} combined single limit`],
      ['Umbrella', `${print(umbrella.limits.occurrence!)}${chance.maybe(0.5) ? '; hotels above six floors, twice that' : ''}`],
      ["Workers' compensation", `Statutory; employers' liability ${dollars(wc.limits.accident!)} / ${dollars(wc.limits.disease!)} / ${dollars(wc.limits.employee!)}`],
      ['Assault and battery', 'Not to be excluded or limited below the occurrence limit'],
    ] // biome-ignore format: a page
    const table = chance.maybe(0.5) ? required : [required[0]!, ...chance.shuffle(required.slice(1))]
    const opening = chance.pick([
      `Your certificate on file ran out on ${voice.date(truth.prior.gl.expiration)}. Section 14 of the franchise agreement asks each franchisee to carry the coverage listed below.`,
      'Before your location may open, you must show us that you carry at least the insurance below.',
      `With effect from ${voice.date(gl.effective)} the insurance standards of the system manual are revised. The new minimums follow; the former minimum of ${dollars(500_000)} no longer suffices.`,
    ])
    const ending = chance.pick([
      `Send us a certificate by ${due}. If we do not receive it we may buy the coverage for you and charge its cost and a fee of ${dollars(150)} a month.`,
      `Failure to comply by ${due} is a default. Royalties (5% of gross sales) and the late charge of ${dollars(250)} are not affected.`,
    ])
    const docx: (string | string[][])[] = [
      brand,
      'Franchise Compliance',
      voice.date(daysLater(gl.effective, -chance.int(3, 40))),
      `${text(truth.insured.name)}`,
      ...voice.address(truth.insured.address),
      chance.pick(['Re: Insurance requirements, Exhibit F', 'INSURANCE STANDARDS FOR FRANCHISED LOCATIONS', 'Second request: evidence of insurance']),
      opening,
      table,
      `Each policy must be primary, name ${brand} and its affiliates as additional insureds, and be written by companies rated A- VII or better. Deductibles over ${dollars(10_000)} need our consent.`,
      `The wording of a certificate we would accept: "General Liability, policy no. 123456, ${dollars(limits.occurrence!)} per occurrence." This is a sample only.`,
      ending,
      text(truth.names.person()),
      'Director of Risk Management',
    ] // biome-ignore format: a page
    return { kind: 'letter', feeds: 'names only', docx }
  },
}
