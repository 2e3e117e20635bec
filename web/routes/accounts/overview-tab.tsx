/** The first tab by itself: its content is in the layout, which its dialogs share. */
export default function OverviewTab() {
  return null
}
