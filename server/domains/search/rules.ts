import { ACCOUNT_TYPES } from '../../../shared/accounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import { PRESET_IDS, presetOf } from '../../../shared/presets.ts'
import { matchesIn, SEARCH_KINDS, type SearchKind, searchedWords } from '../../../shared/search.ts'
import { ALIKE, type Found, type Hit, type HitGroup, type Question } from './types.ts'

/** Records that are only alike are shown beside no more of the others than this. */
const LITTLE = 2

/** No more words are looked for. */
const MOST_WORDS = 8

/**
 * The typed text as two queries to the index of an agency: words that begin with its words; and words that hold them, or have one letter
 * wrong. "qf1042" is also "qf" and "1042". One or two letters before others are a word themselves: so many begin with them that to look at
 * all would take long. Null when there is no word in it.
 */
export function questionOf(agencyId: string, typed: string): Question | null {
  const words = searchedWords(typed).slice(0, MOST_WORDS)
  if (!words.length) return null
  const lexeme = (kind: 'w' | 's' | 'd', word: string) => `'${agencyId.slice(-8)}${kind}${word}'`
  const beginning = (word: string, hasMore: boolean) => `${lexeme('w', word)}${hasMore && word.length < 3 ? '' : ':*'}`
  const begun = words.map((word, at) => {
    const parts = word.match(/\d+|\D+/g) ?? []
    const whole = beginning(word, at < words.length - 1)
    if (parts.length === 1) return whole
    return `(${whole} | (${parts.map((part, place) => beginning(part, place < parts.length - 1)).join(' & ')}))`
  })
  const loose = words.map((word, at) => {
    const within = word.length > 1 ? [`${lexeme('s', word)}:*`] : []
    return `(${[begun[at], ...within, ...variantsOf(word).map((variant) => lexeme('d', variant))].join(' | ')})`
  })
  return { typed: typed.trim().toLowerCase(), words, strictly: begun.join(' & '), loosely: loose.join(' & ') }
}

/** A word, and what is left of it without one of its letters (as `search_lexemes` has it). Short words and numbers are meant as they are typed. */
function variantsOf(word: string): string[] {
  if (!/^\D{4,}$/u.test(word)) return []
  return [word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))]
}

type Shown = Pick<Hit, 'title' | 'detail'>

/** How a record of each kind is shown. */
const SHOWN: Record<SearchKind, (found: Found) => Shown> = {
  ACCOUNT: ({ title, type, account: dba }) => ({ title, detail: dba ?? labelOf(ACCOUNT_TYPES, type ?? '') }),
  WORKSPACE: ({ title, type, account }) => ({ title, detail: account ?? presetTitle(type) }),
  POLICY: ({ title, type, account }) => ({
    title: [labelOf(POLICY_TYPES, type ?? ''), title].filter(Boolean).join(' '),
    detail: account,
  }),
  CERTIFICATE: ({ title, account }) => ({ title, detail: account }),
  REQUEST: ({ title, account }) => ({ title, detail: account }),
  CONTACT: ({ title, account }) => ({ title, detail: account }),
}

const presetTitle = (preset: string | null) => {
  const known = PRESET_IDS.find((id) => id === preset)
  return known ? presetOf(known).title : null
}

/**
 * What was found, as groups: those first that hold what is most like what was typed, and of those as like in the order of the kinds. Where a few
 * records hold the words, those that only hold words like them are left out.
 */
export function groupsOf(found: readonly Found[], typed: string): HitGroup[] {
  const holding = found.filter(({ likeness }) => likeness < ALIKE)
  const shown = holding.length > LITTLE ? holding : found
  const groups = SEARCH_KINDS.map(({ id }) => shown.filter(({ kind }) => kind === id)).filter((group) => group.length)
  return groups
    .map((group) => ({
      kind: group[0]!.kind,
      likeness: group[0]!.likeness,
      hits: group.map((one) => hitOf(one, typed)),
    }))
    .toSorted((a, b) => a.likeness - b.likeness || +isElsewhere(a.hits) - +isElsewhere(b.hits))
    .map(({ kind, hits }) => ({ kind, hits }))
}

/** Whether the typed words are in the details of the best match, and not in its title. */
const isElsewhere = ([likest]: Hit[]) => !likest?.matches.length

function hitOf(found: Found, typed: string): Hit {
  const { kind, id, account_id: accountId } = found
  const shown = SHOWN[kind](found)
  return { kind, id, accountId, ...shown, matches: matchesIn(shown.title, typed) }
}
