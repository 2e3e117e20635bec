import { squeeze } from '../evidence/words.ts'

const ORDINALS: [RegExp, number][] = [
  [/^(?:the )?(?:first|1st|1|one|a|option (?:1|a|one)|number (?:1|one))(?: one)?$/, 0],
  [/^(?:the )?(?:second|2nd|2|two|b|option (?:2|b|two)|number (?:2|two))(?: one)?$/, 1],
  [/^(?:the )?(?:third|3rd|3|three|c|option (?:3|c|three)|number (?:3|three))(?: one)?$/, 2],
  [/^(?:the )?(?:fourth|4th|4|four|d|option (?:4|d|four)|number (?:4|four))(?: one)?$/, 3],
]
const POLITE =
  /\b(?:please|thanks|thank you|use|take|choose|go with|pick|it'?s|i mean|i think|that would be|for|policy)\b|[.,!]/g

/** Which of the choices an answer means: by its words, its place in the row, or as the newer or the older one; null when it names none. */
export function chosenFrom(answer: string, choices: string[]): string | null {
  const named = namedIn(answer, choices)
  if (named) return named
  const short = answer.toLowerCase().replace(POLITE, ' ').replace(/\s+/g, ' ').trim()
  const place = ORDINALS.find(([pattern]) => pattern.test(short))?.[1]
  if (place !== undefined && choices[place]) return choices[place]
  if (/^(?:the )?last(?: one)?$/.test(short)) return choices.at(-1) ?? null
  return byAge(answer, choices)
}

/** The only one of the choices that a text names: whole, or by a word that no other choice holds. */
export function namedIn(text: string, choices: string[]): string | null {
  const words = wordsIn(text)
  return (
    wholeIn(text, choices) ??
    onlyTold(choices, (word) => words.has(word) || [...words].some((one) => one.length > 3 && word.startsWith(one)))
  )
}

/** The only one of these names that words of any other purpose give: whole, or by a word of it that is written large within a sentence. */
export function nameSaidIn(text: string, names: string[]): string | null {
  const large = wordsIn([...text.matchAll(/(?<=[\p{L}\d,:;"“(] *[ "“(])\p{Lu}[\p{L}\d-]*/gu)].join(' '))
  return wholeIn(text, names) ?? onlyTold(names, (word) => large.has(word))
}

function wholeIn(text: string, choices: string[]): string | null {
  const bare = squeeze(text)
  const whole = choices.filter((choice) => squeeze(choice).length > 1 && bare.includes(squeeze(choice)))
  const longest = whole.filter(
    (choice) => !whole.some((other) => other !== choice && squeeze(other).includes(squeeze(choice))),
  )
  return longest.length === 1 ? longest[0]! : null
}

const wordsIn = (text: string) =>
  new Set([/[^\p{L}\p{N}]+/u, /[^\p{L}\p{N}-]+/u].flatMap((gap) => text.split(gap)).map(squeeze))

function onlyTold(choices: string[], isSaid: (word: string) => boolean): string | null {
  const told = choices.filter((choice) => tellingWords(choice, choices).some(isSaid))
  return told.length === 1 ? told[0]! : null
}

const COMPANY =
  /^(?:company|group|services?|holdings?|corporation|incorporated|limited|insurance|partners?|associates?)$/

/** Words that only one of the choices holds. */
function tellingWords(choice: string, choices: string[]): string[] {
  const wordsOf = (text: string) =>
    text
      .split(/[^\p{L}\p{N}-]+/u)
      .map(squeeze)
      .filter((word) => word.length > 3 && !COMPANY.test(word))
  const others = new Set(choices.filter((one) => one !== choice).flatMap(wordsOf))
  return wordsOf(choice).filter((word) => !others.has(word))
}

function byAge(answer: string, choices: string[]): string | null {
  const newer = /\b(?:new(?:er|est)?|latest|later|current|recent|renewal)\b/i.test(answer)
  const older = /\b(?:old(?:er|est)?|earlier|previous|prior|expiring)\b/i.test(answer)
  if (newer === older) return null
  const dated = choices.flatMap((choice) => {
    const dates = [...choice.matchAll(/(\d{2})\/(\d{2})\/(\d{4})/g)].map(
      ([, month, day, year]) => `${year}${month}${day}`,
    )
    return dates.length ? [{ choice, date: dates.sort().at(-1)! }] : []
  })
  if (!dated.length || dated.length < choices.length) return null
  return dated.sort((a, b) => a.date.localeCompare(b.date)).at(newer ? -1 : 0)!.choice
}
