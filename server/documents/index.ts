/**
 * The one door of reading: what other rooms may use. Whatever is not listed here may change without anybody outside noticing.
 * The reading worker (server/workers) is the room's own roof in a thread and enters by itself.
 */

export { nearestOf } from '../../shared/near-words.ts'
export { imprintOf } from './acord/recognise.ts'
export { taughtEdition } from './acord/taught-edition.ts'
export type { AcordPaper, Edition, FormBox } from './acord/types.ts'
export { answerIn } from './answered/answer.ts'
export type { AnsweredQuestion } from './answered/types.ts'
export { type Candidate, candidatesOf, type Told } from './answers/candidates.ts'
export { workOutAsked } from './answers/operands.ts'
export { meantBy, rankAnswers } from './answers/rank.ts'
export { type Telling, tellingsIn } from './answers/telling.ts'
export { type Weighed, weighedOf } from './answers/weighed.ts'
export { CLAIMED, inDoubt } from './certainty.ts'
export { Likenesses } from './concepts/likeness.ts'
export { LIMIT_CONCEPTS, type LimitConcept } from './concepts/limits.ts'
export { linesInsured, OWN_KIND } from './contracts/limits.ts'
export { citesPart } from './contracts/marks.ts'
export type { RequiredLimit } from './contracts/required-limit.ts'
export type { Demand, InsuranceClause } from './contracts/types.ts'
export type { DemandKind } from './contracts/weights.ts'
export { operationsIn } from './contracts/wordings.ts'
export {
  type Address,
  addressFrom,
  cityStateZip,
  isStreet,
  STATE_CODES,
  STATES,
  startsAddress,
} from './facts/addresses.ts'
export type { ElementMeanings } from './facts/certificate-facts.ts'
export { sortableDate } from './facts/dates.ts'
export type { PolicyEvent } from './facts/events.ts'
export { factAsked, isElsewhere, signs, speaksOfLabel } from './facts/fact-asked.ts'
export { isFiller, lineInShort, lineNamed, lineSaid, linesNamed } from './facts/headings.ts'
export {
  FACT_KEYS,
  type FactKey,
  LINES,
  type LineOfBusiness,
  SPECIALTY_LINES,
  type SpecialtyLine,
} from './facts/keys.ts'
export { LEGAL_FORMS } from './facts/legal-forms.ts'
export { limitConcept, limitFact } from './facts/limit-labels.ts'
export { isOneName, plainName } from './facts/names.ts'
export { isOnOneOf } from './facts/not-bound.ts'
export { isOneInsured } from './facts/one-insured.ts'
export { bareNumber } from './facts/policies.ts'
export { LIMIT_FACTS } from './facts/policy-limits.ts'
export { isOfMany } from './facts/resolve.ts'
export { limitsExcluded, rowsSaid } from './facts/said-instead.ts'
export { normal } from './facts/sheet.ts'
export type { Stamp } from './facts/stamps.ts'
export { type Ending, endingOf, type FiledEvent, isSamePolicy } from './facts/time-line.ts'
export type { DocumentFacts, Fact, FactStatus, InThousands, PolicyFacts } from './facts/types.ts'
export { premiumFactsOf } from './facts/whole-premium.ts'
export { type Labeled, labelFields } from './form-fields/label-fields.ts'
export type { FieldChoice, FieldFormat, FieldKind, LabelBox, PdfField, PdfForm } from './form-fields/types.ts'
export { statementsIn } from './graph/statements-in.ts'
export type { Part, Statement, Worked } from './graph/types.ts'
export { type DocumentKind, isMute, isSilent, type MuteKind } from './kinds.ts'
export { certaintiesOf, type Features, type LearnedWeights, softmax } from './learned-weights.ts'
export type { PagePick } from './pages/arrange-pages.ts'
export { MOST_ARRANGED, type PagesFrom, rearranged } from './pages/rearranged.ts'
export { acordKind } from './papers/acord-kinds.ts'
export { Allowance } from './reading/allowance.ts'
export { faultInFirstBytes } from './reading/first-bytes.ts'
export { type PdfEngine, startPdfEngine } from './reading/pdf/engine.ts'
export { type PageFrame, toShown } from './reading/pdf/glyphs.ts'
export { openPdf, type PdfDocument } from './reading/pdf/open.ts'
export { fileAllowance, findFacts, pool, readDocument } from './reading/read-document.ts'
export { ReadingError, TOOK_TOO_LONG } from './reading/reading-error.ts'
export { Seats } from './reading/seats.ts'
export { type KeptSteps, READER_EDITION, TurnOver } from './reading/steps.ts'
export { readTables, type Sheet } from './reading/tables.ts'
export type {
  Continued,
  FieldWriting,
  FilledForm,
  FillNote,
  PdfFill,
  TemplateFill,
  TemplateFound,
} from './reading/worker-tasks.ts'
export { type Asked, type Asking, askList } from './records/asked/ask-list.ts'
export type { Figure } from './records/asked/figures.ts'
export {
  type ClaimFigure,
  type ClaimFigures,
  claimFiguresOf,
  type Measure,
  measureNamed,
} from './records/claim-figures.ts'
export type { ClaimLists, ListTotal, Scoped } from './records/claim-lists.ts'
export { isNoLimit, saysNotInForce } from './records/in-force.ts'
export {
  askedOf,
  briefly,
  countOf,
  entryOf,
  LIST_NAMES,
  type ListEntry,
  type ListInPaper,
  type ListName,
  listsIn,
  oneOfEach,
  premiumsOfRows,
  recordsOf,
  spoken,
} from './records/lists.ts'
export { causesSaid } from './records/property/causes.ts'
export { deductibleOfAll } from './records/property/deductibles.ts'
export { type Kind as InterestKind, kindsSaid } from './records/property/interests.ts'
export { buildingsNamed } from './records/property/places.ts'
export type { PaperRecord, RecordField, ValueKind } from './records/types.ts'
export { isSameAmount, valueOf as valueIn } from './records/values.ts'
export { wordsOf as labelWords } from './records/words.ts'
export { renderPage } from './render/render-page.ts'
export {
  type Concept,
  conceptsOf,
  searchWords,
  standingOf,
  type TogetherWeights,
  type WayWeights,
} from './search/concepts.ts'
export { findQuote, quotedRows } from './search/find-quote.ts'
export { findWords, type WordsFound } from './search/find-words.ts'
export { likenessOf, meaningAsked, meaningPrinted, thingNamed } from './search/meanings.ts'
export { tokensOf } from './search/normalize.ts'
export { partyWords, withoutPartyWords } from './search/party-words.ts'
export { passagesOn, readingRows } from './search/passages.ts'
export { termsAsked } from './search/query-words.ts'
export { relatedTo } from './search/related.ts'
export { isStopWord, stemsOf, termsOf } from './search/stem.ts'
export { synonymsOf } from './search/synonyms.ts'
export { writtenOut } from './search/trade-words.ts'
export type { Box, Page, Passage, ReadingKind } from './types.ts'
export { formNamed } from './units/form-number.ts'
export { isTitle, isUpper } from './units/labels.ts'
export { listedForms } from './units/listed-forms.ts'
export { namedOn } from './units/named-on.ts'
export { LOOKS, type RankedUnit, rankUnits, type Wanted } from './units/rank-units.ts'
export { tablesOf } from './units/tables.ts'
export type { Unit } from './units/types.ts'
export { unitsOf } from './units/units-of.ts'
export { wantedOf } from './units/wanted.ts'
export type { WordDocument, WordParagraph } from './writing/word.ts'
