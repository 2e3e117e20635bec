import type { Box, Page } from '../../documents/types.ts'

/** Words that speak to a machine, and no policy to its reader. Sprinkler systems, developers and AI (additional insureds) do occur. */
const COMMANDS = [
  /\b(?:ignore|disregard|forget)\b[^.]{0,40}\b(?:instructions?|prompts?|directions|guidelines)\b/i,
  /^\s*(?:system|assistant)\s*(?:prompt|message)?\s*:[^.]{0,80}\b(?:ignore|disregard|you (?:must|are|will)|set (?:each|every|all|the)|write|send|e-?mail|forward|fill)\b/im,
  /\b(?:system|hidden) prompt\b|\byou are an? (?:ai|language model|assistant|chatbot)\b|<\/?(?:system|instructions?|context|files)>/i,
  /\b(?:language models?|llms?|chatbots?|ai (?:assistants?|agents?|models?|systems?|tools?))\s*(?:[,:]|must\b|should\b|shall\b|reading|processing|filling)/i,
]

/** How far around the quoted words a command is looked for, in heights of their line. */
const AROUND = 3

/**
 * The command a quote stands in: the page's lines around the quoted words, when they speak to a machine. What such lines say
 * of a policy is no statement of the policy. A command that is written like one cannot be told apart; its words are shown.
 */
export function commandAround(page: Page, boxes: Box[]): string | null {
  const near = page.lines.filter(({ box }) => boxes.some((quoted) => isNear(box, quoted)))
  const text = near.map((line) => line.text).join('\n')
  return COMMANDS.map((command) => command.exec(text)?.[0]).find(Boolean) ?? null
}

/** The commands in a text, each to the end of its sentence. */
export function commandsIn(text: string): string[] {
  return COMMANDS.flatMap((command) =>
    [...text.matchAll(new RegExp(command, `${command.flags}g`))].map(({ index }) => sentenceFrom(text, index)),
  )
}

const LONGEST = 600
const sentenceFrom = (text: string, at: number) => /^.*?(?:[.!?](?=\s|$)|$)/s.exec(text.slice(at, at + LONGEST))![0]

function isNear([left, top, width, height]: Box, [x, y, w, h]: Box) {
  const gap = h * AROUND
  return top < y + h + gap && top + height > y - gap && left < x + w + gap && left + width > x - gap
}
