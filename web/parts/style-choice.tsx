import { BASE_STYLES } from '../../shared/document-styles.ts'

type StyleChoiceProps = { styles: readonly { id: string; title: string }[] | null }

/** The styles to choose from: the agency's own, then the base styles. */
export const StyleChoice = ({ styles }: StyleChoiceProps) => (
  <>
    {!styles && <option value="">Loading…</option>}
    {styles && styles.length > 0 && (
      <optgroup label="Your styles">
        {styles.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </optgroup>
    )}
    <optgroup label="Built in">
      {BASE_STYLES.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </optgroup>
  </>
)
