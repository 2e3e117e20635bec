import { composeMessage } from '../../../shared/presets/message.ts'
import type { PresetChoices, PresetId } from '../../../shared/presets.ts'
import { linesPage, makePdf } from '../documents/pdf.ts'
import { type MadePaper, paperOf } from './made-paper.ts'
import { Rehearsal } from './rehearse.ts'

/** A contract that asks for more than the general liability policy of these papers has, and for an automobile policy. */
export const contract = async () =>
  paperOf(
    'Contract.pdf',
    await makePdf([
      linesPage([
        'SUBCONTRACT AGREEMENT',
        'Otter & Thimble Joinery LLC shall install cabinets at 4 Sample Road.',
        'ARTICLE 9 INSURANCE',
        '9.1 Subcontractor shall maintain commercial general liability insurance with limits of not less than',
        '$2,000,000 each occurrence and $2,000,000 general aggregate.',
        '9.2 Subcontractor shall maintain automobile liability insurance with a combined single limit of',
        'not less than $1,000,000.',
        '9.3 Contractor shall be named as an additional insured on the general liability policy.',
      ]),
    ]),
  )

export type Slotted = [slot: string, paper: Promise<MadePaper>]

/** A conversation begun from a preset's dialog: what was answered, and the review that was kept. */
export async function begun(
  preset: PresetId,
  files: readonly Slotted[],
  { texts = {}, choices = {} }: { texts?: Record<string, string>; choices?: PresetChoices } = {},
) {
  const rehearsal = new Rehearsal({ preset })
  const named = files.map(async ([slot, paper]) => ({ ...(await paper), name: `${slot} ${(await paper).name}` }))
  const told = await rehearsal.say(composeMessage(preset, { texts, forms: [], choices }), await Promise.all(named))
  const kept = rehearsal.conversation.artifacts.flatMap(({ body, version }) =>
    body.kind === 'review' ? [{ ...body.review, version }] : [],
  )
  const documents = rehearsal.conversation.artifacts.flatMap(({ body, title }) =>
    body.kind === 'document' ? [{ title, html: body.document.html }] : [],
  )
  return { rehearsal, told, review: kept[0]!, documents }
}
