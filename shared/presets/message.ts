import { FORM_CARDS, type FormId } from '../forms.ts'
import { type PresetChoices, type PresetId, type PresetValues, presetOf } from '../presets.ts'
import type { PresetInput } from './declaration.ts'

/** Whether an input is asked for, given what is chosen so far. */
export function isAsked(input: PresetInput, { forms, choices = {} }: Pick<PresetValues, 'forms' | 'choices'>) {
  if (input.kind === 'text' && input.when)
    return (choices[input.when.choice] ?? [input.when.is]).includes(input.when.is)
  if (input.kind !== 'text' || !input.onlyWith) return true
  const part = input.onlyWith
  return FORM_CARDS.some((card) => forms.includes(card.id) && card[part])
}

/** The message that a preset's dialog sends. */
export function composeMessage(id: PresetId, values: PresetValues): string {
  const { says, inputs } = presetOf(id)
  const lines = inputs
    .filter((input) => isAsked(input, values))
    .map((input) => {
      if (input.kind === 'files') return ''
      if (input.kind === 'forms') return `Fill ${formNames(values.forms)}.`
      if (input.kind === 'choice') return sayChoice(input, values.choices?.[input.name] ?? [input.first])
      const said = values.texts[input.name]?.trim() || input.blank
      return said ? `${input.lead ?? ''}${said}` : ''
    })
  return [says, ...lines].filter(Boolean).join('\n\n')
}

type ChoiceInput = Extract<PresetInput, { kind: 'choice' }>

const sayChoice = ({ lead, choices, first, quiet }: ChoiceInput, chosen: readonly string[]) =>
  quiet && chosen.join() === first
    ? ''
    : `${lead}${choices
        .filter(({ id }) => chosen.includes(id))
        .map(({ label }) => label)
        .join(', ')}`

const choiceInputs = (id: PresetId) =>
  presetOf(id).inputs.filter((input): input is ChoiceInput => input.kind === 'choice')

/** What a line of a message chooses in an input, as the dialog says it; nothing for any other line. */
function chosenIn({ lead, choices }: ChoiceInput, line: string): string[] {
  const labels = line.startsWith(lead) ? line.slice(lead.length).split(', ') : []
  const chosen = choices.filter(({ label }) => labels.includes(label))
  return chosen.length === labels.length ? chosen.map(({ id }) => id) : []
}

/** What was chosen in the dialog that sent a message, read back from its lines; where a line is gone, what is chosen from the beginning. */
export function choicesIn(id: PresetId, message: string): PresetChoices {
  const lines = message.split('\n')
  return Object.fromEntries(
    choiceInputs(id).map((input) => {
      const chosen = lines.map((line) => chosenIn(input, line)).find(({ length }) => length > 0)
      return [input.name, chosen ?? [input.first]]
    }),
  )
}

/** What the user typed in the dialog that sent a message. */
export function typedIn(id: PresetId, message: string): string {
  const { says, inputs } = presetOf(id)
  const isChosen = (line: string) => choiceInputs(id).some((input) => chosenIn(input, line).length > 0)
  const isTyped = (line: string) => line !== says && !isChosen(line)
  const before = inputs.flatMap((input) => (input.kind === 'text' && input.lead ? [input.lead] : []))
  const bare = (line: string) => line.slice(before.find((lead) => line.startsWith(lead))?.length ?? 0)
  return message.split('\n').filter(isTyped).map(bare).join('\n').trim()
}

/** Whether a message is nothing but what the dialog says where nothing was typed or chosen. */
export const isLeftBlank = (id: PresetId, message: string) =>
  presetOf(id).inputs.some((input) => input.kind === 'text' && !input.lead && input.blank === message.trim())

const formNames = (forms: readonly FormId[]) =>
  FORM_CARDS.filter((card) => forms.includes(card.id))
    .map((card) => `${card.name} (${card.title})`)
    .join(', ')
