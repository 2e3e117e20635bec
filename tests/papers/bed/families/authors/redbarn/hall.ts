import type { Paper } from '../../../family.ts'
import { commas, dayInWords, inWords } from './words.ts'

const CSS = `.ha{font-family:'DejaVu Serif Condensed','DejaVu Serif',serif;font-size:10.5px;line-height:1.5;text-align:justify}.ha h1{font-size:15px;text-align:center}.ha .sig{display:grid;grid-template-columns:1fr 1fr;gap:40px;margin-top:34px;text-align:left}`

/** An agreement for the use of a hall or barn, which asks for insurance and says of none that it holds. */
export const hallAgreement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const owner = voice.text(truth.names.business())
    const user = voice.text(truth.insured.name)
    const place = chance.pick(['fellowship hall', 'event barn', 'kitchen and dining room', 'show ring and stalls'])
    const { occurrence, aggregate } = truth.prior.gl.limits
    const fee = chance.int(3, 30) * 50
    const asked = chance.pick([
      `commercial general liability insurance of not less than ${inWords(occurrence!)} dollars ($${commas(occurrence!)}) each occurrence and $${commas(aggregate!)} in the annual aggregate, with products where food or drink is served`,
      `liability insurance, per occurrence / annual aggregate, of $${commas(occurrence!)}/$${commas(aggregate!)}, and medical payments of $5,000 each person`,
    ])
    const articles = [
      `<b>Use.</b> Owner lets User have the ${place} at ${voice.address(truth.locations[0]!.party.address).join(', ')} for ${chance.pick(['one day a week', 'two days', 'the season'])} for a fee of $${commas(fee)} and a deposit of $${commas(fee * 2)}, to be returned within ten days if nothing is broken.`,
      '<b>Care.</b> User shall leave the premises swept, the stoves off and the gates shut, and shall let no open flame be lit.',
      `<b>Insurance.</b> User shall, at its own cost, keep ${asked}. ${chance.pick([`If User brings vehicles upon the grounds it shall keep automobile liability of $1,000,000 each accident, owned, hired and non-owned.`, `User’s workers shall be insured as the law requires, with employers liability of $500,000.`])} Owner shall be an additional insured. User shall hand a certificate to Owner ${chance.pick(['ten', 'five', 'fourteen'])} days before the first use; without it the doors stay shut.`,
      `<b>Umbrella.</b> For more than ${chance.int(150, 400)} guests the limits above shall be raised by an umbrella of $${commas(truth.policies.umbrella.limits.occurrence!)}.`,
      '<b>Indemnity.</b> User shall hold Owner harmless from claims that come of the use, save those that Owner alone has caused.',
      `<b>Damage.</b> User pays for breakage at cost; a broken window is charged at $${chance.int(80, 200)}, a lost key at $35.`,
    ]
    const html = `<div class="ha"><h1>${chance.pick(['AGREEMENT FOR USE OF PREMISES', 'Hall and Grounds Agreement', 'LICENSE TO USE'])}</h1><p>Made ${dayInWords(truth.policies.gl.effective)} between ${owner} (“Owner”) and ${user}, ${voice.address(truth.insured.address).join(', ')} (“User”).</p>
${articles.map((text, index) => `<p>${index + 1}. ${text}</p>`).join('')}<div class="sig"><div>Owner<br><br>______________________<br>${voice.text(truth.names.person())}</div><div>User<br><br>______________________<br>${voice.text(truth.names.person())}</div></div></div>`
    return { kind: 'contract', feeds: 'names only', html, css: CSS }
  },
}
