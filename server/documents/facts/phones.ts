const NUMBER = '\\(?\\d{3}\\)?[\\s.-]?\\s?\\d{3}[\\s.-]\\d{4}'

/** An American phone number among other words, with its extension. */
export const PHONE = new RegExp(`${NUMBER}(?:\\s*(?:x|ext\\.?)\\s*\\d+)?`, 'i')
/** Nothing but a phone number. */
export const PHONE_ALONE = new RegExp(`^${NUMBER}$`)
/** The words from a phone number or an e-mail address on, behind a comma. */
export const REACH_BEHIND = new RegExp(`,\\s+(?:${NUMBER}|\\S+@\\S).*$`)
/** The words from a phone number or an e-mail address on. */
export const REACH_ON = new RegExp(`(?:^|[\\s,;–-]*\\s)(?:${NUMBER}|[(<]?\\S+@\\S).*$`)
/** A phone number at the end, with its label. */
export const PHONE_BEHIND = new RegExp(`\\s(?:(?:PH(?:ONE)?|TEL)?[:.]?\\s)?${NUMBER}$`, 'i')
export const EMAIL = /[\w.+-]+@[\w-]+\.[\w.]+/

/** Whether an address begins with a person's name: 'kbrandt', 'dom', 'wade.sawyer'. */
export function isMailOf(local: string, person: string): boolean {
  const [given, ...others] = person.toLowerCase().split(' ')
  const last = others.at(-1)!
  const own = local.toLowerCase().replace(/[^a-z]/g, '')
  return own.length > 2 && (given!.startsWith(own) || [`${given![0]}${last}`, `${given}${last}`, last].includes(own))
}
