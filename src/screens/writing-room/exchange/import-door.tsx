import { useStore } from '@nanostores/react'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { $importOpen, hideImport } from '../../../stores/exchange/import-request.ts'
import { notice } from '../../../stores/page/notices.ts'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'

/** The import screen with all readers; undefined until loaded. */
function useImportScreen(isOpen: boolean) {
  const [loaded, setLoaded] = useState<{ ImportScreen: ComponentType<{ onAdded: () => void }> }>()
  // If loading fails, the next press tries again.
  useEffect(() => {
    if (!isOpen || loaded) return
    import('./import-screen.tsx').then(setLoaded, () => {
      hideImport()
      notice.error({ code: 'import-not-loaded' })
    })
  }, [isOpen, loaded])
  return isOpen ? loaded?.ImportScreen : undefined
}

/** Shown once the editor is open, because the dashboard may have requested it. */
export function ImportDoor({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const ImportScreen = useImportScreen(useStore($importOpen))
  // Leaving the editor also closes it.
  useEffect(() => hideImport, [])
  const focusList = useFocusAfter(() => {
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector)
    const list = find('[data-imports]')
    list?.focus()
    // In narrow boxes, an editor opened for the import shows the details, not the list, so the focus goes to the view's
    // button.
    if (!list?.matches(':focus')) find('.only-one-pane button')?.focus()
  })
  return ImportScreen ? <ImportScreen onAdded={focusList} /> : null
}
