/** The first tab by itself: all of it stands in the layout around it, which its dialogs share. */
export default function OverviewTab() {
  return null
}
