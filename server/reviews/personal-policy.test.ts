import { expect, it } from 'vitest'
import { anOffer } from '../../tests/support/offers.ts'
import { reviewOffers } from './comparison/index.ts'
import { summarizePolicy } from './policy/summary.ts'

const home = anOffer('Home', { facts: [['policy.premium', '543']], kind: 'declarations', lines: [] })
const papers = [{ ...home, facts: { ...home.facts, isPersonal: true as const } }]

it.each([summarizePolicy, reviewOffers])(
  'a personal policy is told as one, without the limits of a business',
  (review) => {
    const { notes, findings } = review({ papers, records: [], today: '2026-06-15', choices: {}, text: '' })
    expect(notes).toContain(
      'Home.pdf is a personal policy: its coverages for the home and personal liability are not reviewed yet.',
    )
    expect(findings.map(({ topic }) => topic)).not.toContain('Each occurrence')
  },
)
