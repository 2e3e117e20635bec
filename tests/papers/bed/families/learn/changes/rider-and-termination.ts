import { lines, pageBreak } from '../../../blocks.ts'
import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { printedOf } from '../../../together.ts'
import type { Voice } from '../../../voice.ts'
import { besides, columns, coverNote, known, OFFER_WORDS, underwritten } from '../quotes-and-binders/underwriting-desk.ts' // biome-ignore format: a list

function amended(voice: Voice): string {
  const words = Object.fromEntries(voice.chance.some(Object.entries(OFFER_WORDS), 2)) as Partial<typeof OFFER_WORDS>
  const rows = besides(voice, words)
  return voice.chance.maybe(0.5)
    ? columns(
        ['Limit', 'Before this endorsement', 'After this endorsement'],
        rows.map(({ label, amount, other }) => [label, other, amount]),
      )
    : rows
        .map(
          ({ label, amount, other }) =>
            `<p>In consideration of the premium, “${label} ${other}” is deleted and replaced by “${label} ${amount}”.</p>`,
        )
        .join('')
}

const rider: Paper = {
  draw: (voice) => {
    const { truth, date } = voice
    return underwritten(
      'endorsement',
      'fills',
      `<h2>Endorsement no. ${voice.chance.int(1, 9)}</h2>${known([
        ['Forms a part of policy', voice.number('gl')],
        ['Issued to', voice.insured()],
        ['By', voice.carrier('gl')],
        ['Policy runs', `${voice.effective('gl')} to ${voice.expiration('gl')}`],
        ['Takes effect', date(daysLater(truth.policies.gl.effective, 45))],
      ])}<p>It is agreed that the general liability limits are amended.</p>${amended(voice)}<p>Nothing else is changed.</p>`,
    )
  },
}

function terminated(voice: Voice): string {
  const { truth, text, date } = voice
  const { gl } = truth.policies
  return `<h2>Termination of coverage</h2><p>${lines([text(truth.insured.name), ...voice.address(truth.insured.address)])}</p><p>Re: ${text(gl.carrier.name)}, policy ${text(gl.number)}, term ${date(gl.effective)} – ${date(gl.expiration)}</p><p>This insurance is cancelled effective ${date(daysLater(gl.effective, 100))}. The reason is an increase in hazard. You may ask for a review within ten days.</p>`
}

const termination: Paper = { draw: (voice) => underwritten('notice', 'names only', terminated(voice)) }

/** A binder, what was changed after it, and in some files its end. */
const file: Paper = {
  draw: (voice) => {
    const ended = voice.chance.maybe(0.5)
    const first = coverNote.draw(voice)
    return underwritten(
      'binder',
      ended ? 'names only' : 'fills',
      `${printedOf(first).html}${ended ? pageBreak + terminated(voice) : ''}`,
    )
  },
}

export const riderAndTerminationFamilies: LearnFamily[] = [
  { name: 'after issue', papers: { rider, termination, file } },
] // biome-ignore format: a family in a line
