import type { Material } from '../answer/material.ts'
import { aBlock, type Block, type Draft, itemOf, readDraft, textOf, wordsOf } from './blocks.ts'
import type { Change } from './changes.ts'
import { askedFor, factsAbout, inLines } from './facts.ts'
import { laidOut } from './layout.ts'
import { withoutThing } from './leave-out.ts'
import { movedTo, onlyOf } from './order.ts'
import { blocksFor, copiedTo, greeting, signedBy, withMatter } from './put-in.ts'
import { entitiesIn, replaced, withoutEntity } from './replace.ts'
import { shortened, toned } from './reshape.ts'
import { rowInWords, rowsNamed } from './rows.ts'

/** What changes are made with: the documents, the agency's name, and the draft before its last change. */
export type Scene = {
  material: Material
  agency: string
  earlier: { text: string; title: string } | null
  /** What a party of the documents is called: “the carrier”. Null for a name. */
  partyCalled: (words: string) => string | null
}

/** A draft after changes, what was done in the words of "I …", and whole sentences on what could not be. */
export type Applied = { draft: Draft; said: string[]; unable: string[] }

/** Makes the changes one after the other; each works on what the one before left. */
export function applied(draft: Draft, changes: Change[], scene: Scene): Applied {
  return changes.reduce<Applied>(
    (so, change) => {
      const { draft: next, said = [], unable = [] } = compared(so.draft, change, make(so.draft, change, scene))
      return { draft: next ?? so.draft, said: [...so.said, ...said], unable: [...so.unable, ...unable] }
    },
    { draft, said: [], unable: [] },
  )
}

/** What is said to be done was done: a change that leaves the draft as it was, or does not shorten it, is said to be none. */
function compared(before: Draft, { kind }: Change, made: Made): Made {
  if (!made.draft) return made
  const [old, fresh] = [textOf(before), textOf(made.draft)]
  if (kind === 'shorten' ? fresh.length < old.length : fresh !== old || isHeadOther(before, made.draft)) return made
  const unable = kind === 'shorten' ? NOT_SHORTER : 'It says so already, so I changed nothing.'
  return { unable: made.unable?.length ? made.unable : [unable] }
}

const isHeadOther = (before: Draft, after: Draft) => before.title !== after.title || before.toName !== after.toName
const NOT_SHORTER = 'It holds only what has to be said, so I could not make it shorter; tell me what to leave out.'

type Made = { draft?: Draft | null; said?: string[]; unable?: string[] }

const done = (draft: Draft | null, said: string, unable: string): Made =>
  draft ? { draft, said: [said] } : { unable: [unable] }

function make(draft: Draft, change: Change, scene: Scene): Made {
  switch (change.kind) {
    case 'undo':
      return undone(draft, scene)
    case 'shorten':
      return done(shortened(draft), 'made it shorter without leaving out what it says', NOT_SHORTER)
    case 'tone':
      return done(
        toned(draft, change.tone),
        `made it ${change.tone === 'friendly' ? 'friendlier' : 'more formal'}`,
        'The tone of a document I leave as it is; I can change words in it.',
      )
    case 'layout':
      return done(
        laidOut(draft, change.layout),
        { table: 'put it in a table', list: 'put it in bullets', prose: 'put it in running text' }[change.layout],
        'There is nothing in it that I could lay out so.',
      )
    case 'sign':
      return draft.isHtml
        ? { unable: ['A document has no signature.'] }
        : done(signedBy(draft, change.name, scene.agency), `signed it as ${change.name}`, '')
    case 'greet':
      return draft.isHtml ? { unable: ['A document has no greeting.'] } : addressed(draft, change, scene)
    case 'title':
      return done(
        { ...draft, title: change.title },
        `changed the ${draft.isHtml ? 'title' : 'subject'} to “${change.title}”`,
        '',
      )
    case 'replace':
      return replace(draft, change, scene)
    case 'only':
      return only(draft, change.thing, scene)
    case 'same':
      return same(draft, change.thing, scene)
    case 'move':
      return done(
        movedTo(draft, change.thing, change.before, change.isFirst),
        `moved ${change.thing} ${change.before ? `before ${change.before}` : change.isFirst ? 'to the beginning' : 'to the end'}`,
        `It does not mention ${change.before ? `${change.thing} and ${change.before}` : change.thing}, so I moved nothing.`,
      )
    case 'copy':
      return draft.isHtml
        ? { unable: ['A document has no recipient.'] }
        : copied(draft, scene.partyCalled(change.name) ?? change.name)
    case 'leave':
      return leaveAll(draft, change.things)
    case 'add':
      return add(draft, change, scene)
    case 'cannot':
      return {
        unable: [
          change.what === 'send'
            ? 'I cannot send anything: copy it into your own mailbox.'
            : 'I cannot translate it, since I write English only.',
        ],
      }
    case 'keep':
      return change.unwanted
        ? { unable: [`Please read it for “${change.unwanted}”; name the words that do and I take them out.`] }
        : {}
  }
}

const copied = (draft: Draft, name: string): Made =>
  done(copiedTo(draft, name), `added “cc: ${name}” beneath the signature, for you to copy them in your mailbox`, '')

function undone(draft: Draft, { earlier }: Scene): Made {
  if (!earlier)
    return { unable: ['There is no change of mine that I can take back; earlier versions are under “Versions”.'] }
  return {
    draft: { ...draft, title: earlier.title, blocks: readDraft(earlier.text, draft.isHtml) },
    said: ['took the last change back'],
  }
}

function addressed(draft: Draft, { name, words }: Extract<Change, { kind: 'greet' }>, { partyCalled }: Scene): Made {
  const party = partyCalled(words)
  if (!party) return done(greeting(draft, name, words), `addressed it to ${name}`, '')
  const plain = greeting(draft, '', 'hello')
  return { draft: { ...plain, toName: party }, said: [`addressed it to ${party}`] }
}

/** Other words for some. A thing of a list that is meant instead brings what the documents say about it. */
function replace(draft: Draft, { from, to }: Extract<Change, { kind: 'replace' }>, scene: Scene): Made {
  const found = replaced(draft, from, to)
  if (!found)
    return { unable: [from ? `I found no “${from}” in it to change.` : `I am not sure what “${to}” stands for in it.`] }
  const said = [`changed “${found.old}” to “${found.fresh}”`]
  const [entity] = entitiesIn(found.fresh)
  if (!entity || !entitiesIn(found.old).length) return { draft: found.draft, said }
  const rows = rowsOf(entity, scene)
  const told = draft.blocks.flatMap(({ items }) => items.flatMap((item) => rowsOf(wordsOf(item), scene)))
  const bare = withoutEntity(found.draft, found.old, told)
  return { draft: rows.length ? withMatter(bare, blocksFor(rows.join('\n'), draft.isHtml), false) : bare, said }
}

const rowsOf = (entity: string, { material }: Scene): string[] =>
  rowsNamed(entity, material.unitsOf(entity)).map((row) => rowInWords(row, material))

/** What is said of one thing of a list said of another, too. */
function same(draft: Draft, thing: string, scene: Scene): Made {
  const [entity = ''] = entitiesIn(thing)
  const kind = entity.split(' ')[0]?.toLowerCase()
  const fresh = draft.blocks.flatMap(({ kind: of, items }) =>
    of !== 'prose'
      ? []
      : items.flatMap((item) => {
          const old = entitiesIn(wordsOf(item)).find((one) => one.toLowerCase().startsWith(`${kind} `))
          const other = old && replaced({ ...draft, title: '', blocks: [aBlock('prose', [item])] }, old, entity)
          return other ? other.draft.blocks[0]!.items : []
        }),
  )
  const rows = rowsOf(entity, scene)
  if (!entity || fresh.length + rows.length === 0)
    return { unable: [`I found nothing in it that could be said of ${thing}, too.`] }
  const sentences = fresh.length ? [aBlock('prose', fresh, draft.isHtml ? '\n' : '\n\n')] : []
  return {
    draft: withMatter(draft, [...sentences, ...blocksFor(rows.join('\n'), draft.isHtml)], false),
    said: [`said the same of ${entity}`],
  }
}

/** Of what is listed only some; where nothing listed is meant, what the documents say about it instead of what they said before. */
function only(draft: Draft, thing: string, scene: Scene): Made {
  const kept = onlyOf(draft, thing)
  if (kept) return { draft: kept, said: [`kept only ${thing}`] }
  const added = add(draft, { said: { sentences: [], about: [thing], to: '' }, isFirst: false }, scene)
  if (!added.draft) return added
  const old = draft.blocks.filter(
    ({ kind, items }) => kind === 'list' || kind === 'table' || items.some((item) => /^“.*”$/.test(item.trim())),
  )
  return {
    draft: { ...added.draft, blocks: added.draft.blocks.filter((block) => !old.includes(block)) },
    said: [`put in only ${thing}`],
  }
}

const leaveAll = (draft: Draft, things: string[]): Made =>
  things.reduce<{ draft: Draft; said: string[]; unable: string[] }>(
    (so, thing) => {
      const one = leave(so.draft, thing)
      return {
        draft: one.draft ?? so.draft,
        said: [...so.said, ...(one.said ?? [])],
        unable: [...so.unable, ...(one.unable ?? [])],
      }
    },
    { draft, said: [], unable: [] },
  )

function leave(draft: Draft, thing: string): Made {
  return done(
    withoutThing(draft, thing),
    `left out ${/^(?:last|first|second|third)\b/.test(thing) ? `the ${thing}` : meant(thing)}`,
    `It does not mention ${meant(thing)}, so there was nothing to leave out.`,
  )
}

/** "The part about the driver", "the premium part": what it is about. */
const meant = (thing: string) =>
  thing.replace(
    /^(?:part|bit|section|line|sentence|paragraph)s? (?:about|on|of|with) | (?:part|bit|section|line)$/gi,
    '',
  )

function add(
  draft: Draft,
  { said: { sentences: own, about: named }, isFirst, isAlso }: Omit<Extract<Change, { kind: 'add' }>, 'kind'>,
  { material }: Scene,
): Made {
  // What is wanted beside what is asked for is asked for as well.
  const isAsked =
    isAlso && draft.blocks.some(({ items }) => items.some((item) => /^Could you please send us/.test(item)))
  const sentences = isAsked ? named.map((one) => `Could you please also send us ${one}?`) : own
  const about = isAsked ? [] : named
  const facts = about.map((one) => ({
    one,
    text: inLines(
      factsAbout(askedFor({ about: [one], sentences: [], to: '' }, material.papers), material).flatMap(
        ({ lines }) => lines,
      ),
    ),
  }))
  const words = sentences.length
    ? [
        aBlock(
          'prose',
          sentences.map((one) => itemOf(one, draft.isHtml)),
          draft.isHtml ? '\n' : '\n\n',
        ),
      ]
    : []
  const fresh: Block[] = [...words, ...facts.flatMap(({ text }) => blocksFor(text, draft.isHtml))]
  const told = facts.filter(({ text }) => text).map(({ one }) => `what the documents say about ${one}`)
  const missing = facts
    .filter(({ text }) => !text)
    .map(({ one }) => `The documents do not clearly state ${one}, so I added nothing of it.`)
  const added = [...sentences.map((one) => `“${one}”`), ...told]
  if (!fresh.length) return { unable: missing }
  return {
    draft: withMatter(draft, fresh, isFirst),
    said: [`added ${new Intl.ListFormat('en-US').format(added)}`],
    unable: missing,
  }
}
