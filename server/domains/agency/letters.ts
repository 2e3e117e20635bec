import { CODE_MINUTES } from './rules.ts'

/** The e-mail with a sign-in code. */
export function codeLetter(code: string) {
  return {
    subject: `${code} is your Cara sign-in code`,
    text: `${code} is your code to sign in to Cara.

It works once and expires after ${CODE_MINUTES} minutes. If you did not ask for it, nothing needs to be done.
`,
  }
}
