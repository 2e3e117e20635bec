import { finish } from '../finish.ts'
import type { Papers } from '../papers.ts'
import type { NextStep, Talk } from '../talk.ts'

/** Asks for the documents that the work needs, or for the client on file that does as well; where none of those sent could be read, says why. */
export function askForFiles(talk: Talk, { failed }: Papers, orClient = false): NextStep {
  const reasons = failed.map(({ name, error }) => `- “${name}”: ${error}`).join('\n')
  const answer = failed.length
    ? `None of the attached files could be read:\n\n${reasons}\n\nPlease attach them again in another form, for example as a PDF with text.`
    : 'Please attach the documents this is about: the policy, its declarations, a binder or a certificate, as PDF, picture, Word, Excel or e-mail. I answer only from what they say.'
  const other = orClient && !talk.account ? ' If it is on file, name the client or the policy with @ instead.' : ''
  return finish(talk, {
    answer: answer + other,
    asks: true,
    thought: failed.length
      ? 'No file could be read, so there is nothing to work from.'
      : 'There is no file to work from yet.',
  })
}
