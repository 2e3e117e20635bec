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

type Invited = { agency: string; by: string; until: string; link: string; signIn: string }

/** The e-mail that invites a new user. Its lines are short, so that the link is one piece in the mail's source, too. */
export function invitationLetter({ agency, by, until, link, signIn }: Invited) {
  return {
    subject: `${by} has added you to Cara`,
    text: `${by} has added you to Cara, for
${agency}.

Open this link to sign in. It works once, until ${until}:
${link}

After that, sign in with this e-mail address and the code we send you:
${signIn}

If you do not know this agency, nothing needs to be done.
`,
  }
}

/** The e-mail with one of the two codes that change a user's address. */
export function newAddressLetter(code: string, address: string) {
  return {
    subject: `${code} is your Cara code to change your e-mail address`,
    text: `${code} is one of two codes to sign in to Cara from now on with
${address}.

It expires after ${CODE_MINUTES} minutes. If you did not ask for it, do not pass it on,
and sign out everywhere in Cara: somebody is signed in as you.
`,
  }
}
