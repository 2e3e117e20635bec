/** A text without the statements at fault (sentences, list items, rows of tables), and how many those were. */
export function leaveOut(text: string, isAtFault: (statement: string) => boolean): { rest: string; count: number } {
  let count = 0
  const lines = text.split('\n').map((line) => {
    const statements = /^\s*([-*|]|\d+\.)/.test(line)
      ? [line]
      : (line.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*(?:\s*\[\d+\])*\s*/g) ?? [line])
    const kept = statements.filter((statement) => !isAtFault(statement))
    count += statements.length - kept.length
    return kept.length || !line.trim() ? kept.join('') : null
  })
  const rest = lines.filter((line) => line !== null).join('\n')
  return { rest: rest.replace(/\n{3,}/g, '\n\n').trim(), count }
}
