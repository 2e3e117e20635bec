import { describe, expect, it } from 'vitest'
import { blocksOfHtml } from './html-blocks.ts'
import { layOut } from './paper.ts'

describe('blocksOfHtml', () => {
  it('keeps paragraphs, lists and tables, and drops what is not text', () => {
    const html = `<head><title>No</title></head><p>One &amp; two&nbsp;three<br>four</p><ul><li>First</ul>
      <table><tr><th>Coverage</th><th>Limit</th></tr><tr><td><p>GL</p></td><td>1,<b>000</b></td></tr></table>
      <img src="x" alt="a > b"><script>if (1 < 2) document.write('<p>No</p>')</script><!-- no --><p>Last &bogus; &#8212; &#xD800;</p>`
    expect(blocksOfHtml(html)).toEqual([
      { paragraph: 'One & two three\nfour' },
      { paragraph: '• First' },
      {
        table: [
          ['Coverage', 'Limit'],
          ['GL', '1,000'],
        ],
      },
      { paragraph: 'Last &bogus; — \ufffd' },
    ])
  })

  it('reads broken HTML to its end', () => {
    expect(blocksOfHtml('a < b <p>text <b unclosed="')).toEqual([{ paragraph: 'a < b' }, { paragraph: 'text' }])
    expect(blocksOfHtml('<table><tr><td>cell')).toEqual([{ table: [['cell']] }])
    expect(blocksOfHtml('<table><tr><td>one<td>two<tr><td>three</table>end')).toEqual([
      { table: [['one', 'two'], ['three']] },
      { paragraph: 'end' },
    ])
    expect(blocksOfHtml('co&shy;insurance&nbsp; <b>90 </b> %<br/>net<hr>')).toEqual([
      { paragraph: 'coinsurance 90 %\nnet' },
    ])
  })

  it.each([
    '<s>$9</s>',
    '<strike>$9</strike>',
    '<del><b>$9</b></del>',
    '<span style="display: none !important">$9</span>',
    '<div style="color:red;DISPLAY:none"><p>$9<br>$8</p><table><tr><td>$9</td></tr></table></div>',
    '<span style="visibility:hidden"><i>$9</i></span>',
    '<span style="font-size:0px">$9</span>',
    '<span style="font-size: 1px;">$9</span>',
    '<span style="text-decoration:red line-through">$9</span>',
    '<span style="opacity:0">$9</span>',
    '<span hidden>$9</span>',
  ])('leaves out what nobody sees or what is struck out: %s', (hidden) => {
    expect(
      blocksOfHtml(`<p>Limit ${hidden}$2</p>`)
        .map((block) => JSON.stringify(block))
        .join(),
    ).not.toMatch(/\$[89]/)
    expect(JSON.stringify(blocksOfHtml(`<table><tr><td>Limit</td><td>${hidden}$2</td></tr></table>`))).toContain('"$2"')
  })

  it.each([
    '<td style="font-size:0"><div style="font-size:14px">$9</div></td>',
    '<div style="visibility:hidden"><b style="visibility:visible">$9</b></div>',
    '<span style="font-size:0.9em">$9</span>',
    '<span style="font-size:10px;opacity:0.8;text-decoration:underline;display:block">$9</span>',
    '<s>$8</s><br><img style="display:none">$9',
  ])('keeps what is seen: %s', (shown) => {
    expect(blocksOfHtml(shown)).toEqual([{ paragraph: '$9' }])
  })
})

describe('layOut', () => {
  it('wraps and turns pages inside the margins', () => {
    const { pages } = layOut([{ paragraph: 'word '.repeat(3_000) }], 10)
    expect(pages.length).toBeGreaterThan(2)
    for (const { box } of pages.flatMap((page) => page.lines)) {
      expect(box[0] >= 54 && box[0] + box[2] <= 558 && box[1] >= 54 && box[1] + box[3] <= 738).toBe(true)
    }
    expect(pages.flatMap((page) => page.lines.flatMap((line) => line.words)).length).toBe(3_000)
  })

  it('sets a wide table smaller and wraps cells inside their columns', () => {
    const row = Array.from({ length: 12 }, (_, index) => `column ${index} with a long text in it`)
    const { lines } = layOut([{ table: [row] }], 10).pages[0]!
    expect(Math.max(...lines.map(({ box }) => box[0] + box[2]))).toBeLessThanOrEqual(612)
    expect(lines.map((line) => line.text).join(' ')).toContain('column 11')
  })

  it('makes the page wider for a table whose words have no room on it, so that no number is broken', () => {
    const row = Array.from({ length: 30 }, (_, index) => `10-QXB-9987${String(index).padStart(2, '0')}`)
    const [page] = layOut([{ table: [row, row] }, { paragraph: 'after' }], 10).pages
    expect(page!.lines.map(({ text }) => text)).toEqual([...row, ...row, 'after'])
    expect(Math.max(...page!.lines.map(({ box }) => box[0] + box[2]))).toBeLessThanOrEqual(page!.width)
  })

  it('keeps the cells of a table, wrapped and over pages', () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`${index}`, '', 'long words '.repeat(6).trim()])
    const { pages } = layOut([{ table: [['Unit', 'Plate', 'Notes'], ...rows] }], 10)
    const cells = pages.flatMap((page) =>
      page.tables!.flatMap((table) => table.cells.filter((cell) => cell.row >= table.heads)),
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[0]!.tables![0]).toMatchObject({ heads: 1, columns: 3 })
    const texts = (column: number) =>
      cells.filter((cell) => cell.column === column && cell.text).map(({ text }) => text)
    expect(texts(0)).toEqual(rows.map(([unit]) => unit))
    expect(texts(2).join(' ')).toBe(rows.map(([, , notes]) => notes).join(' '))
  })

  it('stops at the page limit and says so', () => {
    const { pages, cut } = layOut([{ paragraph: 'x\n'.repeat(1_000) }], 3)
    expect([pages.length, cut]).toEqual([3, true])
  })
})
