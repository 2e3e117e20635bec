import { partAnswer } from '../../change-part.ts'
import { materialOf } from '../answer/material.ts'
import { Citations } from '../citations.ts'
import { applied } from '../drafts/apply.ts'
import { type Draft, readDraft, textOf } from '../drafts/blocks.ts'
import { type Change, changesIn } from '../drafts/changes.ts'
import { onlyOf } from '../drafts/order.ts'

/** What is asked of one part of a document. */
export type PartAsked = { part: string; instruction: string; today: string }

const CANNOT =
  'The built-in model can shorten this, replace or leave out words, move something, add a sentence, or put it in bullets, a table or running text; it did not understand this.'

const AND = new Intl.ListFormat('en-US')

/** The part with the changes asked for, all of them or none; nothing is looked up for it. */
export function changePart({ part, instruction, today }: PartAsked): string {
  const before: Draft = { isHtml: true, title: '', toName: null, blocks: readDraft(part, true) }
  const changes = changesIn(instruction)
  if (!changes.length || changes.some((one) => isElsewhere(one, before))) return partAnswer(null, CANNOT)
  const { draft, said, unable } = applied(before, changes, {
    material: materialOf(new Citations(), [], [], today),
    agency: '',
    earlier: null,
    partyCalled: () => null,
  })
  const after = textOf(draft)
  if (unable.length || after === part) return partAnswer(null, unable.join(' ') || CANNOT)
  return partAnswer(after, `I ${AND.format(said)}.`)
}

/** Whether a change is not of this part: it is of the whole draft, or needs what the documents say. */
function isElsewhere(change: Change, draft: Draft): boolean {
  switch (change.kind) {
    case 'undo':
    case 'title':
    case 'sign':
    case 'greet':
    case 'copy':
    case 'same':
      return true
    case 'only':
      return !onlyOf(draft, change.thing)
    case 'add':
      return change.said.about.length > 0 || !change.said.sentences.length
    default:
      return false
  }
}
