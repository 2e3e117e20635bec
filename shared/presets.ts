import { FORM_CARDS, type FormId } from './forms.ts'
import type { IconName } from './tools.ts'

/** The most characters of a preset that an agency writes itself. */
export const PRESET_TITLE = 100
export const PRESET_DESCRIPTION = 300
export const PRESET_PROMPT = 10_000

/** spec 2 §5: used for a certificate holder that was left blank. */
export const DEFAULT_HOLDER = "Use the named insured's information as the certificate holder."

/**
 * The built-in presets that work, in the order of the start page (spec 2 §2). A preset is an entry here and its instructions for the model
 * under server/assistant/presets. Its card, its dialog and the user's first message are drawn from the entry.
 */
export const PRESETS = [
  {
    id: 'DOCUMENT_EXPLORATION',
    title: 'Explore a Policy',
    description: 'Ask about a policy and see the words it rests on.',
    about: 'Ask about a policy. Every answer names the page and the words it rests on.',
    icon: 'book',
    verb: 'Explore',
    inputs: [
      {
        kind: 'files',
        name: 'policy',
        label: 'Policy',
        prefix: '[Policy]',
        missing: 'Add the policy that Cara should read.',
      },
      {
        kind: 'text',
        name: 'question',
        label: 'What do you want to know?',
        hint: 'Left blank, Cara sums up what the policy covers: parties, dates, limits, deductibles and main exclusions.',
        placeholder: 'For example: is flood covered, and with what deductible?',
        blank: 'What does this policy cover? Give the parties, dates, limits, deductibles and main exclusions.',
      },
    ],
  },
  {
    id: 'GENERATE_TEMPLATE',
    title: 'Fill Forms and Certificates',
    description: 'Fill ACORD forms from quotes, binders and policies.',
    about: 'Cara fills the forms from your documents and shows where each value came from.',
    icon: 'form',
    verb: 'Fill',
    inputs: [
      { kind: 'forms', name: 'forms', label: 'Forms' },
      {
        kind: 'files',
        name: 'input',
        label: 'Quotes, binders or policies',
        prefix: '[Input]',
        missing: 'Add at least one document: Cara fills in only what she finds in your files.',
      },
      {
        kind: 'text',
        name: 'holder',
        label: 'Certificate holder',
        onlyWith: 'holder',
        hint: "Left blank, Cara uses the named insured's information as the certificate holder.",
        placeholder: 'Name and address of whoever asked for the certificate',
        lead: 'Certificate holder: ',
        blank: DEFAULT_HOLDER,
      },
      {
        kind: 'text',
        name: 'instructions',
        label: 'Anything else?',
        placeholder: 'For example: name the holder as additional insured.',
      },
    ],
  },
] as const satisfies readonly PresetDeclaration[]

export type PresetId = (typeof PRESETS)[number]['id']

export type PresetDeclaration = {
  id: string
  title: string
  /** On the card of the start page. */
  description: string
  /** Under the dialog's title. */
  about: string
  icon: IconName
  /** On the button that sends the dialog; with forms, their number follows. */
  verb: string
  /** In the order they are asked for and said. */
  inputs: readonly PresetInput[]
}

export type PresetInput =
  /**
   * `prefix` is put before the names of the files of this slot (spec 2 §5); it is never shown to a person. `missing` is said when
   * there is no file; without it the slot may stay empty.
   */
  | { kind: 'files'; name: string; label: string; prefix: string; missing?: string }
  /** At least one of the forms Cara fills. */
  | { kind: 'forms'; name: string; label: string }
  /**
   * Free text. `lead` stands before it in the message; `blank` is said in place of nothing; `onlyWith`: asked for only when
   * one of the chosen forms has that part.
   */
  | {
      kind: 'text'
      name: string
      label: string
      hint?: string
      placeholder?: string
      lead?: string
      blank?: string
      onlyWith?: 'holder'
    }

/** The user's input in a preset's dialog, by the names of its inputs: words, and the chosen forms. */
export type PresetValues = { texts: Readonly<Record<string, string>>; forms: readonly FormId[] }

export const PRESET_IDS = PRESETS.map(({ id }) => id) as readonly PresetId[] as readonly [PresetId, ...PresetId[]]

export const presetOf = (id: PresetId): PresetDeclaration => PRESETS.find((preset) => preset.id === id)!

/** What the files of each slot of any preset are marked with. */
const FILE_PREFIXES: readonly string[] = PRESETS.flatMap(({ inputs }) =>
  (inputs as readonly PresetInput[]).flatMap((input) => (input.kind === 'files' ? [input.prefix] : [])),
)

/** A file's display name: without the prefix of its input slot. */
export function withoutPrefix(name: string) {
  const prefix = FILE_PREFIXES.find((one) => name.startsWith(`${one} `))
  return prefix ? name.slice(prefix.length + 1) : name
}

/** Whether an input is asked for, given what is chosen so far. */
export function isAsked(input: PresetInput, { forms }: Pick<PresetValues, 'forms'>) {
  if (input.kind !== 'text' || !input.onlyWith) return true
  const part = input.onlyWith
  return FORM_CARDS.some((card) => forms.includes(card.id) && card[part])
}

/** The message that a preset's dialog sends. */
export function composeMessage(id: PresetId, values: PresetValues): string {
  const lines = presetOf(id)
    .inputs.filter((input) => isAsked(input, values))
    .map((input) => {
      if (input.kind === 'files') return ''
      if (input.kind === 'forms') return `Fill ${formNames(values.forms)}.`
      const said = values.texts[input.name]?.trim() || input.blank
      return said ? `${input.lead ?? ''}${said}` : ''
    })
  return lines.filter(Boolean).join('\n\n')
}

const formNames = (forms: readonly FormId[]) =>
  FORM_CARDS.filter((card) => forms.includes(card.id))
    .map((card) => `${card.name} (${card.title})`)
    .join(', ')
