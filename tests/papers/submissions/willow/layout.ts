import { type Part, say } from '../maple/layout.ts'

/**
 * Paragraphs between empty lines, each laid anew into lines of at most `columns` letters. Lines that begin with a bar
 * stay as they are, as those of an address; a paragraph that begins with > is laid as quoted mail.
 */
export function prose(x: number, y: number, columns: number, text: string, style: Parameters<typeof say>[3]): Part {
  const paragraphs = text.trim().split(/\n\s*\n/)
  const lines = paragraphs.flatMap((paragraph, index) => [...(index ? [''] : []), ...laid(paragraph, columns)])
  return say(x, y, lines.join('\n'), style)
}

function laid(paragraph: string, columns: number): string[] {
  const rows = paragraph
    .trim()
    .split('\n')
    .map((row) => row.trim())
  if (rows[0]!.startsWith('|')) return rows.map((row) => row.slice(1).trim())
  const quoted = rows[0]!.startsWith('>') ? '> ' : ''
  const words = rows.map((row) => (quoted ? row.replace(/^>\s*/, '') : row)).join(' ')
  const lines = ['']
  for (const word of words.split(/\s+/)) {
    const line = lines.at(-1)!
    if (line && line.length + word.length >= columns - quoted.length) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.map((line) => quoted + line)
}
