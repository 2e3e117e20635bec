import type { Material } from '../answer/material.ts'
import { aBlock, type Block, type Draft, itemOf, readDraft } from './blocks.ts'
import type { Change } from './changes.ts'
import { askedFor, factsAbout, inLines } from './facts.ts'
import { laidOut } from './layout.ts'
import { withoutThing } from './leave-out.ts'
import { blocksFor, greeting, replaced, signedBy, withMatter } from './put-in.ts'
import { shortened, toned } from './reshape.ts'

/** What changes are made with: the papers, the agency's name, and the draft before its last change. */
export type Scene = { material: Material; agency: string; earlier: { text: string; title: string } | null }

/** A draft after changes, what was done in the words of "I …", and whole sentences on what could not be. */
export type Applied = { draft: Draft; said: string[]; unable: string[] }

/** Makes the changes one after the other; each works on what the one before left. */
export function applied(draft: Draft, changes: Change[], scene: Scene): Applied {
  return changes.reduce<Applied>(
    (so, change) => {
      const { draft: next, said = [], unable = [] } = make(so.draft, change, scene)
      return { draft: next ?? so.draft, said: [...so.said, ...said], unable: [...so.unable, ...unable] }
    },
    { draft, said: [], unable: [] },
  )
}

type Made = { draft?: Draft | null; said?: string[]; unable?: string[] }

const done = (draft: Draft | null, said: string, unable: string): Made =>
  draft ? { draft, said: [said] } : { unable: [unable] }

function make(draft: Draft, change: Change, scene: Scene): Made {
  switch (change.kind) {
    case 'undo':
      return undone(draft, scene)
    case 'shorten':
      return done(
        shortened(draft),
        'made it shorter without leaving out what it says',
        'It holds only what has to be said, so I could not make it shorter; tell me what to leave out.',
      )
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
      return draft.isHtml
        ? { unable: ['A document has no greeting.'] }
        : done(greeting(draft, change.name, change.words), `addressed it to ${change.name}`, '')
    case 'title':
      return done(
        { ...draft, title: change.title },
        `changed the ${draft.isHtml ? 'title' : 'subject'} to “${change.title}”`,
        '',
      )
    case 'replace':
      return done(
        replaced(draft, change.from, change.to),
        `changed “${change.from}” to “${change.to}”`,
        `I found no “${change.from}” in it to change.`,
      )
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
      return {}
  }
}

function undone(draft: Draft, { earlier }: Scene): Made {
  if (!earlier)
    return { unable: ['There is no change of mine that I can take back; earlier versions are under “Versions”.'] }
  return {
    draft: { ...draft, title: earlier.title, blocks: readDraft(earlier.text, draft.isHtml) },
    said: ['took the last change back'],
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
    `left out ${/^(?:last|first|second|third)\b/.test(thing) ? `the ${thing}` : thing}`,
    `It does not speak of ${thing}, so there was nothing to leave out.`,
  )
}

function add(
  draft: Draft,
  { said: { sentences, about }, isFirst }: Extract<Change, { kind: 'add' }>,
  { material }: Scene,
): Made {
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
  const told = facts.filter(({ text }) => text).map(({ one }) => `what the papers say of ${one}`)
  const missing = facts
    .filter(({ text }) => !text)
    .map(({ one }) => `The papers do not tell me plainly about ${one}, so I added nothing of it.`)
  const added = [...sentences.map((one) => `“${one}”`), ...told]
  if (!fresh.length) return { unable: missing }
  return {
    draft: withMatter(draft, fresh, isFirst),
    said: [`added ${new Intl.ListFormat('en-US').format(added)}`],
    unable: missing,
  }
}
