import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { brandOf, compact, full, inWords, lim, longDay, price, smallPrint, trigger } from './words.ts'

const CSS = `.ch { font: 12px/1.45 'Inter Variable', sans-serif; color: #222 } .ch p { margin: 0 0 8px; padding: 8px 13px; border-radius: 14px; max-width: 68%; width: fit-content; border: 1px solid #ccd; break-inside: avoid } .ch p.me { margin-left: auto; border-color: #2a7; } .ch small { color: #899; display: block; font-size: 8.5px } .ch .sum { border: 2px solid #2a7; border-radius: 14px; padding: 12px 16px; margin: 14px 0; break-inside: avoid } .ch .sum div { display: flex; justify-content: space-between; border-bottom: 1px dotted #bbb; padding: 3px 0 } .ch .legal { font-size: 8px; border: 0; max-width: none; color: #788; padding: 0 } .ch h1 { font-size: 17px; text-align: left }`

/** A conversation with the house's assistant: options are talked over and, mostly, one of them is bound in the end; some limits are only said on the way. */
export const chat: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const policy = truth.policies.gl
    const isBound = chance.maybe(0.72)
    const bot = brandOf(policy.carrier.name)
    const person = truth.names.person()
    const minutes = chance.int(0, 9)
    let at = 0
    const say = (by: 'bot' | 'me', words: string) => {
      at += chance.int(0, 2)
      return `<p class="${by}"><small>${by === 'me' ? voice.text(person) : bot} · ${chance.pick(['9', '9'])}:${String(minutes + at).padStart(2, '0')} am</small>${words}</p>`
    }
    const other = otherLimits(chance, 'gl', policy.limits)
    const spoken = chance.pick([compact, full, (amount: number) => `${inWords(amount)} dollars`])
    const before = daysLater(policy.effective, chance.pick([-14, 9, 21]))
    const name = voice.insured()
    const where = voice.insuredAddress().join(', ')
    const always = `Every plan of ours comes with ${lim(voice, 'gl', 'rented', compact, 'no cover')} for damage to a place you rent and ${lim(voice, 'gl', 'medical', compact, 'no cover')} for a visitor’s medical bills, per person.`
    const bubbles = [
      say('bot', `Hi! I’m ${bot}, and I don’t sleep. Which business are we insuring?`),
      say('me', name),
      say('bot', 'And where does your mail go?'),
      say('me', where),
      say(
        'bot',
        `Got it. A business like yours often takes ${full(other.occurrence!)} per occurrence and ${full(other.aggregate!)} in all. That would be ${price((policy.premium / 12) * 0.9)} a month.`,
      ),
      say(
        'me',
        chance.pick([
          `my landlord says he needs ${full(policy.limits.occurrence!)}, can you do that?`,
          'Hmm. What else is there?',
          `Is ${compact(other.occurrence! * 2)} possible`,
        ]),
      ),
      say(
        'bot',
        `${chance.pick(['Sure', 'Of course', 'Yes'])}: ${spoken(policy.limits.occurrence!)} each occurrence, ${spoken(policy.limits.aggregate!)} general aggregate. That’s ${price(policy.premium / 12)} a month. Start on ${longDay(before)}?`,
      ),
      say(
        'me',
        chance.pick([
          `no, ${longDay(policy.effective)} please`,
          `We open later than that, make it ${longDay(policy.effective)}`,
        ]),
      ),
      say('bot', `Noted. ${always}`),
      say('me', chance.pick(['and if I make a mistake in my advice?', 'what about my van'])),
      say(
        'bot',
        chance.pick([
          `Not part of it. I can add it from ${price(chance.int(15, 70))} a month with a limit of $250,000 or $500,000.`,
          'Not covered by this one. You’d need a policy of its own for $300,000 or more.',
        ]),
      ),
      say('me', 'no thanks'),
    ]
    if (!isBound) {
      bubbles.push(
        say('bot', `Then it’s ${price(policy.premium / 12)} today. Shall I make it official?`),
        say('me', chance.pick(['let me think about it', 'I’ll ask my partner first', 'not today'])),
        say(
          'bot',
          `No hurry. I keep quote Q-${chance.digits(6)} for 30 days. Until you say yes and pay, nothing is insured.`,
        ),
      )
      return {
        kind: 'quote',
        feeds: 'nothing',
        html: `<div class="ch"><h1>Your chat with ${bot}</h1>${bubbles.join('')}<p class="legal">${smallPrint(voice, 3)}</p></div>`,
        css: CSS,
      }
    }
    const card = [
      [chance.pick(['Policy no.', 'Your policy', 'Binder and policy number']), voice.number('gl')],
      ['Starts', voice.effective('gl')],
      ['Ends', voice.expiration('gl')],
      [chance.pick(['Each occurrence', 'Per occurrence']), lim(voice, 'gl', 'occurrence', spoken)],
      [
        chance.pick(['General aggregate', 'All claims in the year (general aggregate)']),
        lim(voice, 'gl', 'aggregate', spoken),
      ],
      ['Products and finished work, total', lim(voice, 'gl', 'products', compact)],
      ['Personal and advertising injury', lim(voice, 'gl', 'personal', compact)],
      ['You pay first', full(chance.pick([0, 250, 500]))],
      ['Insurer', voice.carrier('gl')],
    ]
    const form = trigger(voice)
    voice.notJudged('gl.perPolicy')
    const sold = chance.maybe(0.6)
      ? say(
          'bot',
          `By the way: ${voice.producer()}, ${voice.producerAddress().join(', ')} (${voice.reach('phone')}) sent you to us and stays your agent.`,
        )
      : ''
    bubbles.push(
      say('bot', `Then it’s ${price(policy.premium / 12)} today. Shall I make it official?`),
      say('me', chance.pick(['yes', 'Yes, do it', 'ok go'])),
      say(
        'bot',
        `Done. ${chance.pick(['You’re bound.', 'Cover is bound.', 'You’re insured.'])} Here’s the short version:`,
      ),
      `<div class="sum"><b>${chance.pick(['General liability', 'Business liability (CGL)'])}</b>${card.map(([label, value]) => `<div><span>${label}</span><b>${value}</b></div>`).join('')}<div><span>How claims count</span><span>${form}</span></div></div>`,
      sold,
      say(
        'bot',
        `The policy itself follows within ${chance.pick([3, 10, 30])} days; this chat binds us until then. What we said about rented places and medical bills holds.`,
      ),
      say('me', 'great, thx'),
    )
    return {
      kind: 'binder',
      feeds: 'fills',
      html: `<div class="ch"><h1>${chance.pick([`Your chat with ${bot}`, 'Chat transcript – temporary evidence of insurance'])}</h1>${bubbles.join('')}<p class="legal">${smallPrint(voice, 3)}</p></div>`,
      css: CSS,
    }
  },
}
