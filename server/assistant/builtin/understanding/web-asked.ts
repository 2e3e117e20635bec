const WEB = String.raw`(?:on|in|over|across|through|via|from)?\s*(?:the\s+)?(?:world\s*wide\s+)?(?:web|internet)\b(?![\s-]?(?:site|page|based|sales))`
const VERB = String.raw`\b(?:search|look|lookup|find|check|research|browse)\b`
/** "Sold on the web": what a client does there is asked of the documents. */
const OF_TRADE =
  /\b(?:sell|sells|sold|selling|sales?|advertis\w+|trades?|orders?)\b[^.?!]{0,30}\b(?:online|web|internet)\b/i

/** An order to look on the web, the words of it that are no part of what is looked for. */
const ORDERS = [
  /\bsearch\s+(?:on\s+)?the\s+(?:web|internet)\b(?:\s+(?:for|about|whether|if|to\s+(?:see|find)(?:\s+out)?))?/i,
  /\b(?:do|run|make)\s+(?:an?\s+)?(?:web|internet|online|google)[\s-]search\b(?:\s+(?:for|about|on))?/i,
  new RegExp(
    String.raw`${VERB}(?:\s+(?:it|this|that|them))?(?:\s+up)?\s+(?:${WEB}|online\b|google\b|on google\b)(?:\s+(?:for|about|whether|if|to\s+(?:see|find)(?:\s+out)?))?`,
    'i',
  ),
  /(?:^|[.,;:!?]\s*|\b(?:please|pls|you|to|and|just|then|cara)\s+)google\b(?!\s+(?:ads?|maps?|drive|analytics|workspace|reviews?|llc|inc)\b)(?:\s+(?:for|whether|if|it|this|that))?/i,
  /\bwhat\s+does\s+the\s+(?:web|internet)\s+say\s+(?:about|on)\b/i,
]
/** The verb stands before what is looked for, and the web behind it: "look up roofing licenses on the web". */
const APART = new RegExp(
  String.raw`${VERB}(?:\s+(?:up|for|out))?\s+([^.?!;]{3,200}?)\s+(?:on|in|over|from|via)\s+(?:the\s+)?(?:web|internet|google)\b(?![\s-]?(?:site|page))|\blook\s+up\s+([^.?!;]{3,200}?)\s+online\b`,
  'i',
)
/** An order to look on the web is no longer. */
const LONGEST = 2000
/** What stands around it: joining words, and politeness to Cara. */
const LEFT =
  /^(?:[\s,.;:!–-]|(?:and|then|please|pls|for|about|me|us|can|could|would|will|you|cara|hey|hi|whether|if)\b)+|(?:[\s,.;:!–-]|\b(?:and|then|please|pls|for me|for us))+$/gi
const NOTHING = /^(?:it|this|that|them|up|out|\s)*$/i

/** What a message asks to be looked for on the web; empty where it only says that it should be, null where it asks for nothing there. */
export function askedOfWeb(message: string): string | null {
  const text = message.replace(/\s+/g, ' ').slice(0, LONGEST)
  if (OF_TRADE.test(text)) return null
  const apart = APART.exec(text)
  const sought = apart ? bare(apart[1] ?? apart[2]!) : ''
  if (sought) return sought
  const order = apart ?? ORDERS.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (!order) return null
  return bare(text.slice(order.index + order[0].length)) || bare(text.slice(0, order.index))
}

function bare(words: string): string {
  const rest = words.replace(/\s+/g, ' ').replace(LEFT, '')
  return NOTHING.test(rest) ? '' : rest
}
