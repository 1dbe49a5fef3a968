import { useStore } from '@nanostores/react'
import type { ComponentProps, MouseEvent } from 'react'
import { paths } from '../../domain/page/paths.ts'
import { $homes, type Home } from '../../stores/page/homes.ts'
import { ButtonLink } from '../../ui/forms/button.tsx'
import { useIsGuest } from '../parts/access/guest.ts'
import { useOnlyQuiz } from '../parts/access/only-quiz.ts'
import { LinkButton } from '../parts/page/link-button.tsx'

type HomeLinkProps = ComponentProps<typeof LinkButton>

const homeWith = (homes: readonly Home[], route: string) =>
  homes.find(({ isWhole }) => isWhole) ?? (route === paths.home ? homes[0] : undefined)

/**
 * Leads on after booking: within the application, or from the booking element to the page's application. Renders
 * nothing if there is none.
 */
export function HomeLink({ to, ...look }: HomeLinkProps) {
  const [isGuest, only, homes] = [useIsGuest(), useOnlyQuiz(), useStore($homes)]
  if (!isGuest || only !== undefined) return <LinkButton to={to} {...look} />
  const home = homeWith(homes, to)
  if (!home) return null
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    home.open(to)
  }
  return <ButtonLink href={home.hrefOf(to)} onClick={open} {...look} />
}
