import type { ReactNode } from 'react'
import { isTranslated } from '../../../messages/lib/words.ts'
import adminSheet from '../../../ui/styles/admin.css?inline'
import { Styled } from '../page/styled.tsx'

interface AdminSheetProps {
  className?: string | undefined
  children: ReactNode
}

/** A screen for administrators, with the style sheet of their chunk. It says so where it is English, unlike the rest of the page. */
export const AdminSheet = ({ className = 'sheet', children }: AdminSheetProps) => (
  <Styled
    sheet={adminSheet}
    className={className}
    {...(!isTranslated('admin') && { lang: 'en', dir: 'ltr' })}
  >
    {children}
  </Styled>
)
