import { writtenOut } from '../../documents/search/trade-words.ts'
import { FORMS } from '../../forms/index.ts'
import { endingOf } from './ending.ts'
import { holderIn } from './holder.ts'
import { lastDraft, lastForm } from './made.ts'
import { fieldsMeant, sectionCleared, wishesIn } from './plans/wishes.ts'
import { inEnglish } from './question/other-languages.ts'
import { readQuestions } from './question/read-question.ts'
import { asksForMore } from './question/rows.ts'
import type { Talk } from './talk.ts'
import { type Intent, intentOf } from './understanding/intent-by-weights.ts'
import type { TalkState } from './understanding/intent-features.ts'

/** A kind of work a message may ask for. */
export type Job =
  | 'fill'
  | 'correct'
  | 'blanks'
  | 'email'
  | 'document'
  | 'edit'
  | 'overview'
  | 'compare'
  | 'question'
  | 'sources'
  | 'thanks'
  | 'help'
  | 'unable'
  | 'undo'
  | 'complaint'
  | 'confirm'
  | 'language'
  | 'otherPreset'

const DO = String.raw`\b(?:fill(?: out| in)?|complete|prepare|make|issue|create|generate|produce|do|need|want|give me|get me|provide|run|set up|put together|cut)\b`
const FORM = String.raw`\b(?:acord|form|certificates?(?! holder)|certs?|cois?)\b`
const FILL = new RegExp(
  String.raw`${DO}[^.?!\n]{0,60}${FORM}|\b(?:acord\s*#?\d{2,3}|coi|certificate of (?:liability )?insurance)\b[^?\n]{0,40}\b(?:please|for|asap)\b|^\s*(?:acord\s*#?\d{2,3}|coi|certificate)\b[^?]{0,60}$`,
  'i',
)
const WRITE = String.raw`\b(?:write|draft|compose|prepare|create|make|send|do|reply|answer|respond|need|want|give me|generate|put together)\b`
const MAIL = String.raw`\b(?:e-?mails?|mail|letter|note|message|cover note|reply)\b`
const EMAIL = new RegExp(
  String.raw`${WRITE}[^.?!\n]{0,50}${MAIL}|\b(?:e-?mail|write|reply|respond|send (?:it|this|that|them)?) (?:it |this |that |back )?(?:to )?(?:the |our |my )?(?:holder|certificate holder|insured|client|customer|carrier|insurer|underwriter|landlord|broker|producer|him|her|them)\b|\b(?:ask|tell|inform|notify|let|remind)\b (?:the |our )?(?:holder|certificate holder|insured|client|customer|carrier|insurer|underwriter|landlord|producer|broker)\b|^\s*(?:now |then |and )?(?:the )?e-?mail\b`,
  'i',
)
const DOCUMENT =
  /\b(?:write|draft|compose|create|make|prepare|produce|generate|put together|build|turn (?:it|this|that) into|put (?:it|this|that) in(?:to)?)\b[^.?!\n]{0,60}\b(?:document|summary|report|memo|overview|checklist|table|comparison|proposal|one-?pager|write-?up|schedule)\b|\bas a (?:document|report|memo)\b/i
const EDIT =
  /\b(?:short(?:er|en)|longer|more (?:formal|friendly|casual|detailed|polite)|less formal|friendlier|formal(?:ly)?|rephrase|reword|rewrite|change|replace|add|mention|include|remove|delete|drop|take out|cut|leave out|sign (?:it|off)|fix|correct|update|instead of|say that|put in|subject|start (?:it )?with|begin (?:it )?with|greet(?:ing)?|address (?:it|them|him|her))\b/i
const CORRECT =
  /\b(?:change|correct|set|make|update|fix|remove|clear|delete|replace|add|put|enter|use|tick|untick|check|uncheck|mark|leave|should (?:be|read|say)|must be|needs to be|is wrong|not right|blank|instead)\b|\b(?:certificate )?holder (?:is|=|:)|\bholder:/i
const BLANKS =
  /\b(?:what(?:'s| is| are)?|which|list|show|anything|why)\b[^.?!]{0,50}\b(?:missing|blank|empty|not (?:filled|found)|left (?:out|blank|open|empty)|unfilled|incomplete)\b/i
const OVERVIEW =
  /\b(?:(?:which|what) (?:lines?|kinds?|types?|policies|coverages)\b[^.?]{0,30}\b(?:insurance|have|carried?|there|included|in force|listed|attached)\b|what (?:does|do|is|are)(?: all)?(?: (?:this|the|my|our|these|that))?(?: \w+){0,3}? (?:cover|insure)(?:ed|s)?\s*(?:\?|\.|$)|what(?:'s| is) covered\s*(?:\?|\.|$)|summar(?:y|i[sz]e)|overview|walk me through|tell me (?:all )?about (?:this|the|these|my|our) (?:polic|document|file|paper)|explain (?:this|the|these) (?:polic|document|file|paper)|what (?:is|are) (?:this|these|in (?:this|these|the))(?: (?:file|document|polic(?:y|ies)|paper|pdf)s?)?\s*\?|key (?:facts|points|terms)|main (?:points|coverages|terms)|review (?:this|the|these)|parties, dates, limits)/i
const COMPARE =
  /\b(?:compare|comparison|differen(?:ce|ces|t)|differ|versus|vs\.?|side by side|changed? (?:from|between|since)|what(?:'s| has| is)? (?:changed|new))\b/i
const SOURCES =
  /^\s*(?:and )?(?:where (?:does it say|is that|do you (?:see|get|have) (?:that|this|it)|did you (?:find|get) (?:that|this|it))|(?:on )?(?:which|what) page|show me (?:the |where )?(?:sources?|pages?|wording|it says)?|are you sure|how do you know|says who|what(?:'s| is) (?:the|your) source)\b[^.!?]{0,30}[.!?]*\s*$/i
const THANKS =
  /^\s*(?:(?:ok(?:ay)?|great|perfect|nice|good|super|awesome|cool)[,.! ]*)*(?:thank(?:s| you)|thx|ty|cheers|great|perfect|ok(?:ay)?|nice|good (?:job|work)|well done|got it|all good|that'?s all)\b[^?]{0,40}$/i
const HELP =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|help|test)\b[\s,.!]*(?:cara|there)?[\s,.!]*$|\bwhat (?:can|do) you (?:do|help)|\bhow (?:do|can|does) (?:you|this|i use)\b|\bwho are you\b|\bwhat are you\b|\bare you (?:a |an )?(?:real |actual )?(?:ai|bot|human|person|model|robot)\b|\bwhich (?:language )?model\b/i
const UNABLE =
  /\b(?:google|search (?:the )?(?:web|internet|online)|look (?:it |this |that |them )?up (?:on(?:line| the)|in the web)|weather|news|stock|browse|website)\b|\b(?:legal (?:advice|opinion)|should (?:we|i|they) sue|lawsuit strategy|is (?:it|this) legal)\b|\b(?:update|enter|post|save|add|log)\b[^.?!]{0,40}\b(?:ams|epic|applied|hawksoft|ezlynx|crm|management system|account record|carrier portal)\b|\b(?:call|phone|text|fax)\b (?:the |our |him|her|them|me)|\b(?:bind|quote|rate|cancel|renew|endorse)\b (?:the |this |a |my |our )?(?:policy|coverage|risk|account|quote)\b[^?]*$|\btranslate\b|\b(?:pay|charge)\b (?:the )?(?:premium|invoice)\b|\b(?:remind me|schedule a|book a)\b/i
const SEND_NOW =
  /^\s*(?:please |now |and |then |ok,? )*send (?:it|this|that|the (?:e-?mail|certificate|form|draft)|them)(?: (?:now|off|out|please|to .*))?[.!]*\s*$/i
const ASKING =
  /\?\s*$|^\s*(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|does|do|did|can|could|has|have|will|would|should|may)\b/i

/** What the last message of a talk asks for, in the order it is done. One message may ask for a form and then an e-mail. */
export function jobsOf(talk: Talk): Job[] {
  const turn = talk.turns.at(-1)!
  const { text } = turn
  const form = lastForm({ ...talk, turns: talk.turns.slice(0, -1) })
  const draft = lastDraft({ ...talk, turns: talk.turns.slice(0, -1) })
  if (!turn.files.length && THANKS.test(text)) return ['thanks']
  if (!turn.files.length && (HELP.test(text) || !/[\p{L}\p{N}]/u.test(text))) return ['help']
  if (SEND_NOW.test(text)) return ['unable']
  if (!turn.files.length && talk.turns.length > 1 && SOURCES.test(text) && !asksForMore(text)) return ['sources']
  const jobs: Job[] = []
  const asks = ASKING.test(text.trim())
  if (isFill(talk, text, asks, form !== null)) jobs.push('fill')
  if (DOCUMENT.test(text) && !new RegExp(`${WRITE}[^.?!\\n]{0,30}${MAIL}`, 'i').test(text)) jobs.push('document')
  if (EMAIL.test(withoutAddressee(text)) && !(asks && BLANKS.test(text))) jobs.push('email')
  if (jobs.length) return jobs
  if (BLANKS.test(text)) return [form ? 'blanks' : 'overview']
  if (UNABLE.test(text)) return ['unable']
  const changes = changeOf(text, asks, form !== null, draft !== null, talk)
  if (changes) return [changes]
  if (COMPARE.test(text)) return ['compare']
  if (OVERVIEW.test(text) && !asksForMore(text)) return ['overview']
  const before = talk.turns.at(-2)
  const isAnswer = before !== undefined && endingOf(before)?.outcome === 'NEEDS_INPUT'
  const meant = isAnswer ? null : meantBy(text, form ? 'form_filled' : draft ? 'draft_open' : 'none')
  if (meant) return [meant]
  return [isOverview(talk, text) ? 'overview' : 'question']
}

/** What is no question, by what was learned of messages; what none of the patterns above knows. */
const MEANT: Partial<Record<Intent, Job>> = {
  greeting: 'help',
  thanks: 'thanks',
  cannot: 'unable',
  undo_or_stop: 'undo',
  complaint: 'complaint',
  confirm: 'confirm',
  language: 'language',
  other_preset: 'otherPreset',
}

function meantBy(text: string, state: TalkState): Job | null {
  const intent = intentOf(writtenOut(text), state)
  const job = intent && MEANT[intent]
  return job && !(job === 'language' && inEnglish(text) !== null) ? job : null
}

/** "The e-mail address" is no e-mail to be written. */
const withoutAddressee = (text: string) => text.replace(/\be-?mail(?:ing)? address(?:es)?\b/gi, ' ')

function isFill({ turns, preset }: Talk, text: string, asks: boolean, hasForm: boolean): boolean {
  if (/^\s*(?:can|could|would|will) you\b/i.test(text) && FILL.test(text)) return true
  if (/^Fill ACORD/.test(text)) return true
  if (!asks && FILL.test(text))
    return !(
      hasForm &&
      /\b(?:the|this|that|it)\b[^.]{0,20}\b(?:form|certificate)\b/i.test(text) &&
      CORRECT.test(text) &&
      !/\b(?:another|new|second)\b/i.test(text)
    )
  return preset === 'GENERATE_TEMPLATE' && turns.length === 1 && !asks
}

/** A change to what was made last: the draft, or the form before it. */
function changeOf(text: string, asks: boolean, hasForm: boolean, hasDraft: boolean, talk: Talk): Job | null {
  const isRequest = !asks || /^\s*(?:can|could|would|will) you\b/i.test(text)
  if (!isRequest) return null
  const aboutForm =
    /\b(?:holder|limit|occurrence|aggregate|policy number|effective|expiration|insured|insurer|naic|additional insured|waiver|producer|address|box|field|tick|form|certificate|acord|description)\b/i.test(
      text,
    )
  const aboutDraft =
    /\b(?:e-?mail|letter|draft|document|summary|sentence|paragraph|greeting|subject|tone|wording of|sign(?:ed|ature|-off| off| it)?|shorter|longer|formal|friendl)/i.test(
      text,
    )
  if (hasForm && !aboutDraft && namesElement(text)) return 'correct'
  if (hasDraft && EDIT.test(text) && (aboutDraft || !hasForm || !aboutForm || draftIsLater(talk))) return 'edit'
  if (hasForm && CORRECT.test(text) && (aboutForm || !hasDraft)) return 'correct'
  return null
}

/** Whether a change is worded for an element of a form, or for the holder. */
function namesElement(text: string): boolean {
  if (holderIn(text)) return true
  return wishesIn(text).some(
    (wish) => sectionCleared(wish) !== null || FORMS.some((form) => fieldsMeant(form, wish, '').length > 0),
  )
}

function draftIsLater({ turns }: Talk): boolean {
  const names = turns.flatMap(({ calls }) => calls.filter(({ error }) => !error).map(({ name }) => name))
  return (
    Math.max(names.lastIndexOf('DRAFT_EMAIL'), names.lastIndexOf('DRAFT_DOCUMENT'), names.lastIndexOf('FILE_EDITOR')) >
    names.lastIndexOf('FILL_TEMPLATE')
  )
}

function isOverview({ turns }: Talk, text: string): boolean {
  if (turns.length > 1 && asksForMore(text)) return false
  const [question] = readQuestions(text, [])
  const isEmpty = !question || question.topics.length + question.lines.length + question.subject.length === 0
  return isEmpty && turns.some(({ files }) => files.length > 0)
}
