import type { PdfPageSpec, TextAt } from '../../../support/documents/pdf.ts'

/**
 * Questions with what was typed under each: `question / answer` lines down from a top left corner, a long answer's lines
 * between further slashes. An empty line leaves room.
 */
export function asked(x: number, y: number, text: string, step = 30): PdfPageSpec {
  const texts: TextAt[] = []
  let top = y
  for (const line of text.trim().split('\n')) {
    const [question = '', ...answer] = line.split(' / ').map((part) => part.trim())
    if (question) texts.push({ x, y: top, text: question, size: 8 })
    for (const [row, words] of answer.entries()) {
      texts.push({ x: x + 12, y: top + 11 + row * 11, text: words, size: 9, typed: true })
    }
    top += question ? step + Math.max(answer.length - 1, 0) * 11 : 10
  }
  return { texts }
}
