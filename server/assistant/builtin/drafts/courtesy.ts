import { isStopWord } from '../../../documents/index.ts'
import { wordsOf } from './blocks.ts'

/** Words that say nothing of the matter. A sentence of nothing else is courtesy. */
const POLITE = new Set(
  'please let us know if you any questions question need anything else help hope hopes well doing thank thanks thankful forward hearing hear contact hesitate further assist assistance feel free reach out time attention happy glad pleased appreciate appreciated business advance information your just more should change details check kind great day week best trust finds here always very much so or in with don me i we at all everything kindly do not may be advised'.split(
    ' ',
  ),
)

/** Whether a sentence is mere courtesy: none of its words is of the matter. */
export function isCourtesy(sentence: string): boolean {
  const words =
    wordsOf(sentence)
      .toLowerCase()
      .match(/[\p{L}\p{N}’']+/gu) ?? []
  return (
    !sentence.includes('?') &&
    words.length > 1 &&
    words.every((word) => POLITE.has(word) || isStopWord(word)) &&
    words.some((word) => POLITE.has(word) && !isStopWord(word))
  )
}

export type Tone = 'friendly' | 'plain' | 'formal'

/** How a letter of each tone greets, opens and closes. */
export const TONES: Record<
  Tone,
  { greet: (name: string) => string; opening: string; closing: string; signOff: string }
> = {
  friendly: {
    greet: (name) => (name ? `Hi ${name},` : 'Hi,'),
    opening: 'I hope you are doing well.',
    closing: 'Please let us know if you have any questions; we are happy to help!',
    signOff: 'Best regards,',
  },
  plain: {
    greet: (name) => (name ? `Hello ${name},` : 'Hello,'),
    opening: '',
    closing: 'Please let us know if you have any questions.',
    signOff: 'Kind regards,',
  },
  formal: {
    greet: (name) => `Dear ${name || 'Sir or Madam'},`,
    opening: '',
    closing: 'Please do not hesitate to contact us if you have any questions.',
    signOff: 'Sincerely,',
  },
}

/** Whom a greeting names; empty when it names nobody. */
export const nameGreeted = (greeting: string): string =>
  /^(?:hello|hi|hey|dear|good \w+)?,?\s*(.*?)[,:!]?$/i
    .exec(greeting.trim())?.[1]
    ?.replace(/^(?:sir or madam|there|all|team)$/i, '') ?? ''

const SHORT_FORMS: [RegExp, string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/g, ' not'],
  [/['’]ll\b/g, ' will'],
  [/['’]re\b/g, ' are'],
  [/['’]ve\b/g, ' have'],
  [/\bI['’]m\b/g, 'I am'],
]

/** Contractions parted, as a formal letter has them. */
export const withoutContractions = (text: string): string =>
  SHORT_FORMS.reduce((whole, [short, full]) => whole.replace(short, full), text)
