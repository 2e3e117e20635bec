import type { Intent } from '../../server/assistant/builtin/understanding/intent-by-weights.ts'
import type { TalkState } from '../../server/assistant/builtin/understanding/intent-features.ts'
import { chanceFrom } from '../../tests/papers/bed/random.ts'

export type Sketch = { message: string; intent: Intent; state: TalkState }

const WORDS: Record<string, string[]> = {
  hi: ['hi', 'hello', 'hey', 'hey there', 'good morning', 'good afternoon', 'morning', 'hiya', 'hello cara', 'hi cara', 'evening', 'howdy', 'cara are you there', 'you there', 'are you online'],
  how: ['', 'how are you', 'how are you doing today', 'hows it going', 'how is your day', 'nice to meet you', 'long time no see', 'im back', 'first day here'],
  thx: ['thanks', 'thank you', 'thx', 'ty', 'thanks so much', 'many thanks', 'much appreciated', 'appreciate it', 'cheers', 'youre a lifesaver', 'you rock', 'great work', 'awesome thanks', 'that helps a lot', 'nice work', 'perfect thanks', 'you saved my day'],
  who: ['the insured', 'the carrier', 'the client', 'the underwriter', 'the holder', 'the landlord', 'the lender', 'the agent', 'him', 'her', 'them', 'the adjuster', 'the contractor', 'the city'],
  it: ['it', 'this', 'that', 'the certificate', 'the form', 'the policy', 'the email', 'this cert', 'the quote', 'the endorsement', 'the file', 'everything'],
  act: ['call', 'phone', 'text', 'fax', 'ring'],
  send: ['send', 'email', 'submit', 'mail', 'forward', 'upload', 'post', 'deliver', 'file'],
  now: ['', 'now', 'right away', 'today', 'asap', 'for me', 'please', 'straight away', 'tomorrow at 9'],
  bind: ['bind', 'cancel', 'renew', 'endorse', 'issue', 'reinstate', 'rewrite', 'non-renew', 'quote', 'rate'],
  pay: ['pay', 'charge the card for', 'transfer the money for', 'refund'],
  web: ['google', 'look up online', 'search the internet for', 'check the website of', 'browse for', 'look on the web for'],
  sys: ['epic', 'applied', 'hawksoft', 'ams360', 'ezlynx', 'the carrier portal', 'our management system', 'salesforce'],
  field: ['the insured name', 'the holder', 'the general aggregate', 'the each occurrence limit', 'the policy number', 'the effective date', 'the producer phone', 'the umbrella limit', 'the expiration', 'waiver', 'additional insured', 'the description box', 'the naic code', 'the address'],
  val: ['2,000,000', '1M', '3/1/2026', 'ABC Builders LLC', 'blank', 'yes', 'GL-20391', '12 Main St', 'Y', 'any auto', 'per project', 'Otter Holdings Inc'],
  form: ['an acord 25', 'a certificate', 'a coi', 'the cert', 'acord 25', 'the certificate of insurance', 'a cert for the landlord', 'form 25'],
  mk: ['fill', 'fill out', 'make', 'prepare', 'create', 'do', 'issue', 'get me', 'i need', 'complete', 'generate', 'can you make', 'put together'],
  wr: ['write', 'draft', 'compose', 'prepare', 'put together', 'can you write', 'i need', 'help me with', 'whip up'],
  mail: ['an email', 'a reply', 'a note', 'a letter', 'a message', 'an e-mail', 'a short mail', 'a follow up'],
  about: ['about the missing payroll', 'asking for loss runs', 'with the certificate', 'about the cancellation', 'that the limit is too low', 'explaining the exclusion', 'to request a quote', 'about the audit', 'on the renewal', 'chasing the signed application'],
  doc: ['a summary document', 'a memo', 'a one pager', 'a report', 'a checklist', 'a coverage summary', 'a table of limits', 'a write up', 'a document'],
  edit: ['make it shorter', 'shorter', 'more formal', 'friendlier please', 'less stiff', 'add that we will call monday', 'sign as Dana', 'leave out the premium', 'put it in a table', 'take out the second paragraph', 'change the subject', 'start with dear team', 'mention the deadline', 'use bullet points', 'drop the last line', 'tone it down', 'rephrase the opening', 'address it to Mr. Vance', 'add my phone number', 'longer'],
  find: ['find', 'search for', 'look for', 'where is', 'locate', 'show me where it says', 'which page has', 'search the files for', 'can you find', 'wheres'],
  thing: ['the waiver of subrogation', 'flood', 'the mold exclusion', 'subcontractors', 'vin 4471', 'the loss payee', 'notice of cancellation', 'the word residential', 'punitive damages', 'the driver list', 'the retro date', 'earthquake wording', 'the signature page'],
  over: ['summarize', 'give me an overview of', 'walk me through', 'explain', 'tell me about', 'break down', 'what is in', 'sum up', 'run me through', 'go over', 'review'],
  paper: ['this policy', 'the attached', 'these documents', 'the dec page', 'this file', 'what i uploaded', 'the whole thing', 'the packet', 'this quote', 'the policy'],
  given: ['here you go', 'see attached', 'attached', 'here is the policy', 'as discussed', 'fyi', 'there you go', 'here are the files', 'please see the attachment', 'new policy came in', 'this just came in', 'have a look'],
  pick: ['the first one', 'the second', 'option b', 'number 2', 'the newer one', 'the higher limit', 'use the one from Otter Mutual', 'leave it blank', 'neither', 'both', 'the one expiring in june', 'yes that one', '1', '2', 'the latter', 'take the smaller', 'the llc', 'skip it', 'the current term'],
  ok: ['yes', 'yes please', 'go ahead', 'ok do it', 'sounds good', 'looks good', 'correct', 'thats right', 'yep', 'sure', 'approved', 'confirmed', 'that works', 'please proceed', 'perfect go on', 'fine by me', 'all correct', 'agreed'],
  undo: ['undo', 'undo that', 'never mind', 'forget it', 'stop', 'cancel that', 'scratch that', 'go back', 'revert', 'take that back', 'start over', 'delete what you did', 'put it back how it was', 'abort', 'hold on stop', 'reset the form', 'discard it', 'dont do it'],
  bad: ['thats wrong', 'this is wrong', 'no thats not right', 'you got it wrong', 'incorrect', 'thats not what i asked', 'the limit is wrong', 'you missed one', 'that is the wrong policy', 'this makes no sense', 'you made a mistake', 'that date is off', 'wrong insured', 'doesnt match the dec', 'thats last years number', 'not even close', 'you forgot the umbrella', 'why did you change that'],
  pre: ['compare these quotes', 'compare the two policies', 'do a proposal', 'build a proposal for the client', 'review the certificate against the contract', 'check this cert for compliance', 'coverage comparison', 'side by side of expiring and renewal', 'underwriting summary', 'prepare a submission', 'contract review please', 'quote comparison', 'make a proposal', 'compare carriers', 'do a policy check', 'loss summary for the market'],
  lang: ['en español por favor', 'hablas español', 'auf deutsch bitte', 'parlez vous français', 'translate to spanish', 'hola', 'buenos días', 'gracias', 'cual es la prima', 'merci', 'puedes traducirlo', 'responde en español', 'danke', 'in french please', 'cuando vence la póliza', 'bonjour', 'obrigado', 'que cubre esta póliza'],
  ask: ['what is the', 'whats the', 'how much is the', 'who is the', 'when does the', 'is there a', 'do they have', 'which', 'how many', 'tell me the', 'does it cover', 'is', 'are', 'and the'],
  fact: ['general aggregate', 'deductible', 'policy number', 'named insured', 'premium', 'carrier', 'policy expire', 'retention', 'vehicles', 'drivers', 'flood covered', 'claims open', 'umbrella limit', 'agent', 'additional insured', 'total incurred', 'mortgagee', 'coinsurance'],
} // biome-ignore format: lists of words

const PATTERNS: [Intent, TalkState[], string[]][] = [
  ['greeting', ['none', 'none', 'form_filled'], ['{hi}', '{hi} {how}', '{hi}, {how}?', '{how}']],
  ['thanks', ['none', 'form_filled', 'draft_open'], ['{thx}', 'ok {thx}', '{thx}!', 'great, {thx}', 'thats all, {thx}']],
  ['cannot', ['none', 'form_filled', 'draft_open'], ['{act} {who} {now}', '{send} {it} to {who} {now}', '{bind} the policy {now}', '{pay} the invoice {now}', '{web} the carrier rating', 'enter it in {sys}', 'update {sys} {now}', 'remind me {now}', 'go ahead and {bind} option 1', 'can you {act} {who}', 'log {it} in {sys}', 'schedule a meeting with {who}', 'print {it} {now}', '{send} {it} {now}', 'sign {it} for me', 'whats the weather today']],
  ['correct_form', ['form_filled'], ['change {field} to {val}', '{field} should be {val}', '{field} is {val}', 'put {val} for {field}', 'set {field} to {val}', 'clear {field}', 'make {field} {val}', '{field} needs to say {val}', 'remove {field}', 'tick {field}']],
  ['fill_form', ['none', 'none', 'form_filled'], ['{mk} {form}', '{mk} {form} please', '{form} for {who}', 'please {mk} {form} from the attached', 'need {form} asap', '{mk} {form} and name {val} as holder']],
  ['draft_email', ['none', 'form_filled'], ['{wr} {mail} to {who} {about}', '{wr} {mail} {about}', 'email {who} {about}', 'ask {who} {about}', 'let {who} know {about}', '{mail} to {who} {about}', 'tell {who} {about}']],
  ['draft_document', ['none'], ['{wr} {doc}', '{wr} {doc} of {paper}', 'turn that into {doc}', 'put that in {doc}', '{doc} for {who}', 'make {doc} from {paper}']],
  ['edit_draft', ['draft_open'], ['{edit}', '{edit} please', 'can you {edit}', '{edit} and {edit}']],
  ['search', ['none'], ['{find} {thing}', '{find} {thing} in {paper}', '{find} {thing}?']],
  ['explore_policy', ['none'], ['{over} {paper}', '{over} {paper} please', 'can you {over} {paper}', 'whats {paper} about', 'what does {paper} cover', 'what is this', '{given}', '{given}, {paper}']],
  ['choose', ['asked_choice'], ['{pick}', '{pick} please', 'use {pick}', 'its {pick}', 'go with {pick}']],
  ['confirm', ['form_filled', 'draft_open', 'asked_choice'], ['{ok}', '{ok}!', 'yes, {ok}', '{ok} thanks']],
  ['undo_or_stop', ['form_filled', 'draft_open', 'none'], ['{undo}', '{undo} please', 'please {undo}', '{undo}, wrong client']],
  ['complaint', ['form_filled', 'draft_open', 'none'], ['{bad}', 'no, {bad}', '{bad}, look again', 'hm {bad}', '{bad}!!']],
  ['other_preset', ['none'], ['{pre}', '{pre} please', 'can you {pre}', '{pre} for the meeting']],
  ['language', ['none', 'draft_open'], ['{lang}', '{lang}?', 'hola, {lang}']],
  ['question', ['none', 'form_filled', 'none'], ['{ask} {fact}', '{ask} {fact}?', '{ask} {fact} on {paper}', 'whats {field} on {paper}', '{fact}?', '{ask} {fact} and the {fact}']],
] // biome-ignore format: a table

/** Messages made of phrases, as people may put them; the same for the same seed. */
export function sketches(seed: number, count: number): Sketch[] {
  const chance = chanceFrom(seed)
  const fill = (pattern: string) => pattern.replace(/\{(\w+)\}/g, (_, name: string) => chance.pick(WORDS[name]!)).trim()
  return Array.from({ length: count }, (_, at) => {
    const [intent, states, patterns] = PATTERNS[at % PATTERNS.length]!
    return { message: fill(chance.pick(patterns)), intent, state: chance.pick(states) }
  })
}
