import { useStore } from '@nanostores/react'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { $importOpen, hideImport } from '../../../stores/exchange/import-request.ts'
import { notice } from '../../../stores/page/notices.ts'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'

/** With all that reads questions, for those who bring some; undefined until it is there. */
function useImportScreen(isOpen: boolean) {
  const [loaded, setLoaded] = useState<{ ImportScreen: ComponentType<{ onAdded: () => void }> }>()
  // Asked for again at the next press if it does not come.
  useEffect(() => {
    if (!isOpen || loaded) return
    import('./import-screen.tsx').then(setLoaded, () => {
      hideImport()
      notice.error({ code: 'import-not-loaded' })
    })
  }, [isOpen, loaded])
  return isOpen ? loaded?.ImportScreen : undefined
}

/** Over the room once that is open, because the dashboard may have asked for it. */
export function ImportDoor({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const ImportScreen = useImportScreen(useStore($importOpen))
  // Who leaves the room leaves it, too.
  useEffect(() => hideImport, [])
  const focusList = useFocusAfter(() => {
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector)
    const list = find('[data-imports]')
    list?.focus()
    // A narrow room that was opened for the import shows the details, not the list: there is the button of that view.
    if (!list?.matches(':focus')) find('.only-one-pane button')?.focus()
  })
  return ImportScreen ? <ImportScreen onAdded={focusList} /> : null
}
