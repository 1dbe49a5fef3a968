import type { ReactNode } from 'react'
import { isTranslated } from '../../../messages/lib/words.ts'
import adminSheet from '../../../ui/styles/admin.css?inline'
import { Styled } from '../page/styled.tsx'

interface AdminSheetProps {
  className?: string | undefined
  children: ReactNode
}

/**
 * An administrators' screen with its chunk's style sheet. It is marked as English if the page is in a language without
 * the admin texts.
 */
export const AdminSheet = ({ className = 'sheet', children }: AdminSheetProps) => (
  <Styled
    sheet={adminSheet}
    className={className}
    {...(!isTranslated('admin') && { lang: 'en', dir: 'ltr' })}
  >
    {children}
  </Styled>
)
