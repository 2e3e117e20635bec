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
