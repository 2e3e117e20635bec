import { FORMS } from '../../../forms/index.ts'
import { answerTo } from '../answer/answer-to.ts'
import { passagesIn } from '../answer/passages.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { sayFacts } from '../answer/say-facts.ts'
import { Citations } from '../citations.ts'
import { finish } from '../finish.ts'
import { draftsIn, formsIn, lastForm, type MadeForm } from '../made.ts'
import { type Papers, papersOf, peekCalls } from '../papers.ts'
import { type Question, readQuestions } from '../question/read-question.ts'
import type { NextStep, Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { draftAgain } from './draft-again.ts'
import { askLetter, bodyOf, certificateLetter, type Letter } from './email-body.ts'
import { missingItems } from './missing.ts'
import { type Recipient, recipientIn } from './recipients.ts'
import { wordsToSay } from './said-words.ts'
import { queriesFor, searchCall } from './search.ts'

const ASKS_FOR = /\b(?:ask|request|missing|need|get|chase|follow up|blank|still open)\b/i

/** Drafts an e-mail from what the conversation holds: the filled form, the papers, the user's words. Nothing is ever sent. */
export function writeEmail(talk: Talk, task: Task): Work {
  const { text } = task.turns[0]!
  const papers = papersOf(talk)
  const drafted = draftsIn(task.calls).find(({ kind }) => kind === 'email')
  const form = formsIn(task.calls).at(-1) ?? lastForm(talk)
  const to = recipientIn(task.turns.map((turn) => turn.text).join('\n'), form, papers.read)
  if (drafted) return { report: sayDrafted(drafted.title, to) }
  if (papers.unopened.length) return { step: openFirst(papers, text) }
  const citations = new Citations()
  const letter = letterFor({ talk, task, papers, form, to, citations })
  if (!letter) return { step: askForContent(talk, papers) }
  const input = {
    ...(to.name ? { toName: to.name } : {}),
    ...(to.email ? { toEmail: to.email } : {}),
    subject: letter.subject.slice(0, 300),
    body: bodyOf(to, letter, talk.agency),
    sources: citations.sources.map(({ source }) => source),
  }
  const again = draftAgain(task.calls, 'DRAFT_EMAIL', input, ['body', 'subject'])
  if (!again)
    return {
      report:
        'I could not draft the e-mail: what it would say could not be tied to a source. Tell me in your own words what it should say.',
    }
  const thought = form
    ? 'The form holds what the e-mail needs: the parties, the policies and their limits. I write it in plain words and leave out what has no source.'
    : 'I write the e-mail from what the papers and you say, and leave out what has no source.'
  return { step: { thought, calls: [{ name: 'DRAFT_EMAIL', input: again }] } }
}

function openFirst(papers: Papers, text: string): NextStep {
  const questions = readQuestions(contentOf(text), papers.read)
  const queries = queriesFor(questions.filter(isTelling))
  return {
    thought: 'I look into the papers first, so that the e-mail says only what stands there.',
    calls: [...peekCalls(papers), ...(queries.length ? [searchCall(queries)] : [])],
  }
}

type Given = { talk: Talk; task: Task; papers: Papers; form: MadeForm | null; to: Recipient; citations: Citations }

function letterFor(given: Given): Letter | null {
  const { task, form, to } = given
  const { text } = task.turns[0]!
  const said = task.turns.flatMap((turn) => wordsToSay(turn.text))
  const definition = form && FORMS.find(({ id }) => id === form.formId)
  if (form && definition) {
    const asks =
      ASKS_FOR.test(mailWords(text)) &&
      (to.role === 'carrier' || /\b(?:missing|blank|ask|request)\b/i.test(mailWords(text)))
    const items = asks ? missingItems(definition, form, text) : []
    const base = items.length
      ? askLetter({ form: definition, filled: form, to }, items)
      : certificateLetter({ form: definition, filled: form, to })
    return { ...base, paragraphs: [base.paragraphs[0]!, ...said, ...base.paragraphs.slice(1)] }
  }
  return paperLetter(given, said)
}

/** Without a form: what the papers say of the things the user names, or the policies in short. */
function paperLetter({ task, papers, citations }: Given, said: string[]): Letter | null {
  const { text } = task.turns[0]!
  const insured = pickFacts(papers.read, { keys: ['insured.name'] })[0]?.fact.value
  const numbers = [...new Set(pickFacts(papers.read, { keys: ['policy.number'] }).map(({ fact }) => fact.value))]
  const subject = insured ? `Insurance of ${insured}` : numbers.length ? `Policy ${numbers[0]}` : 'Your insurance'
  const passages = passagesIn(task.calls)
  const questions = said.length ? [] : readQuestions(contentOf(text), papers.read).filter(isTelling)
  const answers = questions.map((question) => answerTo(question, { citations, papers: papers.read, passages }))
  if (answers.some(Boolean) && papers.read.length)
    return { subject, paragraphs: ['Here is what the policy papers say:', ...answers.map(withoutMarks), CLOSING] }
  if (said.length) return { subject, paragraphs: [...said, CLOSING] }
  if (!papers.read.length) return null
  const head = sayFacts(
    citations,
    pickFacts(papers.read, {
      keys: ['carrier.name', 'policy.number', 'policy.effective', 'policy.expiration', 'policy.premium'],
    }),
  )
  const limits = sayFacts(
    citations,
    pickFacts(papers.read, {
      keys: [
        'gl.eachOccurrence',
        'gl.generalAggregate',
        'auto.combinedSingleLimit',
        'umbrella.eachOccurrence',
        'wc.eachAccident',
        'property.building',
      ],
    }),
  )
  return {
    subject,
    paragraphs: [
      `Here is a short summary of ${insured ? `the insurance of ${insured}` : 'the policy'}:`,
      ...[head, limits].filter(Boolean).map(withoutMarks),
      CLOSING,
    ],
  }
}

const CLOSING = 'Please let us know if you have any questions.'
const withoutMarks = (said: string) => said.replace(/(?:\s*\[\d+\])+/g, '').replace(/\*\*/g, '')
const isTelling = ({ topics, subject }: Question) => topics.length + subject.length > 0

const mailWords = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((part) => !/^Fill ACORD|holder:/i.test(part))
    .join(' ')

/** What an e-mail is to be about, without the words that ask for it. */
function contentOf(text: string): string {
  return mailWords(text)
    .replace(
      /\b(?:please|now|then|can you|could you|write|draft|compose|prepare|create|send|an?|the|e-?mails?|letter|note|message|to|for|telling|explaining|about|with|them|him|her|insured|client|customer|holder|certificate|carrier|insurer|underwriter|broker|agent|producer|summari[sz]ing|summary|short|brief|explain|tell|ask|asking|quick)\b/gi,
      ' ',
    )
    .replace(/\b[A-Z][\p{L}]+(?= [A-Z])|(?<=\bto )[A-Z]\p{L}+/gu, ' ')
}

function askForContent(talk: Talk, { failed }: Papers): NextStep {
  const reason = failed.length
    ? ` The attached files could not be read: ${failed.map(({ name, error }) => `“${name}”: ${error}`).join(' ')}`
    : ''
  return finish(talk, {
    answer: `Whom is the e-mail for, and what should it say? Attach the papers it is about, or tell me in a sentence.${reason}`,
    asks: true,
  })
}

function sayDrafted(subject: string, { name, email }: Recipient): string {
  const whom = name ? ` to ${name}` : ''
  const address = email ? '' : ' No address is filled in, since neither you nor a paper gives one.'
  return `I drafted an e-mail${whom}, “${subject}”. You can change it and copy it into your mailbox; nothing was sent.${address}`
}
