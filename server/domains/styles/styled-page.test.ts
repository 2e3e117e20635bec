import { describe, expect, it } from 'vitest'
import { BASE_STYLES } from '../../../shared/document-styles.ts'
import { inkOf, onColor } from './colors.ts'
import { prepareBody } from './prepare-body.ts'
import { SAMPLE_HTML, SAMPLE_TITLE } from './sample.ts'
import { styledPage } from './styled-page.ts'
import type { Look } from './types.ts'

const look: Look = {
  baseStyleId: 'builtin:classic-professional',
  pageSize: 'LETTER',
  accentColor: null,
  secondColor: null,
}
const letterhead = {
  name: 'Otter </style><script>x</script> "Agency"',
  lines: ['1 Test Street'],
  phone: '(555) 010-7700',
}
const pageIn = (over: Partial<Look>, title = SAMPLE_TITLE) =>
  styledPage({ title, html: SAMPLE_HTML, look: { ...look, ...over }, letterhead, logo: null })

describe('the body of a document', () => {
  it('gets a head for a table whose first row is one, and marks columns of numbers', () => {
    const { html } = prepareBody(
      '<table><tbody><tr><th><p>Line</p></th><th><p>Premium</p></th></tr><tr><td><p>Auto</p></td><td><p>$2,240</p></td></tr></tbody></table>',
    )
    expect(html).toBe(
      '<table><thead><tr><th><p>Line</p></th><th class="cara-number"><p>Premium</p></th></tr></thead><tbody><tr><td><p>Auto</p></td><td class="cara-number"><p>$2,240</p></td></tr></tbody></table>',
    )
  })

  it('keeps a table without heads, an alignment that was chosen, and a head that is there', () => {
    const plain = '<table><tbody><tr><td>a</td></tr></tbody></table>'
    expect(prepareBody(plain).html).toBe(plain)
    const aligned = '<table><tbody><tr><td style="text-align:left">12</td></tr></tbody></table>'
    expect(prepareBody(aligned).html).toBe(aligned)
    const headed = '<table><thead><tr><th>A</th></tr></thead><tbody><tr><th>b</th></tr></tbody></table>'
    expect(prepareBody(headed).html).toBe(headed)
  })

  it('is parted from the title it begins with, and tells its sections', () => {
    const { title, html, sections } = prepareBody(
      '<h1>Proposal &amp; more</h1><h2>One</h2><p>x</p><h2 id="own">Two</h2>',
    )
    expect(title).toBe('<h1>Proposal &amp; more</h1>')
    expect(html).toBe('<h2 id="section-1">One</h2><p>x</p><h2 id="own">Two</h2>')
    expect(sections).toEqual([
      { id: 'section-1', text: 'One' },
      { id: 'own', text: 'Two' },
    ])
    expect(prepareBody('<p>Dear Odette,</p><h1>Later</h1>').title).toBeNull()
  })

  it('keeps the words of what nests too deep, and spans within reason', () => {
    const deep = prepareBody(`${'<div>'.repeat(5000)}words${'</div>'.repeat(5000)}`).html
    expect(deep).toContain('words')
    expect(deep.split('<div>').length).toBeLessThan(50)
    expect(prepareBody('<table><tr><td colspan="90000">x</td></tr></table>').html).toContain('colspan="100"')
  })
})

describe('a styled page', () => {
  it.each(BASE_STYLES.map(({ id }) => id))('in %s loads and runs nothing, and holds its letters', (baseStyleId) => {
    const page = pageIn({ baseStyleId })
    expect(page).not.toMatch(/<script|https?:\/\/|@import|<link/)
    expect(page.match(/<\/style>/g)).toHaveLength(1)
    expect(page).toContain('@font-face')
    expect(page).toContain('<thead>')
  })

  it('differs from style to style', () => {
    const pages = new Set(BASE_STYLES.map(({ id }) => pageIn({ baseStyleId: id })))
    expect(pages.size).toBe(BASE_STYLES.length)
  })

  it('has the cover, the list of sections and the letterhead of its style', () => {
    expect(pageIn({ baseStyleId: 'builtin:elegant-premium' })).toContain('<section class="cara-cover">')
    expect(pageIn({ baseStyleId: 'builtin:technical-structured' })).toContain('<nav class="cara-contents"')
    expect(pageIn({})).toContain('1 Test Street')
    expect(pageIn({ baseStyleId: 'none' })).not.toContain('1 Test Street')
  })

  it('is A4 or Letter, and takes the colors it is given', () => {
    expect(pageIn({})).toContain('size: 8.5in 11in')
    expect(pageIn({ pageSize: 'A4', accentColor: '#7a1f3d' })).toMatch(/size: 210mm 297mm[\s\S]*#7a1f3d/)
  })
})

it('colors are written so that they can be read', () => {
  expect(inkOf('#1f3a5f')).toBe('#1f3a5f')
  expect(inkOf('#ffee00')).not.toBe('#ffee00')
  expect(onColor('#ffee00')).toBe('#14181a')
  expect(onColor('#1f3a5f')).toBe('#ffffff')
})
