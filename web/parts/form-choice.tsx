import { useState } from 'react'
import { FORM_CARDS, type FormId, wordsOfForm } from '../../shared/forms.ts'
import { formsFound } from '../../shared/forms-found.ts'
import { WANTED_FOR } from '../../shared/forms-wanted.ts'
import { knownIds } from '../../shared/labeled.ts'
import { type PresetInput, presetFor } from '../../shared/presets.ts'
import { TextInput } from '../ui/field.tsx'
import { ChoiceInput } from './choice-input.tsx'

type FormInput = Extract<PresetInput, { kind: 'forms' }>

/** The forms an input offers: those that Cara fills, or of these the ones that have a preset of their own. */
export const formsOf = ({ chooses }: Pick<FormInput, 'chooses'>) =>
  FORM_CARDS.filter(({ id }) => !chooses || presetFor(id))

type FormChoiceProps = Omit<FormInput, 'kind'> & {
  chosen: readonly FormId[]
  onChange: (forms: readonly FormId[]) => void
}

/** Which of the forms Cara fills: any number, or one. Of many they are found by number, title and what they are wanted for. */
export function FormChoice({ name, label, chooses, chosen, onChange }: FormChoiceProps) {
  const [wanted, setWanted] = useState('')
  /** What was chosen since the words were typed: unticked by mistake, it is still there. */
  const [kept, setKept] = useState<readonly FormId[]>([])
  const forms = formsOf({ chooses })
  const found = formsFound(
    forms.map((card) => ({ form: card, words: wordsOfForm(card, WANTED_FOR[card.id]) })),
    wanted,
  )
  const [only] = found.length === 1 ? found : []
  const stays = new Set([...found.map(({ id }) => id), ...chosen, ...kept])
  return (
    <ChoiceInput
      many={!chooses}
      name={name}
      label={label}
      choices={forms.map((card) => ({ id: card.id, label: card.name, title: card.title, detail: WANTED_FOR[card.id] }))}
      chosen={chosen}
      shown={[...stays]}
      onChange={(changed) => {
        setKept([...kept, ...chosen])
        onChange(knownIds(FORM_CARDS, changed))
      }}
    >
      {forms.length > FEW && (
        <>
          <TextInput
            type="search"
            aria-label="Find a form"
            placeholder="Number, title or what it is for"
            className="mb-2"
            value={wanted}
            onChange={({ target }) => {
              setWanted(target.value)
              setKept([])
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return
              event.preventDefault()
              if (only && !chosen.includes(only.id)) onChange(knownIds(FORM_CARDS, [...chosen, only.id]))
            }}
          />
          {wanted && !found.length && (
            <p role="status" className="mb-2 text-13 text-ink-2">
              No form fits these words. Try its number.
            </p>
          )}
        </>
      )}
    </ChoiceInput>
  )
}

/** So many are seen at once. */
const FEW = 4
