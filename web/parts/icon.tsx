import {
  BookOpenText,
  BookUser,
  ChartColumn,
  CircleCheckBig,
  CircleDashed,
  Columns3,
  FileText,
  Lightbulb,
  type LucideIcon,
  Mail,
  MessageSquareText,
  PencilLine,
  Scale,
  Search,
  ShieldQuestionMark,
  TableProperties,
  Tags,
} from 'lucide-react'
import { type PresetId, presetOf } from '../../shared/presets.ts'
import type { IconName } from '../../shared/tools.ts'

/** The signs of tools and presets, by the names the shared lists use. */
export const ICONS: Record<IconName, LucideIcon> = {
  thought: Lightbulb,
  book: BookOpenText,
  search: Search,
  form: TableProperties,
  mail: Mail,
  document: FileText,
  pen: PencilLine,
  check: CircleCheckBig,
  client: BookUser,
  compare: Columns3,
  claim: Scale,
  chart: ChartColumn,
  gap: CircleDashed,
  code: Tags,
  verify: ShieldQuestionMark,
}

/** The preset's sign; a speech bubble for free text. */
export function PresetIcon({ preset, size = 16 }: { preset: PresetId | null | undefined; size?: number }) {
  const Icon = preset ? ICONS[presetOf(preset).icon] : MessageSquareText
  return <Icon size={size} strokeWidth={1.6} aria-hidden />
}
