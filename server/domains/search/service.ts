import { mediumDate } from '../../../shared/dates.ts'
import { holdsAll } from '../../../shared/search.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { asKept } from '../../db/search.ts'
import { invalid } from '../../lib/app-error.ts'
import { groupsOf, questionOf } from './rules.ts'
import * as store from './store.ts'
import type { Hit, HitGroup } from './types.ts'

const MOST = 20
/** Of a large agency, so many of the newest records of each kind are looked at for a word that very many have, and for several, which fewer have. */
const GLANCE = { word: 150, words: 600 }
/** No name is longer: what is behind is not looked for. */
const MOST_TYPED = 200

/**
 * Finds what was typed among all records of the agency: up to `first` of each kind. Words are found by how they begin and, in a title, anywhere;
 * numbers however they are typed; where nothing holds the words, what has words with one letter wrong.
 */
export async function search(ctx: Ctx, text: string, first: number): Promise<HitGroup[]> {
  must(ctx, 'read', 'account')
  must(ctx, 'read', 'certificate')
  must(ctx, 'read', 'policy')
  must(ctx, 'read', 'workspace')
  if (first < 1 || first > MOST) throw invalid('first', `Ask for 1 to ${String(MOST)} of each kind.`)
  const typed = text.slice(0, MOST_TYPED)
  const question = questionOf(ctx.agencyId, asKept(typed))
  if (!question) return []
  const glance = question.words.length === 1 ? GLANCE.word : GLANCE.words
  const groups = groupsOf(await store.find(ctx.db, question, (await isLarge(ctx)) ? glance : 0, first), typed)
  return withTerms(ctx, await withCarriers(ctx, groups, typed))
}

/** A policy that is found by its carrier says so: neither its title nor its client holds what was typed. */
async function withCarriers({ db }: Ctx, groups: HitGroup[], typed: string): Promise<HitGroup[]> {
  const isUnclear = ({ kind, title, detail }: Hit) => kind === 'POLICY' && !holdsAll(`${title} ${detail ?? ''}`, typed)
  const ids = groups.flatMap(({ hits }) => hits.filter(isUnclear).map(({ id }) => id))
  if (!ids.length) return groups
  const carriers = await store.listCarriers(db, ids)
  return groups.map(({ kind, hits }) => ({
    kind,
    hits: hits.map((hit) => ({
      ...hit,
      detail: [hit.detail, carriers.get(hit.kind === 'POLICY' ? hit.id : '')].filter(Boolean).join(' · ') || null,
    })),
  }))
}

/** Policies of one client and one type are told apart by when they end: they are most often the terms of one policy. */
async function withTerms({ db }: Ctx, groups: HitGroup[]): Promise<HitGroup[]> {
  const whose = ({ accountId, title }: Hit) => `${accountId ?? ''} ${title.slice(0, title.lastIndexOf(' '))}`
  const policies = groups.flatMap(({ kind, hits }) => (kind === 'POLICY' ? hits : []))
  const alike = policies.filter((one) => policies.some((other) => other !== one && whose(other) === whose(one)))
  if (!alike.length) return groups
  const ends = await store.listEnds(
    db,
    alike.map(({ id }) => id),
  )
  const detailOf = ({ id, detail }: Hit, end = ends.get(id)) =>
    [detail, end && `ends ${mediumDate(end)}`].filter(Boolean).join(' · ') || null
  return groups.map(({ kind, hits }) => ({
    kind,
    hits: kind === 'POLICY' ? hits.map((hit) => ({ ...hit, detail: detailOf(hit) })) : hits,
  }))
}

/** Whether each agency is large, and when that was looked at: it is checked again every hour. */
const sizes = new Map<string, { large: boolean; at: number }>()
const HOUR = 60 * 60 * 1000

async function isLarge({ db, agencyId, now }: Ctx): Promise<boolean> {
  const known = sizes.get(agencyId)
  if (known && Math.abs(now.getTime() - known.at) < HOUR) return known.large
  const large = await store.isLarge(db)
  sizes.set(agencyId, { large, at: now.getTime() })
  return large
}
