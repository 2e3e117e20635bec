import { readFileSync } from 'node:fs'
import { topicMap } from '../../server/documents/facts/page-topics.ts'
import { sheetOf, spanText } from '../../server/documents/facts/sheet.ts'
import { labelOf } from '../../server/documents/facts/text-labels.ts'
import { readPdfPages } from '../../server/documents/reading/pdf/read-pdf.ts'

const [file, from = '1', to = '1'] = process.argv.slice(2)
const pages = await readPdfPages(readFileSync(file!))
const sheets = pages.map(sheetOf)
const topics = topicMap(sheets)
console.log(
  pages.length,
  'pages',
  pages[0]!.tables!.map((t) => `${t.ruled ? 'R' : 'A'}${t.rows}x${t.columns}h${t.heads}`).join(' '),
)
for (const s of sheets.slice(+from - 1, +to))
  for (const r of s.rows)
    console.log(
      `${String(topics.at(s.number, r.index, r.cells[0]!.left) ?? '').padEnd(8)}`,
      r.cells
        .map((c) => {
          const l = labelOf(c)
          return l
            ? `[${l.kind}${l.strict ? '!' : ''}: ${spanText(l.label)} → ${l.rest ? spanText(l.rest) : ''}]`
            : c.text
        })
        .join(' | ')
        .slice(0, 200),
    )
