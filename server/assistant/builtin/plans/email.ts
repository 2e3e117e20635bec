import { FORMS } from '../../../forms/index.ts'
import { soughtFor } from '../answer/answer-to.ts'
import { materialOf } from '../answer/material.ts'
import { passagesIn } from '../answer/passages.ts'
import { Citations } from '../citations.ts'
import { finish } from '../finish.ts'
import { draftsIn, lastForm, type MadeForm } from '../made.ts'
import { type Papers, papersOf, peekCalls } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import type { NextStep, Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { draftAgain } from './draft-again.ts'
import { askLetter, bodyOf, certificateLetter, type Letter } from './email-body.ts'
import { unmetWishes } from './fill-report.ts'
import { missingItems } from './missing.ts'
import { mailWords, matterOf, paperLetter } from './paper-letter.ts'
import { readPages } from './read-pages.ts'
import { type Recipient, recipientIn } from './recipients.ts'
import { sentenceOf, wordsToSay } from './said-words.ts'
import { queriesFor, searchCall } from './search.ts'

/** Drafts an e-mail from what the conversation holds: the filled form, the papers, the user's words. Nothing is ever sent. */
export function writeEmail(talk: Talk, task: Task): Work {
  const papers = papersOf(talk)
  const drafted = draftsIn(task.calls).find(({ kind }) => kind === 'email')
  const form = lastForm(talk)
  const to = recipientIn(task.turns.map((turn) => turn.text).join('\n'), form, papers.read)
  if (drafted)
    return { report: [sayDrafted(drafted.title, to), sayWorksheet(task, papers, form)].filter(Boolean).join('\n\n') }
  const matter = matterFor(task, papers, form)
  const look = lookFirst(task, papers, matter)
  if (look) return { step: look }
  const citations = new Citations()
  const letter = letterFor({
    said: saidIn(task),
    asked: talk.turns.map(({ text }) => text).join('\n'),
    task,
    papers,
    form,
    to,
    citations,
    matter,
  })
  if (!letter) return { step: askForContent(talk, papers) }
  const draft = {
    ...(to.name ? { toName: to.name } : {}),
    ...(to.email ? { toEmail: to.email } : {}),
    subject: letter.subject.slice(0, 300),
    body: bodyOf(to, letter, talk.agency),
    sources: citations.sources.map(({ source }) => source).slice(0, 60),
  }
  const again = draftAgain(task.calls, 'DRAFT_EMAIL', draft, ['body', 'subject'])
  if (!again) return { report: UNDRAFTED }
  return { step: { thought: form ? FROM_FORM : FROM_PAPERS, calls: [{ name: 'DRAFT_EMAIL', input: again }] } }
}

const UNDRAFTED =
  'I could not draft the e-mail: what it would say could not be tied to a source. Tell me in your own words what it should say.'
const FROM_FORM =
  'The form holds what the e-mail needs: the parties, the policies and their limits. I write it in plain words and leave out what has no source.'
const FROM_PAPERS = 'I write the e-mail from what the papers and you say, and leave out what has no source.'

/** What the papers have to be asked for it; nothing where the user's own words or the form are all it needs. */
function matterFor({ turns }: Task, { read }: Papers, form: MadeForm | null): Question[] {
  const { text } = turns[0]!
  if (turns.some((turn) => wordsToSay(turn.text).length)) return []
  const isAbout = /\b(?:about|explain\w*|regarding|concerning|summari\w+)\b/i.test(mailWords(text))
  return form && !isAbout ? [] : matterOf(text, read)
}

function lookFirst({ calls }: Task, papers: Papers, matter: Question[]): NextStep | null {
  const searched = calls.some(({ name }) => name === 'SEARCH_FILE')
  const search = matter.length && !searched ? [searchCall(queriesFor(matter))] : []
  if (papers.unopened.length || (search.length && papers.read.length)) {
    const thought = 'I look into the papers first, so that the e-mail says only what stands there.'
    return { thought, calls: [...peekCalls(papers), ...search] }
  }
  return readPages(calls, matter.flatMap(soughtFor), passagesIn(calls), papers)
}

/** The user's own words for the e-mail; an answer to what it should say is said as it stands. */
function saidIn({ turns }: Task): string[] {
  const said = turns.flatMap(({ text }) => wordsToSay(text))
  const answers = turns
    .slice(1)
    .map(({ text }) => text.replace(/^\s*(?:it(?:'s| is) )?(?:to|for) [^.,:;]{2,40}[.,:;]\s*/i, ''))
  return said.length ? said : answers.filter((text) => text.trim().split(/\s+/).length > 2).map(sentenceOf)
}

type Given = {
  said: string[]
  /** Everything the user said in the conversation. */
  asked: string
  task: Task
  papers: Papers
  form: MadeForm | null
  to: Recipient
  citations: Citations
  matter: Question[]
}

function letterFor({ said, asked, task, papers, form, to, citations, matter }: Given): Letter | null {
  const definition = form && FORMS.find(({ id }) => id === form.formId)
  if (!form || !definition || matter.length) {
    return paperLetter(materialOf(citations, papers.read, task.calls), matter, said)
  }
  const words = mailWords(task.turns[0]!.text)
  const asks =
    /\b(?:missing|blank|ask|request|still open|chase)\b/i.test(words) ||
    (to.role === 'carrier' && /\b(?:need|get|follow up)\b/i.test(words))
  const items = asks ? missingItems(definition, form, words) : []
  const certificate = { form: definition, filled: form, to, unmet: unmetWishes(asked, form) }
  const { subject, paragraphs } = items.length ? askLetter(certificate, items) : certificateLetter(certificate)
  return { subject, paragraphs: [paragraphs[0]!, ...said, ...paragraphs.slice(1)] }
}

/** Tells that the e-mail carries no certificate yet, where it is about a form that is still a worksheet. */
function sayWorksheet(task: Task, papers: Papers, form: MadeForm | null): string {
  const definition = form?.worksheet && FORMS.find(({ id }) => id === form.formId)
  if (!definition || matterFor(task, papers, form).length) return ''
  return `The form is filled on a worksheet, which is not a certificate, so the e-mail does not say that one is attached. Upload your ${definition.name} under [Settings → Forms](/app/settings/forms) and fill it there before you send a certificate.`
}

function askForContent(talk: Talk, { failed }: Papers): NextStep {
  const reasons = failed.map(({ name, error }) => `“${name}”: ${error}`).join(' ')
  const unread = failed.length ? ` The attached files could not be read: ${reasons}` : ''
  const answer = `Whom is the e-mail for, and what should it say? Attach the papers it is about, or tell me in a sentence.${unread}`
  return finish(talk, { answer, asks: true })
}

function sayDrafted(subject: string, { name, email }: Recipient): string {
  const whom = name ? ` to ${name}` : ''
  const address = email ? '' : ' No address is filled in, since neither you nor a paper gives one.'
  return `I drafted an e-mail${whom}, “${subject}”. You can change it and copy it into your mailbox; nothing was sent.${address}`
}
