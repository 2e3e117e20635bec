import type { Meaning, Reading } from './atoms.ts'

/** The names a question may say: the agency's companies and users, and its accounts and holders, which are looked up. */
export type Names = {
  carriers: readonly string[]
  users: readonly string[]
  /** The client of the workspace, who is meant by "this client". */
  client: string | null
  /** The one account of that name; why there is none to tell, or null where nobody is called so. */
  accountNamed: (words: string) => Promise<{ name: string } | { why: string } | null>
}

/** Why a name does not tell who is meant. */
export class Ambiguous extends Error {
  override name = 'Ambiguous'
}

const CAPITAL = "\\p{Lu}[\\p{L}\\p{N}'’&.-]*?"
const RUN = `${CAPITAL}(?:\\s(?:(?:of|and|the|&)\\s)?(?:\\p{Lu}|\\d)[\\p{L}\\p{N}&.-]*?)*`
/** Where the name of an account stands: behind these words, or before "'s". */
const BEHIND = '(?:of|for|does|do|did|about|client|account|customer|insured|clients|accounts)'
const NAMED = new RegExp(`(?<=(?<![\\p{L}\\p{N}])${BEHIND}\\s+)(${RUN})(?=['’]s?(?![\\p{L}])|[\\s?.,!]|$)`, 'gu')
const OWNS = new RegExp(`(?<![\\p{L}\\p{N}'’])(${RUN})['’]s?(?=\\s)`, 'gu')
const HOLDER =
  /\b(?:issued to|held by|made out to|with (?:the )?holder|(?:whose )?(?:certificate )?holder(?: is| named)?) ([^?.,!]+?)(?=\s+(?:that|which|who|and|or|expir\w*|end\w*|in|this|next|last|are|is|were)\b|[?.,!]|$)/giu

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const partsOf = (name: string) => name.split(/[^\p{L}\p{N}&'’-]+/u).filter(Boolean)
const isOneOf = (word: string, ...words: string[]) => words.includes(word.toLowerCase())

/** Reads the names of holders, carriers, users and accounts. Throws `Ambiguous` for one that several have. */
export async function takeNames(reading: Reading, names: Names) {
  if (names.client)
    reading.take(
      /\b(?:(?:of|for|does|do|has|have) )?(?:(?:this|the) (?:client|account|insured|customer)|they|their)\b/gi,
      () => ({ is: 'ACCOUNT', name: names.client! }),
    )
  reading.take(HOLDER, ([, name]) => ({ is: 'HOLDER', name: name!.trim() }))
  reading.take(/\bmy (?=(?:clients|accounts|customers|insureds)\b)/gi, () => ({ is: 'PERSON', name: 'ME' }))
  reading.take(
    /\bmy (?=(?:(?:open|closed|overdue|late) )?(?:service )?requests\b)|(?<=\b(?:to|for|on|by) )me\b/gi,
    () => ({
      is: 'PERSON',
      name: 'ME',
    }),
  )
  await takeAccounts(reading, names)
  takeCompanies(reading, names.carriers)
  takeUsers(reading, names.users)
}

/** The accounts named in capitals. */
async function takeAccounts(reading: Reading, { users, carriers, accountNamed }: Names) {
  for (const where of [NAMED, OWNS]) {
    const said = new Set([...reading.rest.matchAll(where)].map(([, name]) => name!))
    for (const name of said) {
      const account = await accountNamed(name)
      if (!account) continue
      const others = [...users, ...carriers].filter((other) => begins(other, name))
      if (others.length) throw new Ambiguous(`“${name}” may be ${others[0]} or an account.`)
      if ('why' in account) throw new Ambiguous(account.why)
      const place = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?:['’]s?)?(?![\\p{L}\\p{N}])`, 'gu')
      reading.take(place, () => ({ is: 'ACCOUNT', name: account.name }))
    }
  }
}

const begins = (whole: string, words: string): boolean => {
  const [all, some] = [partsOf(whole.toLowerCase()), partsOf(words.toLowerCase())]
  return some.length > 0 && some.every((word, at) => all[at] === word)
}

/** Companies by their whole name or its first words; by one word only where it is written with a capital or stands behind "with". */
function takeCompanies(reading: Reading, carriers: readonly string[]) {
  const ways = waysOf(carriers, (parts) => parts.map((_, at) => parts.slice(0, parts.length - at)))
  for (const [way, whole] of ways) {
    const words = way.split(' ')
    const plain = words.map(escaped).join('[^\\p{L}\\p{N}⟦]+')
    const place = new RegExp(`(?<![\\p{L}\\p{N}⟦])${plain}(?:['’]s?)?(?![\\p{L}\\p{N}])`, 'giu')
    reading.take(place, (match) => {
      const text = String(match.at(-1))
      const at = Number(match.at(-2))
      const isSure =
        words.length > 1 || /^\p{Lu}/u.test(match[0]!) || /\b(?:with|from|by|at|through)\s+$/i.test(text.slice(0, at))
      if (!isSure || (words.length === 1 && isOneOf(way, ...COMMON))) return null
      if (whole.length > 1) throw new Ambiguous(`Several carriers are called “${match[0]!}”: ${whole.join(', ')}.`)
      return { is: 'CARRIER', name: whole[0]! }
    })
  }
}

/** First words of companies' names that say something else by themselves. */
const COMMON =
  'the first american national united general state farm mutual auto property business commercial all who which what list show'.split(
    ' ',
  )

/** Users by their whole name, or by their first or last name with a capital. */
function takeUsers(reading: Reading, users: readonly string[]) {
  const ways = waysOf(users, (parts) => [parts, parts.slice(0, 1), parts.slice(-1)])
  for (const [way, whole] of ways) {
    const plain = way.split(' ').map(escaped).join('\\s+')
    const place = new RegExp(`(?<![\\p{L}\\p{N}⟦])${plain}(?:['’]s?)?(?![\\p{L}\\p{N}])`, 'giu')
    reading.take(place, ([said]): Meaning | null => {
      if (!/^\p{Lu}/u.test(said!) && !way.includes(' ')) return null
      if (whole.length > 1) throw new Ambiguous(`Several users are called “${said!}”: ${whole.join(', ')}.`)
      return { is: 'PERSON', name: whole[0]! }
    })
  }
}

/** Ways to say names, the longest first, each with the names it may mean. */
function waysOf(names: readonly string[], of: (parts: string[]) => string[][]): [way: string, names: string[]][] {
  const ways = new Map<string, Set<string>>()
  for (const name of names)
    for (const parts of of(partsOf(name))) {
      const way = parts.join(' ').toLowerCase()
      if (way.length > 2) ways.set(way, (ways.get(way) ?? new Set()).add(name))
    }
  const whole = new Set(names.map((name) => partsOf(name).join(' ').toLowerCase()))
  return [...ways]
    .sort(([one], [other]) => other.split(' ').length - one.split(' ').length || other.length - one.length)
    .map(([way, own]) => [
      way,
      whole.has(way) ? [...own].filter((name) => partsOf(name).join(' ').toLowerCase() === way) : [...own],
    ])
}

/** Names of accounts in small letters, among what nothing else has read. */
export async function takeSmallNames(reading: Reading, { accountNamed }: Names) {
  const runs = [...reading.rest.matchAll(/\b(?:of|for|does)\s+((?:[\p{L}\p{N}&.'’-]+\s*){1,6})/giu)].map(([, run]) =>
    run!.trim(),
  )
  for (const run of runs) {
    const words = run.split(/\s+/)
    for (let length = words.length; length > 0; length--) {
      const name = words
        .slice(0, length)
        .join(' ')
        .replace(/['’]s?$/, '')
        .replace(/[.,]$/, '')
      if (name.length < 3) continue
      const account = await accountNamed(name)
      if (!account) continue
      if ('why' in account) throw new Ambiguous(account.why)
      reading.take(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?:['’]s?)?(?![\\p{L}\\p{N}])`, 'giu'), () => ({
        is: 'ACCOUNT',
        name: account.name,
      }))
      break
    }
  }
}
