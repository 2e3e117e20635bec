/** How long an e-mail may be in a link that opens a mail program: longer ones are cut by some programs without a word. */
export const MAILTO_LENGTH = 2000
/** How many files an e-mail may have. */
export const MOST_ATTACHMENTS = 20
/** What most mail servers take: all attachments of an e-mail together, in bytes. */
export const MOST_ATTACHED_BYTES = 25 * 1024 * 1024
/** How many characters a signature may have. */
export const SIGNATURE_LENGTH = 1000

export type NamedAddress = { name: string; address: string }

/** A name in quotes or an address in brackets may hold what divides addresses. */
const ONE = /(?:"[^"]*"|<[^<>]*>|[^,;\n])+/g
const WHOLE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/

/** The addresses of a text as people write them, divided by commas, semicolons or lines: "Robin <robin@example.com>; sam@example.com". */
export function addressesIn(text: string): NamedAddress[] {
  return (text.match(ONE) ?? []).flatMap((part) => {
    const said = part.trim()
    if (!said) return []
    const [, name, address] = /^([^<>]*)<([^<>]*)>$/.exec(said) ?? [said, '', said]
    return [{ name: name!.trim().replace(/^"(.*)"$/, '$1'), address: address!.trim() }]
  })
}

/** What is wrong with a text of addresses, as a sentence; null when each is whole, or there is none. */
export function wrongAddress(text: string): string | null {
  const wrong = addressesIn(text).find(({ address }) => !WHOLE.test(address) || address.length > 254)
  return wrong
    ? `“${wrong.address || wrong.name}” is not a whole e-mail address. Write it like name@example.com.`
    : null
}

const wordsOf = (line: string) => line.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Whether a text is signed by the same person already: the first line of the signature is one of its last lines. */
function isSigned(body: string, signature: string) {
  const [first] = signature.trim().split('\n')
  const last = body
    .trim()
    .split('\n')
    .filter((line) => line.trim())
    .slice(-6)
  return last.some((line) => wordsOf(line).replace(/[,.]$/, '') === wordsOf(first!).replace(/[,.]$/, ''))
}

/** Whether the signature is put under an e-mail: as was chosen for it; without a choice, unless the e-mail is signed already. */
export const isSignedWith = (email: { body: string; withSignature?: boolean | null | undefined }, signature: string) =>
  signature.trim() !== '' && (email.withSignature ?? !isSigned(email.body, signature))

/** The whole text of an e-mail, its signature below it. */
export function textOfEmail(email: { body: string; withSignature?: boolean | null | undefined }, signature: string) {
  return isSignedWith(email, signature) ? `${email.body.trimEnd()}\n\n${signature.trim()}` : email.body
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign]!)
const LINK = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?'’”)\]]/g

/** A text as HTML: its paragraphs and lines, with addresses of pages as links. */
export function htmlOfEmail(text: string) {
  const lined = (part: string) => escaped(part).replaceAll('\n', '<br>')
  const paragraph = (words: string) => {
    const links = words.match(LINK) ?? []
    const between = words.split(LINK).map(lined)
    const linked = between.map((part, at) => {
      const link = links[at] ? escaped(links[at]) : ''
      return link ? `${part}<a href="${link}">${link}</a>` : part
    })
    return `<p>${linked.join('')}</p>`
  }
  return text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
    .join('\n')
}
