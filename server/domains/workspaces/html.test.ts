import { expect, it } from 'vitest'
import { DOCUMENT_TAGS } from '../../../shared/document-html.ts'
import { safeHtml } from './html.ts'

it.each(Object.keys(DOCUMENT_TAGS).filter((tag) => !['br', 'hr', 'col'].includes(tag)))(
  'keeps <%s>, as the browser does',
  (tag) => {
    expect(safeHtml(`<${tag}>x</${tag}>`)).toBe(`<${tag}>x</${tag}>`)
  },
)

it('keeps colors and alignment, and nothing that runs, loads or covers', () => {
  expect(safeHtml('<p style="color:#123;text-align:center;position:fixed">x</p>')).toBe(
    '<p style="color:#123;text-align:center">x</p>',
  )
  expect(safeHtml('<p onclick="x()">x<script>1</script><img src="x"></p>')).toBe('<p>x</p>')
  expect(safeHtml('<a href="javascript:x()">x</a><a href="https://example.com">y</a>')).toBe(
    '<a>x</a><a href="https://example.com">y</a>',
  )
})

it('refuses what nests so deep that reading it would hold up everybody, and reads long and flat text', () => {
  for (const part of ['<b>', '<ul><li>', '<table><tr><td>', '<x>'])
    expect(() => safeHtml(part.repeat(30_000)), part).toThrow('too many parts inside one another')
  expect(safeHtml(`${'<b>'.repeat(200)}x`)).toContain('<b>x</b>')
  expect(safeHtml('<p>x'.repeat(3000))).toBe('<p>x</p>'.repeat(3000))
})
