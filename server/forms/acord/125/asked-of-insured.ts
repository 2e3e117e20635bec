import type { Is } from '../describe.ts'

/** The headings under which a person would ask the insured what is open. */
export const ABOUT = {
  business: 'Your business',
  operations: 'What you do',
  safety: 'Safety',
  insurance: 'Insurance and claims',
  legal: 'Legal matters',
} as const

/** A question that this element answers, alone or with others that have it. */
const answers = (askedWith: string, question: string): Is => ({ question, askedWith })

export const ASKS = {
  fein: answers(ABOUT.business, 'What is the federal employer identification number (FEIN) of the business?'),
  entity: answers(
    ABOUT.business,
    'What is the legal form of the business, for example a corporation or a limited liability company?',
  ),
  started: answers(ABOUT.business, 'When was the business started?'),
  operations: answers(ABOUT.operations, 'What does the business do, in a sentence or two?'),
  premises: answers(ABOUT.operations, 'At which addresses does the business operate?'),
  interest: answers(ABOUT.operations, 'Do you own or rent your premises?'),
  employees: answers(ABOUT.operations, 'How many people do you employ, full time and part time?'),
  revenue: answers(ABOUT.operations, 'What are your annual sales?'),
  losses: answers(
    ABOUT.insurance,
    'Which losses or claims were there in the last five years? For each, when was it, what happened, and what was paid?',
  ),
}
