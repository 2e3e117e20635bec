import { withoutPrefix } from '../../shared/presets.ts'

/** The file under the name that tells its slot (spec 2 §5); without a prefix, under its own. */
export function marked(file: File, prefix: string) {
  const plain = withoutPrefix(file.name)
  const name = prefix ? `${prefix} ${plain}` : plain
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified })
}
