import { ENDED } from './families/autos.ts'

/** What says of a list, a column or an entry that it is not what the policy insures: patterns of words. */
export const NOT_IN_FORCE = [
  ...ENDED,
  'declined',
  'expir(?:ed|ing)',
  'former',
  'last',
  'no coverage',
  'not (?:bound|covered|elected|included|insured|part|purchased|taken)',
  'option(?:s|al)?',
  'other insurance',
  'previous',
  'prior',
  'proposed',
  'quot(?:ed?|es|ations?)',
  'rejected',
]

const SAID = new RegExp(`\\b(?:${NOT_IN_FORCE.join('|')})\\b`, 'i')

const BOUND = /(?<!\bnot )\bbound\b/i

/** Whether words say of one of several that it is the one in force: 'Option 2 BOUND'. */
export const saysBound = (text: string): boolean => BOUND.test(text)

const IN_FORCE = /^new$|\b(?:now|this|amended|current|renewal|revised)\b/i

/** Whether a head says of its column that it is the one in force, beside one of what was. */
export const saysInForce = (head: string): boolean => saysBound(head) || (IN_FORCE.test(head) && !saysNotInForce(head))

/** Whether words have one that says that something is not in force, whatever else they say but that it is bound. */
export const saysNotInForce = (text: string): boolean => SAID.test(text) && !saysBound(text)

/** Whether words say but that something is offered: whether it was taken may be told of each. */
export const saysOptional = (text: string): boolean =>
  saysNotInForce(text) && !saysNotInForce(text.replace(/\boptional\b/gi, ''))

/** Whether a value says so of what it stands beside: words over a list may say of one peril that it is excluded. */
export const isNotInForce = (value: string): boolean => saysNotInForce(value) || /^excluded\b/i.test(value)

/** Whether what stands in place of a limit says that there is none. */
export const isNoLimit = (value: string): boolean =>
  isNotInForce(value) || /^(?:[-–—]+$|(?:none|nil|n\/?a)\b)/i.test(value)
