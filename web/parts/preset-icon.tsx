import { BookOpenText, type LucideIcon, MessageSquareText, TableProperties } from 'lucide-react'
import type { PresetId } from '../../shared/presets.ts'

const ICONS: Record<PresetId, LucideIcon> = {
  DOCUMENT_EXPLORATION: BookOpenText,
  GENERATE_TEMPLATE: TableProperties,
}

/** The preset's sign; a speech bubble for free text. */
export function PresetIcon({ preset, size = 16 }: { preset: PresetId | null | undefined; size?: number }) {
  const Icon = preset ? ICONS[preset] : MessageSquareText
  return <Icon size={size} strokeWidth={1.6} aria-hidden />
}
