import { LEGAL_FORMS } from '../../documents/index.ts'

/** Do the user's words hold this choice, whole, whatever stands between its letters and figures ('GL 12-345' for 'GL12345')? */
export function mentions(text: string | undefined, choice: string) {
  return text !== undefined && wholeOf(choice).test(text.toUpperCase())
}

/** Finds a choice whole in words of capitals. */
export function wholeOf(choice: string): RegExp {
  const bare = choice.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (bare.length < 3) return /(?!)/g
  return new RegExp(`(?<![A-Z0-9])${bare.split('').join('[^A-Z0-9]*')}(?![A-Z0-9]|,\\d{3})`, 'g')
}

/** Do these words name this party, and no longer name that holds its own? 'First Bank of Ohio' and 'our Erie First Bank' are not First Bank. */
export function mentionsParty(text: string | undefined, name: string): boolean {
  return text !== undefined && partsAround(text, name).some(([before]) => !/\w[ ]+[A-Z][\w'’&.-]*[ ]+$/.test(before))
}

/** What stands before and behind each place where words hold a name that does not go on. */
function partsAround(text: string, name: string): [before: string, behind: string][] {
  const signs = name.replace(/[^A-Za-z\d]/g, '').split('')
  if (signs.length < 3) return []
  const found = text.matchAll(new RegExp(`(?<![A-Za-z\\d])${signs.join('[^A-Za-z\\d]*')}(?![A-Za-z\\d])`, 'gi'))
  return [...found].flatMap(({ 0: own, index }): [string, string][] => {
    const behind = text.slice(index + own.length)
    return GOES_ON.test(behind) ? [] : [[text.slice(0, index), behind]]
  })
}

/** What goes on with a party's name: capitals that tell neither its legal form nor how its interest goes on, or a joining word and capitals. */
const GOES_ON = new RegExp(
  `^[ ]+(?!(?:${LEGAL_FORMS}|N\\.?A\\.?|ISAOA|ATIMA)(?![\\w]))(?:(?:of|and|for|&)(?: the)? )?[A-Z\\d]`,
)

/** Whether one name is the other, or begins with it and tells no more of the name: 'First Bank' and 'First Bank, its successors and assigns'. */
export const isOneParty = (one: string, other: string): boolean => beginsWith(one, other) || beginsWith(other, one)
const beginsWith = (text: string, name: string) => partsAround(text, name).some(([before]) => !/\w/.test(before))
