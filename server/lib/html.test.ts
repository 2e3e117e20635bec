import { expect, it } from 'vitest'
import { DOCUMENT_TAGS } from '../../shared/document-html.ts'
import { htmlToText, safeHtml } from './html.ts'

it.each(Object.keys(DOCUMENT_TAGS).filter((tag) => !['br', 'hr', 'col'].includes(tag)))(
  'keeps <%s>, as the browser does',
  (tag) => {
    expect(safeHtml(`<${tag}>x</${tag}>`)).toBe(`<${tag}>x</${tag}>`)
  },
)

it('keeps colors and alignment, and nothing that runs, loads or covers', () => {
  expect(safeHtml('<p style="color:#123;text-align:center;position:fixed">x</p>')).toBe(
    '<p style="color:#123; text-align:center">x</p>',
  )
  expect(safeHtml('<p onclick="x()">x<script>1</script><img src="x"></p>')).toBe('<p>x</p>')
  expect(safeHtml('<a href="javascript:x()">x</a><a href="https://example.com">y</a>')).toBe(
    '<a>x</a><a href="https://example.com">y</a>',
  )
})

it('keeps what was safe byte for byte: references, spaces, ends of empty elements, the order and quotes of attributes', () => {
  const html =
    '<p id="a" class="b" style="color: red;">A &amp; B&nbsp;&#8217; "c"\n  d<br /><br></p>\n<table style="width: 60%"><colgroup><col style="width: 120px"></colgroup><tr><td colspan="2"></td></tr></table><hr class="page-break">'
  expect(safeHtml(html)).toBe(html)
})

it('keeps the widths of tables and columns alone, and within bounds', () => {
  expect(
    safeHtml('<p style="width:10px">x</p><table style="width:99999px"></table><table style="width:100%"></table>'),
  ).toBe('<p>x</p><table></table><table style="width:100%"></table>')
})

it('closes what is open, and ends what a browser would end', () => {
  expect(safeHtml('<p>a<p>b</div><ul><li>c<li>d<table><tr><td>e<td>f')).toBe(
    '<p>a</p><p>b</p><ul><li>c</li><li>d<table><tr><td>e</td><td>f</td></tr></table></li></ul>',
  )
  expect(safeHtml('<section>a</section><section>b</section>')).toBe('<div>a</div><div>b</div>')
})

it('reads half a million characters of harm without growing slow', () => {
  for (const harm of ['<a ', '<!--', '<svg>', '<a b="', '<ul>', '</i><b>', '<script', '</', '<b><p>', '<svg><math>'])
    expect(safeHtml(harm.repeat(500_000 / harm.length))).not.toContain('<script')
})

it('says the words of the HTML, a block a line, cells with tabs', () => {
  expect(htmlToText('<p>a&nbsp;b &amp; c</p><table><tr><td>1</td><td>2</td></tr></table>')).toBe('a\u00a0b & c\n1\t2\n')
})
