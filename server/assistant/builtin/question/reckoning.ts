/** Two things of the papers and what is to be worked out of them: the days between, how much apart, how much together. */
export type Reckoning = { way: 'days' | 'difference' | 'sum'; parts: [string, string] }

const END = '[?.!]*$'
const WAYS: [Reckoning['way'], RegExp][] = [
  ['days', new RegExp(`\\b(?:days?|how long)\\b.*?\\b(?:between|from)\\s+(.+?)\\s+(?:and|to|until|till|through)\\s+(.+?)${END}`, 'i')],
  ['days', new RegExp(`\\bhow (?:many days|long) (?:after|before)\\s+(.+?)\\s+(?:was|were|did|is|does)\\s+(.+?)${END}`, 'i')],
  ['difference', new RegExp(`\\bdifference\\b.*?\\bbetween\\s+(.+?)\\s+and\\s+(.+?)${END}`, 'i')],
  ['difference', new RegExp(`\\bhow much (?:more|higher|less|lower|cheaper|bigger)(?: expensive)? (?:is|are|was)\\s+(.+?)\\s+than\\s+(.+?)${END}`, 'i')],
  ['difference', new RegExp(`^\\s*(?:what is )?(.+?)\\s+minus\\s+(.+?)(?:,.*)?${END}`, 'i')],
  ['sum', new RegExp(`^\\s*(?:what (?:is|are) |how much (?:is|are) |the |total |sum of )*(.+?)\\s*(?:\\+|\\bplus\\b)\\s*(.+?)(?:\\s+(?:together|combined|in total|added up))?${END}`, 'i')],
  ['sum', new RegExp(`^\\s*(?:what (?:is|are) |how much (?:is|are|for) |the |total |sum of )*(.+?)\\s+and\\s+(?:for )?(.+?)\\s+(?:added up|added together|together|combined|in total)${END}`, 'i')],
] // biome-ignore format: a table

const MOST_WORDS = 10
const LONGEST = 240

/** What a question wants worked out of two things it names; null for any other. */
export function reckoningIn(text: string): Reckoning | null {
  // What is longer asks for more than that, and would be long to look through.
  if (text.length > LONGEST) return null
  for (const [way, pattern] of WAYS) {
    const [, first, second] = pattern.exec(text) ?? []
    if (!first || !second) continue
    const parts: [string, string] = [bare(first), bare(second)]
    if (parts.every((part) => part.length > 2 && part.split(' ').length <= MOST_WORDS)) return { way, parts }
  }
  return null
}

const bare = (part: string) => part.replace(/^(?:the|our|their|its|a|an)\s+/i, '').trim()
