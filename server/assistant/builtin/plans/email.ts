import { FORMS } from '../../../forms/index.ts'
import { materialOf } from '../answer/material.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { Citations } from '../citations.ts'
import { readDraft, sentencesIn, textOf } from '../drafts/blocks.ts'
import { changesIn } from '../drafts/changes.ts'
import { isCourtesy } from '../drafts/courtesy.ts'
import {
  type Asked,
  askedFor,
  type Facts,
  factsAbout,
  NUMBERS,
  ORDERS_QUERY,
  questionsOf,
  wordsAsked,
} from '../drafts/facts.ts'
import { laidOut, layoutIn, withoutLayout } from '../drafts/layout.ts'
import { NUMBERS_QUERY } from '../drafts/rows.ts'
import { type Said, saidIn } from '../drafts/said.ts'
import { ended } from '../drafts/typed.ts'
import { finish } from '../finish.ts'
import { draftsIn, lastForm, type MadeForm } from '../made.ts'
import { type Papers, papersOf } from '../papers.ts'
import type { NextStep, Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { unmet } from '../wishes/fates.ts'
import { requestIn } from '../wishes/request.ts'
import { draftAgain } from './draft-again.ts'
import { askLetter, bodyOf, certificateLetter, type Letter } from './email-body.ts'
import { lookUp } from './look-up.ts'
import { missingItems } from './missing.ts'
import { paperLetter } from './paper-letter.ts'
import { openOn, questionsLetter } from './questions-letter.ts'
import { type Recipient, recipientIn } from './recipients.ts'
import { questionAnswered, replyLetter } from './reply.ts'
import { OF_OPEN, reviewLetter } from './review-letter.ts'
import { listed } from './search.ts'
import { linesShown } from './shown.ts'

/** What an e-mail is made from: the user's wishes, the documents, the form, and whom it is for. */
type Given = { task: Task; papers: Papers; form: MadeForm | null; to: Recipient; said: Said; asked: Asked[] }

/** Drafts an e-mail from what the conversation holds: the filled form, the documents, the user's words. Nothing is ever sent. */
export function writeEmail(talk: Talk, task: Task): Work {
  const papers = papersOf(talk)
  const form = lastForm(talk)
  const said = wishesOf(task)
  const to = recipientIn(task.turns.map(({ text }) => text).join('\n'), form, papers.read, said.to)
  const isOfForm = isAboutForm(task, form, said)
  const isUnnumbered = to.role === 'carrier' && !pickFacts(papers.read, { keys: ['policy.number'] }).length
  const about = isUnnumbered ? [...said.about, NUMBERS] : said.about
  const asked = isOfForm ? [] : askedFor({ ...said, about }, papers.read)
  const given = { task, papers, form, to, said, asked }
  const drafted = draftsIn(task.calls).find(({ kind }) => kind === 'email')
  const reviewed = form ? null : reviewLetter(talk, mailWords(task.turns[0]!.text), said)
  if (drafted) {
    const ofPapers = reviewed ? { ...given, asked: [] } : given
    return { report: sayDrafted(talk.today, drafted.title, drafted.input, ofPapers) }
  }
  if (reviewed && 'nothing' in reviewed) return { report: reviewed.nothing }
  if (reviewed) return { step: draftStep(talk, given, reviewed.letter, reviewed.citations, reviewed.attachments) }
  const question = talk.account && !form ? questionAnswered(task) : null
  const reply = question ? replyLetter(talk, task, papers, question) : null
  if (reply && 'step' in reply) return reply
  if (reply) return { step: draftStep(talk, given, reply.letter, reply.citations) }
  const look = lookUp(
    task,
    papers,
    questionsOf(asked),
    isOfForm || (!said.sentences.length && !asked.length)
      ? []
      : [ORDERS_QUERY, NUMBERS_QUERY, ...wordsAsked(asked), ...said.sentences],
  )
  if (look) return { step: look }
  const citations = new Citations()
  const letter = letterFor(talk, given, citations)
  if (!letter) return { step: askForContent(talk, given) }
  return { step: draftStep(talk, given, letter, citations) }
}

function draftStep(
  talk: Talk,
  { task, form, to }: Given,
  letter: Letter,
  citations: Citations,
  attachments: string[] = [],
): NextStep {
  const draft = {
    ...(to.name ? { toName: to.name } : {}),
    ...(to.email ? { toEmail: to.email } : {}),
    subject: letter.subject.slice(0, 300),
    body: inLayout(bodyOf(to, letter, talk), mailWords(task.turns[0]!.text)),
    ...(attachments.length && { attachments }),
    sources: citations.sources.map(({ source }) => source).slice(0, 60),
  }
  const again = draftAgain(task.calls, 'DRAFT_EMAIL', draft, ['body', 'subject'])
  if (!again || !hasMatter(again.body)) return finish(talk, { answer: UNDRAFTED })
  return { thought: form ? FROM_FORM : FROM_PAPERS, calls: [{ name: 'DRAFT_EMAIL', input: again }] }
}

/** Whether a letter says anything but courtesies. */
const hasMatter = (body: string) =>
  readDraft(body, false).some(
    ({ kind, items }) => kind !== 'greeting' && kind !== 'signature' && !items.every(isCourtesy),
  )

const UNDRAFTED =
  'I could not draft the e-mail: what it would say could not be tied to a source. Tell me in your own words what it should say.'
const FROM_FORM =
  'The form holds what the e-mail needs: the parties, the policies and their limits. I write it in plain words and leave out what has no source.'
const FROM_PAPERS = 'I write the e-mail from what the documents and you say, and leave out what has no source.'

/** The sentences of a message that speak of the e-mail, where it also asks for a form. */
const mailWords = (text: string) =>
  sentencesIn(text)
    .filter((part) => !/^Fill ACORD|holder:/i.test(part))
    .map((part) => part.replace(FOR_USE, ''))
    .join(' ')

/** "… that I can paste in an email to the underwriter": what the user does with it is nothing it says. */
const FOR_USE =
  /,? (?:(?:that|which) )?(?:i|we) (?:can|could|will|want to|need to) (?:just )?(?:paste|put|copy|drop|use|include|attach)\b.*$/i

/** What the user wants said; an answer to what it should say is said as it stands. */
function wishesOf({ turns }: Task): Said {
  const all = turns.map(({ text }) => saidIn(withoutLayout(mailWords(text))))
  const answers = turns
    .slice(1)
    .filter(({ text }, index) => !all[index + 1]!.sentences.length && !changesIn(text).length)
    .map(({ text }) => text.replace(/^\s*(?:it(?:'s| is) )?(?:to|for) [^.,:;]{2,40}[.,:;]\s*/i, ''))
    .filter((text) => text.trim().split(/\s+/).length > 2)
  return {
    sentences: [...all.flatMap(({ sentences }) => sentences), ...answers.map(ended)],
    about: all.flatMap(({ about }) => about),
    to: all.find(({ to }) => to)?.to ?? '',
    ...(all.find(({ topic }) => topic) ? { topic: all.find(({ topic }) => topic)!.topic! } : {}),
  }
}

/** Whether words speak of what is open on a form that has questions for the insured. */
const asksWhatIsOpen = (form: MadeForm, words: string) => OF_OPEN.test(words) && openOn(form).length > 0

const OF_FORM = /\b(?:certificate|cert|coi|form|acord|limits?|coverages?|missing|blank|naic)\b/i

/** Whether the filled form is what the e-mail is about: nothing else is wished for, or what is wished for stands on it. */
function isAboutForm({ turns }: Task, form: MadeForm | null, { sentences, about }: Said): boolean {
  if (!form) return false
  const words = mailWords(turns[0]!.text)
  return sentences.length + about.length === 0 || OF_FORM.test(words) || asksWhatIsOpen(form, words)
}

function letterFor(talk: Talk, { task, papers, form, to, said, asked }: Given, citations: Citations): Letter | null {
  const definition = form && FORMS.find(({ id }) => id === form.formId)
  const words = mailWords(task.turns[0]!.text)
  const wish = said.sentences
  const subject = /\bsubject(?: line)?(?: is| should be|:)?\s+["“]?([^"”\n,]+)/i.exec(words)?.[1] ?? null
  if (!form || !definition || !isAboutForm(task, form, said)) {
    const material = materialOf(citations, papers.read, task.calls, talk.today)
    const before = refersBack(talk, task, said) ? linesShown(talk, task, citations) : []
    return paperLetter({ material, asked, before, wish, to, subject })
  }
  const isRequest =
    wish.some((one) => one.startsWith('Could you please')) || /\b(?:missing|blank|still open|chase)\b/i.test(words)
  const ask = to.role === 'insured' && (isRequest || OF_OPEN.test(words)) ? questionsLetter(form) : null
  if (ask) return subject ? { ...ask, subject } : ask
  const items = isRequest ? missingItems(definition, form, words) : []
  const everything = talk.turns.map(({ text }) => text).join('\n')
  const certificate = {
    form: definition,
    filled: form,
    to,
    unmet: unmet(requestIn(everything, { papers: papers.read, agency: talk.agency }), form),
  }
  const letter = items.length ? askLetter(certificate, items) : certificateLetter(certificate, wish)
  return subject ? { ...letter, subject } : letter
}

/** Whether a letter speaks of what was shown right before: "sort that out", "ask for their records" behind a list, or nothing of its own. */
function refersBack(talk: Talk, task: Task, { sentences, about }: Said): boolean {
  const words = [...sentences, ...about].join(' ')
  if (!words || POINTS.test(words)) return true
  return (
    /\b(?:them|their)\b/i.test(task.turns[0]!.text) &&
    !about.length &&
    linesShown(talk, task, new Citations()).length > 1
  )
}
const POINTS = /\b(?:that|those|these)\b(?! (?:the|an?|we|they|you|he|she|it|is|are|\w+s)\b)/i

/** The text with its lists laid out as the message wants them: in a table, as bullets. */
function inLayout(body: string, words: string): string {
  const layout = layoutIn(words)
  const draft = { isHtml: false, title: '', toName: null, blocks: readDraft(body, false) }
  const done = layout && laidOut(draft, layout)
  return done ? textOf(done) : body
}

function askForContent(talk: Talk, { papers: { failed }, said: { about } }: Given): NextStep {
  const reasons = failed.map(({ name, error }) => `“${name}”: ${error}`).join(' ')
  const unread = failed.length ? ` The attached files could not be read: ${reasons}` : ''
  const nothing = about.length ? `The documents do not clearly state ${listed(about)}. ` : ''
  const answer = `${nothing}Who is the e-mail for, and what should it say? Attach the documents it is about, or tell me in a sentence.${unread}`
  return finish(talk, { answer, asks: true })
}

function sayDrafted(
  today: string,
  subject: string,
  { body, attachments }: Record<string, unknown>,
  { task, papers, form, to, said, asked }: Given,
): string {
  const whom = to.name ? ` to ${to.name}` : ''
  const address = to.email ? '' : ' No address is filled in, since neither you nor a document gives one.'
  const material = materialOf(new Citations(), papers.read, task.calls, today)
  const told = factsAbout(asked, material)
  const named = (some: Facts[]) => listed([...new Set(some.map(({ words }) => `“${words.replace(/[.?!]+$/, '')}”`))])
  const silent = told.filter(({ lines }) => !lines.length)
  const unsure = told.filter(({ lines, isSure }) => lines.length && !isSure)
  const unsaid = [
    silent.length ? `The documents do not clearly state ${named(silent)}, so the e-mail says nothing of it.` : '',
    unsure.length
      ? `Please check what it says about ${named(unsure)}: I am not sure that the words it quotes answer that.`
      : '',
  ]
  const isCertificate =
    form !== null && FORMS.some(({ id, holder, interest }) => id === form.formId && (holder || interest))
  const definition =
    isCertificate && form.worksheet && isAboutForm(task, form, said) && FORMS.find(({ id }) => id === form.formId)
  const worksheet = definition
    ? `The form is filled on a worksheet, which is not a certificate, so the e-mail does not say that one is attached. Upload your ${definition.name} under [Settings → Forms](/app/settings/forms) and fill it there before you send a certificate.`
    : ''
  const attached =
    !definition && !attachments && /\b(?:attached|enclosed|attachment)\b/i.test(String(body))
      ? 'It mentions an attachment: attach it yourself before you send it.'
      : ''
  const drafted = `I drafted an e-mail${whom}, “${subject}”. You can change it and copy it into your mailbox; nothing was sent.${address}`
  return [drafted, ...unsaid, attached, worksheet].filter(Boolean).join('\n\n')
}
