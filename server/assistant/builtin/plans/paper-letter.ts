import type { FactKey } from '../../../documents/facts/keys.ts'
import { answerTo } from '../answer/answer-to.ts'
import { markOf } from '../answer/facts-in-words.ts'
import type { Material } from '../answer/material.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { sayFacts } from '../answer/say-facts.ts'
import type { Paper } from '../papers.ts'
import { type Question, readQuestions } from '../question/read-question.ts'
import type { Letter } from './email-body.ts'

const CLOSING = 'Please let us know if you have any questions.'
const HEAD: FactKey[] = ['carrier.name', 'policy.number', 'policy.effective', 'policy.expiration', 'policy.premium']
const LIMITS: FactKey[] = ['gl.eachOccurrence', 'gl.generalAggregate', 'auto.combinedSingleLimit', 'umbrella.eachOccurrence', 'wc.eachAccident', 'property.building'] // biome-ignore format: a list

/** An e-mail without a form: what the user wants said, what the papers say of the things asked about, or the policies in short. */
export function paperLetter(material: Material, questions: Question[], said: string[]): Letter | null {
  const { citations, papers } = material
  const [insured] = pickFacts(papers, { keys: ['insured.name'] })
  if (insured) markOf(citations, insured)
  const subject = insured ? `Insurance of ${insured.fact.value}` : 'Your insurance'
  if (said.length) return { subject, paragraphs: [...said, CLOSING] }
  if (!papers.length) return null
  const answers = questions.map((question) => withoutMarks(answerTo(question, material))).filter(Boolean)
  if (answers.length) return { subject, paragraphs: ['Here is what the policy papers say:', ...answers, CLOSING] }
  const parts = [HEAD, LIMITS].map((keys) => withoutMarks(sayFacts(citations, pickFacts(papers, { keys }))))
  const opening = `Here is a short summary of ${insured ? `the insurance of ${insured.fact.value}` : 'the policy'}:`
  return { subject, paragraphs: [opening, ...parts.filter(Boolean), CLOSING] }
}

/** In a letter the numbers of the sources are left out; the sources themselves go with the draft. */
const withoutMarks = (said: string) => said.replace(/(?:\s*\[\d+\])+/g, '').replace(/\*\*/g, '')

/** The sentences of a message that speak of the e-mail, where it also asks for a form. */
export const mailWords = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((part) => !/^Fill ACORD|holder:/i.test(part))
    .join(' ')

const ASKING_WORDS =
  /\b(?:please|now|then|can you|could you|write|draft|compose|prepare|create|send|an?|the|e-?mails?|letter|note|message|to|for|telling|explaining|about|with|them|him|her|insured|client|customer|holder|certificate|carrier|insurer|underwriter|broker|agent|producer|summari[sz]ing|summary|short|brief|explain|tell|ask|asking|quick)\b/gi

/** What an e-mail is to be about, as questions to the papers; none when only an e-mail is asked for. */
export function matterOf(text: string, papers: Paper[]): Question[] {
  const matter = mailWords(text)
    .replace(ASKING_WORDS, ' ')
    .replace(/\b[A-Z][\p{L}]+(?= [A-Z])|(?<=\bto )[A-Z]\p{L}+/gu, ' ')
  return readQuestions(matter, papers).filter(({ topics, subject }) => topics.length + subject.length > 0)
}
