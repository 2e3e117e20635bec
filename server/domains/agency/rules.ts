import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'

export const CODE_LENGTH = 6
export const CODE_MINUTES = 10

/** Guesses of one code, all from the browser that asked for it. */
export const TRIES_PER_CODE = 5
/** Of the code that a mailbox can get each hour beyond all limits: with the strangers' 50 a day that is 122 guesses a day. */
export const TRIES_OF_RESERVE = 3

/**
 * The rate limits of signing in, with their windows. A guess counts only while there is a code to guess. Strangers are counted by address
 * and network together, so that no one uses up another person's tries; what all strangers may do to an address together keeps a code from
 * being found by many networks. A browser that has signed in as the address before is no stranger, and a network it has signed in from has
 * a budget of its own (decision 87).
 */
export const SIGN_IN_LIMITS = {
  codesOfStranger: { most: 5, seconds: 15 * 60 },
  codesOfStrangers: { most: 60, seconds: 3600 },
  codesOfDevice: { most: 20, seconds: 15 * 60 },
  codesOfNetwork: { most: 60, seconds: 15 * 60 },
  guessesOfStranger: { most: 20, seconds: 24 * 3600 },
  guessesOfStrangers: { most: 50, seconds: 24 * 3600 },
  guessesOfDevice: { most: 50, seconds: 24 * 3600 },
  guessesOfNetwork: { most: 200, seconds: 3600 },
  /** Beyond what strangers may: a network from which the address has signed in before. */
  codesOfKnownNetwork: { most: 10, seconds: 3600 },
  guessesOfKnownNetwork: { most: 20, seconds: 24 * 3600 },
  /** Beyond all of that: what a mailbox can still get. */
  codesOfMailbox: { most: 1, seconds: 3600 },
} as const

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7
const DAY = 24 * 3600
/** Invitations that are sent: an inbox is not flooded, and an agency is no sender of mail to strangers. */
export const INVITATION_LIMITS = { ofUser: { most: 5, seconds: DAY }, ofAgency: { most: 200, seconds: DAY } } as const
/** Times a user may ask for the codes of another e-mail address. */
export const EMAIL_CHANGE_LIMIT = { most: 5, seconds: 3600 } as const

/** Where a session is, by what its browser says of itself: "Chrome on Windows". Browsers name those they pass for after themselves. */
export function deviceOf(userAgent: string): string {
  const of = (names: readonly (readonly [string, string])[]) => names.find(([token]) => userAgent.includes(token))?.[1]
  const browser = of(BROWSERS)
  const system = of(SYSTEMS)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device')
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Six random digits, each of the million equally likely. */
export function makeCode() {
  return String(randomInt(0, 10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** What is kept of a code: keyed by its row, so that equal codes do not look equal. */
export function hashCode(codeId: string, code: string) {
  return createHmac('sha256', codeId).update(code).digest()
}

export function isSameHash(a: Buffer, b: Buffer) {
  return a.length === b.length && timingSafeEqual(a, b)
}

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}

export function hashAddress(email: string) {
  return createHash('sha256').update(normaliseEmail(email)).digest()
}

export function normaliseEmail(email: string) {
  return email.trim().toLowerCase()
}
