import { expect, test } from 'vitest'
import { layOut } from '../../server/documents/reading/layout/paper.ts'
import { ATTRIBUTES } from '../../server/documents/scorer/attributes.ts'
import { sketch } from '../../server/documents/scorer/features.ts'
import { LENGTH, PARTS, partsOf } from '../../server/documents/scorer/network.ts'
import { chanceFrom } from '../../tests/papers/bed/random.ts'
import { addSlopes } from './gradient.ts'

const { pages } = layOut(
  [
    { paragraph: 'General liability declarations' },
    {
      table: [
        ['Each occurrence', '$1,000,000'],
        ['General aggregate', '$2,000,000'],
        ['Policy number', 'QXB-441092'],
      ],
    },
    { paragraph: 'From 04/01/2026 to 04/01/2027. Umbrella: $5,000,000' },
  ],
  3,
)

test('the slopes are those of the loss, by finite differences', () => {
  const chance = chanceFrom(5)
  const weights = Float32Array.from({ length: LENGTH }, () => (chance.int(0, 2000) / 1000 - 1) * 0.15)
  const document = sketch(pages)
  const wanted: Record<string, string> = {
    'gl.occurrence': '1000000',
    'gl.aggregate': '2000000',
    'gl.number': 'QXB441092',
    'umbrella.occurrence': '',
  }
  const targets = ATTRIBUTES.map(({ key }) => wanted[key])
  const all = document.candidates.map((_, index) => index)
  const slopes = new Float32Array(LENGTH)
  const loss = (into: Float32Array) => addSlopes(partsOf(weights), partsOf(into), document, targets, all)
  loss(slopes)
  const step = 1 / 4096
  let from = 0
  for (const [part, length] of Object.entries(PARTS)) {
    const steepest =
      slopes
        .subarray(from, from + length)
        .reduce((most, slope, at, own) => (Math.abs(slope) > Math.abs(own[most]!) ? at : most), 0) + from
    const held = weights[steepest]!
    weights[steepest] = held + step
    const above = loss(new Float32Array(LENGTH))
    weights[steepest] = held - step
    const below = loss(new Float32Array(LENGTH))
    weights[steepest] = held
    expect(Math.abs(slopes[steepest]!), part).toBeGreaterThan(0.001)
    expect((above - below) / 2 / step / slopes[steepest]!, part).toBeCloseTo(1, 1)
    from += length
  }
})
