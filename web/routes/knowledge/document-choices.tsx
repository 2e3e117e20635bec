import { useId } from 'react'
import { ruleCutSaid } from '../../../shared/knowledge.ts'
import { knownIds } from '../../../shared/labeled.ts'
import { PRESETS, presetOf } from '../../../shared/presets.ts'
import type { KnowledgeDocumentViewQuery } from '../../graph/generated/graphql.ts'
import { Card } from '../../ui/card.tsx'
import { CheckField, ErrorText, Select } from '../../ui/field.tsx'
import { useBases } from './use-bases.ts'
import type { useDocumentSaver } from './use-document-saver.ts'
import { useSavedChoice } from './use-saved-choice.ts'

type ChoiceProps = {
  document: Pick<KnowledgeDocumentViewQuery['knowledgeBaseDocument'], 'title' | 'baseId' | 'ruleFor' | 'ruleCuts'>
  mayChange: boolean
  save: ReturnType<typeof useDocumentSaver>
}

/** The presets in whose runs a document is a rule. Each tick is saved at once; who may not change it reads them. */
export function HouseRule({ document, mayChange, save }: ChoiceProps) {
  const { shown, choose, note, failure } = useSavedChoice(document.ruleFor, (ruleFor) => save({ ruleFor }))
  const cuts = new Set(document.ruleCuts.map(({ cut }) => ruleCutSaid(document.title, cut)))
  const titles = shown.map((id) => presetOf(id).title)
  return (
    <Card title="House rule" aside={<span role="status">{note}</span>}>
      <div className="grid gap-3 p-4">
        <p className="text-ink-2">
          {mayChange
            ? 'Cara is given the first three pages in every run of what is ticked here. The built-in model shows them with the findings of a review.'
            : titles.length
              ? `Cara is given this document in every run of ${titles.join(', ')}.`
              : 'It is a rule for no preset. It is found by searching.'}
        </p>
        {mayChange && (
          <div className="grid grid-cols-2 gap-x-4 gap-y-1 max-md:grid-cols-1">
            {PRESETS.map(({ id, title }) => (
              <CheckField
                key={id}
                checked={shown.includes(id)}
                onChange={({ target }) =>
                  choose(knownIds(PRESETS, target.checked ? [...shown, id] : shown.filter((one) => one !== id)))
                }
              >
                {title}
              </CheckField>
            ))}
          </div>
        )}
        {[...cuts].map((sentence) => (
          <p key={sentence} className="text-13 text-wait-ink">
            {sentence}
          </p>
        ))}
        {failure && <ErrorText>{failure}</ErrorText>}
      </div>
    </Card>
  )
}

/** The knowledge base a document is in, where there are several; it is moved by choosing another one. */
export function BaseChoice({ document, mayChange, save }: ChoiceProps) {
  const { bases } = useBases()
  const id = useId()
  const { shown, choose, note, failure } = useSavedChoice(document.baseId, (baseId) => save({ baseId }))
  if (bases.length < 2) return null
  return (
    <div className="grid gap-[6px] text-13">
      <div className="flex items-center justify-between">
        <label htmlFor={id} className="font-medium">
          Knowledge base
        </label>
        <span role="status" className="text-12 text-ink-3">
          {note}
        </span>
      </div>
      <Select id={id} value={shown} disabled={!mayChange} onChange={({ target }) => choose(target.value)}>
        {bases.map((base) => (
          <option key={base.id} value={base.id}>
            {base.title}
          </option>
        ))}
      </Select>
      {failure && <ErrorText>{failure}</ErrorText>}
    </div>
  )
}
