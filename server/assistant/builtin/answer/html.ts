import { escapeHtml } from '../../../../shared/document-html.ts'

/** Turns the simple Markdown of answers (bold headings, paragraphs, lists, tables) into simple HTML. */
export function htmlFrom(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => htmlOfBlock(block.trim()))
    .filter(Boolean)
    .join('\n')
}

function htmlOfBlock(block: string): string {
  const lines = block.split('\n').filter((line) => line.trim())
  if (!lines.length) return ''
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines)
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  const heading = lines.length === 1 ? /^\*\*([^*]+)\*\*(:.*)?$/.exec(lines[0]!) : null
  if (heading && !heading[2]) return `<h2>${inline(heading[1]!)}</h2>`
  if (heading) return `<h2>${inline(heading[1]!)}</h2><p>${inline(heading[2]!.slice(1).trim())}</p>`
  const lists = lines.findIndex((line) => line.startsWith('- '))
  if (lists > 0) return htmlOfBlock(lines.slice(0, lists).join('\n')) + htmlOfBlock(lines.slice(lists).join('\n'))
  return `<p>${lines.map(inline).join('<br>')}</p>`
}

function tableOf([head = '', , ...rows]: string[]): string {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const body = rows
    .map(
      (row) =>
        `<tr>${cells(row)
          .map((cell) => `<td>${inline(cell)}</td>`)
          .join('')}</tr>`,
    )
    .join('')
  return `<table><thead><tr>${cells(head)
    .map((cell) => `<th>${inline(cell)}</th>`)
    .join('')}</tr></thead><tbody>${body}</tbody></table>`
}

/** Text made safe, with bold kept. */
function inline(text: string): string {
  return escapeHtml(text).replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
}
