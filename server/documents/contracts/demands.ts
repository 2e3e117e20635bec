import type { LineOfBusiness } from '../facts/keys.ts'
import type { Box, Passage } from '../types.ts'
import { conditionOf, conditionOfRow, conditionOfTitle, isOfInsurance, underConditions } from './conditions.ts'
import { clausesOf, mixesIn, permits, withoutClauses, withoutMix } from './duties.ts'
import { withoutFreed } from './freed.ts'
import { limitsIn, limitsOfRow, linesInsured, withoutParts } from './limits.ts'
import { inCases, ofEach, ofOther, onPages } from './limits-of-sentence.ts'
import { citedIn, isMarked, isOfItem, itemsWithin, marksOfAll, ofItem, unmarked } from './marks.ts'
import { boundIn, goesOn, Owners, partiesIn, whoIn } from './parties.ts'
import { isConsent, isRefusal, type Row, rowsOfParties } from './rows.ts'
import { certaintyOf } from './runs.ts'
import { daysOfNotice, SAID } from './said.ts'
import { beforeExcept, coveredIn, scopeOf } from './scope.ts'
import type { PlacedWord, Sentence } from './sentences.ts'
import type { Demand } from './types.ts'
import { type ClauseWeights, DEMAND_KINDS, type DemandKind } from './weights.ts'
import { operationsIn, putIn, type Wording, wordingIn } from './wordings.ts'

/** 'You asked about a waiver': what was said before the contract was made. */
const REPORTS = /^(?:you|we|they) (?!agreed)(?:[a-z]+ed|told|said|wrote)\b(?! to\b)/i

/** Words that go on about somebody's being insured: 'That status shall extend to completed operations'. */
const OF_STATUS = /^(?!.*\b(?:not?|nor)\b).*\b(?:status|so insured)\b/i

/** What stands before a sentence, and whether it changes what another asks for. */
type Place = { before: string; isChange: boolean }

/** What the sentences of a contract ask for, each in the light of those before it. */
export class Demands {
  readonly #parties: string[]
  readonly #owners: Owners
  readonly #weights: ClauseWeights
  /** What the sentence before told: who is bound, whose insurance it was of, and who is additionally insured by it. */
  #last: Pick<Demand, 'who' | 'lines'> & { insured?: Wording['parties'] } = { who: null }
  /** Who is bound by the items of a list, by the words that open it. */
  #lead: string | null = null
  /** The condition under which the items of a list hold. */
  #case: string | null = null
  #article = ''
  /** Those who must insure something by the sentences so far of the article, or of the section with its number. */
  #bearers = new Set<string>()
  #section = ''
  /** Whose insurance the rows of a table are of, by the words before it. */
  readonly #tables = new Map<Row, string | null>()
  /** The heads of the table whose rows follow. */
  #heads: PlacedWord[] = []
  /** The marks by which each sentence is cited, and whose insurance, of which lines, the parts so cited are of. */
  readonly #marks: Map<PlacedWord, string[]>
  readonly #cited = new Map<string, Pick<Demand, 'who'> & { lines: LineOfBusiness[] }>()

  constructor(sentences: readonly Sentence[], weights: ClauseWeights) {
    const marks = marksOfAll(sentences.map(({ text }) => text))
    this.#marks = new Map(
      sentences.map(({ words }, at) => [
        words[0]!,
        [at, at - 1]
          .map((one) => (one === at || sentences[one]?.isHeading ? (marks[one] ?? []) : []))
          .find(({ length }) => length) ?? [],
      ]),
    )
    for (const { row } of sentences)
      if (row?.mark) this.#cited.set(ofItem(row.mark), { who: null, lines: coveredIn(row.label, true) })
    const texts = sentences.map(({ text }) => text)
    this.#parties = partiesIn(texts)
    this.#owners = new Owners(this.#parties, boundIn(texts, this.#parties))
    for (const [at, { row }] of sentences.entries()) {
      const above = sentences[at - 1]
      if (row) this.#tables.set(row, above?.row ? this.#tables.get(above.row)! : this.#owners.in(above?.text ?? ''))
    }
    this.#weights = weights
  }

  /** A sentence that goes over the end of a page asks on each, a row of a table for each party that has a column. */
  of(sentence: Sentence, at: Place): Demand[] {
    const { row } = sentence
    this.#begin(sentence)
    const text = withoutFreed(sentence.text)
    if (!row) return text ? this.#of({ ...sentence, text }, at) : []
    return rowsOfParties(row, this.#parties).flatMap((one) => this.#of({ ...sentence, row: one.row }, at, one.who))
  }

  #of(sentence: Sentence, { before, isChange }: Place, party: string | null = null): Demand[] {
    const { text, heading, row, words } = sentence
    const wording = row ? {} : wordingIn(withoutClauses(text))
    const isOfStatus = this.#last.insured && wording.operations && OF_STATUS.test(unmarked(text))
    const asks = [...new Set([...this.#asksOf(sentence), ...(isOfStatus ? (['additional insured'] as const) : [])])]
    const parts = this.#partsCited(beforeExcept(text))
    const who = party ?? this.#whoOf(sentence, parts)
    const scope = scopeOf(withoutMix(text))
    const isOwn = Array.isArray(scope) || scope === 'liability'
    const cited = parts.length ? [...new Set(parts.flatMap((one) => one.lines))] : undefined
    // How long coverage is kept, without a mark of its own, is of what its paragraph speaks of.
    const isGoingOn = goesOn(text) || mixesIn(text) || isOfStatus || (wording.years !== undefined && !isMarked(text))
    const lines = isOwn ? scope : (cited ?? (isGoingOn ? this.#last.lines : undefined) ?? scope)
    this.#keep(sentence, who)

    const condition =
      (row ? conditionOfRow(row) : conditionOf(text, this.#parties)) ??
      conditionOfTitle(heading) ??
      (row || isOfItem(text) ? this.#case : null)
    if (/:$/.test(text)) this.#lead = who
    if (!isOfItem(text)) this.#case = /:$/.test(text) ? condition : null
    const [days = null, ...furtherDays] = asks.includes('notice') ? daysOfNotice(text) : []
    const covers = asks.includes('coverage') ? coveredIn(row?.label ?? withoutMix(text), row !== null) : []
    const per = perIn(text)
    const shared = {
      ...{ asks, who, days, ...(isOfStatus && { parties: this.#last.insured }), ...wording },
      ...(furtherDays.length && { furtherDays }),
      ...(lines && { lines }),
      ...(asks.includes('coverage') && { covers }),
      ...(per && { per }),
      ...(condition && !isOfInsurance(condition) && { condition }),
      ...(isChange && { changes: true as const, puts: putIn(text) }),
      ...(mixesIn(text) && { mixes: true as const }),
    }
    const sources = [...Map.groupBy(words, ({ page }) => page).values()].map(passageOf)
    const apart = this.#apart(text, asks)
    const conditions = row ? this.#conditionsOf(row, words).map((one) => ({ ...one, who, limits: [] })) : []
    const said = row ? [] : limitsIn(mixesIn(text) ? withoutMix(text) : text, { title: heading, before })
    const named = row
      ? isRefused(row)
        ? []
        : limitsOfRow(row, heading)
      : said
          .flatMap((one) => [
            ...ofEach(one, lines, isChange && new Set(said.map(({ limit }) => limit)).size === said.length),
            ...ofOther(one, text),
          ])
          .map((one) => inCases(one, text))
    const placed = onPages(underConditions(named, text, condition), sources)
    const told = sources.flatMap((source, at): Demand[] => {
      const limits = placed[at]!
      // Over the end of a page a wording stands where its words do.
      const own = asks.filter(
        (ask) =>
          at ===
          Math.max(
            0,
            sources.findIndex(({ quote }) =>
              isOfStatus && ask === 'additional insured' ? operationsIn(quote).length > 0 : SAID[ask]?.test(quote),
            ),
          ),
      )
      const whole = { ...shared, asks: own.filter((ask) => !apart.has(ask)), limits, source }
      const { covers: _, ...rest } = shared
      return [
        whole,
        ...own.flatMap((ask) =>
          apart.has(ask) ? [{ ...rest, asks: [ask], lines: apart.get(ask)!, limits: [], source }] : [],
        ),
      ]
    })
    const own = [...new Set(told.flatMap(({ limits }) => limits.flatMap(({ line }) => line ?? [])))]
    // Words that speak of no insurance leave it as it was.
    const isOther = /\b(?:insurance|polic(?:y|ies)|coverages?)\b/i.test(text)
    if (who && /^\p{Lu}/u.test(who) && (own.length || covers.length || /:$/.test(text))) this.#bearers.add(who)
    const spoken = lines ?? (own.length ? own : isOther ? undefined : this.#last.lines)
    const { parties } = wording
    this.#last = {
      who,
      ...(spoken && { lines: spoken }),
      ...(asks.includes('additional insured') && parties && { insured: parties }),
    }
    return [...told, ...conditions]
  }

  /**
   * What the further cells of a row ask for of its line: in words ('Owner is an additional insured; primary'), or where they say yes to what the
   * head of their column asks for.
   */
  #conditionsOf(row: Row, words: PlacedWord[]): (Pick<Demand, 'asks' | 'days' | 'lines' | 'source'> & Wording)[] {
    if (isRefused(row)) return []
    const page = words[0]!.page
    const own = words.filter((word) => word.page === page)
    const heads = this.#heads.filter((word) => word.page === page)
    return row.cells.flatMap(({ head, text }) => {
      const isYes = isConsent(text)
      const isOf = (said: string) => this.#askedIn(said).filter((ask) => ask !== 'coverage')
      const isOfLabel = !isYes && !isOf(text).length && isOf(row.label).length > 0
      const asks = isOf(isYes ? head : isOfLabel ? row.label : text)
      const [days = null] = asks.includes('notice') ? daysOfNotice(text) : []
      const wording = { ...(isYes && wordingIn(head)), ...wordingIn(isOfLabel ? `${row.label}: ${text}` : text) }
      const source = passageOf(isYes ? [...heads, ...own] : own)
      return asks.length
        ? [{ asks, days, lines: isOfLabel ? this.#linesOf(text) : coveredIn(row.label, true), ...wording, source }]
        : []
    })
  }

  /** Wordings that one of several coverages is to have, with its lines: 'general liability, with Owner as an additional insured; auto; …'. */
  #apart(text: string, asks: readonly DemandKind[]): Map<DemandKind, LineOfBusiness[]> {
    // '… and shall name Owner as an additional insured on the general liability policy': the line is told where it is asked.
    const [, own = ''] = /\binsureds? (?:on|under) (?:the|its|their) ([^,;.]+)/i.exec(text) ?? []
    if (linesInsured(own).length && asks.includes('coverage'))
      return new Map([['additional insured', linesInsured(own)]])
    const clauses = clausesOf(text, (part) => this.#linesOf(part).length > 0)
    if (clauses.length > 1)
      return new Map(
        asks.map((ask) => [
          ask,
          [...new Set(clauses.flatMap((part) => (this.#askedIn(part).includes(ask) ? this.#linesOf(part) : [])))],
        ]),
      )
    const items = text.split(/;\s/)
    if (items.length < 2 || !asks.includes('coverage')) return new Map()
    return new Map(
      asks.flatMap((ask): [DemandKind, LineOfBusiness[]][] => {
        if (ask === 'coverage') return []
        const sure = items.map((item) => certaintyOf(item, this.#weights.demands[ask]))
        const lines = linesInsured(items[sure.indexOf(Math.max(...sure))]!)
        return lines.length ? [[ask, lines]] : []
      }),
    )
  }

  /** The lines that words name, or the parts that they refer to are of. */
  #linesOf(text: string): LineOfBusiness[] {
    const named = scopeOf(withoutMix(text))
    return Array.isArray(named)
      ? named
      : [...new Set(this.#partsCited(beforeExcept(text)).flatMap(({ lines }) => lines))]
  }

  /** Words that open a list, and the heads of a table, ask for nothing of their own. */
  #asksOf({ text, row }: Sentence): DemandKind[] {
    if (row) return row.cells.length && !isRefused(row) ? ['coverage'] : []
    return this.#askedIn(withoutClauses(text))
  }

  #askedIn(text: string): DemandKind[] {
    if (REPORTS.test(text) || permits(text)) return []
    return DEMAND_KINDS.filter((kind) => {
      if (kind in SAID && !SAID[kind]!.test(withoutMix(text))) return false
      return certaintyOf(text, this.#weights.demands[kind]) >= this.#weights.asked[kind]
    })
  }

  /** The party that words name first; null where they name none. */
  firstIn(text: string): string | null {
    const named = this.#parties.filter((party) => text.includes(party))
    return named.toSorted((a, b) => text.indexOf(a) - text.indexOf(b) || b.length - a.length)[0] ?? null
  }

  /** Words that open a list and ask for nothing themselves tell who is bound by its items. */
  leadsIn(sentence: Sentence): void {
    this.#begin(sentence)
    if (!/:$/.test(sentence.text)) return
    this.#lead = this.#whoOf(sentence, [])
    this.#case = conditionOf(sentence.text, this.#parties)
  }

  #begin({ article, row, words }: Sentence) {
    if (row && !row.cells.length) this.#heads = words
    if (article !== this.#article) this.#lead = this.#case = null
    const [mark = ''] = (this.#marks.get(words[0]!) ?? []).filter((one) => /^\w+(?:[.-]\w+)+$/.test(one))
    const section = mark.replace(/[.-]\w+$/, '')
    if (section ? section !== this.#section : article !== this.#article) this.#bearers.clear()
    this.#section = section || (article === this.#article ? this.#section : '')
    this.#article = article
  }

  /** The parts that a sentence refers to, as far as they are of insurance: 'the policies of 9.1(a) and (b)'. */
  #partsCited(text: string) {
    return citedIn(text).flatMap((marks) => marks.flatMap((mark) => this.#cited.get(mark) ?? []).slice(0, 1))
  }

  #keep(sentence: Sentence, who: string | null) {
    const { text, words } = sentence
    const whole = this.#marks.get(words[0]!)!.map((mark): [string, string] => [mark, text])
    for (const [mark, said] of [...whole, ...itemsWithin(text)]) {
      const lines = linesInsured(withoutParts(said))
      if (lines.length) this.#cited.set(mark, { who, lines })
    }
  }

  #whoOf({ text, heading, article, row }: Sentence, cited: readonly Pick<Demand, 'who'>[]): string | null {
    const own = row ? (this.#tables.get(row) ?? null) : (whoIn(text) ?? this.#owners.in(text))
    // 'Throughout the Term Tenant': the party is the last of it.
    const last =
      own && / the /.test(own) ? this.#parties.find((party) => party !== own && own.endsWith(` ${party}`)) : null
    if (own) return last ?? own.replace(/^the /i, '')
    const [of] = cited
    if (of?.who) return of.who
    return (
      (goesOn(text) && (!isMarked(text) || !this.#bearers.size) ? this.#last.who : null) ??
      this.#lead ??
      this.#owners.ofTitle(heading) ??
      this.#owners.ofTitle(article) ??
      (this.#bearers.size === 1 ? [...this.#bearers][0]! : null)
    )
  }
}

/** A row whose column of what is required says no; a column of a wording says so of that wording alone. */
const isRefused = ({ cells }: Row) =>
  cells.some(
    ({ head, text }) =>
      isRefusal(text) && !Object.values(SAID).some((said) => said !== SAID.coverage && said.test(head)),
  )

/** What a general aggregate is counted for anew, by the words about it or by the title or number of the endorsement. */
function perIn(text: string): Demand['per'] {
  const isOfLimits = limitsIn(text, { title: '', before: '' }).length > 0
  const [, own, ended] = /\bdesignated (?:construction )?(project|location)|\bCG ?25 ?(03|04)\b/i.exec(text) ?? []
  const said =
    own ??
    (ended && (ended === '03' ? 'project' : 'location')) ??
    (isOfLimits ? undefined : /\baggregate\b[^.;]*\b(project|location)\b/i.exec(text)?.[1])
  return said?.toLowerCase() as Demand['per']
}

function passageOf(words: PlacedWord[]): Passage {
  const boxes: Box[] = []
  for (const { word } of words) {
    const last = boxes.at(-1)
    const isSameLine = last && Math.abs(last[1] - word.box[1]) < word.box[3] / 2 && word.box[0] >= last[0]
    if (isSameLine) last[2] = word.box[0] + word.box[2] - last[0]
    else boxes.push([...word.box])
  }
  return { page: words[0]!.page, quote: words.map(({ word }) => word.text).join(' '), boxes }
}
