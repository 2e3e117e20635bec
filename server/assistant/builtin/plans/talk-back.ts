import { lastDraft, lastForm } from '../made.ts'
import type { Talk } from '../talk.ts'

const CAN = [
  'fill an ACORD 25 from policies, declarations, binders or an older certificate, with the place of every value',
  'answer questions about attached papers, with the page behind every statement',
  'compare papers side by side',
  'draft e-mails and short documents from them, for you to read and send',
]

/** A short answer to a greeting, or to the question what Cara can do. */
export function sayHelp({ turns, agency }: Talk): string {
  const { text } = turns.at(-1)!
  const who = /\bwho are you|what are you|are you (?:a|an)|which (?:language )?model/i.test(text)
    ? `I am Cara, the assistant of ${agency.name ?? 'your agency'}. A language model built into this program is answering; your administrator can set a hosted or local one with CARA_MODEL.`
    : 'Hello, I am Cara.'
  return `${who} I can:\n\n${CAN.map((one) => `- ${one}`).join('\n')}\n\nAttach your papers and tell me what you need.`
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
    ? 'Tell me which value is wrong and what it should be, for instance “the general aggregate is 2,000,000”. I change it and mark it as yours; what the paper says stays beside it.'
    : 'Tell me which statement is wrong. Each number behind a statement opens the page it rests on; if the page says otherwise, quote me what it says and I look again.'
}

export function sayConfirmed(talk: Talk): string {
  const made = lastDraft(talk) ?? lastForm(talk)
  return made
    ? 'Good. It is ready; nothing was sent. Tell me if anything should change.'
    : 'Good. Tell me what to do next: attach papers, or ask about those that are here.'
}

export const sayEnglishOnly = (): string =>
  'I work in English and cannot translate. Ask in simple words and I look for the answer; I quote the papers in their own words.'

export const sayOtherPreset = (): string =>
  'I cannot do this as a task of its own yet. I can put the papers side by side (“compare the two”), say what they hold with the page behind every statement, and write it up as a document for you to edit.'

const REASONS: [RegExp, string][] = [
  [
    /\b(?:send|submit|forward|upload|print|deliver|e-?mail)\b/i,
    'I cannot send anything. Drafts and forms are for you to read and to send from your own mailbox.',
  ],
  [
    /\b(?:google|web|internet|online|weather|news|stock|browse|website)\b/i,
    'I cannot look anything up outside this conversation. I work only from the papers you attach and your own words.',
  ],
  [
    /\b(?:legal|sue|lawsuit)\b/i,
    'I cannot give legal advice. I can quote what the papers say about it, with the page.',
  ],
  [
    /\b(?:ams|epic|applied|hawksoft|ezlynx|crm|management system|account record|portal)\b/i,
    'I cannot change another system. I can prepare the values, so that you can enter them.',
  ],
  [/\btranslate\b/i, 'I work in English and cannot translate. I can quote the papers in their own words.'],
  [/\b(?:call|phone|text|fax)\b/i, 'I cannot call or text anyone. I can draft an e-mail for you to send.'],
  [
    /\b(?:bind|quote|rate|cancel|renew|endorse|reinstate|rewrite|pay|charge|refund)\b/i,
    'I cannot bind, change or pay for a policy. I can say what the papers hold about it, and draft the e-mail that asks for it.',
  ],
  [
    /\b(?:remind|schedule|book)\b/i,
    'I cannot set reminders or appointments. I can draft the e-mail that asks for one.',
  ],
]

/** Says plainly what cannot be done, and what can be done instead. */
export function sayUnable(talk: Talk): string {
  const { text } = talk.turns.at(-1)!
  const reason = REASONS.find(([words]) => words.test(text))?.[1] ?? 'I cannot do that.'
  const draft = lastDraft(talk)
  const made = draft
    ? ` The draft “${draft.title}” is ready to be copied.`
    : lastForm(talk)
      ? ' The filled form is ready to be downloaded; I can also draft the e-mail that goes with it.'
      : ''
  return `${reason}${made}`
}

const OTHER_FORM = /\bacord[\s#-]*(?:form )?(\d{2,3})\b/gi

/** Names the forms that were asked for and cannot be filled; empty when all can. */
export function sayOtherForms(text: string, known: string[]): string {
  const others = [...text.matchAll(OTHER_FORM)].map(([, number]) => number!).filter((number) => !known.includes(number))
  if (!others.length) return ''
  const names = [...new Set(others)].map((number) => `ACORD ${number}`)
  return `I cannot fill ${names.join(' or ')} yet; the form I fill is ${known.map((id) => `ACORD ${id}`).join(', ')}. I can say from your papers what they hold for the other.`
}
