import { Link } from 'wouter'
import { ButtonLink, type ButtonLinkProps } from '../../../ui/forms/button.tsx'

/** A link to another route that looks like a button. */
export const LinkButton = ({ to, ...rest }: Omit<ButtonLinkProps, 'href' | 'onClick'> & { to: string }) => (
  <Link href={to} asChild>
    <ButtonLink href={to} {...rest} />
  </Link>
)
