import { describe, expect, it } from 'vitest'
import { safeHtml } from '../../../shared/safe-html.ts'
import { anOffer } from '../../../tests/support/offers.ts'
import { reviewOffers } from './index.ts'
import { proposalOf } from './proposal.ts'

const papers = [
  anOffer('Option 1', {
    facts: [['gl.generalAggregate', '2,000,000'], ['policy.premium', '8,000'], ['carrier.name', 'Quill Mutual']], // biome-ignore format: a row
    words: ['Policy fee: $150', 'Down payment: 25%', 'Forms and endorsements', 'CG 21 47 12 07 Employment Exclusion', 'CG 20 10 04 13 Insureds'], // biome-ignore format: a row
  }),
  anOffer('Option 2', {
    facts: [['gl.generalAggregate', '1,000,000'], ['gl.medicalExpense', '5,000'], ['carrier.name', 'Heron <Casualty>', { confidence: 0.55 }]], // biome-ignore format: a row
    words: ['Subjectivities', 'Signed application before binding is required here.'],
  }),
]
const review = reviewOffers({ papers, records: [], today: '2026-06-15', choices: {}, text: '' })
const { title, html } = proposalOf(review, {
  insured: 'Otter & Thimble LLC',
  agency: { name: 'Wren Agency', lines: ['1 Elm St', '(555) 010-0100'] },
  today: '2026-06-15',
  fileName: (id) => papers.find(({ fileId }) => fileId === id)?.name ?? '',
})
const rowOf = (topic: string) => html.split('<tr>').find((row) => row.startsWith(`<td>${topic}</td>`)) ?? ''

describe('a proposal', () => {
  it('says who it is for and by whom, and puts the options side by side', () => {
    expect(title).toBe('Insurance proposal: Otter & Thimble LLC')
    expect(html).toContain(
      'Prepared for <strong>Otter &amp; Thimble LLC</strong> by Wren Agency, 1 Elm St, (555) 010-0100, Jun 15, 2026.',
    )
    expect(html).toContain('<th>Option 1: Quill Mutual</th><th>Option 2</th>')
    expect(rowOf('General aggregate')).toMatch(/\$2,000,000 \[\d+\].*\$1,000,000 \[\d+\]/)
  })

  it('tells the premium with its parts, what is excluded, what it is subject to and how it is paid', () => {
    expect(rowOf('Total premium')).toMatch(/\$8,000 \[\d+\]<\/td><td>Not shown/)
    expect(rowOf('Policy fee')).toContain('$150')
    expect(html).toMatch(/<h2>What is excluded<\/h2>\n.*CG 21 47 12 07 Employment Exclusion/)
    expect(html).not.toMatch(/<h2>What is excluded<\/h2>\n[^\n]*CG 20 10/)
    expect(rowOf('Subjectivities')).toContain('Signed application before binding')
    expect(rowOf('Down payment')).toContain('25%')
  })

  it('marks what is in doubt, and lists what is to be confirmed', () => {
    expect(rowOf('Carrier')).toContain('Heron &lt;Casualty&gt;')
    expect(rowOf('Carrier')).toContain('(to be confirmed)')
    expect(html).toContain('<li>Medical expense, any one person: Option 2 says $5,000; option 1 does not show it.</li>')
  })

  it('has a source for each mark, in order, and each figure of a table has a mark', () => {
    const marks = [...html.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
    const [body, list] = html.split('<h2>Sources</h2>')
    const listed = [...list!.matchAll(/<li>\[(\d+)\] Option \d\.pdf, page 1: “[^”]+”<\/li>/g)].map(([, number]) =>
      Number(number),
    )
    expect(listed).toEqual([...new Set(marks)].toSorted((one, other) => one - other))
    const cells = [...body!.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!)
    expect(cells.filter((cell) => /\$\d/.test(cell) && !/\[\d+\]/.test(cell))).toEqual([])
  })

  it('ends with an acceptance page, and is as simple as our documents are', () => {
    expect(html).toMatch(/<h2>Acceptance<\/h2>[\s\S]*☐ Option 1: Quill Mutual[\s\S]*Signature: _+[\s\S]*Date: _+/)
    expect(safeHtml(html)).toBe(html)
  })
})
