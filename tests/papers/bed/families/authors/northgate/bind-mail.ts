import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import { chosenLines } from './chosen-lines.ts'
import { client, prose, sheet } from './letterhead.ts'
import { notBought } from './other-lines.ts'
import { aHand, basis, limits, term, title } from './program.ts'

/** E-mail of the account executive that coverage is bound, in prose; the letter attached says it line by line. */
export const bindMail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice)
    const lines = chosenLines(voice, 2).slice(0, 4)
    const person = voice.text(truth.names.person())
    const says = (line: Line) => {
      const [from, to] = term(voice, hand, line)
      const amounts = limits(voice, hand, line).map(([words, amount]) => chance.pick([`${amount} ${words}`, `${words} of ${amount}`, `${words} ${amount}`]))
      const list = amounts.length > 1 ? `${amounts.slice(0, -1).join(', ')} and ${amounts.at(-1)}` : amounts.join('')
      const name = title(voice, hand, line)
      const form = basis(voice, line).join('; ')
      const carrier = voice.carrier(line)
      const number = voice.number(line)
      return chance.pick([
        `<b>${name}</b> is bound with ${carrier} effective ${from} through ${to}, policy ${number}. You have ${list}. ${form}${form ? '.' : ''}`,
        `${carrier} has bound the <b>${name}</b> under ${number} (${from}–${to}) with limits of ${list}${form ? ` (${form})` : ''}.`,
        `<b>${name}:</b> policy ${number} from ${carrier}, ${from} to ${to}, providing ${list}. ${form}${form ? '.' : ''}`,
        `On the <b>${name}</b> you moved away from the ${voice.money(chance.int(3, 90) * 1000)} quote and are now with ${carrier}; policy ${number} runs ${from} to ${to}, and its limits are ${list}.`,
      ])
    }
    const bullets = chance.maybe(0.4)
    const paragraphs = lines.map((line) => (bullets ? `• ${says(line)}` : says(line)))
    const open = chance.pick([
      'Per your authorization this morning, everything below is bound. I wanted you to have it in writing before the old policies ran off.',
      'Good news: the carriers have confirmed and you are covered. Details below; the policies themselves usually take 30 to 45 days.',
      'Thanks for the quick turnaround on the signed documents. Please accept this note as our confirmation of coverage.',
    ])
    const aside = chance.pick([
      `As discussed, we did not move forward with the ${chance.pick(['$2M', '$3M', '$15M'])} excess option or with ${notBought(voice).join(' or ')}.`,
      `Your lender had asked about ${voice.money(chance.int(20, 60) * 100_000)}; their counsel has since waived that requirement.`,
      `Down payment of ${voice.money(chance.int(900, 20_000))} is due in 20 days.`,
    ])
    const close = `${chance.pick(['Best,', 'Thanks,', 'Regards,'])}<br>${voice.reach('contact')}<br>${chance.pick(['Account Executive', 'Client Advisor', 'Producer'])}<br>${voice.producer()}<br>${chance.maybe(0.7) ? `${voice.producerAddress().join('<br>')}<br>` : ''}${chance.pick(['o ', 'Direct: ', ''])}${voice.reach('phone')}<br>${voice.reach('email')}`
    const sender = `<div class="ng-band ng-s"><b>From:</b> ${voice.reach('contact')} &lt;${voice.reach('email')}&gt;<br><b>To:</b> ${person} &lt;${person.split(' ').at(-1)!.toLowerCase()}@client.example.com&gt;<br><b>Subject:</b> `
    const subject = chance.pick(['Bound: your insurance renewal', 'Coverage confirmation', 'You are bound', 'Binding confirmation – please keep'])
    const body = `<p>${person.split(' ')[0]},</p><p>${open}</p>${chance.maybe(0.4) ? `<p>${prose(voice).join(' ')}</p>` : ''}${paragraphs.map((words) => `<p>${words}</p>`).join('')}<p>${aside}</p>`
    const about = `<p>${chance.pick(['This concerns', 'Insured:', 'Account:'])} ${voice.insured()}${chance.maybe(0.6) ? `, ${voice.insuredAddress().join(', ')}` : ''}</p>`
    const css = sheet(voice)
    const kind = 'binder' as const
    // Either the e-mail itself on paper, or a short note to which the confirmation is attached.
    if (chance.maybe(0.4)) return { kind, feeds: 'fills', css, html: `${sender}${subject}</div>${body}${about}<p>${close}</p>` }
    const note = chance.pick([
      'Attached is our confirmation for your file. Call me with any question.',
      'The confirmation is attached. It replaces the proposal we sent last month; please discard that one.',
      'As promised, see attached. Invoices follow separately from each carrier.',
    ])
    return {
      kind,
      feeds: 'fills',
      css,
      html: `<h1>${chance.pick(['Confirmation of Coverage', 'Bound Coverage – Letter of Confirmation', 'Binding Confirmation'])}</h1>${chance.maybe(0.5) ? `<p>${client(voice)}</p>${body}` : `${body}${about}`}<p>${close}</p>`,
      mail: { subject, words: `${person.split(' ')[0]},\n\n${note}\n\n${voice.text(truth.producer.contact)}` },
    }
  },
} // biome-ignore format: wide rows
