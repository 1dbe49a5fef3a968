import type { ReactNode } from 'react'
import adminTheme from '../../ui/styles/admin.css?inline'
import { Styled } from './styled.tsx'

/** The ground of a screen that only administrators see. */
export const AdminSheet = ({ children }: { children: ReactNode }) => (
  <Styled theme={adminTheme} className="sheet">
    {children}
  </Styled>
)
