import { sentence } from '../../../../shared/sentence.ts'
import { writtenOut } from '../../../documents/index.ts'
import { finish } from '../finish.ts'
import { lastDraft, lastForm } from '../made.ts'
import { answersInEnglish, languageOf } from '../question/other-languages.ts'
import type { NextStep, Talk } from '../talk.ts'
import type { Job } from '../understanding/jobs.ts'
import { classOf, type WordClass } from '../understanding/word-classes.ts'

const CAN = [
  'fill an ACORD 25 from policies, declarations, binders or an older certificate, with the place of every value',
  'answer questions about attached documents, with the page behind every statement',
  'compare documents side by side',
  'draft e-mails and short documents from them, for you to read and send',
]

/** A short answer to a greeting, or to the question what Cara can do. */
export function sayHelp({ turns, agency }: Talk): string {
  const { text } = turns.at(-1)!
  const who = /\b(?:who|what) are you\b|\bare you (?:a|an|chatgpt|real)\b|\bmodel\b|\bis this (?:a|an)\b/i.test(text)
    ? `${sentence(`I am Cara, the assistant of ${agency.name ?? 'your agency'}`)} A language model built into this program is answering; your administrator can set a hosted or local one with CARA_MODEL.`
    : 'Hello, I am Cara.'
  return `${who} I can:\n\n${CAN.map((one) => `- ${one}`).join('\n')}\n\nAttach your documents and tell me what you need.`
}

/** A short answer to thanks. */
export function sayWelcome(): string {
  return 'You are welcome. Tell me if anything should change.'
}

/** A change is taken back where it was made: each version of a form or a draft is kept. */
export function sayUndo(talk: Talk): string {
  const made = lastDraft(talk)?.title ?? (lastForm(talk) ? 'the form' : null)
  if (!made) return 'There is nothing to take back: I have made or changed nothing here. Nothing was sent.'
  return `I cannot take a step back by a message. Open ${made === 'the form' ? made : `“${made}”`} and choose an earlier version under “Versions”; every version is kept, and nothing was sent. You may also tell me what to change.`
}

/** What was said to be wrong is put right by the right value, marked as the user's. */
export function sayComplaint(talk: Talk): string {
  const form = lastForm(talk)
  return form
    ? 'Tell me which value is wrong and what it should be, for instance “the general aggregate is 2,000,000”. I change it and mark it as yours; what the document says stays beside it.'
    : 'Tell me which statement is wrong. Each number behind a statement opens the page it rests on; if the page says otherwise, quote me what it says and I look again.'
}

export function sayConfirmed(talk: Talk): string {
  const made = lastDraft(talk) ?? lastForm(talk)
  return made
    ? 'Good. It is ready; nothing was sent. Tell me if anything should change.'
    : 'Good. Tell me what to do next: attach documents, or ask about those that are here.'
}

/** A change was asked for, and there is nothing yet that could be changed. */
export const sayNothingMade = (): string =>
  'There is no form or draft here to change yet. I can fill an ACORD 25 from your documents, or draft an e-mail or a document.'

/** Said plainly in the language of the message, where that is known. */
export function sayEnglishOnly({ turns }: Talk): string {
  const language = languageOf(turns.at(-1)!.text)
  const plain =
    'I work in English and cannot translate. Ask in simple words and I look for the answer; I quote the documents in their own words.'
  return language ? `${answersInEnglish(language)} ${plain}` : plain
}

/** The tasks that are none of Cara's yet, told by their words, with what she does instead. */
const TASKS: { words: string; instead: string }[] = [
  {
    words: 'naics sic classify classification class',
    instead:
      'I cannot look up a NAICS, SIC or class code. I can tell you the codes your documents show, and what they say the business does.',
  },
  {
    words: 'proposal presentation',
    instead:
      'I cannot build a proposal yet. I can put the quotes side by side, and draft a summary of them as a document for you to edit.',
  },
  {
    words: 'certificate certificates cert coi compliance compliant complies meet meets',
    instead:
      'I cannot review a certificate as a task of its own yet. Ask me what the contract requires and what the certificate shows, and I quote both with their pages.',
  },
  {
    words: 'submission underwriting narrative market remarket',
    instead:
      'I cannot prepare a submission yet. I can sum up the policies and losses in your documents, and draft the e-mail to the underwriter.',
  },
  {
    words: 'contract lease agreement',
    instead:
      'I cannot review a contract as a task of its own yet. Ask me what insurance it requires, and I quote it with the page.',
  },
]

/** Says plainly which task she does not do, and what is possible. */
export function sayOtherPreset({ turns }: Talk): string {
  const words: string[] = wordsOf(turns.at(-1)!.text)
  const task = TASKS.find((one) => one.words.split(' ').some((word) => words.includes(word)))
  return (
    task?.instead ??
    'I cannot do this as a task of its own yet. I can put the documents side by side (“compare the two”), say what they hold with the page behind every statement, and write it up as a document for you to edit.'
  )
}

/** What cannot be done, by the kinds of words that ask for it, the most telling first. */
const REASONS: { kinds: WordClass[]; reason: string }[] = [
  {
    kinds: ['web'],
    reason:
      'I cannot look into other systems or pages by name. Ask me to look on the web for something (“look on the web for …”) where this server is set up for it. I can tell you what the documents you attach say, and draft the e-mail that asks for the rest.',
  },
  {
    kinds: ['legal'],
    reason: 'I cannot give legal advice. I can quote what the documents say about it, with the page.',
  },
  {
    kinds: ['system'],
    reason:
      'I cannot log in to another system or change anything in it. I can prepare the values, so that you can enter them.',
  },
  {
    kinds: ['tongue'],
    reason: 'I work in English and cannot translate. I can quote the documents in their own words.',
  },
  {
    kinds: ['remind'],
    reason: 'I cannot set reminders or appointments. I can draft the e-mail that asks for one.',
  },
  {
    kinds: ['send'],
    reason: 'I cannot send anything. Drafts and forms are for you to read and to send from your own mailbox.',
  },
  { kinds: ['call'], reason: 'I cannot call or text anyone. I can draft an e-mail for you to send.' },
  {
    kinds: ['bind', 'pay'],
    reason:
      'I cannot bind, change or pay for a policy. I can say what the documents hold about it, and draft the e-mail that asks for it.',
  },
  {
    kinds: ['mail'],
    reason: 'I cannot send anything. Drafts and forms are for you to read and to send from your own mailbox.',
  },
]

/** Says plainly what cannot be done, and what can be done instead. */
export function sayUnable(talk: Talk): string {
  const kinds = new Set(wordsOf(talk.turns.at(-1)!.text).map(classOf))
  const reason =
    REASONS.find((one) => one.kinds.some((kind) => kinds.has(kind)))?.reason ??
    'I cannot do that: I only read the documents you attach, fill forms and draft texts for you. I can draft the e-mail that asks for it.'
  const draft = lastDraft(talk)
  const made = draft
    ? ` The draft “${draft.title}” is ready to be copied.`
    : lastForm(talk)
      ? ' The filled form is ready to be downloaded; I can also draft the e-mail that goes with it.'
      : ''
  return `${reason}${made}`
}

const wordsOf = (text: string) =>
  writtenOut(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+/gu) ?? []

/** How each kind of work is offered where it is not clear what is meant. */
const OFFERS: Partial<Record<Job, string>> = {
  question: 'Look for it in the documents',
  overview: 'Sum up the documents',
  compare: 'Put the documents side by side',
  fill: 'Fill an ACORD 25',
  correct: 'Change a value on the form',
  email: 'Draft an e-mail',
  document: 'Draft a document',
  edit: 'Change the draft',
  undo: 'Take back the last change',
}

/** Asks in one sentence which of the two likeliest things is meant. */
export function askWhatIsMeant(talk: Talk, readings: Job[]): NextStep {
  const choices = [...new Set([...readings, 'question' as const, 'overview' as const])]
    .flatMap((job) => OFFERS[job] ?? [])
    .slice(0, 2)
  const offered = choices.map((choice) => choice.charAt(0).toLowerCase() + choice.slice(1)).join(', or ')
  return finish(talk, {
    answer: `I am not sure what you mean: shall I ${offered}?`,
    choices,
    thought: 'This can be meant in more than one way, so I ask.',
  })
}

/** The work that an answer to that question chooses; null where it says something else. */
export function jobChosen(choice: string | null): Job | null {
  const found = Object.entries(OFFERS).find(([, offer]) => offer === choice)
  return found ? (found[0] as Job) : null
}

const OTHER_FORM = /\bacord[\s#-]*(?:form )?(\d{2,3})\b/gi

/** Names the forms that were asked for and cannot be filled; empty when all can. */
export function sayOtherForms(text: string, known: string[]): string {
  const others = [...text.matchAll(OTHER_FORM)].map(([, number]) => number!).filter((number) => !known.includes(number))
  if (!others.length) return ''
  const names = [...new Set(others)].map((number) => `ACORD ${number}`)
  return `I cannot fill ${names.join(' or ')} yet; the form I fill is ${known.map((id) => `ACORD ${id}`).join(', ')}. I can say from your documents what they hold for the other.`
}
