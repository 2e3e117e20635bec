import { expect, it } from 'vitest'
import { csvRow } from './csv.ts'

it.each([
  [['a', 1, null, undefined, ''], 'a,1,,,\r\n'],
  [['a, b', 'say "yes"', 'two\nlines'], '"a, b","say ""yes""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@x', '\tx', '\rx'], `'=1+1,'+1,'-1,'@x,'\tx,"'\rx"\r\n`],
  [['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"\r\n`],
  [['＝1', '＋1', '－1', '＠x', '\n=1'], `'＝1,'＋1,'－1,'＠x,"'\n=1"\r\n`],
  [['1-2', 'a=b', ' =x'], '1-2,a=b, =x\r\n'],
])('writes %j as a spreadsheet may read it', (cells, row) => expect(csvRow(cells)).toBe(row))
